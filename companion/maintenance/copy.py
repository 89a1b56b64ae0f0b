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

BATCH = 1_000


class CopyMismatchError(Exception):
    """What arrived is not what was sent: nothing of it has been kept."""


@dataclass
class TableDigest:
    """What tells one table's rows from any others, in whichever order they come."""

    rows: int = 0
    mixed: int = 0

    def add(self, row: Sequence[Any]) -> None:
        """Take one more row in."""
        digest = sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
        self.rows += 1
        self.mixed = (self.mixed + int.from_bytes(digest)) % 2**256


def begin_epochs(connection: Connection) -> None:
    """Have every game begin a new one, so that phones that know more give it back."""
    connection.execute(update(Game).values(epoch=secrets.token_hex(4)))


def copy(source: Engine, target: Engine, *, epoch: bool = False) -> int:
    """Copy every row, as it stands at one moment, into an empty database; how many rows there were.

    Read back, each of them has to be the same. With `epoch` every game gets a new one, so that
    phones that know more than the copy give it back (docs/api.md). Raises `CopyMismatchError`, and
    `SettingsError` where the target is not empty: nothing has been written then.
    """
    reading = source.execution_options(**backend_of(source).READS)
    writing = target.execution_options(**backend_of(target).WRITES)
    with reading.begin() as here, writing.begin() as there:
        _refuse_filled(there)
        prints = {table: _copied(table, here, there) for table in db.metadata.sorted_tables}
        for table, print_ in prints.items():
            if _print_of(table, there) != print_:
                raise CopyMismatchError(table.name)
        if epoch:
            begin_epochs(there)
    return sum(print_.rows for print_ in prints.values())


def _refuse_filled(connection: Connection) -> None:
    for table in db.metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise SettingsError(
                f"There are games already in {connection.engine.url!r}. "
                "Name an empty database, or a folder without one."
            )


def _copied(table: Table, here: Connection, there: Connection) -> TableDigest:
    """Copy the rows of a table; what they were. Where they point to each other comes last."""
    inner = [column.name for column in table.columns if _points_inside(column)]
    print_ = TableDigest()
    links: list[dict[str, Any]] = []
    for batch in _batches(table, here):
        for row in batch:
            print_.add(row)
        rows = [dict(row._mapping) for row in batch]
        links += [_marked(row) for row in rows if any(row[name] is not None for name in inner)]
        there.execute(insert(table), [row | dict.fromkeys(inner) for row in rows])
    if links:
        there.execute(_linking(table, inner), links)
    return print_


def _marked(row: dict[str, Any]) -> dict[str, Any]:
    """Its values by names that are no columns', as an update wants them."""
    return {f"_{name}": value for name, value in row.items()}


def _points_inside(column: Any) -> bool:
    inside = any(key.column.table is column.table for key in column.foreign_keys)
    return inside and not column.primary_key


def _linking(table: Table, inner: list[str]) -> Any:
    same = and_(*(column == bindparam(f"_{column.name}") for column in table.primary_key))
    return update(table).where(same).values({name: bindparam(f"_{name}") for name in inner})


def _batches(table: Table, connection: Connection) -> Iterator[Sequence[Any]]:
    return connection.execute(select(table), execution_options={"yield_per": BATCH}).partitions()


def _print_of(table: Table, connection: Connection) -> TableDigest:
    print_ = TableDigest()
    for batch in _batches(table, connection):
        for row in batch:
            print_.add(row)
    return print_
