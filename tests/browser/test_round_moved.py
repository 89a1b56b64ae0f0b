"""The page of a round while another phone changes what stands before it, or removes the round."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_lines, expect_totals, fill, type_in, write_round
from tests.browser.live_regions import regions_with_text, watch_regions
from tests.browser.phone import Phone
from tests.browser.together import sit_down
from tests.gallery.stage import round_of

IS_HELD = """() => {
  const { store } = document.querySelector("companion-app") ?? {};
  return !!store?.games.get(location.pathname.split("/")[2])?.log.some(({ held }) => held);
}"""


@pytest.fixture
def table(guests) -> tuple[Phone, Phone]:
    """Return two phones at a tally of three rounds."""
    ada, ben = guests(2)
    sit_down(ada, ben, log=[round_of(1, 0), round_of(2, 0), round_of(3, 0)])
    return ada.phone, ben.phone


def open_round(phone: Phone, no: int) -> None:
    """Open the page of a round."""
    phone.key(f"Round {no}")
    expect(phone.page.locator("round-screen .round-keys")).to_be_visible()


def remove_round(phone: Phone, no: int) -> None:
    """Remove a round, on its page."""
    open_round(phone, no)
    phone.key("Remove")
    expect(phone.page.locator(".follows")).to_be_visible()
    phone.key("Remove it")
    expect(phone.main("sheet-screen")).to_be_visible()


def insert_round(phone: Phone, no: int, *points: str) -> None:
    """Put a round in before another, from its page."""
    open_round(phone, no)
    phone.key("Insert before")
    *first, last = points
    fill(phone, *first)
    type_in(phone, last)
    phone.write_correction("Put it in")


def title(phone: Phone):
    return phone.page.locator("round-screen h1")


def test_page_of_a_round_that_another_phone_wrote_too_stays(guests):
    """Of the two the other's counts; this one's is in no line any more."""
    ada, ben = guests(2)
    game = sit_down(ada, ben, log=[round_of(1, 0)])
    ada.offline()
    write_round(ada.phone, "3", "4")
    open_round(ada.phone, 2)
    ben.append(game, round_of(3, 4))
    ada.online()
    ada.phone.wait_until(IS_HELD, "the other's round counts")
    expect(title(ada.phone)).to_have_text("Round 2")


def test_remark_stays_with_its_round_when_another_phone_removes_an_earlier_one(table):
    ada, ben = table
    open_round(ada, 2)
    remark = ada.page.get_by_label("Remark")
    remark.fill("Ada dealt twice")
    remove_round(ben, 1)
    expect(title(ada)).to_have_text("Round 1")
    expect(remark).to_have_value("Ada dealt twice")
    remark.press("Enter")
    expect(ada.page.locator(".round-history")).to_contain_text("Corrected by")
    open_round(ben, 1)
    expect(ben.page.get_by_label("Remark")).to_have_value("Ada dealt twice")
    expect(ben.page.locator(".round-points").first).to_have_text("+2")


def test_adjustment_stands_after_its_round_when_another_phone_puts_one_in_before(table):
    ada, ben = table
    open_round(ada, 2)
    ada.key("± Adjust")
    type_in(ada, "9")
    insert_round(ben, 1, "5", "5")
    expect(ada.page).to_have_url(re.compile("/rounds/3$"))
    ada.key("Rules for this")
    ada.key("Back to the game")
    expect(ada.page.locator(".points-typed")).to_have_text("9")
    ada.key("Write it down")
    for phone in (ada, ben):
        expect_lines(phone, "4 +3 0", "± +9", "3 +2 0", "2 +1 0", "1 +5 +5")


def test_page_loaded_anew_shows_the_round_that_has_moved(table):
    ada, ben = table
    open_round(ada, 3)
    remove_round(ben, 1)
    expect(title(ada)).to_have_text("Round 2")
    ada.reload()
    expect(title(ada)).to_have_text("Round 2")
    expect(ada.page.locator(".round-points").first).to_have_text("+3")


def test_remark_to_a_round_that_another_phone_removes_is_said_not_to_be_written(table):
    ada, ben = table
    open_round(ada, 2)
    ada.page.get_by_label("Remark").fill("Ada dealt twice")
    watch_regions(ada)
    remove_round(ben, 2)
    expect(title(ada)).to_have_text("This round is gone")
    text = re.compile("^Not written down: .*Ada dealt twice")
    expect(ada.page.locator("round-screen p")).to_have_text(text)
    expect(ada.page.get_by_role("status").filter(has_text=text)).to_have_count(1)
    assert regions_with_text(ada) == []
    ada.axe()
    ada.key("Back to the sheet")
    expect_totals(ada, "4", "0")


def test_adjustment_after_a_round_that_another_phone_removes_is_said_not_to_be_written(table):
    ada, ben = table
    open_round(ada, 2)
    ada.key("± Adjust")
    type_in(ada, "9")
    remove_round(ben, 2)
    said = ada.page.locator("round-screen p")
    expect(said).to_have_text(re.compile("Not written down: .*Adjustment"))


def test_removed_round_on_which_nothing_was_typed_is_gone_until_it_comes_back(table):
    ada, ben = table
    open_round(ada, 2)
    ben.hold_what_is_told()
    remove_round(ben, 2)
    expect(title(ada)).to_have_text("This round is gone")
    expect(ada.page.locator("round-screen p")).to_have_count(0)
    ben.key("Undo")
    expect(title(ada)).to_have_text("Round 2")
    expect(ada.page.locator(".round-points").first).to_have_text("+2")
