"""What a pad makes of a total, on the recorder, the sheet, the page of a round and in the rules."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.browser.test_pad_rules import expect_rules
from tests.gallery.stage import game

CABO = {
    "name": {"en": "Cabo", "de": "Cabo"},
    "kind": "rounds",
    "seats": [2, 6],
    "fields": [{"id": "cards", "name": "Cards"}],
    "points": "cards",
    "total": "IF(total + points = 100, 50, total + points)",
    "wins": "low",
}
FIRST = [{"type": "round", "players": [{"cards": 62}, {"cards": 41}]}]


def test_exactly_100_becomes_50_before_the_round_is_written_and_after(phone):
    game(phone, CABO, "Ada", "Ben", log=FIRST)
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "38")
    expect(phone.page.locator(".points-sum")).to_contain_text("62 + 38 = 100 · 100 becomes 50")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    type_in(phone, "5")
    expect(phone.page.locator(".points-sum")).to_contain_text("41 + 5 = 46")
    phone.axe()
    phone.key("Write it down")
    expect_totals(phone, "50", "46")
    phone.key("Round 2")
    expect(phone.page.locator("round-screen")).to_contain_text("+38 · 100 becomes 50")
    phone.axe()


def test_rules_say_what_becomes_of_a_total(phone):
    game(phone, CABO, "Ada", "Ben")
    phone.key("Rules for this")
    expect_rules(phone, "^If total \\+ points of the round = 100: 50$")


def test_function_alone_is_unfolded_in_words_before_the_round_is_written_and_after(phone):
    pad = CABO | {"points": "MAX(cards - 3, 0)", "total": None}
    game(phone, pad, "Ada", "Ben")
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "8")
    expect(phone.page.locator(".points-sum")).to_contain_text("the most of 8 − 3, 0 = 5")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    type_in(phone, "2")
    phone.key("Write it down")
    expect_totals(phone, "5", "0")
    phone.key("Round 1")
    expect(phone.page.locator("round-screen")).to_contain_text("the most of 2 − 3, 0 = 0")
