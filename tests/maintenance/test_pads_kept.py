"""Sheets by pads, named tallies and pads of one's own, through a file and a backup."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import create_app
from companion.core.rules import Json
from companion.maintenance import commands
from companion.maintenance.doctor import findings
from companion.maintenance.migrate import migrate
from companion.models import db
from tests.conftest import Phone, close, points, settings_in
from tests.people.test_pad_figures import FINISH, begin, bids, pad
from tests.transfer.file_pages import export_file, import_file
from tests.web.pages import ids, words

OWLS = {"name": "The Owls", "members": [{"name": "Ada"}, {"name": "Ben"}]}
CATS = {"name": "Cy & Di", "members": [{"name": "Cy"}, {"name": "Di"}]}


@pytest.fixture
def played(phone) -> Phone:
    """Return a phone with a corrected game in teams of each kind, a named tally, three own pads."""
    phone.start("named", options={"name": "Skyjo", "rounds": 1})
    phone.write("named", 0, points("a", 3, 40))
    wizard = pad("wizard") | {"seats": [2, 6], "name": {"en": "Our Wizard", "de": "Unser Wizard"}}
    begin(phone, "rounds", wizard, [OWLS, CATS])
    change = {"of": "b", "entry": bids("b", (2, 1), (1, 1))}
    amend = {"id": "c", "type": "amend", "changes": [change]}
    called = {"of": "setup", "entry": {"seats": [OWLS | {"name": "The Eagles"}, CATS]}}
    renamed = {"id": "d", "type": "amend", "changes": [called]}
    log = bids("a", (1, 1), (0, 0)), bids("b", (2, 2), (0, 0)), amend, renamed, FINISH
    assert phone.write("rounds", 0, *log).status_code == 200
    begin(phone, "rows", pad("kniffel"), [OWLS, CATS])
    assert phone.write("rows", 0, *rows()).status_code == 200
    own = {"mine": wizard, "put_away": pad("qwixx"), "renamed": pad("spades")}
    for name, declared in own.items():
        body = {"pad": declared, "version": 0, "retired": name == "put_away"}
        assert phone.put(f"/api/pads/{name}", json=body).status_code == 201
    body = {"pad": pad("spades") | {"name": "Partners"}, "version": 1}
    assert phone.put("/api/pads/renamed", json=body).status_code == 200
    return phone


def rows() -> list[Json]:
    """Return rows of Kniffel, one of them corrected and one undone."""
    filled = [(0, "sixes", 3), (1, "full", True), (0, "chance", 22), (1, "five", True)]
    log: list[Json] = [
        {"id": f"r{number}", "type": "row", "seat": seat, "row": row, "value": value}
        for number, (seat, row, value) in enumerate(filled)
    ]
    change = {"of": "r0", "entry": log[0] | {"value": 4}}
    return [
        *log,
        {"id": "more", "type": "amend", "changes": [change]},
        {"id": "back", "type": "undo", "of": "r3"},
    ]


@pytest.fixture
def other_server(tmp_path) -> Iterator[Phone]:
    """Return a phone of another server, where nobody has been."""
    settings = settings_in(tmp_path / "other")
    settings.data.mkdir()
    app = create_app(settings)
    migrate(app)
    app.test_client_class = Phone
    yield app.test_client()
    with app.app_context():
        close(app)


def sheets(phone: Phone) -> dict[str, Json]:
    """Return by game its sheet, who sits there, its pad and its log.

    When it began stands in the file of a game only where somebody has said so, or it came in.
    """
    found: dict[str, Json] = {}
    for line in phone.get("/api/games").json["games"]:
        whole = phone.get(f"/api/games/{line['id']}").json
        whole["file"].pop("started", None)
        found[line["id"]] = {key: whole[key] for key in ("sheet", "setup", "file")}
    return found


def own_pads(phone: Phone) -> list[tuple]:
    """Return the own pads, but for how often they were changed."""
    pads = phone.get("/api/pads").json["pads"]
    return [(line["id"], json.dumps(line["pad"]), line["retired"]) for line in pads]


def people(phone: Phone) -> dict[str, str]:
    """Return what the pages of people say, by their names."""
    return {
        name: words(phone.get(f"/people/{one}").text).partition(" Evenings ")[2]
        for name, one in ids(phone).items()
    }


def everything(phone: Phone) -> tuple:
    return sheets(phone), own_pads(phone), people(phone)


def assert_sound(phone: Phone) -> None:
    with phone.application.app_context():
        assert list(findings(db.engine)) == []


def test_a_file_brings_sheets_and_pads_to_another_server_as_they_were(played, other_server):
    before = everything(played)
    assert set(before[0]) == {"named", "rounds", "rows"}
    assert [(name, retired) for name, _, retired in before[1]] == [
        ("mine", False), ("put_away", True), ("renamed", False)
    ]  # fmt: skip
    import_file(other_server, export_file(played))
    assert everything(other_server) == before
    assert_sound(other_server)


def test_a_file_taken_in_twice_changes_nothing(played):
    before, file = everything(played), export_file(played)
    import_file(played, file)
    assert everything(played) == before


@pytest.mark.every_database
def test_a_backup_that_is_restored_has_sheets_and_pads_as_they_were(played, settings, tmp_path):
    before, versions = everything(played), played.get("/api/games").json["pads"]
    file = tmp_path / "backup.sqlite"
    assert commands.backup(settings, file)
    other = settings_in(Path(tmp_path) / "restored")
    other.data.mkdir()
    assert commands.restore(other, file, secret_is_given=True)
    app = create_app(other)
    app.test_client_class = Phone
    again = app.test_client()
    again._cookies = played._cookies
    assert everything(again) == before
    assert again.get("/api/games").json["pads"] == versions
    assert_sound(again)
    with app.app_context():
        close(app)
