"""What is added by hand on the page of a round, on the smallest phones."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_whole_in_sight import bottom_of
from tests.gallery.stage import game, round_of


@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_adjustment_has_its_main_button_whole_on_the_shortest_phone(new_phone, locale):
    phone = new_phone(320, 568, locale=locale)
    phone.open(game(phone, "tally", "Annegret", "Ben", "Cy", log=[round_of(5, 3, 1)]) + "/rounds/1")
    phone.tap(phone.page.locator(".round-keys .side-button").nth(1))
    key = phone.page.locator(".adjust .main-button")
    expect(key).to_be_in_viewport(ratio=1)
    assert bottom_of(key) <= 568
    for one in phone.page.locator(".adjust .keypad .key").all():
        expect(one).to_be_in_viewport(ratio=1)
