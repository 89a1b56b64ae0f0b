"""Where there is little room: nothing is cut in two, squeezed, or broken within a word."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import BEFORE_A_CATCH
from tests.browser.phone import Phone, read_as
from tests.gallery.stage import EIGHT, game, recorder, store_game, store_recorder
from tests.waiting import wait_until

LANGUAGES = ("en-US", "de-DE")
LONG = "Maximilian-Konstantin"
MELDS = [{"set": "K", "n": 4}, {"run": ["9", "Q"]}, {"set": "2", "n": 3}, {"run": ["4", "8"]}]
GAME = {
    "type": "round",
    "finisher": 0,
    "players": [
        {"melds": MELDS, "hand": []},
        {"melds": MELDS[:1], "hand": {"faces": 1, "others": 3}},
        {"melds": [], "hand": {"faces": 2, "others": 4}},
    ],
}
CUT = """() => {
  const content = document.querySelector("record-screen .screen-content");
  const { top, bottom } = content.getBoundingClientRect();
  const keys = [...content.querySelectorAll("button")].filter(key => !key.closest(".melds"));
  return keys.filter(key => {
    const box = key.getBoundingClientRect();
    return box.height && (box.top < top - 1 || box.bottom > bottom + 1);
  }).map(key => key.textContent.trim());
}"""
"""The keys of a recorder that lie under its header or footer, wholly or in part."""
SQUEEZED = """() => {
  const parts = [...document.querySelectorAll("greta-bar, greta-line, greta-rack, greta-square")];
  const boxes = parts.map(part => part.getBoundingClientRect());
  const lie = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return parts.flatMap((part, at) => [
    boxes[at].bottom > innerHeight ? `${part.localName} ends below the screen` : "",
    part.clientHeight && part.scrollHeight > part.clientHeight + 1
      ? `${part.localName} is cut` : "",
    ...parts.slice(at + 1).map((other, no) =>
      lie(boxes[at], boxes[at + 1 + no]) ? `${part.localName} lies over ${other.localName}` : ""),
  ]).filter(Boolean);
}"""
"""What of Greta's recorder has no room on the screen, or lies over something else."""
IN_SIGHT = """melds => melds.map(meld => {
  const { top, bottom, height } = meld.getBoundingClientRect();
  const edge = meld.closest(".melds").getBoundingClientRect();
  return (Math.min(bottom, edge.bottom) - Math.max(top, edge.top)) / height;
})"""
"""How much of each meld is in sight, as a fraction."""
BELOW_THE_EDGE = """line => {
  const text = document.createRange();
  text.selectNodeContents(line);
  const [of, edge] = [text, line].map(one => [...one.getClientRects()].at(-1));
  return of.bottom - edge.bottom;
}"""
"""How many px of a line's letters its box cuts off."""
BOTTOMS = "all => all.map(one => one.getBoundingClientRect().bottom)"
LINES = """words => {
  const text = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode();
  const place = document.createRange();
  const lines = new Map();
  [...text.data].forEach((sign, at) => {
    place.setStart(text, at);
    place.setEnd(text, at + 1);
    const { top } = place.getBoundingClientRect();
    if (/\\w/.test(sign)) lines.set(top, (lines.get(top) ?? "") + sign);
  });
  return [...lines.values()];
}"""
"""The letters of a text, line by line."""
ROOM = """place => {
  const cell = document.querySelector(place);
  const text = document.createRange();
  if (cell) text.selectNodeContents(cell);
  return text.getBoundingClientRect().width < cell?.clientWidth;
}"""
"""Whether the text of this cell keeps apart from the next."""
APART = """row => {
  const [last, total] = [".board-row-last", ".board-row-total"].map(part =>
    document.querySelector(`${row} ${part}`)?.getBoundingClientRect());
  return last?.bottom <= total?.top + 1;
}"""
"""Whether the last change of this row stands above its total."""
SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"
WHOLE = """place => {
  const all = [...document.querySelectorAll(place)];
  return all.length > 0 && all.every(one =>
    one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2);
}"""


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_key_of_lynx_lies_under_the_footer_of_the_shortest_phone(new_phone, locale):
    phone = new_phone(320, 568, locale=locale)
    recorder(phone, "lynx", "Annegret", "Ben", "Cy", log=[GAME])
    expect(phone.page.locator("lynx-recorder .lynx-hand")).to_be_visible()
    assert phone.page.evaluate(CUT) == []
    phone.tap(".depth-key")
    expect(phone.page.locator("lynx-recorder .count-field").first).to_be_visible()
    assert phone.page.evaluate(CUT) == []


def correct_game(phone: Phone) -> None:
    """Correct a game of lynX with four melds, whose consequences stand in the strip."""
    game(phone, "lynx", "Annegret", "Ben", "Cy", log=[GAME])
    phone.tap(".line-link")
    phone.tap(phone.main("round-screen"))
    expect(phone.page.locator("lynx-recorder .meld")).to_have_count(4)
    expect(phone.page.locator("record-screen .follows")).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_strip_of_a_correction_of_lynx_covers_no_key(new_phone, locale):
    phone = new_phone(320, 568, locale=locale)
    correct_game(phone)
    assert phone.page.evaluate(CUT) == []
    phone.tap(phone.page.locator("lynx-recorder player-tabs [role=radio]").nth(1))
    expect(phone.page.locator("lynx-recorder .meld")).to_have_count(1)
    expect(phone.page.locator("lynx-recorder .lynx-hand")).to_be_visible()
    assert phone.page.evaluate(CUT) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_half_a_row_of_melds_says_that_there_is_more_to_scroll_to(new_phone, locale):
    phone = new_phone(320, 568, locale=locale)
    correct_game(phone)
    expect(phone.page.locator("record-screen .follows:not(.is-quiet)")).to_be_visible()
    melds = phone.page.locator("lynx-recorder .meld")
    half_a_row = [pytest.approx(0.5, abs=0.1)] * 3
    wait_until(lambda: melds.evaluate_all(IN_SIGHT) == [*half_a_row, 1], "half a row of melds")


def test_letters_below_the_line_are_whole_beside_greta_and_in_a_header(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    recorder(phone, "greta", "Annegret", "Ben")
    name = phone.page.locator("greta-bar .name").filter(has_text="Annegret")
    assert name.evaluate(BELOW_THE_EDGE) <= 0
    recorder(phone, "lynx", "Annegret", "Ben")
    phone.tap(".rank-keys .key")
    phone.tap(".number-keys .key")
    status = phone.page.locator(".status-words")
    expect(status).to_have_text("eine Meldung")
    assert status.evaluate(BELOW_THE_EDGE) <= 0


@pytest.mark.parametrize("count", [7, 8])
def test_ledger_of_many_shows_every_column_on_the_narrowest_phone(new_phone, count):
    phone = new_phone(320, 568)
    entry = {"type": "round", "players": [{"points": -136 + 39 * no} for no in range(count)]}
    game(phone, "lynx", *EIGHT[:count], log=[entry] * 12)
    below = phone.page.locator("sheet-screen .sheet-below")
    expect(below.locator("tbody tr")).to_have_count(12)
    expect(below).to_have_js_property("scrollWidth", below.evaluate("one => one.clientWidth"))


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_greta_has_room_on_a_phone_on_its_side(new_phone, locale, width, height):
    phone = new_phone(width, height, locale=locale)
    recorder(phone, "greta", "Annegret", LONG)
    expect(phone.page.locator("greta-rack button")).to_have_count(32)
    assert phone.page.evaluate(SQUEEZED) == []
    phone.tap("greta-rack button")
    phone.tap("greta-square button")
    expect(phone.page.locator("greta-rack button")).to_have_count(31)
    assert phone.page.evaluate(SQUEEZED) == []


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_three_who_play_are_in_sight_on_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height)
    phone.seat("Agame not Lame", "Annegret", LONG, "Cy")
    content = phone.page.locator("new-game-screen .screen-content")
    content.evaluate("page => page.scrollTo(0, 0)")
    edge = content.evaluate("page => page.getBoundingClientRect().bottom")
    names = phone.page.locator(".seats .name")
    expect(names).to_have_count(3)
    assert all(bottom <= edge for bottom in names.evaluate_all(BOTTOMS))


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_long_change_beside_a_long_total_stands_on_one_line(new_phone, width, height):
    phone = new_phone(width, height)
    entry = {"type": "round", "players": [{"points": 10_250}, *[{"points": 7}] * 7]}
    game(phone, "tally", *EIGHT, log=[entry])
    phone.page.wait_for_function(APART, arg="sheet-screen .board-row:has(.is-long)")
    last = phone.page.locator("sheet-screen .board-row-last")
    expect(last.first).to_contain_text("+10,250")
    heights = last.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert heights[0] == heights[1]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_long_points_in_the_ledger_keep_apart_from_the_next_column(new_phone, width, height):
    phone = new_phone(width, height)
    entry = {"type": "round", "players": [{"points": 10_250}, *[{"points": 7}] * 7]}
    game(phone, "tally", *EIGHT, log=[entry])
    cells = phone.page.locator("score-ledger tbody td")
    expect(cells.first).to_have_text("+10,250")
    phone.page.wait_for_function(ROOM, arg="score-ledger tbody td")


def test_four_in_a_round_are_in_sight_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360)
    entry = {"type": "section", "players": [{"sum": 84, "lizards": 2}] * 4}
    phone.open(
        f"{store_game(phone, 'agame', 'Annegret', LONG, 'Cy', 'Dora', log=[entry])}/rounds/1"
    )
    players = phone.page.locator("round-screen .round-player")
    expect(players).to_have_count(4)
    content = phone.page.locator("round-screen .screen-content")
    edge = content.evaluate("page => page.getBoundingClientRect().bottom")
    assert all(bottom <= edge for bottom in players.evaluate_all(BOTTOMS))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_word_in_the_header_of_a_catch_is_not_broken(new_phone, locale):
    phone = new_phone(360, 740, locale=locale)
    phone.open(
        store_recorder(phone, "agame", "Ada", "Ben", "Cy", log=BEFORE_A_CATCH, log_tricks=True)
    )
    phone.key(re.compile("^(Catch|Fangen)$"))
    words = phone.page.locator("record-screen .status-words")
    expect(words).to_have_text(re.compile("Catch round|Fangen"))
    assert words.evaluate(LINES) in (["Catchround"], ["Catch", "round"], ["Fangen"])


@pytest.mark.parametrize("kind", ["lynx", "animanize"])
def test_key_of_the_header_is_as_large_as_its_neighbours_on_a_desk(new_phone, kind):
    phone = new_phone(1920, 1080)
    phone.open(store_recorder(phone, kind, "Ada", "Ben", "Cy"))
    key = phone.page.locator(".depth-key")
    expect(key).to_be_visible()
    status = phone.page.locator("record-screen .header-status")
    assert key.evaluate(SIZE) == status.evaluate(SIZE) >= 20
    title = phone.page.locator("record-screen .header-title")
    assert key.evaluate(SIZE) >= 0.8 * title.evaluate(SIZE)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_names_beside_long_totals_are_whole_on_the_narrowest_phone(new_phone, count):
    phone = new_phone(320, 568)
    names = ("Annegret", LONG, "Dörte", "Élodie-Geneviève")[:count]
    entry = {"type": "round", "players": [{"points": 100 + 20 * no} for no in range(count)]}
    game(phone, "lynx", *names, log=[entry] * 6)
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(list(names))
    phone.page.wait_for_function(WHOLE, arg="score-board .fitted-name")


def test_word_that_is_longer_than_its_line_is_cut_not_broken(new_phone):
    phone = new_phone(320, 568)
    entry = {"type": "round", "players": [{"points": 10_000}, {"points": 20_000}]}
    game(phone, "tally", "Bartholomäus-Konstantin", "Ben", log=[entry])
    name = phone.page.locator("score-board .fitted-name").first
    expect(name).to_contain_text("…")
    phone.page.wait_for_function(WHOLE, arg="score-board .fitted-name")


@pytest.mark.parametrize(
    ("locale", "says"),
    [("en-US", f"Won by {LONG} with 163"), ("de-DE", f"Gewonnen: {LONG} mit 163")],
)
def test_line_of_home_says_who_won_in_full(new_phone, locale, says):
    phone: Phone = new_phone(320, 568, locale=locale)
    log = [
        {"type": "round", "players": [{"points": 63}, {"points": 163}]},
        {"type": "finish"},
    ]
    game(phone, "tally", "Cy", LONG, log=log)
    phone.open("/settings")
    phone.tap("preferences-screen .header-key")
    expect(phone.page.locator("home-screen .game-news")).to_have_text(re.compile(read_as(says)))
    phone.page.wait_for_function(WHOLE, arg="home-screen .game-news")


def test_item_of_a_result_is_never_broken_on_the_narrowest_phone(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    phone.open(store_game(phone, "lynx", *EIGHT[:3], log=[GAME]) + "/rounds/1")
    items = phone.page.locator(".round-player .rule-link")
    expect(items.first).to_be_visible()
    assert "Schluss" in " ".join(items.all_text_contents())
    assert {item.evaluate("item => item.getClientRects().length") for item in items.all()} == {1}
