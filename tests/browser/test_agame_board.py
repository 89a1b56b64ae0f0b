"""What Agame's recorder does with slips: catches, own colours, doubts, corrections, Fenneks."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.agame_recorder import (
    FIVE,
    GAME,
    THREE,
    card,
    count,
    fits,
    lay,
    lay_nothing,
    type_in,
    walk_on,
    worth,
)
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import game

LINES = """typed => {
  const lines = new Map();
  const words = document.createRange();
  words.selectNodeContents(typed);
  for (const { left, right, bottom } of words.getClientRects()) {
    const { x = left, end = right } = lines.get(Math.round(bottom / 40)) ?? {};
    lines.set(Math.round(bottom / 40), { x: Math.min(x, left), end: Math.max(end, right) });
  }
  return [...lines.values()].map(({ x, end }) => ({ x, width: end - x }));
}"""

TOP = "part => part.getBoundingClientRect().top"
BOTTOM = "part => part.getBoundingClientRect().bottom"


@pytest.fixture
def three(phone) -> Phone:
    game(phone, "agame", *THREE)
    return phone


def test_a_card_of_another_row_is_asked_for_then_moved_and_undone(three):
    walk_on(three)
    lay(three, "purple 13", "purple 8")
    worth(three, "values 21 · lizards 10 = 31")
    walk_on(three, "Ben")
    locator = card(three, "purple 13", holder="Ada")
    three.tap(locator)
    expect(three.page.locator(".section-sum")).to_contain_text("has purple 13")
    three.shot("agame-asked")
    three.tap(locator)
    worth(three, "values 13 = 13")
    three.key(re.compile("^Ada"))
    worth(three, "values 8 = 8")
    three.key("Undo")
    three.key("Undo")
    three.key("Undo")
    three.key(re.compile("^Ada"))
    worth(three, "values 21 · lizards 10 = 31")


def test_question_about_a_card_that_was_scrolled_to_stays_in_sight(three):
    three.page.set_viewport_size({"width": 320, "height": 568})
    walk_on(three)
    lay(three, "purple 2")
    walk_on(three, "Ben")
    lowest = card(three, "blue 1, tail only")
    lowest.scroll_into_view_if_needed()
    three.tap(card(three, "purple 2", holder="Ada"))
    question = three.page.locator(".section-sum")
    expect(question).to_contain_text("has purple 2")
    assert three.page.locator("player-tabs").evaluate(BOTTOM) - 3 <= question.evaluate(TOP)
    expect(lowest).to_be_in_viewport()


def test_card_of_another_row_is_asked_for_aloud_without_points(three):
    walk_on(three)
    lay(three, "purple 13")
    walk_on(three, "Ben")
    lay(three, "blue 2")
    worth(three, "values 2 = 2")
    three.tap(card(three, "purple 13", holder="Ada"))
    expect(three.page.locator("[role=status].visually-hidden")).to_have_text(
        "Ben: \u2068Ada\u2069 has purple 13. Tap it again to move it here."
    )


def test_another_colour_replaces_and_a_second_tap_takes_away(three):
    walk_on(three)
    lay(three, "green 13", "purple 13")
    worth(three, "values 13 = 13")
    expect(card(three, "green 13")).to_have_attribute("aria-pressed", "false")
    lay(three, "purple 13")
    worth(three, "values 0 = 0")


def test_the_own_colour_says_why_it_cannot_lie_here(three):
    walk_on(three)
    three.main_says("Ada: row?")
    card(three, "blue 13, own colour").tap(force=True)
    worth(three, "blue is this player’s own colour.")


def test_the_own_colour_is_judged_by_whose_row_is_on_the_screen(phone):
    """Also while the engine is still at the row before, in which it was a foreign one."""
    slow(phone)
    game(phone, "agame", *THREE)
    walk_on(phone)
    phone.main_says("Ada: row?")
    with hold_engine(phone):
        phone.key(re.compile("^Ben"))
        card(phone, "green 13, own colour").tap(force=True)
        worth(phone, "green is this player’s own colour.")


def test_two_complete_rows_are_doubted_but_written(three):
    walk_on(three)
    slots = ("1, tail only", "1", "2", "3", "5", "8", "13", "21", "34")
    lay(three, *[f"purple {slot}" for slot in slots])
    worth(three, "values 88 · lizards 80 · complete 100 = 268")
    three.shot("agame-complete")
    walk_on(three, "Ben")
    lay(three, *[f"blue {slot}" for slot in slots])
    walk_on(three, "Cy")
    lay_nothing(three, "Cy")
    expect(three.page.locator(".section-sum")).to_contain_text("2 complete rows")
    walk_on(three, "Write it down")
    three.expect_board({"Ada": "268", "Ben": "268", "Cy": "0"})


def test_a_row_put_aside_for_counts_comes_back(three):
    walk_on(three)
    lay(three, "green 13", "green 8")
    for _ in range(3):
        three.tap(".depth-key")
    worth(three, "values 21 · lizards 10 = 31")


def test_points_go_on_from_what_a_row_by_counts_came_to(three):
    walk_on(three)
    three.tap(".depth-key")
    count(three, 84, 2)
    three.key(re.compile("^Ada"))
    worth(three, "values 84 · lizards 20 = 104")
    three.tap(".depth-key")
    expect(three.page.locator(".points-typed")).to_have_text("104")


def test_a_row_without_cards_is_not_asked_for_lizards(three):
    walk_on(three)
    three.tap(".depth-key")
    expect(three.page.get_by_role("button", name="Plus or minus")).to_have_count(0)
    type_in(three, 0)
    three.main_says("Ben ›")


def test_more_lizards_than_a_sum_can_have_are_barred(three):
    walk_on(three)
    three.tap(".depth-key")
    type_in(three, 84)
    expect(three.page.locator(".strip .is-barred")).to_have_count(3)
    three.tap(three.page.locator(".strip").get_by_role("button", name="8"))
    worth(three, "Lizards: 8; a row of this sum has 5 at most.")
    three.shot("agame-counts")
    three.axe()


def test_a_draft_outlives_the_page(three):
    walk_on(three)
    lay(three, "green 13", "green 8")
    worth(three, "values 21 · lizards 10 = 31")
    three.reload()
    worth(three, "values 21 · lizards 10 = 31")
    three.key("Back")
    expect(three.main()).to_have_text("Section 1 · 2 cards")


def test_a_correction_shows_what_changed_and_what_follows(three):
    walk_on(three)
    lay(three, "green 13", "green 8")
    walk_on(three, "Ben")
    lay_nothing(three, "Ben")
    lay_nothing(three, "Cy")
    walk_on(three, "Write")
    with three.counting("Agame: into the correction of a past section", 2):
        three.tap(".line-link")
        three.key("Correct it")
        worth(three, "values 21 · lizards 10 = 31")
    lay(three, "green 21")
    expect(three.page.locator(".cell.is-changed")).to_have_count(1)
    expect(three.page.locator("follows-strip")).to_contain_text("31")
    assert fits(three)
    three.shot("agame-correction")
    three.write_correction()
    three.expect_board({"Ada": "62", "Ben": "0", "Cy": "0"})


def test_fenneks_are_laid_by_two_taps(phone):
    phone.seat(GAME, *THREE)
    phone.tap(".rules-line")
    phone.key("rows")
    phone.begin()
    walk_on(phone, "Section 1")
    lay(phone, "green 5", "green 8", "green Fennek")
    assert fits(phone)
    phone.shot("agame-fennek")
    phone.key("green Fennek to 3")
    worth(phone, "values 3 · lizards 10 = 13")
    phone.tap(".depth-key")
    type_in(phone, 75)
    phone.tap(phone.page.locator(".strip").get_by_role("button", name="2", exact=True))
    phone.key("complete")
    phone.key(re.compile("^Ada"))
    worth(phone, "values 75 · lizards 20 · complete 100 = 195")


def test_everything_fits_without_scrolling_and_the_board_is_walked_by_keys(phone):
    game(phone, "agame", *FIVE)
    walk_on(phone)
    phone.main_says("Ada: row?")
    assert fits(phone)
    box = card(phone, "green 34").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (68, 46)
    card(phone, "green 34").focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        phone.page.keyboard.press(key)
    worth(phone, "values 21 = 21")
    expect(card(phone, "purple 21")).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator("[role=status].visually-hidden")).to_contain_text(
        "purple 21, makes 21"
    )


@pytest.mark.parametrize("width", [320, 360])
def test_long_names_and_other_letters_have_room(new_phone, width):
    phone = new_phone(width)
    long = "Maximilian-Konstantin von und zu "
    names = (f"{long}Lindenb", f"{long}Rosenbg", "Ольга Владимировна Щербакова", "عبد الرحمن", "Ło")
    game(phone, "agame", *names)
    walk_on(phone)
    lay(phone, "green 34")
    walk_on(phone)
    phone.tap(card(phone, "yellow 34"))
    worth(phone, "values 34 = 34")
    assert phone.page.evaluate("document.documentElement.scrollWidth") == width
    assert fits(phone)
    phone.shot(f"agame-long-{width}")


def test_player_whose_sums_are_half_typed_is_not_done_where_points_are_typed_either(three):
    three.key("Section 1")
    three.tap(".depth-key")
    type_in(three, 84)
    walk_on(three)
    three.tap(".depth-key")
    expect(three.page.locator("points-pad")).to_be_visible()
    expect(three.page.get_by_role("radio", name=re.compile("done"))).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (740, 360)])
def test_keys_keep_their_places_while_a_long_sum_of_cards_is_typed(new_phone, width, height):
    phone = new_phone(width, height)
    game(phone, "agame", *THREE)
    walk_on(phone)
    phone.tap(".depth-key")
    type_in(phone, 1)
    keys = phone.page.get_by_role("group", name="Keypad")
    output = phone.page.locator("output")
    before = keys.bounding_box(), output.bounding_box()
    for key in "+1+2+3+5+8+13+21":
        phone.tap(keys.get_by_text(key, exact=True))
    expect(output).to_have_text("1 + 1 + 2 + 3 + 5 + 8 + 13 + 21 = 54")
    assert (keys.bounding_box(), output.bounding_box()) == before
    phone.shot(f"agame-long-sum-{width}")


def test_lines_of_a_long_sum_of_points_stand_in_the_middle(three):
    walk_on(three)
    three.tap(".depth-key")
    three.tap(".depth-key")
    keys = three.page.get_by_role("group", name="Keypad")
    for key in "1+2+5+8+13+21+34":
        three.tap(keys.get_by_text(key, exact=True))
    expect(three.page.locator("output")).to_have_text("1 + 2 + 5 + 8 + 13 + 21 + 34 = 84")
    for line in three.page.locator(".typed").evaluate(LINES):
        assert abs(line["x"] + line["width"] / 2 - 180) < 6
