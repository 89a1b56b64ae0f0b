"""Games by pads that ask something of some players alone, or end by a formula, on the screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import Phone
from tests.browser.test_pads import THREE, seat_by_pad, strip, tap_who
from tests.browser.together import wait_for_log
from tests.gallery.stage import game, recorder, store_game

BOTTOM = "part => Math.round(part.getBoundingClientRect().bottom)"
WHOLE_ASKS = """() => {
  const asks = document.querySelector(".pad-asks");
  return asks?.scrollHeight <= asks?.clientHeight;
}"""
"""Nothing of what a round is asked for is scrolled to."""


def choose(phone: Phone, name: str) -> None:
    """Tap what is chosen of several things."""
    phone.tap(phone.page.locator(".pad-choices").get_by_role("button", name=name, exact=True))


def test_skat_asks_the_declarer_alone_and_works_out_what_the_game_is_worth(phone):
    seat_by_pad(phone, "Skat", *THREE)
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    who = phone.page.get_by_role("group", name="Declarer")
    expect(phone.page.locator(".pad-field")).to_have_count(0)
    phone.main_says("Declarer?")  # nobody has to be walked past
    tap_who(phone, "Ada")
    choose(phone, "Clubs")
    tap_who(phone, "Ben")
    expect(who.get_by_role("button", pressed=True)).to_contain_text("Ben")
    expect(phone.page.get_by_role("radio", name="Ben")).to_have_attribute("aria-checked", "true")
    type_in(phone, "4")
    phone.tap(phone.page.locator(".pad-field.is-flag").filter(has_text="Won"))
    tap_who(phone, "Cy")
    expect(phone.page.locator(".points-sum")).to_contain_text("12 × 4 = 48")
    phone.key("Undo")
    expect(who.get_by_role("button", pressed=True)).to_contain_text("Ben")
    expect(phone.page.locator(".points-sum")).to_contain_text("12 × 4 = 48")
    phone.key("Write it down")
    expect_totals(phone, "0", "48", "0")


@pytest.mark.parametrize(
    ("played", "times", "is_won", "points"),
    [("Hearts", "3", True, "30"), ("Null", "", True, "23"), ("Null Hand", "", False, "−70")],
)
def test_round_of_skat_is_written_in_six_taps_or_less(phone, played, times, is_won, points):
    """A Null has one multiplier only, which nobody has to tap."""
    game(phone, "skat", *THREE)
    with phone.counting("Skat", 4 + len(times) + is_won):
        phone.tap(phone.main("sheet-screen"))
        tap_who(phone, "Ada")
        choose(phone, played)
        type_in(phone, times)
        if is_won:
            phone.tap(".pad-field.is-flag")
        phone.key("Write it down")
    expect_totals(phone, points, "0", "0")


def test_multiplier_of_a_null_goes_with_it(phone):
    """It is part of the tap on the game: Undo takes back both, another game asks for its own."""
    recorder(phone, "skat", *THREE)
    multiplier = phone.page.locator(".pad-field").filter(has_text="Multiplier")
    tap_who(phone, "Ada")
    choose(phone, "Null")
    expect(multiplier).to_contain_text("1")
    phone.main_says("Write it down")
    phone.key("Undo")
    phone.main_says("Ada: Game?")
    expect(multiplier).to_contain_text("–")
    choose(phone, "Null ouvert")
    expect(multiplier).to_contain_text("1")
    phone.tap(phone.page.locator(".pad-field").filter(has_text="Null ouvert"))
    choose(phone, "Grand")
    phone.main_says("Ada: Multiplier?")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (740, 360)])
def test_all_that_skat_asks_of_the_declarer_is_in_sight(new_phone, width, height):
    phone = new_phone(width, height)
    recorder(phone, "skat", *THREE, "Di")
    phone.tap(phone.page.locator(".pad-who .tab").first)
    choices = phone.page.locator(".pad-choices .key")
    expect(choices).to_have_count(9)
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=0.95)
    phone.tap(choices.first)
    type_in(phone, "4")
    fields = phone.page.locator(".pad-field:not(.is-computed)")
    expect(fields).to_have_count(3)
    for field in fields.all():
        expect(field).to_be_in_viewport(ratio=0.95)


def test_main_button_that_asks_of_whom_something_is_said_leads_to_their_row(new_phone):
    phone = new_phone(740, 360)
    recorder(phone, "skyjo", *THREE)
    for name in THREE:
        phone.tap(phone.page.get_by_role("radio", name=name))
        type_in(phone, "7")
    phone.main_says("Ended the round?")
    phone.tap(phone.main())
    first = phone.page.get_by_role("group", name="Ended the round").get_by_role("button").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport(ratio=0.95)


def test_multiplier_that_no_game_of_skat_has_is_named_before_it_is_written(phone):
    game(phone, "skat", *THREE)
    phone.tap(phone.main("sheet-screen"))
    tap_who(phone, "Ada")
    choose(phone, "Diamonds")
    type_in(phone, "1")
    phone.main_says("Multiplier: 2 to 30 is allowed.")
    type_in(phone, "9")
    phone.tap(".pad-field.is-flag")
    expect(phone.main()).to_contain_text("Won with a multiplier of 18 at most")


def test_value_that_is_worked_out_is_shown_as_soon_as_it_is_known_and_is_no_key(owner):
    phone = owner
    path = store_game(phone, "skat", *THREE)
    phone.open(f"{path}/record")
    value = phone.page.locator(".pad-field.is-computed")
    phone.tap(".pad-who .tab >> nth=2")
    expect(value).to_have_text(re.compile("Value of the game\\s*–"))
    choose(phone, "Grand")
    expect(value).to_contain_text("–")
    strip(phone, 2)
    expect(value).to_contain_text("48")
    expect(phone.page.locator(".points-sum")).to_contain_text("−2 × 24 × 2")
    expect(phone.page.get_by_role("button", name="Value of the game")).to_have_count(0)
    phone.tap(".pad-field.is-flag")
    phone.key("Write it down")
    expect_totals(phone, "0", "0", "48")
    (entry,) = wait_for_log(phone, path, 1)
    assert entry["players"][2] == {"declarer": True, "game": "grand", "times": 2, "won": True}
    phone.key("Rules for this")
    rules = phone.page.locator("pad-rules li").filter(has_text="worked out · where Declarer is yes")
    expect(rules).to_contain_text("Game × Multiplier")


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


def test_keys_of_who_ended_are_whole_in_a_correction_on_the_shortest_phone(phone):
    """Whatever the strip says: nothing, or three lines of totals and the end."""
    phone.page.set_viewport_size({"width": 320, "height": 568})
    names = ("Charlotte", "Theo", "Beatrice", "Sebastian")
    players = [{"cards": cards, "ended": cards == 48} for cards in (30, 48, 9, 11)]
    phone.open(store_game(phone, "skyjo", *names, log=[{"type": "round", "players": players}]))
    phone.tap(".line-link")
    phone.key("Correct it")
    phone.key(re.compile("Theo"))
    expect(phone.page.locator(".pad-formula")).to_have_text("2 × 48 = 96")
    expect(phone.page.locator(".follows")).to_have_text("No total changes.")
    phone.page.wait_for_function(WHOLE_ASKS)
    type_in(phone, "50")
    phone.key(re.compile("Charlotte"))
    type_in(phone, "31")
    phone.key(re.compile("Beatrice"))
    type_in(phone, "12")
    expect(phone.page.locator(".follows")).to_contain_text("over after Round 1")
    phone.page.wait_for_function(WHOLE_ASKS)


def test_total_of_a_player_stands_beside_the_last_line_of_the_round(phone):
    """Where no formula follows, that is what was written down; a formula has a line of its own."""
    players = [{"cards": cards, "ended": cards == 48} for cards in (30, 48)]
    log = [{"type": "round", "players": players}]
    phone.open(f"{store_game(phone, 'skyjo', 'Ada', 'Ben', log=log)}/rounds/1")
    expect(phone.page.locator(".round-lines")).to_have_text(
        ["Cards: 30", "Cards: 48 · Ended the round", "2 × 48 = 96"]
    )
    for player in phone.page.locator(".round-player").all():
        last, total = player.locator(".round-lines").last, player.locator(".round-total")
        assert last.evaluate(BOTTOM) == total.evaluate(BOTTOM)


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


def test_player_who_is_out_at_uno_is_asked_for_no_cards(phone):
    game(phone, "uno", *THREE)
    with phone.counting("Uno", 7):
        phone.tap(phone.main("sheet-screen"))
        tap_who(phone, "Ada")
        type_in(phone, "20")
        phone.key(re.compile("Cy$"))
        type_in(phone, "5")
        expect(phone.page.locator(".points-sum")).to_contain_text("0 + 0 = 0")
        phone.key("Write it down")
    expect_totals(phone, "25", "0", "0")


def test_round_of_bridge_is_asked_of_nobody_whom_it_brings_nothing(phone):
    game(phone, "bridge", "We", "They")
    with phone.counting("Bridge", 9):
        phone.tap(phone.main("sheet-screen"))
        tap_who(phone, "We")
        type_in(phone, "120")
        phone.tap(phone.page.locator(".pad-field.is-flag"))
        type_in(phone, "30")
        phone.key("Write it down")
    expect_totals(phone, "150", "0")


def test_crib_is_asked_of_the_dealer_alone(phone):
    game(phone, "cribbage", *THREE)
    phone.tap(phone.main("sheet-screen"))
    fill(phone, *"321", *"846")  # pegged, then the hands
    tap_who(phone, "Ben")
    type_in(phone, "5")
    phone.key("Write it down")
    expect_totals(phone, "11", "11", "7")


@pytest.mark.parametrize(
    ("pad", "who", "field"), [("schafkopf", "Declarer", "Tariff"), ("doppelkopf", "Re", "Points")]
)
def test_figure_that_is_asked_below_two_rows_of_players_is_in_sight(new_phone, pad, who, field):
    phone = new_phone(320, 568)
    recorder(phone, pad, *THREE, "Di")
    phone.tap(phone.page.get_by_role("group", name=who, exact=True).get_by_role("button").first)
    asked = phone.page.locator(".pad-field").filter(has_text=field)
    expect(asked).to_be_in_viewport(ratio=0.95)
    expect(phone.page.locator(".pad-field.is-flag")).to_be_in_viewport(ratio=0.95)
    type_in(phone, "4")
    expect(asked).to_contain_text("4")


def test_a_forgotten_partner_of_doppelkopf_makes_no_solo(phone):
    recorder(phone, "doppelkopf", *THREE, "Di")

    def say(who: str, name: str) -> None:
        row = phone.page.get_by_role("group", name=who, exact=True)
        phone.tap(row.get_by_role("button", name=name))

    say("Re", "Ada")
    type_in(phone, "2")
    expect(phone.main("record-screen")).to_have_text(re.compile(r"With Re \(solo: Re\)"))
    say("With Re (solo: Re)", "Ada")
    phone.key("Write it down")
    expect_totals(phone, "6", "−2", "−2", "−2")


def test_one_tap_says_who_went_out_at_canasta(phone):
    game(phone, "canasta", "We", "They")
    phone.tap(phone.main("sheet-screen"))
    tap_who(phone, "They")
    hidden = phone.page.locator(".pad-field.is-flag").filter(has_text="Concealed")
    phone.tap(hidden)
    expect(hidden).to_have_attribute("aria-checked", "true")
    phone.tap(phone.page.get_by_role("radio", name="We"))
    expect(hidden).to_have_count(0)
