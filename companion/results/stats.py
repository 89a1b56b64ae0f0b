"""Statistics of one person in one kind of game, computed from their results."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple

from companion.core.names import seat_numbers
from companion.core.rules import GameFold, Json


class FinishedGame(NamedTuple):
    """The result of one person in a finished game."""

    finished: str | None
    total: int
    won: bool
    shared: bool
    """Won together with somebody."""
    low: bool
    """Whether the fewest points won."""
    counts: dict[str, int]


@dataclass(frozen=True)
class PlayerStats:
    """The statistics of one person in one kind of game."""

    played: int
    won: int
    shared: int
    """How many of those won were won together with somebody."""
    average: float
    median: float
    best: int | None
    """The highest total, the lowest where the fewest points win; None where it was now one, now
    the other."""
    streak: int
    """Wins in a row, up to the last game."""
    longest: int
    """Most wins in a row, ever."""
    last: str
    """When the last game was finished."""
    counts: dict[str, int] = field(default_factory=dict[str, int])
    """What the engine's counts add up to (docs/engine.md)."""

    @property
    def rate(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.won / self.played


def compute_stats(results: Sequence[FinishedGame]) -> PlayerStats | None:
    """Compute the statistics of results, ordered by when they were finished; None without any."""
    if not results:
        return None
    totals = [result.total for result in results]
    streaks = _streaks(results)
    return PlayerStats(
        played=len(results),
        won=sum(result.won for result in results),
        shared=sum(result.shared for result in results),
        average=sum(totals) / len(totals),
        median=median(totals),
        best=_best(results),
        streak=streaks[-1],
        longest=max(streaks),
        last=results[-1].finished or "",
        counts=_sum_counts(results),
    )


def _best(results: Sequence[FinishedGame]) -> int | None:
    totals = [result.total for result in results]
    sorts = {result.low for result in results}
    if len(sorts) > 1:
        return None
    return min(totals) if True in sorts else max(totals)


def _streaks(results: Sequence[FinishedGame]) -> list[int]:
    """Return after each game how many were won in a row."""
    streaks = [0]
    for result in results:
        streaks.append(streaks[-1] + 1 if result.won else 0)
    return streaks[1:]


def _sum_counts(results: Sequence[FinishedGame]) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for result in results:
        sums.update(result.counts)
    return dict(sums)


def standings(answer: Json) -> Json:
    """Return `{"totals", "ranks", "winners", "reason", "rounds"}` by the answer of a fold.

    To a series that games won decide comes `won`.
    """
    sheet = answer["sheet"]
    columns = {name: sheet[name] for name in ("totals", "ranks", "winners", "reason")}
    closed_rounds = [row for row in sheet["rounds"] if row["no"] is not None and not row["open"]]
    if answer["setup"]["options"].get("series") == "games":
        columns["won"] = sheet["table"]["won"]
    return {**columns, "rounds": len(closed_rounds)}


def seat_results(fold: GameFold, answer: Json) -> list[Json]:
    """Return the result of everybody who sits in a finished game; `[]` while it is not over.

    Everybody in a team has the team's (`companion.core.names.seated_people`).

    A game stopped before its first round has no result, and whoever plays alone does not win.
    """
    setup, sheet = answer["setup"], answer["sheet"]
    if not sheet["over"] or not sheet["rounds"]:
        return []
    counts = fold.counts()
    winners: list[int] = sheet["winners"] if len(sheet["totals"]) > 1 else []
    return [
        {
            "total": sheet["totals"][seat],
            "rank": sheet["ranks"][seat],
            "won": seat in winners,
            "shared": seat in winners and len(winners) > 1,
            "low": setup.get("pad", setup["options"]).get("wins") == "low",
            "counts": counts[seat],
        }
        for seat in seat_numbers(setup["seats"])
    ]
