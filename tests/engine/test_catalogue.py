"""The games and their house rules, as forms ask for them."""

import pytest

from tests.engine.asking import COLORS, NAMES, ask

CATALOGUE = {entry["game"]: entry for entry in ask(do="catalogue")["games"]}
KEYS = {
    "number": {"low", "high", "none", "step", "first"},
    "choice": {"values"},
    "seat": {"none", "begins"},
    "flag": set(),
    "neutral": set(),
    "values": set(),
}
"""What an option of this kind says besides its name, kind and default."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_options_are_those_of_a_complete_setup(game: str):
    least, most = CATALOGUE[game]["seats"]
    for count in (least, most):
        seats = [
            {"name": f"{name} {at}"} | ({"color": color} if CATALOGUE[game]["colors"] else {})
            for at, (name, color) in enumerate(zip(NAMES * 3, COLORS * 3, strict=True))
        ][:count]
        answer = ask(do="defaults", game=game, seats=seats)
        assert answer["problem"] is None
        options = {option["name"]: option for option in CATALOGUE[game]["options"]}
        assert set(answer["setup"]["options"]) == set(options)
        for name, option in options.items():
            if option["default"] is not None:
                assert answer["setup"]["options"][name] == option["default"]


@pytest.mark.parametrize("game", CATALOGUE)
def test_options_say_what_kind_they_are(game: str):
    for option in CATALOGUE[game]["options"]:
        assert set(option) == {"name", "kind", "default"} | KEYS[option["kind"]]
