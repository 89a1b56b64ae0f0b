"""Data folders of earlier versions: brought up to date, read, and compared with their sheets."""

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from importlib import metadata
from pathlib import Path

import pytest
from packaging.version import Version

from companion import create_app
from companion.access import device_cookie
from companion.core.config import Settings
from companion.core.rules import replay
from companion.maintenance import commands
from companion.maintenance.backup import open_database
from companion.maintenance.migrate import migrate
from tests.conftest import Phone, close, points, settings_in
from tests.earlier import pads
from tests.earlier.conversation import FOLDER, conversation

NAMES = sorted(path.parent.name for path in FOLDER.glob("*/companion.sql"))
WITH_PADS = ("0017",)
THROWN_AWAY = "tossed-tally"
"""A month later it is gone."""


def lines(file: Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def file_name(version: str) -> str:
    """Return what a version called its database."""
    has_first_name = version == "1.0.0" or version < "0006"
    return "companion.sqlite" if has_first_name else "companion.db.sqlite"


@pytest.fixture(scope="module", params=NAMES)
def earlier(request) -> Path:
    return FOLDER / request.param


def settings_of(earlier: Path, folder: Path) -> Settings:
    """Return a copy of an earlier version's data folder."""
    settings = settings_in(folder)
    with closing(sqlite3.connect(settings.data / file_name(earlier.name))) as database:
        database.executescript((earlier / "companion.sql").read_text("utf-8"))
    return settings


@pytest.fixture
def settings(earlier, tmp_path) -> Settings:
    return settings_of(earlier, tmp_path)


@pytest.fixture(scope="module")
def upgraded(earlier, tmp_path_factory) -> Path:
    """Return the data folder of that version as the server of today has upgraded it."""
    settings = settings_of(earlier, tmp_path_factory.mktemp("upgraded"))
    app = create_app(settings)
    migrate(app)
    with app.app_context():
        close(app)
    return settings.data


@pytest.fixture
def phones(upgraded, earlier, tmp_path, monkeypatch) -> Iterator[dict[str, Phone]]:
    """Provide the phones of that version, by name, with the server of today.

    It takes today for the first of all days: the stored cookies end, a year after they were set.
    """
    monkeypatch.setattr(device_cookie, "_today", lambda: "0")
    app = create_app(settings_in(shutil.copytree(upgraded, tmp_path / "data")))
    app.test_client_class = Phone
    phones = {}
    for line in lines(earlier / "phones.jsonl"):
        phones[line["phone"]] = phone = app.test_client()
        phone.set_cookie(*line["cookie"].split("=", 1))
    yield phones
    with app.app_context():
        close(app)


def test_no_stored_file_has_changed():
    """A folder is made once, when its version comes into use, and never again."""
    digests = {}
    for line in (FOLDER / "digests.txt").read_text("utf-8").splitlines():
        digest, name = line.split("  ")
        digests[name] = digest
    files = [file for name in NAMES for file in (FOLDER / name).iterdir()]
    stored = {
        file.relative_to(FOLDER).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files
    }
    assert stored == digests


def test_this_version_has_its_folder():
    assert Version(metadata.version("companion")).base_version in NAMES


def test_folder_is_upgraded_and_doctor_finds_nothing(settings, capsys):
    assert commands.doctor(settings, repairing=False), capsys.readouterr().out


def test_sheets_of_earlier_data_folders_are_unchanged(phones, earlier):
    stored = {line["game"]: line["sheet"] for line in lines(earlier / "sheets.jsonl")}
    stored.pop(THROWN_AWAY, None)
    for game_id, sheet in stored.items():
        file = phones["ada"].get(f"/api/games/{game_id}").json["file"]
        members = sheet.pop("members", [None] * len(file["seats"]))
        assert without_unfolding(replay(file)["sheet"]) == sheet, game_id
        assert [names_in(seat) for seat in file["seats"]] == members


def without_unfolding(sheet: dict) -> dict:
    """Return a sheet as earlier versions gave it: nothing said how it was worked out."""
    for lines_of in [player["lines"] for row in sheet["rounds"] for player in row["players"]]:
        for place, line in enumerate(lines_of):
            for key in ("call", "values", "when", "said", "worth", *(["text"] if place else [])):
                line.pop(key, None)
    return sheet


def test_own_pads_are_what_they_were(phones, earlier):
    """Their versions too: a phone compares by them."""
    stored = phones["ada"].get("/api/pads").json["pads"]
    if earlier.name not in WITH_PADS:
        assert not stored
        return
    calls = conversation(f"{earlier.name}/conversation")
    (then,) = [call.answer["pads"] for call in calls if call.path == "/api/pads"]
    assert stored == then
    assert [line["pad"] for line in stored] == [one[-1] for one in pads.OWN_PADS.values()]


def names_in(seat: dict) -> list[str] | None:
    """Return who is in a team; None of a seat of one person."""
    return [one["name"] for one in seat["members"]] if "members" in seat else None


def test_start_times_of_earlier_games_are_sortable(settings):
    with open_database(settings) as engine, engine.connect() as connection:
        moments = connection.exec_driver_sql("SELECT DISTINCT started FROM game").scalars().all()
    assert moments == ["2026-11-21T19:30:00.000Z"]


def test_history_and_people_name_what_is_there(phones, earlier):
    history = phones["ada"].get("/history").text
    for line in lines(earlier / "sheets.jsonl"):
        is_shown = f'href="/games/{line["game"]}"' in history
        assert is_shown == (line["game"] != THROWN_AWAY), line["game"]
    people = phones["ada"].get("/people").text
    assert {"Ada", "Ben", "Cy"} <= set(re.findall(r"\w+", people))


def test_every_phone_keeps_its_games_and_goes_on(phones, earlier):
    games = {name: phone.get("/api/games").json["games"] for name, phone in phones.items()}
    assert len(games["ada"]) >= 10
    writer = phones["ben" if games["ben"] else "ada"]
    seq = writer.get("/api/games/first-tally").json["seq"]
    assert writer.write("first-tally", seq, points("new", 1, 2)).json["seq"] == seq + 1
