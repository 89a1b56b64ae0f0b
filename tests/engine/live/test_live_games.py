"""Random live games against tables that share nothing with the engine; `make fuzz` plays 1,000."""

from collections.abc import Callable

import pytest

from tests.engine.live import agame_game, animanize_game, greta_game

GAMES = 12
GAMES_A_TEST = 12


@pytest.mark.parametrize("start", range(0, GAMES, GAMES_A_TEST))
@pytest.mark.parametrize(
    "play",
    [agame_game.play, animanize_game.play, greta_game.play],
    ids=["agame", "animanize", "greta"],
)
def test_engine_and_table_agree(play: Callable[[int], list[dict]], start: int):
    for seed in range(start, start + GAMES_A_TEST):
        assert play(seed)
