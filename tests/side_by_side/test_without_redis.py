"""Redis is killed, frozen, and there again: phones ask by themselves, and are then told again."""

import time
from contextlib import suppress
from statistics import median

from companion.pubsub.redis_broker import TIMEOUT_SECONDS
from tests.conftest import points
from tests.live.listener import Listener
from tests.side_by_side.servers import ready, until_streams

A, B, C = points("a", 1, 2), points("b", 3, 4), points("c", 5, 6)
MANY = 30


def rest_of(stream: Listener) -> list[str]:
    """Return what a stream still tells until it ends, in order."""
    texts: list[str] = []
    with suppress(StopIteration):
        while True:
            texts.append(stream.next().name)
    return texts


def test_phones_ask_until_redis_is_back(table, other, broken, servers):
    guest = table.phone("watch", at=other)
    table.write(0, A)
    stream = table.listen(guest)
    number = stream.next_of("log").number
    broken.kill()
    assert "gone" not in rest_of(stream)  # the phone may come back
    refused = table.listen(guest, last=number).answer
    assert (refused.status, refused.headers["Retry-After"]) == (503, "10")
    table.write(1, B)
    log = guest.call("GET", f"/api/games/{table.game}/log?after=1")[1]
    assert log["entries"] == [B]
    assert ready(other.port) == (200, b'{"status":"ok","streams":false}\n')
    broken.start()
    for server in servers:
        until_streams(server.port, flow=True)
    again = table.listen(guest, last=number)
    assert again.log()["entries"] == [B]
    table.write(2, C)
    assert again.log()["entries"] == [C]


def test_silent_redis_delays_no_call(table, other, broken):
    guest = table.phone("watch", at=other)
    stream = table.listen(guest)
    stream.log()
    awake = median_seconds(table, 0)
    broken.freeze()
    silent = median_seconds(table, MANY)
    assert silent < awake + TIMEOUT_SECONDS / 2, "entries wait for Redis"
    assert guest.call("POST", "/api/join", {"token": "nothing"})[0] == 404
    assert "gone" not in rest_of(stream)
    assert guest.call("GET", f"/api/games/{table.game}/log")[1]["seq"] == 2 * MANY


def median_seconds(table, first: int) -> float:
    """Write many entries from this number on; return how long most took, here and now."""
    took: list[float] = []
    for number in range(first, first + MANY):
        began = time.monotonic()
        table.write(number, points(str(number), 1, 2))
        took.append(time.monotonic() - began)
    return median(took)
