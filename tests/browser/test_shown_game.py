"""One phone shows a game as a moving code, another reads it: no network is needed for either."""

import gzip
import json

import pytest
from playwright.sync_api import expect

from tests.browser.cached_app import wait_until_cached
from tests.browser.camera import code_of, codes_on, film
from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.browser.together import log_of, no_matter, share
from tests.conftest import tally

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def show(owner: Phone, seen) -> None:
    """Hold the owner's moving code before the reader's camera."""
    sheet = owner.page.url
    owner.open(sheet.removeprefix(owner.address) + "/share")
    owner.key("Show the game without a network")
    film(seen, *codes_on(owner.page))
    owner.key("Stop showing")
    owner.key("Back")


def read(reader: Phone) -> None:
    reader.open("/join")
    reader.key("Scan a code")


def expect_said(reader: Phone, text: str) -> None:
    expect(reader.page.get_by_role("status").filter(has_text=text)).to_be_visible()


def test_copy_is_read_without_a_network_and_grows_when_read_again(owner, reader, seen):
    reader.open()
    wait_until_cached(no_matter(reader))
    reader.page.context.set_offline(True)
    for rounds in (1, 2):
        write_round(owner, "12", "7")
        show(owner, seen)
        read(reader)
        expect(reader.page.locator("score-board")).to_be_visible()
        expect(reader.page.locator("score-ledger tbody tr")).to_have_count(rounds)
        assert reader.totals() == owner.totals()
    expect(reader.main()).to_have_text("Table view")
    reader.page.locator(".sheet-watching").tap()
    expect_said(reader, "copy to look at")
    expect(reader.page.get_by_role("link", name="Read it again")).to_be_visible()


def test_invitation_turns_the_copy_into_the_game(owner, reader, seen):
    write_round(owner, "12", "7")
    show(owner, seen)
    read(reader)
    expect(reader.page.locator("score-board")).to_be_visible()
    game = owner.page.url.removeprefix(owner.address)
    film(seen, code_of(f"{owner.address}/join#{share(owner, game)}"))
    read(reader)
    reader.key("Ben")
    expect(reader.main()).to_have_text("Round 2")
    write_round(reader, "1", "2")
    expect(owner.page.locator("score-ledger tbody tr")).to_have_count(2)
    assert len(log_of(owner, game)) == 2


def test_phone_that_is_in_the_game_is_told_so(owner, reader, seen):
    game = owner.page.url.removeprefix(owner.address)
    film(seen, code_of(f"{owner.address}/join#{share(owner, game)}"))
    read(reader)
    reader.key("Ben")
    show(owner, seen)
    read(reader)
    expect_said(reader, "is in that game itself")


HOSTILE = {
    "no JSON": "[",
    "another format": json.dumps({"format": "companion/1"}),
    "an id that leads elsewhere": json.dumps(
        {"format": "companion-shown/1", "file": tally(id="../people"), "log": []}
    ),
    "a game that no engine knows": json.dumps(
        {"format": "companion-shown/1", "file": tally(id="g1", game="bridge"), "log": []}
    ),
    "a log of no entries": json.dumps(
        {"format": "companion-shown/1", "file": tally(id="g1"), "log": [7, {"id": 3}]}
    ),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_film_of_no_game_is_said_and_changes_nothing(reader, seen, text):
    film(seen, code_of(frame_of(text)))
    read(reader)
    expect_said(reader, "no game in that code")
    reader.open()
    expect(reader.page.locator(".game-tiles")).to_be_visible()
    assert reader.page.locator(".game-line").count() == 0


def frame_of(text: str) -> str:
    """Return a film of one frame, made apart from the app."""
    packed = gzip.compress(text.encode())
    name = packed[-8:-4].hex().upper()
    letters = ""
    for at in range(0, len(packed), 2):
        pair = packed[at : at + 2]
        number = int.from_bytes(pair)
        for _ in range(len(pair) + 1):
            number, digit = divmod(number, 45)
            letters += ALPHABET[digit]
    return f"CMP1{name}0001{letters}"
