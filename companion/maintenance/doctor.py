"""`companion doctor`: everything that is stored, looked at, and mended where that can be."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Engine

from companion.core.i18n import text
from companion.db.backends import backend_of
from companion.maintenance import consistency, keys

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
    """What is wrong in the database that the stores use; with `mending`, what was."""
    for line in consistency.damage():
        yield Finding(text("doctor.damage", line=line))
    yield from _orphans(engine, mending)
    for game in consistency.games():
        yield from _game(game, mending)
    yield from _figures(mending)


def _orphans(engine: Engine, mending: bool) -> Iterator[Finding]:
    writing = engine.execution_options(**backend_of(engine).WRITES)
    with writing.begin() as connection:
        for found in keys.orphans(connection):
            mended = mending and keys.mend(connection, found)
            told = {"n": found.rows, "table": found.table, "parent": found.parent}
            yield Finding(text("doctor.orphans", **told), mended)


def _game(game: str, mending: bool) -> Iterator[Finding]:
    before = _wrong_with(game)
    if mending and MENDED.intersection(before) and "unreadable" not in before:
        consistency.mend(game)
        left = _wrong_with(game)
    else:
        left = before
    for code in before:
        yield Finding(text(f"doctor.{code}", game=game), code not in left)


def _wrong_with(game: str) -> list[str]:
    try:
        return consistency.wrong_with(game)
    except GARBLED:
        return ["unreadable"]


def _figures(mending: bool) -> Iterator[Finding]:
    wrong = consistency.wrong_figures()
    if wrong and mending:
        consistency.add_up_anew(wrong)
    if wrong:
        yield Finding(text("doctor.figures", n=len(wrong)), mending)
