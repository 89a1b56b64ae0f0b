"""Animanize trick by trick: a whole round by the screen, both lions and somebody out."""

import json
import re

import pytest
from playwright.sync_api import Response, expect

from tests.browser.animanize_recorder import ROUND, log_tricks
from tests.browser.card_board import play, says
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import store_game


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
    expect(table.page.locator(".trick-play-note")).to_have_text([re.compile("left|brawl")] * 3)
    play(table, "animal 8")
    says(table, "Cy so far")
    table.key("Out")
    table.main_says("Ada: one more animal in hand")
    table.shot("animanize-log-out")
    play(table, "animal 7")
    expect(table.page.locator("score-board .fitted-name")).to_have_text(["Ada", "Ben", "Cy"])


def test_tap_after_tap_is_taken_back_also_of_a_trick_that_is_written(table):
    play(table, "red 1", "blue 2")
    table.key("Undo")
    table.main_says("Ben’s card?")
    play(table, "red 2", "red 3")
    says(table, "Cy took it and leads: highest red")
    with table.counting("the last card of a trick taken back", 1):
        table.key("Undo")
    table.main_says("Cy’s card?")
    expect(table.page.locator(".toast")).to_have_count(0)
    play(table, "red 9")
    says(table, "Cy took it and leads: highest red")
    for _ in range(3):
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


def test_all_tricks_that_a_corrected_one_makes_impossible_are_mended_in_one_tap(phone):
    """Once Ben has won the first trick, everybody's card is the next one's."""
    leaders = [*[0] * 10, 2, 1]
    log = [
        {"type": "trick", "leader": leader, "cards": cards}
        for leader, cards in zip(leaders, ROUND, strict=False)
    ]
    sheet = store_game(phone, "animanize", "Ada", "Ben", "Cy", log=log, log_tricks=True)
    phone.open(sheet)
    phone.tap(".line-link")
    tricks = phone.page.locator(".log-entry")
    expect(tricks.first.locator(".log-hand small")).to_have_text(["Ada", "Ben", "Cy"])
    expect(tricks.last.locator(".log-name")).to_have_text(re.compile("Trick 12: .?Ada.? took it"))
    phone.shot("animanize-log-tricks")
    phone.tap(tricks.first)
    play(phone, "blue 1", "animal 2")
    stopped = phone.page.locator(".follows-stopped")
    expect(stopped).to_contain_text("Trick 2")
    expect(stopped).to_contain_text("In each trick the cards keep their order")
    phone.shot("animanize-log-mend-all")
    with phone.counting("Animanize, eleven tricks mended", 1):
        phone.key("Mend all 11")
    expect(stopped).to_have_count(0)
    phone.key("Write it down")
    expect(tricks.first.locator(".log-play")).to_have_text(["1", "2", "1"])
    expect(tricks.last.locator(".log-name")).to_have_text(re.compile("Trick 12: .?Ben.? took it"))
    expect(tricks.last.locator(".log-hand small")).to_have_text(["Cy", "Ada", "Ben"])


def test_tricks_that_no_rule_mends_are_walked_through(phone):
    """The animal 2 lies in trick 3 already: only a person knows what was played there."""
    log = [
        {"type": "trick", "leader": 0, "cards": ["red 1", "blue 2", "yellow 1"]},
        {"type": "trick", "leader": 0, "cards": ["red 3", "blue 3", "yellow 3"]},
        {"type": "trick", "leader": 0, "cards": ["red 2", "animal 2", "yellow 2"]},
    ]
    sheet = store_game(phone, "animanize", "Ada", "Ben", "Cy", log=log, log_tricks=True)
    phone.open(sheet)
    phone.tap(".line-link")
    phone.tap(phone.page.locator(".log-entry").first)
    play(phone, "blue 2", "animal 2")
    expect(phone.page.locator(".follows-stopped")).to_contain_text("Trick 2")
    phone.key("Mend")
    phone.key("Mend it with the correction")
    expect(phone.page.locator(".follows-stopped")).to_contain_text("Trick 3")
    expect(phone.page.get_by_role("button", name="Mend it by the rule")).to_have_count(0)


def is_withdrawn(response: Response) -> bool:
    """Whether the server has heard that nothing is being filled in any more."""
    notice = response.request
    return notice.url.endswith("/writing") and notice.post_data_json["place"] is None


def test_trick_that_begins_once_its_recorder_was_left_is_told_to_nobody(phone):
    told = []
    phone.page.on("request", lambda one: one.url.endswith("/writing") and told.append(one))
    slow(phone)
    log_tricks(phone)
    play(phone, "red 1", "red 2")
    phone.main_says("Cy’s card?")
    with hold_engine(phone):
        play(phone, "red 3", "red 9")
        with phone.page.expect_response(is_withdrawn):
            phone.key("Back")
        expect(phone.main("sheet-screen")).to_be_visible()
    expect(phone.main("sheet-screen")).to_contain_text("Trick 2 of 14")
    assert json.loads(told[-1].post_data)["place"] is None
