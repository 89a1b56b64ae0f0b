"""Who sits down, under which mark, and who is drawn: what looks like a key is one."""

import re

import pytest
from playwright.sync_api import expect

from tests.gallery.stage import EIGHT, game

LIGHTS = """key => {
  let count = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    count += this.matches(".seat-ring");
    return animate.apply(this, how);
  };
  key.click();
  return new Promise(then => requestAnimationFrame(() => requestAnimationFrame(() => then(count))));
}"""
"""Taps Draw and counts the animations of the rings that begin with the next picture."""

ABOVE_THE_FOOTER = """() => {
  const bottom = document.querySelector("input[name=name]")?.getBoundingClientRect().bottom;
  return bottom <= document.querySelector("new-game-screen .footer")?.getBoundingClientRect().top;
}"""
LINES = """one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""
"""How many lines a name takes."""
JOINED = """() => new Promise(found => {
  const opening = indexedDB.open("companion");
  opening.onsuccess = () => {
    const all = opening.result.transaction("entries").objectStore("entries").getAll();
    all.onsuccess = () => {
      opening.result.close();
      found(all.result.map(({ entry }) => entry).find(({ type }) => type === "join")?.seat);
    };
  };
})"""
"""The seat by which somebody has joined, as the phone keeps it."""


@pytest.mark.parametrize("way", [".seat.is-free", ".main-button"])
def test_free_places_and_pale_main_button_lead_to_the_field(phone, way):
    phone.open("/new?game=tally")
    expect(phone.page.locator(".seat.is-free").first).to_be_visible()
    phone.tap(f"new-game-screen {way}")
    field = phone.page.get_by_role("textbox", name="New name")
    expect(field).to_be_focused()
    field.fill("Ada")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seats .name")).to_have_text(["Ada"])


def test_field_for_names_closes_once_everybody_sits(phone):
    phone.seat("Greta", "Ada")
    field = phone.page.get_by_role("textbox", name="New name")
    expect(field).to_be_focused()
    field.fill("Ben")
    phone.page.keyboard.press("Enter")
    expect(field).to_have_count(0)
    phone.main_says("Start")
    phone.key("name")
    field.fill("Cy")
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text(
        "The table is full: no more than 2 play"
    )
    expect(field).to_have_value("Cy")
    phone.main_says("Start")


def test_seats_left_by_going_back_are_there_again_for_whichever_game(phone):
    phone.seat("Animanize", "Ada", "Ben")
    phone.key("Back")
    for key, title in (("New game", "Animanize"), ("lynX", "lynX")):
        phone.key(key)
        expect(phone.page.locator(".game-chosen")).to_have_text(title)
        expect(phone.page.locator(".seats .name")).to_have_text(["Ada", "Ben"])
        phone.key("Back")
    phone.key("lynX")
    phone.begin()


def test_house_rules_left_by_going_back_are_there_again_for_the_same_game(phone):
    phone.seat("Animanize", "Ada", "Ben", "Cy")
    rules = phone.page.locator(".rules-line")
    expect(rules).to_contain_text("to 60")
    phone.tap(rules)
    target = phone.page.get_by_label("Target", exact=True)
    target.fill("500")
    phone.page.keyboard.press("Enter")
    expect(rules).to_contain_text("to 500")
    phone.key("Back")
    phone.key("Animanize")
    expect(phone.page.locator(".seats .name")).to_have_text(["Ada", "Ben", "Cy"])
    expect(rules).to_contain_text("to 500")


def test_colour_of_a_deck_is_chosen_among_all_of_them(phone):
    phone.seat("Agame not Lame", "Ada", "Ben")
    with phone.counting("another colour for a deck", 2):
        phone.key(re.compile("^Ada: blue"))
        marks = phone.page.get_by_role("group", name="Mark of Ada")
        expect(marks.get_by_role("button")).to_have_count(5)
        phone.shot("marks")
        phone.axe()
        phone.tap(marks.get_by_role("button", name=re.compile("^green.*: Ben$")))
    expect(marks).to_have_count(0)
    expect(phone.page.get_by_role("button", name=re.compile("^Ada: green"))).to_be_visible()
    expect(phone.page.get_by_role("button", name=re.compile("^Ben: blue"))).to_be_visible()


def test_draw_is_seen_to_draw(phone):
    phone.seat("Animanize", "Ada", "Ben", "Cy")
    draw = phone.page.get_by_role("button", name="Draw")
    assert draw.evaluate(LIGHTS) > 10
    expect(phone.page.locator(".seat-ring[aria-pressed=true]")).to_have_count(1)
    expect(phone.page.get_by_role("status").filter(has_text="is drawn")).to_have_count(1)


def test_draw_moves_nothing_where_less_motion_is_wanted(phone):
    phone.page.emulate_media(reduced_motion="reduce")
    phone.seat("Animanize", "Ada", "Ben", "Cy")
    draw = phone.page.get_by_role("button", name="Draw")
    assert draw.evaluate(LIGHTS) == 0
    expect(phone.page.locator(".seat-ring[aria-pressed=true]")).to_have_count(1)


def test_neutral_decks_are_asked_in_the_open_where_two_play(phone):
    phone.seat("Agame not Lame", "Ada", "Ben")
    decks = phone.page.locator(".rules-asked .chip")
    expect(decks).to_have_count(3)
    expect(phone.page.locator(".rules-line")).to_have_attribute("aria-expanded", "false")
    phone.tap(decks.last)
    expect(decks.last).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator(".rules-asked [aria-pressed=true]")).to_have_count(2)
    expect(phone.page.locator(".rules-line")).to_contain_text("to 300 · base rules")
    phone.axe_in_every_theme()
    phone.key(re.compile("^Ada: blue"))
    phone.tap(phone.page.get_by_role("group", name="Mark of Ada").get_by_role("button").last)
    phone.main_says("Start")
    phone.key("name")
    phone.page.locator("input[name=name]").fill("Cy")
    phone.page.keyboard.press("Enter")
    expect(decks).to_have_count(0)
    phone.main_says("Start")


def test_field_for_names_stays_above_the_keyboard_while_teams_grow_above_it(phone):
    phone.seat("Tally", "Ada", "Ben", "Cy")
    phone.tap(phone.page.get_by_role("switch", name="In teams"))
    expect(phone.page.locator(".team")).to_have_count(2)
    phone.key("name")
    field = phone.page.locator("input[name=name]")
    phone.page.set_viewport_size({"width": 360, "height": 440})
    for name in ("Dörte-Annegret", "Élodie", "Ferdinand", "Gisela", "Heidi"):
        field.fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".teams")).to_contain_text(name)
        phone.wait_until(ABOVE_THE_FOOTER, "the field stands above the footer")


def test_mark_is_given_to_a_player_who_joins_a_running_game(phone):
    game(phone, "tally", "Ada", "Ben")
    phone.key("Tally")
    phone.page.get_by_role("textbox", name="Who joins from now on").fill("Cy")
    phone.key("Join")
    expect(phone.page.get_by_role("textbox", name="Name of Cy")).to_be_visible()
    seat = phone.page.evaluate(JOINED)
    assert seat == {"name": "Cy", "color": "purple"}


@pytest.mark.parametrize("width", [320, 360])
def test_name_of_a_seat_breaks_at_its_hyphen_alone(new_phone, width):
    phone = new_phone(width=width)
    phone.seat("lynX", "Bartholomäus-Maximilian", "Ada")
    assert phone.page.locator(".seats .name").first.evaluate(LINES) == 2


def test_chip_beside_a_refused_name_keeps_its_height(phone):
    phone.new_game("Tally", "Ida", "Jo")
    phone.seat("Tally", "Ada")
    chip = phone.page.locator(".people .chip", has_text="Ida")
    before = chip.bounding_box()
    phone.page.locator("input[name=name]").fill("Ada")
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("alert").filter(has_text="Ada")).to_be_visible()
    after = chip.bounding_box()
    assert before
    assert after
    assert before["height"] == after["height"]


def test_chosen_game_stays_beside_eight_names_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360)
    phone.seat("Tally", *EIGHT)
    last = phone.page.locator(".seats .seat").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    expect(phone.page.locator(".game-chosen")).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".rules-line")).to_be_in_viewport(ratio=1)
