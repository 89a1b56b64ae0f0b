"""Pads in the scorebook's file: out, in again, in parts, and what cannot be believed."""

import io
import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from sqlalchemy import text

from companion.core.limits import MAX_PAD_BYTES
from companion.models import db
from companion.models.scorebooks import ImportStep
from companion.transfer.file_format import FilePad, ScorebookFile, decode_file, encode_text
from companion.transfer.journal import BEGINNING, take_back_abandoned
from companion.transfer.parse import InvalidFileError, read_file
from companion.transfer.split import FileLimits, split_files
from tests.transfer.file_pages import read_message
from tests.transfer.small_scorebook import GAME
from tests.web.pages import token_of
from tests.web.scorebook_of_routes import PAD

DOCS = Path(__file__).parents[2] / "docs"


def put(phone, name: str, **changes) -> None:
    assert (
        phone.put(f"/api/pads/{name}", json={"pad": PAD, "version": 0} | changes).status_code < 300
    )


def upload(phone, file: dict):
    """Send a file and return the page that says what would come of it."""
    fields = {
        "csrf_token": token_of(phone),
        "file": (io.BytesIO(json.dumps(file).encode()), "book.json"),
    }
    answer = phone.post("/scorebook/files", data=fields)
    return answer.location, phone.get(answer.location).text if answer.location else answer.text


def bring_in(phone, file: dict) -> str:
    """Take a file in, and return the page before that."""
    address, page = upload(phone, file)
    assert phone.post(address, data={"csrf_token": token_of(phone)}).status_code == 303
    return page


def book(*pads: dict) -> dict:
    return {"format": "companion-scorebook/1", "players": [], "games": [], "pads": list(pads)}


def test_pads_leave_with_the_scorebook_and_come_in_elsewhere(phone, new_phone):
    assert phone.start("g").status_code == 201
    put(phone, "one")
    put(phone, "two", retired=True)
    file = json.loads(decode_file(phone.get("/scorebook/file").data))
    assert file["pads"] == [{"id": "one", "pad": PAD}, {"id": "two", "pad": PAD, "retired": True}]
    resources = [
        (name, Resource.from_contents(json.loads((DOCS / name).read_text())))
        for name in ("scorebook.schema.json", "format.schema.json")
    ]
    schema = json.loads((DOCS / "scorebook.schema.json").read_text())
    Draft202012Validator(schema, registry=Registry().with_resources(resources)).validate(file)
    other = new_phone()
    assert "2 pads come in." in bring_in(other, file)
    lines = other.get("/api/pads").json["pads"]
    assert [(line["id"], line["retired"], line["version"]) for line in lines] == [
        ("one", False, 1),
        ("two", True, 1),
    ]
    _, page = upload(other, file)
    assert "pads come in" not in page


@pytest.mark.parametrize(
    ("people", "message"),
    [
        ([], "2 pads have come in."),
        ([{"id": "p", "name": "Ada"}], "0 games and one person have come in. 2 pads have come in."),
    ],
)
def test_message_after_an_import_counts_its_pads(phone, people, message):
    file = book({"id": "one", "pad": PAD}, {"id": "two", "pad": PAD})
    address, _ = upload(phone, file | {"players": people})
    answer = phone.post(address, data={"csrf_token": token_of(phone)})
    assert read_message(phone.get(answer.location).text) == message


def test_a_scorebook_without_pads_leaves_as_an_earlier_version_reads_it(phone):
    phone.start("g")
    assert "pads" not in json.loads(decode_file(phone.get("/scorebook/file").data))


def test_pad_that_comes_back_by_a_file_is_newer_than_its_deletion(phone):
    """A phone that missed the deletion has version 2, and takes a greater one for it."""
    phone.start("g")
    put(phone, "p")
    put(phone, "p", version=1, retired=True)
    (line,) = phone.get("/api/pads").json["pads"]
    old = {"version": 2, "scorebook": line["scorebook"]}
    assert phone.delete("/api/pads/p", json=old).status_code == 200
    assert "One pad comes in." in bring_in(phone, book({"id": "p", "pad": PAD}))
    assert phone.get("/api/games").json["pads"] == {"p": 3}
    assert phone.delete("/api/pads/p", json=old).status_code == 409
    late = {"pad": PAD | {"name": "Late dice"}} | old
    assert phone.put("/api/pads/p", json=late).status_code == 409
    (line,) = phone.get("/api/pads").json["pads"]
    assert line["pad"] == PAD


def test_pad_of_an_import_that_failed_is_deleted_on_the_phones_that_have_it(phone, monkeypatch):
    phone.start("g")
    put(phone, "old")

    def fail(*_: object) -> None:
        assert phone.get("/api/games").json["pads"] == {"old": 1, "p": 1}
        raise RuntimeError

    address, _ = upload(phone, book({"id": "p", "pad": PAD}) | {"games": [{"file": GAME}]})
    monkeypatch.setattr("companion.results.store.insert_all", fail)
    assert phone.post(address, data={"csrf_token": token_of(phone)}).status_code == 500
    told = phone.get("/api/pads").json
    assert ([line["id"] for line in told["pads"]], told["erased"]) == (["old"], ["p"])


def test_import_broken_off_by_a_server_of_the_version_before_is_taken_back(phone, app):
    """That noted the ids of pads alone."""
    phone.start("g")
    put(phone, "p")
    (line,) = phone.get("/api/pads").json["pads"]
    step = {"scorebook": line["scorebook"], "upload": "u", "step": BEGINNING, "made": ""}
    with app.app_context():
        db.session.add(ImportStep(**step, inserted={"pads": ["p"]}))
        db.session.commit()
        assert take_back_abandoned() == 1
    assert phone.get("/api/pads").json["pads"] == []


def test_a_pad_nobody_can_play_by_stays_out_with_its_reason(phone):
    wrong = {"id": "w", "pad": PAD | {"points": "thrown +"}}
    page = bring_in(phone, book({"id": "p", "pad": PAD}, wrong))
    assert "One pad comes in." in page
    assert "› Points: " in page
    assert [line["id"] for line in phone.get("/api/pads").json["pads"]] == ["p"]


@pytest.mark.parametrize(
    ("pads", "code", "at"),
    [
        ({}, "value.type", ["pads"]),
        ([{"id": "p", "pad": {}}] * 2, "scorebook.twice", ["pads", 1, "id"]),
        ([{"id": "p"}], "value.missing", ["pads", 0, "pad"]),
        ([{"id": "", "pad": {}}], "value.text", ["pads", 0, "id"]),
        ([{"id": "p", "pad": {}, "retired": 1}], "value.type", ["pads", 0, "retired"]),
        ([{"id": "p", "pad": {}, "x": 1}], "value.unknown_key", ["pads", 0, "x"]),
        ([{"id": "p", "pad": {"note": "x" * 2 * MAX_PAD_BYTES}}], "pads.size", ["pads", 0]),
        ([{"id": f"p{one}", "pad": {}} for one in range(101)], "value.length", ["pads"]),
    ],
)
def test_pads_that_cannot_be_believed_refuse_the_file(pads, code, at):
    with pytest.raises(InvalidFileError) as error:
        read_file(json.dumps(book() | {"pads": pads}).encode())
    assert (error.value.problem["code"], error.value.problem["at"]) == (code, at)


def test_of_several_files_the_first_has_the_pads():
    pads = (FilePad("p", PAD),)
    (file,) = split_files([], [], FileLimits(), pads)
    assert read_file(encode_text(file).encode()).pads == pads
    assert ScorebookFile([], []).pads == ()


def test_a_pad_that_cannot_be_read_is_left_out_and_the_others_stay(phone, app):
    put(phone, "good")
    put(phone, "bad")
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text("UPDATE pad SET pad = '{broken' WHERE id = 'bad'"))
    assert [line["id"] for line in phone.get("/api/pads").json["pads"]] == ["good"]
    file = phone.get("/scorebook/file")
    assert "-incomplete" in file.headers["Content-Disposition"]
    assert [pad["id"] for pad in json.loads(decode_file(file.data))["pads"]] == ["good"]
