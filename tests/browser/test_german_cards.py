"""A German card says B for Bube and D for Dame, on cards, keys and melds."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.phone import Phone

COURT = ["B", "D", "K", "A"]


@pytest.fixture
def german(new_phone) -> Phone:
    return new_phone(locale="de-DE")


def begin(phone: Phone, game: str, *names: str) -> Page:
    """Return the recorder of a game that these begin in German."""
    phone.open("/new")
    phone.key(game)
    phone.key("Name")
    for name in names:
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name").last).to_have_text(name)
    phone.key("Los geht’s")
    phone.tap(phone.main("sheet-screen"))
    return phone.page


def test_melds_are_tapped_and_shown_by_their_german_letters(german):
    page = begin(german, "lynX", "Ada", "Ben", "Cy")
    keys = page.locator(".meld-keys")
    expect(keys.locator(".key", has_text="B")).to_have_attribute("aria-label", "Bube")
    for key in ("Bube", "3-mal", "9", "Dame"):
        german.tap(keys.get_by_role("button", name=key, exact=True))
    expect(page.locator(".meld .chip").first).to_contain_text("B ×3")
    expect(page.locator(".meld .chip").last).to_contain_text("9–D")
    german.tap(keys.get_by_role("button", name="Dame", exact=True))
    expect(page.locator(".chip.is-ghost")).to_have_text("D …")


def test_gretas_cards_and_values_have_their_german_letters(german):
    page = begin(german, "Greta", "Ada", "Ben")
    spades = page.locator("greta-rack button[aria-label^='Pik-']")
    expect(spades).to_have_text(["7", "8", "9", "10", *COURT])
    german.tap(spades.nth(5))
    german.tap(page.locator("greta-square button"))
    expect(page.locator("greta-square button[aria-label^='Pik-Dame']")).to_have_text("D")
