"""One wrong value of a rule, a seat or a name is refused at the very place where it stands."""

import copy

import pytest

from companion.engine.fold import replay
from companion.engine.games import GAMES
from tests.engine.ask import PAD

FRACTION = 0.5
"""No value of any rule or seat."""
MARKS = ("blue", "green", "purple")
NAMES = sorted(GAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_house_rule_of_another_type_is_refused_by_its_name(game: str):
    file = new_game(game)
    for name in replay(file)["setup"]["options"]:
        problem = replay({**file, "options": {name: FRACTION}})["problem"]
        assert (problem["entry"], problem["at"]) == (0, ["options", name])
        assert problem["code"] in ("value.type", "value.choice")


@pytest.mark.parametrize("game", NAMES)
def test_a_seat_with_a_wrong_value_is_refused_at_its_place(game: str):
    file = new_game(game)
    for position in range(len(file["seats"])):
        for key in ("name", "color", "player"):
            seats = copy.deepcopy(file["seats"])
            seats[position][key] = FRACTION
            problem = replay({**file, "seats": seats})["problem"]
            assert (problem["entry"], problem["at"]) == (0, ["seats", position, key])
        seats = copy.deepcopy(file["seats"])
        seats[position]["pace"] = 1
        problem = replay({**file, "seats": seats})["problem"]
        assert problem["code"] == "value.unknown_key"
        assert problem["at"] == ["seats", position, "pace"]


@pytest.mark.parametrize("key", ["id", "started"])
def test_the_id_and_the_beginning_of_a_file_are_texts(key: str):
    file = new_game("tally")
    assert replay({**file, key: "a"})["problem"] is None
    problem = replay({**file, key: FRACTION})["problem"]
    assert (problem["entry"], problem["at"], problem["code"]) == (0, [key], "value.type")


def new_game(game: str) -> dict:
    """Return a game of this kind in which nothing has been played."""
    names = ("Ada", "Ben") if game != "animanize" else ("Ada", "Ben", "Cy")
    seats = [{"name": name, "color": mark} for name, mark in zip(names, MARKS, strict=False)]
    file = {"format": "companion/1", "game": game, "seats": seats, "log": []}
    return {**file, "pad": PAD} if game == "pad" else file


SIGNS = (0, 10, 31, 32, 0x7F, 0xA0, 0x200B, 0xD800, 0xDFFF)
"""Signs that are not seen, or cannot be stored."""


@pytest.mark.parametrize("name", ["", *map(chr, SIGNS)])
def test_a_name_nobody_can_read_is_refused(name: str):
    assert problem_of_name(name) == ("value.text", ["seats", 0, "name"], {})


@pytest.mark.parametrize("name", ["!", "é", "a\nb", "\ue000", "n" * 40])
def test_a_name_everybody_can_read_is_accepted(name: str):
    assert problem_of_name(name) is None


def test_a_name_too_long_is_refused_with_the_bound():
    assert problem_of_name("n" * 41) == ("value.length", ["seats", 0, "name"], {"most": 40})


def problem_of_name(name: str) -> tuple | None:
    """Return what is wrong with a game in which the first player is called so."""
    file = new_game("tally")
    file["seats"][0]["name"] = name
    problem = replay(file)["problem"]
    return problem and (problem["code"], problem["at"], problem["params"])
