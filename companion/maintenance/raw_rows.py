"""Rows as they are stored, so that one which cannot be read does not hide the others."""

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import JSON, ColumnElement, Connection, Table, Text, select, type_coerce

BATCH_SIZE = 1_000


class UnreadableRowError(Exception):
    """What is stored in a row is no value of its column."""


def raw_batches(
    table: Table, connection: Connection, *where: ColumnElement[bool]
) -> Iterator[Sequence[Any]]:
    """Yield rows in batches, JSON on SQLite as its text, and text that is no UTF-8 with surrogates.

    PostgreSQL stores nothing but JSON and UTF-8.
    """
    is_sqlite = connection.dialect.name == "sqlite"
    columns = [
        type_coerce(column, Text) if is_sqlite and isinstance(column.type, JSON) else column
        for column in table.columns
    ]
    named = [column.label(name) for column, name in zip(columns, table.columns.keys(), strict=True)]
    query = select(*named).where(*where)
    with _any_text(connection):
        yield from connection.execute(
            query, execution_options={"yield_per": BATCH_SIZE}
        ).partitions()


def read_row(table: Table, row: Any) -> dict[str, Any]:
    """Return the values of a raw row by column. Raises `UnreadableRowError`."""
    try:
        return {
            column.name: _read_value(column.type, value)
            for column, value in zip(table.columns, row, strict=True)
        }
    except (ValueError, TypeError) as error:
        raise UnreadableRowError(key_of(table, row)) from error


def key_of(table: Table, row: Any) -> str:
    """Return the primary key of a raw row, for people to read."""
    pairs = zip(table.columns, row, strict=True)
    return ", ".join(
        ascii(value)[1:-1] if isinstance(value, str) else str(value)
        for column, value in pairs
        if column.primary_key
    )


def _read_value(kind: object, value: Any) -> Any:
    if isinstance(value, str):
        value.encode()  # raises for surrogates
        return json.loads(value) if isinstance(kind, JSON) else value
    if isinstance(kind, JSON) and isinstance(value, bytes):
        raise TypeError
    return value


@contextmanager
def _any_text(connection: Connection) -> Generator[None]:
    """Have SQLite's text that is no UTF-8 read with surrogates instead of failing."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driven: Any = connection.connection.driver_connection
    driven.text_factory = _decode
    try:
        yield
    finally:
        driven.text_factory = str


def _decode(raw: bytes) -> str:
    return raw.decode(errors="surrogateescape")
