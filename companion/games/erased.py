"""Games erased for good, and what is kept of them: that they are gone."""

import hashlib
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from sqlalchemy import Column, delete, select
from sqlalchemy.orm import Session

from companion.core.clock import later, now
from companion.db.transactions import writes
from companion.models import db
from companion.models.games import Erased, Game
from companion.results import store as results

CAN_COME_BACK = timedelta(days=30)
"""How long a game that was thrown away is kept."""


@writes
def erase(session: Session, game: str) -> None:
    """Remove a game, its log and every grant and link to it, for good."""
    erase_game(session, session.get_one(Game, game, with_for_update=True))


def erase_game(session: Session, found: Game) -> None:
    """The same within another store's transaction."""
    results.withdraw(session, found)
    game = found.id
    for column in columns_that_name(Game.__tablename__):
        session.execute(delete(column.table).where(column == game))
    session.execute(delete(Game).where(Game.id == game))
    session.add(Erased(hashed=hashed(game), erased=now()))


def let_return(session: Session, games: Iterable[str]) -> None:
    """Forget that games were erased, for they are to be here again."""
    for game in games:
        session.execute(delete(Erased).where(Erased.hashed == hashed(game)))


def columns_that_name(table: str) -> list[Column[Any]]:
    """The foreign keys to a table's rows, those of tables that others point to last."""
    return [
        key.parent
        for pointing in reversed(db.metadata.sorted_tables)
        for key in pointing.foreign_keys
        if key.column.table.name == table
    ]


def sweep(session: Session) -> None:
    """Erase what was thrown away so long ago that it cannot come back."""
    for game in session.scalars(select(Game).where(Game.deleted < later(-CAN_COME_BACK))).all():
        erase_game(session, game)


def hashed(game: str) -> str:
    """What is kept of the id of an erased game."""
    return hashlib.sha256(game.encode()).hexdigest()
