"""Keys stay where they are first shown while the rest of their screen comes late."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.phone import Phone
from tests.browser.slow_engine import hold_engine, slow
from tests.gallery.stage import game, round_of, store_game

NOTE_MOVES = """(() => {
  const places = new Map();
  window.moved = [];
  const look = () => {
    for (const key of document.querySelectorAll("a[href], button, input, summary")) {
      const box = key.getBoundingClientRect();
      if (!box.width || !key.checkVisibility()) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const [left, top] = places.get(key) ?? [x, y];
      if (Math.hypot(x - left, y - top) > 4)
        window.moved.push(key.textContent.trim() || key.getAttribute("aria-label"));
      places.set(key, [x, y]);
    }
    requestAnimationFrame(look);
  };
  look();
})()"""
"""From now on, which keys were seen in two places."""
NOTE_FOOTER = """() => {
  const height = () => document.querySelector("record-screen .footer").offsetHeight;
  const before = height();
  window.footerGrew = () => height() - before;
}"""
HUNDRED = {
    "name": "Hundred",
    "kind": "rounds",
    "seats": [2, 4],
    "fields": [{"id": "cards", "name": "Cards", "most": 999}],
    "points": "cards",
    "checks": [
        {
            "holds": "SUM(cards) = 100",
            "name": "All have one hundred together, no more, no less",
        }
    ],
}
LINES = """button => {
  const words = document.createRange();
  words.selectNodeContents(button.querySelector(".main-words"));
  return words.getClientRects().length;
}"""
"""In how many lines the words of a main button stand."""
TWO_FRAMES = "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"
ACTIONS = ".settings-actions button"
SCROLLED = "main.screen-content"


def expect_nothing_moves(phone: Phone) -> None:
    phone.page.evaluate(TWO_FRAMES)
    assert phone.page.evaluate("window.moved") == []


def test_settings_show_their_last_keys_together_with_the_house_rules(phone):
    slow(phone)
    game(phone, "tally", "Ada", "Ben")
    with hold_engine(phone):
        phone.page.evaluate(NOTE_MOVES)
        phone.tap("h1 a")
        expect(phone.page.locator(".seat-field").first).to_be_visible()
        phone.page.evaluate(TWO_FRAMES)
    expect(phone.page.locator("house-rules .option").first).to_be_visible()
    expect(phone.page.locator(ACTIONS)).to_have_count(3)
    expect_nothing_moves(phone)


@pytest.mark.parametrize(
    ("kind", "names", "part", "shown"),
    [
        ("skyjo", ("Ada", "Ben"), "running-pad", "running-pad a"),
        ("tally", (("A & B", "Ada", "Ben"), ("C & D", "Cy", "Di")), "team-fields", "team-fields"),
    ],
)
def test_settings_wait_for_what_only_games_by_a_pad_or_of_teams_show(
    phone, kind, names, part, shown
):
    waits: list[Route] = []
    phone.page.route(f"**/{part}-*.js", lambda route: waits.append(route))
    game(phone, kind, *names)
    phone.page.evaluate(NOTE_MOVES)
    with phone.page.expect_request(f"**/{part}-*.js"):
        phone.tap("h1 a")
    phone.page.evaluate(TWO_FRAMES)
    for route in waits:
        route.continue_()
    expect(phone.page.locator(shown).first).to_be_visible()
    expect(phone.page.locator(ACTIONS)).to_have_count(3)
    expect_nothing_moves(phone)


@pytest.mark.parametrize("address", ["sheet", "person"])
def test_place_of_a_chart_is_kept_until_it_is_drawn(phone, address):
    waits: list[Route] = []
    log = [round_of(5, 3), round_of(2, 8), {"type": "finish"}]
    sheet = store_game(phone, "tally", "Ada", "Ben", log=log)
    store_game(phone, "tally", "Ada", "Ben", log=log)
    if address == "person":
        phone.open("/people")
        address = phone.page.get_by_role("link", name="Ada").first.get_attribute("href")
    phone.page.route("**/score-chart-*.js", lambda route: waits.append(route))
    with phone.page.expect_request("**/score-chart-*.js"):
        phone.page.goto(
            phone.address + (sheet if address == "sheet" else address), wait_until="commit"
        )
    expect(phone.page.locator(".result-keys, .figures").first).to_be_visible()
    expect(phone.page.locator("score-chart")).to_be_attached()
    phone.expect_letters()
    phone.page.evaluate(NOTE_MOVES)
    phone.page.evaluate(TWO_FRAMES)
    for route in waits:
        route.continue_()
    expect(phone.page.locator(".chart canvas")).to_be_visible()
    expect_nothing_moves(phone)


def test_key_of_the_sample_stays_where_it_is_scrolled_to_while_the_makers_line_goes(phone):
    phone.open("/pads/new?from=kniffel")
    phone.expect_letters()
    phone.tap(phone.page.locator(".sample-round .row-block").get_by_role("button").last)
    key = phone.page.locator(".sample-round .key").first
    expect(key).to_be_in_viewport()
    phone.page.locator(SCROLLED).evaluate("parts => parts.scrollTo(0, 0)")
    expect(phone.page.locator(".maker-peek")).to_be_in_viewport(ratio=1)
    phone.page.evaluate(f"document.querySelector('{SCROLLED}').scrollTo(0, 99999); {NOTE_MOVES}")
    expect(phone.page.locator(".maker-peek")).to_have_count(0)
    expect_nothing_moves(phone)


def test_keys_of_the_sample_stay_while_what_is_said_below_them_gets_shorter(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    phone.open("/pads/new?from=uno")
    says = phone.page.locator(".sample-says")
    expect(says).to_have_text(re.compile("Das geht nicht auf"))
    phone.expect_letters()
    phone.page.evaluate(f"document.querySelector('{SCROLLED}').scrollTo(0, 99999)")
    expect(phone.page.locator(".maker-peek")).to_have_count(0)
    phone.page.evaluate(NOTE_MOVES)
    for _ in range(4):
        phone.tap(phone.page.locator(".sample-round .keypad").get_by_text("9", exact=True))
    expect(says).to_have_text(re.compile("Erlaubt ist"))
    expect_nothing_moves(phone)


def test_three_lines_in_the_main_button_leave_the_keys_above_it_where_they_are(new_phone):
    phone = new_phone()
    game(phone, HUNDRED, "Ada", "Ben")
    phone.tap(phone.main())
    five = phone.page.locator(".keypad").get_by_text("5", exact=True)
    phone.tap(five)
    phone.main_says("Ben ›")
    phone.tap(phone.main())
    phone.page.evaluate(NOTE_FOOTER)
    phone.tap(five)
    expect(phone.main()).to_contain_text("hundred")
    assert phone.main().evaluate(LINES) == 3
    assert phone.page.evaluate("footerGrew()") == 0


def test_fields_of_a_pad_have_the_same_room_whatever_is_answered(new_phone):
    phone = new_phone(320, 568)
    phone.open("/pads/new?from=tichu")
    fields = phone.page.locator(".sample-round .pad-field")
    expect(fields.first).to_be_visible()
    phone.expect_letters()
    room = "fields => fields.map(one => [one.offsetHeight, one.offsetTop])"
    before = fields.evaluate_all(room)
    for name in ("Card points", "First and second", "Tichu made", "Grand made"):
        field = fields.filter(has_text=name)
        is_chosen = field.get_attribute("aria-checked")
        phone.tap(field)
        if is_chosen:
            expect(field).not_to_have_attribute("aria-checked", is_chosen)
        assert fields.evaluate_all(room) == before


def test_key_that_strikes_a_row_out_stays_where_it_is_beside_three_lines(new_phone):
    """In German this row says how it counts in three lines; there is room for two."""
    phone = new_phone(360, 740, locale="de-DE")
    row = {"id": "n", "name": "N", "points": "QUOTIENT(n*(n + 1)*(n + 12), 7)"}
    pad = {"name": "Thirds", "kind": "rows", "seats": [1, 4], "rows": [row]}
    game(phone, pad, "Ada", "Ben")
    phone.tap(".row-cell >> nth=0")
    strike = phone.page.locator(".row-worth .side-button")
    expect(strike).to_be_visible()
    before = strike.bounding_box()
    for digit in "28":
        phone.tap(phone.page.locator(".keypad").get_by_role("button", name=digit, exact=True))
    expect(phone.page.locator(".row-worth .points-sum")).to_contain_text("= 4640")
    assert strike.bounding_box() == before
