"""A round of every recorder by the keyboard alone, and what those hear who do not see it."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.keyboard import Keyboard
from tests.browser.keypad import expect_totals
from tests.browser.lynx_recorder import LynxRecorder
from tests.gallery.stage import game, round_of

TRICKS = "Ada Ben:9 Cy:2 Ada:4 Ben Ben:5 Cy:3 Ada Ada:6 Ben Cy:8 Ada Ben Ben"
"""Fourteen tricks of Animanize, who took each, and the animal in it."""

ROUND = (
    ("12", "Ben ›", "Ben"),
    ("3", "Cy ›", "Cy"),
    ("7", "Write it down", "Written down: Ada 12, Ben 3, Cy 7"),
)
"""What is typed in the tally, what the main button says then, and what is heard after it."""


@pytest.fixture
def keys(phone) -> Keyboard:
    return Keyboard(phone)


def test_tally_round_is_written_by_keyboard(phone, keys):
    game(phone, "tally", "Ada", "Ben", "Cy")
    keys.main("Round 1")
    for figures, main, text in ROUND:
        for figure in figures:
            keys.press(figure, ".keypad")
        keys.hears(figures)
        keys.main(main)
        keys.hears(text)
    expect_totals(phone, "12", "3", "7")
    phone.hold_what_is_told()
    keys.press("Undo")
    keys.hears("Round 1")
    keys.press("Redo")
    expect_totals(phone, "12", "3", "7")


def test_redo_is_offered_for_as_long_as_keys_are_on_their_way(phone, keys):
    game(phone, "tally", "Ada", "Ben", log=[round_of(5, 3)])
    phone.page.clock.install()
    phone.page.clock.pause_at(phone.page.evaluate("Date.now()") + 60_000)
    keys.press("Undo")
    redo = phone.page.get_by_role("button", name="Redo")
    expect(redo).to_be_visible()
    for _ in range(3):
        phone.page.clock.run_for(5_000)
        phone.page.keyboard.press("Tab")
        expect(redo).to_be_visible()
    phone.page.evaluate("document.activeElement.blur()")
    phone.page.clock.run_for(7_000)
    expect(redo).to_be_hidden()


def test_numbers_are_typed_wherever_the_focus_is(phone):
    game(phone, "tally", "Ada", "Ben")
    phone.key("Round 1")
    locator = phone.page.locator(".points-typed")
    expect(locator).to_be_visible()
    for key, text in (("1", "1"), ("2", "12"), ("9", "129"), ("Backspace", "12"), ("-", "−12")):
        phone.page.keyboard.press(key)
        expect(locator).to_have_text(text)
    phone.page.keyboard.press("Enter")
    phone.main_says("Ben?")
    for key in "1234567":
        phone.page.keyboard.press(key)
    expect(locator).to_have_text("123,456")
    phone.key("Undo")
    expect(locator).to_have_text("12,345")
    phone.tap(phone.page.get_by_role("radio").first)
    phone.page.keyboard.press("8")
    expect(locator).to_have_text("8")
    phone.page.keyboard.press("Enter")
    expect_totals(phone, "8", "12,345")


def test_enter_goes_on_where_a_figure_was_tapped_before(phone):
    game(phone, "tally", "Ada", "Ben")
    phone.key("Round 1")
    phone.tap(phone.page.locator(".keypad").get_by_role("button", name="1", exact=True))
    phone.page.keyboard.press("2")
    expect(phone.page.locator(".points-typed")).to_have_text("12")
    phone.page.keyboard.press("Enter")
    phone.main_says("Ben?")
    phone.page.keyboard.press("7")
    phone.page.keyboard.press("Enter")
    expect_totals(phone, "12", "7")


def test_numbers_are_typed_into_the_strip_that_is_open(phone):
    game(phone, "animanize", "Ada", "Ben", "Cy")
    phone.key("Round 1")
    phone.tap(".depth-key")
    strip = phone.page.locator("number-strip .strip")
    chosen = strip.locator("[aria-pressed=true]")
    expect(strip).to_have_attribute("aria-label", re.compile("Ada"))
    phone.page.keyboard.press("1")
    expect(strip.get_by_role("button", name="1", exact=True)).to_be_focused()
    expect(chosen).to_have_count(0)
    phone.page.keyboard.press("2")
    expect(strip).to_have_attribute("aria-label", re.compile("Ben"))
    phone.page.keyboard.press("1")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".animanize-sums")).to_be_visible()
    tiles = phone.page.locator("animanize-tiles")
    expect(tiles).to_contain_text(re.compile("12 tricks.*one trick", re.DOTALL))
    phone.key("Undo")
    expect(strip).to_have_attribute("aria-label", re.compile("Ben"))
    phone.page.keyboard.press("Backspace")
    expect(strip).to_have_attribute("aria-label", re.compile("Ada"))
    phone.page.keyboard.press("Backspace")
    expect(phone.page.locator("record-screen")).to_be_visible()
    phone.page.keyboard.press("5")
    expect(strip).to_have_attribute("aria-label", re.compile("Ben"))


def test_digits_go_to_the_strip_in_focus_and_then_to_the_next_sum(phone):
    game(phone, "agame", "Ada", "Ben")
    phone.key("Section 1")
    phone.tap(".depth-key")
    typed = phone.page.locator("agame-counts output")
    strip = phone.page.locator("number-strip")
    expect(strip).to_be_visible()
    phone.page.keyboard.type("54")
    expect(typed).to_have_text("54")
    strip.get_by_role("button").first.focus()
    phone.page.keyboard.press("3")
    phone.main_says("Ben?")
    phone.page.keyboard.type("61")
    expect(typed).to_have_text("61")
    expect(strip.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_strip_that_was_clicked_leaves_digits_to_the_sum(phone):
    game(phone, "agame", "Ada", "Ben")
    phone.key("Section 1")
    phone.tap(".depth-key")
    phone.page.locator("number-strip").get_by_role("button", name="3", exact=True).click()
    phone.page.keyboard.type("54")
    expect(phone.page.locator("agame-counts output")).to_have_text("54")


def test_numbers_of_a_strip_that_begins_at_two_are_typed(phone):
    field = {"id": "n", "name": "Dice", "least": 2, "most": 12}
    game(
        phone,
        {"name": "Dice", "kind": "rounds", "seats": [2, 4], "fields": [field], "points": "n"},
        "Ada",
        "Ben",
    )
    phone.key("Round 1")
    points = phone.page.locator(".pad-points b")
    expect(phone.page.locator("number-strip")).to_be_visible()
    phone.page.keyboard.type("11")
    expect(points).to_have_text(["+11"])
    phone.page.keyboard.type("19")
    expect(points).to_have_text(["+11", "+9"])


def test_a_hand_of_lynx_is_typed_and_a_meld_is_taken_away(phone):
    game(phone, "lynx", "Ada", "Ben")
    phone.key("Game 1")
    recorder = LynxRecorder(phone)
    recorder.melds("K ×4 9 K")
    recorder.shows("K ×4 8", "9–K 8")
    phone.page.keyboard.press("Backspace")
    recorder.shows("K ×4 8")
    others = phone.page.get_by_role("group", name="Other cards in hand")
    others.get_by_role("button").first.focus()
    phone.page.keyboard.type("12")
    expect(others.get_by_role("button", name="12, ")).to_have_attribute("aria-pressed", "true")
    phone.page.keyboard.press("Backspace")
    expect(others.locator("[aria-pressed=true]")).to_have_count(0)
    recorder.shows("K ×4 8")


def test_animanize_round_is_written_by_keyboard(phone, keys):
    game(phone, "animanize", "Ada", "Ben", "Cy")
    keys.main("Round 1")
    for trick in TRICKS.split():
        name, _, animal = trick.partition(":")
        keys.press(f"{name}, {animal}" if animal else f"{name}:")
        keys.hears(f"{name}, {animal or ''}")
    keys.main("Write it down")
    keys.hears("Written down: Ada 15, Ben 20, Cy 16")


def test_agame_section_is_written_by_keyboard(phone, keys):
    game(phone, "agame", "Ada", "Ben")
    keys.main("Section 1")
    keys.press("green 13")
    keys.hears("green 13, makes 13")
    keys.main("Ben ›")
    keys.press("No card")
    keys.main("Write it down")
    keys.hears("Written down: Ada 13, Ben 0")


def test_agame_tricks_are_written_by_keyboard(phone, keys):
    phone.seat("Agame not Lame", "Ada", "Ben", "Cy")
    keys.press_on(phone.page.locator(".rules-line"))
    keys.press_on(phone.page.get_by_role("switch", name="Log tricks"))
    keys.main("Start")
    keys.main("Section 1")
    for card in ("blue 13", "green 8", "purple 5"):
        keys.press(card, "card-board")
    keys.hears("Ada takes it")
    for card in ("green 8", "purple 5"):
        keys.press(card, "card-board")
    keys.hears("Ada took it and leads")


def test_lynx_game_is_written_by_keyboard(phone, keys):
    game(phone, "lynx", "Ada", "Ben")
    keys.main("Game 1")
    for key in ("King", "4 times", "9", "King"):
        keys.press(key, ".meld-keys")
    keys.hears("Ada: 2 melds")
    keys.press("Went out")
    keys.main("Ben")
    keys.press("1", "[aria-label='Jacks, queens and kings in hand']")
    keys.press("2", "[aria-label='Other cards in hand']")
    keys.main("Write it down")
    keys.hears("Written down: Ada 46, Ben −8")


def test_greta_cards_are_placed_by_keyboard(phone, keys):
    """The focus stays in the cell: its key, which was empty, is the card's now."""
    game(phone, "greta", "Ada", "Ben")
    keys.main("Card 1")
    for card in ("Queen of spades", "Queen of diamonds", "8 of clubs"):
        keys.press(card, "greta-rack")
        keys.press_on(phone.page.locator("greta-square [aria-label^=Empty]").first)
        expect(phone.page.locator(f"greta-rack [aria-label='{card}']")).to_have_count(0)
        expect(phone.page.locator(f"greta-square [aria-label^='{card}']")).to_be_focused()
    keys.hears("8 of clubs")
    keys.press("Back")
    expect_totals(phone, "12", "0")


def test_focus_returns_to_where_the_rules_were_opened(phone, keys):
    game(phone, "tally", "Ada", "Ben")
    keys.main("Round 1")
    keys.press("5", ".keypad")
    keys.press("Rules for this")
    expect(phone.page.locator("rules-screen")).to_be_visible()
    keys.press("Back", "rules-screen")
    expect(phone.page.get_by_role("link", name="Rules for this")).to_be_focused()


def test_rules_that_come_late_leave_the_focus_where_it_was_moved_meanwhile(phone, keys):
    game(phone, "tally", "Ada", "Ben")
    pending: list[Route] = []
    phone.page.route("**/assets/en-*.js", lambda route: pending.append(route))
    with phone.page.expect_request("**/assets/en-*.js"):
        keys.press("Rules for this")
    back = phone.page.locator("rules-screen").get_by_role("button", name="Back", exact=True)
    expect(back).to_be_visible()
    keys.go(back)
    for route in pending:
        route.continue_()
    expect(phone.page.get_by_role("heading", name="In three sentences")).to_be_visible()
    expect(back).to_be_focused()


def test_the_sheet_is_a_table_with_heads(phone, keys):
    """Every figure stands under a name and beside its round."""
    game(phone, "tally", "Ada", "Ben")
    keys.main("Round 1")
    for figure, main in (("3", "Ben ›"), ("4", "Write it down")):
        keys.press(figure, ".keypad")
        keys.main(main)
    table = phone.page.get_by_role("table", name="All rounds, the newest first")
    expect(table.get_by_role("columnheader")).to_have_text(["Ada", "Ben"])
    expect(table.get_by_role("rowheader")).to_have_text(["1"])
    expect(table.get_by_role("cell").filter(has_text=re.compile(r"\d"))).to_have_text(["+3", "+4"])
    keys.press("Round 1", "score-ledger")
    expect(phone.page.locator("round-screen")).to_be_visible()
