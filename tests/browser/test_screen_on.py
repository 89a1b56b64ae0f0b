"""The phone's screen stays on while a game goes on, and no longer."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import write_round
from tests.browser.screen_on import LISTEN, expect_wake_locks
from tests.gallery.stage import game

DROP = """async () => {
  await locks.at(-1).release();
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def browser(whole_browser):
    """Return the one that can keep a screen on."""
    return whole_browser


def test_screen_stays_on_during_a_game(phone):
    phone.page.add_init_script(LISTEN)
    game(phone, "tally", "Ada", "Ben")
    expect_wake_locks(phone, 1)
    phone.page.evaluate(DROP)  # as phones do when the page is hidden; now it is shown again
    expect_wake_locks(phone, 1)
    write_round(phone, "1", "2")
    expect_wake_locks(phone, 1)
    phone.key("Back")
    expect_wake_locks(phone, 0)
    phone.page.go_back()
    expect_wake_locks(phone, 1)
    phone.key("Tally")
    phone.key("Finish here")
    expect(phone.main()).to_have_text("Rematch")
    expect_wake_locks(phone, 0)
