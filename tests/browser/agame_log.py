"""The trick log of Agame, as a finger finds it."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone


def begin(phone: Phone, *names: str) -> None:
    """A table that logs its tricks, with the first section open."""
    phone.new_game("Agame not Lame", *names)
    phone.key("Agame not Lame")
    phone.tap(phone.page.get_by_role("switch", name="Log tricks"))
    phone.key("Write it down")
    phone.key("Section 1")


def tap(phone: Phone, *cards: str) -> None:
    """Cards of the board, whoever has them."""
    board = phone.page.locator("card-board")
    for card in cards:
        found = re.compile(f"^{re.escape(card)}(, with .*)?$")
        phone.tap(board.get_by_role("button", name=found))


def says(phone: Phone, text: str) -> None:
    """The line over the board begins so; marks that keep names apart are not seen."""
    signs = "[\u2068\u2069]*".join(re.escape(sign) for sign in text)
    expect(phone.page.locator(".log-line")).to_have_text(re.compile(f"^[\u2068\u2069]*{signs}"))
