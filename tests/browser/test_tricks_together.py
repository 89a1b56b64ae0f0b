"""A round of Animanize filled in on several phones: numbers afterwards, or tricks as they fall."""

import re

from playwright.sync_api import expect

from tests.browser.agame_recorder import THREE
from tests.browser.animanize_recorder import AnimanizeRecorder
from tests.browser.together import Guest, sit_down, wait_for_log, write_together


def test_numbers_of_animanize_come_from_three_phones(guests):
    three = guests(3)
    game = sit_down(*three, names=("Ada", "Ben", "Cy"), kind="animanize")
    recorders = [AnimanizeRecorder(guest.phone) for guest in three]
    for recorder in recorders:
        recorder.open(1)
        recorder.turn()
        expect(recorder.strip()).to_be_visible()
    for recorder, name, tricks in zip(recorders, THREE, (5, 6, 3), strict=True):
        if name != "Ada":
            recorder.phone.tap(recorder.tile(name))
        recorder.numbers(tricks)
        for other in recorders:
            other.says(name, str(tricks))
    everything = ((9, 8), (7, 6, 5), (4, 3, 2))
    for recorder, name, animals in zip(recorders, THREE, everything, strict=True):
        recorder.animals(**{name: animals})
        for other in recorders:
            other.holds(name, *animals)
    recorders[1].phone.main_says("Write it down")
    write_together(three[1].phone)
    for guest in three:
        expect(guest.phone.main()).to_have_text("Round 2")
    assert len(wait_for_log(three[0].phone, game, 1)) == 1


def at_tricks(*guests: Guest) -> list[AnimanizeRecorder]:
    """Seat Ada, Ben and Cy with a phone each, at a round of Animanize whose tricks are tapped."""
    sit_down(*guests, names=THREE, kind="animanize")
    recorders = [AnimanizeRecorder(guest.phone) for guest in guests]
    for recorder in recorders:
        recorder.open(1)
    return recorders


def test_tricks_of_animanize_are_counted_on_three_phones_as_they_fall(guests):
    three = guests(3)
    recorders = at_tricks(*three)
    taps = ("Ada:9 Ada:8 Ada Ada Ada", "Ben:7 Ben:6 Ben:5 Ben Ben", "Cy:4 Cy:3 Cy:2 Cy")
    for recorder, tricks in zip(recorders, taps, strict=True):
        recorder.played(tricks)
    for recorder in recorders:
        for name, tricks, animals in (
            ("Ada", 5, (9, 8)),
            ("Ben", 5, (7, 6, 5)),
            ("Cy", 4, (4, 3, 2)),
        ):
            recorder.says(name, str(tricks))
            recorder.holds(name, *animals)
        recorder.sums("5+17=22 −2 total 0", "5+18=23 −3 total 0", "4+9 +13 total 13")
    three[0].phone.shot("together-tricks")
    three[1].phone.main_says("Write it down")
    write_together(three[1].phone)
    for guest in three:
        expect(guest.phone.main()).to_have_text("Round 2")
        expect(
            guest.phone.page.get_by_role("button", name="Discard what is filled in")
        ).to_have_count(0)


def test_trick_counted_on_another_phone_goes_on_from_what_was_counted(guests):
    ada, ben, cy = guests(3)
    at_ada, at_ben, at_cy = recorders = at_tricks(ada, ben, cy)

    def all_say(tricks: int) -> None:
        for recorder in recorders:
            recorder.says("Ben", str(tricks))
            recorder.holds("Ben", 7)
            expect(recorder.page.locator(".is-asking")).to_have_count(0)

    at_ben.played("Ben:7")
    all_say(1)
    at_ada.played("Ben")
    all_say(2)
    at_cy.played("Ben")
    all_say(3)
    cy.phone.key("Undo")
    all_say(2)
    at_ben.played("Ben Ben")
    all_say(4)
    for tricks in (3, 2):
        ben.phone.key("Undo")
        all_say(tricks)
    ada.phone.key("Undo")
    all_say(1)
    ben.phone.key("Undo")
    for recorder in recorders:
        recorder.says("Ben", "0")
        recorder.holds("Ben")


def test_turning_to_tricks_says_nothing_of_the_seats_of_others(guests):
    ada, ben = guests(2)
    at_ada, at_ben = at_tricks(ada, ben)
    at_ada.turn()
    at_ada.numbers(5)
    at_ben.says("Ada", "5")
    for _depth in ("points", "tricks"):
        at_ada.turn()
    expect(at_ada.page.locator(".depth-key")).to_have_accessible_name(
        re.compile("^Filled in by: Tr")
    )
    at_ben.played("Ben:7")
    for recorder in (at_ada, at_ben):
        recorder.says("Ada", "5")
        recorder.says("Ben", "1")
        recorder.says("Cy", "0")
        expect(recorder.page.locator(".is-asking")).to_have_count(0)


def test_player_out_on_one_phone_is_no_longer_out_once_another_says_so(guests):
    ada, ben = guests(2)
    at_ada, at_ben = recorders = at_tricks(ada, ben)
    for recorder in recorders:
        recorder.turn()
        expect(recorder.strip()).to_be_visible()
    at_ben.out()
    ben.phone.tap(at_ben.tile("Cy"))
    at_ben.numbers(3)
    out = ada.phone.page.get_by_role("button", name="Out", exact=True)
    expect(out).to_have_attribute("aria-pressed", "true")
    at_ada.out()
    for recorder in recorders:
        expect(recorder.page.locator(".is-asking")).to_contain_text("Cy")
    ada.phone.key("Undo")
    for recorder in recorders:
        expect(recorder.page.locator(".is-asking")).to_have_count(0)
    expect(out).to_have_attribute("aria-pressed", "true")
    at_ada.out()
    ada.phone.key("This one is right")
    for recorder in recorders:
        expect(recorder.page.locator(".is-asking")).to_have_count(0)
        key = recorder.page.get_by_role("button", name="Out", exact=True)
        expect(key).to_have_attribute("aria-pressed", "false")


def test_trick_taken_back_on_another_phone_stays_so_after_an_undo_of_something_else(guests):
    ada, ben = guests(2)
    at_ada, at_ben = recorders = at_tricks(ada, ben)
    at_ben.played("Ben")
    at_ada.says("Ben", "1")
    at_ada.rest_on("Ben", "0")
    at_ben.says("Ben", "0")
    at_ada.played("Cy")
    at_ben.says("Cy", "1")
    ada.phone.key("Undo")
    for recorder in recorders:
        recorder.says("Cy", "0")
        recorder.says("Ben", "0")
        expect(recorder.page.locator(".is-asking")).to_have_count(0)
    ada.phone.key("Undo")
    for recorder in recorders:
        recorder.says("Ben", "1")
