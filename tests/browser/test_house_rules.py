"""A number of the house rules: its keys go by the game's own step, and it can be typed."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.agame_recorder import FIVE, GAME, THREE
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow


@pytest.fixture
def rules(phone) -> Phone:
    phone.seat(GAME, *THREE)
    phone.tap(".rules-line")
    return phone


def field(phone: Phone, label: str) -> Locator:
    return phone.page.get_by_label(label, exact=True)


def fill_in(phone: Phone, label: str, text: str) -> None:
    field(phone, label).fill(text)
    phone.page.keyboard.press("Enter")


def test_minus_goes_down_step_by_step_and_ends_at_the_least(rules):
    for less in ("5", "0"):
        rules.key("Lizard of one colour: less")
        expect(field(rules, "Lizard of one colour")).to_have_value(less)
    barred = rules.page.get_by_role("button", name="Lizard of one colour: less")
    expect(barred).to_be_disabled()


def test_below_the_least_a_target_is_left_open(rules):
    rules.key("Target: less")
    expect(field(rules, "Target")).to_have_value("250")
    fill_in(rules, "Target", "30")
    rules.key("Target: less")
    expect(field(rules, "Target")).to_have_value("1")
    rules.key("Target: less")
    expect(field(rules, "Target")).to_have_value("")
    expect(rules.page.get_by_role("button", name="Target: less")).to_be_disabled()
    rules.key("Target: more")
    expect(field(rules, "Target")).to_have_value("300")


def test_every_tap_on_a_rule_counts_while_the_engine_is_slow(phone):
    slow(phone)
    phone.seat(GAME, *THREE)
    phone.tap(".rules-line")
    target = field(phone, "Target")
    expect(target).to_have_value("300")
    with hold_engine(phone):
        for _ in range(2):
            phone.key("Target: less")
        expect(target).to_have_value("200")
        fill_in(phone, "Target", "170")
        expect(target).to_have_value("170")
        phone.key("Target: less")
    expect(target).to_have_value("150")
    expect(phone.page.locator(".rules-line")).to_contain_text("to 150")


def test_house_rules_come_into_sight_where_five_names_stand_above_them(phone):
    phone.seat(GAME, *FIVE)
    phone.tap(".rules-line")
    for place in range(2):
        expect(phone.page.locator(".house-rule").nth(place)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("typed", ["-3", "\u22123"])
def test_a_number_below_nothing_keeps_its_minus_sign(rules, typed):
    fill_in(rules, "Fennek in a row", typed)
    expect(field(rules, "Fennek in a row")).to_have_value("\u22123")
    rules.key("Fennek in a row: less")
    expect(field(rules, "Fennek in a row")).to_have_value("\u22124")
