"""Hundreds of streams that are cut at once, and come back."""

from concurrent.futures import ThreadPoolExecutor

from companion.core.limits import MAX_STREAMS
from companion.pubsub.messages import RETRY_MS
from tests.conftest import points

PHONES = 20
TOGETHER = 40
"""Connections that are opened at the same moment."""


def test_all_are_let_in_again_and_miss_nothing(table):
    phones = [table.phone("watch") for _ in range(PHONES)]
    everybody = [phone for phone in phones for _ in range(MAX_STREAMS)]
    with ThreadPoolExecutor(TOGETHER) as at_once:
        streams = list(at_once.map(table.listen, everybody))
        places = [stream.next().number for stream in streams]
        waits = {stream.retry for stream in streams}
        assert len(waits) > len(everybody) / 4, "they would all come back at once"
        assert RETRY_MS <= min(waits) < max(waits) < 2 * RETRY_MS
        for stream in streams:
            stream.close()
        table.write(0, points("a", 1, 2))
        again = list(at_once.map(lambda who: table.listen(who[0], last=who[1]),
                                 zip(everybody, places, strict=True)))  # fmt: skip
    assert {stream.answer.status for stream in again} == {200}
    assert all(stream.log()["entries"] == [points("a", 1, 2)] for stream in again)
    table.write(1, points("b", 1, 2))
    assert all(stream.log()["entries"] == [points("b", 1, 2)] for stream in again)
