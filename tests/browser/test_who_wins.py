"""Who wins? Any trick, asked about from the rules or in the middle of a round."""

import re

from playwright.sync_api import expect

from tests.browser.card_board import play
from tests.browser.phone import read_as
from tests.gallery.stage import game


def says(phone, text: str) -> None:
    expect(phone.page.locator("who-wins .log-line")).to_have_text(re.compile(read_as(text)))


def test_a_trick_of_agame_from_the_rules(phone):
    phone.open("/rules/agame")
    phone.key("Who wins?")
    says(phone, "Tap the cards in the order they were played.")
    play(phone, "blue 13", "green 8", "red 21")
    says(phone, "Number 1 wins: equal, and played first")
    phone.shot("who-wins-agame")
    phone.axe()
    phone.key("Undo")
    play(phone, "red 34")
    says(phone, "Number 2 wins: highest card")
    play(phone, "yellow 3")
    says(phone, "Number 2 wins: the higher sum")
    play(phone, "blue Hat")
    says(phone, "Number 3 wins: the Hat beats all numbers")
    play(phone, "green Hat")
    says(phone, "Number 3 wins: the first Hat")


def test_reason_names_the_suit_that_was_led(phone):
    phone.open("/rules/animanize")
    phone.key("Who wins?")
    play(phone, "red 3", "red 5")
    says(phone, "Number 2 wins: highest red")


def test_card_that_may_not_be_played_is_explained(phone):
    phone.open("/rules/agame")
    phone.key("Who wins?")
    play(phone, "blue 8")
    says(phone, "single-digit card alone")
    expect(phone.page.locator("who-wins .is-winner")).to_have_count(1)


def test_fenneks_turn_a_tie_round(phone):
    phone.open("/rules/agame?who")
    phone.key("Fennek")
    play(phone, "blue 34", "blue Fennek", "green 34")
    phone.key("Next player")
    play(phone, "red 3", "red 5")
    says(phone, "Number 2 wins: equal, and a Fennek lets the last one win")
    phone.shot("who-wins-fennek")
    phone.key("Fennek")
    says(phone, "Number 1 wins: equal, and played first")


def test_animanize_beside_a_round_and_counted_there(phone):
    game(phone, "animanize", "Ada", "Ben", "Cy")
    phone.key("Round 1")
    phone.tap(phone.page.locator(".tile").nth(0))
    figures = phone.page.locator(".tile-figure")
    expect(figures).to_have_text(["1", "0", "0"])
    phone.key("Rules for this")
    phone.key("Who wins?")
    play(phone, "red 3", "Lion", "animal 9", "Lion")
    says(phone, "Number 4 wins: the later lion")
    phone.shot("who-wins-animanize")
    phone.key("Count it")
    says(phone, "Who took it?")
    phone.key_twice(re.compile("Ben"))
    expect(figures).to_have_text(["1", "1", "0"])
    expect(phone.page.get_by_role("button", name=re.compile("Ben.*9"))).to_have_attribute(
        "aria-pressed", "true"
    )


def test_trick_question_is_not_stored_and_back_leads_to_the_screen_before(phone):
    game(phone, "animanize", "Ada", "Ben", "Cy")
    phone.key("Round 1")
    expect(phone.page.locator("animanize-recorder")).to_be_visible()
    phone.key("Rules for this")
    phone.key("Who wins?")
    play(phone, "red 3", "red 4")
    phone.key("New trick")
    says(phone, "Tap the cards")
    phone.page.go_back()
    phone.page.go_back()
    expect(phone.page.locator(".tile-figure")).to_have_text(["0", "0", "0"])
