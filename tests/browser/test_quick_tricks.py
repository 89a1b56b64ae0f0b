"""Fingers quicker than the engine in the log of Agame: what a card means is not known yet."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import begin, tap
from tests.browser.agame_recorder import THREE
from tests.browser.card_board import says
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import game

TRICK = {
    "type": "trick",
    "leader": 0,
    "plays": [["blue 21"], ["green 8"], ["purple 13"]],
    "laid": ["purple 13", "green 8"],
}
CAUGHT = [
    {
        "type": "trick",
        "leader": 0,
        "plays": [["blue 13"], ["green 8"], ["purple 21"]],
        "laid": ["blue 13", "green 8"],
    },
    {
        "type": "trick",
        "leader": 2,
        "plays": [["purple 5", "purple 3"], ["blue 8"], ["green 34"]],
        "laid": ["blue 8", "purple 5"],
    },
    {"type": "catch", "seat": 1, "card": "blue 13", "from": 2, "pay": ["green 21"]},
]
"""Ben has caught from Cy, who may catch next, or else Ada."""


def play_two(phone: Phone) -> None:
    """Begin a trick on an engine that can be held up: Ada and Ben have played, Cy is next."""
    slow(phone)
    begin(phone, *THREE)
    tap(phone, "blue 13", "green 8")
    phone.main_says("Cy’s card?")


def tile(phone: Phone, name: str) -> None:
    phone.tap(phone.page.locator(".trick-play-key").filter(has_text=name))


@pytest.mark.parametrize("laid", ["purple 5", "green 8"])
def test_card_tapped_before_the_engine_knows_that_the_trick_is_full_is_laid(phone, laid):
    play_two(phone)
    with hold_engine(phone):
        tap(phone, "purple 5", laid)
    phone.main_says("Next trick")
    expect(phone.page.locator(".header-status")).to_contain_text("3 cards")


def test_card_tapped_twice_before_the_engine_has_answered_is_taken_back(phone):
    slow(phone)
    begin(phone, *THREE)
    says(phone, "Who begins?")
    with hold_engine(phone):
        tap(phone, "blue 13", "blue 13", "green 8")
    says(phone, "Ben so far: 8 is highest")
    expect(phone.page.locator(".header-status")).to_contain_text("1 card")


def test_card_tapped_once_more_behind_others_that_waited_is_laid_in_the_trick_they_fill(phone):
    """The 8 of Ben is taken back for a 5; with the card of Cy it is full, and the 5 is laid."""
    slow(phone)
    begin(phone, *THREE)
    tap(phone, "blue 13")
    says(phone, "Ada so far: 13 is highest")
    with hold_engine(phone):
        tap(phone, "green 8", "green 8", "green 5", "purple 8", "green 5")
    phone.main_says("Next trick")
    expect(phone.page.locator(".header-status")).to_contain_text("3 cards")


def test_cards_tapped_while_the_trick_before_is_written_join_those_tapped_before(phone):
    play_two(phone)
    tap(phone, "purple 5")
    says(phone, "Ada takes it")
    with hold_engine(phone):
        tap(phone, "green 8", "blue 21")
    phone.main_says("Next trick")
    with hold_engine(phone):
        tap(phone, "green 3", "purple 34")
    says(phone, "Cy takes it")


def test_card_tapped_before_the_engine_knows_who_catches_is_caught(phone):
    """Cy cannot catch it from himself, but Ada can."""
    slow(phone)
    game(phone, "agame", *THREE, log=CAUGHT, log_tricks=True)
    phone.tap(phone.main("sheet-screen"))
    phone.key("Catch")
    expect(phone.page.locator(".trick-play.is-next")).to_contain_text("Cy")
    with hold_engine(phone):
        tile(phone, "Ada")
        tap(phone, "green 8")
    says(phone, "Ada catches green 8 from Cy")


def test_player_tapped_in_a_correction_before_the_main_button_has_led_on_is_asked_anew(phone):
    """The tile of Ben has another card when its turn comes."""
    slow(phone)
    game(phone, "agame", *THREE, log=[TRICK], log_tricks=True)
    phone.tap(".line-link")
    phone.tap(".log-entry")
    tile(phone, "Ben")
    phone.main_says("It is Ben’s turn to play.")
    tap(phone, "green 5")
    phone.main_says("Which card is laid?")
    with hold_engine(phone):
        tap(phone, "green 3")
        phone.tap(phone.main())
        tile(phone, "Ben")
    phone.main_says("It is Ben’s turn to play.")
