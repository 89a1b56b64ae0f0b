"""A series that games won decide has those as its figures, and points beside them."""

import re

from playwright.sync_api import expect

from tests.browser.drawn_texts import texts_on_the_picture
from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone, read_as
from tests.gallery.stage import game


def test_games_won_are_the_figures_of_board_table_view_home_and_history(phone: Phone):
    log = [
        {"type": "round", "players": [{"points": one} for one in line]}
        for line in ((90, 10), (1, 5), (1, 5))
    ]
    path = game(phone, "lynx", "Ada", "Ben", log=log, games=3, series="games")
    expect_totals(phone, "2", "1")
    expect(phone.page.locator(".board-row").first).to_contain_text("20 points")
    phone.shot("series-by-wins")
    phone.axe()
    drawn = texts_on_the_picture(phone)
    assert [text for text in drawn if re.fullmatch(r"[\d−]+", text)][:2] == ["2", "1"], drawn
    phone.open(f"{path}#table")
    figures = phone.page.locator(".table-side:not(.is-turned) li b")
    expect(figures).to_have_text(["1", "2"])
    phone.open("/settings")
    phone.key("Back")
    expect(phone.page.locator(".game-news")).to_have_text(re.compile(read_as("Won by Ben with 2")))
    phone.open("/history")
    seats = phone.page.locator(".game-seat")
    expect(seats).to_have_text([re.compile("Ben 2"), re.compile("Ada 1")])
