"""A screen wide enough for two: the sheet stays where it is while a round is filled in."""

import pytest
from playwright.sync_api import expect

from tests.browser.large_letters import twice_as_large
from tests.gallery.stage import game, recorder, round_of, store_recorder

SIDEWAYS = ((740, 360), (915, 412), (900, 500), (1024, 560))
OUTSIDE = """() => [...document.querySelectorAll("main button, main a, footer button")]
  .filter(one => one.checkVisibility())
  .filter(one => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  })
  .map(one => one.getAttribute("aria-label") ?? one.textContent)"""
"""Keys that a window does not show, where nothing goes sideways."""


COVERED = """() => [...document.querySelectorAll(".keypad button")]
  .filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height - 4));
  })
  .map(one => one.getAttribute("aria-label") ?? one.textContent)"""
"""Keys of a number pad that are not seen down to their lower edge."""


def test_board_and_ledger_stand_beside_the_recorder(new_phone):
    phone = new_phone(1280, 800)
    game(phone, "tally", "Ada", "Ben", "Cy", log=[round_of(12, 7, 30)])
    phone.tap(phone.main())
    beside = phone.page.locator(".side-sheet")
    expect(beside.locator(".board-row-total b")).to_have_text(["12", "7", "30"])
    expect(beside.locator(".line-link")).to_have_count(1)
    phone.tap(beside.locator(".board-row").nth(2))
    expect(beside.locator(".account")).to_contain_text("30")
    phone.axe_in_every_theme()
    phone.page.set_viewport_size({"width": 360, "height": 740})
    expect(beside).to_have_count(0)
    expect(phone.page.locator(".keypad")).to_be_visible()


def test_places_still_free_are_drawn_until_enough_sit(phone):
    phone.seat("Animanize", "Ada", "Ben")
    free = phone.page.locator(".seat.is-free")
    expect(free).to_have_count(1)
    phone.page.locator("input[name=name]").fill("Cy")
    phone.page.keyboard.press("Enter")
    expect(free).to_have_count(0)


@pytest.mark.parametrize("kind", ["agame", "animanize", "lynx", "greta", "tally"])
def test_a_phone_on_its_side_has_the_recorder_for_itself(new_phone, kind):
    phone = new_phone(*SIDEWAYS[0])
    path = store_recorder(phone, kind, "Ada", "Ben", *(["Cy"] if kind == "animanize" else []))
    for width, height in SIDEWAYS:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.open(path)
        expect(phone.page.locator(".recorder button").first).to_be_visible()
        expect(phone.page.locator(".side-sheet")).to_have_count(0)
        phone.expect_letters()
        assert phone.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("kind", ["agame", "lynx", "animanize", "tally"])
def test_phone_on_its_side_shows_every_key_of_every_pad(new_phone, kind):
    phone = new_phone(*SIDEWAYS[0])
    recorder(phone, kind, "Ada", "Ben", "Cy")
    depths = 1 if kind == "tally" else 3
    for _ in range(depths):
        expect(phone.page.locator(".recorder button").first).to_be_visible()
        assert phone.page.evaluate(COVERED) == []
        if depths > 1:
            phone.tap(".depth-key")


def test_phone_on_its_side_shows_every_key_for_adjusting(new_phone):
    phone = new_phone(*SIDEWAYS[0])
    phone.open(store_recorder(phone, "tally", "Ada", "Ben").removesuffix("/record") + "/settings")
    phone.key("± Adjust")
    expect(phone.page.locator(".keypad")).to_be_visible()
    phone.expect_letters()
    assert phone.page.evaluate(COVERED) == []
    expect(phone.main()).to_be_in_viewport(ratio=1)


def test_with_letters_twice_as_large_nothing_is_squeezed_into_columns(new_phone):
    phone = new_phone(1024, 768)
    game(phone, "tally", "Ada", "Ben")
    phone.tap(phone.main())
    expect(phone.page.locator(".side-sheet")).to_be_visible()
    twice_as_large(phone)
    expect(phone.page.locator(".keypad")).to_be_visible()
    expect(phone.page.locator(".side-sheet")).to_have_count(0)
    phone.open("/rules/agame")
    contents = phone.page.locator(".contents").bounding_box()
    text = phone.page.locator(".rules > :not(.contents):visible").first.bounding_box()
    assert contents is not None
    assert text is not None
    assert contents["width"] == text["width"]
    phone.seat("Agame not Lame", "Ada", "Ben")
    phone.tap(".rules-line")
    target = phone.page.locator(".stepper-value").first
    expect(target).to_be_visible()
    assert target.evaluate("field => field.scrollWidth <= field.clientWidth")
