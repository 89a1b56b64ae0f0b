"""Many requests at once on one connection: others are answered between them."""

import os
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from socket import create_connection, socket

from tests.figures import TOKEN, figures
from tests.serving import Served, serving, workers_of

HEAD = b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
REQUEST = b"GET /static/none" + HEAD + b"\r\n"
LAST = b"GET /metrics" + HEAD + b"Authorization: Bearer %b\r\nConnection: close\r\n\r\n"
MANY = 1_000
"""Requests that all fit into what a system keeps for who does not read yet."""
SOME = 200
ANSWERED = "companion_answer_seconds_count"


@contextmanager
def asleep(served: Served) -> Iterator[None]:
    """Stop a server's only worker meanwhile, so that what is sent comes to it at once."""
    (worker,) = workers_of(served.process.pid)
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)


def connect(served: Served) -> socket:
    """Return a connection on which a request has been answered."""
    line = create_connection(("127.0.0.1", served.port), timeout=60)
    line.sendall(REQUEST)
    assert line.recv(100)
    return line


def last_answer(line: socket) -> str:
    """Return the body of the last answer before the server ends the connection."""
    came = b""
    while piece := line.recv(1 << 20):
        came += piece
    return came.rpartition(b"\r\n\r\n")[2].decode()


def test_connections_with_many_requests_are_answered_in_turns(tmp_path):
    with (
        serving(tmp_path, env={**os.environ, "METRICS_TOKEN": TOKEN}) as served,
        closing(connect(served)) as greedy,
        closing(connect(served)) as other,
    ):
        with asleep(served):
            greedy.sendall(REQUEST * MANY)
            other.sendall(REQUEST * SOME + LAST % TOKEN.encode())
        counts = figures(last_answer(other))
    answered = sum(number for name, number in counts.items() if name.startswith(ANSWERED))
    assert 1.5 * SOME < answered < 3 * SOME
