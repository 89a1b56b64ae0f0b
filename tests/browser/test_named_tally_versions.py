"""A tally with a name between versions: a phone of the one before it, and a server of it."""

import re
import uuid

from playwright.sync_api import Route, expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.newer_game import TITLE, meet_a_newer_game
from tests.browser.older_server import unknown_key
from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.browser.test_named_tally import name_field
from tests.browser.test_newer_game import KEPT, answer_with_shell
from tests.browser.together import log_of, no_matter, wait_for_log
from tests.conftest import points, tally
from tests.waiting import wait_until

NOTICE = "goes out once the server is updated"
CALLED = {"of": "setup", "entry": {"options": {"name": "Skyjo"}}}
KEPT_OPTIONS = """async () => {
  const open = indexedDB.open("companion");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const all = db.transaction("games").objectStore("games").getAll();
  const games = await new Promise((done) => { all.onsuccess = () => done(all.result); });
  return games.map(({ file }) => file.options);
}"""
"""The options of every game on this phone's disk."""


def refuse_names(route: Route) -> None:
    """Answer as a server of the version before names does to a tally that is begun with one."""
    file = route.request.post_data_json if route.request.method == "PUT" else {}
    if "name" in file.get("options", {}):
        route.fulfill(status=422, json=unknown_name("options"))
    else:
        route.fallback()


def refuse_corrections(route: Route) -> None:
    """Answer as a server of the version before names does to a name given in a running game."""
    request = route.request
    sent = request.post_data_json if request.method == "POST" else {"entries": []}
    strange = [number for number, entry in enumerate(sent["entries"]) if entry["type"] == "amend"]
    if strange:
        number = strange[0]
        epoch = request.url.split("epoch=")[1]
        ids = [entry["id"] for entry in sent["entries"]]
        stand = {"epoch": epoch, "seq": sent["after"] + number, "stored": ids[:number]}
        at = ["changes", 0, "entry", "options"]
        route.fulfill(status=422, json=stand | {"id": ids[number]} | unknown_name(*at))
    else:
        route.fallback()


def unknown_name(*at: str | int) -> dict:
    """How the engine of the version before names refuses one that stands there."""
    return {"problem": unknown_key("name")["problem"] | {"at": [*at, "name"]}}


def store_tally(phone: Phone, options: dict, log: list[dict]) -> str:
    """Return the sheet's path of a stored tally whose name only a newer version knows."""
    game = str(uuid.uuid4())
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    file = tally(seats=seats, options=options, started="2026-11-21T19:30:00Z")
    send(phone, "put", f"/api/games/{game}", file)
    send(phone, "post", f"/api/games/{game}/log", {"after": 0, "entries": log})
    no_matter(phone)
    meet_a_newer_game(phone.page, '"name": "Skyjo"', '"later": "Skyjo"')
    phone.page.route(f"{phone.address}/games/{game}*", answer_with_shell)
    return f"/games/{game}"


def test_a_phone_of_the_version_before_names_says_update_and_keeps_all(phone):
    game = store_tally(phone, {"name": "Skyjo"}, [points("r1", 3, 8)])
    stored = log_of(phone, game)
    phone.open(f"{game}/record")
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()
    phone.page.get_by_role("link", name="All games").click()
    expect(phone.page.locator(".game-line")).to_contain_text("Tally")
    wait_until(lambda: phone.page.evaluate(KEPT) == [[3, 8]], "the log on the disk")
    (options,) = phone.page.evaluate(KEPT_OPTIONS)
    assert options["later"] == "Skyjo"
    assert log_of(phone, game) == stored


def test_a_phone_of_the_version_before_names_says_update_where_one_was_given_later(phone):
    called = {"id": "called", "type": "amend", "changes": [CALLED]}
    game = store_tally(phone, {}, [points("r1", 3, 8), called])
    stored = log_of(phone, game)
    phone.open(f"{game}/record")
    expect(phone.page.get_by_role("heading", name=TITLE)).to_be_visible()
    wait_until(lambda: phone.page.evaluate(KEPT) == [[3, 8], None], "the log on the disk")
    assert log_of(phone, game) == stored


def test_a_named_tally_stays_on_the_phone_until_the_server_is_updated(phone):
    phone.page.route("**/api/games/*", refuse_names)
    no_matter(phone).ignore("status of 422", "status of 404")
    phone.seat("Tally", "Ada", "Ben")
    name_field(phone).fill("Skyjo")
    phone.begin()
    notice = phone.page.get_by_text(NOTICE)
    expect(notice).to_be_visible()
    write_round(phone, "4", "7")
    expect_totals(phone, "4", "7")
    phone.page.unroute("**/api/games/*", refuse_names)
    phone.reload()
    expect(phone.page.get_by_role("heading", name="Skyjo")).to_be_visible()
    expect_totals(phone, "4", "7")
    game = phone.page.url.removeprefix(phone.address)
    assert [entry["type"] for entry in wait_for_log(phone, game, 1)] == ["round"]
    expect(notice).to_have_count(0)


def test_a_name_given_later_waits_until_the_server_is_updated(phone):
    phone.new_game("Tally", "Ada", "Ben")
    write_round(phone, "4", "7")
    game = phone.page.url.removeprefix(phone.address)
    wait_for_log(phone, game, 1)
    phone.page.route("**/log?*", refuse_corrections)
    no_matter(phone).ignore("status of 422")
    phone.key(re.compile("^Tally"))
    name_field(phone).fill("Skyjo")
    name_field(phone).press("Enter")
    phone.key("Write it down")
    notice = phone.page.get_by_text(NOTICE)
    for _ in range(2):
        expect(notice).to_be_visible()
        expect(phone.page.get_by_role("heading", name="Skyjo")).to_be_visible()
        phone.reload()
    write_round(phone, "1", "2")
    expect_totals(phone, "5", "9")
    phone.page.unroute("**/log?*", refuse_corrections)
    phone.reload()
    entries = wait_for_log(phone, game, 3)
    assert [entry["type"] for entry in entries] == ["round", "amend", "round"]
    expect(notice).to_have_count(0)
    expect_totals(phone, "5", "9")
