"""Agame's trick log: one tap a card, and the engine says whose it is and who wins.

Ada is blue, Ben green, Cy purple; Dot (red) and Eve (yellow) join the larger tables.
"""

import json

import pytest

from tests.engine.agame_tricks import WON, plays, tapped
from tests.engine.ask import choices, table


def test_a_card_says_who_leads_and_whose_every_other_card_is():
    table("agame", 3, [])
    answer = tapped("blue 5", "blue 8", "green 13", "purple 8")
    assert plays(answer) == [(0, ["blue 5", "blue 8"]), (1, ["green 13"]), (2, ["purple 8"])]
    assert (answer["taps"]["leader"], answer["taps"]["full"]) == (0, True)


def test_before_the_first_card_anybody_may_lead():
    table("agame", 3, [])
    assert tapped()["taps"]["turn"] == [0, 1, 2]
    assert plays(tapped("purple 34")) == [(2, ["purple 34"])]


def test_second_card_may_follow_until_the_next_player_has_played():
    table("agame", 3, [])
    assert tapped("blue 13")["taps"]["turn"] == [0, 1]
    assert tapped("blue 13", "green 2")["taps"]["turn"] == [1, 2]
    assert tapped("blue 13", "green 2", "purple 3")["taps"]["turn"] == [2]


def test_a_single_digit_led_waits_for_its_second_card():
    table("agame", 3, [])
    assert tapped("blue 5")["taps"]["turn"] == [0]
    barred = tapped("blue 5", "green 13")["problem"]
    assert (barred["code"], barred["at"]) == ("agame.single_digit_lead", ["plays", 0])


def test_a_hat_stays_alone():
    table("agame", 3, [])
    assert tapped("blue hat")["taps"]["turn"] == [1]
    assert tapped("blue hat", "blue 5")["problem"]["code"] == "agame.hat_alone"


def test_a_card_of_somebody_who_is_not_on_turn_asks_whose_it_is():
    table("agame", 3, [])
    answer = tapped("blue 13", "purple 8")
    assert answer["taps"]["ask"] == {"card": "purple 8", "seat": 2, "seats": [2, 0, 1]}
    assert answer["problem"]["code"] == "draft.missing"


def test_the_table_may_say_whose_card_it_is_but_the_record_must_allow_it():
    table("agame", 3, [])
    answer = tapped("blue 13", {"card": "purple 8", "seat": 1})
    assert answer["problem"]["code"] == "agame.not_in_hand"
    closed = tapped("blue 13", "blue 8", "green 5", {"card": "blue 3", "seat": 0})
    assert closed["problem"]["code"] == "agame.turn"
    assert closed["problem"]["params"] == {"seat": 2}


def test_a_card_that_was_won_is_asked_about_like_one_in_hand():
    table("agame", 3, [dict(WON, laid=["green 8"])])
    answer = tapped("blue 21", "purple 5")
    assert answer["taps"]["ask"]["seat"] == 0


def test_a_card_twice_in_one_trick_is_barred():
    table("agame", 3, [])
    assert tapped("blue 13", "blue 13")["problem"]["code"] == "agame.card_in_trick"


def test_the_winner_is_told_with_the_rule():
    table("agame", 3, [])
    winner = tapped("blue 5", "blue 8", "green 13", "purple 8")["taps"]["winner"]
    assert winner == {"seat": 0, "why": "first", "sums": [13, 13, 8], "tied": [0, 1]}


def test_the_rules_by_their_names():
    table("agame", 3, [], fennek="tie")
    taps = {
        "highest": ("blue 13", "green 8", "purple 5"),
        "sum": ("blue 13", "green 8", "green 13", "purple 5"),
        "first": ("blue 13", "green 13", "purple 5"),
        "last": ("blue 13", "green 13", "purple 5", "purple fennek"),
        "hat": ("blue 34", "blue 21", "green hat", "purple 5"),
        "first_hat": ("blue hat", "green hat", "purple 5"),
        "last_hat": ("blue hat", "green hat", "purple 5", "purple fennek"),
    }
    assert {why: tapped(*cards)["taps"]["winner"]["why"] for why, cards in taps.items()} == {
        why: why for why in taps
    }


def test_a_fennek_never_stays_alone():
    table("agame", 3, [], fennek="tie")
    assert tapped("blue fennek")["taps"]["turn"] == [0]
    assert tapped("blue fennek", "blue 3", "green 8")["problem"]["code"] == "draft.missing"


def test_cards_that_lie_open_are_barred_and_no_others():
    table("agame", 3, [dict(WON, laid=["green 8"])])
    cards = {card["card"]: card.get("code") for card in tapped()["taps"]["cards"]}
    assert cards["green 8"] == "agame.card_twice"
    assert [name for name, code in cards.items() if code] == ["green 8"]
    assert len(cards) == 30


def test_neutral_colours_have_only_their_six_small_cards():
    table("agame", 2, [])
    slots: dict[str, int] = {}
    for card in tapped()["taps"]["cards"]:
        color = card["card"].split(" ")[0]
        slots[color] = slots.get(color, 0) + 1
    assert slots == {"blue": 10, "green": 10, "purple": 6, "red": 6}


def test_the_answer_names_nobodys_cards_but_the_tapped_ones():
    table("agame", 3, [dict(WON, laid=["green 8"])])
    text = json.dumps({**tapped("blue 21")["taps"], "cards": []})
    assert "green" not in text
    assert "purple" not in text


def test_the_board_of_a_running_trick_is_shown_whole():
    table(
        "agame", 3, [dict(WON, plays=[["blue 13"], ["green 8"], ["purple 34"]], laid=["blue 13"])]
    )
    answer = tapped("purple 5", "purple 8", "blue 21")
    taps = answer["taps"]
    cards = {tap["card"]: tap for tap in taps.pop("cards")}
    assert taps == {
        "leader": 2,
        "ask": None,
        "rest": [],
        "later": [],
        "plays": [
            {"seat": 2, "cards": ["purple 5", "purple 8"], "sum": 13},
            {"seat": 0, "cards": ["blue 21"], "sum": 21},
        ],
        "turn": [0, 1],
        "full": False,
        "broken_off": False,
        "winner": {"seat": 0, "why": "highest", "sums": [13, 21], "tied": [0]},
        "lay": [],
        "discard": [],
        "stuck": None,
        "catchers": [],
        "can_catch": False,
        "took": 2,
    }
    assert {card: tap["seat"] for card, tap in cards.items() if tap["seat"] is not None} == {
        "purple 5": 2,
        "purple 8": 2,
        "blue 21": 0,
    }
    assert cards["blue 21"] == {"card": "blue 21", "slot": "21", "colour": "blue", "seat": 0}
    assert cards["blue 13"] == {
        "code": "agame.card_twice",
        "params": {"color": "blue", "slot": "13", "seat": 2},
        "card": "blue 13",
        "slot": "13",
        "colour": "blue",
        "seat": None,
    }
    assert answer["problem"] == {
        "entry": 0,
        "at": ["plays", 2],
        "code": "draft.missing",
        "params": {},
    }
    assert [(player["points"], player["total"]) for player in answer["players"]] == [
        (0, 0),
        (0, 0),
        (13, 13),
    ]


def test_equal_plays_are_named_by_their_seats():
    table(
        "agame", 3, [dict(WON, plays=[["blue 13"], ["green 8"], ["purple 34"]], laid=["blue 13"])]
    )
    assert tapped("purple 5", "purple 8", "blue 8", "green 13")["taps"]["winner"] == {
        "seat": 2,
        "why": "first",
        "sums": [13, 8, 13],
        "tied": [2, 1],
    }


def test_the_board_lies_from_the_heads_to_the_tails_then_hats_and_fenneks():
    table("agame", 2, [], fennek="row")
    small = [f"{c} {s}" for s in SMALL for c in ("blue", "green", "purple", "red")]
    big = [f"{c} {s}" for s in ("34", "21", "13") for c in ("blue", "green")]
    alone = [f"{c} {s}" for s in ("hat", "fennek") for c in ("blue", "green")]
    assert [tap["card"] for tap in tapped()["taps"]["cards"]] == big + small + alone


SMALL = ("8", "5", "3", "2", "1b", "1a")


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (("blue 13", "blue 13"), ("agame.card_in_trick", ["plays"], {"card": "blue 13"})),
        (
            ("blue 5", "blue 8", "green 13", {"card": "blue 3", "seat": 0}),
            ("agame.turn", ["plays"], {"seat": 2}),
        ),
        (
            ("blue 13", {"card": "purple 8", "seat": 1}),
            ("agame.not_in_hand", ["plays", 1, 0], {"card": "purple 8", "seat": 1}),
        ),
        (
            ("blue 5", "blue 8", "green 13", {"card": "purple 8", "seat": 1}),
            ("agame.not_in_hand", ["plays", 1, 1], {"card": "purple 8", "seat": 1}),
        ),
        (("blue hat", "blue 5"), ("agame.hat_alone", ["plays", 0], {})),
        (
            ("blue 8", "green 13", "purple 13"),
            ("agame.single_digit_lead", ["plays", 0], {"card": "blue 8"}),
        ),
        ((7,), ("value.type", ["cards", 0], {"wanted": "text"})),
        (({"card": "blue 13"},), ("value.missing", ["cards", 0, "seat"], {"key": "seat"})),
        (
            ({"card": "blue 13", "seat": 5},),
            ("value.range", ["cards", 0], {"low": 0, "high": 4}),
        ),
        (("blue 13", "pink 8"), ("cards.unknown", ["cards", 1], {"card": "pink 8"})),
    ],
)
def test_a_tap_is_refused_with_place_and_reason(cards: tuple, problem: tuple):
    table("agame", 3, [])
    result = tapped(*cards)["problem"]
    assert (result["code"], result["at"], result["params"]) == problem


def test_a_leader_without_a_seat_is_refused_with_the_bounds():
    table("agame", 3, [])
    assert tapped(leader=3)["problem"] == {
        "entry": 0,
        "at": ["entry", "leader"],
        "code": "value.range",
        "params": {"low": 0, "high": 2},
    }


def test_a_fennek_in_a_row_bars_its_tap_and_no_other():
    fennek = {"card": "purple fennek", "slot": "13"}
    plays = [["blue 21"], ["green 8"], ["purple 5", "purple fennek"]]
    table("agame", 3, [dict(WON, plays=plays, laid=["green 8", fennek])], fennek="row")
    barred = {
        tap["card"]: (tap["code"], tap["params"])
        for tap in tapped()["taps"]["cards"]
        if "code" in tap
    }
    assert barred == {
        "green 8": ("agame.card_twice", {"color": "green", "slot": "8", "seat": 0}),
        "purple fennek": ("agame.fennek_twice", {"color": "purple", "seat": 0}),
    }


def test_a_finished_trick_is_read_back_as_it_was_played():
    table("agame", 3, [])
    answer = choices("trick", leader=0, plays=WON["plays"], laid=["green 8"])
    assert answer["entry"] == dict(WON, laid=["green 8"])
