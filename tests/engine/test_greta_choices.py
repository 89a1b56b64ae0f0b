"""What Greta's taps tell: legal cells, cards left, the table at the place of the draft."""

import json

import pytest

from companion.engine import bridge

PLACE = {"entry": {"type": "place", "card": None, "at": None}, "seat": 0}


@pytest.fixture
def table():
    """Open a game of Greta with these cards at these cells; answers a draft."""

    def opened(*cards: tuple, **options) -> None:
        log = [
            {"id": f"c{at}", "type": "place", "card": card, "at": list(cell)}
            for at, (card, cell) in enumerate(cards, 1)
        ]
        seats = [{"name": "Ada"}, {"name": "Ben"}]
        file = {"format": "companion/1", "game": "greta", "seats": seats, "options": options}
        assert call(do="open", file=file | {"log": log})["problem"] is None

    return opened


def call(**request) -> dict:
    return json.loads(bridge.call(json.dumps(request)))


def taps(**place) -> dict:
    return call(do="choices", draft=PLACE, **place)["taps"]


def test_the_first_card_lies_anywhere_and_is_called_one_one(table):
    table()
    assert taps()["cells"] == [[1, 1]]
    assert taps()["corners"] == []
    assert len(taps()["cards"]) == 32


def test_a_square_fixed_beforehand_is_seen_from_the_start(table):
    table(diagonals="long")
    assert len(taps()["cells"]) == 16
    assert taps()["corners"] == [[1, 1], [4, 4]]


def test_cards_on_the_table_are_no_longer_offered(table):
    table(("10H", (1, 1)), ("QS", (1, 2)))
    assert not {"10H", "QS"} & set(taps()["cards"])
    assert [0, 1] in taps()["cells"]
    assert [1, 1] not in taps()["cells"]


def test_four_wide_leaves_no_cell_beside(table):
    table(*((card, (1, at)) for at, card in enumerate(["7S", "8H", "9C", "10D"], 1)))
    assert {column for _, column in taps()["cells"]} == {1, 2, 3, 4}


def test_a_correction_sees_the_table_as_it_was(table):
    table(("10H", (1, 1)), ("QS", (1, 2)), ("QD", (1, 3)))
    before = taps(of="c2")
    assert before["next"]["card"] == 2
    assert [cell["card"] for cell in before["table"]["cells"]] == ["10H"]
    assert "QS" in before["cards"]


def test_cards_played_stand_in_order_with_their_seats(table):
    table(("QS", (1, 1)), ("QD", (1, 2)))
    played = taps()["table"]["played"]
    assert [(action["id"], action["seat"], action["points"]) for action in played] == [
        ("c1", 0, 0),
        ("c2", 1, 12),
    ]


def test_points_to_be_claimed_are_not_told(table):
    table(("QS", (1, 1)), ("QD", (1, 2)), claiming="call")
    assert [action["points"] for action in taps()["table"]["played"]] == [None, None]
    entry = {"id": "c3", "type": "claim", "points": 10}
    assert call(do="add", entries=[entry])["problem"] is None
    claim = taps()["table"]["played"][-1]
    assert (claim["type"], claim["seat"], claim["card"], claim["points"]) == ("claim", 0, "QD", 10)


def test_no_points_are_told_before_a_card_lies(table):
    table(("QS", (1, 1)))
    draft = {"entry": {"type": "place", "card": "QD", "at": [1, 2]}, "seat": 0}
    answer = call(do="choices", draft=draft)
    assert answer["entry"] == draft["entry"]
    assert [player["points"] for player in answer["players"]] == [None, None]


def test_after_a_whole_game_every_card_may_begin_the_next(table):
    table(*whole_game(), games=2)
    assert taps()["cells"] == [[1, 1]]
    assert len(taps()["cards"]) == 32
    draft = {"entry": {"type": "place", "card": "10H", "at": None}, "seat": 0}
    assert call(do="choices", draft=draft)["problem"]["code"] == "draft.missing"


def test_practising_table_sees_what_each_cell_and_each_card_would_give(table):
    draft = {"entry": {"type": "place", "card": "QD", "at": None}, "seat": 0}
    table(("QS", (1, 1)))
    assert call(do="choices", draft=draft)["taps"]["gives"] is None
    table(("QS", (1, 1)), practice=True)
    answer = call(do="choices", draft=draft)["taps"]
    assert answer["gives"] == {"cells": [12, 12, 12, 12], "cards": None}
    draft["entry"] = {"type": "place", "card": None, "at": [1, 2]}
    answer = call(do="choices", draft=draft)["taps"]
    by_card = dict(zip(answer["cards"], answer["gives"]["cards"], strict=True))
    assert (by_card["QD"], by_card["7S"], by_card["7D"]) == (12, 1, 0)
    assert answer["table"]["practice"] is True


def test_games_are_counted_on_and_dealt_in_turn(table):
    table(*whole_game(), *whole_game(), games=3)
    following = taps()["next"]
    assert {key: following[key] for key in ("game", "level", "card", "dealer", "seat", "deal")} == {
        "game": 3,
        "level": 1,
        "card": 1,
        "dealer": 1,
        "seat": 0,
        "deal": 4,
    }


def test_a_draw_on_the_table_is_nobodys_game(table):
    table(*whole_game(), games=2, claiming="call")
    sheet = call(do="try", entries=[])["sheet"]
    assert (sheet["totals"], sheet["ranks"]) == ([0, 0], [1, 1])
    assert (sheet["table"]["won"], sheet["next"]["game"]) == ([0, 0], 2)


def test_an_adjustment_stands_behind_a_game_that_is_over(table):
    table(*whole_game(), games=2)
    before = call(do="try", entries=[])["sheet"]
    entry = {"id": "a", "type": "adjust", "seat": 1, "points": 7}
    after = call(do="try", entries=[entry])["sheet"]
    assert after["totals"] == [before["totals"][0], before["totals"][1] + 7]
    assert [(row["no"], row["open"]) for row in after["rounds"]] == [
        (1, False),
        (2, False),
        (None, False),
    ]
    assert after["rounds"][:2] == before["rounds"]
    assert after["rounds"][2]["entries"] == ["a"]


def test_an_adjustment_stands_before_a_game_that_still_runs(table):
    table(("QS", (1, 1)), ("QD", (1, 2)), games=2)
    entry = {"id": "a", "type": "adjust", "seat": 1, "points": 7}
    after = call(do="try", entries=[entry])["sheet"]
    assert [(row["no"], row["open"]) for row in after["rounds"]] == [(None, False), (1, True)]
    assert after["totals"] == [12, 7]


def test_a_card_that_lies_is_refused_before_its_cell_is_known(table):
    table(("QS", (1, 1)))
    draft = {"entry": {"type": "place", "card": "QS", "at": None}, "seat": 0}
    assert call(do="choices", draft=draft)["problem"] == {
        "entry": 0,
        "at": ["card"],
        "code": "greta.card_placed",
        "params": {"card": "QS"},
    }


def test_the_board_is_shown_whole(table):
    table(("QS", (1, 1)), ("QD", (1, 2)), ("7D", (2, 2)))
    board = taps()
    assert len(board.pop("cards")) == 29
    following = board.pop("next")
    assert {key: following[key] for key in ("round", "game", "level", "card", "seat", "due")} == {
        "round": 1,
        "game": 1,
        "level": 1,
        "card": 4,
        "seat": 1,
        "due": None,
    }
    queen = {"at": [1, 2], "card": "QD", "what": "suit", "points": 4}
    assert board == {
        "cells": [[0, 1], [0, 2], [1, 0], [1, 3], [2, 1], [2, 3], [3, 2]],
        "corners": [],
        "due": None,
        "gives": None,
        "finished": False,
        "lead": None,
        "table": {
            "cells": [
                {"at": [1, 1], "card": "QS", "level": 1, "under": None},
                {"at": [1, 2], "card": "QD", "level": 1, "under": None},
                {"at": [2, 2], "card": "7D", "level": 1, "under": None},
            ],
            "origin": [0, 0],
            "last": {"card": "7D", "at": [2, 2], "seat": 0, "points": 4, "matches": [queen]},
            "played": [
                PLAYED | {"card": "QS", "at": [1, 1], "seat": 0, "points": 0, "id": "c1"},
                PLAYED | {"card": "QD", "at": [1, 2], "seat": 1, "points": 12, "id": "c2"},
                PLAYED | {"card": "7D", "at": [2, 2], "seat": 0, "points": 4, "id": "c3"},
            ],
            "won": [0, 0],
            "practice": False,
        },
    }


PLAYED = {"type": "place", "level": 1}


def whole_game() -> list[tuple]:
    """Every card on a square, twice over."""
    ranks = ("7", "8", "9", "10", "J", "Q", "K", "A")
    square = [(row, column) for row in range(1, 5) for column in range(1, 5)]
    pack = [rank + suit for suit in "SHCD" for rank in ranks]
    return list(zip(pack, square * 2, strict=True))


def test_a_card_may_say_who_wrote_it_down(table):
    table()
    card = {"id": "c1", "type": "place", "card": "QS", "at": [1, 1], "by": "Ada", "note": "lucky"}
    assert call(do="add", entries=[card])["problem"] is None
