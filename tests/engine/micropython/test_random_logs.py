"""Random games give the same answers on both interpreters; `make fuzz` plays 10,000."""

import pytest

from companion.engine.games import GAMES
from tests.engine.both import first_difference
from tests.engine.micropython.phone import Phone

LOGS = 120
LOGS_A_TEST = 40
LOGS_A_GAME = 10


@pytest.mark.parametrize("start", range(0, LOGS, LOGS_A_TEST))
def test_random_games_are_answered_alike(start: int, phone: Phone):
    for seed in range(start, start + LOGS_A_TEST):
        assert first_difference(phone, seed) is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_play_of_every_registered_game_is_answered_alike(game: str, phone: Phone):
    for seed in range(LOGS_A_GAME):
        assert first_difference(phone, seed, game) is None
