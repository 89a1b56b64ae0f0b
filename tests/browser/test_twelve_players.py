"""Twelve at one table: more columns and more places than a phone has room for."""

import pytest
from playwright.sync_api import expect

from tests.browser.phone import THEMES
from tests.gallery.stage import EIGHT, game, rounds

TWELVE = (*EIGHT, "Ida", "Jo", "Kim", "Lou")
WITHIN = """one => {
  const { left, right, bottom } = one.getBoundingClientRect();
  const footer = document.querySelector(".footer").getBoundingClientRect();
  return left >= 0 && right <= innerWidth && bottom <= footer.top;
}"""
"""Whether something lies within the page, above the footer."""


@pytest.mark.parametrize("theme", THEMES)
def test_ledger_of_twelve_shows_that_it_goes_on_sideways(phone, theme):
    game(phone, "tally", *TWELVE, log=rounds(12, 4))
    phone.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    ledger = phone.page.locator(".sheet-below")
    expect(ledger.locator("ledger-end:defined")).to_be_attached()
    ledger.locator("tbody tr").last.scroll_into_view_if_needed()
    line = ledger.locator("tbody tr").nth(1).bounding_box()
    assert line
    edge = {"x": 354, "y": line["y"] + 3, "width": 6, "height": 4}
    phone.shot("twelve-ledger")
    more = phone.page.screenshot(clip=edge)
    ledger.evaluate("one => { one.scrollLeft = one.scrollWidth; }")
    phone.wait_until("document.querySelector('.sheet-below')?.scrollLeft > 0", "it to scroll")
    assert phone.page.screenshot(clip=edge) != more
    expect(ledger.locator("tbody th").first).to_be_in_viewport(ratio=1)  # whose round it is


@pytest.mark.parametrize("log", [rounds(12, 4), [*rounds(12, 4), {"type": "finish"}]])
def test_sheet_and_result_of_twelve_scroll_as_one_page(phone, log):
    game(phone, "tally", *TWELVE, log=log)
    board = phone.page.locator("score-board .board-row")
    expect(board).to_have_count(12)
    oldest = phone.page.locator("score-ledger tbody th").last
    expect(phone.page.locator("ledger-end:defined")).to_be_attached()
    oldest.scroll_into_view_if_needed()
    assert oldest.evaluate(WITHIN)
    expect(board.first).not_to_be_in_viewport()
    board.first.scroll_into_view_if_needed()
    assert board.first.evaluate(WITHIN)
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 360
