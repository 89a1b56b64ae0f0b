"""A finger that taps twice: what takes a moment is done once, and one screen is left, not two."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.double_tap import ON_THE_WAY_OUT, TWICE
from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import KEPT, Phone
from tests.browser.test_filled_in_together import fill_in_own_seats, is_at
from tests.browser.together import wait_for_log
from tests.conftest import points
from tests.gallery.stage import game

Twice = Callable[[Locator], None]
UNDER_THE_FINGER = """() => {
  const start = window.setTimeout;
  const late = [];
  window.setTimeout = (work, ms, ...rest) =>
    ms < 500 ? start(work, ms, ...rest) : late.push(() => start(work, ms, ...rest));
  window.underTheFinger = new Promise(resolve => {
    const look = () => {
      const key = document.querySelector("sheet-screen .main-button");
      if (!key) return requestAnimationFrame(look);
      const { left, top, width, height } = key.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      resolve(Boolean(hit?.closest(".main-button")));
      window.setTimeout = start;
      late.forEach(begin => begin());
    };
    look();
  });
}"""
"""Whether the sheet's main button takes a tap in the first frame it is drawn in, however late that
comes: the moment in which it takes none begins with it."""

JOIN_AND_TYPE = """(field, name) => {
  field.form.requestSubmit();
  field.value = name;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""
"""Before the one who joins is written."""


def tap_at_once(key: Locator) -> None:
    key.evaluate(TWICE, 0)


def tap_after_80_ms(key: Locator) -> None:
    key.evaluate(TWICE, 80)


def tap_on_the_way_out(key: Locator) -> None:
    key.evaluate(ON_THE_WAY_OUT)
    key.evaluate("key => key.click()")


WAYS = (tap_at_once, tap_after_80_ms, tap_on_the_way_out)


def in_every_way(flow: Callable[[Phone, Twice], None]) -> Callable[[Phone], None]:
    """Make a test of a flow that ends on the sheet as it began: once for each way to tap twice."""

    def test(table: Phone) -> None:
        for twice in WAYS:
            flow(table, twice)
            expect_totals(table, "5", "3")
            expect_lines(table, 2)

    return test


@pytest.fixture
def table(phone) -> Phone:
    """Return the sheet of a tally after two rounds: 5 and 3."""
    game(phone, "tally", "Ada", "Ben", log=[points("a", 4, 1), points("b", 1, 2)])
    expect_totals(phone, "5", "3")
    return phone


def button(phone: Phone, name: str) -> Locator:
    return phone.page.get_by_role("button", name=name, exact=True)


def link(phone: Phone, name: str) -> Locator:
    return phone.page.get_by_role("link", name=name, exact=True)


def expect_lines(phone: Phone, count: int) -> None:
    expect(phone.page.locator("score-ledger tbody tr")).to_have_count(count)


@in_every_way
def test_double_tap_opens_and_leaves_one_screen(table, twice):
    twice(link(table, "Tally"))
    expect(table.page.locator("settings-screen h1")).to_be_visible()
    table.key("Back")
    expect_totals(table, "5", "3")
    table.key("Tally")
    expect(table.page.locator("settings-screen h1")).to_be_visible()
    twice(button(table, "Back"))
    expect_totals(table, "5", "3")
    table.key("Rules for this")
    twice(button(table, "Back to the game"))
    expect(table.page.locator("rules-screen")).to_have_count(0)
    expect_totals(table, "5", "3")
    table.key("Tally")
    expect(table.page.locator("settings-screen h1")).to_be_visible()
    table.key("Back")


@in_every_way
def test_a_round_is_written_and_taken_back_once(table, twice):
    table.tap(table.main())
    fill(table, "1")
    type_in(table, "2")
    table.main_says("Write it down")
    twice(table.main())
    expect_totals(table, "6", "5")
    expect_lines(table, 3)
    table.hold_what_is_told()
    button(table, "Undo").evaluate(TWICE, 0)
    expect_totals(table, "5", "3")
    twice(button(table, "Redo"))
    expect_totals(table, "6", "5")
    expect_lines(table, 3)
    table.key("Undo")


@in_every_way
def test_a_correction_leads_back_to_its_round(table, twice):
    table.tap(link(table, "Round 1"))
    table.key("Correct it")
    type_in(table, "9")
    table.main_says("Write it down")
    expect(table.page.locator(".follows")).to_contain_text("5 → 10")
    twice(table.main())
    expect(table.page.locator("round-screen .round-players")).to_be_visible()
    table.key("Back")
    expect_totals(table, "10", "3")
    table.key("Undo")
    expect_totals(table, "5", "3")


@in_every_way
def test_a_round_is_removed_and_brought_back_once(table, twice):
    table.tap(link(table, "Round 1"))
    table.key("Remove")
    table.hold_what_is_told()
    expect(table.page.locator(".follows")).to_contain_text("5 → 1")
    twice(button(table, "Remove it"))
    expect_totals(table, "1", "2")
    expect_lines(table, 1)
    twice(table.page.locator("toast-line button"))
    expect_totals(table, "5", "3")
    expect_lines(table, 2)


@in_every_way
def test_a_total_is_adjusted_once(table, twice):
    for way in ("Tally", "Round 1"):
        table.key(way)
        table.key("± Adjust")
        type_in(table, "7")
        twice(button(table, "Write it down"))
        expect_totals(table, "12", "3")
        table.key("Undo")
        expect_totals(table, "5", "3")


@in_every_way
def test_a_setting_is_kept_and_the_game_finished_once(table, twice):
    table.key("Tally")
    target = table.page.get_by_label("Target", exact=True)
    target.fill("50")
    target.press("Enter")
    table.main_says("Write it down")
    twice(table.main())
    expect_totals(table, "5", "3")
    table.key("Tally")
    twice(button(table, "Finish here"))
    expect(table.page.locator(".outcome")).to_be_visible()
    table.key("Undo")
    table.main_says("Round 3")
    expect(table.page.locator(".outcome")).to_have_count(0)
    table.key("Undo")
    table.key("Tally")
    expect(table.page.get_by_label("Target", exact=True)).not_to_have_value("50")
    table.key("Back")


def test_newcomer_sits_down_and_leaves_once(table):
    table.key("Tally")
    field = table.page.get_by_label("Who joins from now on")
    field.fill("Cy")
    button(table, "Join").evaluate(TWICE, 0)
    expect(field).to_have_value("")
    seats = table.page.locator("running-seats .seats > li")
    expect(seats).to_have_count(3)
    button(table, "Cy leaves now").dblclick(delay=0)
    expect(button(table, "Cy comes back")).to_be_visible()
    table.key("Back")
    expect_totals(table, "5", "3", "0")
    path = table.page.evaluate("location.pathname")
    types = [entry["type"] for entry in wait_for_log(table, path, 4)]
    assert types == ["round", "round", "join", "leave"]


def test_name_typed_while_another_joins_is_kept(table):
    table.key("Tally")
    field = table.page.get_by_label("Who joins from now on")
    field.fill("Cy")
    field.evaluate(JOIN_AND_TYPE, "Di")
    seats = table.page.locator("running-seats .seats > li")
    expect(seats).to_have_count(3)
    button(table, "Join").click()
    expect(seats).to_have_count(4)
    expect(seats.last.locator("input")).to_have_value("Di")


@in_every_way
def test_a_draft_is_thrown_away_once(table, twice):
    table.tap(table.main())
    type_in(table, "8")
    table.key("Back")
    table.hold_what_is_told()
    twice(button(table, "Discard what is filled in"))
    table.main_says("Round 3")
    table.tap("toast-line button")
    expect(table.main()).to_contain_text("Round 3 ·")


@in_every_way
def test_a_picture_is_saved_once(table, twice):
    saved = []
    table.page.on("download", lambda download: saved.append(download))
    table.key("Tally")
    table.key("Finish here")
    with table.page.expect_download():
        twice(button(table, "Save as a picture"))
    expect(table.page.locator(".result-done")).to_be_visible()
    assert len(saved) == 1
    table.key("Undo")
    table.main_says("Round 3")


@pytest.mark.parametrize("twice", WAYS)
def test_a_game_is_saved_as_one_file(table, twice):
    """Each way on a page of its own: for a moment after a file none is saved again."""
    saved = []
    table.page.on("download", lambda download: saved.append(download))
    table.key("Tally")
    with table.page.expect_download():
        twice(button(table, "Save file"))
    table.key("Back")
    expect_totals(table, "5", "3")
    assert len(saved) == 1


def test_usual_players_sit_down_as_quickly_as_they_are_tapped(table):
    table.open("/settings")
    usual = table.page.locator("usual-players .chip")
    expect(usual).to_have_count(2)
    usual.evaluate_all("chips => chips.reverse().forEach(chip => chip.click())")
    for chip in usual.all():
        expect(chip).to_have_attribute("aria-pressed", "true")
    table.page.evaluate(KEPT)
    table.open("/new")
    expect(table.page.locator(".seats .name")).to_have_text(["Ben", "Ada"])


def test_every_figure_counts_however_quickly_it_comes(table):
    table.tap(table.main())
    keypad = table.page.get_by_role("group", name="Keypad")
    keypad.get_by_role("button", name="1", exact=True).evaluate(TWICE, 1)
    expect(table.page.locator(".points-typed")).to_have_text("11")


def test_sheet_that_comes_by_another_phones_writing_takes_no_tap_at_first(guests):
    ada, ben = guests(2)
    fill_in_own_seats(ada, ben)
    is_at(ben.phone, "Ada")
    expect(ada.phone.page.get_by_text(re.compile("has filled in .Ben"))).to_be_attached()
    for guest in (ada, ben):
        guest.phone.main_says("Write it down")
    ben.phone.page.evaluate(UNDER_THE_FINGER)
    ada.phone.tap(ada.phone.main())
    assert ben.phone.page.evaluate("underTheFinger") is False
    expect_totals(ben.phone, "12", "7")
    ben.phone.tap(ben.phone.main("sheet-screen"))
    expect(ben.phone.page.locator("record-screen number-keypad")).to_be_visible()
