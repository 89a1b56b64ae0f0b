"""The header over Greta's board: which game, which level."""

import pytest
from playwright.sync_api import expect

from tests.browser.greta_square import Table, level_one, open_recorder
from tests.gallery.stage import game

LINES_OF_LEVEL = """words => {
  const text = [...words.childNodes].find(node => node.nodeType === Node.TEXT_NODE && node.data)
  const level = new Range()
  level.setStart(text, 0)
  level.setEnd(text, text.data.search(/\\d/) + 1)
  return new Set([...level.getClientRects()].map(({ top }) => top)).size
}"""
"""In how many lines a level stands, from its word to its number."""


@pytest.fixture
def table(phone) -> Table:
    return open_recorder(phone)


def test_header_says_which_game_is_asked(phone):
    by_points = {"type": "game", "players": [{"points": 50}, {"points": 70}]}
    game(phone, "greta", "Ada", "Ben", log=[by_points], games=3)
    phone.tap(phone.main())
    title = phone.page.locator("record-screen .header-title")
    status = phone.page.locator("record-screen .status-words")
    expect(title).to_have_text("Game 2")
    expect(status).to_have_text("Level 1")
    phone.tap(".depth-key")
    expect(status).to_be_empty()
    expect(title).to_have_text("Game 2")
    phone.key("Back")
    phone.tap("score-ledger tbody a")
    phone.key("Correct it")
    expect(title).to_have_text("Game 1")


def test_header_of_a_single_game_says_that_its_points_are_asked(table, phone):
    expect(phone.page.locator(".header-title")).to_have_text("Greta")
    phone.tap(".depth-key")
    expect(phone.page.locator(".header-title")).to_have_text("Game 1")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_level_stays_beside_its_number_where_a_card_is_put_in(new_phone, locale):
    phone = new_phone(width=320, locale=locale)
    log = [{"type": "place", "card": card, "at": list(at)} for card, at in level_one()[:12]]
    game(phone, "greta", "Ada", "Ben", log=log, practice=True)
    phone.tap(phone.main())
    phone.tap(".greta-line-text")
    phone.tap(phone.page.locator(".greta-entry-insert").last)
    status = phone.page.locator(".screen.is-inserting .status-words")
    expect(status).not_to_be_empty()
    assert status.evaluate(LINES_OF_LEVEL) == 1
