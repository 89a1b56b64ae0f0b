"""What a recorder has in sight on a phone on its side, where many play."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.animanize_recorder import ROUND
from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.slow_engine import hold_engine, slow
from tests.browser.test_whole_in_sight import FOUR, bottom_of, top_of_footer
from tests.gallery.stage import EIGHT, game, recorder, store_game
from tests.waiting import wait_until

SIX = "A 3 Q A 10 A 5 ×3 J ×3 2 ×3"
"""As many melds as are whole on the shortest phone, the broadest among them."""
TWO_LINES = ("Ada", "Maximiliane Charlotte Anna")
HIDDEN = """chip => {
  const [all, seen] = [chip, chip.closest(".melds")].map(one => one.getBoundingClientRect());
  return Math.max(0, seen.top - all.top, all.bottom - seen.bottom);
}"""
"""How much of a meld is scrolled away, in pixels."""
CLEAR_OF_LINE = """row => [".board-row-last", ".track"]
  .map(part => row.querySelector(part).getBoundingClientRect())
  .reduce((change, line) => line.top - change.bottom)"""
"""How far above the line at a row's foot its last change ends, in pixels."""
BEFORE = "one => getComputedStyle(one, '::before').content"
WITHIN_TILE = "one => one.offsetWidth <= one.closest('.tile').clientWidth"


def hidden(chip: Locator) -> float:
    return chip.evaluate(HIDDEN)


def test_six_melds_of_eight_players_are_whole_and_the_edge_of_a_row_above_says_of_more(new_phone):
    phone = new_phone(740, 360)
    recorder(phone, "lynx", *EIGHT)
    keys = LynxRecorder(phone)
    chips = phone.page.locator(".melds .chip")
    keys.melds(SIX)
    expect(chips).to_have_count(6)
    expect(chips.last).to_have_text(re.compile("2 ×3\\s*\\d"))
    for chip in chips.all():
        assert hidden(chip) < 1
        assert chip.locator(".chip-label").evaluate("one => one.scrollWidth <= one.clientWidth")
    keys.melds("3 ×3")
    expect(chips.last).to_have_text(re.compile("3 ×3\\s*\\d"))
    expect(chips).to_have_count(7)
    wait_until(lambda: hidden(chips.last) < 1, "the last meld is whole")
    assert hidden(chips.nth(3)) < 1
    height = (chips.first.bounding_box() or {}).get("height", 0)
    assert 4 <= height - hidden(chips.first) < height


def test_newest_meld_stays_in_sight_when_points_that_come_late_make_the_others_wider(new_phone):
    phone = new_phone(740, 360)
    slow(phone)
    recorder(phone, "lynx", *EIGHT)
    chips = phone.page.locator(".melds .chip")
    LynxRecorder(phone).melds("A ×3")
    expect(chips).to_have_text(re.compile("A ×3\\s*\\d"))
    with hold_engine(phone):
        LynxRecorder(phone).melds("3 Q A 10 A 5 J ×3 2 ×3 3 ×3")
        expect(chips).to_have_count(7)
        assert hidden(chips.last) < 1
    expect(chips.last).to_have_text(re.compile("3 ×3\\s*\\d"))
    wait_until(lambda: hidden(chips.last) < 1, "the newest meld is whole")


def test_ticks_of_eight_players_are_whole_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360)
    recorder(phone, "lynx", *EIGHT)
    LynxRecorder(phone).melds("A ×3")
    phone.key("Went out")
    tick = phone.page.locator(".tab-mark .icon").first
    expect(tick).to_be_visible()
    screen = phone.page.locator("main")
    assert (tick.bounding_box() or {})["y"] >= (screen.bounding_box() or {})["y"]


def test_animals_of_four_are_whole_on_a_phone_on_its_side_and_as_broad_as_a_finger(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    recorder(phone, "animanize", *FOUR)
    cells = phone.page.locator(".matrix .cell")
    expect(cells).to_have_count(32)
    lefts = sorted({cell.bounding_box()["x"] for cell in cells.all()})
    assert min(after - before for before, after in pairwise(lefts)) >= 48
    for cell in cells.all():
        assert bottom_of(cell) <= top_of_footer(phone)
        assert cell.evaluate("cell => cell.scrollWidth <= cell.clientWidth")
    words = phone.page.locator(".tile-words")
    expect(words).to_have_count(4)
    for one in words.all():
        assert one.evaluate(WITHIN_TILE)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_keys_of_both_who_peg_are_in_sight_on_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    recorder(phone, "tally", "Annegret", "Ben")
    phone.tap(".depth-key")
    keys = phone.page.locator(".peg-keys .key")
    expect(keys).to_have_count(6)
    for key in (*keys.all(), *phone.page.locator(".peg-total").all()):
        expect(key).to_be_in_viewport(ratio=1)
        assert bottom_of(key) <= top_of_footer(phone)


def test_tiles_of_four_stay_as_high_when_one_of_them_brawls_on_its_side(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    recorder(phone, "animanize", *FOUR)
    tiles = phone.page.locator(".tile")
    expect(tiles).to_have_count(4)
    height = tiles.first.evaluate("tile => tile.offsetHeight")
    for animal in range(4):
        phone.tap(phone.page.locator(".matrix-row").nth(animal).locator(".cell").first)
    expect(phone.page.locator(".tile.is-brawl")).to_have_count(1)
    assert tiles.first.evaluate("tile => tile.offsetHeight") == height
    words = phone.page.locator(".tile.is-brawl .tile-words")
    assert words.evaluate(WITHIN_TILE)


@pytest.mark.parametrize("names", [FOUR[:2], FOUR[:3], FOUR, TWO_LINES])
@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_result_shows_everybody_on_a_phone_on_its_side(new_phone, width, height, names):
    phone = new_phone(width, height, locale="de-DE")
    won = [{"type": "round", "players": [{"points": 7 * seat} for seat in range(len(names))]}]
    game(phone, "tally", *names, log=[*won, {"type": "finish"}])
    rows = phone.page.locator(".board.is-ranked .board-row")
    expect(rows).to_have_count(len(names))
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        assert bottom_of(row) <= top_of_footer(phone) + 1
        assert row.evaluate(CLEAR_OF_LINE) >= 0


def test_games_won_keep_off_the_lines_of_a_result_on_its_side(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    won = [{"type": "round", "players": [{"points": 5}] * 4}, {"type": "finish"}]
    game(phone, "lynx", *FOUR, log=won)
    rows = phone.page.locator(".board.is-ranked .board-row")
    expect(rows.locator("small")).to_have_text(["ein Sieg"] * 4)
    small = rows.locator("small").first
    wait_until(lambda: small.evaluate(BEFORE) == '"· "', "the later styles have come")
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        assert bottom_of(row) <= top_of_footer(phone) + 1
        assert row.evaluate(CLEAR_OF_LINE) >= 0


@pytest.mark.parametrize(("width", "height"), [(740, 360), (360, 592)])
def test_games_won_of_five_are_parted_from_their_last_change_where_they_have_one(
    new_phone, width, height
):
    phone = new_phone(width, height, locale="de-DE")
    first, second, third = (
        {"type": "round", "players": [{"points": 34 * (seat == won) + 5} for seat in range(5)]}
        for won in (0, 1, 2)
    )
    last = {"type": "round", "players": [None, *second["players"][1:]]}
    log = [first, second, third, {"type": "leave", "seat": 0}, last, {"type": "join", "seat": 0}]
    game(phone, "lynx", *FOUR, "Emil", log=log)
    won = phone.page.locator(".board-row-last small")
    expect(won).to_have_text(["ein Sieg", "2 Siege", "ein Sieg"])
    assert won.evaluate_all(f"all => all.map({BEFORE})") == ["none", '"· "', '"· "']
    heights = phone.page.locator(".board-row").evaluate_all(
        "all => all.map(one => one.offsetHeight)"
    )
    assert len(set(heights)) == 1  # beside a crown they may stand in a second line


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_new_game_is_whole_on_a_phone_on_its_side(new_phone, width, height):
    phone = new_phone(width, height, locale="de-DE")
    store_game(phone, "tally", "Ada", "Ben", "Cy", "Eve", name="Skyjo")
    phone.open("/")
    expect(phone.page.locator(".game-line")).to_be_visible()
    phone.open("/new?game=lynx")
    people = phone.page.locator(".people .chip")
    expect(people).to_have_count(5)
    expect(phone.page.locator(".seat.is-free").first).to_be_visible()
    assert max(bottom_of(chip) for chip in people.all()) <= top_of_footer(phone)
    phone.tap(".game-other[data-game=tally]")
    for seated in range(1, 5):
        phone.tap(people.first)
        expect(phone.page.locator(".seats .name")).to_have_count(seated)
    seats = phone.page.locator(".seats .seat")
    expect(seats).to_have_count(4)
    phone.page.locator(".screen-content").evaluate("one => one.scrollTo(0, 0)")
    assert max(bottom_of(seat) for seat in seats.all()) <= top_of_footer(phone)
    parts = [".tally-name", ".game-others", ".tally-names", ".rules-line"]
    for part in parts:
        expect(phone.page.locator(part)).to_be_in_viewport(ratio=1)
    for above, below in pairwise(phone.page.locator(part) for part in parts):
        assert bottom_of(above) <= (below.bounding_box() or {}).get("y", 0)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360)])
def test_fields_of_another_team_begin_at_the_top_with_the_open_one_in_sight(
    new_phone, width, height
):
    phone = new_phone(width, height)
    recorder(phone, "tichu", ("Ada & Ben", "Ada", "Ben"), ("Cy & Di", "Cy", "Di"))
    phone.tap(phone.page.locator(".pad-who .tab").first)
    fields, teams = phone.page.locator(".pad-fields"), phone.page.get_by_role("radio")
    for team, name in ((1, "First and second"), (0, "Card points")):
        fields.evaluate("fields => fields.scrollTo(0, fields.scrollHeight)")
        phone.tap(teams.nth(team))
        shown = phone.page.locator(".pad-field").filter(has_text=name)
        expect(shown).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("depth", ["cards", "counts"])
def test_section_of_five_is_whole_on_a_phone_on_its_side(new_phone, depth):
    phone = new_phone(740, 360, locale="de-DE")
    recorder(phone, "agame", *FOUR, "Emil")
    cells = phone.page.locator("agame-board .cell")
    expect(cells.first).to_be_visible()
    if depth == "counts":
        phone.tap(".depth-key")
        cells = phone.page.locator("agame-counts .key")
        expect(cells).to_have_count(12 + 9)
    expect(phone.page.get_by_role("radio")).to_have_count(5)
    for cell in (cells.first, cells.last):
        cell.scroll_into_view_if_needed()
        assert bottom_of(cell) <= top_of_footer(phone)
        assert cell.evaluate("cell => cell.scrollWidth <= cell.clientWidth")


def test_key_of_who_goes_out_keeps_apart_from_the_fields_of_counts(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    recorder(phone, "lynx", *FOUR)
    phone.tap(".depth-key")
    fields = phone.page.locator(".count-field")
    expect(fields).to_have_count(4)
    key = phone.page.locator(".lynx-out").bounding_box() or {}
    assert max(bottom_of(field) for field in fields.all()) <= key["y"] - 2


def test_tabs_stay_in_sight_where_lizards_are_scrolled_to(new_phone):
    phone = new_phone(320, 568, locale="de-DE")
    recorder(phone, "agame", *FOUR)
    phone.tap(".depth-key")
    lizard = phone.page.locator("number-strip button").last
    lizard.scroll_into_view_if_needed()
    expect(lizard).to_be_in_viewport(ratio=1)
    tabs = phone.page.locator("player-tabs")
    expect(tabs).to_be_in_viewport(ratio=1)
    screen = phone.page.locator("record-screen main").bounding_box() or {}
    assert bottom_of(tabs) >= screen["y"] + 40


def test_choices_of_a_pad_are_whole_on_a_phone_on_its_side(new_phone):
    phone = new_phone(740, 360)
    recorder(phone, "skat", "Ada", "Ben", "Cy")
    phone.tap(".pad-who .tab >> nth=1")
    keys = phone.page.locator(".pad-choices .key")
    expect(keys).to_have_count(9)
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("is_put_in", [False, True])
def test_figure_that_a_pad_works_out_is_whole_on_a_phone_on_its_side(new_phone, is_put_in):
    phone = new_phone(740, 360)
    won = {"declarer": True, "game": "clubs", "times": 2, "won": True}
    rounds = [{"type": "round", "players": [won, {"declarer": False}, {"declarer": False}]}]
    sheet = game(phone, "skat", "Ada", "Ben", "Cy", log=rounds)
    if is_put_in:
        phone.open(f"{sheet}/rounds/1")
        phone.key("Insert before")
    else:
        phone.tap(phone.main("sheet-screen"))
    phone.tap(".pad-who .tab >> nth=1")
    phone.tap(".pad-choices .key >> nth=5")
    value = phone.page.locator(".pad-field.is-computed b")
    expect(value).to_have_text("23")
    assert bottom_of(value) <= bottom_of(phone.page.locator(".pad-asks"))


def test_keys_under_what_stops_a_correction_are_whole_on_its_side(new_phone):
    phone = new_phone(740, 360, locale="de-DE")
    leaders = [*[0] * 10, 2, 1]
    log = [
        {"type": "trick", "leader": leader, "cards": cards}
        for leader, cards in zip(leaders, ROUND, strict=False)
    ]
    game(phone, "animanize", *FOUR[:3], log=log, log_tricks=True)
    phone.tap(".line-link")
    phone.tap(".log-entry")
    for card in ("blue 1", "animal 2"):
        phone.tap(phone.page.locator(f"[data-cell='{card}']"))
    keys = phone.page.locator(".follows-keys .side-button")
    expect(keys).to_have_text(["Ändern", "Weglassen", "Alle 11 ändern"])
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
