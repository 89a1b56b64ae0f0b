"""What may be sent and kept is bounded, and whoever meets a bound is told how much there may be."""

import io
import re
from pathlib import Path

import pytest

from companion.access import scorebooks
from companion.core import limits
from companion.engine import check
from companion.engine.setup import LOG_LIMIT
from companion.log import stored, validate
from companion.pubsub import registry
from tests.conftest import Phone, points, tally
from tests.transfer.file_pages import post, send
from tests.transfer.small_scorebook import book, raw

API = Path(__file__).parents[2] / "docs" / "api.md"


def problem(answer) -> tuple[int, str, object]:
    payload = answer.json["problem"]
    return answer.status_code, payload["code"], payload["params"].get("most")


def write(phone: Phone, entry: dict):
    return phone.write("g1", 0, entry)


TOO_MUCH = {
    "bytes of a call": (
        lambda phone: phone.start("g2", id="x" * 1_000_000),
        (413, "http.413", 1_000_000),
    ),
    "levels of JSON": (
        lambda phone: phone.put(
            "/api/games/g2", data=b"[" * 33 + b"]" * 33, content_type="application/json"
        ),
        (400, "json.too_deep", 32),
    ),
    "lists and objects of a call": (
        lambda phone: phone.put(
            "/api/games/g2", data=b"[" * 250_001, content_type="application/json"
        ),
        (400, "json.too_many", 250_000),
    ),
    "letters of a name": (
        lambda phone: phone.start("g2", seats=[{"name": "x" * 41}]),
        (422, "value.length", 40),
    ),
    "letters of an id": (
        lambda phone: phone.start("g2", seats=[{"name": "Ada", "player": "x" * 101}]),
        (422, "value.length", 100),
    ),
    "players": (
        lambda phone: phone.start("g2", seats=[{"name": f"P{n}"} for n in range(13)]),
        (422, "seats.count", 12),
    ),
    "letters of a remark": (
        lambda phone: write(phone, points("a", 1, 2) | {"note": "x" * 501}),
        (422, "value.length", 500),
    ),
    "points": (lambda phone: write(phone, points("a", 1_000_000, 2)), (422, "value.range", None)),
    "changes of a correction": (
        lambda phone: write(phone, {"id": "a", "type": "amend", "changes": [{}] * 101}),
        (422, "value.length", 100),
    ),
    "bytes of an entry": (
        lambda phone: write(phone, {"id": "a", "type": "amend", "changes": ["x" * 100_000]}),
        (422, "log.entry_too_large", 100_000),
    ),
    "entries of a batch": (
        lambda phone: phone.write("g1", 0, *[points("a", 1, 2)] * 5001),
        (400, "api.entries", 5000),
    ),
    "letters of whose phone it is": (
        lambda phone: phone.put("/api/games/g1/devices/me", json={"by": "x" * 41}),
        (422, "value.length", 40),
    ),
    "letters of who writes": (
        lambda phone: phone.post("/api/games/g1/writing", json={"place": None, "by": "x" * 41}),
        (400, "api.writing", 40),
    ),
}


@pytest.mark.parametrize(("ask", "refusal"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_more_than_the_bound_is_refused_and_the_bound_is_said(phone, ask, refusal):
    phone.start("g1")
    assert problem(ask(phone)) == refusal


def test_form_of_a_page_is_bounded_before_its_fields_are_read(phone):
    phone.start("g1")
    fields = {"name": "x" * limits.MAX_FORM_BYTES}
    for page in ("/people/new", "/scorebook/files"):
        assert phone.post(page, data=fields).status_code == 413
    in_parts = {"content_type": "multipart/form-data"}
    assert phone.post("/people/new", data=fields, **in_parts).status_code == 413
    many = {str(number): "x" for number in range(limits.MAX_FORM_PARTS + 1)}
    assert phone.post("/scorebook/files", data=many, **in_parts).status_code == 413


def test_a_log_has_an_end(phone, monkeypatch):
    monkeypatch.setattr(validate, "LOG_LIMIT", 1)
    phone.start("g1")
    answer = phone.write("g1", 0, points("a", 1, 2), points("b", 3, 4))
    assert problem(answer) == (422, "value.length", 1)


@pytest.mark.every_database
def test_a_log_takes_large_entries_as_long_as_there_is_room(phone, monkeypatch):
    monkeypatch.setattr(stored, "MAX_LOG_BYTES", 5_000)
    phone.start("g1")
    rounds = [points(str(number), 1, 2) | {"note": "x" * 400} for number in range(5)]
    changes = [{"of": one["id"], "entry": without_id(one)} for one in rounds]
    large = {"type": "amend", "changes": changes}
    assert phone.write("g1", 0, *rounds, large | {"id": "a"}).status_code == 200
    refused = phone.write("g1", 6, large | {"id": "b"})
    assert problem(refused) == (422, "log.entry_too_large", 2_000)
    assert phone.write("g1", 6, points("c", 1, 2) | {"note": "x" * 400}).status_code == 200


def without_id(entry: dict) -> dict:
    return {key: value for key, value in entry.items() if key != "id"}


def test_body_of_unknown_length_is_limited(phone):
    endless = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
    more = {"content_type": "application/json", "environ_overrides": endless}
    body = io.BytesIO(b'{"token": "' + b"x" * 1_000_000 + b'"}')
    answer = phone.post("/api/join", input_stream=body, **more)
    assert problem(answer) == (413, "http.413", 1_000_000)


def test_a_scorebook_holds_so_many_games(phone, monkeypatch):
    monkeypatch.setattr(scorebooks, "MAX_GAMES", 1)
    assert phone.start("g1").status_code == 201
    assert problem(phone.start("g2")) == (422, "new.too_many_games", 1)
    assert problem(phone.start("g2", after="g1")) == (422, "new.too_many_games", 1)
    assert phone.start("g1").status_code == 200


def test_a_file_brings_no_more_games_than_fit(phone, monkeypatch):
    monkeypatch.setattr(scorebooks, "MAX_GAMES", 1)
    phone.start("g1")
    looked = send(phone, raw(book(games=[{"file": tally(id="g2", log=[])}])))
    answer = post(phone, looked.location)
    assert answer.status_code == 422
    assert "This scorebook has 1 games, and more do not fit in." in answer.text
    assert phone.role_in("g2") is None


def test_a_device_makes_so_many_scorebooks(phone, monkeypatch):
    monkeypatch.setattr(scorebooks, "MAX_SCOREBOOKS", 1)
    assert phone.start("g1", scorebook="one").status_code == 201
    refusal = (422, "new.too_many_scorebooks", 1)
    assert problem(phone.start("g2", scorebook="two")) == refusal
    assert phone.start("g2", scorebook="one").status_code == 201


def test_documented_limits_are_the_limits():
    """The table of bounds in docs/api.md."""
    text = API.read_text(encoding="utf-8").split("## Bounds", 1)[1].split("\n## ", 1)[0]
    matches = dict(re.findall(r"^\| ([^|]+?) \| ([\d,]+) \|$", text, re.MULTILINE))
    assert {what: int(most.replace(",", "")) for what, most in matches.items()} == {
        "bytes of a call": limits.MAX_BODY_BYTES,
        "levels of JSON": limits.MAX_JSON_DEPTH,
        "lists and objects of a call": limits.MAX_JSON_NESTED,
        "bytes of a form of a page, files aside": limits.MAX_FORM_BYTES,
        "letters of a name": check.NAME_LIMIT,
        "letters of an id, a time, a writer": check.WORD_LIMIT,
        "letters of a remark": check.NOTE_LIMIT,
        "a number, either way": check.LIMIT,
        "entries of a log as they stand, inserted ones too, and of a batch": LOG_LIMIT,
        "changes of a new correction (stored ones may have 1,000)": limits.MAX_AMEND_CHANGES,
        "bytes of an entry": limits.MAX_ENTRY_BYTES,
        f"bytes of a log, at which an entry has {limits.SMALL_ENTRY_BYTES:,} at most": (
            limits.MAX_LOG_BYTES
        ),
        "games of a scorebook": limits.MAX_GAMES,
        "rematches an hour by a link to a single game (`new.too_many_rematches`)": (
            limits.MAX_REMATCHES_AN_HOUR
        ),
        "scorebooks of a device": limits.MAX_SCOREBOOKS,
        "standing links of a game, and of a scorebook": limits.MAX_LINKS,
        "open streams of a device": registry.MAX_STREAMS,
        "files of all devices that wait to be taken in": limits.MAX_STORED_UPLOADS,
    }
