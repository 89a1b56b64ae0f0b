"""Everything of one database into another, which is empty, and the proof that it is the same."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Engine, Table, and_, bindparam, insert, select, update

from companion.core.config import SettingsError
from companion.db.backends import backend_of
from companion.models import db
from companion.models.games import Game

BATCH_SIZE = 1_000


class CopyMismatchError(Exception):
    """What arrived is not what was sent: nothing of it has been kept."""


@dataclass
class TableDigest:
    """What tells one table's rows from any others, in whichever order they come."""

    rows: int = 0
    mixed: int = 0

    def add(self, row: Sequence[Any]) -> None:
        """Add one more row."""
        digest = sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
        self.rows += 1
        self.mixed = (self.mixed + int.from_bytes(digest)) % 2**256


def begin_epochs(connection: Connection) -> None:
    """Have every game begin a new one, so that phones that know more give it back."""
    connection.execute(update(Game).values(epoch=secrets.token_hex(4)))


def copy(source: Engine, target: Engine, *, epoch: bool = False) -> int:
    """Copy every row, as it stands at one moment, into an empty database; return how many.

    Read back, each of them has to be the same. With `epoch` every game gets a new one, so that
    phones that know more than the copy give it back (docs/api.md). Raises `CopyMismatchError`, and
    `SettingsError` where the target is not empty: nothing has been written then.
    """
    reading = source.execution_options(**backend_of(source).READS)
    writing = target.execution_options(**backend_of(target).WRITES)
    with reading.begin() as source_connection, writing.begin() as target_connection:
        _require_empty(target_connection)
        digests = {
            table: _copy_table(table, source_connection, target_connection)
            for table in db.metadata.sorted_tables
        }
        for table, digest in digests.items():
            if _digest_of(table, target_connection) != digest:
                raise CopyMismatchError(table.name)
        if epoch:
            begin_epochs(target_connection)
    return sum(digest.rows for digest in digests.values())


def _require_empty(connection: Connection) -> None:
    for table in db.metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise SettingsError(
                f"There are games already in {connection.engine.url!r}. "
                "Name an empty database, or a folder without one."
            )


def _copy_table(
    table: Table, source_connection: Connection, target_connection: Connection
) -> TableDigest:
    """Copy the rows of a table, then how they point to each other; return their digest."""
    own_keys = [column.name for column in table.columns if _is_own_key(column)]
    digest = TableDigest()
    links: list[dict[str, Any]] = []
    for batch in _batches(table, source_connection):
        for row in batch:
            digest.add(row)
        rows = [dict(row._mapping) for row in batch]
        links += [
            _as_params(row) for row in rows if any(row[name] is not None for name in own_keys)
        ]
        target_connection.execute(insert(table), [row | dict.fromkeys(own_keys) for row in rows])
    if links:
        target_connection.execute(_link_update(table, own_keys), links)
    return digest


def _as_params(row: dict[str, Any]) -> dict[str, Any]:
    """Return the values by names that are no columns', as an update wants them."""
    return {f"_{name}": value for name, value in row.items()}


def _is_own_key(column: Any) -> bool:
    inside = any(key.column.table is column.table for key in column.foreign_keys)
    return inside and not column.primary_key


def _link_update(table: Table, own_keys: list[str]) -> Any:
    same = and_(*(column == bindparam(f"_{column.name}") for column in table.primary_key))
    return update(table).where(same).values({name: bindparam(f"_{name}") for name in own_keys})


def _batches(table: Table, connection: Connection) -> Iterator[Sequence[Any]]:
    return connection.execute(
        select(table), execution_options={"yield_per": BATCH_SIZE}
    ).partitions()


def _digest_of(table: Table, connection: Connection) -> TableDigest:
    digest = TableDigest()
    for batch in _batches(table, connection):
        for row in batch:
            digest.add(row)
    return digest
