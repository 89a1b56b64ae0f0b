"""Where the keyboard goes on: Enter on a sheet, and where what was filled in is discarded."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.gallery.stage import game, round_of


@pytest.fixture
def after_a_round(phone) -> Phone:
    game(phone, "tally", "Ada", "Ben", log=[round_of(5, 3)])
    return phone


def test_enter_on_a_sheet_opens_the_next_round_unless_a_key_has_the_focus(after_a_round):
    phone = after_a_round
    phone.page.get_by_role("link", name="Table view").focus()
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("table-view")).to_be_visible()
    phone.page.go_back()
    phone.main("sheet-screen").wait_for()
    phone.page.evaluate("document.activeElement.blur()")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("record-screen h1")).to_have_text("Round 2")


def test_focus_goes_on_where_a_draft_was_discarded(after_a_round):
    phone = after_a_round
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "4")
    phone.key("Back")
    phone.page.get_by_role("button", name="Discard what is filled in").press("Enter")
    expect(phone.main("sheet-screen")).to_have_text("Round 2")
    expect(phone.main("sheet-screen")).to_be_focused()


def test_focus_goes_on_where_a_correction_was_discarded(after_a_round):
    phone = after_a_round
    phone.tap("score-ledger tbody a")
    phone.key("Correct it")
    type_in(phone, "4")
    phone.key("Back")
    phone.page.get_by_role("button", name="Discard changes").press("Enter")
    expect(phone.main("round-screen")).to_have_text("Correct it")
    expect(phone.main("round-screen")).to_be_focused()
