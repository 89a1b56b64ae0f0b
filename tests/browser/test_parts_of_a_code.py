"""A code of several parts says how much of it has come; one of a newer app says so."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.camera import code_of, codes_on, film
from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import show_game
from tests.browser.test_shown_game import expect_said, frame_of, read, read_game, shown
from tests.conftest import points
from tests.gallery.stage import EIGHT, store_game

ROUNDS = 120
"""More than three codes hold."""
CAMERA_IS_ON = "() => document.querySelector('video')?.srcObject?.active ?? false"
WATCH_RING = """() => {
  window.ring = [];
  const note = () => {
    const dashes = document.querySelector(".code-ring circle")?.getAttribute("stroke-dasharray");
    if (dashes && dashes !== window.ring.at(-1)) window.ring.push(dashes);
  };
  const changes = { subtree: true, childList: true, attributeFilter: ["stroke-dasharray"] };
  new MutationObserver(note).observe(document, changes);
}"""
"""Notes how far the ring is closed, at every change."""


def test_ring_grows_with_every_part_until_the_game_is_whole(owner, reader, seen):
    log = [points(str(uuid4()), *range(number, number + 8)) for number in range(ROUNDS)]
    owner.open(store_game(owner, "tally", *EIGHT, log=log))
    totals = owner.totals().values()
    show_game(owner)
    codes = codes_on(owner.page)
    film(seen, *codes[:3])
    reader.open("/join")
    reader.page.evaluate(WATCH_RING)
    reader.key("Scan a code")
    status = reader.page.get_by_role("status").filter(has_text="3 of ")
    expect(status).to_be_visible()
    total = int(status.inner_text().split()[2])
    closed = [float(dashes.split()[0]) for dashes in reader.page.evaluate("window.ring")]
    assert total > len(closed) > 1
    assert closed == sorted(closed)
    assert closed[-1] == pytest.approx(300 / total)
    reader.key("Stop scanning")
    film(seen, *codes)
    reader.key("Scan a code")
    expect(reader.page.locator("score-ledger")).to_be_visible()
    expect_totals(reader, *totals)


NEWER = frame_of(shown()).replace("CMP1", "CMP2")


def test_newer_code_is_said_where_games_are_joined_and_begins_none(reader, seen):
    film(seen, code_of(NEWER))
    read(reader)
    expect_newer(reader)
    reader.key("Stop scanning")
    expect(reader.page.get_by_role("button", name="Scan a code")).to_be_visible()
    reader.key("Back")
    expect(reader.page.locator("home-screen .game-tiles")).to_be_visible()
    expect(reader.page.locator(".game-line")).to_have_count(0)


def test_newer_code_is_said_at_other_phones_and_changes_nothing(reader, seen):
    film(seen, code_of(NEWER))
    reader.open()
    reader.new_game("Tally", "Ada", "Ben")
    write_round(reader, "12", "7")
    read_game(reader)
    expect_newer(reader)
    reader.key("Stop scanning")
    reader.key("Back to the sheet")
    expect_totals(reader, "12", "7")


def expect_newer(phone: Phone) -> None:
    """Expect the word on it, while the camera looks on."""
    expect_said(phone, "That code is of a newer Companion: update this one first.")
    assert phone.page.evaluate(CAMERA_IS_ON)
