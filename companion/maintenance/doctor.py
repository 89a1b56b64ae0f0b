"""`companion doctor`: everything that is stored, looked at, and mended where that can be."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
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
from companion.core.i18n import text
from companion.db.backends import backend_of
from companion.maintenance import consistency
from companion.models import db

MENDED = {"numbers", "erased", "standings", "results"}
"""What can be made right from the log itself."""
GARBLED = (ValueError, TypeError, AttributeError, KeyError)
"""What comes of reading something that nobody can have stored."""


@dataclass(frozen=True)
class Finding:
    """Something that is wrong."""

    said: str
    """In the words of the terminal's language."""
    mended: bool = False


def findings(engine: Engine, mending: bool = False) -> Iterator[Finding]:
    """Yield what is wrong in the stores' database; with `mending`, what was."""
    for line in consistency.damage():
        yield Finding(text("doctor.damage", line=line))
    yield from _orphans(engine, mending)
    for game in consistency.games():
        yield from _game(game, mending)
    yield from _figures(mending)


def _orphans(engine: Engine, mending: bool) -> Iterator[Finding]:
    writing = engine.execution_options(**backend_of(engine).WRITES)
    with writing.begin() as connection:
        for found in orphans(connection):
            mended = mending and mend(connection, found)
            params = {"n": found.rows, "table": found.table, "parent": found.parent}
            yield Finding(text("doctor.orphans", **params), mended)


def _game(game: str, mending: bool) -> Iterator[Finding]:
    before = _wrong_with(game)
    if mending and MENDED.intersection(before) and "unreadable" not in before:
        consistency.repair(game)
        left = _wrong_with(game)
    else:
        left = before
    for code in before:
        yield Finding(text(f"doctor.{code}", game=game), code not in left)


def _wrong_with(game: str) -> list[str]:
    try:
        return consistency.check_game(game)
    except GARBLED:
        return ["unreadable"]


def _figures(mending: bool) -> Iterator[Finding]:
    wrong = consistency.wrong_figures()
    if wrong and mending:
        consistency.add_up_anew(wrong)
    if wrong:
        yield Finding(text("doctor.figures", n=len(wrong)), mending)


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
        values = MADE_ANEW[found.parent] | {"made": now()}
        connection.execute(insert(key.referred_table), [{"id": one, **values} for one in missing])
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
