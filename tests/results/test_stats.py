"""Figures: the same as a slow count by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.results.stats import FinishedGame, compute_stats
from tests.results.slow_stats import by_hand

pytestmark = pytest.mark.usefixtures("app_context")

OUTCOMES = st.lists(
    st.builds(
        FinishedGame,
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
    result = compute_stats(results)
    assert result == by_hand(results)
    assert 0 <= result.rate <= 1


def test_without_results_there_are_no_figures():
    assert compute_stats([]) is None
