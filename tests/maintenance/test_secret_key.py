"""Only the first start of a server makes a secret key; other commands need none, or stop."""

import json
import os
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from companion import cli, create_app
from companion.core.config import SettingsError, read_settings
from companion.maintenance import commands
from tests.conftest import SECRET, tally
from tests.forking import run_companion
from tests.serving import Caller, free_port, serving


def run(*command: Path | str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of ours in an environment that names neither key nor database."""
    named = ("SECRET_KEY", "DATABASE_URL", "COMPANION_DATA")
    inherited = {name: value for name, value in os.environ.items() if name not in named}
    return run_companion(*command, env=inherited | environment, timeout=100)


def do(*command: Path | str, **environment: str) -> Result:
    """Do the same in this process, where what is said of a trouble is not the point."""
    named = dict.fromkeys(("SECRET_KEY", "DATABASE_URL", "COMPANION_DATA"))
    return CliRunner().invoke(cli.commands, [*map(str, command)], env=named | environment)


@pytest.fixture(scope="module")
def left_folder(tmp_path_factory) -> Path:
    """Return the data folder of a server that has stopped, where a phone has begun a game."""
    folder = tmp_path_factory.mktemp("left") / "played"
    with serving(folder) as server, closing(Caller(server.port)) as phone:
        assert phone.call("PUT", "/api/games/g1", tally())[0] == 201
        assert server.stop() == 0
    return folder


@pytest.fixture
def played(left_folder, tmp_path) -> Path:
    """Return a copy of such a folder, in which a test may change what it likes."""
    return shutil.copytree(left_folder, tmp_path / "played")


@pytest.fixture
def keyless(played) -> Path:
    """Such a folder without its key."""
    (played / "secret").unlink()
    return played


def test_backup_of_a_postgresql_without_the_data_folder_stops(postgresql_database, tmp_path):
    address = postgresql_database["postgresql"].replace("+psycopg", "")
    file, folder = tmp_path / "backup.sqlite", tmp_path / "elsewhere"
    result = run("backup", file, "--data", folder, DATABASE_URL=address)
    assert result.returncode == 1
    assert result.stderr.startswith(f"companion: There is no secret key in {folder}. Name the data")
    assert not file.exists()
    assert not (folder / "secret").exists()


def test_backup_of_a_postgresql_with_the_key_of_its_server_holds_that_key(
    postgresql_database, tmp_path
):
    address = postgresql_database["postgresql"].replace("+psycopg", "")
    file, folder = tmp_path / "backup.sqlite", tmp_path / "elsewhere"
    output = do("backup", file, "--data", folder, DATABASE_URL=address, SECRET_KEY=SECRET)
    assert (output.exit_code, output.stderr) == (0, "")
    restored = tmp_path / "restored"
    assert do("restore", file, "--data", restored).exit_code == 0
    assert (restored / "secret").read_text() == SECRET


def test_backup_of_a_folder_without_its_key_stops(keyless, tmp_path):
    result = do("backup", tmp_path / "backup.sqlite", "--data", keyless)
    assert isinstance(result.exception, SettingsError)
    assert "There is no secret key in" in str(result.exception)
    assert not (tmp_path / "backup.sqlite").exists()
    assert not (keyless / "secret").exists()


def test_restore_writes_the_key_of_the_backup_and_its_phone_is_known(tmp_path):
    folder, restored, file = (tmp_path / name for name in ("played", "restored", "file"))
    with serving(folder) as server, closing(Caller(server.port)) as phone:
        phone.call("PUT", "/api/games/g1", tally())
        assert do("backup", file, "--data", folder).exit_code == 0
        cookie = phone.cookie
    assert do("restore", file, "--data", restored).exit_code == 0
    assert (restored / "secret").read_text() == (folder / "secret").read_text()
    with serving(restored) as server, closing(Caller(server.port)) as phone:
        phone.cookie = cookie
        assert phone.call("GET", "/api/games/g1")[0] == 200


WITHOUT_SERVE: dict[str, tuple[str, ...]] = {
    "demo": (),
    "backup": ("{folder}/../backup.sqlite",),
    "restore": ("{folder}/../none.sqlite",),
    "doctor": (),
    "admin list": (),
    "admin devices": (),
    "admin export": ("book", "{folder}/../files"),
    "admin erase": ("book", "--yes"),
    "admin give-back": ("book", "--yes"),
    "admin invite": (),
    "admin revoke": ("device", "--yes"),
    "admin purge": ("--older-than", "9", "--yes"),
    "db copy": ("{folder}", "postgresql://nobody@127.0.0.1:1/none"),
    "score": ("{folder}/../none.json",),
}
"""Every command but `serve`, with what it wants beside the data folder."""


def commands_of(group: click.Group, before: str = "") -> set[str]:
    """Return the names of all commands, those of groups too."""
    names: set[str] = set()
    for name, command in group.commands.items():
        inner = isinstance(command, click.Group)
        names |= commands_of(command, f"{before}{name} ") if inner else {before + name}
    return names


def test_no_command_but_serve_makes_a_key_of_an_empty_folder(tmp_path, monkeypatch):
    """Each does its work without a key, or stops: another key is none that phones are known by."""
    assert {*WITHOUT_SERVE, "serve"} == commands_of(cli.commands)
    for name in ("SECRET_KEY", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    for name, args in WITHOUT_SERVE.items():
        folder = tmp_path / name / "data"
        folder.mkdir(parents=True)
        words = [*name.split(), *(word.format(folder=folder) for word in args)]
        CliRunner().invoke(cli.commands, words, env={"COMPANION_DATA": str(folder)})
        assert not list((tmp_path / name).rglob("secret*")), name


def test_backup_with_database_url_and_no_data_folder_refuses(tmp_path, monkeypatch):
    """The key is asked for before the database: there is nobody at this address."""
    monkeypatch.delenv("SECRET_KEY", raising=False)
    environment = {
        "DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none",
        "XDG_DATA_HOME": str(tmp_path / "home"),
        "COMPANION_DATA": "",
    }
    result = CliRunner().invoke(cli.commands, ["backup", str(tmp_path / "backup")], env=environment)
    assert isinstance(result.exception, SettingsError)
    assert str(result.exception).startswith("There is no secret key in")
    assert not (tmp_path / "backup").exists()
    assert not list(tmp_path.rglob("secret*"))


def test_doctor_needs_no_key_and_makes_none(keyless):
    assert do("doctor", "--data", keyless).exit_code == 0
    assert do("doctor", "--mend", "--data", keyless).exit_code == 0
    assert not (keyless / "secret").exists()


def test_doctor_is_not_stopped_by_a_key_that_is_none(keyless):
    (keyless / "secret").touch()
    assert do("doctor", "--data", keyless).exit_code == 0


def test_db_copy_needs_no_key_and_makes_none(keyless, postgres):
    postgres.run("CREATE DATABASE keyless_target")
    try:
        address = postgres.driver_address("keyless_target").replace("+psycopg", "")
        result = do("db", "copy", keyless, address)
        assert (result.exit_code, result.stderr) == (0, "")
        assert not (keyless / "secret").exists()
    finally:
        postgres.run("DROP DATABASE keyless_target")


def test_score_needs_no_key_and_makes_none(tmp_path):
    file = tmp_path / "game.json"
    game = {"format": "companion/1", **tally(), "log": []}
    file.write_text(json.dumps(game))
    home = tmp_path / "home"
    assert do("score", file, XDG_DATA_HOME=str(home)).exit_code == 0
    assert not home.exists()


def test_demo_makes_no_key_and_the_first_start_after_it_does(tmp_path):
    assert do("demo", "--data", tmp_path).exit_code == 0
    assert not (tmp_path / "secret").exists()
    with serving(tmp_path) as server, closing(Caller(server.port)) as phone:
        assert phone.call("GET", "/")[0] == 200
        assert phone.call("GET", "/api/games")[1]["games"]
    assert len((tmp_path / "secret").read_text()) == 64


def test_serve_makes_the_key_of_an_empty_folder_and_keeps_it(played):
    key = (played / "secret").read_text()
    assert len(key) == 64
    with serving(played):
        assert (played / "secret").read_text() == key


def test_serve_where_phones_are_known_and_the_key_is_missing_stops(keyless):
    result = run("serve", "--data", keyless, PORT=str(free_port()))
    assert result.returncode == 1
    assert result.stderr.startswith("companion: The secret key by which phones are known here is")
    assert str(keyless / "secret") in result.stderr
    assert not (keyless / "secret").exists()


def test_serve_with_a_postgresql_and_an_empty_folder_makes_a_key(postgresql_database, tmp_path):
    address = postgresql_database["postgresql"].replace("+psycopg", "")
    folder = tmp_path / "second"
    with serving(folder, env={**os.environ, "DATABASE_URL": address}):
        assert len((folder / "secret").read_text()) == 64


def test_wsgi_application_without_a_key_stops(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path))
    monkeypatch.delenv("SECRET_KEY", raising=False)
    with pytest.raises(SettingsError, match="no secret key"):
        create_app()


def test_backup_command_asks_for_the_key_before_anything_is_copied(settings, tmp_path, phone):
    keyless = read_settings({}, settings.data)
    with pytest.raises(SettingsError, match="no secret key"):
        commands.backup(keyless, tmp_path / "backup.sqlite")
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".companion-")] == []
