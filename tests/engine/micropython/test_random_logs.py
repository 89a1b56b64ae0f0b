"""Random games give the same answers on both interpreters; `make fuzz` plays 10,000."""

import pytest

from tests.engine.both import first_difference
from tests.engine.micropython.phone import Phone

LOGS = 120
LOGS_A_TEST = 40


@pytest.mark.parametrize("start", range(0, LOGS, LOGS_A_TEST))
def test_random_games_are_answered_alike(start: int, phone: Phone):
    for seed in range(start, start + LOGS_A_TEST):
        assert first_difference(phone, seed) is None
