"""Which games are held: as many as there is room for, first of all those that are going on."""

import pytest

from companion.core.rules import fold_stored
from companion.log.cache import AT_PLAY_SECONDS, FoldCache
from tests.conftest import tally

FOLD = fold_stored(tally())
ROOM = 10
EACH = 4
"""Entries of a game: two have room together, and not three."""


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def folds(clock) -> FoldCache:
    return FoldCache(ROOM, clock)


def keep(folds: FoldCache, *games: str) -> None:
    for game in games:
        folds.put(game, "epoch", EACH, FOLD)


def held(folds: FoldCache, *games: str) -> list[str]:
    return [game for game in games if folds.has(game, EACH)]


def test_where_all_are_going_on_none_gives_way(folds):
    keep(folds, "a", "b", "c")
    assert held(folds, "a", "b", "c") == ["a", "b"]


def test_too_many_games_in_turn_do_not_push_each_other_out(folds):
    found = 0
    for game in "abc" * 10:
        found += folds.find(game, "epoch", EACH) is FOLD
        keep(folds, game)
    assert found == 2 * 9, "two of three, from the second time on"


def test_a_game_that_is_over_makes_room(folds, clock):
    keep(folds, "a")
    clock.now += AT_PLAY_SECONDS
    keep(folds, "b", "c")
    assert held(folds, "a", "b", "c") == ["b", "c"]


def test_a_game_too_long_for_all_room_is_not_held(folds):
    keep(folds, "a")
    folds.put("b", "epoch", ROOM + 1, FOLD)
    assert held(folds, "a") == ["a"]
    assert not folds.has("b", ROOM + 1)


def test_only_what_is_held_of_that_epoch_and_length_is_found(folds):
    keep(folds, "a")
    assert folds.find("a", "epoch", EACH) is FOLD
    assert folds.find("a", "another", EACH) is None
    assert folds.find("a", "epoch", EACH + 1) is None
