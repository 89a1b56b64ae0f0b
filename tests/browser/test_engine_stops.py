"""An engine that stops: what was typed stays, and the main button asks again."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.live_regions import regions_with_text, watch_regions
from tests.browser.phone import KEPT, Phone
from tests.browser.row_block import SMALL
from tests.browser.slow_engine import be_patient, hold_engine, lose_patience, slow
from tests.browser.together import Guest, is_batch_stored, sit_down
from tests.gallery.stage import game, round_of

STOPPED = """() => {
  const ask = Worker.prototype.postMessage;
  const die = worker => worker.dispatchEvent(new Event("error"));
  Worker.prototype.postMessage = function () { setTimeout(die, 0, this) };
  window.goesAgain = () => { Worker.prototype.postMessage = ask };
}"""
"""The engine dies of whatever it is asked."""

REFUSES = """() => {
  const ask = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function ({ id, text }) {
    ask.call(this, { id, text: text.replace('"type":"finish"', '"type":"photo"') });
  };
}"""
"""The engine is asked for what it does not know where a game is to be finished: it refuses."""

RETRY = "The scoring did not start. Tap to try again"


def stop(phone: Phone) -> None:
    """Let the engine stop at the next question."""
    phone.page.evaluate(STOPPED)


def goes_again(phone: Phone) -> None:
    """Wait until the main button offers to ask again, and let the engine answer from then on."""
    phone.main_says(RETRY)
    phone.ignore("the engine stopped")
    phone.page.evaluate("goesAgain()")


def ask_again(phone: Phone) -> None:
    """Ask an engine again that answers from then on."""
    goes_again(phone)
    phone.tap(phone.main())


def test_engine_that_stops_before_a_correction_is_asked_again_by_a_tap(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(12, 7)])
    phone.key("Round 1")
    expect(phone.page.get_by_role("button", name="Remove")).to_be_visible()  # it has been read
    stop(phone)
    phone.key("Correct it")
    expect(phone.page.locator("record-screen h1")).to_have_text("Tally")
    ask_again(phone)
    expect(phone.page.locator(".points-typed")).to_have_text("12")


@pytest.mark.parametrize(
    ("log", "keys", "main"),
    [
        ([round_of(4, 7)], ["Tally", "Finish here"], "Rematch"),
        ([round_of(4, 7), {"type": "finish"}], ["Play on"], "Round 2"),
    ],
)
def test_engine_that_stops_before_a_setting_is_asked_again_by_a_tap(phone, log, keys, main):
    game(phone, "tally", "Ada", "Ben", log=log)
    *before, last = keys
    for key in before:
        phone.key(key)
        expect(phone.page.locator("settings-screen")).to_contain_text("House rules")
    stop(phone)
    phone.key(last)
    ask_again(phone)
    phone.main_says(main)


def test_game_that_cannot_be_finished_says_why_and_what_to_do(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.key("Tally")
    expect(phone.page.locator("settings-screen")).to_contain_text("House rules")
    phone.page.evaluate(REFUSES)
    watch_regions(phone)
    phone.key("Finish here")
    said = phone.page.get_by_role("alert").filter(has_text="The game is not finished.")
    expect(said).to_contain_text("Put it right on the sheet")
    expect(said).to_be_in_viewport(ratio=1)
    assert regions_with_text(phone) == []
    phone.key("Back")
    phone.main_says("Round 2")


def test_game_that_cannot_be_finished_on_its_sheet_says_so_in_a_toast(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.main_says("Round 2")
    phone.page.evaluate(REFUSES)
    phone.hold_what_is_told()
    phone.key("Finish")
    toast = phone.page.locator("recent-line").get_by_role("status")
    expect(toast).to_contain_text("The game is not finished.")
    phone.main_says("Round 2")


@pytest.mark.parametrize(
    ("key", "main", "lines"),
    [("Finish", "Rematch", 1), ("Undo", "Round 1", 0)],
    ids=["finish", "undo"],
)
def test_a_key_of_the_sheet_that_the_engine_does_not_answer_is_tapped_again(
    phone, key, main, lines
):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.main_says("Round 2")
    stop(phone)
    phone.key(key)
    ask_again(phone)
    phone.main_says(main)
    expect(phone.page.locator("score-ledger tbody tr")).to_have_count(lines)


def test_a_round_that_the_engine_does_not_remove_is_kept_or_removed_by_a_tap(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7), round_of(1, 2)])
    phone.key("Round 2")
    phone.key("Remove")
    expect(phone.page.locator(".follows")).to_contain_text("Ada")
    stop(phone)
    phone.key("Remove it")
    phone.main_says(RETRY)
    phone.key("Keep it")
    phone.main_says("Correct it")
    phone.page.evaluate("goesAgain()")
    phone.key("Remove")
    expect(phone.page.locator(".follows")).to_contain_text("Ada")
    stop(phone)
    phone.key("Remove it")
    ask_again(phone)
    expect_totals(phone, "4", "7")


def keep_own_version_while_the_engine_stops(ada: Guest, ben: Guest) -> None:
    """Have two phones write one round, and the second keep its own by an engine that stops."""
    sit_down(ada, ben)
    ben.offline()
    with ada.phone.page.expect_response(is_batch_stored):
        write_round(ada.phone, "10", "20")
    write_round(ben.phone, "30", "40")
    ben.online()
    ben.phone.key("Compare")
    expect(ben.phone.page.locator(".versions-table .is-different")).to_have_count(2)
    stop(ben.phone)
    ben.phone.key("Keep this phone’s")


def test_a_choice_of_two_versions_that_the_engine_does_not_take_is_made_again(guests):
    ada, ben = guests(2)
    keep_own_version_while_the_engine_stops(ada, ben)
    ask_again(ben.phone)
    expect_totals(ben.phone, "30", "40")


def test_a_choice_that_the_engine_owes_is_asked_anew_once_another_phone_has_corrected_the_round(
    guests,
):
    ada, ben = guests(2)
    keep_own_version_while_the_engine_stops(ada, ben)
    goes_again(ben.phone)
    ada.phone.tap("score-ledger tbody a")
    ada.phone.key("Correct it")
    type_in(ada.phone, "12")
    ada.phone.write_correction()
    expect(ben.phone.page.locator(".versions-table")).to_contain_text("→ 12")
    expect(ben.phone.page.get_by_role("button", name="Keep this phone’s")).to_be_visible()


def test_an_undo_that_the_engine_owes_is_given_up_once_another_phone_has_written(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    write_round(ada.phone, "10", "20")
    expect_totals(ben.phone, "10", "20")
    stop(ben.phone)
    ben.phone.key("Undo")
    goes_again(ben.phone)
    write_round(ada.phone, "1", "2")
    expect_totals(ben.phone, "11", "22")
    ben.phone.main_says("Round 3")


def test_an_end_that_the_engine_owes_is_given_up_once_another_phone_has_written(guests):
    ada, ben = guests(2)
    sit_down(ada, ben, log=[round_of(10, 20)])
    ben.phone.key("Tally")
    expect(ben.phone.page.locator("settings-screen")).to_contain_text("House rules")
    stop(ben.phone)
    ben.phone.key("Finish here")
    goes_again(ben.phone)
    write_round(ada.phone, "1", "2")
    ben.phone.main_says("Back to the sheet")
    ben.phone.tap(ben.phone.main())
    expect_totals(ben.phone, "11", "22")
    ben.phone.main_says("Round 3")


def test_newcomer_stays_typed_while_the_engine_stops_and_joins_by_a_tap(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.key("Tally")
    field = phone.page.get_by_role("textbox", name="Who joins from now on")
    field.fill("Cy")
    expect(phone.page.locator("settings-screen")).to_contain_text("House rules")
    stop(phone)
    phone.key("Join")
    goes_again(phone)
    expect(field).to_have_value("Cy")
    phone.tap(phone.main())
    expect(phone.page.get_by_role("textbox", name="Name of Cy")).to_be_visible()
    expect(field).to_have_value("")
    phone.main_says("Back to the sheet")


@pytest.mark.parametrize("way", ["Tally", "Round 1"])
def test_an_adjustment_stays_typed_while_the_engine_stops(phone, way):
    game(phone, "tally", "Ada", "Ben", log=[round_of(4, 7)])
    phone.key(way)
    phone.key("± Adjust")
    type_in(phone, "5")
    stop(phone)
    phone.key("Write it down")
    goes_again(phone)
    expect(phone.page.locator(".points-typed")).to_have_text("5")
    phone.tap(phone.main())
    expect_totals(phone, "9", "7")


def test_changes_the_engine_did_not_take_can_be_discarded(phone):
    game(phone, "agame", "Ada", "Ben", "Cy")
    phone.key("Agame not Lame")
    phone.key("Target: more")
    phone.main_says("Write it down")
    stop(phone)
    phone.tap(phone.main())
    goes_again(phone)
    phone.key("Discard changes")
    phone.main_says("Back to the sheet")


def test_game_that_cannot_go_on_says_what_its_settings_change(phone):
    rows = [
        {"type": "row", "seat": seat, "row": row, "value": value}
        for row, value in (("fives", 3), ("full", True))
        for seat in (0, 1)
    ]
    path = game(phone, SMALL, "Ada", "Ben", log=rows)
    phone.key("Three dice")
    name = phone.page.get_by_role("textbox", name="Name of Ada")
    name.fill("Ida")
    name.press("Enter")
    expect(phone.page.locator(".follows")).to_have_text("No total changes.")
    phone.key("Back")
    phone.expect_sheet()
    phone.page.evaluate(KEPT)
    phone.open(f"{path}/settings#on")
    expect(phone.page.get_by_role("textbox", name="Name of Ida")).to_be_visible()
    expect(phone.page.locator(".follows")).to_have_text("No total changes.")


def test_engine_that_hangs_is_given_up_and_the_draft_can_be_undone_left_and_written(phone):
    """Two engines in a row say nothing; the third one answers."""
    slow(phone)
    game(phone, "tally", "Ada", "Ben")
    phone.tap(phone.main())
    type_in(phone, "4")
    expect(phone.main()).to_contain_text("Ben")
    lose_patience(phone)
    phone.ignore("the engine stopped")
    with hold_engine(phone):
        phone.tap(phone.main())
        type_in(phone, "12")
        phone.main_says(RETRY)
        phone.key("Undo")
        expect(phone.page.locator(".points-typed")).to_have_text("1")
        phone.main_says(RETRY)
        phone.key("Back")
        phone.expect_sheet()
        be_patient(phone)
        phone.tap(phone.main("sheet-screen"))
    phone.main_says("Write it down")
    phone.tap(phone.main())
    expect_totals(phone, "4", "1")
