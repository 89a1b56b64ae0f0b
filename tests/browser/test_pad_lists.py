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


def test_a_game_spelled_wrong_is_offered_beside_a_pad_of_its_own(phone):
    phone.open("/new?game=pad")
    phone.page.get_by_role("searchbox").fill("Wizzard")
    expect(phone.page.get_by_role("heading", name="Perhaps you mean")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Make a pad")).to_be_visible()
    phone.axe()
    phone.tap(".pad-list .pad-key")
    expect(phone.page.locator(".pad-note")).to_contain_text("Bid, Tricks")


def test_a_game_is_found_by_another_name_of_it(phone):
    phone.open("/new?game=pad")
    phone.page.get_by_role("searchbox").fill("Yatzy")
    keys = phone.page.locator(".pad-list .pad-key b")
    expect(keys).to_have_text(["Yahtzee"])
