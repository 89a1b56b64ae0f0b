"""`companion admin`, as somebody at the terminal of a server uses it."""

import json
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from companion.access.scorebooks import public_id
from companion.cli import commands
from companion.core.config import SettingsError
from companion.core.limits import HostBounds
from companion.models import db
from tests.conftest import points, tally
from tests.forking import run_companion
from tests.serving import Caller, serving


def admin(settings, *words: str | Path, says: str = "") -> Result:
    """Run the command on the database of a test, with an answer to its question."""
    address = (settings.postgresql or "").replace("+psycopg", "")
    words = ("admin", *map(str, words), "--data", str(settings.data))
    return CliRunner().invoke(commands, words, input=says, env={"DATABASE_URL": address})


def admin_json(settings, *words: str | Path):
    result = admin(settings, *words, "--json")
    assert (result.exit_code, result.stderr) == (0, ""), result.exception
    return json.loads(result.stdout)


@pytest.fixture
def book(phone) -> str:
    """Return the scorebook of a phone with two games."""
    for game in ("g1", "g2"):
        phone.start(game)
        phone.write(game, 0, points("a", 1, 2))
    return phone.get("/api/games").json["games"][0]["scorebook"]


def device_of(phone) -> str:
    return public_id(phone.get_cookie("device").value.split(".")[0])


def log_of(settings) -> list[dict]:
    lines = (settings.data / "admin.log").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_erasing_by_a_script_is_said_in_json(settings, book):
    one = admin_json(settings, "erase", book, "--person", "Ben", "--yes")
    assert (one["scorebook"], one["games"]) == (book, 2)
    assert "Ben" not in json.dumps(one)
    assert admin_json(settings, "erase", book, "--yes") == {"scorebook": book, "games": 2}
    assert admin_json(settings, "list") == []


@pytest.mark.every_database
def test_list_tells_each_scorebook_and_its_size(settings, book):
    (listed,) = admin_json(settings, "list")
    size = {key: listed[key] for key in ("id", "games", "deleted", "entries", "people", "devices")}
    assert size == {"id": book, "games": 2, "deleted": 0, "entries": 2, "people": 2, "devices": 1}
    assert listed["bytes"] > 50
    assert listed["names"] == ["Ada", "Ben"]
    assert "Scorebooks: 1, games: 2." in admin(settings, "list").stdout


@pytest.mark.every_database
def test_devices_tell_what_each_may_do(settings, phone, new_phone, book):
    guest = new_phone()
    guest.join(phone.share("g1", "watch"))
    listed = {one["device"]: one for one in admin_json(settings, "devices", "--scorebook", book)}
    assert listed[device_of(phone)]["role"] == "own"
    assert (listed[device_of(guest)]["role"], listed[device_of(guest)]["games"]) == (None, 1)


@pytest.mark.every_database
def test_export_writes_files_that_the_app_takes_in(settings, book, tmp_path):
    result = admin_json(settings, "export", book[:8], tmp_path / "out")
    (file,) = result["files"]
    games = json.loads(Path(file).read_text("utf-8"))["games"]
    assert {one["file"]["id"] for one in games} == {"g1", "g2"}
    said = admin(settings, "export", book, tmp_path / "out").stdout
    assert said.strip() == f"Scorebook {book} is written into {file}."


@pytest.mark.every_database
def test_export_of_one_person_tells_of_nobody_else(settings, phone, book, tmp_path):
    phone.write("g1", 1, {"id": "end", "type": "finish"})
    result = admin_json(settings, "export", book, tmp_path / "out", "--person", "ADA")
    content = Path(result["files"][0]).read_text("utf-8")
    assert json.loads(content)["people"][0]["name"] == "Ada"
    assert {one["game"] for one in json.loads(content)["games"]} == {"g1", "g2"}
    assert "Ben" not in content


def test_erase_asks_before_it_erases(settings, phone, book):
    refused = admin(settings, "erase", book, says="n\n")
    assert refused.exit_code == 1
    assert f"Erase scorebook {book} for good? Games in it: 2." in refused.stderr
    assert phone.get("/api/games/g1").status_code == 200
    result = admin(settings, "erase", book, says="y\n")
    assert result.stdout.strip() == f"Scorebook {book} is erased. Games in it: 2."
    assert phone.get("/api/games/g1").status_code == 410
    assert [line["command"] for line in log_of(settings)] == ["erase"]


def test_erased_person_is_a_mark_and_the_log_of_the_command_does_not_name_them(
    settings, phone, book
):
    result = admin(settings, "erase", book, "--person", "Ben", says="y\n")
    assert "Take Ben out of every game" in result.stderr
    assert "Games changed: 2." in result.stdout
    seats = phone.get("/api/games/g1").json["setup"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "○"]
    assert "Ben" not in (settings.data / "admin.log").read_text("utf-8")


@pytest.mark.every_database
def test_lost_phone_s_scorebook_is_given_to_another_by_a_link(settings, phone, new_phone, book):
    address = "https://cards.test"
    result = admin_json(settings, "give-back", book, "--yes", "--address", address)
    assert result["link"].startswith(f"{address}/join#")
    other = new_phone()
    assert other.join(result["link"].partition("#")[2]).json["role"] == "own"
    assert (other.role_in("g1"), phone.role_in("g1")) == ("own", "watch")
    assert result["link"].partition("#")[2] not in (settings.data / "admin.log").read_text()


def test_scorebook_without_an_owner_is_given_back_as_well(settings, phone, new_phone, book):
    admin_json(settings, "revoke", device_of(phone), "--yes")
    assert phone.role_in("g1") is None
    result = admin_json(settings, "give-back", book, "--yes")
    other = new_phone()
    assert other.join(result["link"].partition("#")[2]).json["role"] == "own"
    assert other.role_in("g1") == "own"


def test_invited_phone_begins_games_on_a_private_server(settings, own_app):
    own_app.config["HOST_BOUNDS"] = HostBounds(invite_only=True)
    phone = own_app.test_client()
    assert phone.start("g1").status_code == 422
    result = admin_json(settings, "invite", "--address", "https://cards.test")
    assert phone.join(result["link"].partition("#")[2]).json["role"] == "own"
    assert phone.start("g1").status_code == 201


def test_revoked_device_s_links_let_nobody_in(settings, phone, new_phone, book):
    guest = new_phone()
    guest.join(phone.share("g1", "record", whole_book=True))
    token = phone.share("g1", "watch")
    result = admin_json(settings, "revoke", device_of(phone), "--yes", "--scorebook", book)
    assert result["grants"] == 3
    assert (phone.role_in("g1"), guest.role_in("g1")) == (None, "record")
    assert new_phone().join(token).status_code == 404


@pytest.mark.every_database
@pytest.mark.parametrize("is_everywhere", [True, False])
def test_game_of_a_revoked_device_is_the_scorebook_owner_s_again(
    settings, phone, new_phone, book, is_everywhere
):
    other = new_phone()
    other.join(phone.share("g1", "own"))
    assert (phone.role_in("g1"), other.role_in("g1")) == ("watch", "own")
    where = () if is_everywhere else ("--scorebook", book)
    assert admin_json(settings, "revoke", device_of(other), "--yes", *where)["grants"] == 1
    assert (phone.role_in("g1"), other.role_in("g1")) == ("own", None)


@pytest.mark.long
def test_revoked_device_s_open_stream_ends_while_the_server_runs(tmp_path):
    with ExitStack() as opened:
        server = opened.enter_context(serving(tmp_path))
        caller = opened.enter_context(closing(Caller(server.port)))
        caller.call("PUT", "/api/games/g1", tally())
        stream = opened.enter_context(closing(HTTPConnection("127.0.0.1", server.port, timeout=60)))
        stream.request("GET", "/api/games/g1/stream", headers={"Cookie": caller.cookie})
        answer = stream.getresponse()
        assert answer.status == 200
        device = public_id(caller.cookie.partition("=")[2].split(".")[0])
        run_companion("admin", "revoke", device, "--yes", "--data", tmp_path, check=True)
        answer.read()  # to its end
        assert caller.call_until_answered("GET", "/api/games/g1")[0] == 404


@pytest.mark.every_database
def test_purge_removes_what_nobody_touched_for_so_many_days(settings, phone, stranger, book, app):
    with app.app_context(), db.engine.begin() as connection:
        long_ago = {"time": "2020-01-01T00:00:00.000Z"}
        connection.execute(
            text("UPDATE game SET touched = :time, born = :time WHERE id <> 'g2'"), long_ago
        )
        connection.execute(text("UPDATE scorebook SET made = :time"), long_ago)
    refused = admin(settings, "purge", "--older-than", "365", says="n\n")
    assert "Games: 2, scorebooks: 1." in refused.stderr
    result = admin_json(settings, "purge", "--older-than", "365", "--yes")
    assert (result["games"], result["scorebooks"]) == (2, 1)
    assert phone.get("/api/games/g1").status_code == 410
    assert phone.get("/api/games/g2").status_code == 200
    assert [one["id"] for one in admin_json(settings, "list")] == [book]


@pytest.mark.parametrize("command", ["erase", "give-back", "export"])
def test_unknown_scorebook_is_told_in_one_sentence(settings, book, command, tmp_path):
    result = admin(settings, command, "nowhere", *([tmp_path] if command == "export" else []))
    assert isinstance(result.exception, SettingsError)
    sentence = "“nowhere” does not name one thing here. It could be: none."
    assert str(result.exception) == sentence


def test_folder_without_a_database_is_told_in_one_sentence(tmp_path):
    result = CliRunner().invoke(commands, ["admin", "list", "--data", str(tmp_path / "nothing")])
    assert isinstance(result.exception, SettingsError)
    assert str(result.exception).startswith("There is no database in ")
