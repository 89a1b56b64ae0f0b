"""A game begun by mistake goes from its sheet; one without an end is ended there."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import write_round
from tests.browser.together import is_game_stored
from tests.gallery.stage import EIGHT, game

DISCARD = "Begun by mistake? Throw it away"


@pytest.mark.parametrize("names", [("Ada", "Ben"), EIGHT], ids=["two", "eight"])
def test_game_begun_by_mistake_is_thrown_away_in_two_taps(phone, names):
    with phone.page.expect_response(is_game_stored):
        phone.new_game("Tally", *names)
    with phone.counting("throw away a game begun by mistake", 2):
        phone.key(DISCARD)
        phone.shot(f"discard-{len(names)}")
        phone.key("Throw away")
    expect(phone.page.locator(".home")).to_be_visible()
    expect(phone.page.locator(".game-line")).to_have_count(0)
    phone.open("/history/thrown-away")
    expect(phone.page.get_by_role("button", name="Bring it back")).to_be_visible()
    phone.key("Bring it back")
    expect(phone.page.get_by_text("The game is back.")).to_be_visible()
    phone.open()
    expect(phone.page.locator("score-board, .game-line").first).to_be_visible()


def test_second_tap_of_a_hurry_throws_nothing_away(phone):
    game(phone, "tally", "Ada", "Ben")
    phone.key_twice(DISCARD)
    phone.key("Keep it")
    expect(phone.page.get_by_role("button", name=DISCARD)).to_be_visible()


def test_game_without_an_agreed_end_is_ended_on_its_sheet(phone):
    game(phone, "tally", *EIGHT)
    end = phone.page.get_by_role("button", name="Finish", exact=True)
    expect(end).to_have_count(0)
    write_round(phone, *"12345678")
    phone.shot("finish-eight")
    with phone.counting("end a game without an agreed end", 1):
        phone.tap(end)
    expect(phone.page.locator(".outcome")).to_be_visible()
    phone.key("Undo")
    expect(end).to_be_visible()


def test_game_with_an_agreed_end_has_no_key_for_it_on_its_sheet(phone):
    phone.seat("Tally", "Ada", "Ben")
    phone.tap(".rules-line")
    phone.key("Target: more")
    phone.begin()
    write_round(phone, "1", "2")
    expect(phone.main()).to_have_text("Round 2")
    expect(phone.page.get_by_role("button", name="Finish")).to_have_count(0)
