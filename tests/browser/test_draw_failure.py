"""Something that cannot be drawn: it is said in its place, and the rest of the screen goes on."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals
from tests.gallery.stage import game, round_of

SAID = "This cannot be shown right now. Nothing is lost."
BREAK = """async name => {
  (await customElements.whenDefined(name)).prototype.render = () => null.words;
}"""
"""Makes a part one that cannot be drawn."""


def test_part_of_the_sheet_that_cannot_be_drawn_says_so(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.page.locator("score-board").evaluate("board => { board.setup = null }")
    phone.ignore("null")
    expect(phone.page.locator("score-board")).to_contain_text(SAID)
    phone.axe()
    phone.shot("draw-failure")
    phone.key(re.compile("Round 1"))
    expect(phone.page.locator("round-screen")).to_be_visible()
    phone.key("Back")
    phone.main_says("Round 2")


def test_screen_that_cannot_be_drawn_can_be_loaded_anew_or_left(phone):
    path = game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    tear = "screen => { screen.store = null }"
    phone.page.locator("sheet-screen").evaluate(tear)
    expect(phone.page.locator("sheet-screen main")).to_contain_text(SAID)
    phone.ignore("null")
    phone.key("Try again")
    expect_totals(phone, "4", "7")
    phone.page.locator("sheet-screen").evaluate(tear)
    expect(phone.page.locator("sheet-screen main")).to_contain_text(SAID)
    phone.key("All games")
    phone.main_says("New game")
    phone.ignore("null")
    phone.open(path)
    expect_totals(phone, "4", "7")


def test_words_that_cannot_be_drawn_in_their_turn_end_there(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.page.evaluate(BREAK, "draw-failure")
    phone.page.locator("score-board").evaluate("board => { board.setup = null }")
    expect(phone.page.locator("score-board > draw-failure")).to_be_attached()
    phone.key(re.compile("Round 1"))  # the page still answers
    expect(phone.page.locator("round-screen")).to_be_visible()
    phone.ignore("null")
