"""Rows that name what is not there, as they come of a database that was tinkered with."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from companion.core.clock import now
from companion.models import db

MADE_ANEW: dict[str, dict[str, str]] = {"device": {"kind": "other"}, "scorebook": {}}
"""Of them only the id matters, so one that is missing can be there again."""
NEVER_REMOVED = ("entry", "game")
"""What people have written."""


@dataclass(frozen=True)
class Orphans:
    """Rows of one table that name a row of another, which is not there."""

    key: ForeignKeyConstraint
    rows: int

    @property
    def table(self) -> str:
        """Where they are."""
        return self.key.table.name

    @property
    def parent(self) -> str:
        """What they name."""
        return self.key.referred_table.name


def orphans(connection: Connection) -> Iterator[Orphans]:
    """All there are, what others point to first."""
    for table in db.metadata.sorted_tables:
        for key in sorted(table.foreign_key_constraints, key=lambda one: str(one.name)):
            counted = select(func.count()).select_from(table).where(_lost(key))
            rows = connection.scalar(counted)
            if rows:
                yield Orphans(key, rows)


def mend(connection: Connection, found: Orphans) -> bool:
    """Have these rows name something that is there, or be gone; whether that can be."""
    key, table = found.key, found.key.table
    if found.parent in MADE_ANEW:
        (column,) = key.columns
        missing = connection.scalars(select(column).where(_lost(key)).distinct()).all()
        told = MADE_ANEW[found.parent] | {"made": now()}
        connection.execute(insert(key.referred_table), [{"id": one, **told} for one in missing])
    elif key.referred_table is table:
        own = [column.name for column in key.columns if not column.primary_key]
        connection.execute(update(table).where(_lost(key)).values(dict.fromkeys(own)))
    elif found.table in NEVER_REMOVED:
        return False
    else:
        connection.execute(delete(table).where(_lost(key)))
    return True


def _lost(key: ForeignKeyConstraint) -> ColumnElement[bool]:
    parent = key.referred_table.alias()
    pairs = [(element.parent, parent.c[element.column.name]) for element in key.elements]
    there = exists().where(*(theirs == own for own, theirs in pairs))
    return and_(*(own.is_not(None) for own, _ in pairs), ~there)
