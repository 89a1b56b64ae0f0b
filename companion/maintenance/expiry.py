"""What is past its time, and is erased: games, scorebooks, links and files."""

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import ColumnElement, delete, func, select
from sqlalchemy.orm import Session

from companion.core.clock import now, now_plus
from companion.db.transactions import reads, writes
from companion.games.delete import (
    NEEDED_TO_ERASE,
    columns_referring_to,
    erase_game,
    purge_expired,
)
from companion.games.own_pads import IS_LIVE
from companion.models.games import Game
from companion.models.grants import Link
from companion.models.scorebooks import OwnPad, Scorebook, Upload

BATCH_SIZE = 50
"""Games erased in one transaction, of some milliseconds each."""


@dataclass(frozen=True)
class Purge:
    """What has not been touched for a time, and so is removed."""

    games: int
    scorebooks: int
    """Those in which no game is left, nor a pad that was changed since."""


@reads
def count_older(session: Session, days: int) -> Purge:
    """Return what `purge_older` would remove."""
    games = session.scalar(select(func.count()).where(_is_older(days))) or 0
    return Purge(games, len(_emptied_books(session, days)))


def purge_older(days: int) -> Purge:
    """Erase the games that nobody has written to for so many days, and empty scorebooks.

    In small transactions: others write in between.
    """
    removed = Purge(0, 0)
    while (some := _purge_some(days)) != Purge(0, 0):
        removed = Purge(removed.games + some.games, removed.scorebooks + some.scorebooks)
    return removed


@writes
def _purge_some(session: Session, days: int) -> Purge:
    some = select(Game).options(NEEDED_TO_ERASE).where(_is_older(days)).limit(BATCH_SIZE)
    games = session.scalars(some.with_for_update(skip_locked=True)).all()
    for game in games:
        erase_game(session, game)
    books = [] if games else _emptied_books(session, days)[:BATCH_SIZE]
    for book in books:
        for column in columns_referring_to(Scorebook.__tablename__):
            session.execute(delete(column.table).where(column == book))
        session.execute(delete(Scorebook).where(Scorebook.id == book))
    return Purge(len(games), len(books))


def purge_thrown_away() -> None:
    """Erase the games whose month has passed, and files nobody has brought in within their hour.

    In small transactions: others write in between.
    """
    while _purge_some_thrown_away():
        pass
    _purge_uploads_and_links()


@writes
def _purge_some_thrown_away(session: Session) -> int:
    return purge_expired(session)


@writes
def _purge_uploads_and_links(session: Session) -> None:
    session.execute(delete(Upload).where(Upload.until <= now()))
    session.execute(delete(Link).where(Link.until <= now()))


def _is_older(days: int) -> ColumnElement[bool]:
    """Whether a game has been here so long, and nobody has written to it since."""
    limit = now_plus(-timedelta(days=days))
    return (Game.touched < limit) & (Game.born < limit)  # an old one may have been imported today


def _emptied_books(session: Session, days: int) -> list[str]:
    """Return the scorebooks as old, of which no game is younger, and no pad."""
    limit = now_plus(-timedelta(days=days))
    games = select(Game.scorebook).where(~_is_older(days))
    pads = select(OwnPad.scorebook).where(IS_LIVE, OwnPad.changed >= limit)
    younger = Scorebook.id.in_(games) | Scorebook.id.in_(pads)
    return list(session.scalars(select(Scorebook.id).where(Scorebook.made < limit, ~younger)))
