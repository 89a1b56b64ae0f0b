"""Figures, counted in the slowest way."""

from fractions import Fraction

from companion.results.stats import FinishedGame, PlayerStats


def by_hand(results: list[FinishedGame]) -> PlayerStats:
    """Return the figures of these results."""
    totals = sorted(result.total for result in results)
    half = len(totals) // 2
    middle = totals[half : half + 1] if len(totals) % 2 else totals[half - 1 : half + 1]
    wins = "".join("w" if result.won else " " for result in results)
    low = [result.low for result in results]
    best = None if any(low) and not all(low) else totals[0] if all(low) else totals[-1]
    return PlayerStats(
        played=len(results),
        won=wins.count("w"),
        shared=[result.shared for result in results].count(True),
        average=float(Fraction(sum(totals), len(totals))),
        median=float(Fraction(sum(middle), len(middle))),
        best=best,
        streak=len(wins) - len(wins.rstrip("w")),
        longest=max(map(len, wins.split(" "))),
        last=results[-1].finished,
        counts={
            name: sum(result.counts.get(name, 0) for result in results)
            for result in results
            for name in result.counts
        },
    )
