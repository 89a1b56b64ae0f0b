"""Fingers quicker than the engine in the log of Agame: what a card means is not known yet."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import begin, tap
from tests.browser.agame_recorder import THREE
from tests.browser.card_board import says
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow


def play_two(phone: Phone) -> None:
    """Begin a trick on an engine that can be held up: Ada and Ben have played, Cy is next."""
    slow(phone)
    begin(phone, *THREE)
    tap(phone, "blue 13", "green 8")
    phone.main_says("Cy’s card?")


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
