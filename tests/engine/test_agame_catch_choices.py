"""Agame's catch round: who may catch, what lies open, and what pays for it.

Ada is blue, Ben green, Cy purple. Before the catch round Ada has won the 8 of Ben, Cy the
13 of Ada, and Cy leads.
"""

from tests.engine.asking import choices, table

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
    """The answer to a draft of a catch."""
    return choices("catch", pay=list(pay), **entry)


def targets(answer: dict) -> dict:
    """What may be caught, by card: its price, or what bars it."""
    return {one["card"]: one.get("least", one.get("code")) for one in answer["taps"]["targets"]}


def test_the_leader_opens_the_catch_round():
    table("agame", 3, LOG)
    answer = catch()
    assert (answer["taps"]["order"], answer["taps"]["seat"]) == ([2], 2)
    assert catch(seat=0)["problem"]["code"] == "agame.catch_leader"


def test_nobody_catches_before_the_first_trick():
    table("agame", 3, [])
    answer = catch()
    assert answer["taps"]["order"] == []
    assert answer["problem"]["code"] == "agame.nothing_to_catch"


def test_after_the_leader_everybody_in_order():
    table("agame", 3, [*LOG, CAUGHT])
    answer = catch()
    assert (answer["taps"]["order"], answer["taps"]["then"]) == ([0, 1], [1])
    assert catch(seat=1)["taps"]["then"] == []


def test_what_lies_open_has_its_price_and_its_worth():
    table("agame", 3, LOG)
    answer = catch()
    assert targets(answer) == {"green 8": 8}
    assert answer["taps"]["targets"][0]["points"] == 8
    assert answer["taps"]["targets"][0]["from"] == 0


def test_what_does_not_fit_is_barred_with_the_reason():
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


def test_somebody_elses_card_does_not_pay_and_the_record_says_whose_it_is():
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


TAIL = {"type": "catch", "seat": 0, "card": "purple 1a", "from": 1, "pay": ["blue 1b"]}


def but_for_the_tail() -> list[dict]:
    """Ada lacks the tail-only 1, which lies with Ben, and leads."""
    return [
        won(0, ["blue 34"], ["green 34"], ["purple 21"], laid=["green 34", "purple 21"]),
        won(0, ["blue 21"], ["green 13"], ["purple 8"], laid=["green 13", "purple 8"]),
        won(0, ["blue hat"], ["green 5"], ["purple 3"], laid=["green 5", "purple 3"]),
        won(0, ["blue 13"], ["green 2"], ["purple 1b"], laid=["green 2", "purple 1b"]),
        won(0, ["blue 8", "blue 5"], ["green 21"], ["purple 1a"], laid=["purple 1a", "blue 8"]),
        won(1, ["green 1b", "green 3"], ["purple 2"], ["blue 3", "blue 2"], discarded="blue 3"),
    ]


def won(leader: int, *plays: list[str], **way: object) -> dict:
    """A trick, and what became of it."""
    return {"type": "trick", "leader": leader, "plays": list(plays), **way}
