"""What a small phone cuts or covers: keys, a code, a warning, figures that touch."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.greta_square import open_recorder
from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.browser.test_pads import seat_by_pad
from tests.gallery.stage import EIGHT, game, recorder

FOUR = ("Annegret", "Bartholomäus", "Christiane", "Dörte")
GAPS = """row => [...row.querySelectorAll("td")].map(cell => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return text.getBoundingClientRect();
}).map((box, at, all) => at ? box.left - all[at - 1].right : Infinity)"""
"""The room before each figure of a line."""
INK_TO_SEAT = """name => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const [ink, seat] = [text, name.closest(".seat")].map(one => one.getBoundingClientRect());
  return [ink.top - seat.top, seat.bottom - ink.bottom];
}"""
"""The room above and below a name in the line of its seat."""
INK_IN_KEY = """name => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const [ink, key] = [text, name.closest("button")].map(one => one.getBoundingClientRect());
  return Math.min(ink.left - key.left, key.right - ink.right);
}"""
"""The room a name has within its key, to the nearer side."""
RING_TO_CHIP = """field => {
  const { outlineWidth, outlineOffset } = getComputedStyle(field);
  const beyond = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const ring = field.getBoundingClientRect().bottom + beyond;
  return field.closest(".team").querySelector(".chip").getBoundingClientRect().top - ring;
}"""
"""The room between the ring of a team's name and the first of its people."""


def bottom_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"] + box["height"]


def top_of_footer(phone: Phone) -> float:
    box = phone.page.locator(".footer:visible").last.bounding_box()
    assert box
    return box["y"]


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_every_game_is_seen_on_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    phone.open("/")
    tiles = phone.page.locator(".game-tile")
    for tile in (tiles.first, tiles.last):
        expect(tile).to_be_in_viewport(ratio=1)
        assert tile.evaluate("tile => tile.scrollWidth <= tile.clientWidth")


def test_code_for_another_phone_is_whole_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360)
    game(phone, "tally", "Ada", "Ben")
    phone.open(phone.page.url.removeprefix(phone.address) + "/share")
    code = phone.page.locator(".share-invitation .qr")
    expect(code).to_be_in_viewport(ratio=1)
    assert bottom_of(code) <= top_of_footer(phone)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_every_card_of_animanize_lies_above_the_footer_of_a_phone_on_its_side(
    new_phone, width, height
):
    phone = new_phone(width, height, locale="de-DE")
    recorder(phone, "animanize", *FOUR, log_tricks=True)
    cells = phone.page.locator("card-board .cell")
    expect(cells).to_have_count(45)
    for cell in (cells.first, cells.last):
        assert bottom_of(cell) <= top_of_footer(phone)
        assert cell.evaluate("cell => cell.scrollWidth <= cell.clientWidth")
    expect(phone.page.locator(".trick-play-who .name").first).to_have_text(re.compile("^Anne"))


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_every_card_of_agame_lies_above_the_footer_of_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    recorder(phone, "agame", *FOUR, "Emil", log_tricks=True)
    cells = phone.page.locator("card-board .cell")
    expect(cells).to_have_count(50)
    for cell in (cells.first, cells.last):
        assert bottom_of(cell) <= top_of_footer(phone)
        assert cell.evaluate("cell => cell.scrollWidth <= cell.clientWidth")
    assert bottom_of(phone.page.locator("trick-strip")) <= top_of_footer(phone)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_animals_of_three_are_whole_on_a_phone_on_its_side_and_say_whose(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    recorder(phone, "animanize", *FOUR[:3])
    cells = phone.page.locator(".matrix .cell")
    expect(cells).to_have_count(24)
    for cell in cells.all():
        assert bottom_of(cell) <= top_of_footer(phone)
        assert cell.evaluate("cell => cell.scrollWidth <= cell.clientWidth")
    tiles = phone.page.locator(".tiles .mark")
    for seat in range(3):
        mark = tiles.nth(seat).get_attribute("class").split()[-1]
        expect(phone.page.locator(f".matrix .{mark}:visible")).to_have_count(8)


def test_animals_of_four_say_whose_they_are_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    recorder(phone, "animanize", *FOUR)
    expect(phone.page.locator(".matrix .mark:visible")).to_have_count(32)
    phone.page.set_viewport_size({"width": 360, "height": 740})
    expect(phone.page.locator(".matrix .mark:visible")).to_have_count(0)


def test_melds_of_eight_are_whole_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    recorder(phone, "lynx", *EIGHT)
    melds = phone.page.locator("lynx-recorder .melds")
    expect(melds).to_be_visible()
    assert melds.evaluate("melds => melds.scrollHeight <= melds.clientHeight")
    phone.tap(phone.page.locator(".rank-keys .key", has_text="K"))
    phone.tap(phone.page.locator(".number-keys .key").nth(1))
    expect(melds.locator(".meld")).to_have_count(1)
    assert melds.evaluate("melds => melds.scrollHeight <= melds.clientHeight")


def test_key_for_who_went_out_is_flush_with_the_keypad(new_phone):
    phone = new_phone(locale="de-DE")
    recorder(phone, "lynx", "Annegret", "Ben", "Cy")
    phone.tap(".depth-key")
    right = "key => key.getBoundingClientRect().right"
    out = phone.page.locator(".lynx-out").evaluate(right)
    assert out == pytest.approx(phone.page.locator(".keypad .key").last.evaluate(right), abs=1)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (740, 360)])
def test_cards_of_tichu_are_in_sight_when_they_are_asked_for(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    recorder(phone, "tichu", ("Ada & Ben", "Ada", "Ben"), ("Cy & Di", "Cy", "Di"))
    phone.tap(phone.page.locator(".pad-who .tab").first)
    field = phone.page.locator(".pad-field").filter(has_text="Kartenpunkte")
    expect(field).to_be_in_viewport(ratio=0.95)
    assert bottom_of(field) + 2 <= bottom_of(phone.page.locator(".pad-fields"))


def test_name_field_closes_once_both_players_of_greta_sit(phone):
    phone.seat("Greta", "Ada")
    phone.page.locator("input[name=name]").fill("Ben")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seats .name")).to_have_text(["Ada", "Ben"])
    expect(phone.page.locator(".new-name")).to_have_count(0)


def test_doubt_of_two_lines_leaves_the_keypad_above_the_footer(new_phone):
    phone = new_phone(320, 568)
    recorder(phone, "agame", "Margaret", "Oliver", "Priya")
    phone.tap(".depth-key")
    phone.tap(".depth-key")
    type_in(phone, "200")
    phone.key("Rest 0")
    expect(phone.page.locator(".points-sum")).to_contain_text("exactly so many points")
    last = phone.page.locator(".keypad .key").last
    assert bottom_of(last) <= top_of_footer(phone)
    all_keys = phone.page.locator(".points-all").bounding_box()
    doubt = phone.page.locator(".points-sum").bounding_box()
    assert doubt["y"] + doubt["height"] <= all_keys["y"]


def test_meaning_of_a_hat_stays_in_sight_on_the_shortest_phone(new_phone):
    phone = new_phone(320, 568)
    recorder(phone, "agame", "Margaret", "Oliver", "Priya", log_tricks=True)
    hat = phone.page.locator("card-board .cell").last
    expect(hat).to_be_visible()
    hat.scroll_into_view_if_needed()
    phone.tap(hat)
    expect(phone.page.locator(".trick-strip .small-card")).to_have_count(1)
    expect(phone.page.locator(".log-line")).to_be_in_viewport(ratio=1)


def test_long_points_of_eight_do_not_touch(new_phone):
    phone = new_phone()
    log = [{"type": "round", "players": [{"points": 10_000 + 1_111 * seat} for seat in range(8)]}]
    game(phone, "tally", *EIGHT, log=log)
    row = phone.page.locator(".ledger tbody tr").first
    expect(row.locator("td.is-long")).to_have_count(8)
    expect(row.locator("td").first).not_to_have_css("padding-left", "0px")  # the later styles
    assert min(row.evaluate(GAPS)) >= 4


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_a_corrected_card_of_greta_has_every_other_in_sight_on_its_side(new_phone, width, height):
    phone = new_phone(width, height)
    table = open_recorder(phone)
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    phone.tap(".greta-line-text")
    phone.tap(phone.page.locator(".greta-entry").nth(1))
    table.choose("7D")
    expect(phone.page.locator(".follows")).to_contain_text("12 → 0")
    content = phone.page.locator(".recorder")
    assert content.evaluate("content => content.scrollHeight <= content.clientHeight")
    for part in (phone.page.locator(".french-card-rack").last, phone.page.locator(".greta-line")):
        assert bottom_of(part) <= top_of_footer(phone)
    expect(phone.page.locator(".follows")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_fields_of_the_counts_keep_clear_of_the_tabs_on_its_side(new_phone, width, height):
    phone = new_phone(width, height)
    recorder(phone, "lynx", "Ada", "Ben", "Cy")
    phone.tap(".depth-key")
    field = phone.page.locator(".count-field").first
    expect(field).to_be_visible()
    box = field.bounding_box()
    assert box
    assert box["y"] - bottom_of(phone.page.locator("player-tabs")) >= 8
    assert bottom_of(phone.page.locator(".count-field").last) <= (
        phone.page.locator(".lynx-line").bounding_box() or {}
    ).get("y", 0)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_ways_into_a_game_are_whole_on_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    phone.open("/")
    for link in phone.page.locator(".home-join").all():
        expect(link).to_be_in_viewport(ratio=1)
        assert bottom_of(link) <= top_of_footer(phone)
    phone.tap(phone.page.get_by_role("link", name="In eine Partie einsteigen"))
    field = phone.page.locator(".join-paste input")
    expect(field).to_be_in_viewport(ratio=1)
    assert bottom_of(field) <= top_of_footer(phone)


def answers_to_who_went_out(phone: Phone, names: Sequence[str]) -> list[Locator]:
    """Return the keys that ask it of everybody and of nobody, once a hand is empty."""
    recorder(phone, "lynx", *names)
    phone.tap(".depth-key")
    phone.tap(phone.page.locator(".count-field").nth(2))
    phone.tap(phone.page.locator(".count-keys .strip button").first)
    answers = phone.page.locator(".who-key")
    expect(answers).to_have_count(len(names) + 1)
    return answers.all()


@pytest.mark.parametrize("names", [FOUR, EIGHT])
@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_every_answer_to_who_went_out_is_in_sight_on_its_side(new_phone, width, height, names):
    phone = new_phone(width, height, locale="de-DE")
    for answer in answers_to_who_went_out(phone, names):
        expect(answer).to_be_in_viewport(ratio=1)
        assert bottom_of(answer) <= top_of_footer(phone)


def test_main_button_holds_a_name_without_a_space(new_phone):
    phone = new_phone(360, 740, locale="de-DE")
    team = "Schnickschnackschnuckmeisterinnen"
    recorder(phone, "tichu", (team, "Ada", "Cy"), ("Ben & Di", "Ben", "Di"))
    phone.tap(phone.page.locator(".pad-who .tab").first)
    key = phone.main("record-screen")
    expect(key).to_contain_text(team)
    assert key.evaluate("key => key.scrollWidth <= key.clientWidth")


def test_key_that_asks_who_has_room_beside_a_long_name(new_phone):
    phone = new_phone(360, 740)
    team = "The Invincible Lions of the Rhine"
    recorder(phone, "tichu", (team, "Ada", "Cy"), ("Ben & Di", "Ben", "Di"))
    key = phone.page.locator(".pad-who .tab").first
    phone.tap(key)
    expect(key).to_have_attribute("aria-pressed", "true")
    assert key.locator(".tab-name").evaluate(INK_IN_KEY) >= 3


def test_name_of_two_lines_keeps_off_the_lines_around_its_seat(new_phone):
    phone = new_phone(360, 740)
    phone.seat("lynX", "Ada", "Jörg-Günther Müller-Lüdenscheidt")
    gaps = phone.page.locator(".seat-name .name").last.evaluate(INK_TO_SEAT)
    assert min(gaps) > 2


def test_ring_of_a_team_in_the_making_leaves_out_its_people(new_phone):
    phone = new_phone(360, 740)
    seat_by_pad(phone, "Tichu", "Ada", "Ben", "Cy")
    field = phone.page.locator(".team-name").first
    field.focus()
    assert field.evaluate(RING_TO_CHIP) >= 0
