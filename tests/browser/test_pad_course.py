"""Who is out, who deals and begins, and what a tie does: tapped in the maker, and played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill
from tests.browser.phone import Phone
from tests.browser.row_block import cell, store_small
from tests.browser.test_pad_maker import THREE, Maker, seat

ROUNDS = re.compile("[Rr]ounds")


@pytest.fixture
def maker(phone) -> Maker:
    return Maker(phone)


def write_round(phone: Phone, *points: str) -> None:
    """Write a round of single numbers, from the sheet and back to it."""
    phone.tap(phone.main("sheet-screen"))
    fill(phone, *points)
    expect(phone.page.locator("sheet-screen score-board")).to_be_visible()


def test_player_who_is_out_is_asked_no_more_and_the_last_one_wins(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Last one")
    maker.tap("end", "fewest points")
    maker.tap("end", "Out at points: more")
    phone.axe()
    phone.key("Keep it")
    phone.key("Play")
    seat(phone, *THREE)
    phone.begin()
    write_round(phone, "60", "101", "20")
    expect_totals(phone, "60", "101", "20")
    ben = phone.page.locator("score-board .board-row", has_text="Ben")
    expect(ben.locator(".board-row-last")).to_have_text("out")
    phone.axe_in_every_theme()
    phone.key("Last one")
    expect(phone.page.locator(".seat.is-gone .seat-note")).to_have_text("out")
    phone.key(re.compile("Ben.* leaves"))
    expect(phone.page.locator(".seat.is-gone .seat-note")).to_have_text("left")
    phone.key("Back")
    expect(ben.locator(".board-row-last")).to_have_text("left")
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.get_by_role("radio", name=re.compile("Cy"))).to_be_visible()
    expect(phone.page.get_by_role("radio", name=re.compile("Ben"))).to_have_count(0)
    fill(phone, "10", "99")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))


def test_dealer_and_beginner_stand_on_the_sheet(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Turns")
    turns = maker.part("turns").get_by_role("group")
    phone.tap(turns.nth(0).get_by_role("button", name="the next on the left"))
    phone.tap(turns.nth(1).get_by_role("button", name="who won the last"))
    phone.key("Keep it")
    phone.key("Play")
    seat(phone, *THREE)
    phone.begin()
    status = phone.page.locator(".sheet-status")
    expect(status).to_have_text(re.compile("Ada\\W+deals · \\W*Ada\\W+begins"))
    write_round(phone, "1", "2", "9")
    expect(status).to_have_text(re.compile("Ben\\W+deals · \\W*Cy\\W+begins"))


def test_tie_is_played_out(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Once")
    maker.tap("end", "a number")
    maker.part("end").get_by_role("textbox", name=ROUNDS).fill("1")
    phone.page.keyboard.press("Tab")
    maker.tap("end", "one more round")
    phone.key("Keep it")
    phone.key("Play")
    seat(phone, "Ada", "Ben")
    phone.begin()
    write_round(phone, "5", "5")
    expect(phone.page.locator(".sheet-status")).to_contain_text("tied: an extra round decides")
    write_round(phone, "2", "1")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))


def test_row_that_breaks_a_tie_goes_with_its_name(phone, maker):
    phone.open("/pads/new?from=carcassonne")
    phone.tap(maker.part("end").get_by_role("button", name=re.compile("^more in ")).first)
    name = maker.part("rows").locator(".maker-field").first.get_by_role("textbox").first
    maker.type(name, "Walls")
    chosen = maker.part("end").get_by_role("button", name="more in Walls")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    phone.main_says("Keep it")


def test_sheet_of_rows_says_whose_turn_it_is(phone):
    phone.open("/")
    phone.open(store_small(phone, "Ada", "Ben"))
    status = phone.page.locator(".sheet-status")
    expect(status).to_have_text(re.compile("^\\W*Ada\\W+is next$"))
    phone.tap(cell(phone, "Ada", "Fives"))
    phone.tap(phone.page.locator("number-strip").get_by_role("button", name="3", exact=True))
    phone.key("Write it down")
    expect(status).to_have_text(re.compile("^\\W*Ben\\W+is next$"))
