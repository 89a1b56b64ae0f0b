"""The board, the keypad and the line of sums of Agame's recorder, as a finger finds them."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone

GAME = "Agame not Lame"
THREE = ("Ada", "Ben", "Cy")
FIVE = (*THREE, "Dörte", "Émile")
"""Marks come in the order of sitting down: blue, green, purple, red, yellow."""


def card(phone: Phone, name: str, holder: str = "") -> Locator:
    """Return a card on the board; with its holder, when it lies in that one's row."""
    text = f"{name}, with .{holder}." if holder else name
    return phone.page.get_by_role("button", name=re.compile(f"^{text}$"))


def lay(phone: Phone, *names: str) -> None:
    for name in names:
        phone.tap(card(phone, name))


def type_in(phone: Phone, number: int) -> None:
    keypad = phone.page.get_by_role("group", name="Keypad")
    for figure in str(number):
        phone.tap(keypad.get_by_role("button", name=figure, exact=True))


def count(phone: Phone, total: int, lizards: int) -> None:
    type_in(phone, total)
    strip = phone.page.get_by_role("group", name="Lizards of one colour")
    phone.tap(strip.get_by_role("button", name=str(lizards), exact=True))


def walk_on(phone: Phone, says: str | re.Pattern = "") -> None:
    if says:
        expect(phone.main()).to_contain_text(says)
    phone.tap(phone.main())


def lay_nothing(phone: Phone, name: str) -> None:
    """Say of the player on the screen that no card was laid."""
    phone.main_says(f"{name}: row?")
    phone.key("No card")


def worth(phone: Phone, text: str) -> None:
    """Check what the line under the row says."""
    expect(phone.page.locator(".section-sum")).to_have_text(text)


def fits(phone: Phone) -> bool:
    """Whether nothing of the recorder needs scrolling."""
    content = "document.querySelector('.screen-content')"
    return phone.page.evaluate(f"{content}.scrollHeight <= {content}.clientHeight")
