"""*Undo* in a log of tricks: live where there is something to take back."""

import pytest
from playwright.sync_api import expect

from tests.gallery.stage import game


@pytest.mark.parametrize("kind", ["agame", "animanize"])
def test_undo_rests_where_there_is_no_tap_and_no_entry(phone, kind):
    game(phone, kind, "Ada", "Ben", "Cy", log_tricks=True)
    phone.tap(phone.main("sheet-screen"))
    undo = phone.page.locator("record-screen").get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    phone.tap(phone.page.locator("card-board .cell:enabled").first)
    phone.tap(undo)
    expect(phone.page.locator("card-board .is-chosen")).to_have_count(0)
    expect(undo).to_be_disabled()
