"""What the scorebook means for the phone: whom a new game offers, and games thrown away."""

from pathlib import Path

import pytest
from flask import Flask
from playwright.sync_api import Locator, expect

from companion import create_app
from companion.games import delete as erasing
from companion.people import edit
from companion.people import store as people
from companion.people.edit import PersonEdit
from tests.browser.cached_app import keep
from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.browser.together import OURS, gather, no_matter, share
from tests.conftest import close, settings_in

GONE = "status of 410"


@pytest.fixture
def host(server, new_phone) -> Phone:
    phone = new_phone()
    phone.address = server.address
    return phone


@pytest.fixture
def beside(server):
    """Provide the stores on the server's data folder, as the pages of the scorebook call them."""
    app = create_app(settings_in(Path(server.data)))
    with app.app_context():
        yield app
        close(app)


def chips(phone: Phone) -> Locator:
    return phone.page.locator(".people .chip .name")


def book_of(phone: Phone) -> str:
    games = phone.page.request.get(f"{phone.address}/api/games", headers=OURS).json()["games"]
    return games[0]["scorebook"]


def come_into_the_whole_book(host: Phone, guest: Phone, game: str) -> None:
    join = {"token": share(host, game, whole_book=True)}
    assert guest.page.request.post(f"{host.address}/api/join", data=join, headers=OURS).ok


def edit_person(book: str, name: str, /, **changes) -> None:
    match = next(one for one in people.list_people(book) if one.name == name)
    look = {"name": name, "color": None, "mark": None, "retired": False} | changes
    assert edit.edit_person(book, match.id, PersonEdit(**look))


def test_a_new_game_offers_the_people_of_the_scorebook_offline_too(
    server, host, new_phone, beside: Flask
):
    game = gather(host, names=("Ada", "Ben", "Cy"))
    guest = keep(new_phone(keeps_the_app=True), server.address)
    come_into_the_whole_book(host, guest, game)
    edit_person(book_of(host), "Ada", color="sky")
    edit_person(book_of(host), "Cy", retired=True)
    edit_person(book_of(host), "Ben", name="Benjamin")
    with guest.page.expect_response(f"{server.address}/api/games"):
        guest.open("/")
    guest.open("/new")
    expect(chips(guest)).to_have_text(["Ada", "Benjamin"])
    no_matter(host)
    no_matter(guest)
    server.stop()
    guest.page.reload()
    expect(chips(guest)).to_have_text(["Ada", "Benjamin"])
    guest.key("Tally")
    guest.tap(chips(guest).first)
    expect(guest.page.get_by_role("button", name="Ada: sky")).to_be_visible()
    guest.shot("offered-people")


def test_retired_player_is_not_suggested_for_new_games(host, beside: Flask):
    gather(host, names=("Ada", "Ben"))
    host.open("/new")
    expect(chips(host)).to_have_text(["Ada", "Ben"])
    edit_person(book_of(host), "Ada", retired=True)
    with host.page.expect_response(f"{host.address}/api/games"):
        host.open("/")
    host.open("/new")
    expect(chips(host)).to_have_text(["Ben"])


def test_a_game_thrown_away_leaves_the_phones_and_comes_back(host, new_phone, beside: Flask):
    guest = new_phone()
    guest.address = host.address
    for phone in (host, guest):
        phone.ignored.append(GONE)
    game = gather(host, guest)
    write_round(host, "1", "2")
    expect_totals(guest, "1", "2")
    book = book_of(host)
    name = game.removeprefix("/games/")
    assert erasing.soft_delete(book, name)
    for phone in (host, guest):
        phone.open("/")  # leads on to the game of this evening
        expect(phone.page.locator(".notice")).to_contain_text("This game was erased")
        phone.open("/")
        expect(phone.page.get_by_role("heading", name="Companion")).to_be_visible()
        expect(phone.page.locator(".game-line")).to_have_count(0)
    assert erasing.undelete(book, name)
    for phone in (host, guest):
        phone.open(game)
        expect(phone.page.locator(".notice")).to_have_count(0)
        phone.key("Back")
        expect(phone.page.locator(".game-line")).to_have_count(1)
        phone.open("/")  # leads on again
        expect(phone.page.locator(".ledger")).to_be_visible()
    write_round(guest, "3", "4")
    expect_totals(host, "4", "6")


def test_a_game_too_old_to_be_listed_can_be_opened_and_goes_on(host, new_phone):
    guest = new_phone()
    guest.address = host.address
    game = gather(host, names=("Ada", "Ben"))
    write_round(host, "1", "2")
    guest.page.route("**/api/games", lambda route: route.fulfill(json={"games": [], "more": True}))
    come_into_the_whole_book(host, guest, game)
    guest.open("/")
    expect(guest.page.get_by_role("heading", name="Companion")).to_be_visible()
    guest.open(game)
    expect_totals(guest, "1", "2")
    write_round(guest, "3", "4")
    expect_totals(host, "4", "6")
    guest.open("/")
    expect_totals(guest, "4", "6")
    expect(guest.page.locator(".notice")).to_have_count(0)
