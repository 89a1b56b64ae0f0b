"""Connections on which next to nothing comes: they hold nobody up, and their time is counted."""

from contextlib import ExitStack, closing
from socket import create_connection

from tests.live.conftest import Table
from tests.serving import serving

HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n"
    b'Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"token": "'
)
MANY = 200


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
