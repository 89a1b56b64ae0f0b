"""The board of Agame's recorder: what a tap on a card would do, for every seat at the table."""

import json

from companion.engine import bridge

COLORS = ("blue", "green", "purple")


def choices(players: list, seat: int = 0, **options: object) -> dict:
    """Return the engine's answer to a draft of Ada (blue), Ben (green) and Cy (purple)."""
    seats = [{"name": name, "color": color} for name, color in zip("ABC", COLORS, strict=True)]
    file = {"format": "companion/1", "game": "agame", "seats": seats, "options": options, "log": []}
    _ask(do="open", file=file)
    return _ask(
        do="choices", draft={"entry": {"type": "section", "players": players}, "seat": seat}
    )


def card(answer: dict, slot: str, colour: str, fennek: bool = False) -> dict:
    """Return the tap on that card."""
    wanted = (slot, colour, fennek)
    (tap,) = [
        tap
        for tap in answer["taps"]["cards"]
        if (tap["slot"], tap["colour"], tap["fennek"]) == wanted
    ]
    return tap


def test_a_tap_gains_what_its_card_and_its_lizards_are_worth():
    answer = choices([{"row": {"8": "purple"}}, None, None])
    assert card(answer, "13", "purple")["points"] == 23
    assert card(answer, "13", "green")["points"] == 13
    assert card(answer, "8", "purple")["points"] == -8


def test_every_seat_is_judged_by_its_own_colour():
    answer = choices([None, {"row": {"34": "blue", "21": "blue"}}, None], seat=1)
    assert card(answer, "13", "blue")["points"] == 23
    assert card(answer, "13", "green")["code"] == "agame.own_colour"
    assert answer["players"][1]["points"] == 65


def test_a_card_of_another_row_names_its_holder():
    answer = choices([{"row": {"13": "purple"}}, {"row": {}}, None], seat=1)
    assert card(answer, "13", "purple")["with"] == 0
    assert card(answer, "21", "purple")["with"] is None


def test_a_row_made_illegal_by_changed_colours_can_still_be_mended():
    answer = choices([{"row": {"13": "blue", "8": "green"}}, None, None])
    assert answer["problem"]["code"] == "agame.own_colour"
    assert card(answer, "5", "green")["points"] == 15


def test_a_fennek_costs_its_value_in_every_slot_but_the_own_one_never_lies():
    answer = choices([{"row": {"5": "green"}}, None, None], fennek="row")
    assert card(answer, "3", "purple", fennek=True)["points"] == -10
    assert card(answer, "5", "purple", fennek=True)["points"] == -15
    assert card(answer, "3", "blue", fennek=True)["code"] == "agame.own_fennek"


def test_neutral_colours_have_only_the_small_cards():
    answer = choices([None, None, None], neutral=["red"])
    slots = [tap["slot"] for tap in answer["taps"]["cards"] if tap["colour"] == "red"]
    assert slots == ["8", "5", "3", "2", "1b", "1a"]


def test_the_sum_bounds_the_lizards():
    assert choices([{"sum": 84, "lizards": None}, None, None])["taps"]["most"] == 5
    assert choices([{"sum": 4, "lizards": None}, None, None])["taps"]["most"] == 2


def test_a_sum_that_no_row_has_is_refused_before_the_lizards_are_known():
    problem = choices([{"sum": 184, "lizards": None}, None, None])["problem"]
    assert (problem["code"], problem["at"]) == ("agame.sum_range", ["players", 0, "sum"])
    assert choices([{"sum": 88, "lizards": None}, None, None])["problem"]["code"] == "draft.missing"


def sum_problem(total: int, **options: object) -> dict:
    """Return what is wrong with this sum of Ada's, whose lizards are not known yet."""
    item = {"sum": total, "lizards": None, "complete": None}
    return choices([item, None, None], fennek="row", **options)["problem"]


def test_a_row_with_fenneks_makes_no_less_than_all_of_them_alone():
    assert sum_problem(-20)["code"] == sum_problem(88)["code"] == "draft.missing"
    assert sum_problem(-30, fennek_value=-15)["code"] == "draft.missing"
    problem = sum_problem(-21)
    assert (problem["code"], problem["at"]) == ("agame.sum_range", ["players", 0, "sum"])
    assert problem["params"] == {"least": -20, "most": 88}
    assert sum_problem(89)["code"] == "agame.sum_range"


def test_fenneks_worth_something_make_a_row_worth_more():
    for total in (0, 5, 89, 106):
        assert sum_problem(total, fennek_value=10)["code"] == "draft.missing"
    assert sum_problem(109, fennek_value=10)["params"] == {"least": 0, "most": 108}
    assert sum_problem(-1, fennek_value=10)["params"] == {"least": 0, "most": 108}


def test_the_board_says_sum_lizards_and_the_most_there_can_be():
    row = {"34": "purple", "21": "purple", "5": "green", "2": "purple", "1b": "purple"}
    taps = choices([{"row": row}, None, None])["taps"]
    assert len(taps.pop("cards")) == 27
    none = [None] * 8
    assert taps == {
        "joints": [None, "purple", *none[:5], "purple"],
        "sum": None,
        "least": 0,
        "most": 8,
    }
    counted = choices([{"sum": 55, "lizards": None}, None, None])["taps"]
    assert (counted["joints"], counted["sum"], counted["most"]) == (none, 55, 1)


def test_every_card_of_the_board_says_where_it_lies_and_with_whom():
    answer = choices([{"row": {"8": "purple"}}, {"row": {"13": "purple"}}, None], fennek="row")
    assert card(answer, "8", "purple") == {
        "slot": "8",
        "colour": "purple",
        "fennek": False,
        "points": -8,
        "with": 0,
    }
    assert card(answer, "13", "purple") == {
        "slot": "13",
        "colour": "purple",
        "fennek": False,
        "points": 23,
        "with": 1,
    }
    assert card(answer, "3", "blue") == {
        "slot": "3",
        "colour": "blue",
        "fennek": False,
        "code": "agame.own_colour",
        "params": {"color": "blue"},
    }
    assert card(answer, "3", "green", fennek=True) == {
        "slot": "3",
        "colour": "green",
        "fennek": True,
        "points": -10,
        "with": None,
    }
    assert card(answer, "3", "blue", fennek=True) == {
        "slot": "3",
        "colour": "blue",
        "fennek": True,
        "code": "agame.own_fennek",
        "params": {"color": "blue"},
    }


def test_the_board_lies_from_the_heads_to_the_tails_then_fenneks_by_colour():
    cards = choices([None, None, None], fennek="row")["taps"]["cards"]
    result = [(tap["slot"], tap["colour"], tap["fennek"]) for tap in cards]
    rows = [(slot, colour, False) for slot in reversed(SLOTS) for colour in COLORS]
    assert result == rows + [(slot, colour, True) for colour in COLORS for slot in SLOTS]


SLOTS = ("1a", "1b", "2", "3", "5", "8", "13", "21", "34")


def _ask(**request: object) -> dict:
    return json.loads(bridge.call(json.dumps(request)))
