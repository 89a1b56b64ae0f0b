"""A browser that keeps nothing, as its settings forbid it: the app runs, and says so."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.test_own_pads import copy, expect_own_pads
from tests.browser.test_pad_maker import Maker

BLOCKED = """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
  });
window.BroadcastChannel = class {
  constructor() { throw new DOMException("The operation is insecure.", "SecurityError"); }
};"""
REFUSED = """const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function () {
  const request = open.call(this, "refused", 1);
  request.addEventListener("upgradeneeded", event => {
    event.stopImmediatePropagation();
    request.transaction.abort();
  });
  return request;
};"""


def expect_a_game(phone) -> None:
    """Expect that a game is begun and played from home, and that the phone says what it lacks."""
    phone.open()
    expect(phone.page.locator("home-screen .game-tiles")).to_be_visible()
    bar = phone.page.get_by_role("alert").get_by_text("Not saved on this phone")
    expect(bar).to_be_visible()
    phone.key("Tally")
    phone.key("name")
    for name in ("Ada", "Ben"):
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
    phone.begin()
    write_round(phone, "1", "2")
    expect_totals(phone, "1", "2")
    expect(bar).to_be_visible()


def test_game_is_played_where_the_browser_forbids_storage(phone):
    phone.page.add_init_script(BLOCKED)
    expect_a_game(phone)


def test_game_is_played_where_the_database_cannot_be_opened(phone):
    phone.page.add_init_script(REFUSED)
    expect_a_game(phone)


@pytest.mark.parametrize("script", [BLOCKED, REFUSED], ids=["blocked", "refused"])
def test_pads_are_copied_made_and_played_by_where_nothing_is_stored(phone, script):
    phone.page.add_init_script(script)
    maker = Maker(phone)
    phone.open("/new?game=pad")
    copy(phone, "Wizard")
    expect_own_pads(phone, "Wizard")
    phone.key("Make a pad")
    phone.key(re.compile("^An empty pad(?! of rows)"))
    maker.name("Eggs")
    phone.key("Keep it")
    phone.key("Play")
    expect(phone.page.locator(".game-chosen h2")).to_have_text("Eggs")
