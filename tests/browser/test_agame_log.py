"""Agame trick by trick by the screen alone."""

from playwright.sync_api import expect

from tests.browser.agame_log import begin, says, tap
from tests.browser.agame_recorder import FIVE


def test_the_example_of_the_leaflet(phone):
    begin(phone, *FIVE)
    says(phone, "Who begins?")
    with phone.counting("Agame, a trick of six cards and two laid", 8):
        tap(phone, "blue 5", "blue 8", "green 13", "purple 8", "red 5", "yellow 2")
        says(phone, "Ada takes it, 13 came first: lay one or two")
        phone.shot("agame-log")
        tap(phone, "yellow 2")
        says(phone, "Ada: 2 cards = 2")
        tap(phone, "green 13")
        says(phone, "Ada took it and leads")
    phone.axe()
    phone.key("Undo")
    says(phone, "Who begins?")
    expect(phone.page.locator("card-board .taken")).to_have_count(0)
