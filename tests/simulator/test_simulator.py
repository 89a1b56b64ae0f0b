"""Evenings in bad weather with fixed seeds; `make chaos` plays long ones with new seeds."""

import pytest

from tests.simulator.evening import Evening


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_nothing_is_lost_or_doubled(browser, tmp_path, seed):
    with Evening(browser, tmp_path, seed, entries=500) as evening:
        evening.play()
        assert evening.verdict() == []
        assert evening.met_everything()
