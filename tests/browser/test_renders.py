"""A tap is drawn once, and once more when the engine has answered; in every recorder."""

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.renders import count, renders
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import recorder, store_game


def by_players(kind: str, *players: dict, **others: object) -> dict:
    """Return an entry that has something of each player."""
    return {"type": kind, "players": list(players), **others}


KEY = ".keypad button >> nth=3"
POINTS = [{"points": 8}] * 3
HANDS = [["2D"], [], ["3D"]]
ANIMALS = [(9, [9, 8, 7, 6]), (5, []), (0, [])]
NO_ROWS = [{"row": {}}] * 2
BOARD = "agame-board button.is-free >> nth=3"
CELL = "card-board button.is-free >> nth=3"
RACK = "greta-rack button >> nth=3"
TAPS = {
    "tally": ("tally", {}, [".keypad button >> nth=3", '[role="radio"] >> nth=1'], 0),
    "pegs": ("tally", {}, [".peg-keys button >> nth=0"] * 2, 1),
    "agame": ("agame", {}, [BOARD] * 2, 0),
    "agame by counts": ("agame", {}, ["number-strip button >> nth=1"], 1),
    "agame by points": ("agame", {}, [KEY], 2),
    "agame by tricks": ("agame", {"log_tricks": True}, [CELL] * 2, 0),
    "animanize": ("animanize", {}, [f"animanize-tiles button >> nth={at}" for at in (0, 1)], 0),
    "animanize by counts": ("animanize", {}, ["number-strip button >> nth=1"], 1),
    "animanize by points": ("animanize", {}, [KEY], 2),
    "animanize by tricks": ("animanize", {"log_tricks": True}, [CELL], 0),
    "greta": ("greta", {}, [RACK], 0),
    "greta by points": ("greta", {}, [KEY], 1),
    "lynx": ("lynx", {}, [".meld-keys button >> nth=1"], 0),
    "lynx by counts": ("lynx", {}, [".keypad button >> nth=3"], 1),
    "lynx by points": ("lynx", {}, [KEY], 2),
    "pad of rounds": ("wizard", {}, ["number-strip button >> nth=1"] * 2, 0),
    "pad of rounds by a keypad": ("skyjo", {}, [KEY] * 2, 0),
    "pad of rounds by points": ("wizard", {}, [KEY], 1),
    "pad of rows": ("kniffel", {}, [".row-cell >> nth=4", "number-strip button >> nth=3"], 0),
    "pad of rows by a keypad": ("7-wonders", {}, [".row-cell >> nth=4", KEY], 0),
}
"""By recorder: the game, what is agreed, what is tapped, and how many depths further."""
CORRECTED = {
    "tally": ("tally", {}, by_players("round", *POINTS[:2]), KEY),
    "agame": ("agame", {}, by_players("section", {"row": {"2": "green"}}, *NO_ROWS), BOARD),
    "agame by counts": (
        "agame",
        {},
        by_players("section", *[{"sum": 8, "lizards": 0}] * 3),
        "number-strip button >> nth=1",
    ),
    "agame by points": ("agame", {}, by_players("section", *POINTS), KEY),
    "agame by tricks": (
        "agame",
        {"log_tricks": True},
        {
            "type": "trick",
            "leader": 0,
            "plays": [["blue 13"], ["green 8"], ["purple 5"]],
            "laid": ["green 8"],
        },
        CELL,
    ),
    "animanize": (
        "animanize",
        {},
        by_players("round", *({"tricks": tricks, "animals": some} for tricks, some in ANIMALS)),
        "animanize-tiles button >> nth=1",
    ),
    "animanize by points": ("animanize", {}, by_players("round", *POINTS), KEY),
    "animanize by tricks": (
        "animanize",
        {"log_tricks": True},
        {"type": "trick", "leader": 0, "cards": ["red 4", "red 9", "red 5"]},
        CELL,
    ),
    "greta": ("greta", {}, {"type": "place", "card": "QH", "at": [1, 1]}, RACK),
    "greta by points": ("greta", {}, by_players("game", *POINTS[:2]), KEY),
    "lynx": (
        "lynx",
        {},
        by_players("round", *({"melds": [], "hand": hand} for hand in HANDS), finisher=1),
        ".meld-keys button >> nth=1",
    ),
    "lynx by points": ("lynx", {}, by_players("round", *POINTS), KEY),
    "pad of rounds": (
        "wizard",
        {},
        by_players("round", *({"bid": won, "tricks": won} for won in (1, 0, 0))),
        "number-strip button >> nth=0",
    ),
    "pad of rounds by a keypad": (
        "skyjo",
        {},
        by_players("round", *({"cards": 5, "ended": ended} for ended in (True, False, False))),
        KEY,
    ),
    "pad of rows": (
        "kniffel",
        {},
        {"type": "row", "seat": 0, "row": "ones", "value": 3},
        "number-strip button >> nth=3",
    ),
}
"""By recorder: the game, what is agreed, what is written, and what is tapped to correct it."""
SEATS = {"tally": 2, "greta": 2}
TAGS = {"wizard": "pad", "skyjo": "pad", "kniffel": "rows", "7-wonders": "rows"}
"""What a recorder is called that is not called as its game."""
ONCE = ("record-screen", "unsaved-bar", "sheet-notices", "recent-line")
"""What stands around the recorder: it waits for the engine."""


@pytest.mark.parametrize("name", TAPS)
def test_a_tap_is_drawn_once_and_once_more_when_the_engine_has_answered(phone, name):
    game, agreed, taps, depths = TAPS[name]
    count(phone)
    slow(phone)
    recorder(phone, game, *("Ada", "Ben", "Cy")[: SEATS.get(game, 3)], **agreed)
    for _ in range(depths):
        phone.tap(".depth-key")
    for tap in taps:
        expect(phone.page.locator(tap)).to_be_visible()
        expect_drawn_once(phone, game, tap)


@pytest.mark.parametrize("name", CORRECTED)
def test_a_tap_of_a_correction_is_drawn_once_and_once_more_with_what_follows(phone, name):
    game, agreed, entry, tap = CORRECTED[name]
    count(phone)
    slow(phone)
    names = ("Ada", "Ben", "Cy")[: SEATS.get(game, 3)]
    path = store_game(phone, game, *names, log=[entry | {"id": "first"}], **agreed)
    phone.open(f"{path}/record?of=first")
    expect(phone.page.locator(tap)).to_be_visible()
    expect_drawn_once(phone, game, tap, times=2)


def expect_drawn_once(phone: Phone, game: str, tap: str, times: int = 1) -> None:
    """Tap, and see the recorder drawn at once, and again with the answer.

    What stands around it is drawn with each of so many answers.
    """
    with renders(phone) as drawn, hold_engine(phone), renders(phone) as tapped:
        phone.tap(tap)
    own = f"{TAGS.get(game, game)}-recorder"
    assert tapped[own] == 1
    assert drawn.pop(own) <= 2
    assert [part for part in drawn if drawn[part] > (times if part in ONCE else 2)] == [], drawn


def test_a_strip_is_not_drawn_again_where_an_answer_bars_no_other_numbers(phone):
    count(phone)
    recorder(phone, "agame", "Ada", "Ben", "Cy")
    phone.tap(".depth-key")
    with renders(phone) as drawn:
        phone.tap("number-strip button >> nth=1")
    assert drawn["number-strip"] == 1


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("animanize by tricks", "card-board"),
        ("agame by tricks", "trick-strip"),
        ("greta", "greta-rack"),
    ],
)
def test_a_part_is_not_drawn_again_where_an_answer_changes_nothing_of_it(phone, name, part):
    game, agreed, taps, _ = TAPS[name]
    count(phone)
    recorder(phone, game, *("Ada", "Ben", "Cy")[: SEATS.get(game, 3)], **agreed)
    with renders(phone) as drawn:
        phone.tap(taps[0])
    assert drawn[part] == 1


def test_the_title_of_the_page_is_not_set_again_at_a_tap(phone):
    """Setting it tells the browser's own process, also where it is the same."""
    count(phone)
    recorder(phone, "tally", "Ada", "Ben")
    phone.page.evaluate("""() => {
      window.titles = []
      const watcher = new MutationObserver(() => titles.push(document.title))
      watcher.observe(document.querySelector("title"), { childList: true })
    }""")
    with renders(phone):
        phone.tap(".keypad button >> nth=3")
    assert phone.page.evaluate("titles") == []


def test_a_card_that_closes_a_trick_is_drawn_with_the_trick_after_it(phone):
    """The tap, its answer, the sheet together with the next trick, and the answer to that."""
    count(phone)
    recorder(phone, "animanize", "Ada", "Ben", "Cy", log_tricks=True)
    phone.tap(CELL)
    phone.tap(CELL)
    with renders(phone) as drawn:
        phone.tap(CELL)
        expect(phone.page.locator(".header-status")).to_contain_text("Trick 2")
    assert drawn["animanize-recorder"] <= 4, drawn
