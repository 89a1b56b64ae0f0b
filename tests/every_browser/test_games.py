"""A game of every kind begun, a round in its recorder, and the sheet that comes of it."""

import pytest

from tests.every_browser.phone import Phone

TRICKS = "Ada Ben:9 Cy:2 Ada:4 Ben Ben:5 Cy:3 Ada Ada:6 Ben Cy:8 Ada Ben Ben"
"""Fourteen tricks of Animanize, who took each, and the animal in it."""


@pytest.mark.short_flow
def test_tally_by_its_keypad_undone_and_corrected(phone):
    phone.new_game("Tally", "Ada", "Ben", "Cy")
    phone.write_round("12", "3", "7")
    phone.totals("12", "3", "7")
    phone.hold_what_is_told()
    phone.key("Undo")
    phone.totals("0", "0", "0")
    phone.key("Redo")
    phone.totals("12", "3", "7")
    phone.key("Round 1")
    phone.key("Correct it")
    phone.type_in("20")
    phone.key("Write it down")
    phone.sees("round-screen")
    phone.key("Back")
    phone.totals("20", "3", "7")
    phone.shot("sheet")


def test_animanize_trick_by_trick(phone):
    phone.new_game("Animanize", "Ada", "Ben", "Cy")
    phone.main("Round 1")
    for trick in TRICKS.split():
        name, _, animal = trick.partition(":")
        phone.key(f"{name}, {animal}" if animal else f"{name}:.*")
    phone.shot("animanize")
    phone.main("Write it down")
    phone.totals("15", "20", "16")


def test_agame_by_cards_and_by_counts(phone):
    phone.new_game("Agame not Lame", "Ada", "Ben", "Cy")
    phone.main("Section 1")
    phone.key("green 13")
    phone.sees(".section-sum", "13")
    phone.shot("agame")
    phone.key("green 13")
    phone.tap(".depth-key")
    for total, lizards in (("84", "2"), ("88", "0"), ("54", "7")):
        phone.type_in(total)
        phone.key(lizards, "[aria-label='Lizards of one colour']")
    phone.main("Write it down")
    phone.totals("104", "188", "124")


def test_agame_trick_by_trick(phone):
    phone.seat("Agame not Lame", "Ada", "Ben", "Cy")
    phone.tap(".rules-line")
    phone.key("Log tricks.*")
    phone.key("Start")
    phone.main("Section 1")
    for card in ("blue 13", "green 8", "purple 5"):
        phone.key(f"{card}.*")
    phone.sees("body", "What does Ada lay")  # until then, a card tapped again is taken back
    for card in ("green 8", "purple 5"):
        phone.key(f"{card}.*")
    phone.sees("body", "Ada took it and leads")
    phone.shot("agame-log")


def test_lynx_by_melds(phone):
    phone.new_game("lynX", "Ada", "Ben")
    phone.main("Game 1")
    for key in ("King", "4 times", "9", "King"):
        phone.key(key, ".meld-keys")
    phone.key("Went out")
    phone.shot("lynx")
    phone.main("Ben")
    phone.key("1", "[aria-label='Jacks, queens and kings in hand']")
    phone.key("2", "[aria-label='Other cards in hand']")
    phone.main("Write it down")
    phone.totals("46", "−8")


def test_greta_card_by_card(phone):
    phone.new_game("Greta", "Ada", "Ben")
    phone.main("")
    lay(phone, "Queen of spades", "Queen of diamonds", "8 of clubs")
    phone.sees(".greta-bar-total", "^12$")
    phone.shot("greta")
    phone.key("Back")
    phone.totals("12", "0")


def lay(phone: Phone, *cards: str) -> None:
    """Cards on the first cells that are free, each gone from the rack once it is written."""
    for card in cards:
        phone.tap(f"greta-rack [aria-label='{card}']")
        phone.tap("greta-square [aria-label^='Empty']")
        phone.sees_no(f"greta-rack [aria-label='{card}']")
