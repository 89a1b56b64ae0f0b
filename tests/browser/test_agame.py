"""Whole sections of Agame by the screen alone, by cards, by counts and by points; their taps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.agame_recorder import (
    FIVE,
    GAME,
    THREE,
    count,
    lay,
    lay_nothing,
    type_in,
    walk_on,
    worth,
)
from tests.browser.phone import Phone
from tests.browser.test_whole_in_sight import bottom_of, top_of_footer
from tests.gallery.stage import recorder

TAP_TWICE = """async ([x, y]) => {
  document.elementFromPoint(x, y).click();
  await new Promise(then => setTimeout(then, 80));
  document.elementFromPoint(x, y).click();
}"""
"""Two taps of one finger, of which the second is soon, however slow the machine."""
AT_REST = "() => !document.querySelector('.display-row-bonus')?.getAnimations().length"


@pytest.fixture
def three(phone) -> Phone:
    phone.new_game(GAME, *THREE)
    return phone


def test_a_whole_game_with_the_example_of_the_leaflet_and_a_tie_at_the_end(phone):
    phone.new_game(GAME, *FIVE)
    a_section_by_counts(phone, (84, 2), (88, 0), (54, 7), (0, 0), (0, 0))
    phone.expect_board(by_name("104", "188", "124", "0", "0"))
    a_section_by_points(phone, Ada=104, Ben=36, Cy=106)
    phone.expect_board(by_name("208", "224", "230", "0", "0"))
    the_section_of_the_leaflet(phone)
    over = phone.page.locator(".outcome")
    expect(over).to_contain_text("the last section decided, with 104")
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(list(FIVE))
    phone.expect_board(by_name("312", "312", "290", "0", "0"))
    phone.shot("agame-over")


def a_section_by_counts(phone: Phone, *rows: tuple[int, int]) -> None:
    walk_on(phone, "Section 1")
    phone.tap(".depth-key")
    for total, lizards in rows:
        count(phone, total, lizards)
    walk_on(phone, "Write it down")


def a_section_by_points(phone: Phone, **points: int) -> None:
    walk_on(phone, "Section 2")
    phone.tap(".depth-key")
    for name, number in points.items():
        phone.key(re.compile(f"^{name}"))
        type_in(phone, number)
    phone.key("Rest 0")
    walk_on(phone, "Write it down")


def test_points_no_section_brings_are_refused_and_unlikely_ones_doubted(three):
    walk_on(three, "Section 1")
    three.tap(".depth-key")
    three.tap(".depth-key")
    type_in(three, "200100")
    three.key("Rest 0")
    expect(three.main()).to_contain_text("A section brings 0 to 268 points.")
    three.main().click()
    for _ in range(3):
        three.key("Delete")
    expect(three.page.locator(".points-sum")).to_contain_text(
        "No row makes exactly so many points."
    )
    walk_on(three, "Write it down")
    three.expect_board({"Ada": "200", "Ben": "0", "Cy": "0"})


def the_section_of_the_leaflet(phone: Phone) -> None:
    """ "1 and 3 missing, 84, lizard 1/2 green, 8/13 purple": 104 for blue."""
    walk_on(phone, "Section 3")
    phone.tap(".depth-key")
    lay(phone, "green 1", "green 2", "yellow 5", "purple 8", "purple 13", "red 21", "yellow 34")
    worth(phone, "values 84 · lizards 20 = 104")
    phone.page.wait_for_function(
        "() => !document.querySelector('.display-row-bonus')?.getAnimations().length"
    )
    phone.shot("agame-leaflet")
    walk_on(phone, "Ben")
    lay(phone, "blue 13", "blue 21", "blue 34")
    worth(phone, "values 68 · lizards 20 = 88")
    walk_on(phone, "Cy")
    lay(phone, "red 34", "yellow 21", "red 5")
    worth(phone, "values 60 = 60")
    walk_on(phone, "Dörte")
    lay_nothing(phone, "Dörte")
    lay_nothing(phone, "Émile")
    walk_on(phone, "Write it down")


def test_a_second_tap_where_the_key_of_no_card_stood_is_none(three):
    """Neither the next player's row is empty by it, nor the section written."""
    walk_on(three)
    lay(three, "green 34")
    walk_on(three, "Ben")
    for name, led_on in (("Ben", "Cy: row?"), ("Cy", "Write it down")):
        three.main_says(f"{name}: row?")
        key = three.page.get_by_role("button", name="No card")
        key.tap(trial=True)
        box = key.bounding_box()
        three.page.evaluate(TAP_TWICE, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        three.main_says(led_on)
    walk_on(three, "Write it down")
    three.expect_board({"Ada": "34", "Ben": "0", "Cy": "0"})


def test_a_player_nobody_looked_at_does_not_pass_as_nothing(three):
    walk_on(three)
    three.main_says("Ada: row?")
    walk_on(three)
    three.main_says("Ada: row?")
    lay(three, "green 34")
    expect(three.page.get_by_role("button", name="No card")).to_have_count(0)
    three.key(re.compile("^Cy"))
    lay(three, "green 8")
    walk_on(three, "Ben")
    lay_nothing(three, "Ben")
    worth(three, "values 0 = 0")
    walk_on(three, "Write it down")
    three.expect_board({"Ada": "34", "Ben": "0", "Cy": "8"})


def by_name(*totals: str) -> dict[str, str]:
    return dict(zip(FIVE, totals, strict=True))


def test_taps_of_a_section_card_by_card(three):
    with three.counting("Agame: a section, three players, six cards each", 22):
        walk_on(three)
        lay(three, "green 1", "green 2", "green 3", "purple 5", "purple 8", "green 13")
        walk_on(three, "Ben")
        lay(three, "blue 1", "blue 2", "purple 3", "blue 5", "blue 8", "purple 13")
        walk_on(three, "Cy")
        lay(three, "green 8", "blue 13", "blue 21", "blue 34", "blue 3", "green 5")
        walk_on(three, "Write it down")
    three.expect_board({"Ada": "62", "Ben": "52", "Cy": "114"})


def test_figures_that_are_corrected_wear_a_corner(three):
    a_section_by_counts(three, (84, 2), (54, 7), (68, 2))
    three.tap(".line-link")
    three.key("Correct it")
    expect(three.page.locator(".section-figures .key[aria-pressed=true]")).to_have_text("2")
    expect(three.page.locator(".is-changed")).to_have_count(0)
    three.tap(three.page.locator(".strip .key", has_text="3"))
    expect(three.page.locator(".is-changed")).to_have_text("3")
    three.shot("agame-counts-corrected")


def test_taps_by_counts_and_by_points(three):
    with three.counting("Agame: a section by counts, three players", 12):
        walk_on(three)
        three.tap(".depth-key")
        for total, lizards in ((84, 2), (54, 7), (68, 2)):
            count(three, total, lizards)
        walk_on(three, "Write it down")
    three.expect_board({"Ada": "104", "Ben": "124", "Cy": "88"})

    walk_on(three)
    three.tap(".depth-key")
    three.key("Back")
    with three.counting("Agame: points only, three players, two digits", 10):
        walk_on(three, "Section 2")
        type_in(three, 40)
        walk_on(three, "Ben")
        type_in(three, 31)
        walk_on(three, "Cy")
        type_in(three, 12)
        walk_on(three, "Write it down")
    three.expect_board({"Ada": "144", "Ben": "155", "Cy": "100"})


def test_cards_that_cannot_be_are_said_in_full_with_their_player_who_is_not_done(three):
    phone = three
    walk_on(phone)
    phone.tap(".depth-key")
    count(phone, 90, 2)
    expect(phone.main()).to_contain_text("The cards of a row make 0 to 88.")
    assert phone.main().evaluate("element => element.scrollWidth <= element.clientWidth")
    first = phone.page.get_by_role("radio").first
    expect(first).not_to_contain_text("done")
    phone.tap(phone.main())
    expect(first).to_have_attribute("aria-checked", "true")


def test_lizards_that_are_missing_are_led_to_on_the_shortest_phone(new_phone):
    phone = new_phone(320, 568)
    recorder(phone, "agame", *THREE)
    phone.tap(".depth-key")
    type_in(phone, 40)
    phone.key(re.compile("^Ben"))
    count(phone, 5, 0)
    count(phone, 13, 0)
    lizards = phone.page.locator("number-strip")
    phone.page.locator(".screen-content").evaluate("content => content.scrollTo(0, 0)")
    expect(lizards).not_to_be_in_viewport(ratio=0.9)
    walk_on(phone, re.compile("Ada. ›"))
    phone.main_says("Ada: lizards?")
    phone.tap(phone.main())
    expect(phone.page.get_by_role("radio", name=re.compile("^Ada"), checked=True)).to_be_visible()
    expect(lizards.locator(":focus")).to_have_text("0")
    expect(lizards).to_be_in_viewport(ratio=0.99)


def test_a_sum_that_no_row_has_is_refused_as_soon_as_it_is_typed(phone):
    recorder(phone, "agame", *THREE)
    phone.tap(".depth-key")
    type_in(phone, 18)
    phone.main_says("Ben ›")
    type_in(phone, 4)
    phone.main_says("The cards of a row make 0 to 88.")


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375), (360, 640)])
def test_lizards_lie_above_the_footer_of_a_small_phone(new_phone, width, height):
    phone = new_phone(width, height)
    recorder(phone, "agame", *THREE)
    phone.tap(".depth-key")
    lizards = phone.page.locator("number-strip")
    expect(lizards.get_by_role("button")).to_have_count(9)
    assert bottom_of(lizards) <= top_of_footer(phone)
