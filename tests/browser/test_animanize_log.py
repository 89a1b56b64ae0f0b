"""Animanize trick by trick: a whole round by the screen, both lions and somebody out."""

import pytest
from playwright.sync_api import expect

from tests.browser.animanize_recorder import ROUND, log_tricks
from tests.browser.card_board import play, says
from tests.browser.phone import Phone


@pytest.fixture
def table(phone) -> Phone:
    log_tricks(phone)
    return phone


def test_a_round_of_tricks(table):
    says(table, "Ada leads")
    with table.counting("Animanize, thirteen tricks card by card", 3 * len(ROUND)):
        for number, cards in enumerate(ROUND, start=1):
            expect(table.page.locator(".header-status")).to_contain_text(f"Trick {number} of 14")
            play(table, *cards)
    table.shot("animanize-log")
    says(table, "Cy took it and leads: the later lion")
    play(table, "animal 8")
    says(table, "Cy so far")
    table.key("Out")
    table.main_says("Ada: one more animal in hand")
    table.shot("animanize-log-out")
    play(table, "animal 7")
    expect(table.page.locator("score-board")).to_be_visible()
    assert set(table.totals()) == {"Ada", "Ben", "Cy"}


def test_a_tap_and_then_a_trick_are_taken_back(table):
    play(table, "red 1", "blue 2")
    table.key("Undo")
    table.main_says("Ben’s card?")
    play(table, "red 2", "red 3")
    says(table, "Cy took it and leads: highest red")
    table.key("Undo")
    says(table, "Ada leads")


def test_the_log_may_be_left_for_the_whole_round(table):
    play(table, "red 1", "red 2", "red 3")
    table.tap(".depth-key")
    expect(table.page.locator(".tile")).to_have_count(3)


def test_player_who_follows_after_not_following_is_noticed(table):
    play(table, "red 1", "blue 2", "red 3")
    says(table, "Cy took it")
    play(table, "red 4", "red 5", "red 6")
    says(table, "Ben plays red in trick 2 but could not follow it in trick 1.")
    table.key("Write it down")
    says(table, "Ben took it and leads: highest red")


def test_a_correction_that_turns_the_winner_is_mended_with_the_trick_after_it(table):
    play(table, "red 4", "red 9", "blue 2")
    says(table, "Ben took it")
    play(table, "green 5", "green 7", "green 1")
    says(table, "Cy took it")
    table.tap(".header-key")
    table.tap(".line-link")
    table.tap(table.page.locator(".log-entry").first)
    play(table, "red 9")
    table.main_says("Which card is missing?")
    expect(table.page.locator(".trick-play").nth(1)).to_have_attribute("aria-current", "step")
    play(table, "red 3")
    stopped = table.page.locator(".follows-stopped")
    expect(stopped).to_contain_text("Trick 2")
    table.main_says("First mend or drop what no longer fits")
    table.shot("animanize-log-knocks-on")
    table.axe()
    table.key("Mend")
    says(table, "Ben so far")
    play(table, "green 5", "green 7", "green 1")
    play(table, "green 1", "green 5", "green 7")
    says(table, "Cy so far")
    table.key("Mend it with the correction")
    expect(stopped).to_have_count(0)
    table.key("Write it down")
    first, second = (table.page.locator(".log-entry").nth(no) for no in range(2))
    expect(first.locator(".log-play")).to_have_text(["4", "3", "2"])
    expect(second.locator(".log-play")).to_have_text(["1", "5", "7"])
