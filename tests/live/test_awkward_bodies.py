"""Bodies made to cost much: their sender is answered, and nobody else waits for that."""

import io
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import clock_gettime
from typing import TypeVar

import pytest
from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from companion.core.limits import MAX_BODY_BYTES
from tests.live.conftest import Table
from tests.serving import Served, workers_of
from tests.web.pages import token
from tests.web.who_may import CALLS, PAGES

T = TypeVar("T")

PATIENCE_SECONDS = 60
"""Until somebody who asks gives up."""
HEALTH_MS = 200
"""Of the processor, which the server may have used by the time it has answered somebody else: the
middle of what is asked meanwhile. A quick core needs half of it, as of all these bounds, or less;
`make load` looks at the clock, and at every one in a hundred."""
LOOP_MS = 200
"""Of the processor, for which one call may hold the thread that answers everybody. It does not
depend on what else the machine does."""
FORM_MS = 120
"""The same for a form, which is refused before its fields are read, or at the first too many."""
UNREAD_BODIES = 20
UNREAD_MS = 20
"""Of the processor for a body of a megabyte that is refused before it is read, and a small call."""
PROCESSOR_CLOCK = 2
"""Of another process, by whose number it is asked for (Linux: `clock_getcpuclockid`)."""
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
    "half as many lists": b'{"a":' + filled(b"[" * 7 + b"0" * 12 + b"]" * 7) + b"}",
    "numbers": b'{"a":' + filled(b"9" * 4_000) + b"}",
    "a number of many digits": b'{"a":' + b"9" * 990_000 + b"}",
    "strings of escapes": b'{"a":' + filled(rb'"\ud83d\ude00"') + b"}",
    "arrays of empty objects": b'{"a":' + filled(b"{}") + b"}",
    "entries that are empty": b'{"after":0,"entries":' + filled(b"{}") + b"}",
    "an entry of everybody": b'{"after":0,"entries":[{"id":"e","type":"round","players":'
    + filled(b'{"points":1}')[:-60]
    + b"]}]}",
}


FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data; boundary=x"
FILE = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
FORMS = {
    "names without values": (FORM, b"a&" * 499_000),
    "escaped letters": (FORM, b"name=" + b"%41" * 330_000),
    "parts": (MULTIPART, (FILE + b"b\r\n") * 12_000 + b"--x--"),
    "heads": (MULTIPART, b"--x\r\n" + b"A: b\r\n" * 160_000),
    "ends that are none": (MULTIPART, FILE + b"\r\n--y" * 180_000 + b"\r\n--x--"),
}
"""What the pages of the scorebook take, as large as a call may be."""


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


def health_ms(served: Served) -> float:
    """Milliseconds that the server has worked until it answered for its health.

    Raises `TimeoutError`.
    """
    (worker,) = workers_of(served.process.pid)  # which takes a while itself
    before = processor_ms(worker)
    with closing(HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE_SECONDS)) as line:
        line.request("GET", "/health")
        assert line.getresponse().status == 200
    return processor_ms(worker) - before


def processor_ms(worker: int) -> float:
    """Milliseconds of the processor that a process has had so far, in all its threads."""
    return 1000 * clock_gettime(~worker << 3 | PROCESSOR_CLOCK)


def loop_ms(served: Served) -> float:
    """Milliseconds of the processor that the thread of all requests has had so far."""
    (worker,) = workers_of(served.process.pid)
    used = Path(f"/proc/{worker}/task/{worker}/schedstat").read_text().split()[0]
    return int(used) / 1e6


def while_healthy(table: Table, send: Callable[[], T]) -> T:
    """Send what takes the server a while; meanwhile others are answered within `HEALTH_MS`."""
    with ThreadPoolExecutor() as pool:
        sending = pool.submit(send)
        answered = [health_ms(table.served)]
        while not sending.done():
            answered.append(health_ms(table.served))
    assert median(answered) < HEALTH_MS
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
    assert 400_000 < len(body) <= MAX_BODY_BYTES
    answers = while_healthy(table, lambda: dict(statuses(table, body, sender)))
    assert len(answers) == 9
    assert set(answers.values()) <= {400, 422}


@pytest.mark.parametrize("name", BODIES)
def test_awkward_body_holds_the_thread_of_all_requests_for_a_moment_only(table, name):
    sender = f"127.0.2.{list(BODIES).index(name) + 1}"
    before = loop_ms(table.served)
    for call, _ in statuses(table, BODIES[name], sender):
        after = loop_ms(table.served)
        assert after - before < LOOP_MS, call
        before = after


@pytest.mark.parametrize("name", FORMS)
def test_awkward_form_holds_the_thread_of_all_requests_for_a_moment_only(table, name):
    kind, body = FORMS[name]
    headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": kind, "Cookie": table.owner.cookie}
    sender = f"127.0.3.{list(FORMS).index(name) + 1}", 0
    pages = [rule for method, rule in PAGES if method == "POST"]
    for page in pages:
        address = page.replace("<game>", table.game)
        table.owner.call("POST", address)  # which compiles its templates, where it is the first
        before = loop_ms(table.served)
        with closing(HTTPConnection("127.0.0.1", table.served.port, 60, sender)) as line:
            line.request("POST", address, body, headers)
            assert line.getresponse().status in (400, 404, 413, 422), page
        assert loop_ms(table.served) - before < FORM_MS, page
    assert len(pages) == 13


def test_large_body_that_is_refused_unread_costs_next_to_nothing(table):
    """gunicorn by itself copies all that has come of it for each thousand bytes that it drops."""
    body, sender = BODIES["a long name repeated"], ("127.0.4.1", 0)
    headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/json"}
    costs: list[float] = []
    while len(costs) < UNREAD_BODIES:
        before = loop_ms(table.served)
        with closing(HTTPConnection("127.0.0.1", table.served.port, 60, sender)) as line:
            line.request("POST", "/api/join", body, headers)
            answer = line.getresponse()
            answer.read()
            line.request("GET", "/health")  # on the same line: the body has been dropped by then
            assert line.getresponse().status == 200
        status = answer.status
        assert status in (400, 429)
        costs += [loop_ms(table.served) - before] if status == 429 else []

    assert median(costs) < UNREAD_MS


def test_server_answers_others_while_an_awkward_file_is_refused(table):
    assert while_healthy(table, lambda: upload(table, repeating())) == 422
