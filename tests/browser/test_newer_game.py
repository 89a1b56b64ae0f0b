"""A game or a pad that only a newer version knows: named as such, kept whole until an update."""

import json
import re
import uuid
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.newer_game import TITLE, meet_a_newer_game
from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game, send
from tests.browser.test_pads import seat_by_pad
from tests.browser.together import log_of, no_matter
from tests.conftest import points, tally
from tests.waiting import wait_until

KEPT = """async () => {
  const open = indexedDB.open("companion");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const all = db.transaction("entries").objectStore("entries").getAll();
  const entries = await new Promise((done) => { all.onsuccess = () => done(all.result); });
  return entries.map(({ entry }) => entry.players?.map(({ points }) => points));
}"""
"""The points of every entry on this phone's disk."""

KEPT_SEATS = """async () => {
  const open = indexedDB.open("companion");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const all = db.transaction("games").objectStore("games").getAll();
  const games = await new Promise((done) => { all.onsuccess = () => done(all.result); });
  return games.map(({ file }) => file.seats);
}"""
"""The seats of every game on this phone's disk."""

KEPT_PADS = """async () => {
  const open = indexedDB.open("companion");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const all = db.transaction("games").objectStore("games").getAll();
  const games = await new Promise((done) => { all.onsuccess = () => done(all.result); });
  return games.map(({ file }) => file.pad);
}"""
"""The pads of every game on this phone's disk."""
PADS = Path(__file__).parents[2] / "companion" / "pads"


def answer_with_shell(route: Route) -> None:
    """Answer as a service worker does: with the shell, which brings no game."""
    route.fulfill(response=route.fetch(url=route.request.url.rsplit("/", 1)[0] + "/none"))


@pytest.fixture
def game(phone: Phone) -> str:
    """Return the path of the sheet of a tally that this phone takes for a newer game."""
    game = add_finished_game(phone, {"Ada": 1, "Ben": 2}, days_ago=1)
    no_matter(phone)
    meet_a_newer_game(phone.page)
    phone.page.route(f"{phone.address}/games/{game}*", answer_with_shell)
    return f"/games/{game}"


def test_every_screen_of_a_newer_game_says_update_to_go_on(phone, game):
    phone.open(game)
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()
    for screen in ("/record", "/settings", "/rounds/1", "/share", "#table", ""):
        phone.open(f"{game}{screen}")
        expect(phone.page.get_by_role("heading", name=TITLE)).to_be_focused()
        phone.axe()
    phone.shot("newer-game")


def test_a_newer_game_is_kept_through_an_update_that_does_not_come(phone, game):
    phone.open(game)
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()
    wait_until(lambda: phone.page.evaluate(KEPT) == [[1, 2]], "the log on the disk")
    phone.key("Update now")
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()


def test_a_set_up_that_only_a_newer_version_knows_says_update_and_is_kept(phone):
    """Seats with what this version does not know, as `members` are to the version before teams."""
    members = [{"name": "Ada"}, {"name": "Cy"}]
    seats = [{"name": "The Owls", "members": members}, {"name": "Ben"}]
    game, entry = str(uuid.uuid4()), points("r1", 3, 8)
    send(phone, "put", f"/api/games/{game}", tally(seats=seats, started="2026-11-21T19:30:00Z"))
    send(phone, "post", f"/api/games/{game}/log", {"after": 0, "entries": [entry]})
    no_matter(phone)
    meet_a_newer_game(phone.page, '"members"', '"crew"')
    phone.page.route(f"{phone.address}/games/{game}*", answer_with_shell)
    phone.open(f"/games/{game}/record")
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()
    phone.page.get_by_role("link", name="All games").click()
    expect(phone.page.locator(".game-line")).to_contain_text("Tally")
    wait_until(lambda: phone.page.evaluate(KEPT) == [[3, 8]], "the log on the disk")
    (kept,) = phone.page.evaluate(KEPT_SEATS)
    assert kept == [{"name": "The Owls", "crew": members}, {"name": "Ben"}]


COURSE = {"out": -900, "deals": "left", "begins": "winner", "tie": "play"}
OWLS = {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Di"}]}
NEWER = {
    "kind": ('"kind": "rounds"', '"kind": "later"'),
    "option": ('"wins": "high"', '"later": [{"name": "Bids made", "formula": "tricks = bid"}]'),
    "field": ('"most": "round"', '"later": "round"'),
    "field kind": ('"kind": "computed"', '"kind": "later"'),
    "out": ('"out": -900', '"later": -900'),
    "deals": ('"deals": "left"', '"deals": "later"'),
    "begins": ('"begins": "winner"', '"later": "winner"'),
    "tie": ('"tie": "play"', '"tie": "later"'),
    "seat": ('"members"', '"crew"'),
}
"""What this version does not know, and what the server has in its place."""


@pytest.fixture(params=NEWER)
def newer_pad(request, phone: Phone) -> tuple[str, dict]:
    """Return the path of a game by a pad with what only a newer version knows, and its file."""
    known, newer = NEWER[request.param]
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8")) | COURSE
    pad["fields"].append({"id": "off", "name": "Off", "kind": "computed", "is": "tricks - bid"})
    seats = [OWLS, *({"name": name} for name in ("Ben", "Cy"))]
    file = {"format": "companion/1", "game": "pad", "pad": pad, "seats": seats}
    game = str(uuid.uuid4())
    players = [{"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 1, "tricks": 0}]
    entry = {"id": str(uuid.uuid4()), "type": "round", "players": players}
    send(phone, "put", f"/api/games/{game}", file | {"started": "2026-11-21T19:30:00Z"})
    send(phone, "post", f"/api/games/{game}/log", {"after": 0, "entries": [entry]})
    no_matter(phone)
    meet_a_newer_game(phone.page, known, newer)
    phone.page.route(f"{phone.address}/games/{game}*", answer_with_shell)
    return f"/games/{game}", json.loads(json.dumps(file).replace(known, newer))


def test_a_game_by_a_newer_pad_says_update_and_is_kept_with_its_pad(phone, newer_pad):
    game, file = newer_pad
    stored = log_of(phone, game)
    phone.open(f"{game}/record")
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()
    phone.page.get_by_role("link", name="All games").click()
    line = phone.page.locator(".game-line")
    expect(line).to_contain_text("Wizard")
    expect(line).to_contain_text("The Owls")
    wait_until(lambda: len(phone.page.evaluate(KEPT)) == len(stored) == 1, "the log on the disk")
    assert phone.page.evaluate(KEPT_PADS) == [file["pad"]]
    assert phone.page.evaluate(KEPT_SEATS) == [file["seats"]]
    assert log_of(phone, game) == stored


def test_an_own_pad_that_a_newer_version_has_changed_says_update_when_it_is_to_be_played(phone):
    pad = json.loads((PADS / "skyjo.json").read_text(encoding="utf-8")) | {"name": "Ours"}
    meet_a_newer_game(phone.page, '"wins": "low"', '"wins": "later"', "pads")
    phone.open("/")
    send(phone, "put", f"/api/pads/{uuid.uuid4()}", {"pad": pad, "version": 0})
    seat_by_pad(phone, "Ours", "Ada", "Ben")
    expect(phone.page.locator(".main-button")).to_contain_text("Of a newer Companion")
    expect(phone.page).to_have_url(re.compile("/new"))
