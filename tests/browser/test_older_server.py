"""The new client with an earlier server: no stream, no stamps, no links; the rest goes on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.older_server import OlderServer, unknown_key
from tests.browser.phone import Phone
from tests.browser.test_own_pads import expect_own_pads
from tests.browser.test_pads import THREE, give_trick_to_cy, seat_by_pad, strip
from tests.browser.together import (
    is_game_stored,
    log_of,
    no_matter,
    wait_for_log,
)
from tests.waiting import wait_until

PADS = Path(__file__).parents[2] / "companion" / "pads"
WITHOUT_STREAMS = "0001/conversation-of-pages"


def test_two_phones_keep_one_sheet_by_asking(new_phone):
    older = OlderServer(WITHOUT_STREAMS)
    ada, ben = new_phone(), new_phone()
    game = begin_with_older_server(ada, older)
    same_device(ada, ben, older)
    ben.open()
    ben.page.locator(f".game-line[href='{game}'], score-board").first.wait_for()
    ben.open(game)
    write_round(ada, "1", "2")
    expect_totals(ben, "1", "2")
    older.cut_off.add(ben.page)
    write_round(ben, "30", "40")
    write_round(ada, "10", "20")
    wait_for_log(ada, game, 2)
    older.cut_off.clear()
    ben.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ben.page.get_by_text("Round 2 was written twice")).to_be_visible()
    ben.key("Compare")
    ben.key("Keep this phone’s")
    expect_totals(ada, "31", "42")
    ada.key("Round 2")
    expect(ada.page.locator(".round-history")).to_contain_text("Written by this phone")
    assert "GET api/games/ID/stream" in older.refused


def begin_with_older_server(phone: Phone, older: OlderServer) -> str:
    """Return a tally on a phone that knows only the older server; the path of its sheet."""
    older.serve(phone.page)
    no_matter(phone).ignore("status of 404")
    with phone.page.expect_response(is_game_stored):
        phone.new_game("Tally", "Ada", "Ben")
    return phone.page.url.removeprefix(phone.address)


def same_device(one: Phone, other: Phone, older: OlderServer) -> None:
    """Another browser with the cookie of the first: the older server knew no invitations."""
    other.page.context.add_cookies(one.page.context.cookies())
    older.serve(other.page)
    no_matter(other).ignore("status of 404")


def test_rematch_reaches_an_older_server(phone):
    older = OlderServer(WITHOUT_STREAMS)
    begin_with_older_server(phone, older)
    phone.ignored.append("status of 422")
    write_round(phone, "1", "2")
    phone.key("Tally")
    phone.key("Finish here")
    phone.key("Rematch")
    with phone.page.expect_response(is_game_stored):
        phone.begin()
    write_round(phone, "3", "4")
    expect(phone.page.locator(".cloud")).to_have_count(0)
    assert "PUT api/games/ID after" in older.refused


def test_a_phone_with_pads_loses_nothing_with_a_server_of_1_0_0(phone):
    """That knew no pads: what it takes goes out, the rest stays here until it is updated."""
    older = OlderServer("1.0.0/conversation-of-pages", refusals="1.0.0/pads")
    older.serve(phone.page)
    no_matter(phone).ignore("status of 422", "status of 404")
    write_first_round(phone, WIZARD | {"name": "Warlock"})
    notice = phone.page.get_by_text("goes out once the server is updated")
    for _ in range(2):
        expect_totals(phone, "30", "20", "−10")
        expect(notice).to_be_visible()
        phone.reload()
    by_pad = phone.page.url.removeprefix(phone.address)
    phone.new_game("Tally", "Ada", "Ben")
    write_round(phone, "1", "2")
    tally = phone.page.url.removeprefix(phone.address)
    assert len(wait_for_log(phone, tally, 1)) == 1
    expect(notice).to_have_count(0)
    assert not log_of(phone, by_pad)
    assert "PUT api/games/ID pad" in older.refused
    phone.page.unroute_all(behavior="ignoreErrors")
    phone.open(by_pad)
    expect_totals(phone, "30", "20", "−10")
    assert [entry["type"] for entry in wait_for_log(phone, by_pad, 1)] == ["round"]
    expect(notice).to_have_count(0)
    pads = wait_until(lambda: pads_of(phone), "an own pad at the server")
    assert [line["pad"]["name"] for line in pads] == ["Warlock"]
    assert len(log_of(phone, tally)) == 1


def refuse_teams(route: Route) -> None:
    """Answer as a server of the version before teams does to a game with some."""
    if route.request.method == "PUT" and "members" in (route.request.post_data or ""):
        route.fulfill(status=422, json=unknown_key("members"))
    else:
        route.fallback()


def test_teams_stay_on_the_phone_until_the_server_is_updated(phone):
    phone.page.route("**/api/games/*", refuse_teams)
    no_matter(phone).ignore("status of 422", "status of 404")
    phone.seat("Tally", "Ada", "Ben", "Cy", "Di")
    phone.tap(phone.page.get_by_role("switch", name="In teams"))
    phone.begin()
    notice = phone.page.get_by_text("goes out once the server is updated")
    expect(notice).to_be_visible()
    write_round(phone, "4", "7")
    expect_totals(phone, "4", "7")
    phone.page.unroute("**/api/games/*", refuse_teams)
    phone.reload()
    expect_totals(phone, "4", "7")
    game = phone.page.url.removeprefix(phone.address)
    assert [entry["type"] for entry in wait_for_log(phone, game, 1)] == ["round"]
    expect(notice).to_have_count(0)


def refuse_computed(route: Route) -> None:
    """Answer as a server of the version before computed fields: their kind is not one it knows."""
    if route.request.method == "PUT" and '"kind":"computed"' in (route.request.post_data or ""):
        params = {"allowed": "number, flag, choice"}
        at = ["pad", "fields", 2, "kind"]
        problem = {"code": "value.choice", "at": at, "params": params}
        route.fulfill(status=422, json={"problem": problem})
    else:
        route.fallback()


class Refusing:
    """A server of the version before some keys of a pad: it refuses what has one of them."""

    def __init__(self, *keys: str) -> None:
        self._keys = keys

    def __call__(self, route: Route) -> None:
        request = route.request
        sent = request.post_data or ""
        strange = [key for key in self._keys if f'"{key}":' in sent]
        if request.method == "PUT" and strange:
            problem = unknown_key(strange[0])["problem"] | {"at": ["pad", strange[0]]}
            route.fulfill(status=422, json={"problem": problem})
        else:
            route.fallback()


def take_in(phone: Phone, pad: dict) -> None:
    """Make a pad one's own, from a file."""
    text = json.dumps(pad).encode()
    phone.open("/pads")
    phone.page.locator(".pad-file").set_input_files(
        {"name": "pad.json", "mimeType": "application/json", "buffer": text}
    )
    phone.key("Take it in")
    expect_own_pads(phone, pad["name"])


WIZARD = json.loads((PADS / "wizard.json").read_text(encoding="utf-8"))
OFF = {"id": "off", "name": "Off", "kind": "computed", "is": "tricks - bid"}


GAMES_AND_PADS = ("**/api/games/*", "**/api/pads/*")


def write_first_round(phone: Phone, pad: dict) -> None:
    """Begin a game by a pad that is taken in, and write its first round."""
    take_in(phone, pad)
    seat_by_pad(phone, pad["name"], *THREE)
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 1, 0, 1)
    strip(phone, 1, 0, 0)
    phone.key("Write it down")


def test_corrected_round_of_a_computed_field_goes_out_once_the_server_is_updated(phone):
    """Until then the phone keeps the round and its correction, also through a restart."""
    for address in GAMES_AND_PADS:
        phone.page.route(address, refuse_computed)
    no_matter(phone).ignore("status of 422", "status of 404")
    fields = [*WIZARD["fields"], OFF]
    pad = {"name": "Warlock", "fields": fields, "points": "10 - ABS(off)"}
    write_first_round(phone, WIZARD | pad)
    expect_totals(phone, "10", "10", "9")
    phone.tap(phone.page.get_by_role("link", name="Round 1", exact=True))
    give_trick_to_cy(phone)
    notice = phone.page.get_by_text("goes out once the server is updated")
    for _ in range(2):
        expect(notice).to_be_visible()
        expect_totals(phone, "9", "10", "10")
        phone.reload()
    for address in GAMES_AND_PADS:
        phone.page.unroute(address, refuse_computed)
    phone.reload()
    expect_totals(phone, "9", "10", "10")
    game = phone.page.url.removeprefix(phone.address)
    assert [entry["type"] for entry in wait_for_log(phone, game, 2)] == ["round", "amend"]
    expect(notice).to_have_count(0)


COURSE = {"out": -900, "deals": "left", "begins": "winner", "tie": "play"}


@pytest.mark.parametrize(
    "refuse",
    [Refusing("rounds"), Refusing(*COURSE), refuse_computed],
    ids=["rounds", "course", "kind"],
)
def test_a_game_by_a_newer_pad_stays_on_the_phone_until_the_server_is_updated(phone, refuse):
    """Its pad stays as it is, and so does the own one it was made of."""
    for address in GAMES_AND_PADS:
        phone.page.route(address, refuse)
    no_matter(phone).ignore("status of 422", "status of 404")
    pad = WIZARD | {"name": "Warlock", "fields": [*WIZARD["fields"], OFF]} | COURSE
    take_in(phone, pad)
    seat_by_pad(phone, "Warlock", "Ada", "Ben", "Cy")
    phone.begin()
    notice = phone.page.get_by_text("goes out once the server is updated")
    expect(notice).to_be_visible()
    game = phone.page.url.removeprefix(phone.address)
    for address in GAMES_AND_PADS:
        phone.page.unroute(address, refuse)
    phone.reload()
    expect(phone.page.locator("score-board")).to_be_visible()
    pad.pop("format")  # a file alone has it
    assert wait_for_game(phone, game)["pad"] == pad
    pads = wait_until(lambda: pads_of(phone), "an own pad at the server")
    assert [line["pad"] for line in pads] == [pad]
    expect(notice).to_have_count(0)


def refuse_set_up(route: Route) -> None:
    """Answer as a server of an earlier version does to a set-up corrected to a newer pad."""
    request = route.request
    sent = request.post_data_json if request.method == "POST" else {"entries": []}
    strange = [entry["id"] for entry in sent["entries"] if entry["type"] == "amend"]
    if strange:
        epoch = request.url.split("epoch=")[1]
        stand = {"epoch": epoch, "seq": sent["after"], "stored": [], "id": strange[0]}
        route.fulfill(status=422, json=stand | unknown_key("target"))
    else:
        route.fallback()


def test_set_up_corrected_to_a_newer_pad_waits_until_the_server_is_updated(phone):
    write_first_round(phone, WIZARD | {"name": "Warlock", "rounds": None, "target": 10})
    expect_totals(phone, "30", "20", "−10")
    game = phone.page.url.removeprefix(phone.address)
    wait_for_log(phone, game, 1)
    phone.page.route("**/log?*", refuse_set_up)
    no_matter(phone).ignore("status of 422")
    phone.key("Play on")
    phone.tap(phone.page.get_by_role("button", name=re.compile("^Play on to")))
    notice = phone.page.get_by_text("goes out once the server is updated")
    for _ in range(2):
        expect(notice).to_be_visible()
        expect(phone.main()).to_have_text("Round 2")
        phone.reload()
    phone.page.unroute("**/log?*", refuse_set_up)
    phone.reload()
    assert [entry["type"] for entry in wait_for_log(phone, game, 2)] == ["round", "amend"]
    expect(notice).to_have_count(0)


def wait_for_game(phone: Phone, game: str) -> dict:
    """Return the file of a game once the server has it."""

    def stored() -> dict | None:
        answer = phone.page.request.get(f"{phone.address}/api{game}")
        return answer.json()["file"] if answer.ok else None

    return wait_until(stored, f"{game} at the server")


def pads_of(phone: Phone) -> list[dict]:
    """Return the own pads that the server keeps for this phone."""
    return phone.page.request.get(f"{phone.address}/api/pads").json()["pads"]
