"""Agame's trick log: one tap a card, and the engine says whose it is and who wins.

Ada is blue, Ben green, Cy purple; Dot (red) and Eve (yellow) join the larger tables.
"""

import json

import pytest

from companion.engine.games.agame.hands import pick_up
from tests.engine.agame_tricks import WON, tapped
from tests.engine.ask import COLORS, choices, table


def plays(answer: dict) -> list:
    """Who has played what."""
    return [(play["seat"], play["cards"]) for play in answer["taps"]["plays"]]


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
    assert answer["taps"]["ask"] == {"card": "purple 8", "seat": 2, "seats": [0, 1]}
    assert answer["problem"]["code"] == "draft.missing"


def test_the_table_may_say_whose_card_it_is_but_the_record_must_allow_it():
    table("agame", 3, [])
    said = tapped("blue 13", {"card": "purple 8", "seat": 1})
    assert said["problem"]["code"] == "agame.not_in_hand"
    skipped = tapped("blue 13", {"card": "purple 8", "seat": 2})
    assert skipped["problem"]["code"] == "agame.turn"
    assert skipped["problem"]["params"] == {"seat": 1}


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
    told = json.dumps({**tapped("blue 21")["taps"], "cards": []})
    assert "green" not in told
    assert "purple" not in told


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
            ("blue 13", {"card": "purple 8", "seat": 2}),
            ("agame.turn", ["plays"], {"seat": 1}),
        ),
        (
            ("blue 5", "blue 8", {"card": "purple 8", "seat": 2}),
            ("agame.turn", ["plays"], {"seat": 1}),
        ),
        (
            ("blue 13", {"card": "purple 8", "seat": 1}),
            ("agame.not_in_hand", ["plays", 1, 0], {"card": "purple 8"}),
        ),
        (
            ("blue 5", "blue 8", "green 13", {"card": "purple 8", "seat": 1}),
            ("agame.not_in_hand", ["plays", 1, 1], {"card": "purple 8"}),
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
    found = tapped(*cards)["problem"]
    assert (found["code"], found["at"], found["params"]) == problem


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


def spent(seats: int) -> list[dict]:
    """Return a section in which Ada has won every trick, and the tail-only 1s are left."""
    plays = (("34",), ("21",), ("13", "1b"), ("8", "5"), ("3", "2"), ("hat",))
    return [won_by_ada(slots, seats) for slots in plays]


def won_by_ada(slots: tuple[str, ...], seats: int) -> dict:
    """Return a trick to which everybody plays the same; the first wins and lays a green card."""
    cards = [[f"{color} {slot}" for slot in slots] for color in COLORS[:seats]]
    won = {"type": "trick", "leader": 0, "plays": cards}
    return dict(won, discarded="green hat") if slots == ("hat",) else dict(won, laid=cards[1][:1])


def test_a_fennek_is_played_alone_from_a_hand_of_nothing_else():
    plays = (("34",), ("21",), ("13",), ("8", "5"), ("3", "2"), ("1b", "1a"), ("hat",))
    log = [won_by_ada(slots, 3) for slots in plays]
    table("agame", 3, log, fennek="tie")
    alone = {"type": "trick", "leader": 0, "plays": [["blue fennek"], ["green fennek"]]}
    assert tapped("blue fennek", "green fennek")["entry"] == alone
    table("agame", 3, log[:-1], fennek="tie")
    beside_a_hat = tapped("blue fennek", "green fennek")["problem"]
    assert (beside_a_hat["code"], beside_a_hat["at"]) == ("agame.fennek_alone", ["plays", 0])


STUCK = {"type": "stuck", "seat": 0, "card": "blue 1a"}


def test_the_last_card_of_a_leader_is_stuck_when_it_is_a_single_digit():
    table("agame", 2, spent(2))
    assert tapped("blue 1a")["taps"]["stuck"] == STUCK
    assert choices("stuck", seat=0, card="blue 1a")["entry"] == STUCK
    assert tapped("blue 1a", "green 1a")["entry"] is None


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"seat": 1, "card": "green 1a"}, ("agame.leader", ["seat"], {"seat": 0})),
        ({"seat": 0, "card": "green 1a"}, ("agame.not_in_hand", ["card", 0], {"card": "green 1a"})),
        ({"seat": 0, "card": "blue hat"}, ("agame.not_stuck", ["card"], {"card": "blue hat"})),
        ({"seat": 2, "card": "blue 1a"}, ("value.range", ["seat"], {"low": 0, "high": 1})),
    ],
)
def test_wrong_stuck_entry_is_refused_with_place_and_reason(entry: dict, problem: tuple):
    table("agame", 2, spent(2))
    found = choices("stuck", **entry)["problem"]
    assert (found["code"], found["at"], found["params"]) == problem


def test_a_leader_with_more_cards_is_not_stuck():
    table("agame", 2, spent(2)[:-1])
    found = choices("stuck", seat=0, card="blue 1a")["problem"]
    assert (found["code"], found["at"], found["params"]) == (
        "agame.hand_left",
        ["card"],
        {"count": 2},
    )


@pytest.mark.parametrize(
    ("players", "draws", "deck", "drawn"),
    [
        (2, 0, 12, 3),
        (2, 1, 3, 3),
        (2, 2, 6, 0),
        (3, 0, 6, 2),
        (3, 2, 2, 2),
        (3, 1, 1, 0),
        (4, 0, 0, 0),
    ],
)
def test_neutral_cards_are_drawn_with_the_last_card_as_long_as_there_are_any(
    players: int, draws: int, deck: int, drawn: int
):
    holding = {"cards": [], "unknown": 0, "won": ["green 8"], "draws": draws}
    assert pick_up(holding, players, deck) == (
        {"cards": ["green 8"], "unknown": drawn, "won": [], "draws": draws + bool(drawn)},
        deck - drawn,
        True,
    )
    assert pick_up(dict(holding, won=[]), players, deck)[2] is bool(drawn)


def test_neutral_cards_drawn_unseen_are_his_who_may_hold_them():
    table("agame", 2, [*spent(2), STUCK])
    assert plays(tapped("purple 8", "purple 5")) == [(0, ["purple 8", "purple 5"])]


def test_the_table_says_whose_a_drawn_card_is_where_the_record_cannot():
    ben_draws = {"type": "trick", "leader": 0, "plays": [["blue 34"], ["green 1a"]]}
    table("agame", 2, [*spent(2), STUCK, dict(ben_draws, laid=["green 1a"])])
    asked = tapped("blue 21", "red 2")["taps"]["ask"]
    assert asked == {"card": "red 2", "seat": None, "seats": [0, 1]}
    assert plays(tapped("blue 21", {"card": "red 2", "seat": 1})) == [
        (0, ["blue 21"]),
        (1, ["red 2"]),
    ]
    assert plays(tapped("blue 8", "red 2")) == [(0, ["blue 8", "red 2"])]
    assert plays(tapped("blue hat", "red 2")) == [(0, ["blue hat"]), (1, ["red 2"])]


def test_a_trick_in_which_a_hand_runs_out_is_finished_without_laying():
    table("agame", 3, [*spent(3), STUCK])
    answer = tapped("blue 34", "green 1a", "purple 1a")
    assert answer["taps"]["broken_off"]
    assert answer["entry"]["plays"] == [["blue 34"], ["green 1a"]]
    assert answer["taps"]["rest"] == ["purple 1a"]


def test_by_house_rule_the_last_trick_is_played_out():
    table("agame", 3, [*spent(3), STUCK], last_trick="play_out")
    answer = tapped("blue 34", "green 1a", "purple 1a")
    assert answer["taps"]["full"]
    assert answer["problem"]["at"] == ["laid"]


def test_a_finished_trick_is_read_back_as_it_was_played():
    table("agame", 3, [])
    answer = choices("trick", leader=0, plays=WON["plays"], laid=["green 8"])
    assert answer["entry"] == dict(WON, laid=["green 8"])
