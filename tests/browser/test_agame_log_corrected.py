"""Agame trick by trick, looked at again: on the sheet, in its section's page, mended there."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import begin, close, follow, tap, transcript
from tests.browser.agame_recorder import count, fits
from tests.browser.card_board import says
from tests.browser.phone import read_as
from tests.gallery.stage import game, store_game

LED_BY_BEN = re.compile("Trick 2: .?Ben.? leads")


def test_the_sheet_shows_the_rows_and_a_trick_is_mended_in_the_rounds_page(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 21", "green 8", "purple 13")
    says(phone, "Ada takes it")
    tap(phone, "purple 13", "green 8")
    says(phone, "Ada took it")
    phone.tap(".header-key")
    expect(phone.page.locator(".live-rows .display-row-slot.is-filled")).to_have_count(2)
    expect(phone.page.locator("score-board")).not_to_contain_text("won")
    phone.shot("agame-live-sheet")
    phone.axe()
    phone.tap(".line-link")
    expect(phone.page.locator(".log-entry").first).to_be_visible()
    phone.tap(".log-entry")
    says(phone, "Ada: values 21 = 21")
    expect(phone.page.locator("record-screen h1")).to_have_text("Trick 1")
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text="Ben"))
    phone.main_says("It is Ben’s turn to play.")
    tap(phone, "green 5")
    phone.main_says("Which card is laid?")
    tap(phone, "green 5")
    phone.shot("agame-log-mended")
    phone.key("Write it down")
    expect(phone.page.locator(".log-play").nth(1)).to_have_text("5")
    expect(phone.page.get_by_role("button", name="Remove: Trick 1")).to_have_count(0)
    phone.key("Remove one of these")
    phone.tap(phone.page.get_by_role("button", name="Remove: Trick 1"))
    phone.key("Remove it")
    expect(phone.page.locator("score-board")).to_be_visible()
    expect(phone.page.locator(".display-row-slot.is-filled")).to_have_count(0)


@pytest.mark.parametrize("way", ["Trick 1", "Put in one before: Trick 1", "Insert before"])
def test_hats_are_whole_where_a_trick_is_corrected_or_put_in(phone, way):
    log = transcript("live-insert-a-forgotten-trick")["log"][:2]
    game(phone, "agame", "Ada", "Ben", "Cy", log=log, log_tricks=True)
    phone.tap(".line-link")
    phone.tap(phone.page.get_by_role("link", name=re.compile(f"^{way}")))
    expect(phone.page.locator("card-board .cell")).to_have_count(30)
    assert fits(phone)


def test_full_trick_says_in_a_correction_what_to_tap_for_a_card_too_many(two_tricks):
    phone = two_tricks
    phone.tap(phone.page.locator(".log-entry").first)
    tap(phone, "green 5")
    says(phone, "The trick is full: tap whose card was wrong")
    assert fits(phone)
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text="Ben"))
    ben = phone.page.locator(".trick-play").filter(has_text="Ben")
    expect(ben.locator(".small-card")).to_have_text("5")


def test_full_trick_is_not_written_in_a_correction_while_a_card_too_many_is_tapped(two_tricks):
    phone = two_tricks
    phone.tap(phone.page.locator(".log-entry").first)
    tap(phone, "purple 5")
    phone.main_says("Write it down")
    tap(phone, "blue 2")
    phone.main_says("The trick is full: tap whose card was wrong.")
    tap(phone, "blue 2")
    phone.main_says("Write it down")


def test_a_section_left_for_counts_is_corrected_by_its_result(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 21", "green 8", "purple 13")
    says(phone, "Ada takes it")
    tap(phone, "purple 13", "green 8")
    says(phone, "Ada took it")
    phone.tap(".depth-key")
    phone.key(re.compile("^Ben"))
    for _ in ("Ben", "Cy"):
        count(phone, 0, 0)
        phone.tap(phone.main())
    expect(phone.page.locator("sheet-screen score-board")).to_be_visible()
    phone.tap(".line-link")
    expect(phone.page.locator(".log-entry")).to_have_count(2)
    phone.key("Correct it")
    count(phone, 13, 0)
    phone.write_correction()
    phone.expect_board({"Ada": "13", "Ben": "0", "Cy": "0"})


def test_a_catch_is_listed_with_what_was_paid(phone):
    log = transcript("live-everybody-catches")["log"]
    path = store_game(phone, "agame", "Ada", "Ben", "Cy", log=log)
    phone.open(f"{path}/rounds/1")
    caught = phone.page.locator(".log-entry").filter(has_text="Catch 1")
    expect(caught.locator(".log-hand small").last).to_have_text("paid with")
    expect(caught.locator(".log-hand")).to_have_count(2)


@pytest.fixture
def two_tricks(phone):
    """Return the page of a section of two tricks, both Ada's."""
    begin(phone, "Ada", "Ben", "Cy")
    for entry in transcript("live-insert-a-forgotten-trick")["log"][:2]:
        follow(phone, entry, ["Ada", "Ben", "Cy"])
        close(phone, entry)
    phone.tap(".header-key")
    phone.tap(".line-link")
    return phone


def another(phone, name: str, card: str) -> None:
    """Somebody played another card, and it is laid."""
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text=name))
    says(phone, "Ada so far")
    tap(phone, card)
    says(phone, "Ada takes it")
    tap(phone, card)


def cards_of_trick(phone, no: int):
    """Return the cards of a trick in the section's page."""
    return phone.page.locator(".log-entry").nth(no).locator(".log-play")


def test_a_forgotten_trick_is_put_in(two_tricks):
    phone = two_tricks
    phone.tap(phone.page.get_by_role("link", name="Put in one before: Trick 2"))
    tap(phone, "blue 8", "blue 5", "green 2", "purple 2")
    says(phone, "Ada takes it")
    tap(phone, "purple 2")
    expect(phone.page.locator("h1")).to_have_text("Before Trick 2")
    phone.shot("agame-log-put-in")
    phone.key("Put it in")
    expect(phone.page.locator(".log-entry")).to_have_count(3)
    expect(cards_of_trick(phone, 1)).to_have_text(["85", "2", "2"])
    phone.key("Back")
    expect(phone.page.locator(".display-row-slot.is-filled")).to_have_count(3)


def test_a_trick_is_removed_alone_whatever_is_written_meanwhile(two_tricks):
    phone = two_tricks
    phone.key("Remove one of these")
    phone.tap(phone.page.get_by_role("button", name="Remove: Trick 1"))
    phone.axe()
    phone.main_says("Remove it")
    remark = phone.page.get_by_label("Remark")
    remark.fill("Ada dealt twice")
    remark.press("Enter")
    expect(phone.page.locator(".round-history")).to_contain_text("Corrected")
    phone.key("Remove it")
    expect(phone.page.locator("sheet-screen .display-row-slot.is-filled")).to_have_count(1)


def test_tricks_that_a_correction_makes_impossible_are_corrected_with_it(two_tricks):
    phone = two_tricks
    phone.tap(phone.page.locator(".log-entry").first)
    another(phone, "Ben", "green 13")
    stopped = phone.page.locator(".follows-stopped")
    expect(stopped).to_contain_text("Trick 2")
    expect(stopped).to_contain_text(re.compile(read_as("green 13 is not in Ben’s hand")))
    expect(stopped).to_contain_text("“Mend” opens the trick as it was written")
    phone.main_says("First mend or drop what no longer fits")
    phone.shot("agame-log-knocks-on")
    phone.key("Mend")
    says(phone, "By the record, green 13 is not in Ben’s hand")
    tap(phone, "green 13", "green 8")
    says(phone, "Ada takes it")
    tap(phone, "green 8")
    phone.key("Mend it with the correction")
    expect(stopped).to_have_count(0)
    phone.key("Write it down")
    expect(cards_of_trick(phone, 0)).to_have_text(["13", "13", "5"])
    expect(cards_of_trick(phone, 1)).to_have_text(["21", "8", "8"])


def test_a_player_with_a_card_that_no_longer_fits_plays_both_cards_anew(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 13", "green 8", "purple 5")
    says(phone, "Ada takes it")
    tap(phone, "green 8")
    tap(phone, "blue 2", "blue 21", "green 13", "purple 8")
    says(phone, "Ada takes it")
    tap(phone, "green 13")
    says(phone, "Ada took it")
    phone.tap(".header-key")
    phone.tap(".line-link")
    phone.tap(phone.page.locator(".log-entry").first)
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text="Ada"))
    tap(phone, "blue 21", "green 8")
    phone.key("Mend")
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text="Ada"))
    tap(phone, "blue 2", "blue 13")
    says(phone, "Ada takes it")
    tap(phone, "green 13")
    phone.key("Mend it with the correction")
    phone.key("Write it down")
    expect(cards_of_trick(phone, 1)).to_have_text(["213", "13", "8"])


def test_a_trick_keeps_its_cards_when_another_player_leads_it(two_tricks):
    """Ben has won the first trick after all: what lies in the second stays, and he began it."""
    phone = two_tricks
    correct_to_bens(phone)
    stopped = phone.page.locator(".follows-stopped")
    expect(stopped.locator("p").first).to_have_text(LED_BY_BEN)
    expect(stopped).to_contain_text("whoever leads now plays first")
    phone.shot("agame-log-mend-all")
    phone.key("Mend it by the rule")
    expect(stopped).to_have_count(0)
    phone.key("Write it down")
    expect(cards_of_trick(phone, 1)).to_have_text(["13", "8", "21"])
    hands = phone.page.locator(".log-entry").nth(1).locator(".log-hand small")
    expect(hands).to_have_text(["Ben", "Cy", "Ada"])


def test_a_trick_opened_to_be_mended_begins_with_whoever_leads_it_now(two_tricks):
    phone = two_tricks
    correct_to_bens(phone)
    expect(phone.page.locator(".follows-stopped p").first).to_have_text(LED_BY_BEN)
    phone.key("Mend")
    expect(phone.page.locator(".trick-play-key").first).to_contain_text("Ben")
    phone.key("Mend it with the correction")
    expect(phone.page.locator(".follows-stopped")).to_have_count(0)
    phone.key("Write it down")
    expect(cards_of_trick(phone, 1)).to_have_text(["13", "8", "21"])


def correct_to_bens(phone) -> None:
    """Correct the first trick: Ben played his 34 and took it."""
    phone.tap(phone.page.locator(".log-entry").first)
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text="Ben"))
    tap(phone, "green 34")
    says(phone, "Ben takes it")
    tap(phone, "blue 13")


def test_only_the_open_section_leads_into_its_recorder(phone):
    log = transcript("live-two-players-to-the-end")["log"]
    sheet = store_game(phone, "agame", "Ada", "Ben", log=[*log, *log[:2]], log_tricks=True)
    phone.open(f"{sheet}/rounds/1")
    phone.main_says("Back to the sheet")
    phone.open(f"{sheet}/rounds/2")
    phone.key("Open the cards")
    expect(phone.page.locator("h1")).to_have_text("Section 2")
