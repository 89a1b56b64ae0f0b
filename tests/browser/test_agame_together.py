"""Rows of Agame filled in on several phones: what one adds to them, and what is taken away."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_recorder import THREE, card, lay
from tests.browser.phone import Phone
from tests.browser.together import Guest, sit_down


def at_rows(*guests: Guest) -> list[Phone]:
    """Seat Ada, Ben and Cy with a phone each, all at Ada's row."""
    sit_down(*guests, names=THREE, kind="agame")
    for guest in guests:
        guest.phone.tap(guest.phone.main("sheet-screen"))
        expect(guest.phone.page.locator("agame-recorder player-tabs")).to_be_visible()
    return [guest.phone for guest in guests]


def all_lie(phones: list[Phone], *cards: str) -> None:
    """Check on each phone that these of three cards lie in Ada's row, and that nothing is asked."""
    for phone in phones:
        for one in ("purple 13", "purple 8", "purple 5"):
            expect(card(phone, one)).to_have_attribute("aria-pressed", str(one in cards).lower())
        expect(phone.page.locator(".is-asking")).to_have_count(0)


def test_card_is_added_to_a_row_of_another_phone_without_a_question(guests):
    ada, ben = phones = at_rows(*guests(2))
    lay(ada, "purple 13")
    all_lie(phones, "purple 13")
    lay(ben, "purple 8")
    all_lie(phones, "purple 13", "purple 8")
    lay(ada, "purple 5")
    all_lie(phones, "purple 13", "purple 8", "purple 5")
    for phone, cards in ((ada, ("purple 13", "purple 8")), (ben, ("purple 13",)), (ada, ())):
        phone.key("Undo")
        all_lie(phones, *cards)


@pytest.mark.parametrize("is_added_to", [False, True])
def test_card_of_another_phone_is_taken_away_once_somebody_has_said_so(guests, is_added_to):
    ada, ben = phones = at_rows(*guests(2))
    lay(ada, "purple 13", "purple 8")
    all_lie(phones, "purple 13", "purple 8")
    if is_added_to:
        lay(ben, "purple 5")
        all_lie(phones, "purple 13", "purple 8", "purple 5")
    lay(ben, "purple 8")
    for phone in phones:
        expect(phone.page.locator(".is-asking")).to_contain_text("Ada")
    ben.key("Undo")
    rest = ["purple 5"] * is_added_to
    all_lie(phones, "purple 13", "purple 8", *rest)
    lay(ben, "purple 8")
    expect(ada.page.locator(".is-asking")).to_be_visible()
    ben.key("This one is right")
    all_lie(phones, "purple 13", *rest)
