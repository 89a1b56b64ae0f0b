"""Greta on two phones: in turns, and both at once."""

import re
import uuid

from playwright.sync_api import expect

from tests.browser.greta_square import (
    LEVEL_ONE,
    REST,
    Table,
    card_name,
    expected_totals,
    level_one,
)
from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.browser.together import Guest, is_batch_stored, join, sit_down
from tests.gallery.stage import game


def test_two_phones_in_turns_end_a_level_and_the_game(guests):
    ada, ben = (guest.phone for guest in guests(2))
    placed, taps = level_one(), 4
    start, rest = placed[:-taps], placed[-taps:]
    path = game(ada, "greta", "Ada", "Ben", log=[_place(*card) for card in start])
    join(ada, ben, path)
    tables = [Table(phone) for phone in (ada, ben)]
    for table in tables:
        table.phone.tap(table.phone.main())
        table.lying |= dict(start)
    for no, (card, at) in enumerate(rest):
        table, other = tables[no % 2], tables[1 - no % 2]
        with table.phone.counting("Greta, two phones: a card", 2):
            table.place(card, at)
        expect(other.key(card_name(card))).to_be_visible()
        other.lying[card] = at
    for table in tables:
        table.expect_points(Ada=16, Ben=15)
        table.expect_line("Ada leads")
    at = dict(placed)
    covers = [("QH", "JH"), ("QC", "8C"), *zip(REST, LEVEL_ONE[2:], strict=False)]
    placed += [(card, at[under]) for card, under in covers]
    entries = [{"id": str(uuid.uuid4()), **_place(*card)} for card in placed[16:-taps]]
    send(ada, "post", f"/api{path}/log", {"after": 16, "entries": entries})
    for table in tables:
        expect(table.key(card_name(placed[-taps - 1][0]))).to_be_visible()
    for no, (card, under) in enumerate(covers[-taps:]):
        table, other = tables[no % 2], tables[1 - no % 2]
        table.cover(card, under)
        expect(other.key(card_name(card))).to_be_visible()
    first, second = expected_totals(placed)
    for table in tables:
        table.expect_points(Ada=first, Ben=second)
        table.expect_line("The game is over")


def _place(card: str, at: tuple) -> dict:
    """Return the entry of a card that is placed."""
    return {"type": "place", "card": card, "at": list(at)}


def open_cut_off(guest: Guest) -> None:
    """Open the recorder, then lose the network."""
    guest.phone.tap(guest.phone.main())
    expect(guest.phone.page.locator("greta-rack button").first).to_be_visible()
    guest.offline()


def test_a_card_that_was_placed_twice_is_said_where_cards_are_placed(guests):
    ada, ben = guests(2)
    path = sit_down(ada, ben, kind="greta")
    open_cut_off(ben)
    ada.phone.tap(ada.phone.main())
    with ada.phone.page.expect_response(is_batch_stored):
        Table(ada.phone).place("JH", (1, 1))
    Table(ben.phone).place("QS", (1, 1))
    ben.online()
    expect(ben.phone.page.get_by_text("A card was written twice")).to_be_visible()
    expect(Table(ben.phone).key("Jack of hearts")).to_be_visible()
    ben.phone.shot("conflict-greta")
    ben.phone.axe()
    ben.phone.key("Compare")
    expect_cards(ben.phone, "Queen of spades", "Jack of hearts")
    ben.phone.shot("conflict-greta-versions")
    ben.phone.key("Keep this phone’s")
    for guest in (ada, ben):
        expect(Table(guest.phone).key("Queen of spades")).to_be_visible()
    assert [entry["type"] for entry in ada.log(path)] == ["place", "amend"]


def test_the_round_names_the_card_that_was_placed_too(guests):
    ada, ben = guests(2)
    path = sit_down(ada, ben, kind="greta")
    open_cut_off(ben)
    ada.append(path, _place("JH", (1, 1)), _place("7C", (1, 2)))
    Table(ben.phone).place("QS", (1, 1))
    ben.online()
    ben.phone.key("Compare")
    expect_cards(ben.phone, "Queen of spades", "Jack of hearts")
    ben.phone.key("Keep the other")
    expect(Table(ben.phone).key("Jack of hearts")).to_be_visible()
    ben.phone.key("Back")
    ben.phone.key("Level 1")
    ben.phone.key(re.compile("^Also written.*: Queen of spades$"))
    expect_cards(ben.phone, "Queen of spades", "Jack of hearts")


def test_a_card_placed_without_a_network_has_its_time(guests):
    (ada,) = guests(1)
    game(ada.phone, "greta", "Ada", "Ben")
    open_cut_off(ada)
    Table(ada.phone).place("JH", (1, 1))
    ada.phone.key("Back")
    ada.phone.key("Level 1")
    history = ada.phone.page.locator(".round-history")
    expect(history).to_have_text(re.compile(r"Written by this phone, .*\d:\d\d"))


def expect_cards(phone: Phone, *cards: str) -> None:
    """Wait until the heads of two versions name these cards."""
    expect(phone.page.locator(".versions-table thead th")).to_contain_text(cards)
