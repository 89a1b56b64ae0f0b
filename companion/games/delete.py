"""Games thrown away, brought back and erased for good; scorebooks erased."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from sqlalchemy import Column, delete, insert, select
from sqlalchemy.orm import Session

from companion.core.clock import now, now_plus
from companion.db.transactions import writes
from companion.log.store import load_fold
from companion.models import db
from companion.models.games import ErasedGame, Game
from companion.models.scorebooks import Scorebook
from companion.people.edit import take_apart_table
from companion.results import store as results
from companion.results.stats import seat_results

UNDELETE_PERIOD = timedelta(days=30)
"""How long a game that was thrown away can be brought back."""


@writes
def erase(session: Session, game: str) -> None:
    """Remove a game, its log and every grant and link to it, for good."""
    erase_game(session, session.get_one(Game, game, with_for_update=True))


def erase_game(session: Session, row: Game) -> None:
    """Remove a game for good, inside the transaction of a caller."""
    results.delete_results(session, row)
    game = row.id
    for column in columns_referring_to(Game.__tablename__):
        session.execute(delete(column.table).where(column == game))
    session.execute(delete(Game).where(Game.id == game))
    session.add(ErasedGame(hashed=ErasedGame.key_of(game), erased=now()))


def forget_erasure(session: Session, games: Iterable[str]) -> None:
    """Delete the record that games were erased: they are about to be imported again."""
    for game in games:
        session.execute(delete(ErasedGame).where(ErasedGame.hashed == ErasedGame.key_of(game)))


def columns_referring_to(table: str) -> list[Column[Any]]:
    """Return the columns with a foreign key to a table, in the order to delete rows in."""
    return [
        key.parent
        for referring in reversed(db.metadata.sorted_tables)
        for key in referring.foreign_keys
        if key.column.table.name == table
    ]


def purge_expired(session: Session) -> None:
    """Erase the games that were thrown away more than `UNDELETE_PERIOD` ago."""
    for game in session.scalars(
        select(Game).where(Game.deleted < now_plus(-UNDELETE_PERIOD))
    ).all():
        erase_game(session, game)


@writes
def soft_delete(session: Session, book: str, game: str) -> bool:
    """Throw a game away, for a month in which it can be brought back; return whether it was there.

    The caller publishes `companion.pubsub.messages.AccessRevoked`.
    """
    row = _find_in_book(session, book, game)
    if row is None or row.deleted is not None:
        return False
    row.deleted = now()
    results.delete_results(session, row)
    purge_expired(session)
    return True


@writes
def undelete(session: Session, book: str, game: str) -> bool:
    """Bring a game back that was thrown away; return whether it was still there.

    Two of its players whom an import has merged meanwhile are taken apart: nobody sits twice.
    """
    row = _find_in_book(session, book, game)
    if row is None or row.deleted is None:
        return False
    take_apart_table(session, book, row.seats)
    row.deleted = None
    fold = load_fold(session, row)
    results.replace_results(session, row, seat_results(fold, fold.answer()))
    return True


@writes
def erase_scorebook(session: Session, book: str) -> list[str]:
    """Remove a scorebook with its people and games for good; return the ids of its games.

    Calls about these games answer 410. The caller publishes `AccessRevoked` of each.
    """
    games = list(session.scalars(select(Game.id).where(Game.scorebook == book)))
    game_ids = select(Game.id).where(Game.scorebook == book).scalar_subquery()
    for column in columns_referring_to(Game.__tablename__):
        session.execute(delete(column.table).where(column.in_(game_ids)))
    for column in columns_referring_to(Scorebook.__tablename__):
        session.execute(delete(column.table).where(column == book))
    session.execute(delete(Scorebook).where(Scorebook.id == book))
    if games:
        rows = [{"hashed": ErasedGame.key_of(game), "erased": now()} for game in games]
        session.execute(insert(ErasedGame), rows)
    return games


def _find_in_book(session: Session, book: str, game: str) -> Game | None:
    row = session.get(Game, game, with_for_update=True)
    return row if row and row.scorebook == book else None
