"""Greta by the screen alone: two taps a card, both levels."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.greta_square import (
    REST,
    Table,
    card_name,
    claimed_table,
    expected_totals,
    level_one,
    level_two,
    open_recorder,
)
from tests.gallery.stage import game

LEVEL_TWO = list(zip([*REST, "QC", "QH"], [at for _, at in level_one()], strict=True))
"""Every card of the second level, on those of the first in their order."""


@pytest.fixture
def table(phone) -> Table:
    return open_recorder(phone)


def test_a_whole_game(table, phone):
    placed = level_one()
    with phone.counting("Greta, 32 cards", 64):
        for card, at in placed[:9]:
            table.place(card, at)
        phone.shot("greta-level-one")
        with phone.counting("Greta, a card", 2):
            table.place(*placed[9])
        table.expect_points(Ada=6, Ben=0)
        for card, at in placed[10:]:
            table.place(card, at)
        table.expect_points(Ada=16, Ben=15)
        table.expect_line("Ada leads")
        placed += level_two(table, phone)
    totals = expected_totals(placed)
    table.expect_points(Ada=totals[0], Ben=totals[1])
    table.expect_line("The game is over")
    phone.shot("greta-over")
    phone.axe()
    expect(phone.main()).to_have_text("To the result")
    expect(phone.page.locator(".depth-key")).to_have_count(0)
    phone.key("To the result")
    phone.expect_board({"Ada": str(totals[0]), "Ben": str(totals[1])})


def test_each_deal_is_called_before_its_cards(table):
    placed = level_one()
    table.expect_line("Deal 4 cards each")
    for card, at in placed[:8]:
        table.place(card, at)
    table.expect_line("Deal 4 cards each")
    table.place(*placed[8])
    table.expect_line("Card 10")
    for card, at in placed[9:]:
        table.place(card, at)
    table.expect_line("8 cards each")


def test_the_end_of_a_game_of_several_is_said_before_the_next(phone):
    placed = [*level_one(), *LEVEL_TWO]
    log = [{"type": "place", "card": card, "at": list(at)} for card, at in placed]
    game(phone, "greta", "Ada", "Ben", log=log, games=2)
    phone.tap(phone.main())
    table = Table(phone)
    table.expect_line("Game 1 is over. Game 2: 4 cards each, Ben places first")
    expect(phone.page.locator("greta-line .is-banner")).to_be_visible()


def test_ledger_names_levels_beside_whole_games(phone):
    by_cards = [{"type": "place", "card": card, "at": list(at)} for card, at in level_one()]
    by_points = {"type": "game", "players": [{"points": 50}, {"points": 70}]}
    game(phone, "greta", "Ada", "Ben", log=[by_points, *by_cards], games=3)
    names = phone.page.locator("score-ledger th[scope=row]")
    expect(names).to_have_text(["Level 1", "Game 1"])
    phone.shot("greta-ledger")
    for name in names.all():
        text, cell = name.locator("a").evaluate("a => a.scrollWidth"), name.bounding_box()
        assert text <= cell["width"]


CARDS_LEAVING = """() => {
  const square = document.querySelector("greta-square")
  const lying = () => [...square.querySelectorAll("button:not([aria-label^=Empty])")]
    .map(key => key.ariaLabel.split(",")[0])
  let before = []
  window.left = []
  new MutationObserver(() => {
    left.push(...before.filter(card => !lying().includes(card)))
    before = lying()
  }).observe(square, { subtree: true, childList: true, attributes: true })
}"""
"""Notes every card that leaves the square, be it for a frame."""


def test_a_card_stays_where_it_was_placed_while_it_is_written(table, phone):
    expect(table.key("Empty").first).to_be_visible()
    phone.page.evaluate(CARDS_LEAVING)
    for card, at in (("QS", (1, 1)), ("QD", (1, 2)), ("8C", (2, 1))):
        table.place(card, at)
    assert phone.page.evaluate("left") == []
    phone.tap("greta-bar button[aria-label=Undo]")
    expect(table.key("8 of clubs")).to_have_count(0)
    assert phone.page.evaluate("left") == ["8 of clubs"]


def test_no_claim_is_offered_for_the_first_card(phone):
    table = claimed_table(phone, "Ada", "Ben")
    table.place("QS", (1, 1))
    table.expect_line("Ben places, Ada scores")
    table.place("QD", (1, 2))
    table.expect_line("Ada may claim")


def test_a_claim_that_is_awaited_stands_in_no_banner_of_a_deal(phone):
    log = [{"type": "place", "card": card, "at": list(at)} for card, at in level_one()[:7]]
    game(phone, "greta", "Ada", "Ben", log=log, claiming="call")
    phone.tap(phone.main())
    table = Table(phone)
    table.choose("8D")
    phone.tap("greta-square button[aria-label^=Empty]")
    table.expect_line("Ada may claim")
    expect(phone.page.locator("greta-line .is-banner")).to_have_count(0)
    phone.tap(".greta-claim-sum")
    table.expect_line("Deal 4 cards each")
    expect(phone.page.locator("greta-line .is-banner")).to_be_visible()


def test_a_table_that_practises_sees_what_a_card_gives_away(phone):
    phone.seat("Greta", "Ada", "Ben")
    phone.tap(".rules-line")
    phone.tap(phone.page.get_by_role("switch", name="Practice"))
    phone.begin()
    expect(phone.page.locator(".sheet-status")).to_contain_text("practice")
    phone.tap(phone.main())
    table = Table(phone)
    table.place("QS", (1, 1))
    table.choose("QD")
    expect(phone.page.locator("greta-square .card-gives").first).to_have_text("+12")
    phone.shot("greta-practice")
    phone.axe()
    table.choose("QD")
    phone.tap(table.key(table.cell((1, 2))))
    queen = phone.page.locator('greta-rack button[aria-label^="Queen of diamonds"]')
    expect(queen.locator(".card-gives")).to_have_text("+12")
    phone.shot("greta-practice-cell")


def test_series_for_practice_says_so_in_german_behind_its_game(new_phone):
    phone = new_phone(locale="de-DE")
    game(phone, "greta", "Ada", "Ben", games=2, practice=True)
    status = phone.page.locator(".sheet-status")
    expect(status).to_have_text(re.compile(r"^\s*Spiel\s1/2\s·\s.+\s·\sÜbung\s*$"))
    phone.tap(phone.main())
    expect(phone.page.locator("record-screen .header")).to_contain_text(
        re.compile(r"Ebene\s1\s·\sÜbung")
    )


def test_the_sum_unfolds_and_keeps_the_lines(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    gain = table.bar("Ada").locator(".greta-bar-gain")
    expect(gain).to_contain_text("+12")
    phone.tap(gain)
    expect(gain).to_have_attribute("aria-expanded", "true")
    values = phone.page.locator(".greta-square-lines.is-open .greta-square-value")
    expect(values).to_have_text(["12"])
    table.expect_line("= 12")
    phone.shot("greta-unfolded")
    phone.axe()
    phone.tap(gain)
    expect(phone.page.locator(".greta-square-lines")).to_have_count(0)


def test_cell_then_card_and_nothing_is_told_beforehand(table, phone):
    table.place("QS", (1, 1))
    phone.tap(table.key(table.cell((1, 2))))
    expect(phone.page.locator("[aria-pressed=true]")).to_have_count(1)
    expect(phone.page.locator(".greta-square-value")).to_have_count(0)
    table.choose("QD")
    table.expect_points(Ada=12, Ben=0)


def test_a_card_chosen_survives_a_lost_tab(table, phone):
    table.place("QS", (1, 1))
    table.choose("QD")
    phone.page.wait_for_function("() => document.querySelector('greta-rack [aria-pressed=true]')")
    phone.reload()
    expect(phone.page.locator("greta-rack [aria-pressed=true]")).to_have_attribute(
        "aria-label", card_name("QD")
    )
    phone.tap(table.key(table.cell((1, 2))))
    table.expect_points(Ada=12, Ben=0)


def test_a_whole_game_typed(table, phone):
    phone.tap(".depth-key")
    with phone.counting("Greta, both final scores typed", 8):
        for figure in "203":
            phone.key(figure)
        phone.tap(phone.main())
        for figure in "187":
            phone.key(figure)
        phone.tap(phone.main())
    phone.expect_board({"Ada": "203", "Ben": "187"})


def test_arrow_keys_walk_the_square_and_the_rack(table, phone):
    table.place("QS", (1, 1))
    page = phone.page
    table.key(card_name("QS")).focus()
    page.keyboard.press("ArrowRight")
    expect(table.key(table.cell((1, 2)))).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(f'greta-rack button[aria-label="{card_name("JD")}"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'greta-rack button[aria-label="{card_name("QD")}"]')).to_be_focused()
    page.keyboard.press("Enter")
    table.expect_points(Ada=12)
    expect(page.get_by_role("status").filter(has_text="Queen of diamonds")).to_have_count(1)


def test_the_square_turns_by_quarters_and_stays_so(table, phone):
    for card, at in level_one()[:2]:
        table.place(card, at)
    phone.key("Turn the table by a quarter")
    expect(table.key(card_name("JH"))).to_have_attribute(
        "aria-label", re.compile("row 3, column 2")
    )
    expect(table.key(card_name("8C"))).to_have_attribute(
        "aria-label", re.compile("row 2, column 2")
    )
    phone.reload()
    expect(table.key(card_name("8C"))).to_have_attribute(
        "aria-label", re.compile("row 2, column 2")
    )


@pytest.mark.parametrize("width", [320, 360])
def test_long_names_and_narrow_phones_fit(new_phone, width):
    phone = new_phone(width=width)
    names = ["Maximilian-Konstantin von Hohenstein-Au", "Мария Ивановна 王小明 أحمد"]
    table = claimed_table(phone, *names)
    for card, at in level_one()[:3]:
        table.place(card, at)
    phone.shot(f"greta-long-names-{width}")
    assert phone.page.evaluate("document.documentElement.scrollWidth") == width
    keys = phone.page.locator("greta-rack button, greta-square button").all()
    for key in keys:
        box = key.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["height"] >= 44


def test_all_legal_cells_are_on_the_screen_and_large_enough(table, phone):
    for card, at in [
        ("JH", (1, 1)),
        ("8C", (1, 2)),
        ("QD", (1, 3)),
        ("7S", (2, 3)),
        ("QS", (3, 3)),
    ]:
        table.place(card, at)
    square = phone.page.locator(".greta-square").bounding_box()
    assert max(square["height"], square["width"]) <= 341
    for cell in phone.page.locator("greta-square .french-card").all():
        assert cell.bounding_box()["width"] >= 63
    phone.shot("greta-five-by-five")
