"""Pads of scorebooks: stored by version, seen by all who write there, bounded."""

import pytest

from companion.core.limits import MAX_PAD_BYTES, MAX_PADS
from companion.core.rules import pad_problem
from companion.games import own_pads
from companion.models import db
from companion.models.scorebooks import OwnPad
from tests.web.pages import token_of
from tests.web.scorebook_of_routes import PAD

OTHER = PAD | {"name": "Other dice"}


def put(phone, name: str, version: int = 0, **changes):
    body = {"pad": PAD, "version": version} | changes
    return phone.put(f"/api/pads/{name}", json=body)


def listed(phone) -> list[dict]:
    return phone.get("/api/pads").json["pads"]


@pytest.fixture
def guest(phone, new_phone):
    """Return a phone that writes into the scorebook of `phone`."""
    assert phone.start("g").status_code == 201
    other = new_phone()
    assert other.join(phone.share("g", "record", whole_book=True)).status_code == 200
    return other


def test_a_pad_is_stored_and_listed_with_its_version(phone):
    assert put(phone, "p").status_code == 201
    answer = put(phone, "p", 1, pad=OTHER, retired=True)
    assert answer.status_code == 200
    (line,) = listed(phone)
    assert line == answer.json
    assert (line["pad"], line["retired"], line["version"]) == (OTHER, True, 2)
    assert phone.get("/api/games").json["pads"] == {"p": 2}
    assert phone.get("/api/pads").json["scorebooks"] == [line["scorebook"]]


def erase(phone, name: str, version: int, book: str):
    return phone.delete(f"/api/pads/{name}", json={"version": version, "scorebook": book})


def test_a_deleted_pad_is_gone_but_for_its_id(phone, guest):
    put(phone, "p")
    (line,) = listed(guest)
    answer = erase(guest, "p", 1, line["scorebook"])
    assert (answer.status_code, answer.json["pad"]) == (200, own_pads.ERASED)
    assert erase(phone, "p", 1, line["scorebook"]).status_code == 200
    told = phone.get("/api/pads").json
    assert (told["pads"], told["erased"]) == ([], ["p"])
    assert phone.get("/api/games").json["pads"] == {}
    with phone.application.app_context():
        row = db.session.get(OwnPad, (line["scorebook"], "p"))
        assert row is not None
        assert row.pad == own_pads.ERASED
        assert pad_problem(row.pad, ["pad"]) is None


def test_pad_changed_meanwhile_is_not_deleted(phone):
    put(phone, "p")
    book = put(phone, "p", 1, pad=OTHER).json["scorebook"]
    answer = erase(phone, "p", 1, book)
    assert (answer.status_code, answer.json["pad"]) == (409, OTHER)
    assert erase(phone, "p", 2, book).status_code == 200
    again = put(phone, "p", 2, pad=PAD | {"name": "Late dice"}, scorebook=book)
    assert (again.status_code, again.json["version"]) == (201, 3)
    assert phone.get("/api/pads").json["erased"] == []


def test_pad_is_deleted_by_writers_of_its_scorebook_alone(phone, new_phone):
    book = put(phone, "p").json["scorebook"]
    assert erase(new_phone(), "p", 1, book).status_code == 404
    assert phone.delete("/api/pads/p", json={"version": 1}).status_code == 422
    assert erase(phone, "p", 1, "\n").status_code == 422
    assert [line["id"] for line in listed(phone)] == ["p"]


def test_ids_of_deleted_pads_are_bounded_and_take_no_room(phone, monkeypatch):
    monkeypatch.setattr(own_pads, "MAX_ERASED_PADS", 1)
    for name in ("p", "q"):
        book = put(phone, name).json["scorebook"]
        assert erase(phone, name, 1, book).status_code == 200
    assert phone.get("/api/pads").json["erased"] == ["q"]


def test_the_same_call_once_more_is_confirmed(phone):
    put(phone, "p")
    again = put(phone, "p")
    assert (again.status_code, again.json["version"]) == (200, 1)


def test_a_phone_that_comes_second_with_another_change_is_told_what_is_stored(phone):
    put(phone, "p")
    put(phone, "p", 1, pad=OTHER)
    answer = put(phone, "p", 1, pad=PAD | {"name": "Late dice"})
    assert (answer.status_code, answer.json["pad"], answer.json["version"]) == (409, OTHER, 2)
    assert [line["pad"] for line in listed(phone)] == [OTHER]


def test_all_who_write_in_a_scorebook_have_its_pads(phone, guest, new_phone):
    put(phone, "p")
    (line,) = listed(guest)
    assert put(guest, "p", 1, pad=OTHER, scorebook=line["scorebook"]).status_code == 200
    assert [line["pad"] for line in listed(phone)] == [OTHER]
    watcher, stranger = new_phone(), new_phone()
    watcher.join(phone.share("g", "watch", whole_book=True))
    for one in (watcher, stranger):
        assert listed(one) == []
        assert put(one, "p", 2, scorebook=line["scorebook"]).status_code == 404
    assert put(stranger, "p", 0, scorebook="nowhere").status_code == 404


def test_a_phone_without_a_scorebook_of_its_own_puts_pads_where_it_writes(phone, guest):
    assert put(guest, "p").status_code == 201
    assert [line["id"] for line in listed(phone)] == ["p"]
    assert guest.start("own").status_code == 201
    assert put(guest, "q").status_code == 201
    assert [line["id"] for line in listed(phone)] == ["p"]
    assert [line["id"] for line in listed(guest)] == ["p", "q"]


def test_the_id_of_a_pad_of_others_tells_nothing_and_takes_nothing(phone, new_phone):
    put(phone, "p")
    other = new_phone()
    assert put(other, "p", pad=OTHER).status_code == 201
    assert [line["pad"] for line in listed(phone)] == [PAD]
    assert [line["pad"] for line in listed(other)] == [OTHER]


def test_a_pad_that_a_restored_server_lacks_is_no_older_than_its_phone_knows(phone):
    assert put(phone, "p", 7).json["version"] == 8


@pytest.mark.parametrize(
    ("pad", "at", "code"),
    [
        (PAD | {"points": "thrown +"}, ["pad", "points"], "formula.ends"),
        (PAD | {"points": "("}, ["pad", "points"], "formula.ends"),
        (PAD | {"color": "red"}, ["pad", "color"], "value.unknown_key"),
        (PAD | {"format": "companion-pad/2"}, ["pad", "format"], "value.choice"),
        (PAD | {"kind": "dungeon"}, ["pad", "kind"], "value.choice"),
        ({}, ["pad"], "value.missing"),
        ([], ["pad"], "value.type"),
        (None, ["pad"], "value.type"),
    ],
)
def test_the_engine_reads_a_pad_before_it_is_stored(phone, pad, at, code):
    answer = put(phone, "p", pad=pad)
    problem = answer.json["problem"]
    assert (answer.status_code, problem["at"][: len(at)], problem["code"]) == (422, at, code)
    assert listed(phone) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"version": -1},
        {"version": "1"},
        {"version": 10**12},
        {"retired": 1},
        {"scorebook": ""},
        {"scorebook": "a\u202eb"},
        {"secret": 1},
    ],
)
def test_a_body_that_is_none_is_refused(phone, changes):
    assert put(phone, "p", **changes).status_code == 422
    assert listed(phone) == []


def test_a_pad_has_so_many_bytes_at_most(phone):
    languages = ["en", *(f"{one}{other}" for one in "ab" for other in "abcde")]
    choices = [
        {
            "id": f"c{number}",
            "name": dict.fromkeys(languages, "ü" * 40),
            "worth": number,
        }
        for number in range(24)
    ]
    field = {"id": "thrown", "name": "Thrown", "kind": "choice", "choices": choices}
    problem = put(phone, "p", pad=PAD | {"fields": [field]}).json["problem"]
    assert (problem["code"], problem["params"]) == ("pads.size", {"most": MAX_PAD_BYTES})


@pytest.mark.long
def test_a_scorebook_has_so_many_pads_at_most(phone):
    for number in range(MAX_PADS):
        assert put(phone, f"p{number}").status_code == 201
    answer = put(phone, "more")
    assert (answer.status_code, answer.json["problem"]["code"]) == (422, "pads.too_many")
    assert put(phone, "p0", 1, pad=OTHER).status_code == 200


def test_an_erased_scorebook_has_no_pads(phone):
    phone.start("g")
    put(phone, "p")
    fields = {"csrf_token": token_of(phone), "word": "erase"}
    assert phone.post("/scorebook/erase", data=fields).status_code == 303
    assert listed(phone) == []
