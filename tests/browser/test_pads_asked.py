"""Games by pads that ask something of some players alone, or end by a formula, on the screen."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.browser.solo_pad import SOLO
from tests.browser.test_pads import THREE, seat_by_pad, strip, tap_who
from tests.browser.together import wait_for_log
from tests.gallery.stage import store_game


def test_skat_asks_the_declarer_what_the_game_is_worth(phone):
    seat_by_pad(phone, "Skat", *THREE)
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    who = phone.page.get_by_role("group", name="Declarer")
    expect(phone.page.locator(".pad-field")).to_have_count(0)
    tap_who(phone, "Ada")
    tap_who(phone, "Ben")
    expect(who.get_by_role("button", pressed=True)).to_contain_text("Ben")
    expect(phone.page.get_by_role("radio", name="Ben")).to_have_attribute("aria-checked", "true")
    type_in(phone, "24")
    phone.tap(phone.page.locator(".pad-field.is-flag").filter(has_text="Won"))
    phone.axe()
    phone.key("Write it down")
    expect_totals(phone, "0", "24", "0")
    phone.axe()


def test_value_that_is_worked_out_is_shown_as_soon_as_it_is_known_and_is_no_key(owner):
    phone = owner
    game = store_game(phone, SOLO, *THREE)
    phone.open(f"{game}/record")
    value = phone.page.locator(".pad-field.is-computed")
    phone.tap(".pad-who .tab >> nth=2")
    expect(value).to_have_text(re.compile("Value of the game\\s*–"))
    phone.tap(".pad-choices .key >> nth=0")
    expect(value).to_contain_text("–")
    phone.tap(".strip .key >> nth=2")
    expect(value).to_contain_text("20")
    expect(phone.page.locator(".points-sum")).to_contain_text("−2 × 20")
    expect(phone.page.get_by_role("button", name="Value of the game")).to_have_count(0)
    phone.tap(".pad-field.is-flag")
    phone.axe()
    phone.key("Write it down")
    expect_totals(phone, "0", "0", "20")
    (entry,) = wait_for_log(phone, game, 1)
    assert entry["players"][2] == {"declarer": True, "suit": "hearts", "times": 2, "won": True}
    phone.key("Rules for this")
    rules = phone.page.locator("pad-rules li").filter(has_text="worked out · where Declarer is yes")
    expect(rules).to_contain_text("Game × Times")


def test_main_button_asks_for_the_open_field_and_walks_past_none(phone):
    seat_by_pad(phone, "Wizard", *THREE)
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 1, 0, 1)
    phone.main_says("Ada: Tricks?")
    phone.tap(phone.main())
    strip(phone, 1)
    phone.main_says("Ben: Tricks?")
    strip(phone, 0, 0)
    phone.main_says("Write it down")


def test_player_on_the_screen_stays_there_when_something_does_not_hold_of_all(phone):
    seat_by_pad(phone, "Skyjo", *THREE)
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    for cards in ("5", "12", "20"):
        type_in(phone, cards)
        phone.tap(phone.main())
    phone.main_says("Ended the round?")
    phone.tap(phone.main())
    cy = phone.page.get_by_role("radio", name="Cy")
    expect(cy).to_have_attribute("aria-checked", "true")
    tap_who(phone, "Ada")
    expect(cy).to_have_attribute("aria-checked", "true")
    phone.key("Write it down")
    expect_totals(phone, "5", "12", "20")


def test_phase_ten_ends_by_its_tenth_phase(phone):
    seat_by_pad(phone, "Phase 10", "Ada", "Ben")
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 10, 9)
    type_in(phone, "0")
    phone.tap(phone.main())
    type_in(phone, "45")
    phone.key("Write it down")
    expect_totals(phone, "0", "45")
    expect(phone.page.locator(".outcome")).to_contain_text(re.compile("Ada\\W+wins"))
    phone.axe()
