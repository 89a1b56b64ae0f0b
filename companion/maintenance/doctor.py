"""`companion doctor`: checks everything that is stored, and repairs what can be repaired."""

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
from companion.core.i18n import path, problem_text, text
from companion.db.backends import backend_of
from companion.db.sqlite import UNREADABLE_ERRORS, is_unreadable
from companion.maintenance import consistency
from companion.models import db
from companion.people.edit import unmerge_person

REPAIRABLE = {"numbers", "erased", "standings", "results"}
"""What can be repaired from the log itself."""


@dataclass(frozen=True)
class Finding:
    """Something that is wrong."""

    message: str
    """In the terminal's language."""
    is_repaired: bool = False


def findings(engine: Engine, repairing: bool = False) -> Iterator[Finding]:
    """Yield what is wrong in the stores' database; with `repairing`, what was."""
    for line in consistency.integrity_errors():
        yield Finding(text("doctor.damage", line=line))
    yield from _orphans(engine, repairing)
    yield from _unknown_roles(repairing)
    for game in consistency.games():
        yield from _game(game, repairing)
    yield from _pads()
    yield from _merge_circles(repairing)
    yield from _figures(repairing)


def _orphans(engine: Engine, repairing: bool) -> Iterator[Finding]:
    backend = backend_of(engine)
    options = backend.WRITES if repairing else backend.READS  # else who writes would have to wait
    with engine.execution_options(**options).begin() as connection:
        for found in orphans(connection):
            is_repaired = repairing and repair_orphans(connection, found)
            params = {"n": found.rows, "table": found.table, "parent": found.parent}
            yield Finding(text("doctor.orphans", **params), is_repaired)


def _unknown_roles(repairing: bool) -> Iterator[Finding]:
    for table, rows in consistency.unknown_roles().items():
        if repairing:
            consistency.delete_unknown_roles(table)
        yield Finding(text("doctor.roles", n=rows, table=table), repairing)


def _game(game: str, repairing: bool) -> Iterator[Finding]:
    before = _check_game(game)
    if repairing and REPAIRABLE.intersection(before) and "unreadable" not in before:
        consistency.repair(game)
        left = _check_game(game)
    else:
        left = before
    for code in before:
        yield Finding(text(f"doctor.{code}", game=game), code not in left)


def has_unreadable_rows(game: str) -> bool:
    """Whether something that is stored of a game cannot be read."""
    return "unreadable" in _check_game(game)


def _check_game(game: str) -> list[str]:
    try:
        return consistency.check_game(game)
    except UNREADABLE_ERRORS as error:
        if not is_unreadable(error):
            raise
        return ["unreadable"]


def _pads() -> Iterator[Finding]:
    """Yield the pads that cannot be read, or played by; such a row is left as it is.

    Nobody is sent one that cannot be read. The others phones have, too, and may mend.
    """
    for book, pad in consistency.unreadable_pads():
        yield Finding(text("doctor.pad", pad=ascii(pad), book=book))
    for book, pad, problem in consistency.unplayable_pads():
        why = f"{path(problem['at'])}: {problem_text(problem, ())}"
        yield Finding(text("doctor.pad.problem", pad=ascii(pad), book=book, why=why))


def _merge_circles(repairing: bool) -> Iterator[Finding]:
    """Yield the circles of merged people; taken apart, all are themselves, to be merged again."""
    for book, players in consistency.merge_circles():
        if repairing:
            for player in players:
                unmerge_person(book, player)
        named = ", ".join(players)
        yield Finding(text("doctor.circle", book=book, people=named), repairing)


def _figures(repairing: bool) -> Iterator[Finding]:
    wrong = consistency.wrong_stats()
    if wrong and repairing:
        consistency.invalidate_stats(wrong)
    if wrong:
        yield Finding(text("doctor.figures", n=len(wrong)), repairing)


RECREATABLE: dict[str, dict[str, str]] = {"device": {"kind": "other"}, "scorebook": {}}
"""Tables of which only the id matters: a missing row can be made again, with these values."""
NEVER_REMOVED = ("entry", "game")
"""Tables of what people have entered."""


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
    """Yield all orphans, those in tables that others name first."""
    for table in db.metadata.sorted_tables:
        for key in sorted(table.foreign_key_constraints, key=lambda one: str(one.name)):
            counted = select(func.count()).select_from(table).where(_is_orphan(key))
            rows = connection.scalar(counted)
            if rows:
                yield Orphans(key, rows)


def repair_orphans(connection: Connection, found: Orphans) -> bool:
    """Make these rows name something that is there, or delete them; whether that can be."""
    key, table = found.key, found.key.table
    if found.parent in RECREATABLE:
        (column,) = key.columns
        missing = connection.scalars(select(column).where(_is_orphan(key)).distinct()).all()
        values = RECREATABLE[found.parent] | {"made": now()}
        connection.execute(insert(key.referred_table), [{"id": one, **values} for one in missing])
    elif key.referred_table is table:
        own = [column.name for column in key.columns if not column.primary_key]
        connection.execute(update(table).where(_is_orphan(key)).values(dict.fromkeys(own)))
    elif found.table in NEVER_REMOVED:
        return False
    else:
        connection.execute(delete(table).where(_is_orphan(key)))
    return True


def _is_orphan(key: ForeignKeyConstraint) -> ColumnElement[bool]:
    parent = key.referred_table.alias()
    pairs = [(element.parent, parent.c[element.column.name]) for element in key.elements]
    there = exists().where(*(theirs == own for own, theirs in pairs))
    return and_(*(own.is_not(None) for own, _ in pairs), ~there)
