"""A tap is drawn once, and once more when the engine has answered; in every recorder."""

import pytest
from playwright.sync_api import expect

from tests.browser.renders import count, renders
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import recorder

CELL = "card-board button.is-free >> nth=3"
RACK = "greta-rack button >> nth=3"
TAPS = {
    "tally": ("tally", {}, [".keypad button >> nth=3", '[role="radio"] >> nth=1'], False),
    "pegs": ("tally", {}, [".peg-keys button >> nth=0"] * 2, True),
    "agame": ("agame", {}, ["agame-board button.is-free >> nth=3"] * 2, False),
    "agame by counts": ("agame", {}, ["number-strip button >> nth=1"], True),
    "agame by tricks": ("agame", {"log_tricks": True}, [CELL] * 2, False),
    "animanize": ("animanize", {}, [f"animanize-tiles button >> nth={at}" for at in (0, 1)], False),
    "animanize by tricks": ("animanize", {"log_tricks": True}, [CELL], False),
    "greta": ("greta", {}, [RACK], False),
    "lynx": ("lynx", {}, [".meld-keys button >> nth=1"], False),
    "pad of rounds": ("wizard", {}, ["number-strip button >> nth=1"] * 2, False),
    "pad of rounds by a keypad": ("skyjo", {}, [".keypad button >> nth=3"] * 2, False),
    "pad of rows": ("kniffel", {}, [".row-cell >> nth=4", "number-strip button >> nth=3"], False),
    "pad of rows by a keypad": (
        "7-wonders",
        {},
        [".row-cell >> nth=4", ".keypad button >> nth=3"],
        False,
    ),
}
"""By recorder: the game, what is agreed, what is tapped, and whether at the next depth."""
SEATS = {"tally": 2, "greta": 2}
TAGS = {"wizard": "pad", "skyjo": "pad", "kniffel": "rows", "7-wonders": "rows"}
"""What a recorder is called that is not called as its game."""
ONCE = ("record-screen", "unsaved-bar", "sheet-notices", "recent-line")
"""What stands around the recorder: it waits for the engine."""


@pytest.mark.parametrize("name", TAPS)
def test_a_tap_is_drawn_once_and_once_more_when_the_engine_has_answered(phone, name):
    game, agreed, taps, is_deeper = TAPS[name]
    count(phone)
    slow(phone)
    recorder(phone, game, *("Ada", "Ben", "Cy")[: SEATS.get(game, 3)], **agreed)
    if is_deeper:
        phone.tap(".depth-key")
    for tap in taps:
        expect(phone.page.locator(tap)).to_be_visible()
        with renders(phone) as drawn, hold_engine(phone), renders(phone) as tapped:
            phone.tap(tap)
        own = f"{TAGS.get(game, game)}-recorder"
        assert tapped[own] == 1
        assert drawn.pop(own) <= 2
        assert [part for part in drawn if drawn[part] > (1 if part in ONCE else 2)] == [], drawn


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
