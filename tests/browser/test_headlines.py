"""What is told once on the sheet: another phone's corrections, and who has moved ahead."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.phone import Phone, read_as
from tests.browser.sharing import game_of, scan, show_code
from tests.browser.test_shown_game import expect_said, show, table
from tests.browser.together import OURS, gather, goes_out
from tests.gallery.stage import round_of

__all__ = ["table"]

MARKS = "[\u2068\u2069]*"
"""What keeps names apart from the text around them."""


def tells(phone: Phone, text: str) -> None:
    """Check what the line above the footer says; marks that keep names apart are not seen."""
    expect(phone.page.locator(".toast-text")).to_have_text(
        re.compile(f"^{MARKS}{read_as(text)}{MARKS}$")
    )


@pytest.fixture
def bens(guests) -> tuple[Phone, Phone]:
    """Return two phones with a round on their sheets; the second is Ben's, as the server knows."""
    ada, ben = (guest.phone for guest in guests(2))
    game = gather(ada, ben, log=[round_of(12, 37)])
    user = f"{ben.address}/api{game}/devices/me"
    assert ben.page.request.put(user, data={"by": "Ben"}, headers=OURS).ok
    expect_totals(ben, "12", "37")
    ada.hold_what_is_told()
    return ada, ben


def test_correction_of_another_phone_is_told_with_its_totals(bens):
    ada, ben = bens
    ben.tap("score-ledger tbody a")
    ben.key("Correct it")
    type_in(ben, "8")
    ben.key("Write it down")
    tells(ada, "Ben corrected Round 1: Ada 12 → 8")
    ada.shot("headline-corrected")
    ada.axe()
    expect(ben.page.locator("round-screen")).to_be_visible()
    ben.key("Back")
    expect(ben.page.locator("score-board")).to_be_visible()
    expect(ben.page.locator(".toast")).to_have_count(0)
    ben.key("Undo")
    tells(ada, "Ben took back a correction: Ada 8 → 12")


def test_round_that_another_phone_takes_back_is_told(bens):
    ada, ben = bens
    ben.key("Undo")
    tells(ada, "Ben took back Round 1: Ada 12 → 0 · Ben 37 → 0")


def test_target_that_another_phone_changes_is_told(bens):
    ada, ben = bens
    ben.key("Tally")
    ben.key("Target: more")
    ben.key("Write it down")
    tells(ada, "Ben changed the target: open → 100")
    ada.shot("headline-target")
    ada.axe()


def test_places_that_change_hands_are_told_once(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    phone.begin()
    phone.hold_what_is_told()
    write_round(phone, "10", "5", "1")
    expect_totals(phone, "10", "5", "1")
    expect(phone.page.locator(".toast")).to_have_count(0)
    write_round(phone, "1", "9", "1")
    tells(phone, "Ben moved ahead · Now second: Ada")
    phone.reload()
    expect_totals(phone, "11", "14", "2")
    expect(phone.page.locator(".toast")).to_have_count(0)


def test_phone_that_joins_is_told_on_the_sheet(owner, new_phone):
    address = show_code(owner)
    owner.key("Back to the sheet")
    owner.hold_what_is_told()
    ben = new_phone()
    scan(ben, address)
    ben.key("Ben")
    tells(owner, "Ben joined")
    owner.shot("headline-joined")


def test_correction_that_waits_for_its_writer_is_told_where_it_does_not_count(table, seen):
    ada, ben = table
    with goes_out(ada, game_of(ada)):
        write_round(ada, "1", "2")
    expect_totals(ben, "1", "2")
    for phone in table:
        phone.page.context.set_offline(True)
    write_round(ben, "3", "4")  # so that Ben's correction comes after Ada's
    for phone, points in ((ada, "8"), (ben, "9")):
        phone.key("Round 1")
        phone.key("Correct it")
        type_in(phone, points)
        phone.write_correction()
    for phone in table:
        phone.hold_what_is_told()
    show(ben, seen)
    ada.key("Read the game")
    expect_said(ada, "2 entries are new here")
    ada.key("Back")
    tells(ada, "Ben corrected Round 1: Ada 11 → 12 · not counted; Ben is asked")
    show(ada, seen)
    ben.key("Read the game")
    expect_said(ben, "One entry is new here")
    ben.hold_what_is_told()  # its page has been loaded anew since
    ben.key("Back")
    tells(ben, "Another phone corrected Round 1: Ada 12 → 11")
    expect(ben.page.get_by_text("Correction was written twice")).to_be_visible()
