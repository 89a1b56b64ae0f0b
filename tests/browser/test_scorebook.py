"""The page of a scorebook: saved, erased, brought in again, shared."""

from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.conftest import points, tally
from tests.waiting import wait_until

START = tally(started="2026-11-20T18:00:00Z")
LOG = {"after": 0, "entries": [points("a", 5, 3)]}
HTTP = """async ([method, address, body]) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  return answer.ok;
}"""


@pytest.fixture
def table(phone: Phone) -> Phone:
    """Return a phone with one game, at its scorebook."""
    phone.ignore("422 (UNPROCESSABLE ENTITY)")  # how a form that cannot be kept comes back
    phone.ignore("410 (GONE)")  # how the server says of a game that it was erased
    phone.open()
    game = f"/api/games/{uuid4()}"
    for call in (["PUT", game, START], ["POST", f"{game}/log", LOG]):
        assert phone.page.evaluate(HTTP, call)
    phone.key("People")
    phone.key("Scorebook")
    expect(phone.page.get_by_role("heading", name="Share all our games")).to_be_visible()
    phone.page.wait_for_load_state()  # so that its script hears a second tap
    return phone


def save_download(phone: Phone, name: str, to: Path) -> Path:
    """Return the file that a link of the page saves."""
    with phone.page.expect_download() as download:
        phone.key(name)
    download.value.save_as(to)
    return to


def send(phone: Phone, file: Path) -> None:
    phone.page.wait_for_load_state()  # its script looks at the size
    phone.page.get_by_label("File", exact=True).set_input_files(file)
    phone.key("Look at it")


def erase(phone: Phone, word: str) -> None:
    phone.page.get_by_label("The word", exact=True).fill(word)
    phone.key("Erase the scorebook")


def test_scorebook_is_exported_erased_and_imported(table: Phone, tmp_path: Path):
    phone = table
    phone.shot("scorebook")
    file = save_download(phone, "Save everything as a file", tmp_path / "book.json")
    erase(phone, "no")
    expect(phone.page.get_by_text("This is not the word. Nothing was erased.")).to_be_visible()
    erase(phone, "erase")
    expect(phone.page.get_by_text("The scorebook is erased.")).to_be_visible()
    phone.axe()
    send(phone, file)
    expect(phone.page.get_by_text("One new game comes in.")).to_be_visible()
    phone.shot("scorebook-look")
    phone.key("Bring them in")
    expect(phone.page.get_by_text("One game and 2 people have come in.")).to_be_visible()
    again = save_download(phone, "Save everything as a file", tmp_path / "again.json")
    assert again.read_bytes() == file.read_bytes()
    send(phone, file)
    expect(phone.page.get_by_text("One game is here already and stays as it is.")).to_be_visible()


STORED = """() => new Promise((resolve) => {
  indexedDB.open("companion").onsuccess = ({ target: { result: db } }) => {
    db.transaction("games").objectStore("games").getAll().onsuccess = ({ target }) => {
      db.close();
      resolve(target.result.map(({ gone, waits }) => [gone, waits]));
    };
  };
})"""
"""Of each game on the phone: whether it is gone, and how many of its entries wait to be sent."""


@pytest.mark.parametrize("address", ["/scorebook", "/history?tidy=1"])
def test_next_start_opens_no_game_that_was_just_erased(owner: Phone, address: str):
    owner.ignore("410 (GONE)", "ERR_FAILED")
    write_round(owner, "4", "7")
    wait_until(lambda: owner.page.evaluate(STORED) == [[None, 0]], "the phone knows it is sent")
    owner.open(address)
    if address == "/scorebook":
        erase(owner, "erase")
    else:
        owner.key("Throw this game away")
    expect(owner.page.locator(".flash")).to_be_visible()
    wait_until(lambda: owner.page.evaluate(STORED) == [["erased", 0]], "the phone knows of it")
    owner.page.route("**/api/**", lambda route: route.abort())
    owner.open("/")
    expect(owner.page.get_by_role("heading", name="Companion")).to_be_visible()
    expect(owner.page.locator(".game-line")).to_have_count(0)


def test_names_of_an_erased_scorebook_are_offered_no_longer(phone: Phone):
    phone.ignore("410 (GONE)")
    phone.new_game("Tally", "Ada", "Ben")
    write_round(phone, "4", "7")
    wait_until(lambda: phone.page.evaluate(STORED) == [[None, 0]], "the phone knows it is sent")
    offered = phone.page.locator("seat-picker .people .name")
    phone.open("/new?game=tally")
    expect(offered).to_have_text(["Ada", "Ben"])
    phone.open("/scorebook")
    erase(phone, "erase")
    expect(phone.page.locator(".flash")).to_be_visible()
    wait_until(lambda: phone.page.evaluate(STORED) == [["erased", 0]], "the phone knows of it")
    phone.open("/new?game=tally")
    expect(phone.page.locator("seat-picker")).to_be_visible()
    expect(offered).to_have_count(0)


def test_the_name_of_an_erased_tally_is_not_offered(phone: Phone):
    phone.ignore("410 (GONE)")
    phone.seat("Tally", "Ada", "Ben")
    phone.page.get_by_label("What is played?").first.fill("Skyjo")
    phone.begin()
    write_round(phone, "4", "7")
    wait_until(lambda: phone.page.evaluate(STORED) == [[None, 0]], "the phone knows it is sent")
    phone.open("/scorebook")
    erase(phone, "erase")
    expect(phone.page.locator(".flash")).to_be_visible()
    wait_until(lambda: phone.page.evaluate(STORED) == [["erased", 0]], "the phone knows of it")
    phone.open("/new?game=tally")
    expect(phone.page.get_by_label("What is played?").first).to_be_visible()
    expect(phone.page.locator(".tally-names")).to_have_count(0)


def test_a_file_is_chosen_in_the_words_of_the_page(table: Phone, tmp_path: Path):
    page, locator = table.page, table.page.locator(".file-box")
    page.get_by_role("link", name="Save all rounds as a table").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_label("File", exact=True)).to_be_focused()
    expect(locator).to_have_css("outline-style", "solid")
    expect(locator).to_have_text("Choose a file")
    file = tmp_path / "evening.json"
    file.write_text("{}")
    page.get_by_label("File", exact=True).set_input_files(file)
    expect(locator.get_by_text("evening.json")).to_be_visible()


def test_the_rounds_are_saved_as_a_table(table: Phone, tmp_path: Path):
    file = save_download(table, "Save all rounds as a table", tmp_path / "rounds.csv")
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    assert lines[1].endswith(',"2026-11-20T18:00:00.000Z","tally",1,1,"Ada",5,5,"",""')


def test_file_that_cannot_be_imported_is_explained_beside_the_field(table: Phone, tmp_path: Path):
    phone = table
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,")
    send(phone, letter)
    expect(phone.page.get_by_text("This file is not from Companion")).to_be_visible()
    phone.axe()
    huge = tmp_path / "huge.json"
    huge.write_bytes(b" " * 10_000_001)
    send(phone, huge)
    expect(phone.page.get_by_text("This file has more than 10 MB.")).to_be_visible()


def test_a_game_that_breaks_a_rule_is_named(table: Phone, tmp_path: Path):
    phone = table
    file = tmp_path / "wrong.json"
    file.write_text(
        '{"format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}], "log": ['
        '{"type": "round", "players": [{"points": 1}, {"points": 2}]}]}'
    )
    send(phone, file)
    expect(phone.page.get_by_text("Round 1: 2 results for 1 at the table.")).to_be_visible()
    phone.axe()
    phone.shot("scorebook-wrong")


def test_a_form_that_led_nowhere_can_be_sent_again(table: Phone):
    page, requests = table.page, []
    page.clock.install()
    page.reload()
    page.route("**/links", lambda route: route.fulfill(status=204))
    page.on(
        "request", lambda request: request.url.endswith("/links") and requests.append(request.url)
    )
    with page.expect_request("**/links"):
        table.key_twice("Make a link")
    page.clock.fast_forward("00:11")
    with page.expect_request("**/links"):
        table.key("Make a link")
    assert len(requests) == 2


def test_a_link_lets_another_phone_into_the_whole_scorebook(table: Phone, new_phone):
    phone = table
    phone.tap(phone.page.get_by_role("radio", name="Watch"))
    phone.page.get_by_role("button", name="Make a link").dblclick()
    expect(phone.page.get_by_role("img", name="Code to scan")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Cancel it")).to_have_count(1)
    phone.axe()
    phone.shot("scorebook-link")
    address = phone.page.locator("#address").inner_text()
    guest = new_phone()
    guest.page.goto(address)
    expect(guest.page.get_by_text("Ada").first).to_be_visible()
    phone.key("Cancel it")
    expect(phone.page.get_by_text("The link opens nothing any more.")).to_be_visible()
