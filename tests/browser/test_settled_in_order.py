"""Two phones differ: what settles it is tapped in its order with the main button."""

import re

from playwright.sync_api import expect

from tests.browser.test_filled_in_together import fill_in_one_seat, is_at, shown, tab
from tests.browser.together import log_of

TAP_BOTH = """([first, second]) => {
  document.querySelector(first).click();
  document.querySelector(second).click();
}"""
"""The second before the first has led on."""
STRIP = "record-screen .is-asking"
MAIN = "record-screen .main-button"
KEEP, TAKE = (f"{STRIP} button:nth-of-type({place})" for place in (1, 2))


def differ(ada, ben) -> str:
    """Have two phones fill in the same seat, one of them the other, too; return the game's path."""
    path = fill_in_one_seat(ada, ben)
    expect(ada.phone.page.locator(STRIP)).to_contain_text("12 here")
    for phone in (ada.phone, ben.phone):
        is_at(phone, "Ben")
    ada.phone.key("3")
    expect(tab(ben.phone, "Ben")).to_have_accessible_name(re.compile("^Ben, done, filled in by "))
    expect(ada.phone.main()).to_have_text("Which is right?")
    return path


def test_question_asked_by_the_main_button_is_settled_after_it_and_nothing_is_written(guests):
    ada, ben = guests(2)
    path = differ(ada, ben)
    ada.phone.page.evaluate(TAP_BOTH, [MAIN, TAKE])
    expect(ada.phone.page.locator(STRIP)).to_have_count(0)
    is_at(ada.phone, "Ada")
    expect(shown(ada.phone)).to_have_text("15")
    expect(ada.phone.main()).to_have_text("Write it down")
    assert log_of(ada.phone, path) == []


def test_later_of_two_taps_on_the_strip_stands(guests):
    ada, ben = guests(2)
    differ(ada, ben)
    ada.phone.page.evaluate(TAP_BOTH, [KEEP, TAKE])
    expect(ada.phone.page.locator(STRIP)).to_have_count(0)
    is_at(ada.phone, "Ada")
    expect(shown(ada.phone)).to_have_text("15")
