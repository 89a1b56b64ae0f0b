"""A phone that an earlier version of the app has written on: nothing is lost in the upgrade."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone
from tests.browser.sharing import lost
from tests.browser.together import is_batch_stored, no_matter, wait_for_log
from tests.waiting import wait_until

EARLIER = Path(__file__).parents[1] / "earlier" / "phone"
VERSIONS = sorted(int(file.stem) for file in EARLIER.glob("*.json"))

STORE = """({ version, stores }) => new Promise((done, failed) => {
  const opening = indexedDB.open("companion", version);
  opening.onerror = failed;
  opening.onupgradeneeded = () => {
    for (const [name, { key, rows }] of Object.entries(stores)) {
      const store = opening.result.createObjectStore(name, { keyPath: key });
      for (const row of rows) key ? store.put(row) : store.put(row[1], row[0]);
    }
  };
  opening.onsuccess = () => { opening.result.close(); done(null); };
})"""
"""Writes the stores as an earlier version did."""
SETTINGS = """() => new Promise(done => {
  const opening = indexedDB.open("companion");
  opening.onsuccess = () => {
    const store = opening.result.transaction("settings").objectStore("settings");
    const [names, values] = [store.getAllKeys(), store.getAll()];
    values.onsuccess = () => {
      opening.result.close();
      done(names.result.map((name, place) => [name, values.result[place]]));
    };
  };
})"""


@pytest.fixture(params=VERSIONS)
def earlier(request) -> dict:
    """Return what a phone held at an earlier version of its database."""
    return json.loads((EARLIER / f"{request.param}.json").read_text(encoding="utf-8"))


@pytest.fixture
def upgraded(earlier, phone, server) -> Phone:
    """Return a phone that has held this, with today's app and a server that knows nothing of it."""
    phone.address = server.address
    phone.open("/health")
    phone.page.evaluate(STORE, earlier)
    no_matter(phone).ignore("status of 404")  # the server has never had these games
    return phone


def test_upgraded_phone_shows_its_games_drafts_and_people(upgraded, earlier):
    lost(upgraded)
    upgraded.open(the_tally(earlier))
    expect_totals(upgraded, "9", "12")
    expect(upgraded.page.locator(".cloud")).to_contain_text("3")
    upgraded.tap(upgraded.main("sheet-screen"))
    expect(upgraded.page.locator(".points-typed")).to_have_text("8")
    upgraded.open(f"{the_tally(earlier)}/record?of={corrected_entry_id(earlier)}")
    expect(upgraded.page.locator(".points-typed")).to_have_text("9")
    upgraded.open(f"/games/{unknown(earlier)}")
    figures = upgraded.page.locator("score-board .board-row-total b")
    wait_until(lambda: sorted(figures.all_inner_texts()) == ["0", "12", "40"], "the other game")
    upgraded.open("/new")
    upgraded.key("Tally")
    for person in earlier["stores"]["people"]["rows"]:
        name = upgraded.page.get_by_role("button", name=person["name"], exact=True)
        expect(name).to_be_visible()
    assert upgraded.page.evaluate(SETTINGS) == earlier["stores"]["settings"]["rows"]


def test_upgraded_phone_sends_everything_once_and_in_order(upgraded, earlier):
    requests: set[str] = set()

    def all_arrived(response: Response) -> bool:
        if is_batch_stored(response):
            requests.update(game for game in logs if game in response.url)
        return requests == set(logs)

    logs = logs_of(earlier)
    with upgraded.page.expect_response(all_arrived):
        upgraded.open(the_tally(earlier))
    expect_totals(upgraded, "9", "12")
    expect(upgraded.page.locator(".cloud")).to_have_count(0)
    for game, entries in logs.items():
        assert wait_for_log(upgraded, f"/games/{game}", len(entries)) == entries


def the_tally(earlier: dict) -> str:
    """Return the path of the game that has drafts."""
    return f"/games/{earlier['stores']['drafts']['rows'][0]['game']}"


def unknown(earlier: dict) -> str:
    """Return the id of the game of which the server had not heard."""
    return next(game["id"] for game in earlier["stores"]["games"]["rows"] if not game["known"])


def corrected_entry_id(earlier: dict) -> str:
    """Return the id of the entry that a correction is begun of."""
    places = [draft["place"] for draft in earlier["stores"]["drafts"]["rows"]]
    return next(place.removeprefix("of:") for place in places if place.startswith("of:"))


def logs_of(earlier: dict) -> dict[str, list[dict]]:
    """By game the entries of its log, in their order."""
    rows = sorted(earlier["stores"]["entries"]["rows"], key=lambda row: row["place"])
    games = [game["id"] for game in earlier["stores"]["games"]["rows"]]
    return {game: [row["entry"] for row in rows if row["game"] == game] for game in games}
