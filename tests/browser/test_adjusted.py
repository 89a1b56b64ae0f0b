"""Points added to a total at the table: typed, taken back, or left alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.gallery.stage import game, round_of


@pytest.mark.parametrize("way", ["Tally", "Round 1"])
def test_an_adjustment_is_taken_back_tap_by_tap_or_left(phone, way):
    game(phone, "tally", "Ada", "Ben", log=[round_of(5, 3)])
    phone.key(way)
    phone.key("± Adjust")
    title = phone.page.locator("h1")
    expect(title).to_have_text("Adjust")
    undo = phone.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    type_in(phone, "57")
    phone.tap(undo)
    expect(phone.page.locator(".points-typed")).to_have_text("5")
    phone.tap(undo)
    expect(undo).to_be_disabled()
    phone.key("Back")
    expect(title).to_have_text(way)
    expect(phone.page.get_by_text("± Adjust")).to_be_visible()


def test_an_adjustment_stands_where_it_was_made_with_its_reason_on_the_sheet(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(5, 3), round_of(1, 2)])
    phone.key("Round 1")
    phone.key("± Adjust")
    type_in(phone, "4")
    phone.page.get_by_label("Why").fill("dealt twice")
    phone.key("Write it down")
    expect_totals(phone, "10", "5")
    lines = phone.page.locator("score-ledger tbody tr")
    expect(lines.nth(0)).to_contain_text("2")
    expect(lines.nth(1)).to_contain_text("±")
    expect(lines.nth(1).locator(".ledger-note")).to_have_text("dealt twice")
    phone.shot("adjusted-reason")
    phone.axe()
    phone.reload()
    expect(lines.nth(1).locator(".ledger-note")).to_have_text("dealt twice")
    phone.tap(lines.nth(1).locator("a"))
    expect(phone.page.get_by_label("Remark")).to_have_value("dealt twice")


def test_a_figure_is_begun_anew_after_a_tab_is_tapped(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(5, 3)])
    phone.key("Tally")
    phone.key("± Adjust")
    typed = phone.page.locator(".points-typed")
    type_in(phone, "52")
    phone.key("Ben")
    expect(typed).to_have_text("52")
    type_in(phone, "9")
    expect(typed).to_have_text("9")
    phone.key("Undo")
    expect(typed).to_have_text("52")
    type_in(phone, "7")
    expect(typed).to_have_text("7")
    phone.key("Ben")
    type_in(phone, "4")
    expect(typed).to_have_text("4")
    type_in(phone, "1")
    expect(typed).to_have_text("41")


def test_a_stored_adjustment_is_begun_anew_after_a_tab_is_tapped(phone):
    game(
        phone,
        "tally",
        "Ada",
        "Ben",
        log=[round_of(5, 3), {"type": "adjust", "seat": 0, "points": -5}],
    )
    phone.tap(phone.page.locator("score-ledger tbody tr a").first)
    phone.key("Correct it")
    typed = phone.page.locator(".points-typed")
    expect(typed).to_have_text("−5")
    phone.key("Ben")
    type_in(phone, "9")
    expect(typed).to_have_text("9")
