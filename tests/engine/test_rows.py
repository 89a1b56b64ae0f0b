"""Games by pads of rows: on both interpreters alike, and beside sums made by hand."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.fold import fold_file
from tests.engine.both import server
from tests.engine.laws import broken_laws
from tests.engine.micropython.phone import Phone, canonical
from tests.engine.test_pads import alike, game

PADS = Path(__file__).parents[2] / "companion" / "pads"
ROWS = {
    "kniffel": {
        **dict.fromkeys(("ones", "twos", "threes", "fours", "fives", "sixes"), 5),
        **dict.fromkeys(("three", "four", "chance"), 30),
        **dict.fromkeys(("full", "small", "large", "five"), True),
    },
    "qwixx": {**dict.fromkeys(("red", "yellow", "green", "blue"), 12), "missed": 4},
    "7-wonders": {
        "military": 18,
        "coins": 300,
        "civilian": 100,
        "guilds": 100,
        **dict.fromkeys(("wonder", "trade"), 50),
        **dict.fromkeys(("tablets", "compasses", "gears"), 12),
    },
    "carcassonne": {"track": 500, "roads": 100, "cities": 100, "cloisters": 60, "farms": 50},
}
"""The rows of each pad, and the most that may stand in them; True where it is yes or no."""

OF_FIVE_DICE = ("three", "four", "chance")
"""Rows that count all five dice: 5 or more, or 0 where the row is struck out."""


def kniffel(own: dict) -> int:
    above = ("ones", "twos", "threes", "fours", "fives", "sixes")
    dice = sum(number * own.get(name, 0) for number, name in enumerate(above, 1))
    fixed = {"full": 25, "small": 30, "large": 40, "five": 50}
    return (
        dice
        + (35 if dice >= 63 else 0)
        + sum(worth for name, worth in fixed.items() if own.get(name))
        + sum(own.get(name, 0) for name in OF_FIVE_DICE)
    )


def qwixx(own: dict) -> int:
    rows = sum(sum(range(own.get(name, 0) + 1)) for name in ("red", "yellow", "green", "blue"))
    return rows - 5 * own.get("missed", 0)


def seven_wonders(own: dict) -> int:
    signs = [own.get(name, 0) for name in ("tablets", "compasses", "gears")]
    plain = ("military", "wonder", "civilian", "trade", "guilds")
    science = sum(count**2 for count in signs) + 7 * min(signs)
    return science + own.get("coins", 0) // 3 + sum(own.get(name, 0) for name in plain)


def carcassonne(own: dict) -> int:
    return sum(own.values()) + 2 * own.get("farms", 0)


SUMS: dict[str, Callable[[dict], int]] = {
    "kniffel": kniffel,
    "qwixx": qwixx,
    "7-wonders": seven_wonders,
    "carcassonne": carcassonne,
}
"""What a player has, by what is filled in, as one would add it up at the table."""


def pad_of(name: str) -> dict:
    return json.loads((PADS / f"{name}.json").read_text(encoding="utf-8"))


@st.composite
def fillings(draw: st.DrawFn) -> tuple[str, list[dict]]:
    """Draw a pad of rows, and rows that three players fill in any order."""
    name = draw(st.sampled_from(sorted(ROWS)))
    places = [(seat, row) for seat in range(3) for row in ROWS[name]]
    chosen = draw(st.permutations(places))[: draw(st.integers(1, len(places)))]
    log = []
    for seat, row in chosen:
        most = ROWS[name][row]
        value = draw(st.booleans() if most is True else st.integers(0, most))
        if row in OF_FIVE_DICE and 0 < value < 5:
            value = 0
        log.append({"type": "row", "seat": seat, "row": row, "value": value})
    return name, log


@given(fillings())
def test_rows_add_up_as_at_the_table_on_both_interpreters(
    phone: Phone, played: tuple[str, list[dict]]
) -> None:
    name, log = played
    request = game(pad_of(name), 3, log)
    answer, file = alike(phone, request), request["file"]
    sheet = answer["sheet"]
    own: list[dict] = [{}, {}, {}]
    for entry in log:
        own[entry["seat"]][entry["row"]] = entry["value"]
    assert sheet["totals"] == [SUMS[name](one) for one in own]
    assert sheet["over"] == (len(log) == 3 * len(ROWS[name]))
    assert broken_laws(answer["setup"], sheet) == []
    for row in sheet["table"]["rows"]:
        assert row.get("values", row["points"]) == [
            one.get(row["id"]) if "values" in row else points
            for one, points in zip(own, row["points"], strict=True)
        ]
    sums = [row["id"] for row in pad_of(name)["rows"] if row.get("kind") == "subtotal"]
    added = [row for row in sheet["table"]["rows"] if row["id"] not in sums]
    shown = [[row["points"][seat] or 0 for row in added] for seat in range(3)]
    assert sheet["totals"] == [sum(points) for points in shown]
    for counts, filled in zip(fold_file(file).counts(), own, strict=True):
        asked = {key.partition(".")[2][:-2]: n for key, n in counts.items() if key.endswith(".n")}
        assert asked == {row: int(row in filled) for row in ROWS[name]}
        flags = {row for row, value in filled.items() if value is True}
        assert flags == {row for row in ROWS[name] if counts.get(f"share.{row}")}


values = st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(("red", "x", "", "ones"))


@given(
    st.sampled_from(sorted(ROWS)),
    st.lists(
        st.fixed_dictionaries(
            {"type": st.just("row"), "seat": values, "row": values | st.just("blue")},
            optional={"value": values, "note": st.text(max_size=3)},
        ),
        max_size=4,
    ),
)
def test_any_row_is_taken_or_refused_alike(phone: Phone, name: str, log: list[dict]) -> None:
    alike(phone, game(pad_of(name), 3, log))


def drafted(phone: Phone, **entry: object) -> dict:
    """Return the answer of both interpreters to a draft of a row, once the ones are filled."""
    log = [{"type": "row", "seat": 0, "row": "ones", "value": 3}]
    opened = {**game(pad_of("kniffel"), 2, log), "do": "open"}
    draft = {"do": "choices", "draft": {"entry": {"type": "row", **entry}}}
    server(opened)
    phone.ask(opened)
    answer = server(draft)
    assert canonical(answer) == canonical(phone.ask(draft))
    return answer


def test_a_draft_of_a_row_says_what_is_missing_what_may_be_filled_and_what_it_is_worth(
    phone: Phone,
) -> None:
    answer = drafted(phone, seat=0, row=None, value=None)
    assert answer["problem"]["at"] == ["row"]
    assert "ones" not in answer["taps"]["rows"]
    assert len(answer["taps"]["rows"]) == 12
    answer = drafted(phone, seat=0, row="sixes", value=None)
    assert (answer["problem"]["at"], answer["taps"]["bounds"]) == (["value"], [0, 5])
    answer = drafted(phone, seat=0, row="sixes", value=4)
    assert answer["problem"] is None
    assert [(one["points"], one["total"]) for one in answer["players"]] == [(24, 27), (None, 0)]
    assert answer["players"][0]["lines"][0]["text"] == "6 × 4"


@pytest.mark.parametrize(
    ("entry", "code", "at"),
    [
        ({"seat": 0, "row": "ones", "value": None}, "pad.row_taken", ["row"]),
        ({"seat": 0, "row": "sevens", "value": None}, "value.choice", ["row"]),
        ({"seat": 1, "row": "sixes", "value": 6}, "value.range", ["value"]),
        ({"seat": 1, "row": "full", "value": 1}, "value.type", ["value"]),
    ],
)
def test_a_draft_of_a_row_that_cannot_be_says_why(
    phone: Phone, entry: dict, code: str, at: list
) -> None:
    problem = drafted(phone, **entry)["problem"]
    assert (problem["code"], problem["at"]) == (code, at)
