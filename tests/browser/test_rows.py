"""Games by a pad of rows on the screen: cells filled in, put right, and the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cached_app import keep
from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.browser.row_block import (
    cell,
    expect_sums,
    fill,
    number,
    store_small,
)
from tests.browser.test_pads import seat_by_pad
from tests.browser.together import no_matter, wait_for_log
from tests.gallery.stage import game, recorder
from tests.serving import serving
from tests.waiting import wait_until

CHECKED = {
    "name": "Dice",
    "kind": "rows",
    "seats": [1, 4],
    "rows": [
        {"id": "fives", "name": "Fives", "most": 5, "points": "5*fives"},
        {"id": "sixes", "name": "Sixes", "most": 5, "points": "6*sixes"},
        {"id": "above", "name": "Above", "kind": "subtotal", "points": "5*fives + 6*sixes"},
    ],
    "checks": [{"holds": "above <= 30", "name": "Not more than 30 above"}],
}
"""A pad of rows with a subtotal, and with something that must hold of it."""


def test_a_few_rows_of_kniffel_from_the_library(phone):
    seat_by_pad(phone, "Yahtzee", "Ada", "Ben")
    phone.begin()
    with phone.counting("Yahtzee, a row of which the value is one key", 3):
        phone.tap(cell(phone, "Ada", "Fives"))
        phone.tap(number(phone, 3))
        expect(phone.page.locator(".pad-formula")).to_have_text("5 × 3 = 15")
        phone.key("Write it down")
        expect_sums(phone, "15", "0")
    expect(phone.page.locator(".row-block thead .is-next")).to_contain_text("Ben")
    with phone.counting("Yahtzee, a row struck out", 3):
        phone.tap(cell(phone, "Ben", "Full house"))
        expect(phone.page.get_by_role("button", name="Full house (25)")).to_be_visible()
        phone.key("Strike (0)")
        phone.key("Write it down")
        expect(phone.page.locator(".row-block thead .is-next")).to_contain_text("Ada")
    expect_sums(phone, "15", "0")
    expect(cell(phone, "Ben", "Full house")).to_have_text("–")
    with phone.counting("Yahtzee, a row of two digits", 4):
        phone.tap(cell(phone, "Ada", "Chance"))
        type_in(phone, "22")
        phone.key("Write it down")
        expect_sums(phone, "37", "0")
    lines = phone.page.locator(".row-log li")
    expect(lines.first).to_have_text(re.compile(r"Ada\W+Chance\s*\+22"))
    phone.shot("rows-sheet")

    phone.tap(phone.main("sheet-screen"))
    phone.main_says("Which row?")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Which row?")
    phone.tap(cell(phone, "Ben", "Three of a kind"))
    phone.key("Strike (0)")
    phone.shot("rows-recorder")
    phone.key("Undo")
    phone.main_says("How many points?")
    phone.key("Back")
    phone.key("Discard what is filled in")
    expect_sums(phone, "37", "0")


def test_crosses_of_qwixx_are_added_up_and_a_strip_has_one_nought(phone):
    recorder(phone, "qwixx", "Ada", "Ben")
    phone.tap(cell(phone, "Ada", "Red"))
    phone.tap(number(phone, 3))
    expect(phone.page.locator(".pad-formula")).to_have_text("1 + 2 + 3 = 6")
    expect(phone.page.get_by_role("button", name="Strike (0)")).to_have_count(0)
    phone.tap(number(phone, 0))
    phone.main_says("Write it down")


def test_a_small_game_is_filled_in_corrected_and_over(phone):
    game = store_small(phone, "Ada", "Ben")
    phone.open(game)
    fill(phone, "Ada", "Fives", 3)
    fill(phone, "Ben", "Fives", 2)
    phone.tap(cell(phone, "Ada", "Full house"))
    phone.tap(phone.page.locator(".row-choices .key").first)
    expect(phone.page.locator(".pad-formula")).to_have_text("Both +10")
    phone.key("Write it down")
    expect_sums(phone, "50", "10")

    with phone.counting("A row put right", 3):
        phone.tap(cell(phone, "Ben", "Fives"))
        phone.tap(number(phone, 4))
        phone.key("Write it down")
        expect_sums(phone, "50", "20")

    phone.tap(phone.page.get_by_role("link", name=re.compile("Ben.*Fives")))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Fives")
    expect(phone.page.locator(".round-players li")).to_have_count(1)
    expect(phone.page.locator("round-screen")).to_contain_text("5 × 4 = 20")
    phone.key("Remove")
    phone.key("Remove it")
    expect_sums(phone, "50", "0")

    fill(phone, "Ben", "Fives", 5)
    phone.tap(cell(phone, "Ben", "Full house"))
    phone.key("Strike (0)")
    phone.key("Write it down")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))
    expect(phone.page.locator(".outcome")).to_contain_text("Played to the end")
    expect(phone.page.locator(".board-row-last")).to_have_text(["", ""])
    expect_sums(phone, "50", "25")
    expect(phone.page.get_by_role("link", name="Play on")).to_have_count(0)  # nothing is left
    phone.key("Undo")
    expect(phone.page.locator(".outcome")).to_have_count(0)


def test_a_row_filled_in_by_mistake_is_moved_to_another(phone):
    game = store_small(phone, "Ada", "Ben")
    phone.open(game)
    fill(phone, "Ada", "Fives", 3)
    phone.tap(cell(phone, "Ada", "Fives"))
    expect(phone.page.locator("record-screen")).to_be_visible()
    phone.tap(cell(phone, "Ben", "Fives"))
    phone.tap(number(phone, 3))
    phone.key("Write it down")
    expect_sums(phone, "0", "15")
    assert [entry["type"] for entry in wait_for_log(phone, game, 2)] == ["row", "amend"]


def test_rows_are_filled_in_without_a_network(new_phone, server):
    phone = keep(new_phone(keeps_the_app=True), server.address)
    seat_by_pad(phone, "Yahtzee", "Ada", "Ben")
    phone.begin()
    game = phone.page.url.removeprefix(server.address)
    server.stop()
    no_matter(phone)
    phone.reload()
    phone.tap(cell(phone, "Ada", "Sixes"))
    phone.tap(number(phone, 4))
    phone.reload()
    phone.main_says("Write it down")
    phone.key("Write it down")
    expect_sums(phone, "24", "0")
    with serving(server.data, port=server.port):
        phone.open(game)
        assert [entry["type"] for entry in wait_for_log(phone, game, 1)] == ["row"]
        phone.open("/history")
        expect(phone.page.locator(".game-line")).to_contain_text("Yahtzee")


SEEN = """rows => rows.filter(row => {
  const { left, top, bottom, height } = row.getBoundingClientRect();
  const isSeen = y => row.contains(document.elementFromPoint(left + 4, y));
  return height && isSeen(top + 2) && isSeen(bottom - 2);
}).map(row => row.textContent.trim())"""
"""The names of the rows that are seen from their upper edge to their lower one."""


def seen_rows(phone: Phone) -> list[str]:
    return phone.page.locator(".row-block tbody th").evaluate_all(SEEN)


def test_phone_on_its_side_shows_four_rows_and_the_one_that_is_open(new_phone):
    phone = new_phone(740, 360)
    recorder(phone, "kniffel", "Ada", "Ben", "Cy")
    phone.tap(cell(phone, "Ada", "Twos"))
    phone.main_says("How many?")
    assert seen_rows(phone) == ["Ones", "Twos", "Threes", "Fours"]
    cell(phone, "Ada", "Chance").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Chance")
    wait_until(lambda: "Chance" in seen_rows(phone), "the last row is seen")


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_phone_on_its_side_shows_four_rows_beside_a_keypad(new_phone, width, height):
    phone = new_phone(width, height)
    recorder(phone, "carcassonne", "Ada", "Ben", "Cy")
    phone.tap(cell(phone, "Ada", "On the track"))
    phone.main_says("How many points?")
    assert len(seen_rows(phone)) >= 4
    for key in phone.page.locator(".keypad .key").all():
        box = key.bounding_box()
        assert box
        assert box["width"] >= 48
    type_in(phone, "12")
    expect(phone.page.locator(".row-worth output")).to_have_text("12")


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_block_stands_beside_how_a_game_begins_on_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height)
    game(phone, "kniffel", "Ada", "Ben", "Cy")
    expect(cell(phone, "Ada", "Ones")).to_be_visible()
    expect(phone.page.locator("score-board")).to_be_hidden()
    assert len(seen_rows(phone)) >= 3
    expect(phone.page.get_by_role("heading", name="To begin")).to_be_in_viewport(ratio=1)


def test_row_that_a_check_excludes_is_named_before_it_is_written(phone):
    log = [{"type": "row", "seat": 0, "row": "fives", "value": 4}]
    game(phone, CHECKED, "Ada", "Ben", log=log)
    expect(phone.page.get_by_role("row", name="Above 20")).to_be_visible()
    phone.tap(cell(phone, "Ada", "Sixes"))
    phone.tap(number(phone, 2))
    phone.main_says("This does not hold: Not more than 30 above.")
    phone.axe()
    phone.tap(number(phone, 1))
    phone.key("Write it down")
    expect_sums(phone, "26", "0")
    expect(phone.page.get_by_role("row", name="Above 26")).to_be_visible()
