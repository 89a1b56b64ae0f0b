"""Agame's last tricks of a section: Fenneks alone, a leader stuck, cards drawn, empty hands."""

import pytest

from companion.engine.games.agame.hands import pick_up
from tests.engine.agame_tricks import but_for_the_tail, plays, tapped
from tests.engine.ask import COLORS, choices, table
from tests.engine.test_agame_catch_choices import LOG, catch


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
        (
            {"seat": 0, "card": "green 1a"},
            ("agame.not_in_hand", ["card", 0], {"card": "green 1a", "seat": 0}),
        ),
        ({"seat": 0, "card": "blue hat"}, ("agame.not_stuck", ["card"], {"card": "blue hat"})),
        ({"seat": 2, "card": "blue 1a"}, ("value.range", ["seat"], {"low": 0, "high": 1})),
    ],
)
def test_wrong_stuck_entry_is_refused_with_place_and_reason(entry: dict, problem: tuple):
    table("agame", 2, spent(2))
    result = choices("stuck", **entry)["problem"]
    assert (result["code"], result["at"], result["params"]) == problem


def test_a_leader_whose_last_card_may_be_led_is_not_stuck():
    plays = (("34", "1a"), ("21",), ("13", "1b"), ("8", "5"), ("3", "2"))
    table("agame", 2, [won_by_ada(slots, 2) for slots in plays])
    assert tapped("blue hat")["taps"]["stuck"] is None


def test_a_leader_with_more_cards_is_not_stuck():
    table("agame", 2, spent(2)[:-1])
    assert tapped("blue 1a")["taps"]["stuck"] is None
    result = choices("stuck", seat=0, card="blue 1a")["problem"]
    assert (result["code"], result["at"], result["params"]) == (
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
    question = tapped("blue 21", "red 2")["taps"]["ask"]
    assert question == {"card": "red 2", "seat": None, "seats": [0, 1]}
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


def test_a_card_of_the_catcher_and_one_drawn_unseen_pay_without_a_question():
    table("agame", 3, LOG)
    assert catch("purple 13", card="green 8")["taps"]["ask"] is None
    table("agame", 2, [*spent(2), STUCK])  # Ada has drawn three cards that nobody saw
    assert catch("purple 8", seat=0)["taps"]["ask"] is None
    assert catch("purple 8", seat=1)["taps"]["ask"] == {"card": "purple 8", "seat": None}
    asked = catch("purple 8", "green 1a", seat=0)["taps"]["ask"]
    assert asked == {"card": "green 1a", "seat": 1}


def test_a_game_played_on_stays_over_when_a_late_catch_ends_its_section_once_more():
    """Whatever is adjusted then: it was over before that section."""
    reached = {"type": "section", "players": [{"points": n} for n in (60, 0, 0)]}
    log = [
        {**reached},
        *but_for_the_tail(),
        {"type": "catch", "seat": 0, "card": "purple 1a", "from": 1, "pay": ["blue 1b"]},
        {"type": "catch", "seat": 1, "card": "blue 1b", "from": "discard", "pay": ["green hat"]},
        {"type": "adjust", "seat": 0, "points": -500},
    ]
    for last in (7, 8):  # without the second catch, and with it
        sheet = table("agame", 3, [*log[: last + 1], log[-1]], target=50)["sheet"]
        assert (len(sheet["rounds"]), sheet["over"], sheet["reason"]) == (3, True, "target")
