"""A SQLite installation moves to PostgreSQL, row by row and sheet by sheet the same."""

import pytest
from sqlalchemy import select

from companion import create_app
from companion.core.rules import fold_stored as followed
from companion.maintenance import commands, copy, demo
from companion.maintenance.backup import open_database
from companion.maintenance.copy import CopyMismatchError, TableDigest
from companion.models import db
from companion.people import edit
from companion.people import store as people
from tests.conftest import Phone, close, points, settings_in
from tests.forking import run_companion


@pytest.fixture
def target(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


@pytest.fixture
def filled(settings, app, phone):
    """Store an evening of every game on this phone, and people of whom one stands for another."""
    demo.fill(settings)
    phone.start("ours")
    phone.write("ours", 0, points("a", 1, 2), {"id": "end", "type": "finish"})
    phone.share("ours")
    with app.app_context():
        book = phone.get("/api/games").json["games"][0]["scorebook"]
        ada = next(one.id for one in people.list_people(book) if one.name == "Ada")
        assert edit.merge_people(book, edit.add_person(book, "Addie"), ada)
    return settings


@pytest.fixture
def moved(filled, target, phone):
    """Provide the same phone, and the server on the new database."""
    assert commands.move(filled, target)
    app = create_app(target)
    app.test_client_class = Phone
    again = app.test_client()
    again._cookies = phone._cookies
    yield again
    with app.app_context():
        close(app)


def rows(settings) -> dict[str, list[str]]:
    """Everything in a database."""
    with open_database(settings) as engine, engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table))))
            for table in db.metadata.sorted_tables
        }


def sheets(phone: Phone) -> dict[str, dict]:
    """Return the sheets of all games a phone may see, worked out anew from their logs."""
    games = [line["id"] for line in phone.get("/api/games").json["games"]]
    return {game: followed(phone.get(f"/api/games/{game}").json["file"]).answer() for game in games}


def test_every_row_and_every_sheet_is_the_same_and_goes_on(filled, target, phone, moved):
    assert rows(target) == rows(filled)
    assert sheets(moved) == sheets(phone)
    assert len(sheets(moved)) == len(demo.samples()) + 1
    assert moved.get("/api/games").json == phone.get("/api/games").json
    assert moved.write("ours", 2, points("b", 3, 4)).json["seq"] == 3


def test_command_confirms_that_every_row_has_arrived(filled, target):
    address = target.postgresql.replace("+psycopg", "")
    result = run_companion("db", "copy", filled.data, address, check=True)
    assert f"Games: {len(demo.samples()) + 1}" in result.stdout
    before = rows(target)
    again = run_companion("db", "copy", filled.data, address)
    assert again.returncode == 1
    assert "games already" in again.stderr
    assert rows(target) == before


def test_a_row_that_arrives_otherwise_is_seen_and_nothing_is_kept(filled, target, monkeypatch):
    read = copy._digest_of
    monkeypatch.setattr(copy, "_digest_of", lambda *where: TableDigest(read(*where).rows, 1))
    with pytest.raises(CopyMismatchError):
        commands.move(filled, target)
    assert not any(rows(target).values())
