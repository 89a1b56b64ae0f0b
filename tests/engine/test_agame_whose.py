"""Whose a card of Agame's trick log is, where by the record it is of nobody on turn.

Ada is blue, Ben green, Cy purple; Dot (red) and Eve (yellow) join the larger tables.
"""

from tests.engine.agame_tricks import WON, plays, tapped
from tests.engine.ask import ask, table


def test_the_question_whose_a_card_is_offers_everybody_the_likeliest_first():
    table("agame", 5, [])
    ahead = tapped("blue 13", "green 8", "yellow 5")["taps"]["ask"]
    assert ahead == {"card": "yellow 5", "seat": 4, "seats": [4, 1, 2]}
    behind = tapped("blue 13", "green 8", "purple 3", "blue 5")["taps"]["ask"]
    assert behind == {"card": "blue 5", "seat": 0, "seats": [0, 2, 3]}
    closed = tapped("blue 13", "blue 8", "green 8", "purple 3", "blue 5")["taps"]["ask"]
    assert closed == {"card": "blue 5", "seat": 0, "seats": [2, 3]}
    hat = tapped("blue hat", "purple 3")["taps"]["ask"]
    assert hat == {"card": "purple 3", "seat": 2, "seats": [2, 0, 1]}
    table("agame", 3, [dict(WON, laid=["green 8"])])
    first = tapped("purple 8")["taps"]["ask"]
    assert first == {"card": "purple 8", "seat": 2, "seats": [2, 0]}


def test_a_card_given_to_a_later_player_is_played_when_its_turn_comes():
    table("agame", 4, [])
    cy = {"card": "purple 8", "seat": 2}
    waits = tapped("blue 13", cy)
    assert plays(waits) == [(0, ["blue 13"])]
    assert (waits["taps"]["later"], waits["taps"]["turn"]) == ([cy], [0, 1])
    assert waits["problem"]["code"] == "draft.missing"
    assert {one["card"]: one["seat"] for one in waits["taps"]["cards"]}["purple 8"] == 2
    played = tapped("blue 13", cy, "green 5")
    assert plays(played) == [(0, ["blue 13"]), (1, ["green 5"]), (2, ["purple 8"])]
    second = tapped("blue 13", cy, "green 5", "green 8", "red 3")
    assert plays(second)[1:] == [(1, ["green 5", "green 8"]), (2, ["purple 8"]), (3, ["red 3"])]
    whole = tapped("blue 13", {"card": "red 3", "seat": 3}, cy, "green 5")
    assert whole["taps"]["full"]
    assert whole["taps"]["later"] == []


def test_a_second_card_that_was_forgotten_goes_to_its_player():
    table("agame", 3, [])
    answer = tapped("blue 13", "green 8", "purple 3", {"card": "blue 5", "seat": 0})
    assert plays(answer)[0] == (0, ["blue 13", "blue 5"])
    closed = tapped("blue 13", "blue 8", "green 8", {"card": "blue 5", "seat": 0})
    assert closed["problem"]["code"] == "agame.turn"


def test_a_fennek_of_the_player_before_waits_for_its_second_card():
    table("agame", 3, [], fennek="tie")
    answer = tapped("blue 13", {"card": "purple 8", "seat": 2}, "green fennek")
    assert plays(answer) == [(0, ["blue 13"]), (1, ["green fennek"])]
    whole = tapped("blue 13", {"card": "purple 8", "seat": 2}, "green fennek", "green 5")
    assert plays(whole)[1:] == [(1, ["green fennek", "green 5"]), (2, ["purple 8"])]


def test_cards_of_a_later_player_are_played_in_the_order_of_their_taps():
    table("agame", 3, [])
    given = {"card": "purple 13", "seat": 2}
    answer = tapped("blue 13", given, "green 13", "purple 8")
    assert plays(answer)[2] == (2, ["purple 13", "purple 8"])


def test_a_card_is_given_to_nobody_who_is_not_there_or_has_two_already():
    table("agame", 3, [])
    waits = [{"card": card, "seat": 2} for card in ("purple 13", "purple 8", "purple 5")]
    third = tapped("blue 13", *waits)
    assert (third["problem"]["code"], third["taps"]["later"]) == ("agame.turn", waits[:2])
    for cards in (["blue 13", "green 13"], ["purple 13"]):
        stranger = tapped(*cards, {"card": "green 8", "seat": 4})
        assert stranger["problem"]["code"] == "agame.turn"
        assert stranger["taps"]["later"] == []


def test_a_card_too_many_for_a_full_trick_is_refused_where_an_entry_is_mended_alone():
    table("agame", 3, [])
    cards = [{"card": card, "seat": seat} for seat, card in enumerate(("blue 21", "green 8"))]
    entry = {"type": "trick", "leader": 0, "laid": ["purple 13"]}
    last = [{"card": "purple 13", "seat": 2}]
    draft = {"entry": entry, "seat": 0, "cards": [*cards, *last, "green 5"]}
    answers = [ask(do="choices", draft=draft | more) for more in ({}, {"mends": True})]
    assert [answer["taps"]["rest"] for answer in answers] == [["green 5"]] * 2
    assert answers[0]["problem"] is None
    problem = answers[1]["problem"]
    assert (problem["code"], problem["at"], answers[1]["entry"]) == (
        "agame.trick_full",
        ["plays"],
        None,
    )
    mended = {**draft, "cards": draft["cards"][:3], "mends": True}
    assert ask(do="choices", draft=mended)["problem"] is None
