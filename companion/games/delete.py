"""Games thrown away and brought back, and scorebooks erased."""

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from companion.core.clock import now
from companion.db.transactions import writes
from companion.games.erased import columns_that_name, hashed, sweep
from companion.log.store import fold_of
from companion.models.games import Erased, Game
from companion.models.scorebooks import Scorebook
from companion.results import store as results
from companion.results.stats import scored


@writes
def throw_away(session: Session, book: str, game: str) -> bool:
    """Have a game vanish everywhere, for a month in which it can come back; whether it was there.

    Whoever calls this tells open streams (`companion.pubsub.messages.Gone`).
    """
    found = _of_book(session, book, game)
    if found is None or found.deleted is not None:
        return False
    found.deleted = now()
    results.withdraw(session, found)
    sweep(session)
    return True


@writes
def bring_back(session: Session, book: str, game: str) -> bool:
    """Have a game again that was thrown away; whether it was still there."""
    found = _of_book(session, book, game)
    if found is None or found.deleted is None:
        return False
    found.deleted = None
    fold = fold_of(session, found)
    results.enter(session, found, scored(fold, fold.answer()))
    return True


@writes
def erase_scorebook(session: Session, book: str) -> list[str]:
    """Remove a scorebook with its people and games for good; the ids of its games.

    Phones that still have such a game are told that it is gone. Whoever calls this tells open
    streams.
    """
    games = list(session.scalars(select(Game.id).where(Game.scorebook == book)))
    of_book = select(Game.id).where(Game.scorebook == book).scalar_subquery()
    for column in columns_that_name(Game.__tablename__):
        session.execute(delete(column.table).where(column.in_(of_book)))
    for column in columns_that_name(Scorebook.__tablename__):
        session.execute(delete(column.table).where(column == book))
    session.execute(delete(Scorebook).where(Scorebook.id == book))
    if games:
        erased = [{"hashed": hashed(game), "erased": now()} for game in games]
        session.execute(insert(Erased), erased)
    return games


def _of_book(session: Session, book: str, game: str) -> Game | None:
    found = session.get(Game, game, with_for_update=True)
    return found if found and found.scorebook == book else None
