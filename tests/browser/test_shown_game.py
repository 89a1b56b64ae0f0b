"""One phone shows a game as a moving code, another reads it: no network is needed for either."""

import gzip
import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.cached_app import wait_until_cached
from tests.browser.camera import code_of, codes_on, film
from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import game_of, show_game, stop_showing
from tests.browser.together import goes_out, is_game_stored, log_of, no_matter, share
from tests.conftest import tally
from tests.waiting import wait_until

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def show(owner: Phone, seen, role: str = "Copy") -> None:
    """Hold the owner's moving code before the reader's camera; it may let the reader in."""
    show_game(owner, role)
    film(seen, *codes_on(owner.page))
    stop_showing(owner)
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
        reader.expect_board(owner.totals())
    expect(reader.main()).to_have_text("Table view")
    reader.page.locator(".sheet-phones").tap()
    expect_said(reader, "copy to look at")
    expect(reader.page.get_by_role("button", name="Read the game")).to_be_visible()


def test_copy_is_taken_off_the_phone_and_read_again(owner, reader, seen):
    reader.open()
    wait_until_cached(no_matter(reader))
    reader.page.context.set_offline(True)
    write_round(owner, "12", "7")
    show(owner, seen)
    read(reader)
    expect_totals(reader, "12", "7")
    reader.page.locator(".sheet-phones").tap()
    expect_said(reader, "copy to look at")
    with reader.counting("take a copy off this phone", 2):
        reader.key("Take this copy off this phone")
        reader.key("Take it off")
    expect(reader.page.locator("home-screen .game-tiles")).to_be_visible()
    expect(reader.page.locator(".game-line")).to_have_count(0)
    read(reader)
    expect_totals(reader, "12", "7")
    reader.page.locator(".sheet-phones").tap()
    reader.key("Take this copy off this phone")
    reader.key("Keep it")
    expect(reader.page.get_by_role("button", name="Take this copy off")).to_be_visible()
    reader.key("Back")
    expect_totals(reader, "12", "7")


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


@pytest.fixture
def table(new_reader) -> tuple[Phone, Phone]:
    """Return two phones in one game, both with the app and a camera."""
    ada, ben = (no_matter(new_reader()) for _ in range(2))
    for phone in (ada, ben):
        phone.open()
        wait_until_cached(phone)
    with ada.page.expect_response(is_game_stored):
        ada.new_game("Tally", "Ada", "Ben")
    game = ada.page.url.removeprefix(ada.address)
    ben.open(f"/join#{share(ada, game)}")
    ben.key("Ben")
    expect(ben.main()).to_have_text("Round 1")
    return ada, ben


def read_game(phone: Phone) -> None:
    phone.open(f"/games/{game_of(phone)}/share")
    phone.key("Read the game")


def set_offline(*phones: Phone, is_offline: bool = True) -> None:
    for phone in phones:
        phone.page.context.set_offline(is_offline)


def is_read(route: Route) -> bool:
    """Whether a phone asks for news; one that sends first is not told who brought its rounds."""
    return route.request.method == "GET"


def test_rounds_written_apart_are_one_game_on_both_and_on_the_server(table, seen):
    ada, ben = table
    game = game_of(ada)
    set_offline(ada, ben)
    write_round(ada, "1", "2")
    show(ada, seen)
    read_game(ben)
    expect_said(ben, "One entry is new here")
    ben.key("Back")
    write_round(ben, "3", "4")
    show(ben, seen)
    read_game(ada)
    expect_said(ada, "One entry is new here")
    ada.key("Back")
    expect_totals(ada, "4", "6")
    expect_totals(ben, "4", "6")
    show(ben, seen)
    read_game(ada)
    expect_said(ada, "This phone had all of it")
    with goes_out(ben, game):
        set_offline(ben, is_offline=False)
    ada.page.route("**/log*", lambda route: route.fallback() if is_read(route) else route.abort())
    set_offline(ada, is_offline=False)
    ada.open(f"/games/{game}/rounds/1")
    expect(ada.page.locator(".round-history")).to_contain_text("brought by \u2068Ben\u2069, ")
    ada.open(f"/games/{game}")
    expect_totals(ada, "4", "6")
    expect(ada.page.locator(".cloud")).to_have_count(0)
    ada.open(f"/games/{game}/rounds/2")
    expect(ada.page.locator(".round-history")).to_contain_text("Written by \u2068Ben\u2069, today")
    points = [entry["players"][0]["points"] for entry in log_of(ada, f"/games/{game}")]
    assert points == [1, 3]


def test_roles_of_two_phones_turn_by_a_tap_each(table, seen):
    ada, ben = table
    show_game(ada)
    film(seen, *codes_on(ada.page))
    read_game(ben)
    expect_said(ben, "This phone had all of it")
    ben.key("Show the game")
    film(seen, *codes_on(ben.page))
    ada.key("Read the game")
    expect_said(ada, "This phone had all of it")


def test_two_versions_of_a_round_stand_side_by_side_where_the_other_one_was_written(table, seen):
    ada, ben = table
    set_offline(ada, ben)
    write_round(ada, "1", "2")
    write_round(ben, "8", "9")
    show(ada, seen)
    read_game(ben)
    expect_said(ben, "One entry is new here")
    ben.key("Back")
    show(ben, seen)
    read_game(ada)
    expect_said(ada, "One entry is new here")
    ada.key("Back")
    expect(ben.page.locator("score-ledger tbody tr")).to_have_count(1)
    expect(ada.page.locator("score-ledger tbody tr")).to_have_count(1)
    wait_until(lambda: ada.totals() == ben.totals(), "one board on both")
    kept = "1" if ada.totals()["Ada"] == "1" else "8"
    loser, winner = (ben, ada) if kept == "1" else (ada, ben)
    expect(loser.page.get_by_text("Round 1 was written twice")).to_be_visible()
    expect(winner.page.get_by_text("Round 1 was written twice")).to_have_count(0)


@pytest.fixture
def cut_off(new_reader) -> tuple[Phone, Phone]:
    """Return two phones without a network; the first has a game that no server has seen."""
    ada, ben = (no_matter(new_reader()) for _ in range(2))
    for phone in (ada, ben):
        phone.open()
        wait_until_cached(phone)
    ben.ignore("status of 404")  # while the server does not know the invitation
    set_offline(ada, ben)
    ada.new_game("Tally", "Ada", "Ben")
    write_round(ada, "1", "2")
    return ada, ben


def test_guest_let_in_without_a_network_writes_and_is_in_once_there_is_one(cut_off, seen):
    ada, ben = cut_off
    show(ada, seen, "Write")
    read(ben)
    ben.key("Ben")
    expect(ben.main()).to_have_text("Round 2")
    write_round(ben, "3", "4")
    game = game_of(ada)
    assert game_of(ben) == game
    with ben.page.expect_response(lambda answer: answer.url.endswith("/api/join")) as join:
        set_offline(ben, is_offline=False)
    assert join.value.status == 404
    ada.open(f"/games/{game}/share")
    expect(ada.page.get_by_text("An invitation to write, for one phone")).to_be_visible()
    set_offline(ada, is_offline=False)
    ben.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ada.page.locator(".phone-line")).to_have_count(2)
    expect(ada.page.locator(".phone-line").last).to_contain_text("Ben")
    expect(ada.page.get_by_text("An invitation to write, for one phone")).to_have_count(0)
    ada.open(f"/games/{game}")
    expect_totals(ada, "4", "6")
    expect(ben.page.locator(".cloud")).to_have_count(0)


def test_invitation_shown_without_a_network_is_taken_back(cut_off, seen):
    ada, ben = cut_off
    show(ada, seen, "Watch")
    read(ben)
    ben.key("Just watching")
    expect(ben.main()).to_have_text("Table view")
    ada.open(f"/games/{game_of(ada)}/share")
    ada.key("Cancel it")
    expect(ada.page.get_by_text("An invitation to watch, for one phone")).to_have_count(0)
    set_offline(ada, is_offline=False)
    expect(ada.page.locator(".phone-line")).to_have_count(1)
    with ben.page.expect_response(lambda answer: answer.url.endswith("/api/join")) as join:
        set_offline(ben, is_offline=False)
    assert join.value.status == 404
    ben.expect_board({"Ada": "1", "Ben": "2"})


def shown(*entries: object, game: str = "tally", id_: str = "g1") -> str:
    """Return the text of a game that is shown."""
    file = tally(id=id_, game=game)
    head = {"format": "companion-shown/1", "file": file, "epoch": None}
    return json.dumps({**head, "entries": entries})


HOSTILE = {
    "no JSON": "[",
    "another format": json.dumps({"format": "companion/1"}),
    "an id that leads elsewhere": shown(id_="../people"),
    "a game that no engine knows": shown(game="bridge"),
    "a log of no entries": shown(7, {"id": 3}),
}


def test_film_of_no_game_is_said_and_changes_nothing(reader, seen):
    for what, text in HOSTILE.items():
        film(seen, code_of(frame_of(text)))
        read(reader)
        said = reader.page.get_by_role("status").filter(has_text="no game in that code")
        expect(said, what).to_be_visible()
        reader.open()
        expect(reader.page.locator(".game-tiles")).to_be_visible()
        assert reader.page.locator(".game-line").count() == 0, what


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
