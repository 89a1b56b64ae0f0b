"""Animanize's recorder: taps taken back, numbers that follow, slips, corrections, long names."""

import pytest
from playwright.sync_api import expect

from tests.browser.animanize_recorder import AnimanizeRecorder
from tests.browser.test_missing_chunks import ENGINE_ANSWERS
from tests.browser.together import sit_down
from tests.gallery.stage import game, store_recorder

SIGN_APART = """tile => {
  const text = document.createRange();
  const box = selector => {
    text.selectNodeContents(tile.querySelector(selector));
    return text.getBoundingClientRect();
  };
  const { top, right, width } = getComputedStyle(tile, "::after");
  const at = tile.getBoundingClientRect();
  const left = at.right - parseFloat(right) - parseFloat(width);
  const isBelowTheName = at.top + parseFloat(top) >= box(".tile-name").bottom - 4;
  return isBelowTheName && left >= box(".tile-figure").right;
}"""
"""Tells whether the sign of another phone on a tile touches neither name nor figure."""


@pytest.fixture
def three(phone) -> AnimanizeRecorder:
    game(phone, "animanize", "Ada", "Ben", "Cy")
    phone.main_says("Round 1")
    return AnimanizeRecorder(phone)


def test_a_tap_takes_back_and_another_column_moves_the_animal_with_its_trick(three):
    three.open(1)
    three.played("Ben Ben:8")
    three.says("Ben", "2", "10 left")
    three.played("Cy:8")
    three.holds("Cy", 8)
    three.holds("Ben")
    three.says("Ben", "1", "19 left")
    three.says("Cy", "1", "11 left")
    three.played("Cy:8")
    three.holds("Cy")
    three.says("Cy", "0", "20 left")


def test_undo_takes_back_one_tap_and_the_draft_outlives_the_page(three):
    phone = three.phone
    three.open(1)
    three.played("Ada Ada:9 Ben")
    phone.key("Undo")
    three.says("Ben", "0")
    phone.reload()
    three.says("Ada", "2", "9 left")
    three.holds("Ada", 9)
    phone.key("Undo")
    three.says("Ada", "1", "19 left")


def test_long_press_on_a_tile_takes_one_trick_back(three):
    three.open(1)
    three.played("Ben Ben Ben:8")
    for left in ("2", "1"):
        three.rest_on("Ben", left)
    three.phone.key("Undo")
    three.says("Ben", "2")
    three.played("Ben")
    three.says("Ben", "3")


def test_the_last_number_follows_and_goes_on_following(three):
    three.open(1)
    three.turn()
    three.numbers(5, 6)
    three.says("Cy", "3")
    three.phone.tap(three.tile("Ben"))
    three.numbers(4)
    three.says("Cy", "5")


def test_the_main_button_says_what_is_wrong_and_leads_there(three):
    phone = three.phone
    three.open(1)
    three.turn()
    three.numbers(10)
    three.numbers(5)
    expect(phone.main()).to_have_text("one trick too many")
    three.on()
    expect(three.tile("Ben")).to_have_attribute("aria-pressed", "true")
    three.numbers(1)
    three.animals(Ben=(9, 8))
    expect(phone.main()).to_contain_text("2 animals, one trick")
    three.says("Ben", "1", "2 animals")
    three.animals(Ben=(8,))
    expect(phone.main()).to_contain_text("At least 4 animals in a full round")
    phone.shot("animanize-too-few")


def test_out_is_filled_in_when_tricks_were_counted_and_taken_back_by_a_second_press(three):
    phone = three.phone
    three.open(1)
    three.played("Ada:7 Ada Ada Ada Ben:2 Ben Ben Ben Cy:9 Cy:5 Cy Cy")
    out = phone.page.get_by_role("button", name="Out", exact=True)
    expect(out).to_have_attribute("aria-pressed", "false")
    three.out()
    expect(out).to_have_attribute("aria-pressed", "true")
    phone.tap(three.tile("Ben"))
    three.says("Ben", "4", "out −2")
    expect(phone.main()).to_have_text("Write it down")
    three.out()
    three.says("Ben", "4", "14 left")
    expect(phone.main()).to_have_text("2 tricks to go")
    expect(phone.page.locator("record-screen .status-words")).to_have_text("12 of 14 tricks")


def test_animals_beside_a_hand_that_has_all_the_others_are_counted_not_listed(three):
    phone = three.phone
    three.open(1)
    three.played("Ada:7 Ada Ada Ben Ben Cy Cy")
    three.out()
    phone.tap(three.tile("Ben"))
    three.says("Ben", "2", "out −7")
    expect(phone.main()).to_have_text("Animals won: 1; with this hand at most 0.")


def test_player_known_by_points_stands_beside_counted_players(three):
    phone = three.phone
    three.open(1)
    three.turn()
    three.numbers(5)
    three.turn()
    expect(phone.main()).to_contain_text("Ben")
    three.typed("12")
    three.on()
    three.typed("3")
    three.on()
    phone.expect_board({"Ada": "5", "Ben": "12", "Cy": "3"})


def test_a_look_at_every_depth_leaves_what_was_filled_in(three):
    three.open(1)
    three.played("Ada Ada:9 Ben Cy:5")
    three.says("Ada", "2", "9 left")
    three.turn()
    three.page.evaluate(ENGINE_ANSWERS)
    three.turn()
    expect(three.page.locator(".points-typed")).to_have_text("11")
    three.turn()
    three.says("Ada", "2", "9 left")
    three.holds("Ada", 9)


def test_no_trick_counted_of_a_round_that_is_not_over_is_no_points_at_another_depth(three):
    phone = three.phone
    three.open(1)
    three.played("Ada Ada Ben Ada:9")
    three.turn()
    expect(phone.main()).to_have_text("10 tricks to go")
    three.on()
    three.turn()
    phone.main_says("Cy?")


def test_points_no_round_brings_are_refused_with_what_would_be_right(three):
    three.open(1)
    three.phone.tap(".depth-key")
    three.phone.tap(".depth-key")
    three.typed("25")
    three.phone.main_says("A round brings Ada −38 to 20 points.")
    three.phone.key("Delete")
    three.typed("0")
    three.phone.main_says("Ben?")


def test_points_below_zero_stay_at_zero_by_the_house_rule(three):
    three.open(1)
    three.turn()
    three.turn()
    three.typed("5±")
    expect(three.page.locator(".points-sum")).to_have_text("0 − 5, never below 0 = 0")


def test_a_correction_wears_pencil_corners_and_changes_the_totals(three):
    phone = three.phone
    three.open(1)
    three.turn()
    three.numbers(7, 4)
    three.animals(Ada=(9, 8), Ben=(2, 7), Cy=(3, 4))
    three.on()
    phone.expect_board({"Ada": "0", "Ben": "13", "Cy": "10"})
    phone.tap("score-ledger tbody tr")
    phone.key("Correct it")
    three.holds("Ada", 9, 8)
    three.animals(Cy=(9,))  # and the trick it was in
    three.holds("Cy", 9, 4, 3)
    corners = phone.page.locator(".is-changed")
    expect(corners).to_have_count(4)
    phone.shot("animanize-corrected")
    phone.axe()
    phone.write_correction()
    phone.expect_board({"Ada": "14", "Ben": "13", "Cy": "20"})


def test_every_tap_is_announced(three):
    locator = three.page.locator("[role=status].visually-hidden")
    three.open(1)
    three.played("Ben")
    expect(locator).to_have_text("⁨Ben⁩, one trick, 19 left")
    three.played("Ben:8")
    expect(locator).to_have_text("⁨Ben⁩, 8, 10 left")
    three.played("Ben:9")
    expect(locator).to_have_text("⁨Ben⁩, 9, 0 left")
    three.played("Ben")
    expect(locator).to_have_text("⁨Ben⁩, 4 tricks, brawl −1")
    three.played("Cy:9")
    expect(locator).to_have_text("⁨Cy⁩, 9, 10 left")
    three.played("Cy:9")
    expect(locator).to_have_text("⁨Cy⁩, 9 given back, 20 left")


def test_arrow_keys_walk_the_matrix(three):
    three.open(1)
    three.cell("Ada", 9).focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "Enter"):
        three.page.keyboard.press(key)
    three.holds("Ben", 7)


def test_long_names_and_other_scripts_fit(new_phone):
    names = (
        "Maximilian-Konstantin von und zu Hohenst",
        "Maximilian-Konrad von und zu Hohenstein",
        "Ξενοφών Παπαδόπουλος",
        "أليس في بلاد العجائب",
    )
    phone = new_phone(width=320)
    game(phone, "animanize", *names)
    phone.main_says("Round 1")
    recorder = AnimanizeRecorder(phone)
    recorder.open(1)
    expect(phone.page.locator(".tile-name")).to_have_count(4)
    phone.page.wait_for_function(
        "() => ![...document.querySelectorAll("
        "'.tile > :not(.visually-hidden), .animanize-sum *, .cell')]"
        ".some(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth)"
    )
    texts = phone.page.locator(".tile-name").all_inner_texts()
    assert len(set(texts)) == 4
    phone.shot("animanize-long-names")


def test_sign_of_another_phone_lies_on_no_name(guests):
    two = ada, ben = guests(2)
    sit_down(*two, names=("Ada", "Ben", "Katharina"), kind="animanize")
    recorders = [AnimanizeRecorder(guest.phone) for guest in two]
    for recorder in recorders:
        recorder.open(1)
        recorder.turn()
        expect(recorder.strip()).to_be_visible()
    ben.phone.tap(recorders[1].tile("Katharina"))
    recorders[1].numbers(12)
    recorders[0].says("Katharina", "12")
    tile = ada.phone.page.locator(".tile.is-elsewhere")
    expect(tile).to_be_visible()
    assert tile.evaluate(SIGN_APART)


MARK_TO_WORDS = """tile => {
  const words = document.createRange();
  words.selectNodeContents(tile.querySelector(".tile-words"));
  const mark = tile.querySelector(".mark").getBoundingClientRect();
  return words.getBoundingClientRect().top - mark.bottom;
}"""
"""The room between the mark of a tile and the words below it."""


def test_mark_of_a_tile_keeps_off_the_words_of_a_brawl_of_four(new_phone):
    phone = new_phone(locale="de-DE")
    phone.open(store_recorder(phone, "animanize", "Annegret", "Ben", "Maximilian", "Dörte"))
    AnimanizeRecorder(phone).played("Annegret:9 Annegret:8 Annegret:7 Ben:6")
    tile = phone.page.locator(".tile.is-brawl")
    expect(tile).to_contain_text("Rauferei")
    assert tile.evaluate(MARK_TO_WORDS) >= 0
