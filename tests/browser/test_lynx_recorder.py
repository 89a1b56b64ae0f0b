"""lynX's recorder and what happens at a table: slips, appended cards, a draft, eight players."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lynx_recorder import LynxRecorder, first_game
from tests.waiting import wait_until

LONG = "Maximilian-Konstantin von und zu Hohenst"
EIGHT = (LONG, LONG[:-1] + "z", "Ελένη", "Дмитрий", "<b>Fatima</b>", "محمد", "Gus", "Heidi")


@pytest.fixture
def recorder(phone) -> LynxRecorder:
    """Return the first game of Ada, Ben and Cy, opened."""
    return first_game(phone)


def test_a_tapped_meld_grows_shrinks_and_goes_away(phone, recorder):
    recorder.melds("J ×3 9 K")
    phone.key("J ×3, 6 points")
    phone.key("longer J ×4")
    phone.key("longer J ×5")
    recorder.shows("J ×5 10", "9–K 8")
    phone.shot("lynx-longer")
    phone.key("9–K, 8 points")
    phone.key("longer 9–A")
    phone.key("shorter 10–A")
    recorder.shows("J ×5 10", "10–A 8")
    phone.key("away")
    recorder.shows("J ×5 10")
    phone.key("Undo")
    recorder.shows("J ×5 10", "10–A 8")


MELDS = "melds => melds.map(meld => [meld.offsetLeft, meld.offsetTop, meld.offsetWidth])"


def test_melds_stay_where_they_are_when_one_is_opened(phone, recorder):
    recorder.melds("K ×4 9 K 7 ×3 2 Q A 10 5 ×3")
    melds = phone.page.locator(".meld")
    recorder.shows("K ×4 8", "9–K 8", "7 ×3 3", "2–Q 13", "A–10 10", "5 ×3 3")
    before = melds.evaluate_all(MELDS)
    phone.key("9–K, 8 points")
    expect(phone.page.locator(".meld [aria-pressed=false]")).to_have_count(5)
    assert melds.evaluate_all(MELDS) == before


def test_a_key_that_cannot_be_says_why(phone, recorder):
    recorder.barred("×4")
    recorder.sums("First the rank, then how many.")
    recorder.melds("K")
    recorder.barred("9")
    recorder.sums("A run goes up from its first card, and never past the ace.")
    recorder.melds("×5 K")
    recorder.barred("×4")
    recorder.sums("9 times K; there are 8.")
    phone.shot("lynx-barred")
    phone.axe()
    recorder.melds("×3")
    recorder.shows("K ×5 10", "K ×3 6")


def test_every_tap_is_announced(phone, recorder):
    locator = phone.page.locator("body > .visually-hidden[role=status]")
    recorder.melds("K")
    expect(locator).to_have_text("Ada: King …")
    recorder.melds("×4")
    expect(locator).to_have_text("Ada: one meld, 8 points")
    recorder.melds("×4")
    expect(locator).to_have_text("First the rank, then how many.")
    recorder.hand(0, 2)
    expect(locator).to_have_text("Ada: one meld, 4 points")


def test_erase_takes_back_the_begun_meld_then_the_newest(phone, recorder):
    recorder.melds("4 ×3 9")
    recorder.begun("9")
    phone.key("Erase the last meld")
    recorder.begun(None)
    recorder.shows("4 ×3 3")
    phone.key("Erase the last meld")
    recorder.shows()


def test_half_a_meld_is_not_dropped_when_the_game_is_written(phone, recorder):
    recorder.melds("K ×3 9")
    recorder.hand(0, 2)
    recorder.begun("9")
    phone.key(re.compile("^Ben"))
    recorder.begun(None)
    recorder.went_out()
    phone.key(re.compile("^Cy"))
    recorder.hand(1, 0)
    phone.main_says("Ada: 9 … is only half a meld")
    recorder.on()
    recorder.begun("9")
    phone.main_says("9 … is only half a meld")
    recorder.melds("J")
    phone.main_says("Ben ›")
    recorder.on()
    phone.main_says("Write it down")
    recorder.on()
    phone.expect_board({"Ada": "6", "Ben": "30", "Cy": "−4"})


def test_players_of_one_game_are_written_in_different_ways(phone, recorder):
    recorder.melds("K ×3")
    recorder.hand(1, 0)
    recorder.on()
    recorder.turn()
    recorder.typed("9")
    recorder.field("of them J Q K")
    recorder.picked(4)
    recorder.went_out()
    recorder.on()
    recorder.turn()
    recorder.typed("12")
    phone.shot("lynx-points")
    recorder.on()
    phone.expect_board({"Ada": "2", "Ben": "43", "Cy": "12"})


def test_a_draft_outlives_its_tab(phone, recorder):
    recorder.melds("K ×3 9")
    recorder.begun("9")
    phone.reload()
    recorder.begun("9")
    recorder.melds("J")
    phone.key("Back")
    phone.key("Game 1 · 2 melds")
    recorder.shows("K ×3 6", "9–J 4")
    phone.key("Undo")
    phone.key("Undo")
    recorder.shows("K ×3 6")


def test_a_correction_shows_what_changed(phone, recorder):
    recorder.melds("K ×3 9 J")
    recorder.went_out()
    for hand in ((0, 2), (1, 0)):
        recorder.on()
        recorder.hand(*hand)
    recorder.on()
    phone.expect_board({"Ada": "40", "Ben": "−4", "Cy": "−4"})
    with phone.counting("lynX, into the correction of a past game", 2):
        phone.tap(".line-link")
        phone.key("Correct it")
    phone.key("9–J, 4 points")
    phone.key("longer 9–Q")
    recorder.shows("K ×3 6", "9–Q 6")
    expect(phone.page.locator(".meld.is-changed")).to_have_count(1)
    expect(phone.page.get_by_text("40 → 42")).to_be_visible()
    phone.shot("lynx-correction")
    phone.axe()
    recorder.on()
    expect(phone.page.locator(".round-points").first).to_have_text("+42")
    phone.key("Back")
    phone.expect_board({"Ada": "42", "Ben": "−4", "Cy": "−4"})


def test_more_packs_have_larger_sets(phone):
    phone.new_game("lynX", "Ada", "Ben")
    phone.key("lynX")
    phone.key("Packs: more")
    phone.key("Write it down")
    phone.key("Game 1")
    recorder = LynxRecorder(phone)
    recorder.melds("K ×12 J")
    recorder.shows("K ×12 24")
    phone.shot("lynx-three-packs")
    recorder.barred("K")
    recorder.sums("13 times K; there are 12.")


def test_eight_players_with_long_names(new_phone):
    for width in (360, 320):
        phone = new_phone(width=width, height=568 if width == 320 else 740)
        recorder = LynxRecorder(phone)
        phone.new_game("lynX", *EIGHT)
        phone.key("Game 1")
        recorder.melds("K ×4 A Q 2 K 7 ×3 Q")
        phone.shot(f"lynx-eight-{width}")
        recorder.melds("×3")
        for _ in EIGHT:
            recorder.hand(0, 1)
            recorder.on()
        phone.shot(f"lynx-eight-who-{width}")
        phone.key("Heidi")
        phone.main_says("Write it down")
        recorder.on()
        wait_until(lambda p=phone: p.totals().get("Heidi") == "30", "Heidi's points")
        phone.shot(f"lynx-eight-sheet-{width}")


def test_main_button_walks_the_counts_before_the_next_player(phone, recorder):
    recorder.turn()
    recorder.typed("25")
    phone.main_says("J Q K in melds?")
    recorder.on()
    recorder.picked(4)
    phone.main_says("Cards in hand?")
    recorder.picked(3)
    phone.main_says("J Q K in hand?")
    recorder.picked(1)
    phone.main_says("Ben ›")
    recorder.sums("29 in melds − 2×4 hand = 21")
    expect(phone.page.locator(".lynx-sum")).to_have_text(re.compile("=\u00a021"))  # on one line


def test_keypad_for_points_ticks_nobody_whose_hand_is_unknown(phone, recorder):
    recorder.melds("K ×3")
    recorder.on()
    recorder.turn()
    recorder.turn()
    recorder.typed("12")
    expect(phone.page.locator(".status-words")).to_have_text("1 of 3 players")
    ticked = phone.page.get_by_role("radio", name=re.compile("done"))
    expect(ticked).to_have_count(1)
    expect(ticked).to_have_accessible_name(re.compile("Ben"))


def test_court_cards_stay_where_the_cards_in_melds_are_typed_anew(phone, recorder):
    recorder.turn()
    recorder.typed("18")
    recorder.on()
    recorder.picked(7)
    recorder.field("Cards in melds")
    recorder.typed("19")
    court = phone.page.locator(".count-field").nth(1)
    expect(court).to_contain_text("7")
    recorder.field("Cards in melds")
    recorder.typed("6")
    expect(court).to_contain_text("–")  # fewer cards than that: counted anew


def test_there_are_no_more_court_cards_than_cards(phone, recorder):
    recorder.turn()
    recorder.typed("15")
    recorder.on()
    recorder.picked("more", "more")
    expect(phone.page.locator(".count-field").nth(1)).to_contain_text("15")
    expect(phone.page.locator(".count-field").nth(0)).to_contain_text("15")
    recorder.sums("30 in melds − hand?")
