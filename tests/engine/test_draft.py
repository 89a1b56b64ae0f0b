"""What every game's `choices` says of a player: the points so far, between two totals."""

import pytest

from companion.engine.fold import fold_file
from companion.engine.games import GAMES
from tests.engine.test_formulas import count_calls


def so_far(points: int | None) -> list[dict]:
    """Return the players of Animanize after a round, with points typed for the first seat."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy")]
    first = {"type": "round", "players": [{"points": n} for n in (10, 0, 5)]}
    file = {"format": "companion/1", "game": "animanize", "seats": seats, "log": [first]}
    entry = {"type": "round", "players": [{"points": points}, None, None]}
    state = fold_file(file).state()
    return GAMES["animanize"]["choices"](state, {"entry": entry, "seat": 0})["players"]


def test_points_stand_between_the_totals_before_and_after_them() -> None:
    ada = so_far(7)[0]
    assert (ada["before"], ada["points"], ada["total"]) == (10, 7, 17)


def test_a_floor_shows_in_the_total_and_not_in_the_points() -> None:
    ada = so_far(-14)[0]
    assert (ada["before"], ada["points"], ada["total"]) == (10, -14, 0)


def test_player_with_nothing_yet_keeps_the_total() -> None:
    cy = so_far(None)[2]
    assert (cy["before"], cy["points"], cy["total"]) == (5, None, 5)


POINTS = {
    "agame": "section",
    "animanize": "round",
    "lynx": "round",
    "tally": "round",
}


@pytest.mark.parametrize(("game", "kind"), POINTS.items())
def test_points_that_cannot_be_are_refused_before_the_others_are_known(game: str, kind: str):
    seats = [{"name": name, "color": mark} for name, mark in MARKS]
    file = {"format": "companion/1", "game": game, "seats": seats, "log": []}
    draft = {"entry": {"type": kind, "players": [None, {"points": 10**6}, None]}, "seat": 0}
    answer = GAMES[game]["choices"](fold_file(file).state(), draft)
    assert answer["entry"] is None
    assert answer["problem"]["at"] == ["players", 1, "points"]
    assert answer["players"][1] == {"points": None, "total": 0, "lines": [], "before": 0}


MARKS = (("Ada", "blue"), ("Ben", "green"), ("Cy", "purple"))


UNSET = {"faces": None, "others": None}


@pytest.mark.parametrize(
    ("game", "options", "entry", "at"),
    [
        (
            "agame",
            {},
            {"type": "section", "players": [{"sum": 3, "lizards": 0}, {"sum": 3}]},
            "lizards",
        ),
        (
            "agame",
            {"fennek": "row"},
            {"type": "section", "players": [{"row": {}}, {"sum": 3, "lizards": 0}]},
            "complete",
        ),
        ("agame", {}, {"type": "stuck", "seat": 0}, ["card"]),
        ("greta", {"claiming": "call"}, {"type": "claim"}, ["points"]),
        ("greta", {}, {"type": "game", "players": [{"points": 3}, {"points": None}]}, "points"),
        ("greta", {}, {"type": "place", "card": "QS"}, ["at"]),
        ("lynx", {}, {"type": "round", "players": [{"points": 3}, {"melded": UNSET}]}, "melded"),
        ("lynx", {}, {"type": "round", "players": [{"points": 3}, {"held": UNSET}]}, "melded"),
        ("tally", {}, {"type": "round", "players": [{"points": 3}, {"points": None}]}, "points"),
    ],
)
def test_a_draft_says_what_is_missing_first(game: str, options: dict, entry: dict, at: str | list):
    seats = [{"name": name, "color": mark} for name, mark in MARKS[:2]]
    file = {"format": "companion/1", "game": game, "seats": seats, "options": options, "log": []}
    answer = GAMES[game]["choices"](fold_file(file).state(), {"entry": entry, "seat": 0})
    place = at if isinstance(at, list) else ["players", 1, at]
    missing = {"entry": 0, "at": place, "code": "draft.missing", "params": {}}
    assert (answer["entry"], answer["problem"]) == (None, missing)


def test_total_over_all_is_worked_out_once_for_the_draft_of_twelve() -> None:
    """Asked for one after the other they cost twelve times as much."""
    total = "IF(RANK(total + points) = 1, 0, total + points)"
    fields = [{"id": "cards", "name": "Cards"}]
    pad = {"name": "x", "kind": "rounds", "seats": [2, 12], "fields": fields, "points": "cards"}
    pad["total"] = total
    seats = [{"name": f"N{number}"} for number in range(12)]
    file = {"format": "companion/1", "game": "pad", "pad": pad, "seats": seats, "log": []}
    entry = {"type": "round", "players": [{"cards": 3 * number} for number in range(12)]}
    state = fold_file(file).state()
    step, choices = GAMES["pad"]["step"], GAMES["pad"]["choices"]
    once = count_calls(lambda: step(state, {**entry, "id": "e1"}))
    assert once < count_calls(lambda: choices(state, {"entry": entry})) <= 3 * once
    players = choices(state, {"entry": entry})["players"]
    assert [player["total"] for player in players] == [*range(0, 33, 3), 0]
