"""One person has one seat, however their name is typed, and takes it by whatever is tapped next."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.gallery.stage import EIGHT, game

MESSAGE = "Anna is seated already."


def test_name_of_somebody_seated_is_refused_and_stays_to_be_mended(phone: Phone):
    phone.seat("Tally", "Anna", "Ben")
    field = phone.page.get_by_role("textbox", name="New name")
    field.fill("anna ")
    phone.page.keyboard.press("Enter")
    refusal = phone.page.locator("seat-picker .wrong")
    expect(refusal).to_have_text(MESSAGE)
    expect(field).to_have_value("anna ")
    phone.axe()
    field.fill("Anna B")
    expect(refusal).to_have_count(0)
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seats .name")).to_have_text(["Anna", "Ben", "Anna B"])
    expect(field).to_have_value("")


@pytest.mark.parametrize("count", [7, 8, 9])
def test_refusal_of_a_name_stands_above_the_main_button(phone: Phone, count):
    phone.page.set_viewport_size({"width": 360, "height": 740})
    phone.seat("Tally", "Anna", *"BCDEFGHIJ"[: count - 1])
    field = phone.page.get_by_role("textbox", name="New name")
    field.fill("anna")
    phone.page.keyboard.press("Enter")
    expect_above_the_footer(phone, phone.page.locator("seat-picker .wrong"))
    expect(field).to_be_in_viewport(ratio=1)


def test_name_left_in_the_field_is_refused_without_enter_too(phone: Phone):
    phone.seat("Tally", "Anna", "Ben")
    field = phone.page.get_by_role("textbox", name="New name")
    field.fill("ANNA")
    phone.tap(phone.page.get_by_role("heading", name="Who plays"))
    expect(phone.page.locator("seat-picker .wrong")).to_have_text(MESSAGE)
    expect(field).to_have_value("ANNA")


def test_seated_person_is_not_offered_by_another_spelling(phone: Phone):
    game(phone, "tally", "Anna", "Ben")
    phone.open("/new")
    phone.key("Tally")
    phone.tap(phone.page.locator(".people .chip", has_text="name"))
    phone.page.get_by_role("textbox", name="New name").fill("anna")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seats .name")).to_have_text(["anna"])
    expect(phone.page.locator(".people .chip .name")).to_have_text(["Ben"])


def test_refusal_of_a_joining_player_stands_above_the_footer(phone: Phone):
    phone.page.set_viewport_size({"width": 360, "height": 740})
    game(phone, "tally", "Anna", *"BCDEFGHI")
    phone.key("Tally")
    joining = phone.page.get_by_role("textbox", name="Who joins from now on")
    joining.fill("anna")
    phone.key("Join")
    expect_above_the_footer(phone, phone.page.locator("running-seats .wrong"))


def expect_above_the_footer(phone: Phone, refusal: Locator) -> None:
    """Expect the whole refusal in sight, and its foot above the footer's keys."""
    expect(refusal).to_be_in_viewport(ratio=1)
    bottom, middle = refusal.evaluate("""at => {
      const { left, right, bottom } = at.getBoundingClientRect();
      const under = document.elementFromPoint((left + right) / 2, bottom - 1);
      return [bottom, at.contains(under) ? bottom : 0];
    }""")
    assert middle == bottom, "something lies across the refusal"


def test_joining_or_renamed_player_cannot_have_a_name_at_the_table(phone: Phone):
    game(phone, "tally", "Anna", "Ben")
    phone.key("Tally")
    joining = phone.page.get_by_role("textbox", name="Who joins from now on")
    joining.fill("anna")
    phone.key("Join")
    refusal = phone.page.locator("running-seats .wrong")
    expect(refusal).to_have_text(MESSAGE)
    expect(joining).to_have_value("anna")
    joining.fill("")
    expect(refusal).to_have_count(0)
    name = phone.page.get_by_role("textbox", name="Name of Ben")
    name.fill("ANNA")
    name.press("Tab")
    expect(refusal).to_have_text(MESSAGE)
    expect(name).to_have_value("ANNA")
    expect(phone.page.get_by_role("button", name="Write it down")).to_have_count(0)


def test_joining_without_a_name_asks_for_it(phone: Phone):
    game(phone, "tally", "Anna", "Ben")
    phone.key("Tally")
    phone.key("Join")
    refusal = phone.page.locator("running-seats .wrong")
    expect(refusal).to_have_text("Type their name first.")
    joining = phone.page.get_by_role("textbox", name="Who joins from now on")
    expect(joining).to_be_focused()
    joining.fill("Cy")
    expect(refusal).to_have_count(0)
    phone.key("Join")
    expect(phone.page.get_by_role("textbox", name="Name of Cy")).to_be_visible()


def test_game_starts_by_one_tap_while_the_last_name_is_still_in_its_field(new_phone):
    tablet = new_phone(768, 1024)
    tablet.seat("Tally", *EIGHT[:6])
    tablet.page.locator("input[name=name]").fill("Zoe")
    tablet.main_says("Start")
    tablet.begin()
    expect(tablet.page.locator("score-board .board-row")).to_have_count(7)
    expect(tablet.page.locator("score-board")).to_contain_text("Zoe")
