"""Fingers quicker than the engine: what they tap is neither lost nor counted twice."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import begin, tap
from tests.browser.agame_recorder import FIVE, GAME, THREE, type_in, walk_on
from tests.browser.animanize_recorder import ROUND, AnimanizeRecorder, log_tricks
from tests.browser.card_board import play, says
from tests.browser.keypad import expect_totals
from tests.browser.keypad import type_in as type_points
from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import game, round_of

RULES_AT_ONCE = """async words => {
  for (const word of words) {
    const keys = [...document.querySelectorAll("house-rules button")];
    keys.find(({ textContent }) => textContent.trim().startsWith(word)).click();
    await new Promise(resolve => setTimeout(resolve));
  }
}"""
"""Taps on house rules, quicker than anything can be kept or reckoned in between."""


KEYS_AT_ONCE = """async keys => {
  for (const [group, key] of keys) {
    const board = document.querySelector(`[role=group][aria-label="${group}"]`);
    [...board.querySelectorAll("button")].find(one => one.textContent.trim() === key).click();
    await new Promise(resolve => setTimeout(resolve));
  }
}"""
"""Taps on keys, each as soon as the one before can be drawn, long before it is reckoned."""


OPENS_LATE = """() => {
  const { store } = document.querySelector("companion-app");
  const open = store.open;
  store.open = async (...what) => {
    await new Promise(resolve => { window.letOpen = resolve; });
    return open.apply(store, what);
  };
}"""
"""The next game asked for is not there before `letOpen()` is called."""


def asks(key: str, name: str, **of) -> dict:
    """Return a field of a pad."""
    return {"id": key, "name": name} | of


def one_of(*names: str) -> dict:
    """Return what makes a field of a pad a choice."""
    choices = [
        {"id": name.lower(), "name": name, "worth": place} for place, name in enumerate(names)
    ]
    return {"kind": "choice", "choices": choices}


DUEL = {"name": "Duel", "kind": "rounds", "seats": [2, 4], "points": "how + what"}
CHOICES = DUEL | {
    "fields": [
        asks("how", "Result", **one_of("Won", "Lost")),
        asks("what", "Colour", **one_of("Red", "Blue")),
    ]
}
NUMBERS = DUEL | {
    "fields": [asks("how", "Result", least=0, most=5), asks("what", "Colour", least=2, most=9)]
}

FRAME_BY_FRAME = """async cards => {
  for (const card of cards) {
    document.querySelector(`card-board [aria-label="${card}"]`).click();
    await new Promise(requestAnimationFrame);
  }
}"""


def test_a_house_rule_tapped_just_before_the_start_counts(phone):
    """Two taps in one breath: the engine has not answered to the first when the second comes."""
    phone.seat(GAME, *FIVE)
    phone.tap(".rules-line")
    expect(phone.page.get_by_role("switch", name="Log tricks")).to_be_visible()
    phone.page.evaluate("""() => {
      document.querySelector('[data-at="options.log_tricks"] [role=switch]').click();
      document.querySelector(".main-button").click();
    }""")
    phone.key("Section 1")
    says(phone, "Who begins?")


def test_a_rematch_begins_where_start_is_tapped_before_its_players_are_there(phone):
    over = [round_of(30, 12)]
    game(phone, "tally", "Ada", "Ben", log=over, target=30)
    phone.page.evaluate(OPENS_LATE)
    phone.key("Rematch")
    phone.key("Start")
    phone.page.evaluate("letOpen()")
    phone.expect_board({"Ada": "0", "Ben": "0"})


def test_two_house_rules_changed_one_right_after_the_other_both_count(phone):
    game(phone, "agame", "Ada", "Ben")
    phone.key(GAME)
    expect(phone.page.get_by_role("switch", name="Log tricks")).to_be_visible()
    phone.page.evaluate(RULES_AT_ONCE, ["Log tricks", "rows"])
    rows = phone.page.get_by_role("button", name="rows", exact=True)
    expect(rows).to_have_attribute("aria-pressed", "true")
    expect(phone.page.get_by_role("switch", name="Log tricks")).to_be_checked()


def test_lizards_are_told_before_the_engine_knows_what_the_sum_allows(phone):
    """5 alone has one lizard at most; 54 has seven."""
    game(phone, "agame", *THREE)
    walk_on(phone)
    phone.tap(".depth-key")
    type_in(phone, 5)
    expect(phone.page.locator(".strip .is-barred")).to_have_count(7)
    phone.page.evaluate(KEYS_AT_ONCE, [("Keypad", "4"), ("Lizards of one colour", "7")])
    expect(phone.page.get_by_role("radio", name="Ada, done")).to_be_visible()


def test_fingers_may_be_quicker_than_the_engine(phone):
    """Every card of three tricks within as many frames: none is lost, none falls twice."""
    log_tricks(phone)
    says(phone, "Ada leads")
    phone.page.evaluate(FRAME_BY_FRAME, [card for cards in ROUND[:3] for card in cards])
    expect(phone.page.locator(".header-status")).to_contain_text("Trick 4 of 14")
    expect(phone.page.locator(".log-line")).to_contain_text("Ada")


def test_figures_tapped_before_the_main_button_has_led_on_are_of_the_next_player(phone):
    """The engine has not answered to the 12 of Ben when his 3 lines up for Cy."""
    recorder = open_at_ben(phone)
    with hold_engine(phone):
        recorder.typed("2")
        recorder.on()
        recorder.typed("3")
        recorder.on()
    expect_totals(phone, "5", "12", "3")


def test_figures_typed_before_enter_has_led_on_are_of_the_next_player(phone):
    open_at_ben(phone)
    with hold_engine(phone):
        for key in ("2", "Enter", "7", "Backspace", "3", "Enter"):
            phone.page.keyboard.press(key)
    expect_totals(phone, "5", "12", "3")


def test_undo_before_the_main_button_has_led_on_takes_back_that_it_did(phone):
    """Ben keeps his 12: what is taken back is the way from him to Cy."""
    recorder = open_at_ben(phone)
    with hold_engine(phone):
        recorder.typed("2")
        recorder.on()
        phone.key("Undo")
    expect(phone.main()).to_contain_text("Cy")
    expect(phone.page.locator(".points-typed")).to_have_text("12")
    recorder.on()
    recorder.typed("3")
    recorder.on()
    expect_totals(phone, "5", "12", "3")


@pytest.mark.parametrize(
    ("pad", "colour", "result"), [(CHOICES, "Blue", "Won"), (NUMBERS, "4", "3")]
)
def test_a_key_tapped_before_another_field_is_open_is_not_the_one_that_takes_its_place(
    phone, pad, colour, result
):
    """Ben's colour is open; the main button leads to Ada's result, with other keys in its place."""
    slow(phone)
    game(phone, pad, "Ada", "Ben")
    phone.tap(phone.main())
    field = phone.page.locator(".pad-field", has_text="Colour")
    phone.tap(field)
    phone.key(colour)
    phone.main_says("Ben: Colour?")
    phone.key(colour)
    phone.key("Ben")
    with hold_engine(phone):
        phone.tap(field)
        phone.tap(phone.main())
        phone.key(colour)
    expect(phone.page.get_by_role("radio", name="Ada")).to_be_checked()
    phone.key(result)
    phone.main_says("Ben: Result?")


def test_a_key_tapped_twice_before_the_main_button_has_led_on_counts_twice(phone):
    """Its first tap changes what it says: "Cy: no trick" is "Cy: 1 trick" when the second comes."""
    slow(phone)
    game(phone, "animanize", "Ada", "Ben", "Cy")
    recorder = AnimanizeRecorder(phone)
    recorder.open(1)
    with hold_engine(phone):
        recorder.played("Ada Ben")
        recorder.on()
        recorder.played("Cy Cy")
    recorder.says("Cy", "2")


def test_second_card_of_a_play_tapped_just_before_the_winner_lays_is_not_lost(phone):
    tap_until_ada_takes_it(phone)
    with hold_engine(phone):
        tap(phone, "purple 3", "green 8")
    phone.main_says("Next trick")
    expect(phone.page.locator(".header-status")).to_contain_text("4 cards")


def test_second_card_of_a_play_is_drawn_and_not_refused_before_the_engine_knows_whose_it_is(phone):
    tap_until_ada_takes_it(phone)
    with hold_engine(phone):
        tap(phone, "purple 3")
        expect(phone.page.locator('.cell.is-open[data-cell="purple 3"]')).to_be_visible()
        says(phone, "Ada takes it")
    expect(phone.page.locator(".header-status")).to_contain_text("4 cards")


def test_card_of_greta_that_is_gone_before_its_tap_counts_is_not_laid_into_the_points(phone):
    """The depth is turned once the card before is placed: there is no rack any more by then."""
    slow(phone)
    game(phone, "greta", "Ada", "Ben")
    phone.tap(phone.main())
    rack = phone.page.locator("greta-rack")
    expect(rack.get_by_role("button", name="Ace of spades")).to_be_visible()
    with hold_engine(phone):
        phone.tap(rack.get_by_role("button", name="King of hearts"))
        phone.tap(phone.page.locator("greta-square button").first)
        phone.tap(".depth-key")
        phone.tap(rack.get_by_role("button", name="Ace of spades"))
    expect(phone.page.locator(".points-pad")).to_be_visible()
    type_points(phone, "8")
    expect(phone.page.locator(".points-typed")).to_have_text("8")


def test_a_card_tapped_before_a_written_trick_is_taken_back_falls_into_that_trick(phone):
    slow(phone)
    log_tricks(phone)
    play(phone, "red 1", "red 3", "red 2")
    says(phone, "Ben took it and leads")
    with hold_engine(phone):
        phone.key("Undo")
        play(phone, "red 9")
    says(phone, "Cy took it and leads: highest red")
    expect(phone.page.locator(".header-status")).to_contain_text("Trick 2 of 14")


def test_depth_turned_before_a_trick_is_written_keeps_the_trick(phone):
    slow(phone)
    log_tricks(phone)
    play(phone, "red 1", "red 2")
    phone.main_says("Cy’s card?")
    with hold_engine(phone):
        play(phone, "red 3")
        phone.tap(".depth-key")
    AnimanizeRecorder(phone).says("Cy", "1")


def test_depth_key_tapped_right_after_writing_turns_nothing(phone):
    """The round is written by then: it keeps its points, and the next one opens as it did."""
    recorder = open_at_ben(phone)
    recorder.on()
    with hold_engine(phone):
        recorder.typed("3")
        recorder.on()
        phone.tap(".depth-key")
    expect_totals(phone, "5", "1", "3")
    recorder.open(2)
    expect(phone.page.locator(".depth-now")).to_have_text("Points")


def tap_until_ada_takes_it(phone: Phone) -> None:
    """Log a card each of a trick of Agame, on an engine that can be held up."""
    slow(phone)
    begin(phone, *THREE)
    tap(phone, "blue 13", "green 8", "purple 5")
    says(phone, "Ada takes it")


def open_at_ben(phone: Phone) -> AnimanizeRecorder:
    """Open a round by points on an engine that can be held up: 5 for Ada, a 1 for Ben."""
    slow(phone)
    game(phone, "animanize", "Ada", "Ben", "Cy")
    recorder = AnimanizeRecorder(phone)
    recorder.open(1)
    recorder.turn()
    recorder.turn()
    recorder.typed("5")
    phone.main_says("Ben?")
    recorder.on()
    recorder.typed("1")
    expect(phone.main()).to_contain_text("Cy")
    return recorder
