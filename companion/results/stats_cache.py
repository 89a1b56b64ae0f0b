"""What somebody's results add up to, kept until they change."""

import secrets
from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from companion.db.transactions import reads, writes
from companion.models.results import Result, StatsCache
from companion.results.stats import FinishedGame, PlayerStats, figures

STALE = "stale"


def invalidate(
    session: Session, book: str, players: Collection[str], kinds: Collection[str]
) -> None:
    """Have the figures of these people in these kinds of games made anew."""
    if not players or not kinds:
        return
    session.execute(
        delete(StatsCache).where(
            StatsCache.scorebook == book,
            StatsCache.player.in_(players),
            StatsCache.kind.in_(kinds),
        )
    )
    rows = [
        {"scorebook": book, "player": player, "kind": kind, "text": {STALE: secrets.token_hex(8)}}
        for player in players
        for kind in kinds
    ]
    session.execute(insert(StatsCache), rows)


def figures_of(session: Session, row: StatsCache) -> PlayerStats | None:
    """Return the figures of a row, worked out anew where stale; None where no results are left."""
    if STALE not in row.text:
        return PlayerStats(**row.text)
    return added_up(session, row.scorebook, row.player, row.kind)


def added_up(session: Session, book: str, player: str, kind: str) -> PlayerStats | None:
    """Work out somebody's figures in a kind of game; None without any results."""
    of_these = (
        Result.scorebook == book,
        Result.player == player,
        Result.kind == kind,
        Result.finished.is_not(None),
    )
    columns = Result.finished, Result.total, Result.won, Result.shared, Result.low, Result.counts
    found = select(*columns).where(*of_these).order_by(Result.finished, Result.game, Result.seat)
    return figures([FinishedGame(*row) for row in session.execute(found)])


def refresh(book: str) -> None:
    """Keep all stale figures of a scorebook made anew, so that reading them costs nothing."""
    anew = _anew(book)
    if anew:
        _keep(anew)


@reads
def _anew(session: Session, book: str) -> list[tuple[StatsCache, PlayerStats | None]]:
    rows = session.scalars(select(StatsCache).where(StatsCache.scorebook == book))
    stale = [row for row in rows if STALE in row.text]
    return [(row, figures_of(session, row)) for row in stale]


@writes
def _keep(session: Session, anew: list[tuple[StatsCache, PlayerStats | None]]) -> None:
    """Store what was worked out anew, unless results have changed since."""
    for made_of, made in anew:
        key = made_of.scorebook, made_of.player, made_of.kind
        row = session.get(StatsCache, key)
        if row is None or row.text != made_of.text:
            continue
        if made is None:
            session.delete(row)
        else:
            row.text = asdict(made)
