"""Who wins a trick that is in no log: every example of the rules, and cards that cannot be."""

import pytest

from tests.engine.ask import ask

FENNEK = {"fennek": "tie"}
AGAME = {
    "T1": (
        [["blue 5", "blue 8"], ["green 13"], ["purple 8"], ["red 5"], ["yellow 2"]],
        {},
        0,
        "first",
    ),
    "T2": ([["blue 13"], ["green 21", "green 8"], ["purple 34"]], {}, 2, "highest"),
    "T3": ([["blue 34", "blue 21"], ["green hat"], ["purple 21", "purple 13"]], {}, 1, "hat"),
    "T4": ([["blue hat"], ["green 34"], ["purple hat"]], {}, 0, "first_hat"),
    "T5": ([["blue 13", "blue 8"], ["green 21"], ["purple 1a"]], {}, 0, "first"),
    "T6": ([["blue 13"], ["green 8", "green 5"], ["purple 8", "purple fennek"]], FENNEK, 1, "last"),
    "T7": ([["blue 21"], ["green 21", "green fennek"], ["purple 13"]], FENNEK, 1, "last"),
    "T8": ([["blue 21"], ["green 13", "green fennek"], ["purple 8"]], FENNEK, 0, "highest"),
    "T9": ([["blue hat"], ["green 13", "green fennek"], ["purple hat"]], FENNEK, 2, "last_hat"),
    "T10": ([["blue 1a", "blue 1b"], ["green 2"], ["purple 1a"]], {}, 0, "first"),
}
"""Plays, options, who wins and why."""

ANIMANIZE = {
    "R1": (["red 4", "red 9", "red 2"], 1, "highest"),
    "R2": (["red 4", "blue 9", "red 2"], 0, "highest"),
    "R3": (["red 7", "animal 7", "red 3"], 1, "tie"),
    "R4": (["red 7", "animal 6", "red 3"], 0, "highest"),
    "R5": (["red 9", "lion", "animal 9"], 1, "lion"),
    "R6": (["lion", "red 9", "lion"], 2, "later_lion"),
    "R7": (["animal 3", "green 5", "blue 9"], 1, "highest"),
    "R8": (["animal 8", "green 5", "green 7", "red 9"], 0, "animal"),
    "R9": (["lion", "yellow 2", "yellow 9", "animal 9"], 0, "lion"),
    "R10": (["animal 9", "lion", "lion"], 2, "later_lion"),
}
"""Cards in order, who wins and why."""


def who_wins(game: str, plays: object, **options: object) -> dict:
    return ask(do="who_wins", game=game, plays=plays, options=options)


@pytest.mark.parametrize(("plays", "options", "winner", "why"), AGAME.values(), ids=AGAME)
def test_agame(plays: list, options: dict, winner: int, why: str):
    answer = who_wins("agame", plays, **options)
    assert (answer["winner"], answer["why"], answer["problem"]) == (winner, why, None)


@pytest.mark.parametrize(("cards", "winner", "why"), ANIMANIZE.values(), ids=ANIMANIZE)
def test_animanize(cards: list, winner: int, why: str):
    answer = who_wins("animanize", [[card] for card in cards])
    assert (answer["winner"], answer["why"], answer["problem"]) == (winner, why, None)


def test_equal_strengths_are_named():
    answer = who_wins("agame", AGAME["T1"][0])
    assert (answer["sums"], answer["tied"]) == ([13, 13, 8, 5, 2], [0, 1])
    assert who_wins("agame", AGAME["T4"][0])["sums"] == [None, 34, None]


def test_the_lead_colour_is_that_of_the_first_number():
    assert who_wins("animanize", [["lion"], ["yellow 2"], ["red 9"]])["lead"] == "yellow"
    assert who_wins("animanize", [["animal 9"], ["lion"]])["lead"] is None


def test_before_the_first_card_nobody_wins():
    assert who_wins("agame", []) == {"winner": None, "problem": None}
    assert who_wins("animanize", [])["winner"] is None


FORBIDDEN = {
    "single digit": (
        "agame",
        [["blue 8"], ["green 5"]],
        (0, "agame.single_digit_lead", ["plays", 0], {"card": "blue 8"}),
    ),
    "hat": (
        "agame",
        [["blue 34"], ["green 5", "green hat"]],
        (1, "agame.hat_alone", ["plays", 1], {}),
    ),
    "no fennek": (
        "agame",
        [["blue 13"], ["green 8", "green fennek"]],
        (0, "agame.fennek_off", ["plays", 1], {}),
    ),
    "two animals": (
        "animanize",
        [["animal 9"], ["animal 8"]],
        (0, "animanize.second_animal", ["plays", 1], {}),
    ),
}
"""Cards, who wins, and what may not be."""


@pytest.mark.parametrize(("game", "plays", "expected"), FORBIDDEN.values(), ids=FORBIDDEN)
def test_illegal_play_is_named_beside_the_winner(game: str, plays: list, expected: tuple):
    answer = who_wins(game, plays)
    problem = answer["problem"]
    assert problem["entry"] == 0
    result = (answer["winner"], problem["code"], problem["at"], problem["params"])
    assert result == expected


@pytest.mark.parametrize(
    ("game", "plays", "problem"),
    [
        (
            "agame",
            [["blue 13"], ["blue 13"]],
            ("agame.card_in_trick", ["plays", 1], {"card": "blue 13"}),
        ),
        ("agame", [["blue 13"], []], ("agame.no_card", ["plays", 1], {})),
        ("agame", [["blue 13"], ["pink 5"]], ("cards.unknown", ["plays", 1], {"card": "pink 5"})),
        ("agame", [["blue 13"], "green 5"], ("value.type", ["plays", 1], {"wanted": "list"})),
        (
            "agame",
            [["blue 13"], ["green 1a", "green 2", "green 3"]],
            ("value.length", ["plays", 1], {"most": 2}),
        ),
        ("agame", [["blue 13"]] * 6, ("value.length", ["plays"], {"most": 5})),
        ("agame", None, ("value.type", ["plays"], {"wanted": "list"})),
        (
            "animanize",
            [["red 4"], ["red 4"]],
            ("animanize.card_gone", ["plays", 1], {"card": "red 4"}),
        ),
        ("animanize", [["red 4"], ["red 5", "red 6"]], ("value.length", ["plays", 1], {"most": 1})),
        ("animanize", [["red 4"], ["red 44"]], ("cards.unknown", ["plays", 1], {"card": "red 44"})),
        ("animanize", [["red 4"], []], ("value.missing", ["plays", 1], {"key": "card"})),
        ("animanize", None, ("value.type", ["plays"], {"wanted": "list"})),
    ],
)
def test_cards_that_are_no_trick_have_no_winner(game: str, plays: object, problem: tuple):
    answer = who_wins(game, plays)
    assert answer["winner"] is None
    result = answer["problem"]
    assert (result["code"], result["at"], result["params"]) == problem


def test_a_variant_that_does_not_exist_is_refused_by_its_name():
    problem = who_wins("agame", [["blue 13"]], fennek="fox")["problem"]
    assert (problem["code"], problem["at"]) == ("value.choice", ["options", "fennek"])


def test_other_games_have_no_tricks():
    assert "error" in who_wins("tally", [["10H"]])
    assert "error" in who_wins("lynx", [])
