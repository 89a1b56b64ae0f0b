"""Formulas written by hand in the pad maker stay open, whatever they read like on the way."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.live_regions import regions_with_text, watch_regions
from tests.browser.test_pad_maker import Maker
from tests.browser.test_pads import strip


def test_rage_from_nothing_by_formulas_of_its_own(phone):
    """A bound, a check and the points are written by hand, past formulas that could be tapped."""
    maker = Maker(phone)
    phone.open("/new")
    phone.key("Another game")
    maker.type(phone.page.get_by_role("searchbox"), "Rage")
    phone.key("Make a pad")
    phone.key(re.compile("^An empty pad(?! of rows)"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Rage")
    maker.type(maker.field(0), "Tricks")
    maker.tap("fields", "Tricks: number")
    maker.tap("fields", "a formula")
    most = maker.part("fields").locator("formula-field textarea")
    expect(most).to_have_value("seats")
    _write_anew(maker, most, "round")
    maker.tap("fields", "the round’s number")
    expect(most).to_have_count(0)
    maker.tap("fields", "a formula")
    expect(most).to_have_value("round")
    _write_anew(maker, most, "11-round")
    maker.tap("checks", "By a formula")
    checks = maker.part("checks")
    expect(checks.get_by_role("textbox").first).to_be_focused()
    maker.write("All tricks")
    holds = checks.locator("textarea")
    _write_anew(maker, holds, "SUM(tricks)=11-round")
    expect(checks.locator(".wrong")).to_have_count(0)
    phone.reload()
    expect(holds).to_have_value("SUM(tricks)=11-round")
    phone.axe()


def test_points_below_zero_at_which_a_game_ends_stay_and_say_what_they_mean(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    points = maker.part("end").get_by_role("textbox", name="Over at points", exact=True)
    hint = maker.part("end").get_by_text("At this total or less.")
    area = maker.part("end").locator("textarea:not(.maker-text)")
    maker.type(points, "-100")
    phone.page.keyboard.press("Tab")
    expect(points).to_have_value("−100")
    expect(hint).to_be_visible()
    expect(area).to_have_count(0)
    expect(maker.part("end").locator(".wrong")).to_have_count(0)
    maker.tap("end", "Over by a formula")
    expect(area).to_have_value("MIN(total + points) <= -100")
    expect(hint).to_have_count(0)
    maker.tap("end", "Remove")
    maker.type(points, "-7")
    phone.page.keyboard.press("Tab")
    expect(hint).to_be_visible()
    maker.type(points, "50")
    phone.page.keyboard.press("Tab")
    expect(points).to_have_value("50")
    expect(hint).to_have_count(0)
    maker.tap("end", "Over by a formula")
    maker.type(points, "-5")
    phone.page.keyboard.press("Tab")
    expect(points).to_have_value("−5")
    expect(maker.part("end").locator(".wrong")).to_have_text("1 to 999,999 is allowed.")


def test_key_takes_the_place_of_a_formula_that_nobody_has_written(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.tap("checks", "By a formula")
    for key in ("COUNT", "number"):
        maker.tap("checks", key)
    area = maker.part("checks").locator("textarea")
    expect(area).to_have_value("COUNT(number)")
    maker.type(area, ">0")
    expect(area).to_have_value("COUNT(number)>0")


@pytest.mark.parametrize("width", [320, 360])
def test_keys_of_a_formula_stay_while_it_is_wrong_and_right_again(new_phone, width):
    phone = new_phone(width, locale="de")
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.tap("checks", "Mit einer Formel")
    checks = maker.part("checks")
    distance = """keys => keys.getBoundingClientRect().top
      - keys.closest(".formula").querySelector("textarea").getBoundingClientRect().bottom"""
    keys = checks.locator(".formula-keys")
    at_first = keys.evaluate(distance)
    for key, words in (
        ("COUNT", "Zeichen 1: 0 in dieser Klammer statt 1."),
        ("zahl", None),
        ("+", "Zeichen 12: „)“ steht, wo eine Zahl, ein Name oder eine Klammer hingehört."),
        ("zahl", None),
    ):
        maker.tap("checks", key)
        expect(checks.locator(".wrong")).to_have_text([words] if words else [])
        assert keys.evaluate(distance) == at_first


def test_key_goes_on_with_a_formula_that_was_written_and_reads_like_one_to_tap(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=wizard")
    maker.tap("points", "A formula of your own")
    area = maker.part("points").locator("textarea")
    formula = "IF(tricks = bid, 10 + 5*tricks, -5*ABS(tricks - bid))"
    _write_anew(maker, area, formula)
    strip(phone, 3)
    maker.tap("points", "+")
    expect(area).to_have_value(f"{formula}+")


def test_check_without_a_name_stays_open_to_be_named(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.name("Eggs")
    maker.tap("checks", "By a formula")
    expect(maker.part("checks").locator("textarea")).to_have_value("SUM(number) = 0")
    phone.reload()
    maker.type(maker.part("checks").get_by_role("textbox").first, "None left")
    phone.main_says("Keep it")


def test_formula_of_rounds_stays_open_where_it_could_be_tapped(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    rounds = maker.part("end").get_by_role("group", name="Rounds")
    phone.tap(rounds.get_by_role("button", name="a formula"))
    area = maker.part("end").locator("formula-field textarea")
    _write_anew(maker, area, "QUOTIENT(60,seats)-1")
    expect(area).to_have_value("QUOTIENT(60,seats)-1")


def test_sign_stands_only_where_a_number_may_be_below_zero(phone):
    maker = Maker(phone)
    sample = maker.part("sample")
    for empty, part, item in (
        ("", "fields", "Number: number"),
        ("rows", "rows", "First row: number"),
    ):
        phone.open(f"/pads/new?from={empty}")
        if part == "rows":
            phone.tap(
                sample.locator(".row-block").get_by_role("button", name=re.compile("First row"))
            )
        expect(sample.get_by_role("button", name="Delete")).to_be_visible()
        sign = sample.get_by_role("button", name="Plus or minus")
        expect(sign).to_have_count(0)
        maker.tap(part, item)
        maker.tap(part, "At least: less")
        expect(sign).to_have_count(1)


def _write_anew(maker: Maker, area: Locator, formula: str) -> None:
    """Write a formula in place of what stands there, letter by letter."""
    maker.phone.tap(area)
    area.press("Control+A")
    maker.write(formula)
    expect(area).to_have_value(formula)


def test_region_of_a_wrong_formula_stands_there_before_its_text(phone):
    phone.open("/pads/new?from=wizard")
    points = phone.page.locator(".maker-part[data-at=points]")
    phone.tap(points.get_by_role("button", name="A formula of your own"))
    watch_regions(phone)
    points.get_by_role("textbox").fill("+".join(["RANK(bid+bid)"] * 14))
    expect(points.locator(".wrong")).to_be_visible()  # it costs too much
    assert regions_with_text(phone) == []


def test_name_has_room_beside_a_bound_that_is_a_long_formula(new_phone):
    phone = new_phone(320)
    phone.open("/pads/new?from=oh-hell")
    name = phone.page.get_by_role("textbox", name="What is no. 2 called?")
    expect(name).to_have_value("Tricks")
    hidden = name.evaluate("field => field.scrollWidth - field.clientWidth")
    assert hidden <= 0
    expect(phone.page.get_by_role("button", name="Tricks: 0 to a formula")).to_be_visible()
