"""At a full table nobody more is seated, and what was typed stays."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.test_pads import seat_by_pad
from tests.browser.test_seated_names import expect_above_the_footer
from tests.gallery.stage import game

FULL = "The table is full: no more than {} play. Tap a name to take it off."
LARGEST = {"Agame not Lame": 5, "Animanize": 4, "lynX": 8, "Greta": 2}
IN_TEAMS = "The table is full: no more than 12 play, in teams 24. Tap a name to take it off."


def names(count: int) -> list[str]:
    return [f"Player {no}" for no in range(1, count + 1)]


def field_of(phone: Phone) -> Locator:
    return phone.page.get_by_role("textbox", name="New name")


def seated(phone: Phone) -> Locator:
    return phone.page.locator(".seats .name")


@pytest.mark.parametrize("kind", LARGEST)
def test_name_too_many_is_refused_before_it_is_typed(phone: Phone, kind):
    table = names(LARGEST[kind])
    phone.seat(kind, *table)
    phone.tap(phone.page.locator(".people .chip", has_text="name"))
    refusal = phone.page.locator("seat-picker .wrong")
    expect(refusal).to_have_text(FULL.format(LARGEST[kind]))
    field_of(phone).fill("Zoe")
    phone.page.keyboard.press("Enter")
    expect(field_of(phone)).to_have_value("Zoe")
    expect(seated(phone)).to_have_text(table)
    expect_above_the_footer(phone, refusal)
    phone.axe()
    phone.tap(phone.page.get_by_role("button", name=f"{table[0]}: does not play"))
    expect(seated(phone)).to_have_text([*table[1:], "Zoe"])
    expect(refusal).to_have_count(0)
    phone.begin()


def test_name_typed_at_a_full_tally_is_seated_once_it_is_in_teams(phone: Phone):
    table = names(12)
    phone.seat("Tally", *table)
    phone.tap(phone.page.locator(".people .chip", has_text="name"))
    field_of(phone).fill("Zoe")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("seat-picker .wrong")).to_have_text(IN_TEAMS)
    expect(seated(phone)).to_have_text(table)
    phone.tap(phone.page.get_by_role("switch", name="In teams"))
    expect(seated(phone)).to_have_text([*table, "Zoe"])


def test_known_person_is_not_seated_at_a_full_table(phone: Phone):
    game(phone, "tally", "Cy", "Dora")
    phone.seat("Greta", "Anna", "Ben")
    phone.key("Cy")
    refusal = phone.page.locator("seat-picker .wrong")
    expect(refusal).to_have_text(FULL.format(2))
    expect_above_the_footer(phone, refusal)
    expect(seated(phone)).to_have_text(["Anna", "Ben"])
    phone.tap(phone.page.get_by_role("button", name="Ben: does not play"))
    expect(refusal).to_have_count(0)
    phone.key("Cy")
    expect(seated(phone)).to_have_text(["Anna", "Cy"])


@pytest.mark.parametrize("pad", ["Schafkopf", "Bridge"])
def test_pad_of_a_fixed_size_takes_no_more(phone: Phone, pad):
    table = names(4)
    seat_by_pad(phone, pad, *table)
    phone.tap(phone.page.locator(".people .chip", has_text="name"))
    expect(phone.page.locator("seat-picker .wrong")).to_have_text(FULL.format(4))
    field_of(phone).fill("Zoe")
    phone.page.keyboard.press("Enter")
    expect(field_of(phone)).to_have_value("Zoe")
    expect(seated(phone)).to_have_text(table)
