"""Rows of Agame filled in on several phones: a card more or fewer is asked about."""

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


@pytest.mark.parametrize(
    ("tapped", "after"),
    [("purple 8", ("purple 13",)), ("purple 5", ("purple 13", "purple 8", "purple 5"))],
)
def test_card_is_taken_from_a_row_of_another_phone_or_added_once_somebody_has_said_so(
    guests, tapped, after
):
    ada, ben = phones = at_rows(*guests(2))
    lay(ada, "purple 13", "purple 8")
    all_lie(phones, "purple 13", "purple 8")
    lay(ben, tapped)
    for phone in phones:
        expect(phone.page.locator(".is-asking")).to_contain_text("Ada")
    ben.key("Undo")
    all_lie(phones, "purple 13", "purple 8")
    lay(ben, tapped)
    expect(ada.page.locator(".is-asking")).to_be_visible()
    ben.key("This one is right")
    all_lie(phones, *after)
