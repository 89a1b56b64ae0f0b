"""Agame trick by trick on one phone, and its section written as a whole on another."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import tap
from tests.browser.together import sit_down

TRICK = {
    "type": "trick",
    "leader": 0,
    "plays": [["blue 21"], ["green 8"], ["purple 13"]],
    "laid": ["purple 13"],
}
SECTION = {"type": "section", "players": [{"points": points} for points in (30, 20, 10)]}


@pytest.mark.parametrize("cards", [[], ["blue 13"]], ids=["untouched", "begun"])
def test_section_that_another_phone_ends_by_points_is_told_in_the_trick_log(guests, cards):
    ada, ben = guests(2)
    names = ("Ada", "Ben", "Cy")
    game = sit_down(ada, ben, names=names, kind="agame", log=[TRICK], log_tricks=True)
    ada.phone.tap(ada.phone.main())
    expect(ada.phone.page.locator("card-board .cell").first).to_be_visible()
    tap(ada.phone, *cards)
    expect(ada.phone.page.locator("card-board [aria-pressed=true]")).to_have_count(len(cards))
    ben.append(game, SECTION)
    told = ada.phone.page.get_by_text("has written Section 1 meanwhile")
    expect(told).to_be_visible()
    ada.phone.key("Throw mine away" if cards else "Back to the sheet")
    ada.phone.expect_board({"Ada": "30", "Ben": "20", "Cy": "10"})
