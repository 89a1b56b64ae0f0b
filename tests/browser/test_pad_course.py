"""Who is out, who deals and begins, and what a tie does: tapped in the maker, and played."""

import re
import uuid

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import Phone
from tests.browser.row_block import cell, store_small
from tests.browser.stored_games import send
from tests.browser.test_pad_maker import THREE, Maker, seat

ROUNDS = re.compile("[Rr]ounds")


def numbers(entry: str, *points: int | None) -> dict:
    """Return a round of a pad with one number a player."""
    players = [point if point is None else {"n": point} for point in points]
    return {"id": entry, "type": "round", "players": players}


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
    phone.key("Last one")
    expect(phone.page.locator(".seat.is-gone .seat-note")).to_have_text("left")
    expect(phone.page.locator(".seat .seat-leave")).to_have_count(2)  # nobody out comes back so
    phone.key("Back")
    expect(ben.locator(".board-row-last")).to_have_text("left")
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.get_by_role("radio", name=re.compile("Cy"))).to_be_visible()
    expect(phone.page.get_by_role("radio", name=re.compile("Ben"))).to_have_count(0)
    fill(phone, "10", "99")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))


def test_correction_says_who_is_out_by_it_and_what_becomes_of_their_rounds(phone):
    """The first round is corrected: Ada had played on, Ben had nothing to write down any more."""
    log = [numbers("a", 10, 100, 20), numbers("b", 5, None, 5), numbers("c", 5, None, 5)]
    game = str(uuid.uuid4())
    pad = {"name": "Last one", "kind": "rounds", "seats": [2, 6], "wins": "low", "out": 100}
    pad |= {"fields": [{"id": "n", "name": "Points"}], "points": "n"}
    seats = [{"name": name} for name in THREE]
    file = {"format": "companion/1", "game": "pad", "pad": pad, "seats": seats}
    phone.open("/")
    send(phone, "put", f"/api/games/{game}", file | {"started": "2026-11-21T19:30:00Z"})
    send(phone, "post", f"/api/games/{game}/log", {"after": 0, "entries": log})
    phone.open(f"/games/{game}")
    expect_totals(phone, "20", "100", "30")
    phone.key("Round 1")
    phone.key("Correct it")
    type_in(phone, "100")
    phone.tap(phone.page.get_by_role("radio", name=re.compile("Ben")))
    type_in(phone, "10")
    follows = phone.page.locator(".follows")
    expect(follows).to_contain_text("\u2068Ada\u2069 is out · \u2068Ben\u2069 is back in")
    expect(follows).to_contain_text("what \u2068Ada\u2069 has in rounds 2–3 counts nothing")
    expect(follows).to_contain_text("\u2068Ben\u2069 sat out rounds 2–3")
    phone.write_correction()
    expect_totals(phone, "100", "10", "30")
    phone.key("Round 2")
    doubts = phone.page.locator(".round-late")
    expect(doubts).to_have_text(
        [re.compile("Ada\\W+ was out before"), re.compile("Ben\\W+ was not")]
    )
    phone.key("Back")
    phone.key("Undo")
    expect_totals(phone, "20", "100", "30")


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
    expect(status).to_have_text(re.compile(r"Ada\W+deals\s· \W*Ada\W+begins"))
    write_round(phone, "1", "2", "9")
    expect(status).to_have_text(re.compile(r"Ben\W+deals\s· \W*Cy\W+begins"))


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
    chosen = maker.part("end").get_by_role("button", name="more in “Walls”")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    phone.main_says("Keep it")


def test_sheet_of_rows_says_whose_turn_it_is(phone):
    phone.open("/")
    phone.open(store_small(phone, "Ada", "Ben"))
    status = phone.page.locator(".sheet-status")
    expect(status).to_have_text(re.compile("^Round 1/2\\W+Ada\\W+is next$"))
    phone.tap(cell(phone, "Ada", "Fives"))
    phone.tap(phone.page.locator("number-strip").get_by_role("button", name="3", exact=True))
    phone.key("Write it down")
    expect(status).to_have_text(re.compile("^Round 1/2\\W+Ben\\W+is next$"))
