"""The board of cards, and the line over it."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone, read_as


def play(phone: Phone, *cards: str) -> None:
    """Cards by the names of their keys."""
    for card in cards:
        phone.tap(phone.page.locator("card-board").get_by_role("button", name=card, exact=True))


def says(phone: Phone, text: str) -> None:
    """Check how the line over the board begins; marks that keep names apart are not seen."""
    line = re.compile(f"^[\u2068\u2069]*{read_as(text)}")
    expect(phone.page.locator(".log-line")).to_have_text(line)
