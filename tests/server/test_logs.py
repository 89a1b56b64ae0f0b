"""What a server says of itself: lines that can be read, and nothing that would let anybody in."""

import json
import os
import re
import socket
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import pysqlite3.dbapi2 as sqlite
import pytest

from tests.conftest import points, tally
from tests.figures import KNOWN, TOKEN
from tests.serving import Caller, serving

ROLES = [
    ({"role": "record"}, "record"),
    ({"role": "watch"}, "watch"),
    ({"role": "record", "whole_book": True}, "record"),
    ({"role": "own"}, "own"),
]
"""Every kind of link, and what it lets in as."""
FORM_TOKEN = re.compile(r'name="csrf_token"[^>]* value="([^"]+)"')

HOOK = """
import json, traceback

def tell(error, about):
    with open({out!r}, "a") as out:
        print(json.dumps(about), repr(vars(error)), *traceback.format_exception(error), file=out)
"""


@pytest.fixture(params=["text", "json"])
def form(request) -> str:
    return request.param


@pytest.fixture
def log(form, tmp_path) -> tuple[list[str], str]:
    """Return what nobody else may know of an evening with all that goes wrong in one.

    What was logged.
    """
    log_file = tmp_path / "log"
    running = {"env": {**os.environ, "LOG": form}}
    with (
        log_file.open("w") as log,
        serving(tmp_path / "data", stderr=log, **running) as server,
        ExitStack() as opened,
    ):
        owner, *guests = (
            opened.enter_context(closing(Caller(server.port))) for _ in range(1 + len(ROLES))
        )
        secrets = play_evening(owner, guests)
        with_queries(owner, *secrets)
        nonsense(server.port, *secrets)
        opened.close()
        assert server.stop() == 0
    return secrets, log_file.read_text() + server.said


def test_no_token_and_no_cookie_is_ever_logged(log):
    secrets, text = log
    assert "Invalid request from ip=127.0.0.1" in text
    for secret in secrets:
        assert secret not in text


@pytest.mark.parametrize("form", ["json"], indirect=True)
def test_each_line_is_an_object_that_names_its_request(log):
    lines = [json.loads(line) for line in log[1].splitlines() if line.startswith("{")]
    answered = [line for line in lines if line["message"] == "answered"]
    assert len({line["request"] for line in answered}) == len(answered) > len(ROLES)
    assert all(line.keys() >= {"time", "level"} for line in lines)
    (line_of_start,) = (
        line for line in answered if line["status"] == 201 and line["method"] == "PUT"
    )
    assert line_of_start["route"] == "/api/games/<game>"
    assert line_of_start["ms"] > 0


def play_evening(owner: Caller, guests: list[Caller]) -> list[str]:
    """Return a game that is shared, joined, written to and handed over; the secrets of all that."""
    assert owner.call("PUT", "/api/games/g1", tally())[0] == 201
    secrets = [FORM_TOKEN.search(owner.call("GET", "/scorebook")[1])[1]]
    for guest, (wish, role) in zip(guests, ROLES, strict=True):
        status, link = owner.call("POST", "/api/games/g1/links", wish)
        assert status == 201
        token = link["token"]
        assert guest.call("POST", "/api/join", {"token": token[:-1]})[0] == 404
        assert guest.call("POST", "/api/join", {"token": [token]})[0] == 400
        assert guest.call("POST", "/api/join", {"token": token})[1]["role"] == role
        secrets += [token, token[8:]]
    batch = {"after": 0, "entries": [points("a", 1, 2)]}
    assert guests[0].call("POST", "/api/games/g1/log", batch)[0] == 200
    assert guests[0].call("POST", "/api/games/g1/log", batch | {"after": token})[0] == 400
    return secrets + [caller.cookie.split("=")[1] for caller in (owner, *guests)]


def with_queries(caller: Caller, *secrets: str) -> None:
    """Addresses that nobody of ours makes, with a secret where none belongs."""
    for secret in secrets:
        assert caller.call("GET", f"/nowhere?token={secret}")[0] == 404


def nonsense(port: int, *secrets: str) -> None:
    """Send requests that are none, with all of it inside."""
    for request in (
        f"NONSENSE / HTTP/9.9\r\nCookie: {' '.join(secrets)}\r\n\r\n",
        f"nonsense /join?{'&'.join(secrets)} HTTP/1.1\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
            line.sendall(request.encode())
            assert b"400" in line.recv(1000)


def test_no_token_and_no_cookie_is_told_of_what_nobody_foresaw(form, tmp_path):
    """The database has been tampered with, so that calls fail in the middle, for all they carry."""
    data, log_file, hook_file = (tmp_path / name for name in ("data", "log", "hook"))
    (tmp_path / "our_errors.py").write_text(HOOK.format(out=str(hook_file)))
    hook = {"ERROR_HOOK": "our_errors:tell", "PYTHONPATH": str(tmp_path)}
    running = {"env": {**os.environ, **hook, "LOG": form, "METRICS_TOKEN": TOKEN}}
    with (
        log_file.open("w") as log,
        serving(data, stderr=log, **running) as server,
        closing(Caller(server.port)) as owner,
        closing(Caller(server.port)) as guest,
    ):
        secrets = failures(data, owner, guest)
        assert server.stop() == 0
    for text in (log_file.read_text(), hook_file.read_text()):
        assert text.count("Traceback") >= len(FAILING)
    for rule in FAILING:
        assert rule in hook_file.read_text()
    text = log_file.read_text() + hook_file.read_text() + server.said
    for secret in secrets:
        assert secret not in text


FAILING = ("/api/join", "/people/new", "/api/games/<game>", "/metrics")


def failures(data: Path, owner: Caller, guest: Caller) -> list[str]:
    """Make and return calls that end in a 500, with a secret in body, cookie and head."""
    assert owner.call("PUT", "/api/games/g1", tally())[0] == 201
    token = owner.call("POST", "/api/games/g1/links", {"role": "record"})[1]["token"]
    form_token = FORM_TOKEN.search(owner.call("GET", "/scorebook")[1])[1]
    tamper(data, "UPDATE link SET role = 99")
    assert guest.call("POST", "/api/join", {"token": token})[0] == 500
    tamper(data, "UPDATE scorebook_grant SET role = 99")
    form = f"name=Zoe&csrf_token={form_token}"
    as_form = {"Cookie": owner.cookie, "Content-Type": "application/x-www-form-urlencoded"}
    assert status(owner, "POST", "/people/new", as_form, form) == 500
    tamper(data, "UPDATE scorebook_grant SET role = 3", "UPDATE game SET file = 'no JSON'")
    assert owner.call("GET", "/api/games/g1")[0] == 500
    (folder,) = data.glob("figures-*")
    (folder / "counter_1.db").write_bytes(b"nonsense" * 8)
    assert status(owner, "GET", "/metrics", KNOWN) == 500
    return [
        token,
        token[8:],
        form_token,
        TOKEN,
        *(one.cookie.split("=")[1] for one in (owner, guest)),
    ]


def tamper(data: Path, *statements: str) -> None:
    with closing(sqlite.connect(data / "companion.db.sqlite", isolation_level=None)) as other:
        for statement in statements:
            other.execute(statement)


def status(caller: Caller, method: str, path: str, headers: dict, body: str | None = None) -> int:
    """Return what comes of a request that is no call."""
    with closing(HTTPConnection("127.0.0.1", caller.connection.port, timeout=60)) as line:
        line.request(method, path, body, {"Sec-Fetch-Site": "same-origin", **headers})
        return line.getresponse().status
