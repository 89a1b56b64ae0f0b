"""A server that meets what only a newer version knows of pads: nothing is changed, or lost."""

import pytest

from companion.core.rules import Json
from companion.maintenance.doctor import findings
from companion.models import db
from tests.people.test_pad_figures import SEATS, begin, bids, pad
from tests.transfer.test_pads import bring_in

OWLS = {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Di"}]}
NEWER = {
    "of the pad": pad("wizard") | {"later": [{"name": "Bids made", "formula": "tricks = bid"}]},
    "of a field": pad("wizard") | {"fields": [pad("wizard")["fields"][0] | {"later": 1}]},
    "kind": pad("wizard") | {"kind": "later"},
    "kind of a field": pad("wizard") | {"fields": [pad("wizard")["fields"][0] | {"kind": "later"}]},
    "of a row": pad("qwixx") | {"rows": [pad("qwixx")["rows"][0] | {"later": True}]},
    "out": pad("wizard") | {"out": {"rounds": 3}},
    "deals": pad("wizard") | {"deals": "later"},
    "begins": pad("wizard") | {"begins": "later"},
    "tie": pad("wizard") | {"tie": "later"},
    "tie of rows": pad("qwixx") | {"tie": {"row": "red"}},
    "total": pad("wizard") | {"total": {"later": "total + points"}},
    "ends": pad("wizard") | {"ends": {"later": 3}},
    "of a check": pad("wizard") | {"checks": [pad("wizard")["checks"][0] | {"later": True}]},
    "teams": pad("wizard") | {"teams": {"most": 3}},
    "rounds": pad("wizard") | {"rounds": [3, 5]},
    "target": pad("wizard") | {"target": {"rows": 2}},
}
"""Pads with an option that this version does not know, or with a known one that says more."""
UNKNOWN = {"value.unknown_key", "value.choice", "value.type"}
FURTHER = {
    "sign": (pad("wizard") | {"points": "tricks ^ 2"}, "formula.sign"),
    "division": (pad("wizard") | {"points": "tricks / 2"}, "formula.division"),
    "longer formula": (pad("wizard") | {"points": "tricks" + " + tricks" * 200}, "value.length"),
    "more players": (pad("wizard") | {"seats": [3, 20]}, "value.range"),
}
"""Pads in which a later version may allow more, and how this one refuses it."""


def newer_file(declared: Json, seats: list[Json] = SEATS) -> Json:
    return {"format": "companion/1", "game": "pad", "pad": declared, "seats": seats}


def refused(answer) -> str:
    """Return the code by which something was refused."""
    assert answer.status_code == 422
    return answer.json["problem"]["code"]


@pytest.fixture
def played(phone):
    """Return a phone with a round of Wizard, whose first seat is a team's, and an own pad."""
    begin(phone, "g", pad("wizard"), [OWLS, *SEATS[1:]])
    assert phone.write("g", 0, bids("a", (1, 1), (0, 0), (0, 0))).status_code == 200
    body = {"pad": pad("wizard"), "version": 0}
    assert phone.put("/api/pads/own", json=body).status_code == 201
    return phone


def everything(phone) -> tuple[Json, Json]:
    """Return what the server has of the game and of the pads."""
    return phone.get("/api/games/g").json, phone.get("/api/pads").json


@pytest.mark.parametrize("option", NEWER)
def test_a_game_by_a_newer_pad_is_refused_by_the_place_of_what_is_new(played, option):
    before = everything(played)
    answer = played.put("/api/games/new", json=newer_file(NEWER[option]))
    assert refused(answer) in UNKNOWN
    assert answer.json["problem"]["at"][0] == "pad"
    assert played.get("/api/games/new").status_code == 404
    assert everything(played) == before


def test_a_game_by_a_pad_with_a_newer_kind_of_seat_is_refused_whole(played):
    before = everything(played)
    crew = [{"name": "The Owls", "crew": OWLS["members"]}, *SEATS[1:]]
    answer = played.put("/api/games/new", json=newer_file(pad("wizard"), crew))
    assert (refused(answer), answer.json["problem"]["at"]) == (
        "value.unknown_key",
        ["seats", 0, "crew"],
    )
    assert everything(played) == before


@pytest.mark.parametrize("option", NEWER)
def test_a_correction_to_a_newer_pad_is_refused_and_the_batch_before_it_kept(played, option):
    change = {"of": "setup", "entry": {"pad": NEWER[option]}}
    newer = {"id": "c", "type": "amend", "changes": [change]}
    before, pads = everything(played)
    answer = played.write("g", 1, bids("b", (1, 1), (1, 1), (0, 0)), newer)
    assert refused(answer) in UNKNOWN
    after, same = everything(played)
    assert same == pads
    assert after["file"]["pad"] == before["file"]["pad"] == pad("wizard")
    assert after["file"]["seats"][0] == OWLS
    log = [entry["id"] for entry in after["file"]["log"]]
    assert log in (["a"], ["a", "b"])  # whatever was not stored the phone still has, and sends
    assert "c" not in log


@pytest.mark.parametrize("what", FURTHER)
def test_a_correction_to_a_pad_with_more_of_it_is_refused_by_its_place(played, what):
    before = everything(played)
    declared, code = FURTHER[what]
    newer = {"id": "c", "type": "amend", "changes": [{"of": "setup", "entry": {"pad": declared}}]}
    answer = played.write("g", 1, newer)
    assert refused(answer) == code
    assert answer.json["problem"]["at"][:4] == ["changes", 0, "entry", "pad"]  # what a phone asks
    assert everything(played) == before


@pytest.mark.parametrize("option", NEWER)
def test_a_newer_own_pad_is_refused_and_the_one_that_is_stored_stays(played, option):
    before = everything(played)
    body = {"pad": NEWER[option], "version": 1}
    assert refused(played.put("/api/pads/own", json=body)) in UNKNOWN
    assert refused(played.put("/api/pads/new", json=body | {"version": 0})) in UNKNOWN
    assert everything(played) == before


def test_of_a_newer_scorebook_the_pads_and_games_that_are_known_come_in(phone):
    log = [bids("a", (1, 1), (0, 0), (0, 0))]
    games = [
        {"file": newer_file(pad("wizard")) | {"id": "known", "log": log}},
        {"file": newer_file(NEWER["of the pad"]) | {"id": "newer", "log": log}},
    ]
    pads = [{"id": "p", "pad": pad("skyjo")}, {"id": "q", "pad": NEWER["of a field"]}]
    file = {"format": "companion-scorebook/1", "players": [], "games": games, "pads": pads}
    page = bring_in(phone, file)
    assert "later" in page
    assert phone.get("/api/games/known").json["file"]["pad"] == pad("wizard")
    assert phone.get("/api/games/newer").status_code == 404
    assert [line["id"] for line in phone.get("/api/pads").json["pads"]] == ["p"]
    with phone.application.app_context():
        assert list(findings(db.engine)) == []
