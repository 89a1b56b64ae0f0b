"""Entries that only a newer version knows, stored by its server: no phone plays on without them."""

import json
from contextlib import closing

import pysqlite3.dbapi2 as sqlite
import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.browser.newer_game import TITLE
from tests.browser.phone import Phone
from tests.browser.together import OURS, gather, log_of, no_matter
from tests.conftest import points
from tests.serving import Served
from tests.waiting import MAX_SECONDS, wait_until

KEPT = """async () => {
  const open = indexedDB.open("companion");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const all = db.transaction("entries").objectStore("entries").getAll();
  const entries = await new Promise((done) => { all.onsuccess = () => done(all.result); });
  return entries.map(({ entry, refused, held, seq }) => ({ entry, refused, held, seq }));
}"""
"""Every entry on this phone's disk, with its marks."""
DRAFTS = """async () => {
  const open = indexedDB.open("companion");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const all = db.transaction("drafts").objectStore("drafts").getAll();
  return new Promise((done) => { all.onsuccess = () => done(all.result.length); });
}"""
"""How many drafts this phone keeps."""
NEWER = {
    "type": {"id": "n", "type": "photo", "of": "r1"},
    "key": points("n", 5, 6) | {"photo": "x"},
    "rewriting": {
        "id": "n",
        "type": "amend",
        "changes": [{"of": "r1", "entry": {"type": "photo"}}],
    },
    "option": {
        "id": "n",
        "type": "amend",
        "changes": [{"of": "setup", "entry": {"options": {"wins": "middle"}}}],
    },
}
"""What this version does not know."""


@pytest.fixture
def host(new_phone, server) -> Phone:
    """Return a phone whose server may hold what a newer one has stored."""
    phone = new_phone()
    phone.address = server.address
    return phone


def store(server: Served, game: str, entry: dict) -> None:
    """Put an entry at the end of a game's log, as a newer server would."""
    name = game.rsplit("/", 1)[1]
    file = server.data / "companion.db.sqlite"
    with closing(sqlite.connect(file, timeout=MAX_SECONDS, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute(
            "INSERT INTO entry (game, seq, id, text, device, received) "
            "SELECT game, seq + 1, ?, ?, device, received FROM entry "
            "WHERE game = ? ORDER BY seq DESC LIMIT 1",
            (entry["id"], json.dumps(entry), name),
        )
        db.execute("UPDATE game SET seq = seq + 1 WHERE id = ?", (name,))
        db.execute("COMMIT")


def expect_update(phone: Phone) -> None:
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()


@pytest.mark.parametrize("entry", NEWER.values(), ids=NEWER)
def test_a_game_with_an_entry_of_a_newer_version_says_update_and_is_kept_whole(host, server, entry):
    game = gather(host, log=[points("r1", 3, 8)])
    expect_totals(host, "3", "8")
    store(server, game, entry)
    host.reload()
    expect_update(host)
    for screen in ("/record", "/settings", "/rounds/1", ""):
        host.open(f"{game}{screen}")
        expect_update(host)
    wait_until(lambda: len(host.page.evaluate(KEPT)) == 2, "both entries on the disk")
    kept = host.page.evaluate(KEPT)
    marks = [(one["refused"], one["held"], one["seq"]) for one in kept]
    assert marks == [(None, None, 1), (None, None, 2)]
    assert [one["entry"] for one in kept] == log_of(host, game)
    assert kept[1]["entry"] == entry
    host.page.get_by_role("link", name="All games").click()
    expect(host.page.locator(".game-line")).to_contain_text("Tally")


def test_a_round_that_is_filled_in_stays_a_draft_when_an_entry_of_a_newer_version_comes(
    host, server
):
    game = gather(host, log=[points("r1", 3, 8)])
    host.tap(host.main("sheet-screen"))
    type_in(host, "9")
    no_matter(host)
    store(server, game, NEWER["type"])
    batch = {"after": 2, "entries": [points("r2", 1, 1)]}
    answer = host.page.request.post(f"{host.address}/api{game}/log", data=batch, headers=OURS)
    assert answer.ok, answer.text()
    expect_update(host)
    wait_until(lambda: host.page.evaluate(DRAFTS) == 1, "the draft on the disk")
    assert [entry["id"] for entry in log_of(host, game)] == ["r1", "n", "r2"]
