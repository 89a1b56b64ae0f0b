"""Long names, and many of them, stay whole and within their keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import type_in, write_round
from tests.browser.test_whole_in_sight import answers_to_who_went_out, bottom_of, top_of_footer
from tests.gallery.stage import game, recorder, round_of, store_game

LONG = (
    "Annegret Schnickschnackmeier",
    "Maximilian-Konstantin von Hohenstein",
    "Jörg-Günther Müller-Lüdenscheidt",
    "Élodie-Geneviève-Marguerite",
    "Konstantin Alexander der Dritte",
    "Bartholomäus Freiherr von Hohenfels",
    "Christiane Wilhelmina Ottokar",
    "Heidi Schnickschnackschnuckmeisterin",
)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_names_of_three_lines_stay_within_the_keys_that_ask_who_went_out(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    for answer in answers_to_who_went_out(phone, LONG):
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
    assert won.evaluate("won => new Set(Array.from(won.getClientRects(), ({ y }) => y)).size") == 1


def test_name_of_whoever_moved_ahead_is_told_whole(new_phone):
    phone = new_phone(320, 568)
    game(phone, "tally", "Ada", LONG[1], log=[round_of(12, 7)])
    phone.hold_what_is_told()
    write_round(phone, "1", "20")
    told = phone.page.locator(".toast-text")
    expect(told).to_contain_text(LONG[1])
    assert told.evaluate("text => text.scrollWidth <= text.clientWidth")


def test_names_beside_ranks_and_totals_of_four_figures_are_whole(new_phone):
    phone = new_phone(360, 740, locale="de-DE")
    teams = (("Rote Drachen", "Ada", "Ben"), ("Die Glückspilze", "Cy", "Dora"))
    log = [{"type": "round", "players": [{"points": 1075}, {"points": 425}]}]
    game(phone, "tichu", *teams, log=log)
    expect(phone.page.locator(".board.is-ranked")).to_be_visible()
    names = phone.page.locator(".board-row .fitted-name")
    expect(names).to_have_text([team for team, *_ in teams])


def test_name_of_whoever_left_ends_in_dots_where_it_is_cut(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    log = [round_of(3, 4, 5), {"type": "leave", "seat": 1}]
    phone.open(f"{store_game(phone, 'lynx', 'Ada', LONG[4], 'Cy', log=log)}/settings")
    name = phone.page.locator(".is-gone .seat-brief")
    expect(name).to_have_css("-webkit-line-clamp", "2")
    assert name.evaluate("name => name.scrollHeight > name.clientHeight")


@pytest.mark.parametrize("letters", [33, 40])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740)])
def test_name_without_a_space_widens_neither_its_chip_nor_its_seat(
    new_phone, width, height, letters
):
    phone = new_phone(width, height)
    name = "W" * letters
    game(phone, "agame", name, "Ben")
    phone.open("/new?game=agame")
    chip = phone.page.locator(".people .chip", has_text=name)
    expect(chip).to_be_in_viewport(ratio=1)
    phone.tap(chip)
    phone.tap(phone.page.locator(".people .chip", has_text="Ben"))
    seat = phone.page.locator(".seats .seat", has_text=name)
    expect(seat.get_by_role("button")).to_have_count(3)
    for key in seat.get_by_role("button").all():
        key.scroll_into_view_if_needed()
        expect(key).to_be_in_viewport(ratio=0.9)  # the handle reaches into the margin
    fits = "content => content.scrollWidth <= content.clientWidth"
    assert phone.page.locator(".screen-content").evaluate(fits)
