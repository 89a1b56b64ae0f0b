"""A backup is put into a PostgreSQL: every row and sheet is the same, every phone still known."""

import os

import pytest
from sqlalchemy import select

from companion import create_app
from companion.core.config import Settings, SettingsError
from companion.core.rules import replay
from companion.maintenance import commands, demo
from companion.maintenance.backup import open_database
from companion.models import db
from companion.people import edit
from companion.people import store as people
from tests.conftest import SECRET, Phone, close, points, settings_in
from tests.forking import run_companion


@pytest.fixture
def target(tmp_path, postgres) -> Settings:
    """Provide an empty PostgreSQL, whose tables nobody has made yet."""
    postgres.run("CREATE DATABASE restored")
    (tmp_path / "target").mkdir()
    yield settings_in(tmp_path / "target", postgresql=postgres.driver_address("restored"))
    postgres.run("DROP DATABASE restored")  # fails where a connection has been left open


@pytest.fixture
def phones(settings, app, new_phone) -> dict[str, Phone]:
    """Phones of a scorebook with every game, people of whom two are one, a link, a result."""
    demo.fill(settings)
    owner, guest = new_phone(), new_phone()
    owner.start("ours")
    guest.join(owner.share("ours"))
    guest.write("ours", 0, points("a", 1, 2), {"id": "end", "type": "finish"})
    with app.app_context():
        book = owner.get("/api/games").json["games"][0]["scorebook"]
        ada = next(one.id for one in people.list_people(book) if one.name == "Ada")
        assert edit.merge_people(book, edit.add_person(book, "Addie"), ada)
    return {"owner": owner, "guest": guest}


@pytest.fixture
def restored(settings, target, phones, tmp_path):
    """Provide the same phones with the server on the restored database."""
    file = tmp_path / "backup.sqlite"
    assert commands.backup(settings, file)
    assert commands.restore(target, file, secret_is_given=True)
    app = create_app(target)
    app.test_client_class = Phone
    again = {}
    for name, phone in phones.items():
        again[name] = app.test_client()
        again[name]._cookies = phone._cookies
    yield again
    with app.app_context():
        close(app)


def rows(settings: Settings) -> dict[str, list[str]]:
    """Everything in a database but the epochs of its games, which a restore begins anew."""
    with open_database(settings) as engine, engine.connect() as connection:
        return {
            table.name: sorted(
                repr([value for key, value in row._mapping.items() if key != "epoch"])
                for row in connection.execute(select(table))
            )
            for table in db.metadata.sorted_tables
        }


def sheets(phone: Phone) -> dict[str, dict]:
    """Return the sheets of all games a phone may see, worked out anew from their logs."""
    games = [line["id"] for line in phone.get("/api/games").json["games"]]
    return {game: replay(phone.get(f"/api/games/{game}").json["file"]) for game in games}


@pytest.mark.every_database
def test_every_row_and_sheet_is_the_same_and_phones_go_on(settings, target, phones, restored):
    before = rows(settings)
    assert before["game"]
    assert rows(target) == before
    for name, phone in phones.items():
        assert sheets(phone)
        assert sheets(restored[name]) == sheets(phone)
        assert restored[name].role_in("ours") == phone.role_in("ours")
    assert restored["guest"].write("ours", 2, points("b", 3, 4)).json["seq"] == 3


@pytest.mark.every_database
def test_every_game_begins_a_new_epoch(phones, restored):
    before, after = (one["owner"].get("/api/games").json["games"] for one in (phones, restored))
    assert {game["epoch"] for game in before}.isdisjoint(game["epoch"] for game in after)


def test_command_restores_into_the_database_it_is_given(settings, target, phones, tmp_path):
    file = tmp_path / "backup.sqlite"
    assert commands.backup(settings, file)
    address = target.postgresql.replace("+psycopg", "")
    environment = {**os.environ, "DATABASE_URL": address, "SECRET_KEY": SECRET}
    run_companion("restore", "--data", target.data, file, env=environment, check=True)
    assert rows(target) == rows(settings)


def test_restore_refuses_a_database_with_games(settings, target, restored, tmp_path):
    before = rows(target)
    with pytest.raises(SettingsError, match="games already"):
        commands.restore(target, tmp_path / "backup.sqlite", secret_is_given=True)
    assert rows(target) == before
