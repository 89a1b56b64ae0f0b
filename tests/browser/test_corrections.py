"""The past changed by the screen alone: corrected, put in, taken out; and what follows."""

import re
import uuid

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_lines, expect_totals, fill, type_in
from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.browser.together import sit_down, wait_for_log
from tests.conftest import points
from tests.gallery.stage import game, round_of


@pytest.fixture
def two_rounds(phone) -> Phone:
    """Return a tally after two rounds: 22, 12, 8."""
    log = [points(str(uuid.uuid4()), *line) for line in ((12, 7, 0), (10, 5, 8))]
    game(phone, "tally", "Ada", "Ben", "Cy", log=log)
    phone.main_says("Round 3")
    expect_totals(phone, "22", "12", "8")
    return phone


def open_line(phone: Phone, name: str) -> None:
    """Open a line of the ledger."""
    phone.tap(phone.page.get_by_role("link", name=re.compile(f"^{name}")))
    expect(phone.page.locator(".round-players")).to_be_visible()


def follows(phone: Phone, *words: str) -> None:
    """Check the words of the strip; names are isolated, and a line may not break at a space."""
    for word in words:
        pattern = re.compile(word.replace(" ", r"\s"))
        expect(phone.page.locator(".follows")).to_contain_text(pattern)


def test_a_past_round_is_corrected(two_rounds):
    phone = two_rounds
    with phone.counting("into the correction of a past round", 2):
        open_line(phone, "Round 1")
        phone.key("Correct it")
    expect(phone.page.locator(".points-typed")).to_have_text("12")
    expect(phone.page.locator(".is-changed")).to_have_count(0)
    type_in(phone, "20")
    follows(phone, "22 → 30")
    expect(phone.page.locator(".points-typed.is-changed")).to_be_visible()
    phone.shot("corrections-correct")
    phone.write_correction()
    expect_totals(phone, "30", "12", "8")
    expect_lines(phone, "2 +10 +5 +8", "1 +20 +7 0")
    phone.hold_what_is_told()
    phone.key("Undo")
    expect_totals(phone, "22", "12", "8")
    phone.key("Redo")
    expect_totals(phone, "30", "12", "8")


def test_a_correction_survives_a_lost_tab(two_rounds):
    phone = two_rounds
    open_line(phone, "Round 2")
    phone.key("Correct it")
    phone.key("Ben, done")
    type_in(phone, "6")
    follows(phone, "12 → 13")
    phone.lose_tab()
    open_line(phone, "Round 2")
    phone.key("Go on correcting")
    expect(phone.page.locator(".points-typed")).to_have_text("6")
    phone.write_correction()
    expect_totals(phone, "22", "13", "8")


def test_a_round_is_put_in_before_another(two_rounds):
    phone = two_rounds
    open_line(phone, "Round 2")
    phone.key("Insert before")
    expect(phone.page.locator("h1")).to_have_text("Before Round 2")
    header = phone.page.locator("record-screen .header")
    expect(header).to_have_css("border-bottom-style", "dashed")  # not as when recording anew
    fill(phone, "1", "2")
    type_in(phone, "3")
    follows(phone, "22 → 23", "12 → 14", "8 → 11")
    phone.shot("corrections-insert")
    phone.write_correction("Put it in")
    expect_totals(phone, "23", "14", "11")
    expect_lines(phone, "3 +10 +5 +8", "2 +1 +2 +3", "1 +12 +7 0")
    open_line(phone, "Round 2")
    expect(phone.page.locator(".round-history")).to_contain_text("Inserted by")


def test_a_round_is_removed_and_brought_back(two_rounds):
    phone = two_rounds
    open_line(phone, "Round 1")
    phone.key("Remove")
    follows(phone, "22 → 10", "12 → 5")
    phone.shot("corrections-remove")
    phone.axe()
    phone.key("Keep it")
    phone.key("Remove")
    phone.hold_what_is_told()
    phone.key("Remove it")
    expect_totals(phone, "10", "5", "8")
    expect_lines(phone, "1 +10 +5 +8")
    phone.tap("toast-line button")
    expect_totals(phone, "22", "12", "8")


def test_a_removal_is_given_up_by_leaving(two_rounds):
    phone = two_rounds
    open_line(phone, "Round 1")
    phone.key("Remove")
    follows(phone, "22 → 10")
    phone.key("Back")
    open_line(phone, "Round 1")
    phone.key("Remove")
    follows(phone, "22 → 10")


def test_a_total_is_adjusted_with_a_word_why(two_rounds):
    phone = two_rounds
    open_line(phone, "Round 2")
    phone.key("± Adjust")
    phone.key("Cy")
    type_in(phone, "±5")
    phone.page.get_by_label("Why?").fill("spilt the tea")
    phone.shot("corrections-adjust")
    phone.key("Write it down")
    expect_totals(phone, "22", "12", "3")
    expect_lines(phone, "± spilt the tea −5", "2 +10 +5 +8", "1 +12 +7 0")
    open_line(phone, "Adjustment")
    expect(phone.page.get_by_label("Remark")).to_have_value("spilt the tea")
    phone.shot("corrections-adjustment")
    phone.key("Correct it")
    type_in(phone, "±")
    phone.write_correction()
    expect_totals(phone, "22", "12", "13")


def test_an_adjustment_opened_in_haste_is_the_one_that_was_written(two_rounds):
    phone = two_rounds
    slow(phone)
    open_line(phone, "Round 2")
    phone.key("± Adjust")
    phone.key("Cy")
    type_in(phone, "±5")
    phone.key("Write it down")
    expect_totals(phone, "22", "12", "3")
    phone.reload()
    expect_totals(phone, "22", "12", "3")
    with hold_engine(phone):
        open_line(phone, "Adjustment")
        phone.key("Correct it")
        expect(phone.page.get_by_role("button", name="Correct it")).to_be_visible()
    expect(phone.page.locator(".points-typed")).to_have_text("−5")
    expect(phone.page.get_by_role("radio", name="Cy")).to_have_attribute("aria-checked", "true")


def test_a_remark_is_kept(two_rounds):
    phone = two_rounds
    open_line(phone, "Round 1")
    remark = phone.page.get_by_label("Remark")
    remark.fill("Ada dealt twice")
    remark.press("Enter")
    phone.key("Back")
    open_line(phone, "Round 1")
    expect(phone.page.get_by_label("Remark")).to_have_value("Ada dealt twice")
    phone.shot("corrections-round")


def test_remark_typed_while_another_phone_corrects_its_round_leaves_the_correction(guests):
    ada, ben = guests(2)
    slow(ada.phone)
    path = sit_down(ada, ben, log=[round_of(12, 7)])
    for guest in (ada, ben):
        open_line(guest.phone, "Round 1")
    remark = ada.phone.page.get_by_label("Remark")
    remark.fill("Ada dealt twice")
    with hold_engine(ada.phone, '"do":"reading"'):
        ben.phone.key("Correct it")
        type_in(ben.phone, "9")
        ben.phone.write_correction()
        expect(ada.phone.page.locator(".round-points").first).to_have_text("+9")
        remark.press("Enter")
    *_, written = wait_for_log(ada.phone, path, 3)
    assert written["changes"][0]["entry"]["note"] == "Ada dealt twice"
    ada.phone.key("Back")
    for guest in (ada, ben):
        expect_totals(guest.phone, "9", "7")


def test_an_end_that_moves_forward_keeps_what_was_played_on(two_rounds):
    phone = two_rounds
    phone.key("Tally")
    target = phone.page.get_by_label("Target", exact=True)
    target.fill("20")
    target.press("Enter")
    follows(phone, r"\bOver after Round 2")
    phone.key("Write it down")
    expect(phone.page.locator(".outcome")).to_contain_text("Ada")
    open_line(phone, "Round 1")
    phone.key("Correct it")
    type_in(phone, "20")
    follows(phone, "over after Round 1 instead of Round 2")
    phone.write_correction()
    expect(phone.page.locator("score-ledger tr.is-late")).to_have_count(1)
    phone.shot("corrections-played-on")
    phone.axe()


def test_rounds_that_a_new_rule_makes_impossible_are_corrected_or_dropped(phone):
    """Nine kings need three packs; with two the game that has them must change as well."""
    phone.seat("lynX", "Ada", "Ben")
    phone.tap(".rules-line")
    phone.key("Packs: more")
    phone.begin()
    recorder = LynxRecorder(phone)
    phone.key("Game 1")
    recorder.melds("K ×9")
    recorder.went_out()
    recorder.on()
    recorder.melds("2 ×3")
    recorder.hand(1, 1)
    recorder.on()
    expect(phone.page.locator("score-ledger tbody tr")).to_have_count(1)
    before = phone.totals()
    phone.key("lynX")
    phone.key("Packs: less")
    follows(phone, "Game 1")
    expect(phone.main()).to_have_text("First mend or drop what no longer fits")
    phone.shot("corrections-impossible")
    phone.axe()
    phone.key("Mend")
    phone.tap(".meld")
    phone.shot("corrections-mend")
    phone.key("away")
    recorder.melds("K ×8")
    phone.key("Mend it with the correction")
    expect(phone.main()).to_have_text("Write it down")
    follows(phone, "Ada")
    phone.key("Write it down")
    expect(phone.page.locator("score-board")).to_be_visible()
    phone.expect_board(before | {"Ada": "46"})


def test_page_of_a_round_leaves_out_who_was_away(phone):
    leave = {"id": str(uuid.uuid4()), "type": "leave", "seat": 1}
    away = {"type": "round", "players": [{"points": 4}, None, {"points": 0}]}
    log = [points(str(uuid.uuid4()), 12, 7, 0), leave, away]
    game(phone, "tally", "Ada", "Ben", "Cy", log=log)
    for name, names in (("Round 2", ["Ada", "Cy"]), ("Round 1", ["Ada", "Ben", "Cy"])):
        open_line(phone, name)
        expect(phone.page.locator(".round-player .name")).to_have_text(names)
        phone.key("Back")
