"""Agame trick by trick: who is asked whose a card is."""

from playwright.sync_api import expect

from tests.browser.agame_log import begin, tap
from tests.browser.card_board import says

MIDDLES = """plays => plays.map(one => {
  const { top, height } = one.querySelector(".trick-play-cards").getBoundingClientRect();
  return top + height / 2;
})"""


def test_figures_of_players_who_are_asked_stand_where_the_others_have_theirs(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 21", "green 8", "purple 13")
    says(phone, "Ada takes it")
    tap(phone, "purple 13")
    phone.key("Next trick")
    says(phone, "Ada took it and leads")
    tap(phone, "purple 34")
    expect(phone.page.locator(".trick-play.is-asked")).to_have_count(2)
    middles = phone.page.locator(".trick-play").evaluate_all(MIDDLES)
    assert max(middles) - min(middles) <= 3
