"""Everything of one database into another, which is empty, and the proof that it is the same.

A row that cannot be read, or that names a row which could not, is skipped and named.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Engine, Table, and_, bindparam, insert, inspect, select, update
from sqlalchemy.exc import DataError, IntegrityError

from companion.core.config import SettingsError
from companion.db.backends import backend_of
from companion.maintenance.raw_rows import UnreadableRowError, key_of, raw_batches, read_row
from companion.models import db
from companion.models.games import Game


class CopyMismatchError(Exception):
    """What arrived is not what was sent: nothing of it has been kept."""


@dataclass
class TableDigest:
    """What tells one table's rows from any others, in whichever order they come."""

    rows: int = 0
    mixed: int = 0

    def add(self, row: Iterable[Any]) -> None:
        """Add one more row."""
        digest = sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
        self.rows += 1
        self.mixed = (self.mixed + int.from_bytes(digest)) % 2**256

    def remove(self, row: Iterable[Any]) -> None:
        """Take a row out that was added."""
        other = TableDigest()
        other.add(row)
        self.rows -= 1
        self.mixed = (self.mixed - other.mixed) % 2**256


@dataclass(frozen=True)
class SkippedRow:
    """A row that cannot be read, and is not copied."""

    table: str
    key: str


@dataclass
class CopyResult:
    """What a copy came to."""

    rows: int = 0
    skipped_rows: list[SkippedRow] = field(default_factory=list[SkippedRow])


def begin_epochs(connection: Connection) -> None:
    """Have every game begin a new one, so that phones that know more give it back.

    Also in a database of an earlier version, which may lack a column.
    """
    existing = {column["name"] for column in inspect(connection).get_columns(Game.__tablename__)}
    values = {"epoch": secrets.token_hex(4), "recreated": False}
    known = {name: value for name, value in values.items() if name in existing}
    connection.execute(update(Game).values(known))


def copy(source: Engine, target: Engine, *, epoch: bool = False) -> CopyResult:
    """Copy every row, as it stands at one moment, into an empty database.

    What cannot be read is skipped; read back, each of the others has to be the same. With `epoch`
    every game gets a new one, so that phones that know more than the copy give it back
    (docs/api.md). Raises `CopyMismatchError`, and `SettingsError` where the target is not empty:
    nothing has been written then.
    """
    reading = source.execution_options(**backend_of(source).READS)
    writing = target.execution_options(**backend_of(target).WRITES)
    with reading.begin() as source_connection, writing.begin() as target_connection:
        _require_empty(target_connection)
        result = CopyResult()
        digests = {
            table: _copy_table(table, source_connection, target_connection, result.skipped_rows)
            for table in db.metadata.sorted_tables
        }
        for table, digest in digests.items():
            if _digest_of(table, target_connection) != digest:
                raise CopyMismatchError(table.name)
        if epoch:
            begin_epochs(target_connection)
    result.rows = sum(digest.rows for digest in digests.values())
    return result


def require_empty(target: Engine) -> None:
    """Raise `SettingsError` where a database holds anything."""
    with target.connect() as connection:
        _require_empty(connection)


def _require_empty(connection: Connection) -> None:
    for table in db.metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise SettingsError(
                f"There are games already in {connection.engine.url!r}. "
                "Name an empty database, or a folder without one."
            )


def _copy_table(
    table: Table,
    source_connection: Connection,
    target_connection: Connection,
    skipped_rows: list[SkippedRow],
) -> TableDigest:
    """Copy the rows of a table, then how they point to each other; return their digest."""
    own_keys = [column.name for column in table.columns if _is_own_key(column)]
    digest = TableDigest()
    links: list[dict[str, Any]] = []

    def leave(key: str) -> None:
        skipped_rows.append(SkippedRow(table.name, key))

    for batch in raw_batches(table, source_connection):
        rows: list[dict[str, Any]] = []
        for raw in batch:
            try:
                rows.append(read_row(table, raw))
            except UnreadableRowError as error:
                leave(str(error))
        bare = [row | dict.fromkeys(own_keys) for row in rows]
        refused = _execute(target_connection, insert(table), bare)
        for place, row in enumerate(rows):
            if place in refused:
                leave(key_of(table, row.values()))
                continue
            digest.add(row.values())
            links += [row] if any(row[name] is not None for name in own_keys) else []
    if links:
        params = [_as_params(row) for row in links]
        for place in _execute(target_connection, _link_update(table, own_keys), params):
            row = links[place]
            leave(key_of(table, row.values()))
            digest.remove(row.values())
            digest.add((row | dict.fromkeys(own_keys)).values())
    return digest


def _execute(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> set[int]:
    """Execute a statement for these rows; return the places of those that the database refuses."""
    refused: set[int] = set()
    waiting = [(0, len(rows))] if rows else []
    while waiting:
        first, end = waiting.pop()
        try:
            with connection.begin_nested():
                connection.execute(statement, rows[first:end])
        except (IntegrityError, DataError):
            middle = (first + end) // 2
            if end - first == 1:
                refused.add(first)
            else:
                waiting += [(first, middle), (middle, end)]
    return refused


def _as_params(row: dict[str, Any]) -> dict[str, Any]:
    """Return the values by names that are no columns', as an update wants them."""
    return {f"_{name}": value for name, value in row.items()}


def _is_own_key(column: Any) -> bool:
    inside = any(key.column.table is column.table for key in column.foreign_keys)
    return inside and not column.primary_key


def _link_update(table: Table, own_keys: list[str]) -> Any:
    same = and_(*(column == bindparam(f"_{column.name}") for column in table.primary_key))
    return update(table).where(same).values({name: bindparam(f"_{name}") for name in own_keys})


def _digest_of(table: Table, connection: Connection) -> TableDigest:
    digest = TableDigest()
    for batch in raw_batches(table, connection):
        for raw in batch:
            digest.add(read_row(table, raw).values())
    return digest
