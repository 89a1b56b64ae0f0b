"""One wrong value in an entry of a golden file is refused at the very place where it stands."""

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from companion.engine.fold import fold_file, replay
from companion.engine.games import GAMES
from companion.engine.problem import Problem
from tests.engine import golden
from tests.engine.problem_texts import gap_in_text

FRACTION = 0.5
"""No value of any entry."""
WANTED = {bool: "truth", dict: "object", int: "whole", list: "list", str: "text"}
OF_TWO_TYPES = {"from", "hand", "laid", "melds", "least", "most"}
"""Keys of what may be written in more than one way."""
REMARKS = ("id", "at", "by", "note")
SEATS = ("leader", "seat", "finisher")
DRAFTED = ("catch", "claim", "game", "out", "place", "round", "section", "stuck", "trick")
MIN_VALUES = dict.fromkeys(("agame", "animanize", "greta", "lynx", "tally"), 21)
"""How many values each game's golden files have, at least; of any other game, one."""
Wrong = Callable[["Value"], str | None]


class Value(NamedTuple):
    """A value in an entry: the game up to that entry, the entry, and the value's place in it."""

    file: dict
    entry: dict
    at: list

    @property
    def value(self) -> object:
        """What stands there."""
        result = self.entry
        for key in self.at:
            result = result[key]
        return result

    @property
    def number(self) -> int:
        """The number of the entry."""
        return len(self.file["log"]) + 1

    def replaced(self, value: object) -> dict:
        """Return the entry with another value there."""
        entry = copy.deepcopy(self.entry)
        self._box_in(entry)[self.at[-1]] = value
        return entry

    def left_out(self) -> dict:
        """Return the entry without the value."""
        entry = copy.deepcopy(self.entry)
        del self._box_in(entry)[self.at[-1]]
        return entry

    def problem_of(self, entry: dict) -> dict | None:
        """Return what is wrong with the game when another entry ends it.

        All of that has its text.
        """
        problem = replay(dict(self.file, log=[*self.file["log"], entry]))["problem"]
        assert problem is None or gap_in_text(problem) is None, problem
        return problem

    def _box_in(self, entry: dict) -> dict:
        for key in self.at[:-1]:
            entry = entry[key]
        return entry


@cache
def values(game: str) -> list[Value]:
    """Return values of legal entries, one of each sort: by entry, keys and type of value.

    Of a list the first value counts, and one of the others.
    """
    result = {}
    for path in golden.all_golden():
        case = golden.read(path)
        if golden.name(path).startswith(game + "/") and "problem" not in case["expect"]:
            for value in values_of(case["file"]):
                keys = tuple(min(key, 1) if isinstance(key, int) else key for key in value.at)
                sort = (value.entry["type"], keys, type(value.value))
                result.setdefault(sort, value)
    return list(result.values())


def values_of(file: dict) -> Iterator[Value]:
    """Every value in every entry of a game file."""
    for position, entry in enumerate(file["log"]):
        before = dict(file, log=file["log"][:position])
        yield from (Value(before, entry, at) for at in places(entry))


def places(box: dict | list) -> Iterator[list]:
    """Every place in a JSON value."""
    for key in range(len(box)) if isinstance(box, list) else box:
        yield [key]
        if isinstance(box[key], dict | list):
            yield from ([key, *more] for more in places(box[key]))


def check_values(game: str, wrong: Wrong) -> None:
    """Fail with each value of which something is wrong."""
    every = values(game)
    assert len(every) >= MIN_VALUES.get(game, 1)
    result = [f"{one.entry} at {one.at}: {text}" for one in every if (text := wrong(one))]
    if result:
        pytest.fail("\n".join(result), pytrace=False)


NAMES = sorted(GAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_value_of_another_type_is_refused_at_its_place(game: str):
    check_values(game, wrong_type)


def wrong_type(one: Value) -> str | None:
    """Return what the engine answers to a fraction, unless that is right."""
    problem = one.problem_of(one.replaced(FRACTION))
    if problem is None or problem["at"] != one.at or problem["entry"] != one.number:
        return str(problem)
    if problem["code"] == "value.choice":
        return None if one.value in problem["params"]["allowed"].split(", ") else str(problem)
    if problem["code"] == "seat.left":
        return None if problem["params"] == {"seat": one.at[-1]} else str(problem)
    if problem["code"] != "value.type" or list(problem["params"]) != ["wanted"]:
        return str(problem)
    return None if problem["params"]["wanted"] in wanted(one) else str(problem)


def wanted(one: Value) -> tuple:
    """Return the types a value may be of, as problems name them.

    Those of null follow from its place.
    """
    if one.value is None:
        return {"entry": ("object",), "name": ("text",)}.get(one.at[-1], ("whole",))
    if one.at[-1] == "seat":
        return ("whole", "object")  # who joins has a name, or the number of a seat
    return tuple(WANTED.values()) if OF_TWO_TYPES & set(one.at) else (WANTED[type(one.value)],)


@pytest.mark.parametrize("game", NAMES)
def test_a_missing_value_is_refused_by_its_name(game: str):
    check_values(game, wrong_gap)


def wrong_gap(one: Value) -> str | None:
    """Return what the engine answers to a value left out, unless that is right."""
    if isinstance(one.at[-1], int):
        return None
    problem = one.problem_of(one.left_out())
    if problem is None or problem["code"] != "value.missing":
        return None
    right = problem["at"][:-1] == one.at[:-1] and problem["params"] == {"key": problem["at"][-1]}
    return None if right else str(problem)


@pytest.mark.parametrize("game", NAMES)
def test_a_word_or_a_number_that_cannot_be_is_refused_at_its_place(game: str):
    check_values(game, wrong_figure)


def wrong_figure(one: Value) -> str | None:
    """Return what the engine answers to such a value, unless that is right."""
    if one.at[-1] == "type" or type(one.value) not in (int, str):
        return None
    if "pad" in one.at and one.at[-1] == "id":
        return None  # a word of the pad's own choice: what else says it no longer fits
    for value in (10**6, "x") if isinstance(one.value, str) else (10**6, -(10**6)):
        problem = one.problem_of(one.replaced(value))
        if problem and (problem["at"] != one.at or problem["entry"] != one.number):
            return str(problem)
        if problem is None and type(value) is int:
            return f"{value} is accepted"
    return None


@pytest.mark.parametrize("game", NAMES)
def test_a_list_too_long_or_too_short_is_refused_at_its_place(game: str):
    check_values(game, wrong_length)


def wrong_length(one: Value) -> str | None:
    """Return what the engine answers wrongly to a list of nothing and to a long one."""
    if not isinstance(one.value, list):
        return None
    for value in ([], one.value * 20):
        problem = one.problem_of(one.replaced(value))
        if problem is None:
            continue
        shared = min(len(problem["at"]), len(one.at))
        is_near = shared >= len(one.at) - 1 and problem["at"][:shared] == one.at[:shared]
        if not is_near or problem["entry"] != one.number:
            return str(problem)
        if problem["at"] == one.at and problem["params"].get("count", len(value)) != len(value):
            return str(problem)
    return None


@pytest.mark.parametrize("game", NAMES)
def test_an_unknown_key_is_refused_by_its_name(game: str):
    check_values(game, wrong_key)


def wrong_key(one: Value) -> str | None:
    """Return what the engine answers to a key too many, unless that is right."""
    if not isinstance(one.value, dict):
        return None
    problem = one.problem_of(one.replaced({**one.value, "pace": 1}))
    expected = {"at": [*one.at, "pace"], "code": "value.unknown_key", "params": {"key": "pace"}}
    return None if problem == {**expected, "entry": one.number} else str(problem)


@pytest.mark.parametrize("game", NAMES)
def test_a_seat_beyond_the_table_is_refused_with_the_bounds(game: str):
    check_values(game, wrong_seat)


def wrong_seat(one: Value) -> str | None:
    """Return what the engine answers to seats nobody has, unless that is right."""
    if one.at[-1] not in SEATS or type(one.value) is not int:
        return None
    last = len(fold_file(one.file).state()["seats"]) - 1
    expected = {"at": one.at, "code": "value.range", "params": {"low": 0, "high": last}}
    for seat in (-1, last + 1):
        problem = one.problem_of(one.replaced(seat))
        if problem != {**expected, "entry": one.number}:
            return str(problem)
    return None


@pytest.mark.parametrize("game", NAMES)
def test_a_draft_says_where_a_value_of_another_type_stands(game: str):
    check_values(game, wrong_draft)


def wrong_draft(one: Value) -> str | None:
    """Return what the engine answers to a draft with a fraction, unless that is right."""
    kind, first = one.entry["type"], one.at[0]
    if kind not in DRAFTED or (first in REMARKS and (kind, first) != ("place", "at")):
        return None
    draft = {"entry": one.replaced(FRACTION), "seat": 0}
    try:
        card = GAMES[one.file["game"]]
        place = card["choices"](fold_file(one.file).state(), draft)["problem"]["at"]
    except Problem as problem:
        right = (one.at, one.at[:-1]) if first == "plays" else (["entry", *one.at],)
        return None if problem.at in right else str(problem.at)
    return None if place == one.at else str(place)
