"""Names as people have them: long ones, many, with markup in them, in other scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.large_letters import twice_as_large
from tests.browser.phone import AT_REST, Phone
from tests.browser.test_little_room import WHOLE
from tests.gallery.stage import game, recorder, round_of, store_game

EIGHT = (
    "Maximilian-Konstantin von Hohenstein-Aub",
    "Maximilian-Konstantin von Hohenstein-Auf",
    "<b>&\"'</b><img src=x onerror=alert(1)>",
    "Мария Ивановна",
    "王小明",
    "أحمد بن محمد",
    "Zoë 🃏",
    "Al",
)
FITTED = "td, .tile, .cell, .key, .board-row, .french-card, .greta-bar-name, .footer > *"
ALL_FITS = f"""() => {{
  const seen = [...document.querySelectorAll("{FITTED}")].filter(one => one.checkVisibility());
  return seen.length > 0 && seen.every(one => one.scrollWidth <= one.clientWidth + 2);
}}"""
KEYS_LIE_FREE = """() => {
  const keys = [...document.querySelectorAll(".footer > *, .greta-line-text")];
  return keys.length > 0 && keys.every(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}"""
GAMES = {
    "agame": (2, 6, 0, 3),
    "animanize": (0, 2, 5),
    "lynx": (2, 0, 3, 5),
    "greta": (0, 2),
    "tally": range(8),
}


def fits(phone: Phone, width: int) -> None:
    """Nothing stands out at the side, nothing is cut that could be told apart otherwise."""
    assert phone.page.evaluate("document.documentElement.scrollWidth") == width
    assert phone.page.locator("img").count() == 0


def test_eight_players_on_every_screen_of_a_narrow_phone(new_phone):
    phone = new_phone(width=320)
    look = make_look(phone, "names", 320)
    phone.seat("Tally", *EIGHT)
    look("new")
    phone.begin()
    look("empty", "score-board")
    write_round(phone, "12", "7", "1024", "±7", "0", "110", "3", "25")
    write_round(phone, "±20", "7", "1", "12", "0", "11", "3", "25")
    expect_totals(phone, "−8", "14", "1025", "5", "0", "121", "6", "50")
    look("sheet")
    assert len(set(phone.totals())) == len(EIGHT)
    phone.tap(phone.main())
    type_in(phone, "12+7")
    look("recorder")
    phone.key("Back")
    phone.tap(phone.page.get_by_role("link", name=re.compile("^Round 1")))
    look("round", ".round-player")
    phone.key("Correct it")
    type_in(phone, "5")
    expect(phone.page.locator(".follows")).to_contain_text("−8 → −15")
    look("correction")
    phone.page.go_back()
    expect(phone.page.locator("round-screen .round-player").first).to_be_visible()
    phone.key("Back")
    phone.key("Table view")
    look("table", ".table-view")
    phone.key("Back to the sheet")
    phone.key("Tally")
    look("settings", ".seat-field")
    expect(phone.page.locator(".seat-brief")).to_have_count(3)
    assert len(set(phone.page.locator(".seat-brief").all_inner_texts())) == 3
    phone.key("Finish here")
    expect(phone.page.locator(".outcome")).to_be_visible()
    look("over")
    phone.open("/new")
    phone.key("Tally")
    expect(phone.page.get_by_role("button", name=EIGHT[0], exact=True)).to_be_visible()
    look("offered")


def test_names_with_room_stand_whole_among_the_house_rules(new_phone):
    phone = new_phone(width=320)
    game(phone, "agame", "Bartholomäus-Konrad", "Christiane Hohenfels")
    phone.key("Agame not Lame")
    expect(phone.page.locator(".seat-field").last).to_have_value("Christiane Hohenfels")
    assert phone.page.locator(".seat-brief").count() == 0
    fields = phone.page.locator(".seat-field")
    fits = "all => all.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)"
    assert fields.evaluate_all(fits) == [True, True]


@pytest.mark.parametrize(
    ("width", "height", "name"),
    [
        (320, 568, "Bartholomäus-Maximilian"),
        (360, 740, "Maximilian-Konstantin von Hohenstein-Aub"),
        (740, 360, "Maximilian-Konstantin von Hohenstein-Aub"),
    ],
)
def test_long_name_beside_the_key_to_leave_is_whole_in_two_lines(new_phone, width, height, name):
    phone = new_phone(width, height)
    path = store_game(phone, "tally", name, "Anna Konstanze", "Cy")
    phone.open(f"{path}/settings")
    expect(phone.page.locator(".seat-field")).to_have_count(3)
    long = phone.page.locator(".seat-brief")
    expect(long).to_have_count(1)
    phone.page.wait_for_function(WHOLE, arg=".seat-brief")
    expect(long).to_have_text(re.compile(f"^\u2068?{name}\u2069?$"))
    whole = phone.page.locator(".seat-field").nth(1)
    assert whole.evaluate("field => field.scrollWidth <= field.clientWidth")


def test_names_of_others_are_no_shorter_for_whoever_left(new_phone):
    phone = new_phone(320, locale="de-DE")
    names = ("Bartholomäus-Maximilian", "Konstantin Alexander der Dritte", "W" * 40)
    log = [round_of(3, 4, 5), {"type": "leave", "seat": 1}]
    phone.open(f"{store_game(phone, 'tally', *names, log=log)}/settings")
    expect(phone.page.locator(".is-gone .seat-brief")).to_have_count(1)
    expect(phone.page.locator(".seat-brief").last).to_contain_text("…")  # all are cut by now
    expect(phone.page.locator(".seat-brief").first).to_have_text(re.compile(names[0]))


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_tabs_of_lynx_show_names_of_two_words_whole(new_phone, width, height):
    phone = new_phone(width, height)
    names = ["Ada Konstanze", "Konstantin Alexander", "Élodie-Geneviève"]
    recorder(phone, "lynx", *names)
    tabs = phone.page.locator("player-tabs .tab-name")
    phone.page.wait_for_function("""() => [...document.querySelectorAll("player-tabs .tab-name")]
      .every(one => one.scrollWidth <= one.clientWidth
        && one.clientHeight < 3 * parseFloat(getComputedStyle(one).fontSize))""")
    expect(tabs).to_have_text(names)


@pytest.mark.parametrize("kind", GAMES)
def test_every_recorder_fits_long_names(phone, kind):
    names = [EIGHT[seat] for seat in GAMES[kind]]
    look = make_look(phone, f"names-{kind}", 360)
    game(phone, kind, *names)
    look("sheet")
    phone.tap(phone.main())
    phone.page.locator("main.recorder").wait_for()
    look("recorder")
    twice_as_large(phone)
    phone.page.locator(":is(player-tabs, animanize-tiles, greta-bar) .name").first.wait_for()
    fits_twice_as_large(phone, f"names-{kind}-recorder")


def test_a_name_of_one_line_takes_all_of_it(phone):
    """A hyphen ends no line of which half is free."""
    hyphened = "Élodie-Geneviève-Marguerite"
    game(phone, "tally", hyphened, "Ada", "Ben", "Cy", "Dörte", "Eve")
    locator = phone.page.locator("score-board .fitted-name").first
    expect(locator).to_have_text(re.compile("^Élodie-.+…$"))
    assert locator.evaluate("one => one.scrollHeight <= one.clientHeight + 2")


def test_the_narrowest_phone_shows_all_of_the_state(new_phone):
    phone = new_phone(width=320, height=568)
    game(phone, "animanize", "Ada", "Ben", "Cy")
    address = phone.page.url
    state = phone.page.locator(".sheet-status")
    expect(state).to_contain_text("Round 1/6")
    assert state.evaluate("one => one.scrollWidth <= one.clientWidth")
    phone.open("/settings")
    with phone.page.expect_navigation():
        phone.tap(phone.page.locator(".languages label", has_text="Deutsch"))
    phone.page.goto(address)
    expect(state).to_contain_text("Runde 1/6")
    assert state.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_sheet_fits_names_in_text_of_twice_the_size(phone):
    """Text at 200 %: the ledger scrolls, rows and keys grow, nothing lies over anything."""
    game(phone, "tally", *EIGHT, log=[round_of(12, 7, -1024, -7, 0, 1300, 3, 25)])
    expect_totals(phone, "12", "7", "−1024", "−7", "0", "1300", "3", "25")
    twice_as_large(phone)
    phone.page.locator("score-ledger td").last.wait_for()
    fits_twice_as_large(phone, "names-sheet")
    phone.key("Tally")
    phone.key("Finish here")
    phone.page.locator("result-keys .side-button").last.wait_for()
    fits_twice_as_large(phone, "names-over")


def fits_twice_as_large(phone: Phone, name: str) -> None:
    phone.expect_letters()
    phone.shot(f"{name}-twice")
    fits(phone, 360)
    phone.page.wait_for_function(ALL_FITS)
    phone.page.wait_for_function(KEYS_LIE_FREE)


def make_look(phone: Phone, prefix: str, width: int):
    """Take pictures of a screen once what is its own is seen; fail on what stands out."""

    def look(name: str, own: str = "h1") -> None:
        phone.page.locator(own).first.wait_for()
        phone.page.evaluate(AT_REST)
        phone.shot(f"{prefix}-{name}")
        fits(phone, width)

    return look


def test_name_stays_whole_beside_figures_of_five_digits(phone):
    phone.open()
    log = [{"type": "game", "players": [{"points": 4}, {"points": 4240}]}]
    log += [{"type": "game", "players": [{"points": 16007}, {"points": 2}]}]
    game(phone, "greta", "Annegret", "Ben", log=log, games=None)
    expect(phone.page.locator(".board-row-total b")).to_have_text(["16,011", "4242"])
    expect(phone.page.locator("score-board .fitted-name")).to_have_text(["Annegret", "Ben"])
