"""One round filled in on several phones: each a seat, seen by all, written once by whoever taps."""

import re

from playwright.sync_api import expect

from tests.browser.agame_recorder import THREE, card, lay
from tests.browser.keypad import expect_totals, type_in
from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.phone import Phone
from tests.browser.test_pads import seat_by_pad, strip
from tests.browser.together import (
    Guest,
    is_game_stored,
    join,
    log_of,
    sit_down,
    wait_for_log,
    write_together,
)
from tests.network.faults import Fault


def shown(phone: Phone):
    """Return the number that stands for the seat that is open."""
    return phone.page.locator("record-screen .points-typed")


def tab(phone: Phone, name: str):
    """Return the tab of a player."""
    return phone.page.locator("record-screen").get_by_role("radio", name=re.compile(f"^{name}"))


def open_round(*guests: Guest) -> None:
    """Open the recorder on every phone."""
    for guest in guests:
        guest.phone.tap(guest.phone.main("sheet-screen"))
        expect(guest.phone.page.locator("record-screen number-keypad")).to_be_visible()


def is_at(phone: Phone, name: str) -> None:
    """Open a player, and wait until its keypad stands there."""
    phone.tap(tab(phone, name))
    expect(tab(phone, name)).to_be_checked()


def fill_in_own_seats(ada: Guest, ben: Guest) -> str:
    """Have each of two phones fill in its own seat, with 12 and 7; return the game's path."""
    game = sit_down(ada, ben)
    open_round(ada, ben)
    type_in(ada.phone, "12")
    is_at(ben.phone, "Ben")
    type_in(ben.phone, "7")
    return game


def test_rows_of_two_phones_are_one_round_that_either_writes(guests):
    ada, ben = guests(2)
    game = fill_in_own_seats(ada, ben)
    expect(tab(ben.phone, "Ada")).to_have_accessible_name(re.compile("^Ada, done, filled in by "))
    is_at(ada.phone, "Ben")
    expect(shown(ada.phone)).to_have_text("7")
    ada.phone.shot("together-two")
    ada.phone.axe()
    is_at(ben.phone, "Ada")
    expect(shown(ben.phone)).to_have_text("12")
    write_together(ben.phone)
    expect_totals(ben.phone, "12", "7")
    expect_totals(ada.phone, "12", "7")
    assert [entry["type"] for entry in log_of(ada.phone, game)] == ["round"]
    expect(ada.phone.main()).to_have_text("Round 2")
    expect(ben.phone.main()).to_have_text("Round 2")


def test_seat_of_another_phone_is_no_tap_of_this_one(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    open_round(ada, ben)
    type_in(ben.phone, "5")
    expect(shown(ada.phone)).to_have_text("5")
    is_at(ada.phone, "Ben")
    type_in(ada.phone, "8")
    ada.phone.key("Undo")
    ada.phone.key("Undo")
    expect(shown(ada.phone)).to_have_text("5")
    expect(ada.phone.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def fill_in_one_seat(ada: Guest, ben: Guest) -> str:
    """Have two phones fill in the same seat, with 12 and then 15; return the game's path."""
    game = sit_down(ada, ben)
    open_round(ada, ben)
    type_in(ada.phone, "12")
    expect(shown(ben.phone)).to_have_text("12")
    type_in(ben.phone, "15")
    return game


def test_seat_filled_in_by_two_is_asked_about_on_both_and_written_as_decided(guests):
    ada, ben = guests(2)
    game = fill_in_one_seat(ada, ben)
    for phone, text in ((ada.phone, "12 here"), (ben.phone, "15 here")):
        expect(phone.page.locator(".is-asking")).to_contain_text(text)
        is_at(phone, "Ben")
    type_in(ada.phone, "3")
    expect(ben.phone.main()).to_have_text("Which is right?")
    ben.phone.shot("together-asked")
    ben.phone.axe()
    ben.phone.tap(ben.phone.main())
    expect(ben.phone.page.locator(".is-asking button").first).to_be_focused()
    assert log_of(ben.phone, game) == []
    ben.phone.key("This one is right")
    for phone in (ada.phone, ben.phone):
        expect(phone.page.locator(".is-asking")).to_have_count(0)
        is_at(phone, "Ada")
        expect(shown(phone)).to_have_text("15")
    write_together(ada.phone)
    expect_totals(ada.phone, "15", "3")
    expect_totals(ben.phone, "15", "3")


def test_number_that_was_decided_against_is_no_longer_on_its_keypad(guests):
    ada, ben = guests(2)
    fill_in_one_seat(ada, ben)
    expect(ada.phone.page.locator(".is-asking")).to_contain_text("15")
    ada.phone.key("This one is right")
    expect(ben.phone.page.locator(".is-asking")).to_have_count(0)
    expect(shown(ben.phone)).to_have_text("12")
    type_in(ben.phone, "9")
    expect(shown(ben.phone)).to_have_text("9")


def leave_a_seat(ada: Guest, ben: Guest) -> None:
    """Have one phone fill in its seat and leave, and the other one see it."""
    sit_down(ada, ben)
    open_round(ada)
    type_in(ada.phone, "12")
    expect(ben.phone.main()).to_contain_text("is writing")
    ada.phone.key("Back")
    expect(ben.phone.main()).to_have_text("Round 1")
    open_round(ben)
    expect(shown(ben.phone)).to_have_text("12")


def test_seat_of_a_phone_that_left_stays(guests):
    ada, ben = guests(2)
    leave_a_seat(ada, ben)
    is_at(ben.phone, "Ben")
    type_in(ben.phone, "7")
    write_together(ben.phone)
    expect_totals(ben.phone, "12", "7")
    expect_totals(ada.phone, "12", "7")
    expect(ada.phone.main()).to_have_text("Round 2")


def test_hands_of_lynx_are_one_game_whoever_went_out(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben, kind="lynx")
    for guest in (ada, ben):
        guest.phone.tap(guest.phone.main("sheet-screen"))
        expect(guest.phone.page.locator("lynx-recorder")).to_be_visible()
    at_ada, at_ben = LynxRecorder(ada.phone), LynxRecorder(ben.phone)
    is_at(ben.phone, "Ben")
    at_ada.melds("K ×4")
    at_ben.melds("9 K")
    at_ben.went_out()
    at_ada.hand(0, 2)
    expect(tab(ben.phone, "Ada")).to_have_accessible_name(re.compile("^Ada, done, filled in by "))
    is_at(ben.phone, "Ada")
    at_ben.shows("K ×4 8")
    is_at(ada.phone, "Ben")
    at_ada.shows("9–K 8")
    ada.phone.main_says("Write it down")
    write_together(ada.phone)
    for guest in (ada, ben):
        expect(guest.phone.page.locator("sheet-screen score-board")).to_be_visible()
        expect(guest.phone.main()).to_have_text("Game 2")
    (entry,) = wait_for_log(ada.phone, game, 1)
    assert entry["finisher"] == 1
    melds = [item["melds"] for item in entry["players"]]
    assert melds == [[{"set": "K", "n": 4}], [{"run": ["9", "K"]}]]


def test_bids_of_one_phone_and_tricks_of_another_are_one_round_of_a_pad(guests):
    ada, ben = guests(2)
    with ada.phone.page.expect_response(is_game_stored):
        seat_by_pad(ada.phone, "Wizard", "Ada", "Ben", "Cy")
        ada.phone.begin()
    game = ada.phone.page.url.removeprefix(ada.phone.address)
    join(ada.phone, ben.phone, game)
    for guest in (ada, ben):
        guest.phone.tap(guest.phone.main("sheet-screen"))
        expect(guest.phone.page.locator("pad-recorder .strip")).to_be_visible()
    strip(ada.phone, 1, 0, 1)
    expect(ben.phone.page.locator(".pad-field").filter(has_text="Tricks")).to_be_visible()
    expect(tab(ben.phone, "Cy").locator(".is-elsewhere")).to_be_visible()
    for name, tricks in (("Ada", 1), ("Ben", 0), ("Cy", 0)):
        is_at(ben.phone, name)
        ben.phone.tap(ben.phone.page.locator(".pad-field").filter(has_text="Tricks"))
        strip(ben.phone, tricks)
    ada.phone.main_says("Write it down")
    expect(ada.phone.page.locator(".is-asking")).to_have_count(0)
    write_together(ada.phone)
    expect_totals(ada.phone, "30", "20", "−10")
    expect_totals(ben.phone, "30", "20", "−10")
    assert len(wait_for_log(ada.phone, game, 1)) == 1


def test_card_in_two_rows_is_said_on_both_phones(guests):
    ada, ben = guests(2)
    sit_down(ada, ben, names=THREE, kind="agame")
    for guest in (ada, ben):
        guest.phone.tap(guest.phone.main("sheet-screen"))
        expect(guest.phone.page.locator("agame-recorder player-tabs")).to_be_visible()
    is_at(ben.phone, "Ben")
    lay(ada.phone, "purple 13")
    expect(card(ben.phone, "purple 13", holder="Ada")).to_be_visible()
    ben.network.choose = lambda request: Fault.CUT_BEFORE if "/writing" in request else Fault.NONE
    lay(ben.phone, "purple 8")
    lay(ada.phone, "purple 8")
    ben.network.choose = lambda _request: Fault.NONE
    lay(ben.phone, "blue 13")
    for guest in (ada, ben):
        expect(guest.phone.main()).to_have_text(re.compile("8 lies with"))
    ada.phone.key("Undo")
    for guest in (ada, ben):
        expect(guest.phone.main()).not_to_have_text(re.compile("lies with"))


def test_five_phones_fill_in_a_seat_each(guests):
    five = guests(5)
    names = ("Ada", "Ben", "Cy", "Di", "Eve")
    game = sit_down(*five, names=names)
    open_round(*five)
    for points, (guest, name) in enumerate(zip(five, names, strict=True), 1):
        is_at(guest.phone, name)
        type_in(guest.phone, str(points))
    for guest in five:
        guest.phone.main_says("Write it down")
    write_together(five[3].phone)
    for guest in five:
        expect_totals(guest.phone, "1", "2", "3", "4", "5")
    assert len(wait_for_log(five[0].phone, game, 1)) == 1


def test_phone_without_a_network_is_waited_for_by_nobody_and_brings_its_seat_later(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    open_round(ada, ben)
    is_at(ben.phone, "Ben")
    ben.offline()
    type_in(ben.phone, "7")
    type_in(ada.phone, "12")
    ada.phone.main_says("Ben ›")
    ben.online()
    ada.phone.main_says("Write it down")
    ben.phone.main_says("Write it down")
    ben.phone.page.context.close()
    ada.phone.reload()
    ada.phone.main_says("Write it down")
    write_together(ada.phone)
    expect_totals(ada.phone, "12", "7")
    assert len(wait_for_log(ada.phone, game, 1)) == 1


def test_round_thrown_away_is_shown_to_nobody_any_more(guests):
    ada, ben = guests(2)
    leave_a_seat(ada, ben)
    ada.phone.key("Discard what is filled in")
    expect(shown(ben.phone)).to_have_text("–")
