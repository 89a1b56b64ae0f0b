"""On the narrowest phones a header says all: the game's name, and how a round is filled in."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.browser.row_block import store_small
from tests.browser.together import no_matter, sit_down
from tests.every_screen.screen_check import FAULTS
from tests.gallery.stage import by_pad, game, recorder, round_of, store_game, store_recorder
from tests.waiting import wait_until

WAYS = {
    "agame": (["Cards", "Sums", "Points"], ["Karten", "Summen", "Punkte"]),
    "animanize": (["Tricks", "Counts", "Points"], ["Stiche", "Zahlen", "Punkte"]),
    "lynx": (["Cards", "Counts", "Points"], ["Karten", "Zahlen", "Punkte"]),
    "greta": (["Cards", "Points"], ["Karten", "Punkte"]),
    "tally": (["Digits", "+1 +5 +10"], ["Ziffern", "+1 +5 +10"]),
}
NAMES = ("Annegret", "Ben", "Cy")
CUT = """() => [...document.querySelectorAll(
  "record-screen :is(.header-title, .header-status, .status-words, .depth-key)")]
  .filter(part => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().height > 48)
  .filter(part => part.clientWidth > 1).map(part => part.textContent.trim())"""
"""What is seen of the header and has no room; a third line is higher than the header."""

HEADER_LIES = """() => {
  const header = document.querySelector("record-screen .header");
  const words = document.createRange();
  words.selectNodeContents(header.querySelector(".status-words"));
  const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
  return [header.scrollWidth <= header.clientWidth, lines.size <= 2];
}"""
"""Whether the header is no wider than the screen, and the status in two lines at most."""

WHOLE = """part => {
  const parts = [part, `${part} > a`].flatMap(one => [...document.querySelectorAll(one)]);
  return parts.length > 0 && parts.every(one =>
    one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight);
}"""
"""Nothing of this part is cut; the styles for it come after the first look."""


def expect_whole_header(phone: Phone) -> None:
    """Wait until nothing of the header is cut: names are fitted by code that comes later."""
    wait_until(lambda: phone.page.evaluate(CUT) == [], "all of the header in sight")


def goes_on(phone: Phone, says: str, now: str, then: str) -> None:
    """Check what the key says, also to who hears it."""
    key = phone.page.locator(".depth-key")
    expect(key.locator(".depth-now")).to_have_text(now)
    expect(key.locator(".depth-next")).to_have_text(f"{then} ›")
    expect(key).to_have_accessible_name(says % {"now": now, "next": then})


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("en-US", "Filled in by: %(now)s. Change to: %(next)s"),
        ("de-DE", "Ausgefüllt mit: %(now)s. Wechseln zu: %(next)s"),
    ],
)
def test_key_says_how_it_is_filled_in_and_what_a_tap_makes_of_it(new_phone, kind, locale, says):
    phone = new_phone(320, 568, locale=locale)
    names = NAMES[: 2 if kind in ("greta", "tally") else 3]
    recorder(phone, kind, *names)
    words = WAYS[kind][locale == "de-DE"]
    for now, then in zip(words, [*words[1:], words[0]], strict=True):
        goes_on(phone, says, now, then)
        expect_whole_header(phone)
        phone.tap(".depth-key")
    goes_on(phone, says, *words[:2])


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_title_of_what_is_put_in_leaves_room_for_how_far_it_is(new_phone, width, locale):
    phone = new_phone(width, 568, locale=locale)
    others = [{"cards": 9, "ended": False}] * 3
    round_of_four = {"type": "round", "players": [{"cards": 7, "ended": True}, *others]}
    game(phone, "skyjo", *NAMES, "Dora", log=[round_of_four])
    phone.tap(".line-link")
    phone.key(re.compile("^(Insert before|Davor einfügen)$"))
    for _ in range(3):
        phone.tap(phone.page.locator(".keypad").get_by_text("5", exact=True))
        phone.tap(phone.main("record-screen"))
    expect(phone.page.locator(".status-words")).to_have_text(re.compile("3 (of|von) 4"))
    expect_whole_header(phone)


def test_long_name_of_a_game_takes_two_lines_of_the_header(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    phone.open(store_game(phone, "agame", *NAMES))
    for tag in ("sheet-screen", "settings-screen"):
        title = phone.page.locator(f"{tag} .header-title")
        expect(title).to_have_text("Keine lahme Agame")
        phone.page.wait_for_function(WHOLE, arg=f"{tag} .header-title")
        if tag == "sheet-screen":
            phone.key("Keine lahme Agame")


LINES_OF_FIRST_WORD = """words => {
  const range = document.createRange();
  const text = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  while (text.nextNode() && !/\\w/.test(text.currentNode.data));
  const { data } = text.currentNode;
  range.setStart(text.currentNode, data.search(/\\w/));
  range.setEnd(text.currentNode, data.search(/\\w\\s/) + 1);
  return range.getClientRects().length;
}"""
"""On how many lines the first word of a text stands."""


def test_name_of_who_fills_in_a_row_breaks_between_words(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    phone.open("/")
    phone.open(store_small(phone, "Maximiliane von Hohenfels", "Ben"))
    phone.key("Runde 1")
    expect(phone.page.locator("record-screen .header-title")).to_have_text("Welche Zeile?")
    words = phone.page.locator(".status-words")
    expect(words).to_contain_text("Maximiliane von")
    assert words.evaluate(LINES_OF_FIRST_WORD) == 1


HAS_NETWORK = "!!document.querySelector('companion-app')?.store?.connection.network"
SIGN = """title => {
  const words = document.querySelector(`${title} > a > span`);
  const sign = words && getComputedStyle(words, "::after");
  const room = ["marginInlineStart", "width", "marginInlineEnd"].map(at => parseFloat(sign?.[at]));
  return sign?.display === "inline-block" && room.reduce((sum, one) => sum + one) === 0;
}"""
"""The sign of a title follows its last word, in two lines too: it takes no room of its own."""


@pytest.mark.parametrize("width", [320, 360])
def test_sheet_leads_to_other_phones_and_its_title_to_the_menu_after_the_first_round(
    new_phone, width
):
    phone = new_phone(width, 568, locale="de-DE")
    points = {"type": "round", "players": [{"points": 1}] * 3}
    phone.open(store_game(phone, "animanize", *NAMES, log=[points]))
    title = "sheet-screen .header-title"
    phone.page.wait_for_function(SIGN, arg=title)
    phone.page.wait_for_function(WHOLE, arg=title)
    expect(phone.page.locator(".sheet-status")).to_contain_text("Runde 2/6")
    phone.key("Andere Handys")
    expect(phone.page.get_by_role("heading", name="Handys am Tisch")).to_be_visible()


def test_recorder_without_a_network_keeps_its_way_to_the_rules(guests):
    (ada,) = guests(1)
    phone = ada.phone
    phone.page.set_viewport_size({"width": 320, "height": 568})
    sit_down(ada, names=NAMES)
    phone.page.wait_for_function(SIGN, arg="sheet-screen .header-title")
    ada.offline()
    write_round(phone, "1", "2", "3")
    expect(phone.page.locator("sheet-screen .cloud")).to_be_visible()
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.locator("record-screen .cloud")).to_be_visible()
    expect(phone.page.locator("record-screen a.header-key[href*='/rules/']")).to_be_visible()


def lose_network(phone: Phone) -> None:
    """No call gets through any more, and the phone notices."""
    no_matter(phone).wait_until(HAS_NETWORK, "the code of the network")
    phone.page.route("**/api/**", lambda route: route.abort())
    phone.page.evaluate("dispatchEvent(new Event('online'))")


def write_fives(phone: Phone, depth_taps: int) -> None:
    """Write a round in which everybody has five points, as far as the sheet."""
    phone.tap(phone.main("sheet-screen"))
    expect(phone.main("record-screen")).to_be_visible()
    for _ in range(depth_taps):
        phone.tap(".depth-key")
    for _ in NAMES:
        five(phone)
    expect(phone.page.locator("sheet-screen .cloud")).to_contain_text("1")


def five(phone: Phone) -> None:
    phone.tap(phone.page.locator(".keypad").get_by_text("5", exact=True))
    phone.tap(phone.main("record-screen"))


def broken_words(phone: Phone) -> list[str]:
    """Return the words that go on in the next line."""
    return phone.page.evaluate(FAULTS, {"looks": ["broken"], "narrower": []})


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_cloud_in_a_recorder_leaves_room_for_every_word_beside_it(new_phone, width, locale):
    phone = new_phone(width, 740, locale=locale)
    game(phone, "agame", *NAMES)
    lose_network(phone)
    write_fives(phone, depth_taps=2)
    phone.tap(phone.main("sheet-screen"))
    five(phone)
    expect(phone.page.locator("record-screen .cloud")).to_contain_text("1")
    expect(phone.page.locator(".status-words")).to_have_text(re.compile("1 (of|von) 3"))
    expect_whole_header(phone)
    assert broken_words(phone) == []


@pytest.mark.parametrize("width", [320, 344, 360, 375])
@pytest.mark.parametrize("cards", [2, 0])
def test_cloud_in_a_recorder_keeps_the_way_to_the_rules_on_the_screen(new_phone, width, cards):
    phone = new_phone(width, 740, locale="de-DE")
    game(phone, "agame", *NAMES)
    lose_network(phone)
    write_fives(phone, depth_taps=2)
    phone.tap(phone.main("sheet-screen"))
    if cards:
        phone.tap(".depth-key")
        phone.tap("[data-cell='green 34']")
        phone.tap("[data-cell='purple 13']")
    else:
        five(phone)
    said = "2 Karten" if cards else re.compile("1 von 3")
    expect(phone.page.locator(".status-words")).to_have_text(said)
    expect(phone.page.locator("record-screen .cloud")).to_contain_text("1")
    assert phone.page.evaluate(HEADER_LIES) == [True, True]
    assert re.search(said, phone.page.locator("record-screen .header").aria_snapshot())


def test_long_name_in_the_header_of_a_row_moves_nothing_below(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    recorder(phone, "kniffel", "Annegret von Hohenstein", "Ben")
    cells, title = phone.page.locator("button.row-cell"), phone.page.locator(".header-title")
    expect(cells.first).to_be_visible()
    expect(title).to_have_text("Welche Zeile?")
    expect_whole_header(phone)
    tops = [(cells.first.bounding_box() or {})["y"]]
    phone.tap(cells.first)
    expect(title).to_have_text("Einser")
    tops.append((cells.first.bounding_box() or {})["y"])
    assert tops == [tops[0]] * 2


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("name", ["Zehntausend", "Keine lahme Agame"])
def test_cloud_on_a_sheet_leaves_its_title_whole_and_is_whole_itself(new_phone, width, name):
    phone = new_phone(width, 740, locale="de-DE")
    game(phone, by_pad("uno")["pad"] | {"name": name}, *NAMES)
    lose_network(phone)
    write_fives(phone, depth_taps=1)
    for part in (".header-title", ".header-status"):
        phone.page.wait_for_function(WHOLE, arg=f"sheet-screen {part}")
    assert broken_words(phone) == []
    expect(phone.page.locator(".cut-off a").first).to_be_visible()


def test_key_that_discards_a_draft_says_so_away_from_undo(new_phone):
    phone = new_phone(360, 740)
    phone.open(store_recorder(phone, "tally", *NAMES))
    phone.tap(phone.page.locator(".keypad").get_by_text("5", exact=True))
    phone.key("Back")
    key = phone.page.get_by_role("button", name="Discard what is filled in")
    expect(key).to_have_text("Discard what is filled in")
    expect(key.locator("svg")).to_have_count(0)
    undo = phone.page.get_by_role("button", name="Undo").bounding_box()
    box = key.bounding_box()
    assert box
    assert undo
    assert undo["y"] - box["y"] - box["height"] > 48
    phone.key("Discard what is filled in")
    expect(key).to_have_count(0)
    phone.main_says("Round 1")


def test_correction_left_half_made_is_discarded_by_a_key_that_holds_its_words(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    path = store_game(phone, "tally", *NAMES, log=[round_of(1, 2, 3)])
    phone.open(f"{path}/rounds/1")
    phone.key("Korrigieren")
    phone.tap(phone.page.locator(".keypad").get_by_text("5", exact=True))
    phone.key("Zurück")
    key = phone.page.get_by_role("button", name="Änderungen verwerfen")
    expect(key).to_be_visible()
    assert key.evaluate("key => key.scrollWidth <= key.clientWidth")
    phone.tap(key)
    phone.main_says("Korrigieren")


def test_changes_of_the_settings_are_discarded_by_a_key_with_words(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    phone.open(store_game(phone, "agame", *NAMES))
    phone.key("Keine lahme Agame")
    phone.key("Ziel: mehr")
    key = phone.page.get_by_role("button", name="Änderungen verwerfen")
    expect(key).to_have_text("Änderungen verwerfen")
    phone.tap(key)
    expect(key).to_have_count(0)
