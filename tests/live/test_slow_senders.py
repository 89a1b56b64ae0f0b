"""Connections on which next to nothing comes or goes: they hold nobody up, and have their time."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection, socket

import pytest

from companion.core.paths import STATIC
from companion.server.serve import MAX_CONNECTIONS
from tests.live import impatient
from tests.live.conftest import Table
from tests.serving import Served, serving
from tests.waiting import wait_until

HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n"
    b'Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"token": "'
)
MANY = 200
ESTABLISHED = "01"
MORE = 40
"""Of the largest file so many times as no system keeps for who does not read."""
LARGE = max((STATIC / "assets").glob("*.wasm"), key=lambda file: file.stat().st_size)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory) -> Iterator[Served]:
    """Provide a server that waits for two seconds, and has a few connections open."""
    program = sys.executable, Path(impatient.__file__)
    with serving(tmp_path_factory.mktemp("hasty"), *program) as server:
        yield server


def test_hundreds_of_slow_senders_hold_nobody_up(tmp_path):
    with serving(tmp_path) as server, ExitStack() as opened:
        table = Table(server, opened)
        stream = table.listen()
        assert stream.log()["entries"] == []
        for half in (HALF_A_HEAD, HALF_A_BODY):
            for _ in range(MANY):
                line = opened.enter_context(closing(create_connection(("127.0.0.1", server.port))))
                line.sendall(half)
        table.write(0, {"id": "a", "type": "round", "players": [{"points": 1}, {"points": 2}]})
        assert stream.log()["seq"] == 1


@pytest.mark.parametrize(("half", "answered"), [(HALF_A_HEAD, b""), (HALF_A_BODY, b"HTTP/1.1 408")])
def test_request_that_drips_is_cut_off(hasty, half, answered):
    with ExitStack() as opened:
        line = opened.enter_context(closing(create_connection(("127.0.0.1", hasty.port))))
        line.sendall(half)
        answer = dripped(line)
        assert answer[: len(answered) or None] == answered
        assert Table(hasty, opened).listen().log()["entries"] == []


def dripped(line) -> bytes:
    """Return what a server says that is sent a byte now and then, until it closes the line."""
    answer = b""
    line.settimeout(0.1)
    with suppress(ConnectionError):
        while True:
            with suppress(TimeoutError):
                piece = line.recv(10_000)
                answer += piece
                if not piece:
                    break
            line.sendall(b"x")
    return answer


def test_connection_beyond_the_bound_is_answered_once_another_has_ended(hasty):
    assert MAX_CONNECTIONS == 10_000  # docs/threats.md
    with ExitStack() as opened:
        ports = []
        for _ in range(impatient.CONNECTIONS):
            line = opened.enter_context(closing(create_connection(("127.0.0.1", hasty.port))))
            line.sendall(HALF_A_HEAD)
            ports.append(line.getsockname()[1])
        line = opened.enter_context(closing(create_connection(("127.0.0.1", hasty.port))))
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        assert {state_of(hasty.port, port) for port in ports} != {ESTABLISHED}


def test_client_that_reads_no_answer_is_disconnected(hasty):
    with socket() as line:
        line.setsockopt(SOL_SOCKET, SO_RCVBUF, 2_000)
        line.connect(("127.0.0.1", hasty.port))
        query = f"GET /static/assets/{LARGE.name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        line.sendall(query.encode() * MORE)
        (_, mine) = line.getsockname()
        wait_until(lambda: state_of(hasty.port, mine) != ESTABLISHED, "the server lets go")
        assert len(rest_on(line)) < MORE * LARGE.stat().st_size


def test_file_comes_whole_by_a_line_that_takes_little_at_a_time(tmp_path):
    with serving(tmp_path) as server, socket() as line:
        line.setsockopt(SOL_SOCKET, SO_RCVBUF, 2_000)
        line.connect(("127.0.0.1", server.port))
        query = f"GET /static/assets/{LARGE.name} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        line.sendall(query.encode() + b"Connection: close\r\n\r\n")
        _, _, body = rest_on(line).partition(b"\r\n\r\n")
    assert body == LARGE.read_bytes()


def rest_on(line: socket) -> bytes:
    """Return what has come on a line that the server has let go."""
    answer = b""
    with suppress(ConnectionError):
        while piece := line.recv(10_000):
            answer += piece
    return answer


def state_of(port: int, other: int) -> str | None:
    """How the server's end of a connection stands, as the system numbers it; None: it is gone."""
    ends = f":{port:04X}", f":{other:04X}"
    for _, mine, theirs, state, *_ in map(
        str.split, Path("/proc/net/tcp").read_text().splitlines()
    ):
        if mine.endswith(ends[0]) and theirs.endswith(ends[1]):
            return state
    return None
