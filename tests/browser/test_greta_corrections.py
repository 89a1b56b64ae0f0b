"""Greta by the screen alone: cards taken back, put in, corrected; claims."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.begun import expect_nothing_begun
from tests.browser.greta_square import (
    LATER,
    REST,
    Table,
    card_name,
    claimed_table,
    expected_totals,
    level_one,
    open_recorder,
    place_last_card,
)

CLAIMS = re.compile("Ada.? claims")


@pytest.fixture
def table(phone) -> Table:
    return open_recorder(phone)


def test_each_edge_has_an_undo_and_redo_brings_it_back(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    table.expect_points(Ada=12)
    phone.hold_what_is_told()
    phone.tap(table.bar("Ben").get_by_role("button", name="Undo"))
    table.expect_points(Ada=0)
    expect(table.key(card_name("QD"))).to_have_count(0)
    phone.key("Redo")
    table.expect_points(Ada=12)
    table.choose("KS")
    phone.tap(table.bar("Ada").get_by_role("button", name="Undo"))
    expect(phone.page.locator("greta-rack [aria-pressed=true]")).to_have_count(0)
    table.expect_points(Ada=12)


def test_a_forgotten_card_is_put_in_and_turns_follow(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    table.expect_points(Ada=12, Ben=0)
    phone.tap(".greta-line-text")
    phone.shot("greta-cards")
    phone.axe()
    phone.key("Put in a card before card 2")
    table.choose("KH")
    phone.tap(table.key(table.cell((2, 1))))
    expect(phone.page.locator(".follows")).to_contain_text("12 → 0")
    phone.shot("greta-insert")
    phone.key("Put it in")
    table.expect_points(Ada=0, Ben=12)
    table.expect_line("Card 4")


def test_a_mistaken_card_is_corrected_in_its_place(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    phone.tap(".greta-line-text")
    phone.tap(phone.page.locator(".greta-entry").nth(1))
    table.choose("7D")
    expect(phone.page.locator(".greta-square-cell.is-changed")).to_have_count(1)
    phone.key("Write it down")
    table.expect_points(Ada=0, Ben=0)
    expect(table.key(card_name("7D"))).to_be_visible()


@pytest.mark.parametrize("way", ["key", "browser"])
def test_going_back_closes_the_list_of_cards(table, phone, way):
    table.place("QS", (1, 1))
    phone.tap(".greta-line-text")
    expect(phone.page.locator(".greta-entry-list")).to_be_visible()
    if way == "key":
        phone.key("Back")
    else:
        phone.page.go_back()
    expect(table.key(card_name("QS"))).to_be_visible()
    phone.key("Back")
    expect(phone.page.locator("sheet-screen")).to_be_visible()


def test_list_of_cards_that_was_closed_or_corrected_from_is_no_step_any_more(table, phone):
    table.place("QS", (1, 1))
    phone.tap(".greta-line-text")
    phone.key("Back to the table")
    phone.wait_until("location.hash === ''", "the step of the list to be left")
    phone.tap(".greta-line-text")
    phone.tap(".greta-entry")
    table.choose("7D")
    phone.key("Write it down")
    expect(table.key(card_name("7D"))).to_be_visible()
    phone.wait_until("location.search + location.hash === ''", "both of the steps to be left")
    phone.key("Back")
    expect(phone.page.locator("sheet-screen")).to_be_visible()


def test_points_typed_instead_of_cards_close_their_list(table, phone):
    table.place("QS", (1, 1))
    phone.tap(".greta-line-text")
    phone.tap(".depth-key")
    phone.wait_until("location.hash === ''", "the step of the list to be left")
    phone.tap(".depth-key")
    expect(table.key(card_name("QS"))).to_be_visible()


@pytest.fixture
def lonely(table, phone) -> Table:
    """Return a card is to go that another one needs, which is announced."""
    for column, card in enumerate(("QS", "7D", "8H"), 1):
        table.place(card, (1, column))
    phone.tap(".greta-line-text")
    phone.key(f"Remove card 2, the {card_name('7D')}")
    for said in (".follows", "body > [role=status]"):
        expect(phone.page.locator(said)).to_contain_text(card_name("8H"))
    return table


def test_a_removed_card_goes_when_what_would_lie_alone_has_been_mended(lonely, phone):
    phone.key("Mend")
    expect(phone.page.locator(".greta-entry-list")).to_have_count(0)
    phone.tap(lonely.key(lonely.cell((2, 1))))
    phone.key("Mend it with the correction")
    phone.key("Remove it")
    expect(lonely.key(card_name("7D"))).to_have_count(0)
    expect(lonely.key(card_name("8H"))).to_be_visible()


def test_a_removal_that_is_left_for_the_sheet_is_given_up(lonely, phone):
    phone.key("Back to the table")
    phone.wait_until("location.hash === ''", "the step of the list to be left")
    phone.key("Back")
    expect(phone.page.locator("sheet-screen")).to_be_visible()
    expect_nothing_begun(phone)


def test_a_removed_card_goes_with_what_lies_alone_then(table, phone):
    table.place("QS", (1, 1))
    table.place("7D", (1, 2))
    table.place("8H", (1, 3))
    phone.tap(".greta-line-text")
    phone.key(f"Remove card 3, the {card_name('8H')}")
    expect(phone.page.locator(".greta-entry")).to_have_count(2)
    table.lying = {"QS": (1, 1)}
    phone.key("Back to the table")
    table.place("8H", (1, 3))
    phone.tap(".greta-line-text")
    phone.key(f"Remove card 2, the {card_name('7D')}")
    expect(phone.page.locator(".follows")).to_contain_text(card_name("8H"))
    phone.shot("greta-remove")
    phone.key("Drop")
    phone.key("Remove it")
    expect(phone.page.locator(".greta-entry")).to_have_count(1)


def test_the_page_of_a_level_shows_its_cards_as_they_lie(table, phone):
    table.place("QS", (1, 1))
    table.place("QD", (2, 1))
    table.place("8H", (2, 2))
    phone.key("Back")
    phone.tap("score-ledger tbody tr")
    page = phone.page.locator("round-screen")
    queen, below, beside = (
        page.get_by_role("img", name=card_name(card), exact=True) for card in ("QS", "QD", "8H")
    )
    expect(queen).to_have_text("Q")
    first, second, third = (card.bounding_box() for card in (queen, below, beside))
    assert first["x"] == second["x"]
    assert first["y"] < second["y"]
    assert second["x"] < third["x"]
    assert second["y"] == third["y"]
    phone.tap(below)
    table.choose("7D")
    phone.key("Write it down")
    expect(page.get_by_role("link", name=card_name("7D"))).to_be_visible()


def test_by_call_each_match_is_claimed_or_passed(phone):
    table = claimed_table(phone, "Ada", "Ben")
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    strip = phone.page.get_by_role("region", name=CLAIMS)
    expect(strip.get_by_role("button", name=re.compile("Queen|diamonds"))).to_have_count(2)
    expect(phone.page.locator(".greta-square-value")).to_have_count(0)
    phone.shot("greta-claim")
    word = strip.get_by_text("Claim", exact=True)
    expect(word).to_be_visible()
    assert word.bounding_box()["width"] > 20
    phone.tap(strip.get_by_role("button", name="diamonds +4"))
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    phone.tap(strip.get_by_role("button", name="Claim +16"))
    table.expect_line("16 is more than this card gives")
    phone.tap(strip.get_by_role("button", name="Undo"))
    phone.tap(strip.get_by_role("button", name="Undo"))
    phone.tap(strip.get_by_role("button", name="Undo"))
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    phone.tap(strip.get_by_role("button", name="Claim +12"))
    table.expect_points(Ada=12, Ben=0)
    table.place("AD", (1, 3))
    table.place("AS", (2, 3))
    expect(strip.locator(".greta-claim-sum small")).to_have_text("12")


def test_next_card_hands_in_what_was_tapped_of_a_claim(phone):
    table = claimed_table(phone, "Ada", "Ben")
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    strip = phone.page.get_by_role("region", name=CLAIMS)
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    table.place("QH", (1, 3))
    table.expect_points(Ada=12)
    ben = phone.page.get_by_role("region", name=re.compile("Ben.? claims"))
    phone.tap(ben.get_by_role("button", name="Queen +12"))
    phone.tap(ben.get_by_role("button", name="Queen +12"))
    phone.tap(ben.get_by_role("button", name="Queen +12"))
    table.choose("AS")
    table.expect_line("36 is more than this card gives")
    expect(ben).to_be_visible()


def test_result_is_one_tap_away_from_the_list_of_cards(phone):
    place_last_card(phone).expect_line("The game is over")
    phone.tap(".greta-line-text")
    expect(phone.page.locator(".greta-entry-list")).to_be_visible()
    phone.key("To the result")
    phone.expect_board({"Ada": "571", "Ben": "309"})


def test_last_card_is_claimed_before_the_result(phone):
    table = place_last_card(phone, claiming="call")
    table.expect_line("Ben may claim")
    expect(phone.main()).to_have_count(0)
    ben = phone.page.get_by_role("region", name=re.compile("Ben.? claims"))
    phone.tap(ben.get_by_role("button", name="+110"))
    phone.tap(ben.get_by_role("button", name="Claim +110"))
    table.expect_line("The game is over")
    table.expect_points(Ada=0, Ben=110)
    phone.key("To the result")
    expect(phone.page.get_by_role("link", name="Play on")).to_be_visible()


def test_last_card_is_claimed_from_the_result_where_the_board_was_left(phone):
    place_last_card(phone, claiming="call").expect_line("Ben may claim")
    phone.key("Back")
    phone.expect_board({"Ada": "0", "Ben": "0"})
    phone.key("Claim")
    ben = phone.page.get_by_role("region", name=re.compile("Ben.? claims"))
    phone.tap(ben.get_by_role("button", name="+110"))
    phone.tap(ben.get_by_role("button", name="Claim +110"))
    phone.key("To the result")
    phone.expect_board({"Ada": "0", "Ben": "110"})


def test_a_claim_is_corrected_from_the_list(phone):
    table = claimed_table(phone, "Ada", "Ben")
    table.place("QS", (1, 1))
    table.place("QD", (1, 2))
    strip = phone.page.get_by_role("region", name=CLAIMS)
    phone.tap(strip.get_by_role("button", name=re.compile("^Claim")))
    table.expect_points(Ada=0)
    phone.tap(".greta-line-text")
    phone.tap(phone.page.locator(".greta-entry").nth(2))
    phone.tap(strip.get_by_role("button", name="Queen +12"))
    phone.shot("greta-claim-corrected")
    phone.key("Write it down")
    table.expect_points(Ada=12)
    phone.key("Back")
    phone.tap("score-ledger tbody tr")
    claim = phone.page.get_by_role("link", name="12 claimed").bounding_box()
    card = phone.page.get_by_role("link", name=card_name("QD")).bounding_box()
    assert claim["x"] == card["x"]
    assert claim["y"] > card["y"]


def test_two_cards_mixed_up_are_corrected_after_the_last(phone):
    """All cards lie on the table by then: those that came later are there to choose from."""
    place_last_card(phone).expect_line("The game is over")
    phone.tap(".greta-line-text")
    phone.tap(phone.page.locator(".greta-entry").nth(22))
    table = Table(phone)
    table.expect_line("Card 23")
    table.choose("AD")
    phone.key("Mend")
    table.expect_line("already")
    table.choose("7C")
    phone.key("Mend it with the correction")
    phone.key("Write it down")
    at = dict(level_one())
    covers = [("QH", "QD"), ("QC", "QS"), *zip(REST, LATER, strict=True)]
    mixed_up = {"7C": "AD", "AD": "7C"}
    placed = [(mixed_up.get(card, card), at[under]) for card, under in covers]
    ada, ben = expected_totals([*level_one(), *placed])
    table.expect_points(Ada=ada, Ben=ben)
