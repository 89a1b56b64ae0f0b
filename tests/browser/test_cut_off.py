"""The line that says that there is no network leads to the phone beside this one, and back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.cached_app import wait_until_cached
from tests.browser.camera import codes_on, film
from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import game_of
from tests.browser.test_game_file import choose, send
from tests.browser.test_shown_game import expect_said, show, table
from tests.browser.together import no_matter
from tests.waiting import wait_until

__all__ = ["table"]

SHOW, READ = "Show the game", "Read the game"


def line(phone: Phone) -> Locator:
    return phone.page.locator(".cut-off")


@pytest.fixture
def cut_off(new_phone) -> Phone:
    """Return a phone that has a game of one round and no network; it has no camera."""
    phone = no_matter(new_phone(keeps_the_app=True))
    phone.open()
    wait_until_cached(phone)
    phone.new_game("Tally", "Ada", "Ben")
    expect(line(phone)).to_have_count(0)
    phone.page.context.set_offline(True)
    write_round(phone, "12", "7")
    expect(line(phone)).to_be_visible()
    return phone


def show_here(phone: Phone) -> None:
    """Show the game by the line on the screen."""
    with phone.counting("from a screen without a network to a game's moving code", 1):
        phone.key(SHOW)
    expect(phone.page.locator("game-film svg.qr")).to_be_visible()
    expect(phone.page.locator(".header-status")).to_have_text("Tally")


def read_here(phone: Phone) -> None:
    """Read by the line on the screen, where there is no camera."""
    phone.key(READ)
    expect_said(phone, "has no camera")
    expect_said(phone, "send its game as a file")
    expect(phone.page.get_by_role("button", name="Open a file")).to_be_visible()


def test_sheet_leads_to_the_phone_beside_it_and_back(cut_off):
    show_here(cut_off)
    cut_off.key("Stop showing")
    expect(cut_off.page.locator("score-ledger")).to_be_visible()
    read_here(cut_off)
    go_back(cut_off)
    expect(line(cut_off)).to_be_visible()
    cut_off.page.context.set_offline(False)
    expect(line(cut_off)).to_have_count(0)


def test_half_filled_draft_survives_showing_and_reading(cut_off):
    begin_round(cut_off)
    open_phones(cut_off)
    cut_off.key(SHOW)
    expect(cut_off.page.locator("game-film svg.qr")).to_be_visible()
    cut_off.key("Stop showing")
    read_here(cut_off)
    go_back(cut_off)
    expect_typed(cut_off, "4")
    cut_off.tap(cut_off.main())
    expect_totals(cut_off, "15", "11")


def test_line_of_a_high_recorder_neither_comes_nor_goes_under_a_finger(cut_off):
    cut_off.page.set_viewport_size({"width": 412, "height": 915})
    begin_round(cut_off)
    show_here(cut_off)
    cut_off.key("Stop showing")
    expect_typed(cut_off, "4")
    expect(line(cut_off)).to_be_visible()
    cut_off.page.context.set_offline(False)
    expect(line(cut_off)).to_contain_text("There is a network again")
    cut_off.key("Back")
    cut_off.tap(cut_off.main("sheet-screen"))
    expect_typed(cut_off, "4")
    expect(line(cut_off)).to_have_count(0)


def begin_round(phone: Phone) -> None:
    """Fill in a round but for its last tap."""
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "3")
    phone.tap(phone.main())
    type_in(phone, "4")


def open_phones(phone: Phone) -> None:
    """Go from the recorder to the other phones, by the cloud."""
    expect(line(phone)).to_be_hidden()  # it would push keys out of sight
    phone.tap(".cloud-key")
    expect(phone.page.get_by_role("button", name="Open a file")).to_be_visible()


def go_back(phone: Phone) -> None:
    """Leave the other phones by the footer, to where they were gone to from."""
    phone.page.locator(".footer").get_by_role("button", name="Back", exact=True).tap()


def expect_typed(phone: Phone, points: str) -> None:
    expect(phone.page.locator("record-screen .points-typed")).to_have_text(points)


def test_home_shows_the_game_that_goes_on_and_says_what_is_missing_to_read(cut_off):
    cut_off.key("Back")
    expect(cut_off.page.locator("home-screen .game-line")).to_be_visible()
    show_here(cut_off)
    cut_off.key("Stop showing")
    expect(cut_off.page.locator("home-screen .game-line")).to_be_visible()
    cut_off.key(READ)
    expect(cut_off.page.get_by_role("alert").filter(has_text="has no camera")).to_be_visible()
    expect(cut_off.page.get_by_role("button", name="Open a file")).to_be_visible()
    expect(cut_off.page).to_have_url(re.compile("/join$"))  # loaded anew it asks for no camera
    cut_off.key("Back")
    expect(cut_off.page.locator("home-screen .game-line")).to_be_visible()


def test_home_reads_a_game_that_another_phone_shows(owner, reader, seen):
    reader.open()
    wait_until_cached(no_matter(reader))
    reader.page.context.set_offline(True)
    reader.page.reload()
    expect(reader.page.get_by_role("link", name=SHOW)).to_have_count(0)
    write_round(owner, "12", "7")
    show(owner, seen)
    with reader.counting("a game read from home without a network", 1):
        reader.key(READ)
    expect_totals(reader, "12", "7")


def test_draft_is_there_after_another_phone_was_read_from_the_recorder(table, seen):
    ada, ben = table
    for phone in (ada, ben):
        phone.page.context.set_offline(True)
    write_round(ada, "1", "2")
    ben.open(f"/games/{game_of(ben)}")
    expect(line(ben)).to_be_visible()
    ben.tap(ben.main("sheet-screen"))
    type_in(ben, "8")
    show_here(ada)
    film(seen, *codes_on(ada.page))
    open_phones(ben)
    ben.key(READ)
    expect_said(ben, "One entry is new here")
    go_back(ben)
    expect(ben.page.get_by_text("has written Round 1 meanwhile")).to_be_visible()
    expect_typed(ben, "8")


def test_file_does_the_same_where_the_camera_is_refused(table, tmp_path):
    ada, ben = table
    for phone in table:
        phone.page.context.set_offline(True)
    ben.page.context.clear_permissions()
    write_round(ada, "1", "2")
    write_round(ben, "8", "9")
    expect(line(ben)).to_be_visible()
    ben.key(READ)
    expect_said(ben, "was not allowed")
    choose(ben, send(ada, tmp_path))
    expect_said(ben, "One entry is new here")
    sent = send(ben, tmp_path)
    ada.open(f"/games/{game_of(ada)}/share")
    choose(ada, sent)
    expect_said(ada, "One entry is new here")
    ada.key("Back")
    expect(ada.page.locator("score-board")).to_be_visible()
    wait_until(lambda: ada.totals() == ben.totals(), "one board on both")
