"""No line ends between words that belong together, and none inside a word."""

import pytest
from playwright.sync_api import expect

from tests.browser.lynx_recorder import LynxRecorder
from tests.gallery.stage import game, recorder, round_of

LINES = """(place, words) => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const at = text.data.replaceAll("\\u00a0", " ").indexOf(words);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}"""
"""On how many lines these words of a place stand; 0 where it does not say them."""


@pytest.mark.parametrize(
    ("locale", "together"),
    [("de-DE", ("2 weg", "je 11", "bis 48")), ("en-US", ("2 aside", "11 each", "to 48"))],
)
def test_figures_of_the_line_over_the_board_stand_beside_what_they_count(
    new_phone, locale, together
):
    phone = new_phone(locale=locale)
    game(phone, "animanize", "Maximilian", "Ben", "Cy", "Dora")
    status = phone.page.locator(".sheet-status")
    for width in range(320, 400, 4):
        phone.page.set_viewport_size({"width": width, "height": 740})
        expect(status).to_be_visible()
        assert [status.evaluate(LINES, words) for words in together] == [1, 1, 1], width


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360)])
def test_no_name_at_an_edge_of_greta_breaks_inside(new_phone, width, height):
    phone = new_phone(width, height)
    names = ("Bartholomew", "Schnickschnackmeier")
    given = [{"type": "adjust", "seat": seat, "points": 100} for seat in (0, 1)]
    recorder(phone, "greta", *names, log=given)
    for name in names:
        bar = phone.page.locator(".greta-bar-name .name", has_text=name)
        assert bar.evaluate(LINES, name) == 1
    assert bar.evaluate("name => getComputedStyle(name).textOverflow") == "ellipsis"
    whole = phone.page.locator(".greta-bar-name .name", has_text=names[0])
    assert whole.evaluate("name => name.scrollWidth <= name.clientWidth")


WIDTHS = range(200, 400, 4)
BESIDE = """total => {
  const range = document.createRange();
  range.selectNodeContents(total.previousSibling);
  const [sign, figure] = [range, total].map(one => one.getBoundingClientRect());
  return sign.top < figure.bottom && sign.bottom > figure.top;
}"""
"""Whether a total stands in the line of its "="."""


@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_total_of_lynx_stands_beside_its_equals_sign(new_phone, locale):
    phone = new_phone(locale=locale)
    recorder(phone, "lynx", "Ada", "Ben", "Cy", "Dora")
    lynx = LynxRecorder(phone)
    lynx.turn()
    lynx.typed("16")
    fields = phone.page.locator(".count-field")
    phone.tap(fields.nth(1))
    lynx.picked(4)
    phone.tap(fields.nth(2))
    lynx.picked(10, 10)
    total = phone.page.locator(".lynx-sum b")
    expect(total).to_have_text("−20")
    for width in WIDTHS:
        phone.page.set_viewport_size({"width": width, "height": 740})
        assert total.evaluate(BESIDE), width


def test_game_that_goes_on_after_a_correction_says_so_in_one_line(phone):
    names = ("Ada", "Ben", "Maximilian")
    game(phone, "tally", *names, log=[round_of(9, 0, 0), round_of(3, 1, 2)], target=10)
    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    phone.key("Correct it")
    phone.tap(phone.page.locator(".keypad").get_by_text("5", exact=True))
    follows = phone.page.locator(".follows p")
    expect(follows).to_contain_text("goes on")
    for width in WIDTHS:
        phone.page.set_viewport_size({"width": width, "height": 740})
        assert [follows.evaluate(LINES, words) for words in ("goes on", "12 → 8")] == [1, 1], width


@pytest.mark.parametrize(("locale", "words"), [("de-DE", "Auslage?"), ("en-US", "row?")])
def test_long_name_on_the_main_button_of_a_recorder_does_not_break(new_phone, locale, words):
    phone = new_phone(320, 740, locale=locale)
    recorder(phone, "agame", "Bartholomäus", "Ben", "Cy")
    phone.main_says(f"Bartholomäus: {words}")
    for width in range(320, 400, 4):
        phone.page.set_viewport_size({"width": width, "height": 740})
        assert phone.main().evaluate(LINES, "Bartholomäus") == 1, width
