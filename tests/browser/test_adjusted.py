"""Points added to a total at the table: typed, taken back, or left alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import type_in, write_round


@pytest.mark.parametrize("way", ["Tally", "Round 1"])
def test_an_adjustment_is_taken_back_tap_by_tap_or_left(phone, way):
    phone.new_game("Tally", "Ada", "Ben")
    write_round(phone, "5", "3")
    phone.key(way)
    phone.key("± Adjust")
    title = phone.page.locator("h1")
    expect(title).to_have_text("Adjust")
    undo = phone.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    type_in(phone, "57")
    phone.tap(undo)
    expect(phone.page.locator(".points-typed")).to_have_text("5")
    phone.tap(undo)
    expect(undo).to_be_disabled()
    phone.key("Back")
    expect(title).to_have_text(way)
    expect(phone.page.get_by_text("± Adjust")).to_be_visible()
