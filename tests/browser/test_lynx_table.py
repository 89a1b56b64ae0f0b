"""lynX with people who come and go, and corrections of the games before they did."""

import re

from playwright.sync_api import expect

from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.together import gather
from tests.gallery.stage import game


def test_players_join_and_leave_between_games(phone):
    recorder = LynxRecorder(phone)
    game(phone, "lynx", "Ada", "Ben", "Cy")
    points(phone, recorder, "Game 1", "10", "20", "30")
    joins(phone, "Eve")
    points(phone, recorder, "Game 2", "1", "2", "3", "4")
    phone.expect_board({"Ada": "11", "Ben": "22", "Cy": "33", "Eve": "4"})
    leaves(phone, "Ben")
    points(phone, recorder, "Game 3", "5", "6", "7")
    phone.expect_board({"Ada": "16", "Ben": "22", "Cy": "39", "Eve": "11"})
    phone.shot("lynx-left")
    phone.axe()


def test_full_table_says_so_where_a_ninth_player_would_join(phone):
    game(phone, "lynx", *"ABCDEFGH")
    settings(phone)
    field = phone.page.get_by_role("textbox", name="Who joins from now on")
    full = phone.page.get_by_text("The table is full: no more than 8 play.")
    expect(full).to_be_visible()
    expect(field).to_have_count(0)
    phone.axe()
    phone.key("A leaves now")
    field.fill("Ida")
    phone.key("Join")
    expect(phone.page.get_by_role("textbox", name="Name of Ida")).to_be_visible()
    expect(full).to_be_visible()


def test_the_last_two_are_told_why_neither_can_leave(phone):
    game(phone, "lynx", "Ada", "Ben")
    settings(phone)
    phone.key("Ben leaves now")
    expect(phone.page.locator("running-seats .wrong")).to_have_text(
        "1 at the table; this game takes 2 to 8."
    )


def test_a_correction_is_about_those_who_played_then(phone):
    recorder = LynxRecorder(phone)
    game(phone, "lynx", "Ada", "Ben", "Cy")
    points(phone, recorder, "Game 1", "10", "20", "30")
    joins(phone, "Eve")
    leaves(phone, "Ben")
    points(phone, recorder, "Game 2", "1", "2", "3")
    phone.tap(phone.page.get_by_role("link", name="Game 1", exact=True))
    phone.key("Correct it")
    tabs(phone, "Ada", "Ben", "Cy")
    phone.key("Ben, done")
    recorder.typed("5")
    recorder.on()
    expect(phone.page.locator(".round-points")).to_have_text(["+10", "+5", "+30"])
    phone.key("Back")
    phone.expect_board({"Ada": "11", "Ben": "5", "Cy": "32", "Eve": "3"})


def test_a_game_begun_waits_for_who_joins_in_the_middle(phone):
    recorder = LynxRecorder(phone)
    game(phone, "lynx", "Ada", "Ben")
    phone.key("Game 1")
    recorder.melds("K ×3")
    phone.key("Back")
    joins(phone, "Eve")
    phone.key("Game 1 · one meld")
    tabs(phone, "Ada", "Ben", "Eve")
    recorder.shows("K ×3 6")


def test_player_joins_or_leaves_on_another_phone_in_the_game_that_is_filled_in(new_phone):
    ada, ben = new_phone(), new_phone()
    gather(ada, ben, names=("Ada", "Ben", "Cy"), kind="lynx")
    recorder = LynxRecorder(ben)
    ben.key("Game 1")
    recorder.melds("K ×3")
    joins(ada, "Eve")
    tabs(ben, "Ada", "Ben", "Cy", "Eve")
    recorder.shows("K ×3 6")
    ben.main_says("Ben ›")
    leaves(ada, "Cy")
    tabs(ben, "Ada", "Ben", "Eve")
    recorder.on()
    ben.main_says("Eve ›")


def joins(phone, name):
    settings(phone)
    phone.page.get_by_role("textbox", name="Who joins from now on").fill(name)
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("textbox", name=f"Name of {name}")).to_be_visible()
    phone.key("Back")


def leaves(phone, name):
    settings(phone)
    phone.key(f"{name} leaves now")
    expect(phone.page.locator(".seat.is-gone", has_text="left")).to_be_visible()
    phone.key("Back")


def settings(phone):
    phone.key("lynX")
    expect(phone.page.get_by_role("heading", name="Players")).to_be_visible()


def points(phone, recorder, game, *figures):
    phone.key(game)
    expect(phone.page.get_by_role("radio")).to_have_count(len(figures))
    for table in (phone.page.locator(".melds"), phone.page.locator(".count-field")):
        if table.count():
            recorder.turn()
            expect(table).to_have_count(0)
    for figure in figures:
        recorder.typed(figure)
        recorder.on()


def tabs(phone, *names):
    """Those who are asked, done or not."""
    patterns = [re.compile(f"^{name}(, done)?$") for name in names]
    expect(phone.page.get_by_role("radio").locator(".visually-hidden")).to_have_text(patterns)
