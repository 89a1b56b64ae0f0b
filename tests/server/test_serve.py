"""`companion serve` as people run it: a process, a socket, a database on the disk."""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from io import StringIO

import pysqlite3.dbapi2 as sqlite
import pytest
import segno

from tests.conftest import points, tally
from tests.forking import run_companion
from tests.serving import Caller, free_port, serving

PHONES = 6
ROUNDS = 15


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def caller(served):
    with closing(Caller(served.port)) as caller:
        yield caller


def test_server_prints_its_address(served):
    assert f"Companion keeps score at {served.address}" in served.said


def test_code_is_printed_once_also_where_output_is_collected_before_it_is_written(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with serving(tmp_path, env=environment) as server:
        assert server.stop() == 0
        printed = server.process.stdout.read()
    code = StringIO()
    segno.make(server.address, error="l", micro=False).terminal(code, compact=True)
    assert printed == code.getvalue()


def test_server_behind_a_proxy_prints_the_names_it_answers_to(tmp_path):
    environment = {**os.environ, "TRUSTED_HOSTS": "cards.test"}
    with serving(tmp_path, env=environment) as server:
        line = server.process.stdout.readline()
    assert line == "It answers to these names only (TRUSTED_HOSTS): cards.test\n"


def test_a_taken_address_is_told_in_one_line(served, tmp_path):
    environment = {**os.environ, "PORT": str(served.port)}
    result = run_companion("serve", "--data", tmp_path, env=environment)
    assert result.returncode == 1
    assert result.stderr == (
        f"companion: 127.0.0.1:{served.port} cannot be listened on (Address already in use). "
        "Choose another address with HOST and PORT.\n"
    )


@pytest.mark.parametrize("command", [["serve"], ["doctor"], ["backup", "backup.sqlite"]])
def test_database_that_lets_nobody_in_is_told_in_one_line(command, tmp_path):
    address = f"postgresql://companion:wrong-password@127.0.0.1:{free_port()}/companion"
    environment = {**os.environ, "PORT": str(free_port()), "SECRET_KEY": "x" * 32}
    environment["DATABASE_URL"] = address
    result = run_companion(*command, "--data", tmp_path, env=environment, cwd=tmp_path)
    assert result.returncode == 1
    assert re.fullmatch(
        r"companion: The database of DATABASE_URL cannot be used .+\n", result.stderr
    )
    assert "wrong-password" not in result.stderr


def test_second_server_on_a_folder_is_refused_in_one_line(served):
    environment = {**os.environ, "PORT": str(free_port())}
    result = run_companion("serve", "--data", served.data, env=environment)
    assert result.returncode == 1
    assert result.stderr == (
        f"companion: Another Companion serves the folder {served.data.resolve()} already. "
        "Stop it, or name another folder with --data or COMPANION_DATA.\n"
    )


def test_database_and_folder_are_closed_to_others(tmp_path):
    (tmp_path / "old").mkdir(mode=0o755)
    with serving(tmp_path / "old") as server:
        server.stop()
    database = tmp_path / "old" / "companion.db.sqlite"
    database.chmod(0o644)  # as earlier versions made it
    for name in ("old", "new"):
        with serving(tmp_path / name):
            files = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / name).iterdir()}
            files["."] = (tmp_path / name).stat().st_mode & 0o777
        assert {name for name, mode in files.items() if mode & 0o007} == set()
    assert files["."] == 0o700
    assert files["companion.db.sqlite"] == 0o600


def test_a_page_and_a_game_from_an_empty_folder(caller):
    status, page = caller.call("GET", "/")
    assert status == 200
    assert "<companion-app>" in page
    assert caller.call("PUT", "/api/games/g1", tally())[0] == 201
    batch = {"after": 0, "entries": [points("a", 1, 2)]}
    assert caller.call("POST", "/api/games/g1/log", batch)[1]["seq"] == 1


def test_server_stops_on_sigterm_and_has_its_entries_after_a_restart(tmp_path):
    with serving(tmp_path) as server, closing(Caller(server.port)) as caller:
        caller.call("PUT", "/api/games/g1", tally())
        caller.call("POST", "/api/games/g1/log", {"after": 0, "entries": [points("a", 1, 2)]})
        assert server.stop() == 0
        cookie = caller.cookie
    with serving(tmp_path) as server, closing(Caller(server.port)) as caller:
        caller.cookie = cookie
        assert caller.call("GET", "/api/games/g1/log")[1]["entries"] == [points("a", 1, 2)]


def write_rounds(game: str, port: int, cookie: str, writer: int) -> None:
    """Write rounds into one game that others write into too; each is sent until it is taken."""
    with closing(Caller(port)) as phone:
        phone.cookie = cookie
        after = 0
        for number in range(ROUNDS):
            entry = points(f"{writer}-{number}", writer, number)
            status = 409
            while status in (409, 503):
                batch = {"after": after, "entries": [entry]}
                status, answer = phone.call("POST", f"/api/games/{game}/log", batch)
                after = answer.get("seq", after)
            assert status == 200


def test_phones_that_write_at_once_lose_and_double_nothing(served, caller):
    caller.call("PUT", "/api/games/busy", tally())
    with ThreadPoolExecutor(PHONES) as phones:
        for result in [
            phones.submit(write_rounds, "busy", served.port, caller.cookie, writer)
            for writer in range(PHONES)
        ]:
            result.result()
    log = caller.call("GET", "/api/games/busy/log")[1]
    ids = [entry["id"] for entry in log["entries"]]
    assert log["seq"] == len(ids) == PHONES * ROUNDS
    assert set(ids) == {f"{p}-{n}" for p in range(PHONES) for n in range(ROUNDS)}


def test_a_writer_that_waits_for_the_database_holds_nobody_up(served, caller):
    """SQLite's lock is held elsewhere: whoever only reads is answered meanwhile."""
    caller.call("PUT", "/api/games/wait", tally())
    other = sqlite.connect(served.data / "companion.db.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with closing(other), ThreadPoolExecutor(1) as phones:
        waiting = phones.submit(write_rounds, "wait", served.port, caller.cookie, 1)
        for _ in range(20):
            assert caller.call("GET", "/api/games/wait/log")[1]["seq"] == 0
        assert not waiting.done()
        other.execute("ROLLBACK")
        waiting.result()
    assert caller.call("GET", "/api/games/wait/log")[1]["seq"] == ROUNDS
