"""What is tapped, opened and left while a slow phone is still at the tap before."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.begun import BEGUN, expect_nothing_begun
from tests.browser.double_tap import ON_THE_WAY_OUT
from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import KEPT, Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.conftest import points
from tests.gallery.stage import game


@pytest.fixture
def table(phone) -> Phone:
    """Return the sheet of a tally after two rounds, 5 and 3, reached from the list of games."""
    slow(phone)
    path = game(phone, "tally", "Ada", "Ben", log=[points("a", 4, 1), points("b", 1, 2)])
    phone.key("Back")
    phone.tap(f'a[href="{path}"]')
    expect_totals(phone, "5", "3")
    return phone


def fill_in(phone: Phone) -> None:
    """Enter the third round, as far as its last key."""
    phone.tap(phone.main("sheet-screen"))
    fill(phone, "1")
    type_in(phone, "2")
    phone.main_says("Write it down")


def open_round(phone: Phone, name: str) -> None:
    phone.tap(phone.page.get_by_role("link", name=name, exact=True))
    expect(phone.page.locator("round-screen .round-players")).to_be_visible()


def figure(phone: Phone, name: str) -> Locator:
    keypad = phone.page.get_by_role("group", name="Keypad")
    return keypad.get_by_role("button", name=name, exact=True)


def test_a_rulebook_opened_while_a_round_is_written_stays_open_and_leads_to_the_sheet(table):
    fill_in(table)
    with hold_engine(table):
        table.tap(table.main())
        table.key("Rules for this")
        expect(table.page.locator("rules-screen h1")).to_be_visible()
    expect(table.page.get_by_text("Written down:")).to_be_attached()
    expect(table.page.locator("[inert] record-screen")).to_be_attached()
    table.key("Back to the game")
    expect_totals(table, "6", "5")


def test_a_rulebook_closed_before_the_round_is_written_leads_to_the_sheet(table):
    fill_in(table)
    with hold_engine(table):
        table.tap(table.main())
        table.key("Rules for this")
        table.key("Back to the game")
        expect(table.page.locator("record-screen h1")).to_be_visible()
    expect_totals(table, "6", "5")


def test_backspace_during_a_write_takes_no_round_back(phone):
    slow(phone)
    dice = {"id": "n", "name": "Dice", "least": 2, "most": 9}
    pad = {"name": "Dice", "kind": "rounds", "seats": [2, 4], "fields": [dice], "points": "n"}
    game(phone, pad, "Ada", "Ben", log=[{"type": "round", "players": [{"n": 5}, {"n": 3}]}])
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.locator("number-strip")).to_be_visible()
    phone.page.keyboard.type("24")
    phone.main_says("Write it down")
    with hold_engine(phone):
        phone.tap(phone.main())
        phone.page.keyboard.press("Backspace")
    expect_totals(phone, "7", "7")


def test_phone_that_went_back_during_a_write_stays_where_it_is(table):
    fill_in(table)
    with hold_engine(table):
        table.tap(table.main())
        table.page.go_back()
        expect_totals(table, "5", "3")
    expect_totals(table, "6", "5")
    table.main_says("Round 4")
    expect(table.page.locator("sheet-screen")).to_be_visible()


def leave_and_open_again(table: Phone) -> None:
    """Go back to the sheet, on which the round does not stand yet, and to the recorder."""
    table.page.go_back()
    expect_totals(table, "5", "3")
    table.tap(table.main("sheet-screen"))
    expect(table.page.locator("record-screen")).to_be_attached()


def expect_the_next_round(table: Phone) -> None:
    """Check that the recorder is an empty one, for the round after the one that was written."""
    expect(table.page.locator("record-screen h1")).to_have_text("Round 4")
    expect(table.page.locator(".points-typed")).to_have_text("–")
    table.key("Back")
    expect_totals(table, "6", "5")
    table.main_says("Round 4")
    expect_nothing_begun(table)


def test_a_recorder_opened_again_while_its_round_is_written_is_for_the_next_one(table):
    fill_in(table)
    with hold_engine(table):
        table.tap(table.main())
        leave_and_open_again(table)
    expect_the_next_round(table)


def test_a_recorder_opened_again_before_the_engine_lets_its_round_be_written_is_for_the_next_one(
    table,
):
    table.tap(table.main("sheet-screen"))
    fill(table, "1")
    with hold_engine(table):
        type_in(table, "2")
        table.tap(table.main())
        leave_and_open_again(table)
    expect_the_next_round(table)


def test_a_figure_tapped_on_the_way_out_begins_no_other_round(table):
    fill_in(table)
    figure(table, "7").evaluate(ON_THE_WAY_OUT)
    table.tap(table.main())
    expect_totals(table, "6", "5")
    table.main_says("Round 4")
    expect_nothing_begun(table)


def test_a_correction_that_is_being_written_is_not_undone_key_by_key(table):
    open_round(table, "Round 1")
    table.key("Correct it")
    type_in(table, "9")
    table.main_says("Write it down")
    expect(table.page.locator(".follows")).to_contain_text("5 → 10")
    with hold_engine(table):
        table.tap(table.main())
        table.key("Undo")
    expect(table.page.locator("round-screen .round-players")).to_be_visible()
    table.key("Back")
    expect_totals(table, "10", "3")


def test_an_answer_that_comes_after_the_recorder_was_left_changes_nothing_any_more(table):
    texts = []
    table.page.on(
        "request", lambda one: one.url.endswith("/writing") and texts.append(one.post_data)
    )
    table.tap(table.main("sheet-screen"))
    with hold_engine(table):
        with table.page.expect_request(re.compile("/writing$")):
            type_in(table, "5")
        with table.page.expect_request(re.compile("/writing$")):
            table.key("Back")
        expect_totals(table, "5", "3")
        title = table.page.title()
    expect(table.main()).to_contain_text("1 of 2")
    assert table.page.title() == title
    assert json.loads(texts[-1])["place"] is None


def test_the_last_round_is_removed_and_nothing_is_begun_by_it(table):
    open_round(table, "Round 2")
    table.key("Remove")
    expect(table.page.locator(".follows")).to_contain_text("5 → 4")
    table.key("Remove it")
    expect_totals(table, "4", "1")
    expect(table.page.locator("sheet-screen")).to_be_visible()
    expect_nothing_begun(table)


def test_a_round_that_is_being_removed_is_not_kept(table):
    open_round(table, "Round 1")
    table.key("Remove")
    expect(table.page.locator(".follows")).to_contain_text("5 → 1")
    table.hold_what_is_told()
    with hold_engine(table):
        table.key("Remove it")
        table.key("Keep it")
    expect_totals(table, "1", "2")
    table.tap("toast-line button")
    expect_totals(table, "5", "3")


def test_a_setting_that_is_being_written_is_not_forgotten(table):
    table.key("Tally")
    target = table.page.get_by_label("Target", exact=True)
    target.fill("50")
    target.press("Enter")
    table.main_says("Write it down")
    with hold_engine(table):
        table.tap(table.main())
        table.key("Discard changes")
    expect_totals(table, "5", "3")
    table.key("Tally")
    expect(table.page.get_by_label("Target", exact=True)).to_have_value("50")


def test_a_game_is_finished_by_who_does_not_wait_for_an_adjustment(table):
    table.key("Tally")
    table.key("± Adjust")
    type_in(table, "5")
    with hold_engine(table):
        table.key("Write it down")
        table.key("Back")
        table.key("Finish here")
    expect_totals(table, "10", "3")
    table.main_says("Rematch")


def test_deleted_draft_comes_back_after_other_drafts_were_dropped(table):
    open_round(table, "Round 1")
    table.key("Correct it")
    type_in(table, "9")
    table.key("Back")
    table.hold_what_is_told()
    table.key("Discard changes")
    table.key("Remove")
    expect(table.page.locator(".follows")).to_contain_text("5 → 1")
    table.key("Keep it")
    table.tap("toast-line button")
    expect(table.main()).to_contain_text("Go on")
    table.page.evaluate(KEPT)
    assert [place.split(":")[0] for place in table.page.evaluate(BEGUN)] == ["of"]


def test_a_game_begins_by_the_last_tap_of_all(phone):
    slow(phone)
    phone.seat("Tally", "Ada", "Ben")
    phone.main_says("Start")
    with hold_engine(phone):
        phone.key("lynX")
        phone.tap(phone.main())
        phone.key("Greta")
    expect(phone.page.locator("score-board")).to_be_visible()
    expect(phone.page.locator("[data-game=greta] h1")).to_be_visible()
