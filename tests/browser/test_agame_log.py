"""Agame trick by trick by the screen alone: whole sections, catches, Fenneks."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.agame_log import (
    BEFORE_A_CATCH,
    begin,
    close,
    expect_rows,
    follow,
    least,
    sit,
    tap,
    totals,
    transcript,
)
from tests.browser.agame_recorder import FIVE, fits
from tests.browser.card_board import says
from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone, read_as
from tests.browser.together import join, share, wait_for_log
from tests.gallery.stage import game


def before_a_catch(phone: Phone) -> None:
    """Open a section in which Ben may catch."""
    game(phone, "agame", "Ada", "Ben", "Cy", log=BEFORE_A_CATCH, log_tricks=True)
    phone.tap(phone.main("sheet-screen"))


def test_the_example_of_the_leaflet(phone):
    begin(phone, *FIVE)
    says(phone, "Who begins?")
    with phone.counting("Agame, a trick of six cards and two laid", 8):
        tap(phone, "blue 5", "blue 8", "green 13", "purple 8", "red 5", "yellow 2")
        says(phone, "Ada takes it, 13 came first: lay one or two")
        expect(phone.page.locator("agame-log display-row")).to_be_visible()
        phone.shot("agame-log")
        assert fits(phone)
        tap(phone, "yellow 2")
        says(phone, "Ada: values 2 = 2")
        tap(phone, "green 13")
        says(phone, "Ada took it and leads")
    phone.key("Undo")
    says(phone, "Ada: values 2 = 2")
    phone.key("Undo")
    says(phone, "Ada takes it, 13 came first: lay one or two")
    for _ in range(6):
        phone.key("Undo")
    says(phone, "Who begins?")
    expect(phone.page.locator("card-board .is-taken")).to_have_count(0)


@pytest.mark.parametrize("name", ["live-leaflet-five-players", "live-two-players-to-the-end"])
def test_a_section_to_its_end(phone, name):
    file = transcript(name)
    names = [seat["name"] for seat in file["seats"]]
    begin(phone, *names)
    count = 6 if len(names) == 2 else 0
    budget = sum(map(least, file["log"])) + count
    with phone.counting(f"Agame, {len(file['log'])} tricks, {len(names)} players", budget):
        for entry in file["log"]:
            follow(phone, entry, names)
        expect(phone.page.locator("score-board")).to_be_visible()
    phone.expect_board(totals(file))


def test_a_section_on_two_phones_in_turns_everybody_catches(guests):
    file = transcript("live-everybody-catches")
    names = [seat["name"] for seat in file["seats"]]
    ada, ben = (guest.phone for guest in guests(2))
    sit(ada, *names)
    join(ada, ben, ada.page.url.removeprefix(ada.address))
    ada.key("Section 1")
    ben.key("Section 1")
    for no, entry in enumerate(file["log"]):
        phone, other = (ada, ben) if no % 2 == 0 else (ben, ada)
        with phone.counting(f"Agame, two phones: a {entry['type']}", least(entry) + 1):
            follow(phone, entry, names)
            close(phone, entry)
        if no + 1 < len(file["log"]):
            expect_rows(other, file, no + 1)
    expect(ada.page.locator("score-board")).to_be_visible()
    ben.open(ada.page.url.removeprefix(ada.address))
    for phone in (ada, ben):
        expect_totals(phone, *totals(file).values())


def test_a_catch_takes_four_taps(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 21", "green 8", "purple 13")
    says(phone, "Ada takes it")
    tap(phone, "purple 13", "green 8")
    tap(phone, "blue 5", "blue 3", "green 34", "purple 8")
    says(phone, "Ben takes it")
    tap(phone, "purple 8", "blue 5")
    says(phone, "Ben took it and leads")
    with phone.counting("Agame, a catch", 4):
        phone.key("Catch")
        says(phone, "Ben may catch")
        strip = phone.page.locator("agame-catch .trick-strip")
        expect(strip.locator(".trick-play-note")).to_have_text(["+13", "0", "+21"])
        phone.shot("agame-catch")
        tap(phone, "purple 13")
        says(phone, "Ben catches purple 13 from Ada: 13 or more")
        tap(phone, "green 21")
        says(phone, "Ben catches purple 13 from Ada: 21 paid for 13")
        phone.key("Done")
    says(phone, "Cy and Ada may catch")


def test_row_a_card_is_caught_from_is_shown_until_it_is_paid_for(phone):
    before_a_catch(phone)
    phone.key("Catch")
    says(phone, "Ben may catch")
    row = phone.page.locator("agame-catch display-row .display-row-slot.is-filled")
    expect(row).to_have_count(0)
    tap(phone, "purple 13")
    expect(row).to_have_count(2)
    assert fits(phone)
    tap(phone, "green 21")
    expect(phone.page.locator("agame-catch .trick-strip")).to_be_visible()


def test_done_leaves_a_catch_whose_card_was_taken_back(phone):
    before_a_catch(phone)
    phone.key("Catch")
    tap(phone, "purple 13")
    says(phone, "Ben catches purple 13 from Ada")
    tap(phone, "purple 13")
    says(phone, "Ben may catch")
    phone.key("Done")
    expect(phone.page.locator("agame-log")).to_be_visible()
    phone.key("Back")
    expect(phone.page.get_by_role("button", name="Discard what is filled in")).to_have_count(0)


def test_a_card_tapped_too_early_waits_for_its_players_turn(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 13", "purple 5")
    says(phone, "By the record, purple 5 is Cy’s")
    strip = phone.page.locator("agame-log .trick-strip")
    expect(strip.get_by_role("button")).to_have_count(3)
    phone.tap(strip.get_by_role("button", name=re.compile("Cy")))
    phone.main_says("Ben’s card?")
    expect(strip.locator(".trick-play", has_text="Cy")).to_contain_text("5")
    tap(phone, "green 8")
    says(phone, "Ada takes it")
    tap(phone, "green 8", "purple 5")
    says(phone, "Ada took it and leads")


def test_a_stray_tap_in_a_full_trick_counts_no_card(phone):
    begin(phone, "Ada", "Ben", "Cy")
    tap(phone, "blue 13", "green 8", "purple 5")
    says(phone, "Ada takes it")
    tap(phone, "blue 21")
    says(phone, "The trick is full")
    expect(phone.page.locator(".header-status")).to_contain_text("3 cards")
    tap(phone, "green 8")
    expect(phone.page.locator("display-row")).to_be_visible()
    tap(phone, "purple 5")
    expect(phone.page.locator("agame-log .trick-strip")).to_be_visible()
    expect(phone.page.locator(".cell.is-chosen")).to_have_count(0)
    says(phone, "Ada took it and leads")


def test_a_fennek_goes_into_a_chosen_slot(phone):
    phone.new_game("Agame not Lame", "Ada", "Ben", "Cy")
    phone.key("Agame not Lame")
    phone.tap(phone.page.get_by_role("switch", name="Log tricks"))
    phone.key("rows")
    phone.key("Write it down")
    phone.key("Section 1")
    for entry in transcript("live-fennek-row")["log"]:
        follow(phone, entry, ["Ada", "Ben", "Cy"])
    says(phone, "Ben took it and leads")
    assert fits(phone)
    phone.shot("agame-log-fennek")


def test_a_fennek_of_rows_is_laid_where_no_lizard_card_fits(phone):
    file = transcript("live-fennek-completes-a-row")
    *before, last = file["log"]
    game(phone, "agame", "Ada", "Ben", "Cy", log=before, fennek="row", log_tricks=True)
    phone.tap(phone.main("sheet-screen"))
    follow(phone, last, ["Ada", "Ben", "Cy"])
    expect_totals(phone, *totals(file).values())


def test_a_fennek_of_rows_is_discarded_by_a_second_tap_where_no_lizard_card_fits(phone):
    *before, last = transcript("live-fennek-completes-a-row")["log"]
    address = game(phone, "agame", "Ada", "Ben", "Cy", log=before, fennek="row", log_tricks=True)
    phone.tap(phone.main("sheet-screen"))
    follow(phone, {**last, "laid": [], "discarded": "green fennek"}, ["Ada", "Ben", "Cy"])
    says(phone, "green Fennek: tap its slot in the hatched column, or the card again")
    tap(phone, "green Fennek")
    assert wait_for_log(phone, address, len(before) + 1)[-1]["discarded"] == "green fennek"


def test_a_catch_ends_the_section(phone):
    file = transcript("live-catch-completes-a-row")
    names = [seat["name"] for seat in file["seats"]]
    begin(phone, *names)
    for entry in file["log"]:
        follow(phone, entry, names)
    phone.key("Done")
    expect_totals(phone, *totals(file).values())
    phone.shot("agame-catch-ends")
    still = "Section 1: Ben and Cy may catch"
    expect(phone.page.locator("sheet-screen")).to_contain_text(re.compile(read_as(still)))
    phone.key("Section 2")
    says(phone, still)
    phone.key("Catch")
    expect(phone.page.locator("record-screen h1")).to_have_text("Section 1")
    tap(phone, "blue 21")
    expect(phone.page.locator("record-screen h1")).to_have_text("Section 2")


def test_a_watcher_reads_the_tricks_of_a_round_and_finds_no_keys(phone, new_phone):
    log = transcript("live-leaflet-five-players")["log"]
    address = game(phone, "agame", *FIVE, log=log, log_tricks=True)
    watcher = new_phone()
    watcher.open(f"/join#{share(phone, address, 'watch')}")
    watcher.key("Just watching")
    watcher.key("Section 1")
    tricks = watcher.page.locator("round-screen .log-entry")
    expect(tricks).to_have_count(len(log))
    expect(tricks.first).to_contain_text("Trick 1")
    expect(tricks.first.locator(".log-hand")).to_have_count(5)
    expect(
        watcher.page.locator("round-screen .screen-content").get_by_role("button")
    ).to_have_count(0)
    expect(watcher.page.locator("round-screen .round-log").get_by_role("link")).to_have_count(0)
    watcher.shot("agame-log-watched")
    watcher.axe()
