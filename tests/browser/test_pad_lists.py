"""The lists of pads come with one's own, so that none moves under a finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_own_pads import copy

NOTE_LISTS = """
  window.shown = new Set();
  new MutationObserver(() => {
    const keys = [...document.querySelectorAll(".pad-list .pad-key b")];
    if (keys.length) window.shown.add(keys.map((key) => key.textContent).join());
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("address", ["/new?game=pad", "/pads/new"])
def test_lists_of_pads_are_drawn_once_with_ones_own_among_them(phone, address):
    phone.open("/new?game=pad")
    copy(phone, "Skyjo")
    phone.page.add_init_script(NOTE_LISTS)
    phone.open(address)
    expect(phone.page.locator(".pad-key").filter(has_text="Skyjo")).to_have_count(2)
    assert phone.page.evaluate("window.shown.size") == 1
