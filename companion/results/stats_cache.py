"""The cache of statistics: a row by person and kind of game, stale once a result changes."""

import secrets
from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from companion.db.transactions import reads, writes
from companion.models.results import Result, StatsCache
from companion.results.stats import FinishedGame, PlayerStats, compute_stats

STALE = "stale"


def invalidate(
    session: Session, book: str, players: Collection[str], kinds: Collection[str]
) -> None:
    """Mark the statistics of these people in these kinds of games as stale."""
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


def read_stats(session: Session, row: StatsCache) -> PlayerStats | None:
    """Return the statistics of a row, recomputed where stale; None where no results are left."""
    if STALE not in row.text:
        return PlayerStats(**row.text)
    return recompute(session, row.scorebook, row.player, row.kind)


def recompute(session: Session, book: str, player: str, kind: str) -> PlayerStats | None:
    """Compute a person's statistics in a kind of game; None without any results.

    Whoever sat on two seats of a game, under two spellings, has the better one's result.
    """
    conditions = (
        Result.scorebook == book,
        Result.player == player,
        Result.kind == kind,
        Result.finished.is_not(None),
    )
    columns = Result.finished, Result.total, Result.won, Result.shared, Result.low, Result.counts
    query = select(Result.game, *columns).where(*conditions)
    by_game: dict[str, FinishedGame] = {}
    ordered = query.order_by(Result.finished, Result.game, Result.rank, Result.seat)
    for row in session.execute(ordered):
        result = FinishedGame(row.finished, row.total, row.won, row.shared, row.low, row.counts)
        by_game.setdefault(row.game, result)
    return compute_stats([*by_game.values()])


def refresh(book: str) -> None:
    """Recompute and store the stale statistics of a scorebook."""
    recomputed = _recompute_stale(book)
    if recomputed:
        _store(recomputed)


@reads
def _recompute_stale(session: Session, book: str) -> list[tuple[StatsCache, PlayerStats | None]]:
    rows = session.scalars(select(StatsCache).where(StatsCache.scorebook == book))
    stale = [row for row in rows if STALE in row.text]
    return [(row, read_stats(session, row)) for row in stale]


@writes
def _store(session: Session, recomputed: list[tuple[StatsCache, PlayerStats | None]]) -> None:
    """Store recomputed statistics, unless results have changed since."""
    for old_row, stats in recomputed:
        key = old_row.scorebook, old_row.player, old_row.kind
        row = session.get(StatsCache, key, with_for_update=True)
        if row is None or row.text != old_row.text:
            continue
        if stats is None:
            session.delete(row)
        else:
            row.text = asdict(stats)
