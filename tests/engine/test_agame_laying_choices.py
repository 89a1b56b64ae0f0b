"""Agame's trick log, once a trick is played: what the winner may lay, and what is discarded."""

from tests.engine.agame_tricks import WON, tapped
from tests.engine.ask import table


def test_card_that_fits_the_winners_row_glows_with_its_worth():
    table("agame", 3, [dict(WON, laid=["green 8"])])
    lay = tapped("blue 21", "green 13", "purple 8")["taps"]["lay"]
    assert lay[0]["code"] == "agame.own_colour"
    assert lay[1] == {"card": "green 13", "laid": False, "slots": ["13"], "points": 23}
    assert (lay[2]["code"], lay[2]["params"]) == ("agame.slot_taken", {"slot": "8"})


def test_a_full_row_takes_no_fennek():
    log = [
        dict(WON, plays=[["blue 34"], ["green 34"], ["purple 21"]], laid=["green 34", "purple 21"]),
        dict(WON, plays=[["blue 21"], ["green 13"], ["purple 8"]], laid=["green 13", "purple 8"]),
        dict(WON, plays=[["blue hat"], ["green 5"], ["purple 3"]], laid=["green 5", "purple 3"]),
        dict(WON, plays=[["blue 13"], ["green 2"], ["purple 1b"]], laid=["green 2", "purple 1b"]),
    ]
    table("agame", 3, log, fennek="row")
    taps = ("blue 8", "blue 5", "green 3", "green fennek", "purple 1a")
    free, full = (tapped(*taps, laid=laid)["taps"]["lay"][3] for laid in ([], ["purple 1a"]))
    assert (free["slots"], full["code"]) == (["1a"], "agame.row_full")


def test_one_card_laid_finishes_the_trick_and_a_second_may_follow():
    table("agame", 3, [])
    taps = ("blue 13", "green 8", "purple 5")
    assert tapped(*taps)["problem"]["at"] == ["laid"]
    one = tapped(*taps, laid=["green 8"])
    assert one["entry"] == dict(WON, laid=["green 8"])
    assert one["players"][0]["points"] == 8
    assert [card.get("laid") for card in one["taps"]["lay"]] == [None, True, False]
    two = tapped(*taps, laid=["green 8", "purple 5"])
    assert two["entry"]["laid"] == ["green 8", "purple 5"]


def test_third_card_of_a_trick_is_not_laid():
    table("agame", 4, [])
    taps = ("blue 34", "green 8", "purple 5", "red 3")
    third = tapped(*taps, laid=["green 8", "purple 5"])["taps"]["lay"][3]
    assert third == {"code": "agame.laid_two", "params": {}, "card": "red 3"}


def test_a_card_beyond_the_trick_belongs_to_the_next_one():
    table("agame", 3, [])
    answer = tapped("blue 13", "green 8", "purple 5", "blue 21")
    assert answer["taps"]["rest"] == ["blue 21"]
    assert answer["taps"]["ask"] is None


def test_where_none_fits_one_card_is_discarded():
    log = [
        dict(WON, laid=["green 8", "purple 5"]),
        {"type": "trick", "leader": 0, "plays": [["blue 21"], ["green 5"], ["purple 8"]]},
    ]
    table("agame", 3, log[:1])
    answer = tapped("blue 21", "green 5", "purple 8")
    assert answer["problem"]["at"] == ["discarded"]
    assert answer["taps"]["discard"] == ["blue 21", "green 5", "purple 8"]
    assert tapped("blue 21", "green 5", "purple 8", discarded="green 5")["entry"] == dict(
        log[1], discarded="green 5"
    )


def test_a_fennek_may_choose_among_the_empty_slots():
    table("agame", 3, [dict(WON, laid=["green 8"])], fennek="row")
    answer = tapped("blue 21", "green 13", "green fennek", "purple 3")
    fennek = answer["taps"]["lay"][2]
    assert fennek["slots"] == ["1a", "1b", "2", "3", "5", "13", "21", "34"]
    assert fennek["points"] == -10


def test_the_winner_sees_what_each_card_would_do_beside_the_one_laid():
    table("agame", 3, [dict(WON, laid=["green 8"])], fennek="row")
    fennek = {"card": "green fennek", "slot": "13"}
    answer = tapped("blue 34", "blue 21", "green 13", "green fennek", "purple 8", laid=[fennek])
    assert answer["taps"]["lay"] == [
        {"code": "agame.own_colour", "params": {"color": "blue"}, "card": "blue 34"},
        {"code": "agame.own_colour", "params": {"color": "blue"}, "card": "blue 21"},
        {"code": "agame.slot_taken", "params": {"slot": "13"}, "card": "green 13"},
        {"card": "green fennek", "laid": True},
        {"code": "agame.slot_taken", "params": {"slot": "8"}, "card": "purple 8"},
    ]
    assert answer["taps"]["discard"] == []
    assert answer["problem"]["code"] == "agame.must_lay"
    assert answer["problem"]["at"] == ["laid"]


def test_card_laid_beside_a_fennek_counts_beside_it():
    table("agame", 3, [dict(WON, laid=["green 8"])], fennek="row")
    fennek = {"card": "green fennek", "slot": "3"}
    taps = ("blue 34", "blue 21", "green 13", "green fennek", "purple 3")
    assert tapped(*taps)["taps"]["lay"][4]["slots"] == ["3"]
    lay = tapped(*taps, laid=[fennek])["taps"]["lay"]
    assert lay[2] == {"card": "green 13", "laid": False, "slots": ["13"], "points": 13 + 10}
    assert lay[4] == {
        "code": "agame.slot_taken",
        "params": {"slot": "3"},
        "card": "purple 3",
    }
    answer = tapped(*taps, laid=[fennek, "green 13"])
    assert answer["entry"]["laid"] == [fennek, "green 13"]
    assert answer["players"][0]["points"] == 8 - 10 + 13 + 10


def test_trick_without_a_fitting_card_bars_all_and_names_what_may_be_discarded():
    table("agame", 3, [dict(WON, laid=["green 8", "purple 5"])], fennek="tie")
    answer = tapped("blue 34", "green 5", "green fennek", "purple 8")
    assert answer["taps"]["discard"] == ["blue 34", "green 5", "purple 8"]
    assert [(tap["card"], tap["code"], tap["params"]) for tap in answer["taps"]["lay"]] == [
        ("blue 34", "agame.own_colour", {"color": "blue"}),
        ("green 5", "agame.slot_taken", {"slot": "5"}),
        ("green fennek", "agame.fennek_off", {}),
        ("purple 8", "agame.slot_taken", {"slot": "8"}),
    ]
    assert answer["problem"]["at"] == ["discarded"]
