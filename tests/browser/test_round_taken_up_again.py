"""*Undo* on the sheet, after the tap that ended a round: that tap alone is taken back."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import tap, transcript
from tests.browser.animanize_recorder import ROUND
from tests.browser.card_board import play
from tests.browser.phone import Phone
from tests.gallery.stage import game

LEADERS = [*[0] * 10, 2, 1, 0]
TRICKS = [
    {"type": "trick", "leader": leader, "cards": [card.lower() for card in cards]}
    for leader, cards in zip(LEADERS, ROUND, strict=True)
]
KNOWS_ITS_TAPS = "() => document.querySelector('sheet-screen')?.kind?.tapsBefore"
"""Whether the sheet knows which taps a trick was: its recorder comes after the first paint."""
OUT = {"type": "out", "leader": 2, "cards": ["animal 8"], "hand": ["animal 7"]}


@pytest.fixture
def animanize(phone) -> Phone:
    """Return a phone with a round that has just ended: Ada was eliminated in its last trick."""
    game(phone, "animanize", "Ada", "Ben", "Cy", log=[*TRICKS, OUT], log_tricks=True)
    phone.page.wait_for_function(KNOWS_ITS_TAPS)
    return phone


def test_last_card_of_an_animanize_round_is_taken_back_alone(animanize):
    phone = animanize
    expect(phone.main()).to_have_text("Round 2")
    totals = phone.page.locator(".board-row-total").all_inner_texts()
    phone.hold_what_is_told()
    with phone.counting("the tap that ended a round taken back", 1):
        phone.key("Undo")
        phone.main_says("Ada: one more animal in hand")
    expect(phone.page.locator(".toast")).to_have_count(0)
    phone.key("Undo")
    expect(phone.page.get_by_role("button", name="Out")).to_have_attribute("aria-pressed", "false")
    phone.key("Out")
    play(phone, "animal 7")
    expect(phone.main("sheet-screen")).to_have_text("Round 2")
    expect(phone.page.locator(".board-row-total")).to_have_text(totals)


def test_last_card_laid_of_an_agame_section_is_taken_back_alone(phone):
    file = transcript("live-two-players-to-the-end")
    game(phone, "agame", "Ada", "Ben", log=file["log"], log_tricks=True, **file["options"])
    phone.page.wait_for_function(KNOWS_ITS_TAPS)
    totals = phone.page.locator(".board-row-total").all_inner_texts()
    phone.hold_what_is_told()
    phone.key("Undo")
    phone.main_says("Next trick")
    expect(phone.page.locator(".toast")).to_have_count(0)
    tap(phone, "purple 1")
    expect(phone.page.locator("score-board .board-row-total")).to_have_text(totals)


def test_whole_trick_is_taken_back_where_the_next_round_is_begun(animanize):
    phone = animanize
    phone.key("Round 2")
    play(phone, "red 1")
    phone.main_says("Cy’s card?")
    phone.tap(".header-key")
    phone.page.wait_for_function(KNOWS_ITS_TAPS)
    phone.hold_what_is_told()
    phone.key("Undo")
    expect(phone.page.locator(".toast")).to_contain_text("Undone")
    phone.key("Redo")
    phone.tap(phone.main("sheet-screen"))
    phone.main_says("Cy’s card?")


def test_round_written_as_a_whole_is_taken_back_as_a_whole(phone):
    counts = [{"tricks": 8, "animals": [3, 5]}, {"tricks": 3, "animals": [2, 7]}]
    whole = {"type": "round", "players": [*counts, {"tricks": 3, "animals": [4]}]}
    game(phone, "animanize", "Ada", "Ben", "Cy", log=[whole], log_tricks=True)
    phone.hold_what_is_told()
    phone.key("Undo")
    expect(phone.page.locator(".toast")).to_contain_text("Undone")
    expect(phone.main("sheet-screen")).to_have_text("Round 1")
