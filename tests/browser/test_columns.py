"""Screens that are read or filled in, where there is room: columns, and a foot that is near."""

import pytest
from playwright.sync_api import Locator, expect

from companion.core.rules import catalogue
from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game
from tests.gallery.stage import game
from tests.waiting import wait_until

SIZES = {(768, 1024): 1, (1024, 768): 2, (1280, 800): 2, (1920, 1080): 2}
"""Windows, and in how many columns they show what is long."""
LINES = (
    ".option:not(.house-rule *), .house-rule, .seat, .game-line, .lines > li, .tabs, .rules-line"
)
BEGINNINGS = f"""() => {{
  const lines = [...document.querySelectorAll("{LINES}, .footer > :first-child")];
  const shown = lines.filter(one => one.checkVisibility());
  return [...new Set(shown.map(one => Math.round(one.getBoundingClientRect().left)))];
}}"""
"""How far from the left whatever is ruled off begins, and the keys below it."""
IN_ITS_PLACE = """() => {
  const screen = document.querySelector("sheet-screen .screen");
  return screen && getComputedStyle(screen).maxWidth !== "none";
}"""
"""Whether the later styles are there, by which a wide screen moves to the middle."""
NEAR = """() => {
  const foot = document.querySelector(".footer")?.getBoundingClientRect();
  if (!foot) return false;
  const body = ":is(.screen-content, .home-body, .reading-body)";
  const content = [...document.querySelectorAll(`${body} > *`)];
  const ends = content.map(one => one.getBoundingClientRect().bottom);
  return foot.top - Math.max(...ends) < 48 && foot.bottom < innerHeight;
}"""


@pytest.mark.parametrize(("size", "columns"), SIZES.items())
def test_lines_and_keys_begin_where_a_column_does(new_phone, size, columns):
    phone: Phone = new_phone(*size)
    game(phone, "tally", "Ada", "Ben")
    phone.wait_until(IN_ITS_PLACE, "the screen stands where its columns do")
    phone.tap(".header-link")
    expect(phone.page.locator(".house-rule").last).to_be_visible()
    phone.page.wait_for_function(f"columns => ({BEGINNINGS})().length === columns", arg=columns)
    phone.key("Back to the sheet")
    expect(phone.page.locator("score-board")).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator(".game-line")).to_be_visible()
    phone.page.wait_for_function(f"columns => ({BEGINNINGS})().length === columns", arg=columns)
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    phone.open("/people")
    assert len(phone.page.evaluate(BEGINNINGS)) == 1


def test_the_foot_is_near(new_phone):
    phone: Phone = new_phone(1920, 1080)
    add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    for path in ("/", "/new?game=tally", "/join", "/rules", "/people/new"):
        phone.open(path)
        phone.page.wait_for_function(NEAR)


def test_a_game_begins_with_one_tap_beside_those_on_the_table(new_phone):
    phone: Phone = new_phone(1024, 768)
    game(phone, "tally", "Ada", "Ben")
    phone.key("Back")
    games = phone.page.locator(".game-tile")
    expect(games).to_have_count(len(catalogue()))
    line = phone.page.locator(".game-line")
    wait_until(lambda: _box(games.first)["x"] > _box(line)["x"] + 300, "games beside the line")
    phone.axe_in_every_theme()
    for width, height in ((360, 740), (740, 360), (667, 375)):
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(games.last).to_be_in_viewport(ratio=1)
        expect(phone.page.get_by_text("Keeps your scores.")).to_be_in_viewport(ratio=1)
        expect(phone.page.locator(".game-line")).to_be_in_viewport(ratio=1)
    phone.page.set_viewport_size({"width": 1024, "height": 768})
    phone.tap(games.filter(has_text="Greta"))
    expect(phone.page.get_by_role("heading", name="Greta")).to_be_visible()


def test_names_to_tap_stay_where_they_are_while_people_sit_down(new_phone):
    phone: Phone = new_phone(1280, 800)
    phone.seat("Tally", "Ada")
    people = phone.page.locator(".people")
    before, start = _box(people), _box(phone.main())
    assert before["x"] > _box(phone.page.locator(".game-picker"))["x"] + 300
    phone.page.locator("input[name=name]").fill("Ben")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seats .name").last).to_have_text("Ben")
    assert (_box(people)["y"], _box(phone.main())["y"]) == (before["y"], start["y"])
    phone.tap(".rules-line")
    expect(phone.page.locator(".house-rule").last).to_be_attached()


def test_contents_stay_beside_the_rules(new_phone):
    phone: Phone = new_phone(1280, 800)
    phone.open("/rules/agame")
    first, last = phone.page.locator(".contents a").first, phone.page.locator(".contents a").last
    phone.tap(last)
    expect(phone.page.locator(".chapter h2").last).to_be_in_viewport()
    expect(last).to_be_in_viewport()
    text = _box(phone.page.locator(".chapter").last)
    assert text["x"] > _box(first)["x"] + 200
    phone.axe()


def _box(place: Locator) -> dict[str, float]:
    box = place.bounding_box()
    assert box, f"{place} is not drawn"
    return dict(box)
