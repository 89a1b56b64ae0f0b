"""Agame's catch round: who may catch, what lies open, and what pays for it.

Ada is blue, Ben green, Cy purple. Before the catch round Ada has won the 8 of Ben, Cy the
13 of Ada, and Cy leads.
"""

import pytest

from tests.engine.agame_tricks import bars, but_for_the_tail, fennek_in_row
from tests.engine.ask import choices, table

LOG = [
    {
        "type": "trick",
        "leader": 0,
        "plays": [["blue 21"], ["green 8"], ["purple 5"]],
        "laid": ["green 8"],
    },
    {
        "type": "trick",
        "leader": 0,
        "plays": [["blue 13"], ["green 5"], ["purple 34"]],
        "laid": ["blue 13"],
    },
]
CAUGHT = {"type": "catch", "seat": 2, "card": "green 8", "from": 0, "pay": ["purple 13"]}


def catch(*pay: str, **entry: object) -> dict:
    """Return the answer to a draft of a catch."""
    return choices("catch", pay=list(pay), **entry)


def targets(answer: dict) -> dict:
    """Return what may be caught, by card: its price, or what bars it."""
    return {one["card"]: one.get("least", one.get("code")) for one in answer["taps"]["targets"]}


def test_the_leader_opens_the_catch_round():
    table("agame", 3, LOG)
    answer = catch()
    assert (answer["taps"]["order"], answer["taps"]["seat"]) == ([2], 2)
    assert catch(seat=0)["problem"]["code"] == "agame.catch_leader"


def test_catch_before_the_first_trick_is_refused():
    table("agame", 3, [])
    answer = catch()
    assert answer["taps"]["order"] == []
    assert answer["problem"]["code"] == "agame.nothing_to_catch"


def test_after_the_leader_everybody_in_order():
    table("agame", 3, [*LOG, CAUGHT])
    answer = catch()
    assert (answer["taps"]["order"], answer["taps"]["then"]) == ([0, 1], [1])
    assert catch(seat=1)["taps"]["then"] == []


def test_open_card_has_its_price_and_its_worth():
    table("agame", 3, LOG)
    answer = catch()
    assert targets(answer) == {"green 8": 8}
    assert answer["taps"]["targets"][0]["points"] == 8
    assert answer["taps"]["targets"][0]["from"] == 0


def test_card_that_does_not_fit_is_barred_with_the_reason():
    table("agame", 3, LOG)
    assert targets(catch(seat=0)) == {"blue 13": "agame.own_colour"}
    assert targets(catch(seat=1)) == {"green 8": "agame.own_colour", "blue 13": 13}


def test_a_card_aside_cannot_be_caught_again_but_the_payment_can():
    table("agame", 3, [*LOG, CAUGHT])
    assert targets(catch()) == {"blue 13": "agame.own_colour", "purple 13": 13}


def test_a_card_on_top_of_the_pile_pays_nothing():
    table("agame", 3, [*LOG, CAUGHT])
    barred = {tap["card"]: tap.get("code") for tap in catch()["taps"]["cards"]}
    assert barred["purple 13"] == "agame.card_on_pile"
    assert barred["blue 13"] == "agame.card_twice"


def test_where_the_card_lies_follows():
    table("agame", 3, LOG)
    assert catch("purple 13", card="green 8")["entry"] == CAUGHT


def test_a_card_on_top_of_the_pile_is_caught_from_there():
    table("agame", 3, [*LOG, CAUGHT])
    assert catch("green 13", seat=1, card="purple 13")["entry"]["from"] == "discard"


def test_cards_that_do_not_exist_are_named_by_their_place():
    table("agame", 3, LOG)
    assert catch(card="pink 8")["problem"]["at"] == ["entry", "card"]
    assert catch("green 13", "pink 8", card="green 8")["problem"]["at"] == ["entry", "pay", 1]


def test_a_catch_waits_for_card_then_payment():
    table("agame", 3, LOG)
    assert catch()["problem"]["at"] == ["card"]
    assert catch(card="green 8")["problem"]["at"] == ["pay"]
    short = catch("purple 3", card="green 8")
    assert (short["problem"]["code"], short["problem"]["at"]) == ("draft.missing", ["pay"])
    assert (short["taps"]["least"], short["taps"]["paid"]) == (8, 3)


def test_two_cards_may_pay_together():
    table("agame", 3, LOG)
    answer = catch("purple 8", "purple 3", card="green 8")
    assert answer["taps"]["paid"] == 11
    assert answer["entry"]["pay"] == ["purple 8", "purple 3"]
    assert answer["players"][2]["points"] == 21


def test_a_hat_pays_for_anything_and_is_warned():
    table("agame", 3, LOG)
    answer = catch("purple hat", card="green 8")
    assert answer["taps"]["paid"] is None
    assert [warning["code"] for warning in answer["warnings"]] == ["agame.hat_paid"]


def test_card_of_another_seat_does_not_pay_and_the_record_names_its_seat():
    table("agame", 3, LOG)
    answer = catch("green 13", card="green 8")
    assert answer["taps"]["ask"] == {"card": "green 13", "seat": 1}
    assert answer["problem"]["code"] == "agame.not_in_hand"


def test_a_fennek_never_pays():
    table("agame", 3, LOG, fennek="row")
    assert catch("purple fennek", card="green 8")["problem"]["code"] == "agame.fennek_pays"
    barred = {tap["card"]: tap.get("code") for tap in catch()["taps"]["cards"]}
    assert barred["purple fennek"] == "agame.fennek_pays"
    assert barred["green 8"] == "agame.card_twice"
    assert barred["green 13"] is None


def test_a_catch_that_completes_a_row_may_be_answered_by_the_next_in_order():
    closed = table("agame", 3, [*but_for_the_tail(), TAIL])
    assert closed["sheet"]["rounds"][0]["open"] is False
    answer = catch(card="purple 21")
    assert (answer["taps"]["order"], answer["taps"]["seat"]) == ([1, 2], 1)
    assert targets(answer)["purple 21"] == 21
    assert answer["players"][0]["before"] == 0
    assert catch("green hat", card="purple 21")["players"][0]["points"] == 67 + 10


def test_targets_lie_from_head_to_tail_and_a_fennek_is_none():
    table("agame", 3, fennek_in_row(), fennek="row")
    assert catch(seat=1)["taps"]["targets"] == [
        {"card": "purple 21", "from": 0, "least": 21, "points": 21},
        {
            "card": "purple fennek",
            "from": 0,
            "code": "agame.not_catchable",
            "params": {"card": "purple fennek"},
        },
        {"card": "green 8", "from": 0, "code": "agame.own_colour", "params": {"color": "green"}},
    ]


def test_cards_in_rows_bar_their_taps_and_name_their_holder():
    table("agame", 3, fennek_in_row(), fennek="row")
    assert bars(catch()) == {
        "purple 21": ("agame.card_twice", {"color": "purple", "slot": "21", "seat": 0}),
        "green 8": ("agame.card_twice", {"color": "green", "slot": "8", "seat": 0}),
        "purple fennek": ("agame.fennek_twice", {"color": "purple", "seat": 0}),
        "blue fennek": ("agame.fennek_pays", {}),
        "green fennek": ("agame.fennek_pays", {}),
    }


def test_cards_aside_and_on_the_pile_bar_their_taps():
    table("agame", 3, [*LOG, CAUGHT])
    assert bars(catch()) == {
        "purple 13": ("agame.card_on_pile", {"card": "purple 13"}),
        "blue 13": ("agame.card_twice", {"color": "blue", "slot": "13", "seat": 2}),
        "green 8": ("agame.card_twice", {"color": "green", "slot": "8", "seat": 2}),
    }


def test_the_board_of_a_catch_shows_order_prices_payment_and_whose_card_it_is():
    table("agame", 3, [*LOG, CAUGHT])
    answer = catch("purple 8", "green 5", seat=0, card="purple 13")
    taps = answer["taps"]
    assert [(tap["card"], tap["paid"]) for tap in taps.pop("cards") if tap["paid"]] == [
        ("purple 8", True),
        ("green 5", True),
    ]
    assert taps == {
        "order": [0, 1],
        "seat": 0,
        "then": [1],
        "targets": [
            {
                "card": "blue 13",
                "from": 2,
                "code": "agame.own_colour",
                "params": {"color": "blue"},
            },
            {"card": "purple 13", "from": "discard", "least": 13, "points": 13},
        ],
        "least": 13,
        "paid": 13,
        "ask": {"card": "purple 8", "seat": 2},
    }
    assert answer["problem"] == {
        "entry": 0,
        "at": ["pay", 0],
        "code": "agame.not_in_hand",
        "params": {"card": "purple 8", "seat": 0},
    }


def test_a_catch_is_finished_as_it_will_be_stored():
    table("agame", 3, [*LOG, CAUGHT])
    answer = catch("green 13", seat=1, card="purple 13")
    del answer["taps"]
    rows = (0, 13, 21)
    assert answer == {
        "entry": {
            "type": "catch",
            "seat": 1,
            "card": "purple 13",
            "from": "discard",
            "pay": ["green 13"],
        },
        "problem": None,
        "warnings": [],
        "over": False,
        "winners": [],
        "players": [
            {
                "points": points,
                "total": points,
                "lines": [{"what": "cards", "points": points}],
                "before": 0,
            }
            for points in rows
        ],
    }


@pytest.mark.parametrize(
    ("entry", "pay", "problem"),
    [
        ({"seat": 3}, [], ("value.range", ["entry", "seat"], {"low": 0, "high": 2})),
        ({"seat": 0}, [], ("agame.catch_leader", ["seat"], {"seat": 2})),
        ({"card": "pink 8"}, [], ("cards.unknown", ["entry", "card"], {"card": "pink 8"})),
        (
            {"card": "green 8"},
            ["green 13", "pink 8"],
            ("cards.unknown", ["entry", "pay", 1], {"card": "pink 8"}),
        ),
        ({"card": "blue 13"}, [], ("agame.slot_taken", ["card"], {"slot": "13"})),
        ({"card": "green 21"}, ["purple 34"], ("draft.missing", ["from"], {})),
        ({"card": "purple 3", "from": 0}, [], ("agame.own_colour", ["card"], {"color": "purple"})),
        (
            {"card": "green hat", "from": 0},
            [],
            ("agame.not_catchable", ["card"], {"card": "green hat"}),
        ),
        (
            {"card": "green 8", "from": 1},
            [],
            ("agame.not_in_row", ["from"], {"card": "green 8", "seat": 1}),
        ),
        (
            {"card": "green 8", "from": "discard"},
            [],
            ("agame.not_on_top", ["from"], {"card": "green 8"}),
        ),
        (
            {"card": "green 8"},
            ["purple 8", "purple fennek"],
            ("agame.fennek_pays", ["pay", 1], {}),
        ),
        (
            {"card": "green 8"},
            ["purple 5"],
            ("agame.not_in_hand", ["pay", 0], {"card": "purple 5", "seat": 2}),
        ),
    ],
)
def test_a_catch_is_refused_with_place_and_reason(entry: dict, pay: list, problem: tuple):
    table("agame", 3, LOG)
    answer = catch(*pay, **entry)
    result = answer["problem"]
    assert (result["code"], result["at"], result["params"]) == problem


TAIL = {"type": "catch", "seat": 0, "card": "purple 1a", "from": 1, "pay": ["blue 1b"]}
