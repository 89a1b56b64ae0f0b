"""The tally by the screen alone: a whole game, people who come and go."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in, write_round
from tests.browser.phone import Phone
from tests.gallery.stage import game

THREE = ("Ada", "Ben", "Cy")


@pytest.fixture
def three(phone) -> Phone:
    game(phone, "tally", *THREE)
    return phone


def test_a_round_in_points(three):
    phone = three
    phone.shot("tally-empty")
    with phone.counting("points only, three players, two digits", 10):
        write_round(phone, "12", "25", "10")
    expect_totals(phone, "12", "25", "10")


def test_sums_minus_same_for_all_and_the_rest(three):
    phone = three
    phone.tap(phone.main())
    type_in(phone, "12+7")
    expect(phone.page.locator(".points-typed")).to_contain_text("19")
    expect(phone.page.locator(".points-sum")).to_contain_text("0 + 19 =")
    phone.tap(phone.main())
    phone.page.locator(".keypad .key").first.focus()
    phone.page.keyboard.type("-5")
    expect(phone.page.locator(".points-typed")).to_contain_text("−5")
    phone.shot("tally-recorder")
    phone.key("Rest 0")
    phone.key("Write it down")
    expect_totals(phone, "19", "−5", "0")
    phone.tap(phone.main())
    type_in(phone, "3")
    phone.key("Same for all")
    phone.key("Write it down")
    expect_totals(phone, "22", "−2", "3")


def test_quick_taps_reach_the_intended_player(phone):
    """Its answers come with the next task of the page; here all taps come before that."""
    game(phone, "tally", "Ada", "Ben")
    phone.tap(phone.main())
    expect(phone.page.get_by_role("radio", name="Ada")).to_have_attribute("aria-checked", "true")
    phone.page.evaluate(
        """async () => {
          const key = text => [...document.querySelectorAll(".key")]
            .find(key => key.textContent.trim() === text)
          const main = document.querySelector(".main-button")
          for (const button of [key("1"), main, key("2")]) {
            button.click()
            for (let step = 0; step < 200; step++) await null
          }
        }"""
    )
    phone.main_says("Write it down")
    phone.tap(phone.main())
    expect_totals(phone, "1", "2")


def test_player_without_points_is_not_walked_past(three):
    phone = three
    phone.tap(phone.main())
    missing = phone.page.locator(".main-button.is-missing")
    expect(missing).to_have_text(re.compile("^.?Ada.?[?]$"))
    phone.tap(phone.main())
    expect(phone.page.get_by_role("radio", name="Ada")).to_have_attribute("aria-checked", "true")
    expect(phone.page.get_by_role("button", name="Undo")).to_be_disabled()
    type_in(phone, "0")
    expect(phone.main()).to_contain_text("Ben")
    expect(missing).to_have_count(0)
    phone.tap(phone.main())
    expect(missing).to_contain_text("Ben")
    phone.key("Cy")
    expect(missing).to_contain_text("Cy")
    phone.key("Rest 0")
    phone.key("Write it down")
    expect_totals(phone, "0", "0", "0")


def test_a_sign_without_a_figure_is_taken_back(three):
    phone = three
    phone.tap(phone.main())
    typed = phone.page.locator(".points-typed")
    empty = typed.locator(".is-empty")
    expect(empty).to_be_visible()
    type_in(phone, "±")
    expect(typed).to_have_text("−")
    expect(empty).to_have_count(0)
    phone.key("Undo")
    expect(empty).to_be_visible()
    type_in(phone, "5")
    expect(typed).to_have_text("5")


def test_a_tap_on_the_tab_that_is_open_begins_the_figure_anew(three):
    phone = three
    phone.tap(phone.main())
    typed = phone.page.locator(".points-typed")
    phone.tap(phone.page.get_by_role("radio").first)
    type_in(phone, "52")
    phone.tap(phone.page.get_by_role("radio").first)
    expect(typed).to_have_text("52")
    type_in(phone, "9")
    expect(typed).to_have_text("9")
    phone.key("Undo")
    phone.key("Undo")
    type_in(phone, "7")
    expect(typed).to_have_text("527")
    for _ in "527":
        phone.key("Undo")
    undo = phone.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()  # the first tap, with nothing typed, was none


def test_undo_in_the_recorder_takes_back_one_tap_after_another(three):
    phone = three
    phone.tap(phone.main())
    fill(phone, "12")
    type_in(phone, "7")
    locator = phone.page.locator(".points-typed")
    ada = phone.page.get_by_role("radio", name="Ada")
    phone.key("Undo")
    expect(locator).to_have_text("–")
    phone.key("Undo")
    expect(ada).to_have_attribute("aria-checked", "true")
    expect(locator).to_have_text("12")
    phone.key("Undo")
    expect(locator).to_have_text("1")
    phone.key("Undo")
    expect(phone.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_the_main_button_leads_to_what_is_missing(three):
    phone = three
    phone.tap(phone.main())
    phone.key("Cy")
    type_in(phone, "4")
    phone.key("Ben")
    type_in(phone, "6")
    expect(phone.main()).to_contain_text("Ada")
    phone.tap(phone.main())
    fill(phone, "8")
    expect_totals(phone, "8", "6", "4")


def test_a_double_tap_begins_one_game(phone):
    phone.seat("Tally", *THREE)
    start = phone.page.get_by_role("button", name="Start", exact=True)
    start.evaluate("start => { start.click(); start.click(); }")
    expect(phone.page.locator("score-board")).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator(".game-line")).to_have_count(1)


def test_the_lowest_wins_after_the_rounds_agreed_on(phone):
    phone.seat("Tally", *THREE)
    phone.tap(".rules-line")
    rounds = phone.page.get_by_label("Number of rounds", exact=True)
    rounds.fill("2")
    rounds.press("Enter")
    phone.key("lowest")
    phone.shot("tally-house-rules")
    phone.begin()
    write_round(phone, "3", "12", "0")
    expect(phone.page.locator(".sheet-status")).to_contain_text("Round 2/2")
    expect(phone.page.get_by_role("button", name="leads with 0 points")).to_be_visible()
    write_round(phone, "4", "1", "9")
    expect(phone.page.locator(".outcome")).to_contain_text("Ada")
    expect(phone.page.locator(".outcome")).to_contain_text("Played to the end")
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(["Ada", "Cy", "Ben"])
    expect_totals(phone, "7", "9", "13")
    expect(phone.page.get_by_role("button", name="7 points")).to_be_visible()
    expect(phone.page.get_by_role("button", name="leads")).to_have_count(0)
    phone.shot("tally-lowest-wins")


def test_players_join_and_leave_between_rounds(three):
    phone = three
    write_round(phone, "1", "2", "3")
    phone.key("Tally")
    phone.page.get_by_label("Who joins from now on").fill("Dörte")
    phone.key("Join")
    expect(phone.page.get_by_label("Name of Dörte")).to_be_visible()
    phone.key(re.compile("^.?Ben.? leaves now"))
    expect(phone.page.locator(".seat.is-gone")).to_have_count(1)
    phone.shot("tally-come-and-go")
    phone.axe()
    phone.key("Back to the sheet")
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.get_by_role("radio")).to_have_count(3)
    expect(phone.page.get_by_role("radio", name="Ben")).to_have_count(0)
    fill(phone, "4", "5", "6")
    phone.expect_board({"Ada": "5", "Ben": "2", "Cy": "8", "Dörte": "6"})
    phone.shot("tally-joined-and-left")
    phone.axe()
    expect_to_come_back(phone)
    for left in (1, 0, 1):
        phone.key("Undo")
        expect(phone.page.locator(".board-row.is-gone")).to_have_count(left)
    phone.key("Undo")
    expect_totals(phone, "1", "2", "3", "0")
    phone.key("Undo")
    expect(phone.page.locator(".board-row.is-gone")).to_have_count(0)
    phone.key("Undo")
    expect_totals(phone, "1", "2", "3")


def expect_to_come_back(phone: Phone) -> None:
    """Ben comes back to his seat, once by the key there and once by his name, and plays on."""
    phone.key("Tally")
    phone.key(re.compile("^.?Ben.? comes back"))
    expect(phone.page.locator(".seat.is-gone")).to_have_count(0)
    phone.key(re.compile("^.?Ben.? leaves now"))
    expect(phone.page.locator(".seat.is-gone")).to_have_count(1)
    phone.page.get_by_label("Who joins from now on").fill("ben")
    phone.key("Join")
    expect(phone.page.locator(".seat.is-gone")).to_have_count(0)
    expect(phone.page.locator(".seat")).to_have_count(4)
    phone.shot("tally-come-back")
    phone.key("Back to the sheet")
    expect(phone.page.locator(".board-row.is-gone")).to_have_count(0)
