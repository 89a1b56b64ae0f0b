"""The names under which a phone keeps things: another name would lose what is there."""

from playwright.sync_api import expect

from tests.browser.keypad import type_in, write_round
from tests.browser.phone import KEPT, Phone
from tests.waiting import wait_until

STORES = """name => new Promise(done => {
  const opening = indexedDB.open(name);
  opening.onsuccess = async () => {
    const disk = opening.result;
    const found = { version: disk.version };
    const settled = request =>
      new Promise(answer => { request.onsuccess = () => answer(request.result); });
    for (const name of disk.objectStoreNames) {
      const store = disk.transaction(name).objectStore(name);
      const rows = await settled(store.getAll());
      const fields = rows.flatMap(row => Object.keys(Object(row)));
      found[name] = [store.keyPath, [...new Set(fields)].sort()];
      if (name === "settings") found[name] = (await settled(store.getAllKeys())).sort();
    }
    disk.close();
    done(found);
  };
})"""
"""The stores with their keys and the fields of their rows; of the settings the names."""
ALL_WRITTEN = f"""({STORES})("companion").then(({{ settings, games: [, fields] }}) =>
  settings.length === 2 && fields.includes("proof"))"""


def test_names_in_the_database_stay(phone):
    phone.new_game("Tally", "Ada", "Ben")
    write_round(phone, "1", "2")
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "3")
    phone.page.evaluate(KEPT)
    phone.open("/settings")
    phone.tap(phone.page.locator("usual-players button"))
    phone.wait_until(ALL_WRITTEN, "both settings, and what the server says, on the disk")
    assert phone.page.evaluate(STORES, "companion") == {
        "version": 3,
        "games": [
            "id",
            [
                *("epoch", "file", "gone", "id", "known", "proof", "refused", "seq", "setup"),
                *("sheet", "touched", "turn", "waits"),
            ],
        ],
        "rounds": [None, ["0"]],
        "entries": [
            ["game", "place"],
            ["entry", "game", "held", "made", "place", "refused", "seq", "stamp"],
        ],
        "drafts": [["game", "place"], ["begun", "changes", "game", "history", "id", "place"]],
        "people": ["name", ["color", "name", "used"]],
        "settings": ["people", "usual players"],
    }


def test_names_in_the_database_of_pads_stay(phone):
    phone.open("/new?game=pad")
    phone.tap(".pad-more >> nth=0")
    phone.key("Copy")
    expect(phone.page.locator(".pad-hint")).to_have_count(0)
    assert phone.page.evaluate(STORES, "companion-pads") == {
        "version": 1,
        "pads": [
            "id",
            [
                *("changed", "id", "isRetired", "pad", "refused", "scorebook", "unanswered"),
                *("version", "waits"),
            ],
        ],
    }


def test_names_of_choices_and_of_the_cookie_stay(phone):
    with phone.page.expect_response("**/api/games"):
        phone.open("/settings")
    for name in ("dark", "Deutsch"):
        phone.tap(phone.page.get_by_role("radio", name=name))
    expect(phone.page.locator("html")).to_have_attribute("lang", "de")
    wait_until(lambda: "zone" in cookies(phone), "the app has time to tell the zone")
    assert cookies(phone) == ["device", "language", "theme", "zone"]
    assert phone.page.evaluate("Object.keys(localStorage).sort()") == ["language", "theme"]


def cookies(phone: Phone) -> list[str]:
    return sorted(cookie["name"] for cookie in phone.page.context.cookies())
