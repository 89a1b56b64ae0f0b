"""What a typical round costs in taps, for each pad of the library not counted elsewhere."""

from collections.abc import Callable

import pytest

from tests.browser.keypad import expect_totals, type_in
from tests.browser.phone import Phone
from tests.browser.row_block import cell, expect_sums
from tests.browser.test_pads import strip
from tests.gallery.stage import PADS, by_pad, game

Step = str | int | Callable[[Phone], None]
"""Figures of the keypad, a number of the strip, or whatever else is tapped."""

COUNTED_ELSEWHERE = {
    "bridge", "kniffel", "scrabble", "skat", "skyjo", "spades", "tichu", "uno", "wizard",
}  # fmt: skip
"""They are played in `test_pads.py`, `test_pads_asked.py`, `test_rows.py` and `test_teams.py`."""
TWO, THREE = ("Ada", "Ben"), ("Ada", "Ben", "Cy")
FOUR = (*THREE, "Di")
TEAMS = (("We", "Ada", "Cy"), ("They", "Ben", "Di"))


def on(phone: Phone) -> None:
    """Go on to what is asked next."""
    phone.tap(phone.main("record-screen"))


def who(field: str, name: str) -> Step:
    """Say something of one player that is said of one alone."""
    return lambda phone: phone.tap(
        phone.page.get_by_role("group", name=field, exact=True).get_by_role("button", name=name)
    )


def flag(field: str) -> Step:
    return lambda phone: phone.tap(phone.page.get_by_role("switch", name=field, exact=True))


def take(phone: Phone, step: Step) -> None:
    if isinstance(step, int):
        strip(phone, step)
    elif isinstance(step, str):
        type_in(phone, step)
    else:
        step(phone)


ROUNDS: dict[str, tuple[tuple, list[Step], str, int]] = {
    "500": (TEAMS, [who("Bid highest", "We"), "160", flag("Made"), on, 3, 7], "160 30", 10),
    "6-nimmt": (THREE, ["12", on, "0", on, "7"], "12 0 7", 8),
    "canasta": (
        TEAMS,
        [who("Went out", "We"), "345", on, "120", on, *(1, 0, 0, 1, 1, 0), "0", on, "35"],
        "1045 385",
        21,
    ),
    "cribbage": (
        TWO,
        ["3", on, "5", on, "8", on, "6", on, who("Crib of", "Ben"), "4"],
        "11 15",
        12,
    ),
    "darts-501": (TWO, ["60", on, "45"], "60 45", 7),
    "dominoes": (THREE, [who("Out", "Ben"), "12", on, "7"], "0 19 0", 7),
    "doppelkopf": (FOUR, [who("Re", "Ada"), "2", who("With Re (solo: Re)", "Cy")], "2 −2 2 −2", 5),
    "five-crowns": (THREE, ["0", on, "12", on, "7"], "0 12 7", 8),
    "flip-7": (THREE, ["23", on, "0", on, "31"], "23 0 31", 9),
    "gin-rummy": (TWO, [who("Knocked", "Ada"), "4", on, "17"], "13 0", 7),
    "golf": (THREE, ["12", on, "5", on, "±2"], "12 5 −2", 9),
    "hand-and-foot": (
        TEAMS,
        ["610", on, "480", on, *(2, 1, 1, 2, 0, 0), "0", on, "35", who("Went out", "We")],
        "2010 1545",
        21,
    ),
    "hearts": (FOUR, [5, 0, 8, 0, who("Queen of spades", "Ben")], "5 13 8 0", 7),
    "oh-hell": (THREE, [4, 3, 3, 4, 3, 3], "14 13 13", 8),
    "phase-10": (THREE, [1, 1, 0, "0", on, "25", on, "60"], "0 25 60", 12),
    "rummikub": (THREE, ["0", on, "12", on, "7"], "19 −12 −7", 8),
    "rummy": (THREE, [who("Went out", "Ada"), "12", on, "7"], "19 0 0", 7),
    "schafkopf": (
        FOUR,
        [who("Declarer", "Ada"), "20", flag("Won"), who("Partner", "Cy")],
        "20 −20 20 −20",
        7,
    ),
}
"""By pad: who plays, what is tapped before *Write it down*, the totals, and the budget."""

COLUMNS: dict[str, tuple[dict[str, Step], str, int]] = {
    "7-wonders": (
        {
            "Military": "7",
            "Coins": "9",
            "Wonder": "10",
            "Civilian": "15",
            "Commerce": "4",
            "Guilds": "0",
            "Tablets": 2,
            "Compasses": 1,
            "Gears": 0,
        },
        "44",
        29,
    ),
    "carcassonne": (
        {
            "On the track": "57",
            "Open roads": "3",
            "Open cities": "4",
            "Open monasteries": "0",
            "Cities at farms": "3",
        },
        "73",
        16,
    ),
    "qwixx": ({"Red": 6, "Yellow": 4, "Green": 8, "Blue": 2, "Penalties": 1}, "65", 15),
}
"""By pad of rows: what one player fills in, what that comes to, and the budget."""


def name_of(pad: str) -> str:
    return by_pad(pad)["pad"]["name"]["en"]


@pytest.mark.parametrize("pad", ROUNDS)
def test_round_of_the_library_costs_no_more_taps_than_these(phone, pad):
    players, steps, totals, budget = ROUNDS[pad]
    game(phone, pad, *players)
    with phone.counting(f"{name_of(pad)}, a round of {len(players)}", budget):
        phone.tap(phone.main("sheet-screen"))
        for step in steps:
            take(phone, step)
        phone.key("Write it down")
    expect_totals(phone, *totals.split())


@pytest.mark.parametrize("pad", COLUMNS)
def test_column_of_a_pad_of_rows_costs_no_more_taps_than_these(phone, pad):
    rows, total, budget = COLUMNS[pad]
    game(phone, pad, *TWO)
    with phone.counting(f"{name_of(pad)}, {len(rows)} rows of a player", budget):
        for row, step in rows.items():
            phone.tap(cell(phone, "Ada", row))
            take(phone, step)
            phone.key("Write it down")
            phone.expect_sheet()
    expect_sums(phone, total, "0")


def test_every_pad_of_the_library_has_its_taps_counted():
    library = {file.stem for file in PADS.glob("*.json")}
    assert library == {*ROUNDS, *COLUMNS, *COUNTED_ELSEWHERE}
