"""Long names, and many of them: within their keys, on as many lines as there is room for."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import type_in, write_round
from tests.browser.test_whole_in_sight import bottom_of, top_of_footer
from tests.gallery.stage import game, recorder, round_of

LONG = (
    "Annegret Schnickschnackmeier",
    "Maximilian-Konstantin von Hohenstein",
    "J\u00f6rg-G\u00fcnther M\u00fcller-L\u00fcdenscheidt",
    "\u00c9lodie-Genevi\u00e8ve-Marguerite",
    "Konstantin Alexander der Dritte",
    "Bartholom\u00e4us Freiherr von Hohenfels",
    "Christiane Wilhelmina Ottokar",
    "Heidi Schnickschnackschnuckmeisterin",
)
ABOVE_LETTERS = """text => {
  const { font } = getComputedStyle(text);
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = font;
  const baseline = document.createElement("span");
  baseline.style.display = "inline-block";
  text.append(baseline);
  const above = baseline.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
  baseline.remove();
  return above - canvas.measureText(text.textContent).actualBoundingBoxAscent;
}"""
"""The room a box leaves above the highest of its letters."""


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_names_of_three_lines_stay_within_the_keys_that_ask_who_went_out(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    recorder(phone, "lynx", *LONG)
    phone.tap(".depth-key")
    phone.tap(phone.page.locator(".count-field").nth(2))
    phone.tap(phone.page.locator(".count-keys .strip button").first)
    answers = phone.page.locator(".who-key")
    expect(answers).to_have_count(9)
    for answer in answers.all():
        assert answer.evaluate("key => key.scrollHeight <= key.clientHeight")
        assert bottom_of(answer) <= top_of_footer(phone)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375), (320, 568)])
def test_keys_for_who_ended_a_round_of_eight_lie_above_its_sums(new_phone, width, height):
    phone = new_phone(width, height)
    recorder(phone, "skyjo", *LONG)
    for seat in range(8):
        phone.tap(phone.page.locator("[role=radio]").nth(seat))
        type_in(phone, str(10 + seat))
    expect(phone.page.locator(".pad-points li")).to_have_count(8)
    sums = phone.page.locator(".pad-worth").bounding_box()
    assert sums
    assert bottom_of(phone.page.locator(".pad-who .tab").first) <= sums["y"]


def test_games_won_stay_in_one_line_where_eight_stand_two_by_two(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    log = [{"type": "round", "finisher": 7, "players": [{"points": 12}] * 7 + [{"points": 38}]}]
    game(phone, "lynx", *LONG, log=log, games=3)
    won = phone.page.locator(".board-row-last small")
    expect(won).to_have_text("ein Sieg")
    expect(won).to_have_css("display", "inline")
    assert won.evaluate("won => won.getClientRects().length") == 1


@pytest.mark.parametrize("width", [320, 360])
def test_long_word_of_a_name_takes_the_second_line_of_the_board(new_phone, width):
    phone = new_phone(width, 740, locale="de-DE")
    log = [{"type": "round", "players": [{"points": 160}, {"points": -60}]}] * 3
    teams = [("Die Unbesiegbaren", "Ada", "Cy"), ("Schnickschnackmeister", "Ben", "Di")]
    game(phone, "tichu", *teams, log=log)
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(
        [re.compile("^Die Unbesieg"), re.compile("^Schnickschnackm")]
    )


def test_dots_of_a_capital_are_whole_in_the_field_of_a_pad(new_phone):
    phone = new_phone(360, 740, locale="de-DE")
    recorder(phone, "spades", ("Ada & Cy", "Ada", "Cy"), ("Ben & Di", "Ben", "Di"))
    title = phone.page.locator(".pad-field small", has_text="\u00dcberstiche")
    expect(title).to_be_visible()
    assert title.evaluate(ABOVE_LETTERS) >= 0


def test_name_of_whoever_moved_ahead_is_told_whole(new_phone):
    phone = new_phone(320, 568)
    game(phone, "tally", "Ada", LONG[1], log=[round_of(12, 7)])
    write_round(phone, "1", "20")
    told = phone.page.locator(".toast-text")
    expect(told).to_contain_text(LONG[1])
    assert told.evaluate("text => text.scrollWidth <= text.clientWidth")
