"""Agame trick by trick by the screen alone: whole sections, catches, Fenneks, corrections."""

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import (
    begin,
    close,
    expect_rows,
    follow,
    least,
    says,
    sit,
    tap,
    totals,
    transcript,
)
from tests.browser.agame_recorder import FIVE, fits
from tests.browser.together import join


def test_the_example_of_the_leaflet(phone):
    begin(phone, *FIVE)
    says(phone, "Who begins?")
    with phone.counting("Agame, a trick of six cards and two laid", 8):
        tap(phone, "blue 5", "blue 8", "green 13", "purple 8", "red 5", "yellow 2")
        says(phone, "Ada takes it, 13 came first: lay one or two")
        phone.shot("agame-log")
        assert fits(phone)
        tap(phone, "yellow 2")
        says(phone, "Ada: 2 cards = 2")
        tap(phone, "green 13")
        says(phone, "Ada took it and leads")
    phone.axe()
    phone.key("Undo")
    says(phone, "Who begins?")
    expect(phone.page.locator("card-board .taken")).to_have_count(0)


@pytest.mark.parametrize("name", ["live-leaflet-five-players", "live-two-players-to-the-end"])
def test_a_section_to_its_end(phone, name):
    file = transcript(name)
    names = [seat["name"] for seat in file["seats"]]
    begin(phone, *names)
    asked = 6 if len(names) == 2 else 0
    budget = sum(map(least, file["log"])) + asked
    with phone.counting(f"Agame, {len(file['log'])} tricks, {len(names)} players", budget):
        for entry in file["log"]:
            follow(phone, entry, names)
        expect(phone.page.locator("score-board")).to_be_visible()
    assert phone.totals() == totals(file)


def test_a_section_on_two_phones_in_turns_everybody_catches(guests):
    phones = guests(2)
    file = transcript("live-everybody-catches")
    names = [seat["name"] for seat in file["seats"]]
    ada, ben = (guest.phone for guest in phones)
    sit(ada, *names)
    join(phones[0], phones[1], ada.page.url.removeprefix(ada.address))
    ada.key("Section 1")
    ben.key("Section 1")
    for no, entry in enumerate(file["log"]):
        phone, other = (ada, ben) if no % 2 == 0 else (ben, ada)
        with phone.counting(f"Agame, two phones: a {entry['type']}", least(entry) + 1):
            follow(phone, entry, names)
            close(phone)
        if no + 1 < len(file["log"]):
            expect_rows(other, file, no + 1)
    expect(ada.page.locator("score-board")).to_be_visible()
    assert ada.totals() == ben.totals() == totals(file)
