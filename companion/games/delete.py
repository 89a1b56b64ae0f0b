"""Games thrown away, brought back and erased for good; scorebooks erased."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from sqlalchemy import Column, delete, insert, select
from sqlalchemy.orm import Session

from companion.core.clock import now, now_plus
from companion.db.transactions import writes
from companion.log.store import fold_of
from companion.models import db
from companion.models.games import ErasedGame, Game
from companion.models.scorebooks import Scorebook
from companion.results import store as results
from companion.results.stats import scored

CAN_COME_BACK = timedelta(days=30)
"""How long a game that was thrown away is kept."""


@writes
def erase(session: Session, game: str) -> None:
    """Remove a game, its log and every grant and link to it, for good."""
    erase_game(session, session.get_one(Game, game, with_for_update=True))


def erase_game(session: Session, found: Game) -> None:
    """Do the same within another store's transaction."""
    results.delete_results(session, found)
    game = found.id
    for column in columns_that_name(Game.__tablename__):
        session.execute(delete(column.table).where(column == game))
    session.execute(delete(Game).where(Game.id == game))
    session.add(ErasedGame(hashed=ErasedGame.key_of(game), erased=now()))


def forget_erasure(session: Session, games: Iterable[str]) -> None:
    """Forget that games were erased, for they are to be here again."""
    for game in games:
        session.execute(delete(ErasedGame).where(ErasedGame.hashed == ErasedGame.key_of(game)))


def columns_that_name(table: str) -> list[Column[Any]]:
    """Return the foreign keys to a table's rows, those of tables that others point to last."""
    return [
        key.parent
        for pointing in reversed(db.metadata.sorted_tables)
        for key in pointing.foreign_keys
        if key.column.table.name == table
    ]


def purge_expired(session: Session) -> None:
    """Erase what was thrown away so long ago that it cannot come back."""
    for game in session.scalars(select(Game).where(Game.deleted < now_plus(-CAN_COME_BACK))).all():
        erase_game(session, game)


@writes
def soft_delete(session: Session, book: str, game: str) -> bool:
    """Have a game vanish everywhere, for a month in which it can come back; whether it was there.

    Whoever calls this tells open streams (`companion.pubsub.messages.AccessRevoked`).
    """
    found = _of_book(session, book, game)
    if found is None or found.deleted is not None:
        return False
    found.deleted = now()
    results.delete_results(session, found)
    purge_expired(session)
    return True


@writes
def undelete(session: Session, book: str, game: str) -> bool:
    """Have a game again that was thrown away; whether it was still there."""
    found = _of_book(session, book, game)
    if found is None or found.deleted is None:
        return False
    found.deleted = None
    fold = fold_of(session, found)
    results.replace_results(session, found, scored(fold, fold.answer()))
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
        erased = [{"hashed": ErasedGame.key_of(game), "erased": now()} for game in games]
        session.execute(insert(ErasedGame), erased)
    return games


def _of_book(session: Session, book: str, game: str) -> Game | None:
    found = session.get(Game, game, with_for_update=True)
    return found if found and found.scorebook == book else None
