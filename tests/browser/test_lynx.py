"""lynX by the screen alone: three games at three depths, with the numbers of the rules."""

import re

from playwright.sync_api import expect

from tests.browser.lynx_recorder import LynxRecorder

NAMES = ("Ada", "Ben", "Cy", "Dörte")
FIRST = {"Ada": "37", "Ben": "10", "Cy": "−14", "Dörte": "28"}
SECOND = {"Ada": "23", "Ben": "48", "Cy": "23", "Dörte": "19"}
THIRD = {"Ada": "33", "Ben": "86", "Cy": "47", "Dörte": "74"}


def test_three_games_at_three_depths(phone):
    recorder = LynxRecorder(phone)
    phone.new_game("lynX", *NAMES)
    with phone.counting("lynX, four players, twelve melds", 36):
        by_cards(phone, recorder)
    phone.expect_board(FIRST)
    with phone.counting("lynX, four players, by counts", 33):
        by_counts(phone, recorder)
    phone.expect_board(SECOND)
    phone.shot("lynx-sheet")
    phone.key("Game 3")
    recorder.turn()
    phone.key("Back")
    with phone.counting("lynX, four players, points", 13):
        by_points(phone, recorder)
    phone.expect_board(THIRD)
    after_three_games(phone)


def by_cards(phone, recorder):
    phone.key("Game 1")
    recorder.melds("9 J 4 ×3")
    recorder.went_out()
    phone.shot("lynx-went-out")
    recorder.on()
    recorder.melds("K ×4 9 K")
    recorder.hand(1, 1)
    recorder.shows("K ×4 8", "9–K 8")
    recorder.sums("16 in melds − 2×3 hand = 10")
    phone.shot("lynx-cards")
    recorder.on()
    recorder.hand(2, 3)
    recorder.on()
    recorder.melds("A 3 Q A 10 A 5 ×3 J ×3 2 ×3 3 ×3 6 ×3")
    recorder.hand(1, 1)
    phone.shot("lynx-eight-melds")
    recorder.on()


def by_counts(phone, recorder):
    phone.key("Game 2")
    recorder.turn()
    recorder.typed("0")
    recorder.field("cards in hand")
    recorder.picked(5, 2)
    recorder.on()
    recorder.typed("25")
    recorder.field("of them J Q K")
    phone.shot("lynx-counts")
    recorder.picked("more", 1, 0)
    recorder.on()
    recorder.typed("6")
    recorder.field("of them J Q K")
    recorder.picked(1)
    recorder.went_out()
    recorder.on()
    recorder.typed("3")
    recorder.field("of them J Q K")
    recorder.picked(0, 5, 1)
    recorder.on()


def by_points(phone, recorder):
    phone.key("Game 3")
    for points in ("10", "38", "24", "55"):
        recorder.typed(points)
        recorder.on()


def after_three_games(phone):
    """Three games were enough: it is over, Ben has won; the same four begin anew."""
    phone.key("lynX")
    phone.page.get_by_role("textbox", name="Number of games").fill("3")
    phone.page.keyboard.press("Enter")
    phone.key("Write it down")
    expect(phone.page.get_by_role("heading", name=re.compile("Ben.? wins"))).to_be_visible()
    phone.shot("lynx-over")
    phone.key("Rematch")
    phone.begin()
    expect(phone.main()).to_have_text("Game 1")
    phone.expect_board(dict.fromkeys(NAMES, "0"))
