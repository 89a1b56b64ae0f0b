"""Animanize's trick log: cards in the order they are played, and what they bring about."""

import pytest

from tests.engine.ask import choices, table

FIRST = {"type": "trick", "cards": ["red 4", "red 9", "blue 2"]}
"""Ben wins it; Cy shows that he has no red."""
HAND = [f"animal {rank}" for rank in (2, 3, 5, 6, 7, 8)]


def tapped(*cards: str, **entry: object) -> dict:
    """Return the answer to these taps."""
    return choices("trick", **{"cards": list(cards), **entry})


def barred(answer: dict) -> dict:
    """Return what bars cards of the board, by card."""
    return {tap["card"]: tap["code"] for tap in answer["taps"]["cards"] if "code" in tap}


def test_the_record_knows_who_leads_and_who_is_next():
    table("animanize", 3, [FIRST])
    taps = tapped("green 5")["taps"]
    assert (taps["leader"], taps["number"], taps["of"], taps["turn"]) == (1, 2, 14, 2)
    assert taps["plays"] == [{"seat": 1, "card": "green 5"}]
    assert taps["lead"] == "green"


def test_a_trick_is_finished_with_its_last_card_and_names_the_leader():
    table("animanize", 3, [FIRST])
    assert tapped("green 5", "green 7")["problem"]["at"] == ["cards", 2]
    answer = tapped("green 5", "green 7", "animal 7")
    assert answer["entry"] == {
        "type": "trick",
        "leader": 1,
        "cards": ["green 5", "green 7", "animal 7"],
    }
    assert answer["taps"]["winner"] == {"seat": 0, "why": "tie", "card": "animal 7"}
    assert answer["taps"]["captured"] == [7]
    assert answer["players"][0]["points"] == 8


def test_a_second_animal_is_barred_and_so_are_captured_ones():
    table("animanize", 3, [{"type": "trick", "cards": ["red 4", "red 9", "animal 9"]}])
    assert barred(tapped()) == {"animal 9": "animanize.animal_twice"}
    animals = barred(tapped("animal 4"))
    assert animals["animal 4"] == "animanize.card_gone"
    assert animals["animal 5"] == "animanize.second_animal"
    assert tapped("animal 4", "animal 5")["problem"]["code"] == "animanize.second_animal"


def test_card_played_before_is_not_shown_and_is_refused_twice():
    table("animanize", 3, [FIRST])
    assert barred(tapped()) == {}
    assert tapped("red 9")["problem"]["code"] == "animanize.card_gone"


def test_the_lion_may_lie_twice_in_one_trick():
    table("animanize", 3, [])
    answer = tapped("red 9", "lion", "lion")
    assert answer["taps"]["winner"] == {"seat": 2, "why": "later_lion", "card": "lion"}
    assert answer["problem"] is None
    assert barred(answer)["lion"] == "animanize.card_gone"


def test_a_revoke_is_warned_at_its_tap_and_names_both_tricks():
    table("animanize", 3, [FIRST])
    assert tapped("red 5")["warnings"] == []
    (warning,) = tapped("red 5", "red 7")["warnings"]
    params = {"seat": 2, "color": "red", "void": 1, "trick": 2}
    assert (warning["code"], warning["params"]) == ("animanize.revoke", params)
    assert [one["code"] for one in tapped("red 5", "red 7", "red 1")["warnings"]] == [
        "animanize.revoke"
    ]


def test_elimination_is_barred_while_too_few_animals_are_about():
    table("animanize", 3, [])
    assert tapped("red 4")["taps"]["out"]["code"] == "animanize.no_animal"
    assert tapped("animal 4")["taps"]["out"]["code"] == "animanize.animals_about"


def test_player_with_only_animals_is_out():
    table("animanize", 3, seven_tricks())
    answer = tapped("animal 4")
    assert (answer["taps"]["out"], answer["taps"]["hand"]) == (None, 7)
    hand = [f"animal {rank}" for rank in (9, 8, 7, 6, 5, 3)]
    waiting = choices("out", cards=["animal 4"], hand=hand)
    assert waiting["problem"]["at"] == ["hand", 6]
    out = choices("out", cards=["animal 4"], hand=[*hand, "animal 2"])
    assert out["entry"]["leader"] == 0
    assert [player["points"] for player in out["players"]] == [7, -7, 0]


def seven_tricks() -> list[dict]:
    """Ada wins seven tricks without an animal."""
    ranks = (9, 8, 7, 6, 5, 4, 3)
    return [
        {"type": "trick", "cards": [f"{color} {rank}" for color in ("red", "blue", "yellow")]}
        for rank in ranks
    ]


def test_another_leader_than_the_records_is_refused():
    table("animanize", 3, [FIRST])
    assert tapped("green 5", leader=0)["problem"]["code"] == "animanize.leader"


def test_the_board_of_a_running_trick_is_shown_whole():
    table("animanize", 3, [FIRST])
    taps = tapped("green 5", "green 7")["taps"]
    del taps["cards"]
    assert taps == {
        "leader": 1,
        "number": 2,
        "of": 14,
        "plays": [{"seat": 1, "card": "green 5"}, {"seat": 2, "card": "green 7"}],
        "turn": 0,
        "lead": "green",
        "full": False,
        "winner": {"seat": 2, "why": "highest", "card": "green 7"},
        "captured": [],
        "last": False,
        "hand": 13,
        "previous": {"seat": 1, "why": "highest", "lead": "red"},
        "room": [20, 19, 20],
        "out": {"code": "animanize.no_animal", "params": {}},
    }


def test_the_board_of_a_finished_trick_is_shown_whole():
    table("animanize", 3, seven_tricks())
    answer = tapped("red 1", "animal 4", "lion")
    taps = answer.pop("taps")
    del taps["cards"]
    assert taps == {
        "leader": 0,
        "number": 8,
        "of": 14,
        "plays": [
            {"seat": 0, "card": "red 1"},
            {"seat": 1, "card": "animal 4"},
            {"seat": 2, "card": "lion"},
        ],
        "turn": None,
        "lead": "red",
        "full": True,
        "winner": {"seat": 2, "why": "lion", "card": "lion"},
        "captured": [4],
        "last": False,
        "hand": 7,
        "previous": {"seat": 0, "why": "highest", "lead": "red"},
        "room": [13, 20, 20],
        "out": {"code": "animanize.broken_trick", "params": {"count": 3, "expected": 2}},
    }
    assert answer == {
        "entry": {"type": "trick", "leader": 0, "cards": ["red 1", "animal 4", "lion"]},
        "problem": None,
        "warnings": [],
        "over": False,
        "winners": [],
        "players": [
            {
                "points": 7,
                "total": 7,
                "lines": [{"what": "tricks", "count": 7, "points": 7}],
                "before": 0,
            },
            {
                "points": 0,
                "total": 0,
                "lines": [{"what": "tricks", "count": 0, "points": 0}],
                "before": 0,
            },
            {
                "points": 5,
                "total": 5,
                "lines": [
                    {"what": "tricks", "count": 1, "points": 1},
                    {"what": "animals", "count": 1, "points": 4},
                ],
                "before": 0,
            },
        ],
    }


def test_before_the_first_card_nobody_wins_and_the_starter_leads():
    table("animanize", 4, [], start=3)
    taps = tapped()["taps"]
    del taps["cards"]
    assert taps == {
        "leader": 3,
        "number": 1,
        "of": 11,
        "plays": [],
        "turn": 3,
        "lead": None,
        "full": False,
        "winner": None,
        "captured": [],
        "last": False,
        "hand": 11,
        "previous": None,
        "room": [16, 16, 16, 16],
        "out": {"code": "animanize.broken_trick", "params": {"count": 0, "expected": 3}},
    }


def test_the_board_lies_by_colour_from_the_highest_then_animals_then_the_lion():
    table("animanize", 3, [])
    numbers = [f"{c} {rank}" for c in ("red", "blue", "yellow", "green") for rank in DOWN]
    animals = [f"animal {rank}" for rank in DOWN[:-1]]
    assert [tap["card"] for tap in tapped()["taps"]["cards"]] == [*numbers, *animals, "lion"]


DOWN = (9, 8, 7, 6, 5, 4, 3, 2, 1)


def test_cards_that_lie_open_are_barred_with_what_explains_it():
    table("animanize", 3, [{"type": "trick", "cards": ["red 4", "red 9", "animal 9"]}])
    cards = tapped("animal 4", "red 5")["taps"]["cards"]
    assert {tap.pop("card"): tap for tap in cards if len(tap) > 1} == {
        "animal 4": {"code": "animanize.card_gone", "params": {"card": "animal 4"}},
        "red 5": {"code": "animanize.card_gone", "params": {"card": "red 5"}},
        "animal 9": {"code": "animanize.animal_twice", "params": {"animal": 9, "seat": 2}},
        **{name: {"code": "animanize.second_animal", "params": {}} for name in HAND},
    }


def test_a_hand_shown_bars_its_own_cards_and_no_other_animal():
    table("animanize", 3, seven_tricks())
    answer = choices("out", cards=["animal 4"], hand=["animal 9", "animal 8"])
    shown = ("animal 4", "animal 8", "animal 9")
    assert barred(answer) == dict.fromkeys(shown, "animanize.card_gone")
    assert answer["taps"]["hand"] == 7


def test_too_few_animals_about_are_counted():
    table("animanize", 3, [])
    assert tapped("animal 4")["taps"]["out"] == {
        "code": "animanize.animals_about",
        "params": {"count": 14, "most": 7},
    }


def test_a_revoke_is_warned_whole():
    table("animanize", 3, [FIRST])
    assert tapped("red 5", "red 7")["warnings"] == [
        {
            "entry": 0,
            "at": ["cards", 1],
            "code": "animanize.revoke",
            "params": {"seat": 2, "color": "red", "void": 1, "trick": 2},
        }
    ]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"cards": ["pink 4"]}, ("cards.unknown", ["entry", "cards", 0], {"card": "pink 4"})),
        ({"cards": [4]}, ("value.type", ["entry", "cards", 0], {"wanted": "text"})),
        ({"cards": ["red 3"] * 5}, ("value.length", ["entry", "cards"], {"most": 4})),
        ({"cards": ["green 5", "red 9"]}, ("animanize.card_gone", ["cards", 1], {"card": "red 9"})),
        (
            {"cards": ["animal 3", "animal 4"]},
            ("animanize.second_animal", ["cards", 1], {}),
        ),
        ({"leader": 2, "cards": []}, ("animanize.leader", ["leader"], {"seat": 1})),
        ({"leader": 3, "cards": []}, ("value.range", ["leader"], {"low": 0, "high": 2})),
        ({"cards": ["green 5"]}, ("draft.missing", ["cards", 1], {})),
    ],
)
def test_a_trick_is_refused_with_place_and_reason(entry: dict, problem: tuple):
    table("animanize", 3, [FIRST])
    result = choices("trick", **entry)["problem"]
    assert (result["code"], result["at"], result["params"]) == problem


@pytest.mark.parametrize(
    ("cards", "hand", "problem"),
    [
        (["animal 4"], [*HAND, "red 1"], ("animanize.hand_not_animal", ["hand", 6], {})),
        (["red 1"], [], ("animanize.no_animal", ["cards"], {})),
        ([], [], ("animanize.broken_trick", ["cards"], {"count": 0, "expected": 2})),
        (["animal 4"], [], ("draft.missing", ["hand", 0], {})),
        (["animal 4"], ["animal 9"] * 8, ("value.length", ["entry", "hand"], {"most": 7})),
        (["animal 4"], ["pink 9"], ("cards.unknown", ["entry", "hand", 0], {"card": "pink 9"})),
    ],
)
def test_an_elimination_is_refused_with_place_and_reason(cards: list, hand: list, problem: tuple):
    table("animanize", 3, seven_tricks())
    result = choices("out", cards=cards, hand=hand)["problem"]
    assert (result["code"], result["at"], result["params"]) == problem
