"""Bodies that are none: their sender is told so, and nobody else notices."""

import os
import socket
from contextlib import suppress

import pytest

from tests.serving import serving

HEAD = (
    b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n"
    b"Content-Type: application/json\r\n"
)
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
NONSENSE = {
    "a length below nothing": CHUNKED + b"-5\r\n{}\r\n0\r\n\r\n",
    "a length without end": CHUNKED + b"2;" + b"a" * 20_000,
    "a piece longer than it says": CHUNKED + b"2\r\n{}}\r\n0\r\n\r\n",
    "a piece cut off": CHUNKED + b"5\r\n{}",
    "trailers without end": CHUNKED + b"2\r\n{}\r\n0\r\n" + b"X-More: a\r\n" * 100_000,
    "a body cut off": HEAD + b"Content-Length: 500\r\n\r\n{}",
}


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    folder = tmp_path_factory.mktemp("served")
    with (
        (folder / "log").open("w") as log,
        serving(folder, stderr=log, env={**os.environ, "LOG": "json"}) as server,
    ):
        yield server.port
    assert "Traceback" not in (folder / "log").read_text()


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_request_is_answered_with_400(port, nonsense):
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(nonsense)
        with suppress(OSError):  # it may have answered and hung up before all was sent
            line.shutdown(socket.SHUT_WR)
        assert line.recv(1_000).startswith(b"HTTP/1.1 400 ")
