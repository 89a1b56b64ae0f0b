"""The game is over: who won, and how it came."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, whole_game
from tests.browser.phone import read_as
from tests.gallery.stage import EIGHT, game, round_of
from tests.waiting import wait_until

SCROLLED_ABOVE_FOOTER = """line => {
  line.scrollIntoView({ block: "nearest" });
  const footer = document.querySelector(".footer")?.getBoundingClientRect();
  return line.getBoundingClientRect().top < footer?.top;
}"""
"""Scrolls a line to where the footer hides it no more; whether it is there."""
HEIGHTS = "all => all.map(one => one.getBoundingClientRect().height)"
LETTERS = "name => getComputedStyle(name).fontSize"
FLOURISHES = """
window.flourishes = 0;
window.ended = new Set();
addEventListener("animationend", ({ animationName }) => {
  ended.add(animationName);
  if (animationName === "flourish") flourishes++;
});
"""
REDRAWS = """
addEventListener("animationend", () => document.querySelector("sheet-screen")?.requestUpdate());
"""
"""Draws the sheet again amid the celebration."""


def test_finished_game_shows_winner_and_totals(phone):
    whole_game(phone, "Ada", "Ben", points=("12", "20"))
    keys = phone.page.locator(".result-keys > *")
    expect(phone.page.locator(".outcome")).to_contain_text("Ben")
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(["Ben", "Ada"])
    expect(keys).to_have_count(3)
    phone.shot("game-over")
    phone.key("Undo")
    expect(phone.main()).to_have_text("Round 2")
    expect(keys).to_have_count(0)
    phone.key("Undo")
    expect_totals(phone, "0", "0")


def test_account_that_is_unfolded_gives_way_to_keys_and_chart_of_the_result(phone):
    game(phone, "lynx", "Ada", "Ben", log=[round_of(12, 20)])
    phone.tap(".board-row")
    account = phone.page.locator("score-account")
    expect(account).to_be_visible()
    phone.key("Finish")
    expect(phone.page.locator(".result-keys > *")).to_have_count(3)
    expect(phone.page.locator("score-curves")).to_be_visible()
    expect(account).to_have_count(0)
    phone.tap(".board-row")
    expect(account).to_be_visible()


def test_finished_game_shows_the_rank_of_everybody(new_phone):
    phone = new_phone(320, 640)
    points = [{"points": one} for one in (7, 12, 12, 3, 0, 0, 5, 1)]
    log = [{"type": "round", "players": points}]
    game(phone, "tally", *EIGHT, log=[*log, {"type": "finish"}])
    ranks = phone.page.locator(".board-row > span:first-child")
    expect(ranks).to_have_text(["1.", "1.", "3.", "4.", "5.", "6.", "7.", "7."])
    phone.shot("ranks")
    phone.key("Undo")
    expect(ranks).to_have_count(0)


ENDED = [{"type": "round", "players": [{"points": 1}, {"points": 9}]}, {"type": "finish"}]


def test_game_ended_early_goes_on_to_a_goal_that_is_named(phone):
    game(phone, "tally", "Ada", "Ben", log=ENDED, target=100)
    phone.key("Play on")
    phone.main_says("Play on to 100")
    phone.tap(phone.main())
    expect(phone.page.locator(".outcome")).to_have_count(0)
    expect(phone.main()).to_have_text("Round 2")


def test_game_without_an_end_that_somebody_ended_goes_on_at_once(phone):
    game(phone, "tally", "Ada", "Ben", log=ENDED)
    phone.key("Play on")
    expect(phone.main()).to_have_text("Round 2")
    expect(phone.page.locator(".outcome")).to_have_count(0)
    phone.key("Undo")
    expect(phone.page.locator(".outcome")).to_be_visible()


def test_finished_game_ranks_nobody_who_went_home(phone):
    one = {"type": "round", "players": [{"points": 1}, {"points": 9}, {"points": 3}]}
    two = {"type": "round", "players": [{"points": 1}, None, {"points": 3}]}
    log = [one, {"type": "leave", "seat": 1}, two, {"type": "finish"}]
    game(phone, "lynx", "Ada", "Ben", "Cy", log=log)
    names = phone.page.locator("score-board .fitted-name")
    expect(names).to_have_text(["Cy", "Ada", "Ben"])
    ranks = phone.page.locator(".board-row > span:first-child")
    expect(ranks).to_have_text(["1.", "2.", ""])


def test_long_result_scrolls_as_one_page_above_the_footer(new_phone):
    phone = new_phone(360, 640)
    points = [{"points": no} for no in range(8)]
    log = [{"type": "round", "players": points}, {"type": "finish"}]
    game(phone, "tally", *EIGHT, log=log)
    last = phone.page.get_by_role("link", name="Round 1", exact=True)
    expect(last).to_be_visible()
    wait_until(lambda: last.evaluate(SCROLLED_ABOVE_FOOTER), "the line above the footer")
    below = phone.page.locator(".sheet-below")
    assert below.evaluate("one => one.scrollHeight <= one.clientHeight")
    phone.tap(last)
    expect(phone.page.locator("round-screen")).to_be_visible()


def test_the_winner_is_celebrated_once(phone):
    phone.page.add_init_script(FLOURISHES)
    whole_game(phone, "Ada", "Ben", points=("1", "2"))
    phone.page.wait_for_function("() => flourishes === 1")
    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    expect(phone.page.locator("round-screen")).to_be_visible()
    phone.key("Back")
    drawing = phone.page.locator(".outcome-drawing")
    expect(drawing).to_be_visible()
    assert drawing.evaluate("element => element.getAnimations().length") == 0
    phone.page.emulate_media(reduced_motion="reduce")
    phone.page.reload()
    expect(drawing).to_be_visible()
    assert drawing.evaluate("element => element.getAnimations().length") == 0


def test_celebration_runs_whole_while_the_sheet_is_drawn_again(phone):
    phone.page.add_init_script(FLOURISHES)
    phone.page.add_init_script(REDRAWS)
    whole_game(phone, "Ada", "Ben", points=("1", "2"))
    phone.page.wait_for_function("() => ended.has('flourish-rays') && ended.has('flourish-land')")
    phone.hold_what_is_told()
    phone.key("Undo")
    phone.main_says("Round 2")
    phone.key("Redo")
    phone.page.wait_for_function("() => flourishes === 2")


def test_how_the_totals_ran_is_there_for_those_who_listen(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(12, 20), round_of(30, 1)])
    phone.key("Tally")
    phone.key("Finish here")
    table = phone.page.get_by_role("table", name="Totals round by round")
    expect(table.get_by_role("columnheader")).to_have_text(["Ada", "Ben"])
    expect(table.get_by_role("cell")).to_have_text(["", "0", "0", "12", "20", "42", "21"])


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_rows_of_a_result_of_five_are_of_one_height(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    names = ("Annegret", "Ben", "Maximilian-Konstantin", "Dörte", "Élodie")
    entry = {"type": "round", "players": [{"points": 45 - 8 * no} for no in range(5)]}
    game(phone, "lynx", *names, log=[*[entry] * 3, {"type": "finish"}])
    rows = phone.page.locator("sheet-screen .is-ranked .board-row")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("135")
    wait_until(lambda: len(set(rows.evaluate_all(HEIGHTS))) == 1, "rows of one height")
    letters = rows.locator(".fitted-name").first.evaluate(LETTERS)
    phone.key("Rückgängig")
    name = phone.page.locator("sheet-screen .board:not(.is-ranked) .fitted-name").first
    expect(name).to_have_css("font-size", letters)


@pytest.mark.parametrize(("locale", "says"), [("en-US", "A draw"), ("de-DE", "Unentschieden")])
def test_draw_is_called_so_in_the_result_and_at_home(new_phone, locale, says):
    phone = new_phone(locale=locale)
    log = [{"type": "round", "players": [{"points": 63}, {"points": 63}]}, {"type": "finish"}]
    game(phone, "tally", "Ada", "Ben", log=log)
    words = phone.page.locator(".outcome-words")
    expect(words.locator("h2")).to_have_text(says)
    expect(words.locator("p")).to_have_count(1)
    phone.open("/settings")
    phone.tap("preferences-screen .header-key")
    expect(phone.page.locator("home-screen .game-news")).to_have_text(says)


def test_game_played_alone_has_no_winner_and_its_figure_is_told(phone):
    game(phone, "tally", "Ada", log=[round_of(63), {"type": "finish"}])
    expect(phone.page.locator(".outcome-words h2")).to_have_text("The game is over")
    phone.open("/settings")
    phone.tap("preferences-screen .header-key")
    says = re.compile(read_as("Ada · 63"))
    expect(phone.page.locator("home-screen .game-news")).to_have_text(says)
