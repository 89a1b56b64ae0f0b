"""What the engine answers to an unfinished round of Animanize."""

import json

from companion.engine import bridge
from tests.engine.ask import table


def choices(*players: dict | None, **options: int) -> dict:
    """Return the engine's answer to a draft of the first round of three (or four) players."""
    names = ("Ada", "Ben", "Cy", "Dot")[: len(players)]
    file = {
        "format": "companion/1",
        "game": "animanize",
        "seats": [{"name": name} for name in names],
        "options": options,
        "log": [],
    }
    _ask(do="open", file=file)
    return _ask(do="choices", draft={"entry": {"type": "round", "players": players}, "seat": 0})


def hand(tricks: int | None, *animals: int, **more: int | None) -> dict:
    """Return a player by tricks and animals."""
    return {"tricks": tricks, "animals": list(animals), **more}


def test_the_last_number_follows_from_the_others():
    answer = choices(hand(5, 9, 4), hand(6, 5, 3), hand(None))
    assert answer["taps"]["rest"] == 3
    assert answer["taps"]["sum"] == answer["taps"]["of"] == 14
    assert answer["entry"]["players"][2] == hand(3)
    assert [player["points"] for player in answer["players"]] == [18, 14, 3]


def test_the_last_number_changes_with_the_others():
    assert choices(hand(5), hand(4), hand(None))["taps"]["rest"] == 5


def test_no_number_follows_while_two_are_unknown():
    answer = choices(hand(5), hand(None), hand(None))
    assert answer["taps"]["rest"] is None
    assert answer["problem"]["code"] == "draft.missing"
    assert answer["problem"]["at"] == ["players", 1, "tricks"]


def test_points_no_round_brings_are_refused_with_the_range():
    problem = choices({"points": 25}, None, None)["problem"]
    assert (problem["code"], problem["at"]) == (
        "animanize.points_unlikely",
        ["players", 0, "points"],
    )
    assert problem["params"] == {"seat": 0, "least": -38, "most": 20}
    assert choices(hand(5), {"points": -39}, hand(None))["problem"]["at"][1] == 1
    assert choices(*[{"points": 10}] * 3, {"points": 17})["problem"]["params"]["most"] == 16


def test_points_a_house_rule_makes_possible_are_taken():
    whole = [{"points": points} for points in (25, 3, 0)]
    assert choices(*whole, brawl_limit=25)["problem"] is None
    assert choices(*whole, brawl_limit=24)["problem"]["params"]["most"] == 24


def test_no_number_follows_beside_bare_points():
    answer = choices(hand(5), {"points": 12}, hand(None))
    assert answer["taps"]["rest"] is None
    assert answer["problem"]["at"] == ["players", 2, "tricks"]


def test_one_trick_too_many_is_said_before_the_last_number():
    answer = choices(hand(10), hand(6), hand(None))
    assert answer["problem"]["code"] == "animanize.tricks_sum"
    assert answer["problem"]["params"] == {"sum": 16, "expected": 14}
    assert answer["problem"]["at"] == ["players", 1, "tricks"]


def test_the_eliminated_hand_follows_from_the_tricks():
    answer = choices(hand(4, 7), hand(4, 2, eliminated=None), hand(4, 9))
    assert answer["taps"]["hand"] == 2
    assert answer["entry"]["players"][1]["eliminated"] == 2
    assert [player["points"] for player in answer["players"]] == [11, -2, 13]


def test_the_last_number_follows_from_the_eliminated_hand():
    answer = choices(hand(None), hand(4, eliminated=2), hand(4))
    assert answer["taps"]["rest"] == 4
    assert answer["taps"]["of"] == 12


def test_a_hand_of_more_than_seven_does_not_follow():
    answer = choices(hand(2), hand(2, eliminated=None), hand(2))
    assert answer["taps"]["hand"] is None
    assert answer["problem"]["at"] == ["players", 1, "eliminated"]


def test_a_brawl_shows_by_how_much():
    players = choices(hand(7, 9, 8), hand(4), hand(None))["taps"]["players"]
    assert (players[0]["room"], players[0]["brawl"]) == (0, 4)
    assert (players[1]["room"], players[1]["brawl"]) == (16, 0)


def test_the_others_leave_a_player_so_many_tricks_at_most():
    players = choices(hand(5), hand(4, eliminated=2), hand(None))["taps"]["players"]
    assert [player["most"] for player in players] == [8, 7, 3]


def test_one_more_animal_than_tricks_is_barred():
    animals = choices(hand(1, 9), hand(0), hand(0))["taps"]["players"][0]["animals"]
    assert animals["8"] == {
        "code": "animanize.animals_over_tricks",
        "params": {"animals": 2, "tricks": 1},
    }
    assert animals["9"] is None


def test_the_board_of_a_round_is_shown_whole():
    taps = choices(hand(5, 9, 4), hand(6, 5, 3), hand(None))["taps"]
    players = taps.pop("players")
    assert taps == {
        "of": 14,
        "sum": 14,
        "rest": 3,
        "hand": None,
        "deal": 14,
        "most_held": 7,
        "taken": {"9": 0, "4": 0, "5": 1, "3": 1},
    }
    free = {str(animal): None for animal in range(2, 10)}
    full = {"code": "animanize.round_full", "params": {}}
    assert players == [
        {"room": 2, "brawl": 0, "trick": full, "animals": free, "most": 8},
        {"room": 6, "brawl": 0, "trick": full, "animals": free, "most": 9},
        {"room": 17, "brawl": 0, "trick": full, "animals": free, "most": 3},
    ]


def test_before_anything_is_entered_all_is_open():
    taps = choices(hand(None), hand(None), hand(None), hand(None))["taps"]
    barred = {
        "room": 16,
        "brawl": 0,
        "trick": None,
        "animals": {str(animal): None for animal in range(2, 10)},
        "most": 11,
    }
    assert taps == {
        "of": 11,
        "sum": 0,
        "rest": None,
        "hand": None,
        "deal": 11,
        "most_held": 7,
        "taken": {},
        "players": [barred] * 4,
    }


def _ask(**request: object) -> dict:
    return json.loads(bridge.call(json.dumps(request)))


def test_an_eliminated_hand_is_asked_for_before_the_next_player():
    answer = choices(hand(4, 7), hand(4, 2, eliminated=None), hand(None))
    assert answer["problem"]["code"] == "draft.missing"
    assert answer["problem"]["at"] == ["players", 1, "eliminated"]
    assert answer["players"][1]["points"] is None


def test_counts_leave_out_who_is_told_by_points_and_nobody_beside():
    rounds = [
        [{"points": 12}, hand(5), hand(6)],
        [hand(4), hand(4, eliminated=2), hand(4)],
        [hand(4), hand(4, eliminated=2), hand(4)],
        [hand(4), hand(4), {"points": 3}],
    ]
    table(
        "animanize",
        3,
        [
            {"id": f"r{no}", "type": "round", "players": players}
            for no, players in enumerate(rounds)
        ],
    )
    assert _ask(do="counts")["counts"] == [
        {"rounds": 3, "brawls": 0, "eliminations": 0},
        {"rounds": 4, "brawls": 0, "eliminations": 2},
        {"rounds": 3, "brawls": 0, "eliminations": 0},
    ]
