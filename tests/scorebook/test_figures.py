"""Figures: the same as a slow count by hand."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from companion.results.figures import Figures, Outcome, figures

OUTCOMES = st.lists(
    st.builds(
        Outcome,
        finished=st.sampled_from(["2025", "2026"]),
        total=st.integers(-50, 50),
        won=st.booleans(),
        shared=st.booleans(),
        low=st.booleans(),
        counts=st.dictionaries(st.sampled_from("abc"), st.integers(0, 9)),
    ),
    min_size=1,
)


@given(OUTCOMES)
def test_figures_are_what_one_counts_by_hand(results):
    found = figures(results)
    assert found == by_hand(results)
    assert 0 <= found.rate <= 1


def by_hand(results: list[Outcome]) -> Figures:
    """The same in the slowest way."""
    totals = sorted(result.total for result in results)
    half = len(totals) // 2
    middle = totals[half : half + 1] if len(totals) % 2 else totals[half - 1 : half + 1]
    wins = "".join("w" if result.won else " " for result in results)
    low = [result.low for result in results]
    best = None if any(low) and not all(low) else totals[0] if all(low) else totals[-1]
    return Figures(
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


def test_without_results_there_are_no_figures():
    assert figures([]) is None
