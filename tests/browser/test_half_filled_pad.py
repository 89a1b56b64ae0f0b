"""A round half filled in, while a field is taken out of the pad of the game: the rest stays."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.browser.phone import Phone
from tests.browser.test_running_pad import maker_part, open_pad
from tests.browser.together import sit_down
from tests.gallery.stage import game

PAD = {
    "name": "Hands",
    "kind": "rounds",
    "seats": [2, 4],
    "fields": [{"id": "cards", "name": "Cards"}, {"id": "extra", "name": "Extra"}],
    "points": "cards + extra",
    "wins": "low",
}


def field(phone: Phone, name: str):
    return phone.page.locator(".pad-field").filter(has_text=name)


def fill_in_first(phone: Phone) -> None:
    """Fill in both fields of Ada alone."""
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "12")
    phone.tap(field(phone, "Extra"))
    type_in(phone, "3")
    expect(phone.page.locator(".points-sum")).to_contain_text("0 + 15 = 15")


def remove_second(phone: Phone, path: str) -> None:
    """Take what is written down second out of the pad of the game."""
    open_pad(phone, path)
    phone.tap(maker_part(phone, "fields").locator(".maker-more").nth(1))
    phone.tap(maker_part(phone, "fields").get_by_role("button", name="Remove", exact=True))
    phone.main_says("Use it here")
    phone.tap(phone.main())
    phone.key("Write it down")


def fill_in_second(phone: Phone) -> None:
    """Fill in what Ben lacks, and write the round down."""
    expect(field(phone, "Extra")).to_have_count(0)
    expect(field(phone, "Cards")).to_contain_text("12")
    phone.tap(phone.page.get_by_role("radio", name=re.compile("^Ben")))
    type_in(phone, "7")
    phone.key("Write it down")


def test_field_that_goes_leaves_the_rest_of_a_round_on_another_phone(guests):
    ada, ben = guests(2)
    path = sit_down(ada, ben, kind=PAD)
    fill_in_first(ben.phone)
    remove_second(ada.phone, path)
    fill_in_second(ben.phone)
    expect_totals(ben.phone, "12", "7")
    expect_totals(ada.phone, "12", "7")


def test_field_that_goes_leaves_the_rest_of_a_draft_on_the_same_phone(owner):
    path = game(owner, PAD, "Ada", "Ben")
    fill_in_first(owner)
    owner.key("Back")
    remove_second(owner, path)
    owner.tap(owner.main("sheet-screen"))
    fill_in_second(owner)
    expect_totals(owner, "12", "7")
