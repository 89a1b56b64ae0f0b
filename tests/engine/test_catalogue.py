"""The games and their house rules, as forms ask for them."""

import pytest

from companion.engine.games import ORDER
from tests.engine.ask import COLORS, NAMES, ask

KEYS = {
    "number": {"low", "high", "none", "step", "first"},
    "choice": {"values"},
    "text": {"none", "most"},
    "seat": {"none", "begins"},
    "flag": set(),
    "neutral": set(),
    "values": set(),
}
"""What an option of this kind says besides its name, kind and default."""


def entry(game: str) -> dict:
    """Return the game in the catalogue."""
    (result,) = [one for one in ask(do="catalogue")["games"] if one["game"] == game]
    return result


@pytest.mark.parametrize("game", ORDER)
def test_options_are_those_of_a_complete_setup(game: str):
    result = entry(game)
    least, most = result["seats"]
    for count in (least, most):
        seats = [
            {"name": f"{name} {at}"} | ({"color": color} if result["colors"] else {})
            for at, (name, color) in enumerate(zip(NAMES * 3, COLORS * 3, strict=True))
        ][:count]
        answer = ask(do="defaults", game=game, seats=seats)
        assert answer["problem"] is None
        options = {option["name"]: option for option in result["options"]}
        written = {name for name, option in options.items() if option["kind"] != "text"}
        assert set(answer["setup"]["options"]) == written
        for name, option in options.items():
            if option["default"] is not None:
                assert answer["setup"]["options"][name] == option["default"]


@pytest.mark.parametrize("game", ORDER)
def test_options_say_what_kind_they_are(game: str):
    for option in entry(game)["options"]:
        assert set(option) == {"name", "kind", "default"} | KEYS[option["kind"]]


@pytest.mark.parametrize(
    ("game", "step"), [("agame", 50), ("animanize", 6), ("greta", 50), ("lynx", 50), ("tally", 10)]
)
def test_target_steps_by_what_the_targets_of_a_game_are_made_of(game: str, step: int):
    (target,) = [option for option in entry(game)["options"] if option["name"] == "target"]
    assert target["step"] == step


SUITS = ["red", "blue", "yellow", "green", "purple"]
"""Four colours of numbers, and the animals'."""
FRENCH = ["purple", "rose"]
"""A diamond and a heart."""


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("agame", {"seats": [2, 5], "colors": list(COLORS), "open": False, "teams": False}),
        (
            "animanize",
            {"seats": [3, 4], "colors": None, "suits": SUITS, "open": False, "teams": False},
        ),
        (
            "greta",
            {"seats": [2, 2], "colors": None, "suits": FRENCH, "open": False, "teams": False},
        ),
        ("lynx", {"seats": [2, 8], "colors": None, "suits": FRENCH, "open": True, "teams": False}),
        ("tally", {"seats": [1, 12], "colors": None, "open": True, "teams": True}),
    ],
)
def test_a_game_says_who_may_play(game: str, expected: dict):
    result = entry(game)
    assert result.pop("options")
    assert result == {"game": game, "suits": [], **expected}


def test_house_rules_that_are_given_replace_the_defaults():
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    plain = ask(do="defaults", game="tally", seats=seats)["setup"]["options"]
    value = ask(do="defaults", game="tally", seats=seats, options={"target": 77})
    assert value["problem"] is None
    assert value["setup"] == {
        "game": "tally",
        "seats": seats,
        "options": {**plain, "target": 77},
        "playing": [True, True],
    }


@pytest.mark.parametrize(
    ("game", "options", "at", "code"),
    [
        ("chess", {}, ["game"], "value.choice"),
        (3, {}, ["game"], "value.choice"),
        ("tally", {"target": 0.5}, ["options", "target"], "value.type"),
        ("tally", {"pace": 1}, ["options", "pace"], "value.unknown_key"),
    ],
)
def test_defaults_of_no_game_or_of_wrong_rules_are_refused(
    game: object, options: dict, at: list, code: str
):
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    answer = ask(do="defaults", game=game, seats=seats, options=options)
    problem = answer["problem"]
    assert (answer["setup"], problem["entry"], problem["at"]) == (None, 0, at)
    assert problem["code"] == code
