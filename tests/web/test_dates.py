"""Dates from outside have a range, and what was stored before they had one can still be read."""

import json

import pytest
from sqlalchemy import text

from companion.core.clock import clamp_time, parse_time
from companion.core.limits import FIRST_DAY, LAST_DAY
from companion.models import db
from tests.conftest import points, tally
from tests.transfer.file_pages import import_file
from tests.web.pages import words

ZONES = ("Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Etc/GMT+12", "UTC")
BEYOND = ("0001-01-01T00:00:00Z", "1899-12-31T23:59:59Z", "9999-12-31T23:59:59Z")
PAGES = ("/history", "/history/thrown-away", "/people", "/scorebook", "/")
NOW = "2026-11-23T20:00:00.000Z"


@pytest.mark.parametrize("started", [*BEYOND, "0001-01-01T00:00:00+14:00"])
def test_start_of_a_game_out_of_range_is_refused_with_the_range(phone, started):
    answer = phone.start("ours", started=started)
    assert answer.status_code == 422
    problem = answer.json["problem"]
    assert (problem["code"], problem["at"]) == ("value.range", ["started"])
    assert problem["params"] == {"low": "1900-01-01", "high": "2999-12-31"}
    assert phone.get("/api/games").json["games"] == []


def test_clock_that_has_lost_the_time_can_start_a_game(phone):
    assert phone.start("ours", started="1970-01-01T00:00:07Z").status_code == 201
    for zone in ZONES:
        phone.set_cookie("zone", zone)
        assert phone.get("/history").status_code == 200


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(
    "query",
    [
        "until=9999-12-31",
        "since=0001-01-01",
        "since=0001-01-01&until=9999-12-31",
        "since=1899-12-31",
    ],
)
def test_search_for_days_out_of_range_names_the_range(phone, zone, query):
    phone.start("ours")
    phone.set_cookie("zone", zone)
    answer = phone.get(f"/history?{query}")
    assert answer.status_code == 200
    assert "Jan 1, 1900 to Dec 31, 2999 is allowed." in words(answer.text)
    assert 'href="/games/ours"' in answer.text


def test_search_for_days_out_of_range_names_the_range_in_german(phone):
    phone.start("ours")
    answer = phone.get("/history?until=9999-12-31", headers={"Accept-Language": "de"})
    assert "01.01.1900" in answer.text
    assert "31.12.2999" in answer.text


@pytest.mark.parametrize("zone", ZONES)
def test_search_for_the_first_and_last_day_finds_the_game(phone, zone):
    phone.start("ours")
    phone.set_cookie("zone", zone)
    answer = phone.get(f"/history?since={FIRST_DAY}&until={LAST_DAY}")
    assert 'href="/games/ours"' in answer.text
    assert 'class="wrong"' not in answer.text


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.000Z"])
def test_stored_game_out_of_range_breaks_no_page(phone, app, zone, moment):
    phone.start("ours", options={"rounds": 1})
    phone.write("ours", 0, points("a", 1, 2))
    with app.app_context(), db.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE game SET started = :at, touched = :at"), {"at": moment})
        connection.execute(text("UPDATE result SET started = :at, finished = :at"), {"at": moment})
    phone.set_cookie("zone", zone)
    for page in PAGES:
        assert phone.get(page).status_code == 200
    people = json.loads(phone.get("/scorebook/file").data)["players"]
    for person in people:
        assert phone.get(f"/people/{person['id']}").status_code == 200
    assert phone.get("/scorebook/rounds.csv").status_code == 200
    assert phone.get("/api/games").json["games"][0]["id"] == "ours"


def test_entry_out_of_range_counts_as_one_without_a_time(phone):
    phone.start("ours", options={"rounds": 1})
    assert phone.write("ours", 0, {**points("a", 1, 2), "at": BEYOND[0]}).status_code == 200
    for zone in ZONES:
        phone.set_cookie("zone", zone)
        assert phone.get("/people").status_code == 200


def test_file_with_dates_out_of_range_comes_in_without_them(phone):
    played = {**points("a", 1, 2), "at": BEYOND[0]}
    file = {**tally(), "id": "old", "started": BEYOND[0], "log": [played]}
    game = {"file": file, "received": ["0001-01-01T00:00:00.000Z"]}
    book = {"format": "companion-scorebook/1", "players": [], "games": [game]}
    import_file(phone, json.dumps(book).encode())
    (line,) = phone.get("/api/games").json["games"]
    assert line["started"] > str(FIRST_DAY)
    for zone in ZONES:
        phone.set_cookie("zone", zone)
        assert phone.get("/history").status_code == 200


@pytest.mark.parametrize("time", [*BEYOND, "0001-01-01T00:00:00+14:00", "soon", None])
def test_time_that_is_none_or_out_of_range_is_the_one_of_arrival(time):
    assert parse_time(time) is None
    assert clamp_time(time, NOW) == NOW
