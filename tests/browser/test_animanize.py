"""Animanize by the screen alone: as played, afterwards, out, by points; figures of the rules."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.animanize_recorder import AnimanizeRecorder

THREE = ("Ada", "Ben", "Cy")
FOUR = (*THREE, "Dörte")
TOGETHER = re.compile("brawl.*\\S\u00a0−", re.IGNORECASE)
"""The figure stays with the last word of what it is for."""


@pytest.fixture
def three(phone) -> AnimanizeRecorder:
    phone.new_game("Animanize", *THREE)
    return AnimanizeRecorder(phone)


@pytest.fixture
def four(phone) -> AnimanizeRecorder:
    phone.new_game("Animanize", *FOUR)
    return AnimanizeRecorder(phone)


def test_a_whole_game_of_three_as_played_afterwards_out_and_by_points(three):
    with three.phone.counting("Animanize as played, three players", 16):
        as_played(three)
    three.phone.expect_board({"Ada": "15", "Ben": "20", "Cy": "16"})
    with three.phone.counting("Animanize afterwards, three players", 12):
        afterwards(three)
    three.phone.expect_board({"Ada": "11", "Ben": "33", "Cy": "31"})
    with_somebody_out(three)
    three.phone.expect_board({"Ada": "22", "Ben": "31", "Cy": "49"})
    three.open(4)
    three.turn()
    three.phone.key("Back")
    with three.phone.counting("Animanize, three players, points", 10):
        by_points(three)
    three.phone.expect_board({"Ada": "32", "Ben": "41", "Cy": "60"})
    expect(three.phone.page.get_by_role("link", name="Rematch")).to_be_visible()
    expect(three.phone.page.locator(".sheet-status")).to_have_count(0)
    three.phone.tap(three.phone.page.locator("score-board .board-row").filter(has_text="Ada"))
    brawl = three.phone.page.locator(".account-line").filter(has_text="Brawl")
    expect(brawl).to_contain_text(TOGETHER)


def as_played(three):
    three.open(1)
    three.played("Ada Ben:9 Cy:2 Ada:4 Ben Ben:5 Cy:3 Ada Ada:6 Ben Cy:8 Ada Ben")
    three.phone.shot("animanize-played")
    three.played("Ben")
    three.sums("5+10 +15 total 15", "6+14 +20 total 20", "3+13 +16 total 16")
    three.on()


def afterwards(three):
    three.open(2)
    three.turn()
    three.numbers(7, 4)
    three.animals(Ada=(9, 8), Ben=(2, 7), Cy=(3, 4, 5))
    three.says("Ada", "7", "brawl −4")
    three.says("Cy", "3", "5 left")
    three.phone.shot("animanize-afterwards")
    three.on()


def with_somebody_out(three):
    three.open(3)
    three.numbers(4, 4)
    three.out()
    three.phone.shot("animanize-who-is-out")
    three.phone.tap(three.tile("Ben"))
    three.phone.shot("animanize-hand")
    three.numbers(2)
    three.animals(Ada=(7,), Ben=(2,), Cy=(9, 5))
    three.says("Ben", "4", "out −2")
    three.sums("4+7 +11 total 22", "−2 total 31", "4+14 +18 total 49")
    three.on()


def by_points(three):
    three.open(4)
    for points in ("10", "10", "11"):
        three.typed(points)
        three.on()


def test_main_button_asks_who_is_out_and_writes_nothing_before(three):
    phone = three.phone
    three.open(1)
    three.turn()
    three.numbers(5, 5)
    three.animals(Ada=(9,), Ben=(8, 7), Cy=(6,))
    expect(phone.main()).to_have_text("Write it down")
    three.out()
    expect(phone.main()).to_have_text("Who is out? Tap that tile.")
    three.on()
    three.out()
    expect(phone.main()).to_have_text("Write it down")


def test_four_players_afterwards_and_as_played(four):
    phone = four.phone
    with phone.counting("Animanize afterwards, four players", 13):
        four.open(1)
        four.turn()
        four.numbers(3, 4, 2)
        four.animals(Ada=(9, 4), Ben=(8, 5), Cy=(7,), Dörte=(2, 6))
        phone.shot("animanize-four")
        four.on()
    phone.expect_board({"Ada": "16", "Ben": "0", "Cy": "9", "Dörte": "10"})

    four.open(2)
    four.turn()
    four.turn()
    phone.key("Back")
    with phone.counting("Animanize as played, four players", 13):
        four.open(2)
        four.played("Ada:9 Ben:2 Cy Dörte:5 Ada Ben:3 Ada:8 Cy:6 Ben:4 Dörte:7 Ada")
        four.on()
    phone.expect_board({"Ada": "11", "Ben": "12", "Cy": "17", "Dörte": "24"})


def test_the_line_says_who_starts(three):
    """Who leads is ahead, on every screen: the sheet says who starts."""
    expect(three.phone.page.locator(".sheet-status")).to_contain_text("starts · 4 aside, 14 each")
