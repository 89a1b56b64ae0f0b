"""Which games are held: as many as there is room for, first of all those that are going on."""

import pytest

from companion.core.rules import fold_stored
from companion.log import cache
from companion.log.cache import (
    AT_PLAY_SECONDS,
    MAX_MEASURED_IN_PLACE,
    FoldCache,
    measure_bytes,
)
from tests.clock import Clock
from tests.conftest import points, tally

EACH = 4
"""Entries of a game."""
LONG = MAX_MEASURED_IN_PLACE + 1


def followed(entries: int):
    return fold_stored({**tally(), "log": [points(f"r{n}", 1, 2) for n in range(entries)]})


FOLD = followed(EACH)
ROOM = measure_bytes(FOLD, 10**9) * 5 // 2
"""Bytes: two games have room together, and not three."""


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
    count = 0
    for game in "abc" * 10:
        count += folds.find(game, "epoch", EACH) is FOLD
        keep(folds, game)
    assert count == 2 * 9, "two of three, from the second time on"


def test_a_game_that_is_over_makes_room(folds, clock):
    keep(folds, "a")
    clock.now += AT_PLAY_SECONDS
    keep(folds, "b", "c")
    assert held(folds, "a", "b", "c") == ["b", "c"]


def test_a_game_gives_way_to_one_of_less_than_half_its_size(clock):
    long = followed(LONG)
    folds = FoldCache(measure_bytes(long, 10**9), clock)
    folds.put("long", "epoch", LONG, long)
    assert folds.find("long", "epoch", LONG) is long
    keep(folds, "a", "b")
    assert held(folds, "a", "b") == ["a", "b"]
    assert folds.find("long", "epoch", LONG) is None
    folds.put("long", "epoch", LONG, long)
    assert held(folds, "a", "b") == ["a", "b"]
    assert folds.find("long", "epoch", LONG) is None


def test_a_game_too_long_for_all_room_is_not_held(folds):
    keep(folds, "a")
    folds.put("b", "epoch", 100, followed(100))
    assert held(folds, "a") == ["a"]
    assert folds.find("b", "epoch", 100) is None


def test_inserted_entries_take_as_much_room_as_others(folds):
    keep(folds, "a")
    inserted = [{"before": "r0", "id": f"i{n}", "entry": points(f"i{n}", 1, 2)} for n in range(100)]
    amend = {"id": "amend", "type": "amend", "changes": inserted}
    folds.put("b", "epoch", EACH + 1, followed(EACH).follow([amend]))
    assert held(folds, "a") == ["a"]
    assert folds.find("b", "epoch", EACH + 1) is None


def test_a_game_is_measured_when_it_has_grown_by_a_quarter(folds, monkeypatch):
    measured = []
    monkeypatch.setattr(cache, "measure_bytes", lambda fold, most: measured.append(fold) or 1)
    for entries in range(1, 101):
        folds.put("a", "epoch", entries, followed(entries))
    assert len(measured) < 25
    folds.put("a", "epoch", 101, followed(101), is_heavier=True)
    folds.put("a", "epoch", 102, followed(102), is_heavier=True)
    assert len(measured) < 27


def test_a_long_game_that_grows_is_held_before_it_is_measured_anew(monkeypatch):
    folds = FoldCache(10**9)
    folds.put("a", "epoch", LONG, followed(LONG))
    later = []
    monkeypatch.setattr(cache, "in_background", later.append)
    grown = followed(2 * LONG)
    for _ in range(2):
        folds.put("a", "epoch", 2 * LONG, grown)
    assert folds.find("a", "epoch", 2 * LONG) is grown
    (measure,) = later
    measure()
    folds.put("a", "epoch", 2 * LONG, grown)
    assert folds.find("a", "epoch", 2 * LONG) is grown
    assert len(later) == 1, "it is measured until it has grown again"


def test_a_game_that_went_meanwhile_is_not_held_again_by_its_measurement(monkeypatch):
    folds = FoldCache(measure_bytes(followed(2 * LONG), 10**9))
    folds.put("a", "epoch", LONG, followed(LONG))
    later = []
    monkeypatch.setattr(cache, "in_background", later.append)
    grown = followed(LONG + LONG // 2)
    folds.put("a", "epoch", LONG + LONG // 2, grown)
    for number in range(200):
        keep(folds, f"b{number}")
    assert not folds.has("a", LONG + LONG // 2)
    (measure,) = later
    measure()
    assert not folds.has("a", LONG + LONG // 2)


def test_more_bytes_than_asked_for_are_not_looked_at():
    fold = followed(100)
    whole = measure_bytes(fold, 10**9)
    assert whole // 10 < measure_bytes(fold, whole // 10) < whole


def test_only_what_is_held_of_that_epoch_and_length_is_found(folds):
    keep(folds, "a")
    assert folds.find("a", "epoch", EACH) is FOLD
    assert folds.find("a", "another", EACH) is None
    assert folds.find("a", "epoch", EACH + 1) is None
