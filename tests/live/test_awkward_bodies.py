"""Bodies made to cost much: their sender is answered, and nobody else waits for that."""

import io
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from typing import TypeVar

import pytest
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from companion.core.limits import MAX_BODY_BYTES
from tests.live.conftest import Table
from tests.serving import Served
from tests.web.pages import token
from tests.web.who_may import CALLS

T = TypeVar("T")

PATIENCE_SECONDS = 10
"""Far more than a linear reading takes on a busy machine; what is quadratic takes minutes."""
NESTED = 31
NAMES = 90_000


def filled(item: bytes) -> bytes:
    """Build the longest list of this item that a call may bring."""
    return b"[" + b",".join([item] * ((MAX_BODY_BYTES - 50) // (len(item) + 1))) + b"]"


def repeating() -> bytes:
    """Build an object of many names, the last of which stands twice."""
    names = [*(f"{n:x}" for n in range(NAMES)), f"{NAMES - 1:x}"]
    return b"{" + ",".join(f'"{name}":0' for name in names).encode() + b"}"


BODIES = {
    "a name repeated at the end": repeating(),
    "a long name repeated": b"{" + b",".join([b'"' + b"a" * 499_000 + b'":0'] * 2) + b"}",
    "nesting": b'{"a":' + b"[" * 490_000 + b"]" * 490_000 + b"}",
    "nesting within bounds": b'{"a":' + filled(b"[" * (NESTED - 1) + b"]" * (NESTED - 1)) + b"}",
    "numbers": b'{"a":' + filled(b"9" * 4_000) + b"}",
    "a number of many digits": b'{"a":' + b"9" * 990_000 + b"}",
    "strings of escapes": b'{"a":' + filled(rb'"\ud83d\ude00"') + b"}",
    "arrays of empty objects": b'{"a":' + filled(b"{}") + b"}",
    "entries that are empty": b'{"after":0,"entries":' + filled(b"{}") + b"}",
}


def statuses(table: Table, body: bytes, sender: str) -> Iterator[tuple[str, int]]:
    """Send a body from an address to every call that reads one; yield what it answered."""
    headers = {
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
        "Cookie": table.owner.cookie,
    }
    for method, rule in CALLS:
        if method in ("GET", "DELETE"):
            continue
        server, port = "127.0.0.1", table.served.port
        with closing(HTTPConnection(server, port, 60, source_address=(sender, 0))) as line:
            line.request(method, rule.replace("<game>", table.game), body, headers)
            yield f"{method} {rule}", line.getresponse().status


def health(served: Served) -> int:
    """Ask for the server's health; raises `TimeoutError` where nobody answers."""
    with closing(HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE_SECONDS)) as line:
        line.request("GET", "/health")
        return line.getresponse().status


def while_healthy(table: Table, send: Callable[[], T]) -> T:
    """Send what takes the server a while, and ask for its health until that is answered."""
    with ThreadPoolExecutor() as pool:
        sending = pool.submit(send)
        answered = [health(table.served)]
        while not sending.done():
            answered.append(health(table.served))
        assert set(answered) == {200}
        return sending.result()


def upload(table: Table, content: bytes) -> int:
    """Send a file as the scorebook's page does."""
    page = str(table.owner.call("GET", "/scorebook")[1])
    fields = {
        "csrf_token": token(page),
        "file": FileStorage(io.BytesIO(content), "evening.json"),
    }
    boundary, body = encode_multipart(fields)
    headers = {
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": f"multipart/form-data; boundary={boundary}",
        "Cookie": table.owner.cookie,
    }
    with closing(HTTPConnection("127.0.0.1", table.served.port, timeout=60)) as line:
        line.request("POST", "/scorebook/files", body, headers)
        return line.getresponse().status


@pytest.mark.parametrize("name", BODIES)
def test_server_answers_others_while_an_awkward_body_is_refused(table, name):
    body, sender = BODIES[name], f"127.0.1.{list(BODIES).index(name) + 1}"
    assert len(body) <= MAX_BODY_BYTES
    answers = while_healthy(table, lambda: dict(statuses(table, body, sender)))
    assert len(answers) == 6
    assert set(answers.values()) <= {400, 422}


def test_server_answers_others_while_an_awkward_file_is_refused(table):
    assert while_healthy(table, lambda: upload(table, repeating())) == 422
