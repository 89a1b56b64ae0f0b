"""A pad of rows made on the phone: begun from Kniffel, or from nothing, and played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import type_in
from tests.browser.row_block import cell, expect_sums, number
from tests.browser.test_pad_maker import Maker, seat


def row(maker: Maker, place: int):
    return maker.part("rows").locator(".maker-field").nth(place).get_by_role("textbox").first


def test_kniffel_with_a_row_renamed_and_one_gone(phone):
    maker = Maker(phone)
    phone.open("/pads/new")
    phone.key(re.compile("^Yahtzee"))
    with phone.counting("A pad like Yahtzee: a row renamed, a row gone", 12):
        maker.type(row(maker, 4), "High fives")
        maker.tap("rows", "Sixes: 0 to 5")
        maker.tap("rows", "Remove")
        phone.key("Keep it")
        phone.key("Play")
    seat(phone, "Ada", "Ben")
    phone.begin()
    phone.tap(cell(phone, "Ada", "High fives"))
    phone.tap(number(phone, 3))
    expect(phone.page.locator(".pad-formula")).to_have_text("5 × 3 = 15")
    phone.key("Write it down")
    expect_sums(phone, "15", "0")
    expect(phone.page.get_by_role("button", name=re.compile("Sixes"))).to_have_count(0)


def test_a_dice_game_from_nothing(phone):
    maker = Maker(phone)
    phone.open("/new")
    with phone.counting("A pad of rows for a dice game, made from nothing", 40):
        phone.key("Another game")
        phone.key("Make a pad")
        phone.key(re.compile("^An empty pad of rows"))
        maker.name("Farm dice")
        maker.type(row(maker, 0), "Pigs")
        maker.tap("rows", "Pigs: number")
        maker.tap("rows", "1, 3, 6, 10 …")
        maker.tap("rows", "One more row: number")
        maker.write("Hens")
        maker.tap("rows", "One more row: yes or no")
        maker.write("Barn")
        maker.tap("rows", "Points for a yes: more")
        maker.tap("rows", "One more row: bonus")
        maker.type(
            maker.part("rows").get_by_role("textbox", name="From so many points together"), "9"
        )
        phone.page.keyboard.press("Tab")
        expect(phone.page.locator(".sample-round .row-block tbody tr")).to_have_count(4)
        phone.key("Keep it")
        phone.key("Play")
    assert maker.signs <= 80
    seat(phone, "Ada", "Ben")
    phone.begin()
    phone.tap(cell(phone, "Ada", "Pigs"))
    type_in(phone, "4")
    phone.key("Write it down")
    expect_sums(phone, "45", "0")


def test_cells_of_the_sample_are_tapped_and_steps_undone(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=kniffel")
    block = phone.page.locator(".sample-round .row-block")
    expect(block.locator("tbody tr")).to_have_count(15)
    phone.tap(block.get_by_role("button", name=re.compile("Full house")).first)
    phone.tap(phone.page.locator(".row-choices .key").last)
    expect(block.get_by_role("button", name=re.compile("Full house")).first).to_have_text("–")
    maker.tap("rows", "Full house: yes or no")
    maker.tap("rows", "Points for a yes: more")
    phone.tap(phone.page.locator(".row-choices .key").first)
    expect(phone.page.locator(".points-sum")).to_contain_text("+ 26 = ")
    phone.axe_in_every_theme()
    phone.key("Undo")
    expect(phone.page.locator(".points-sum")).to_contain_text("+ 25 = ")
    phone.reload()
    expect(block.locator("tbody tr")).to_have_count(15)


def test_sample_of_rows_leaves_the_screen_where_it_is(new_phone):
    phone = new_phone(320)
    maker = Maker(phone)
    phone.open("/pads/new")
    phone.key(re.compile("^An empty pad of rows"))
    block = phone.page.locator("sample-rows .row-block tbody")
    expect(block.locator("tr")).to_have_count(1)
    name = maker.part("game").get_by_role("textbox", name="What is it called?")
    expect(name).to_be_in_viewport()
    maker.tap("rows", "One more row: number")
    expect(block.locator("tr")).to_have_count(2)
    expect(row(maker, 1)).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_sample_of_rows_is_tried_whole_on_a_short_screen(new_phone, width, height):
    phone = new_phone(width, height)
    phone.open("/pads/new?from=kniffel")
    block = phone.page.locator(".sample-round .row-block")
    expect(block.locator("tbody tr")).to_have_count(15)
    phone.key("Try it")
    expect(block.locator("thead th").last).to_be_in_viewport(ratio=1)
    phone.tap(cell(phone, "Ada", "Ones"))
    expect(cell(phone, "Ada", "Ones")).to_be_in_viewport(ratio=1)
    for value in range(6):
        expect(number(phone, value)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_sample_round_is_tried_whole_on_a_short_screen(new_phone, width, height):
    phone = new_phone(width, height)
    phone.open("/pads/new?from=wizard")
    sample = phone.page.locator(".sample-round")
    expect(sample.locator(".pad-formula")).to_be_visible()
    phone.key("Try it")
    for part in (
        ".tab >> nth=0",
        ".pad-field >> nth=0",
        ".strip .key >> nth=0",
        ".strip .key >> nth=3",
    ):
        expect(sample.locator(part)).to_be_in_viewport(ratio=1)


def test_a_table_fits_a_narrow_phone(new_phone):
    phone = new_phone(320)
    maker = Maker(phone)
    phone.open("/pads/new?from=qwixx")
    maker.tap("rows", "Red: 0 to 12")
    maker.tap("rows", "by a table")
    lines = maker.part("rows").locator(".maker-table li")
    expect(lines).to_have_count(4)
    key = lines.last.get_by_role("button", name="Remove Points from 3 on")
    key.scroll_into_view_if_needed()
    expect(key).to_be_in_viewport(ratio=0.99)
    maker.tap("rows", "one more line")
    expect(maker.part("rows").get_by_role("textbox", name="Points from 4 on")).to_have_value("9")


def test_a_wrong_formula_of_a_row_is_named_in_german(new_phone):
    phone = new_phone(locale="de")
    maker = Maker(phone)
    phone.open("/pads/new?from=carcassonne")
    maker.tap("rows", "Städte an Wiesen: 0 bis 50")
    maker.tap("rows", "eine Formel")
    area = maker.part("rows").locator("textarea")
    area.fill("3*farm")
    expect(maker.part("rows").locator(".wrong")).to_contain_text("„farm“ ist unbekannt")
    phone.main_says("Sieh die Zeilen an")
    area.fill("SUM(farms)")
    expect(maker.part("rows").locator(".wrong")).to_contain_text(
        "Zeilen und ihre Prüfungen gelten für einen Spieler"
    )
    area.fill("3*farms")
    expect(maker.part("rows").locator(".wrong")).to_have_count(0)
    phone.main_says("Speichern")


def test_checks_of_rows_are_tapped_and_refuse_in_the_sample(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=qwixx")
    maker.tap("checks", "So much together at most")
    maker.tap("checks", "Green")
    checks = maker.part("checks")
    expect(checks).to_contain_text("Red, Yellow, Green: 10 at most together")
    says = phone.page.locator(".sample-says")
    phone.tap(cell(phone, "Ada", "Blue"))
    phone.tap(number(phone, 12))
    expect(says).to_have_text("Tap a cell to try it.")
    phone.tap(cell(phone, "Ada", "Red"))
    phone.tap(number(phone, 12))
    refusal = "This does not hold: Red, Yellow, Green: 10 at most together."
    expect(says).to_have_text(refusal)
    phone.axe_in_every_theme()
    maker.type(row(maker, 0), "Crimson")
    expect(checks).to_contain_text("Crimson, Yellow, Green: 10 at most together")
    maker.tap("rows", "Green: 0 to 12")
    maker.tap("rows", "Remove")
    expect(checks).to_contain_text("Crimson, Yellow: 10 at most together")
    maker.tap("checks", "Only one of several rows")
    maker.tap("checks", "By a formula")
    maker.write("No more than four")
    area = checks.locator("textarea")
    maker.type(area, "misssed<=4")
    expect(checks.locator(".wrong")).to_contain_text("“misssed” is not known")
    phone.main_says("Look at what must hold")
    maker.tap("checks", "missed")
    area.fill("missed<=4")
    expect(checks.locator(".wrong")).to_have_count(0)
    phone.key("Keep it")
    phone.key("Play")
    seat(phone, "Ada", "Ben")
    phone.begin()
    phone.tap(cell(phone, "Ada", "Crimson"))
    phone.tap(number(phone, 12))
    phone.main_says("This does not hold: Crimson, Yellow: 10 at most together.")


@pytest.mark.parametrize("width", [320, 360])
def test_row_of_choices_begins_struck_by_a_name_that_is_whole(new_phone, width):
    phone = new_phone(width, locale="de")
    phone.open("/pads/new?from=rows")
    phone.key("Noch eine Zeile: Auswahl")
    name = phone.page.get_by_role("textbox", name="Wahl 1")
    expect(name).to_have_value("Gestrichen")
    assert name.evaluate("field => field.scrollWidth <= field.clientWidth")


def test_one_more_to_choose_is_named_at_once(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=rows")
    maker.tap("rows", "One more row: choice")
    maker.tap("rows", "One more to choose")
    expect(phone.page.get_by_role("textbox", name="Choice 2")).to_be_focused()
    maker.write("Tower")
    expect(phone.page.get_by_role("button", name="Remove Tower")).to_be_visible()
    maker.tap("rows", "One more to choose")
    expect(phone.page.get_by_role("textbox", name="Choice 3")).to_be_focused()
    expect(phone.page.get_by_role("button", name="Remove 3")).to_be_visible()
