"""No key moves under a finger, or does what was meant before, because the engine answers late."""

import pytest
from playwright.sync_api import expect

from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.phone import Phone
from tests.browser.renders import DRAWN
from tests.browser.slow_engine import hold_engine, slow
from tests.browser.test_renders import SEATS, TAPS
from tests.gallery.stage import game, round_of

KEYS = """() => {
  const box = key => Object.values(key.getBoundingClientRect().toJSON()).map(Math.round).join(" ");
  const keys = [...document.querySelectorAll("record-screen main :is(button, [role=radio])")];
  const before = keys.map(box);
  window.keysMoved = () => keys.filter((key, at) => !key.isConnected || box(key) !== before[at])
    .map(key => key.ariaLabel ?? key.textContent);
}"""
ACROSS = "key => [key.getBoundingClientRect().x, key.offsetWidth]"
ANSWERED = "() => (document.querySelector('main.recorder > *')?.choices ?? null) !== null"


def open_recorder(phone: Phone) -> None:
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.locator("record-screen h1")).to_be_visible()
    expect(phone.page.locator("main.recorder > *").first).to_be_attached()


@pytest.mark.parametrize("name", [*TAPS, "wizard", "skat", "skyjo"])
def test_keys_stay_where_they_are_when_the_engine_answers(phone, name):
    kind, agreed, _, is_deeper = TAPS.get(name, (name, {}, [], False))
    slow(phone)
    game(phone, kind, *("Ada", "Ben", "Cy")[: SEATS.get(kind, 3)], **agreed)
    with hold_engine(phone):
        open_recorder(phone)
        if is_deeper:
            phone.tap(".depth-key")
        phone.page.evaluate(DRAWN)  # names are cut to their room by then
        phone.page.evaluate(KEYS)
    phone.page.wait_for_function(ANSWERED)
    assert phone.page.evaluate("keysMoved()") == []


@pytest.mark.parametrize(
    ("pad", "who"), [("skat", "Declarer"), ("schafkopf", "Declarer"), ("bridge", "Contract made")]
)
def test_key_that_says_who_it_was_stays_under_the_finger(phone, pad, who):
    game(phone, pad, *("Ada", "Ben", "Cy", "Di")[: {"skat": 3, "bridge": 2}.get(pad, 4)])
    open_recorder(phone)
    key = phone.page.get_by_role("group", name=who, exact=True).get_by_role("button").last
    expect(key).to_be_visible()
    before = key.bounding_box()
    phone.tap(key)
    expect(phone.page.locator(".pad-field").first).to_be_visible()
    assert key.bounding_box() == before


@pytest.mark.parametrize(
    ("pad", "asks", "width"),
    [("bridge", "Points above it", 360), ("scrabble", "Tiles left at the end", 768)],
)
def test_key_that_asks_for_more_keeps_its_width(phone, pad, asks, width):
    phone.page.set_viewport_size({"width": width, "height": 740})
    game(phone, pad, "Ada", "Ben")
    open_recorder(phone)
    key = phone.page.get_by_role("switch", name=asks, exact=True)
    expect(key).to_be_visible()
    before = key.evaluate(ACROSS)
    phone.tap(key)
    expect(phone.page.locator(".pad-field:not(.is-flag)").last).to_have_attribute(
        "aria-pressed", "true"
    )
    assert key.evaluate(ACROSS) == before


def test_first_meld_counts_however_late_the_engine_answers(phone):
    slow(phone)
    game(phone, "lynx", "Ada", "Ben", "Cy")
    recorder = LynxRecorder(phone)
    with hold_engine(phone):
        open_recorder(phone)
        recorder.melds("K ×3 9 J")
    recorder.shows("K ×3 6", "9–J 4")


def test_keys_that_change_a_meld_are_those_of_the_meld_tapped_last(phone):
    slow(phone)
    game(phone, "lynx", "Ada", "Ben", "Cy")
    open_recorder(phone)
    recorder = LynxRecorder(phone)
    recorder.melds("K ×3 9 J")
    phone.key("9–J, 4 points")
    expect(phone.page.get_by_role("button", name="longer 9–Q")).to_be_visible()
    with hold_engine(phone):
        phone.key("K ×3, 6 points")
        phone.tap(phone.page.get_by_role("button", name="longer 9–Q"))
    recorder.shows("K ×3 6", "9–J 4")
    phone.key("longer K ×4")
    recorder.shows("K ×4 8", "9–J 4")


def test_round_shows_its_keys_once_nothing_above_them_can_push_them_away(phone):
    slow(phone)
    game(phone, "tally", "Ada", "Ben", log=[round_of(5, 3)])
    adjust = phone.page.get_by_role("button", name="± Adjust")
    with hold_engine(phone):
        phone.tap(".line-link")
        expect(phone.page.locator("round-screen main li").first).to_be_visible()
        expect(adjust).to_be_hidden()
    phone.tap(adjust)
    expect(phone.page.locator(".adjust")).to_be_visible()
