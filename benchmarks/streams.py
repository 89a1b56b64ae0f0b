"""Five thousand phones that look at their games: memory, delay, and what a restart takes.

An entry counts as delivered when its event has reached a phone, over HTTP and after its commit.
The floors: a bare answer of the same server and an fsync, each at the same percentile, for the
delay; a stop of the same server without phones.
"""

import time
from collections.abc import Iterator
from contextlib import closing

from benchmarks.crowd import Crowd
from benchmarks.figure import Figure, percentile, timed_ms
from benchmarks.floors import bare_ms
from benchmarks.memory import resident_kb
from benchmarks.running import new_server
from tests.serving import Served

PHONES = 6
"""At each table."""
TABLES = 834
STREAMS = TABLES * PHONES
ENTRIES_A_SECOND = 300
SECONDS = 20
WARM_UP = 5
TARGET_KB = 30
TARGET_MS = 25
TARGET_DRAIN = 2


def figures() -> Iterator[Figure]:
    """Memory of a stream, delay of an entry, and the time until a told server is gone."""
    with new_server() as served:
        crowd = Crowd(served.port, TABLES, PHONES)
        with closing(crowd):
            yield memory(served, crowd)
            yield delay(served, crowd)
            yield drain(served, crowd)


def memory(served: Served, crowd: Crowd) -> Figure:
    """Return what one open stream costs."""
    crowd.write(ENTRIES_A_SECOND, WARM_UP)
    before = resident_kb(served)
    crowd.open_streams()
    each = (resident_kb(served) - before) / STREAMS
    return Figure(f"streams: memory of each of {STREAMS:,}", each, "KB", TARGET_KB)


def delay(served: Served, crowd: Crowd) -> Figure:
    """How long an entry takes from one phone to the six of its table."""
    crowd.write(ENTRIES_A_SECOND, WARM_UP)
    delays = crowd.write(ENTRIES_A_SECOND, SECONDS)
    assert len(delays) == ENTRIES_A_SECOND * SECONDS * PHONES, "an entry did not reach a phone"
    what = f"  entry to phone, p99, {ENTRIES_A_SECOND} entries a second"
    return Figure(what, 1000 * percentile(delays, 99), "ms", TARGET_MS, bare_ms(served, 99))


def drain(served: Served, crowd: Crowd) -> Figure:
    """How long a server takes to stop, every stream ended in order."""
    began = time.perf_counter()
    assert served.stop() == 0
    took = time.perf_counter() - began
    crowd.wait_for_the_end()
    return Figure("  SIGTERM to the last stream's end", took, "s", TARGET_DRAIN, idle_stop())


def idle_stop() -> float:
    """Seconds that a server without phones takes to stop."""
    with new_server() as served:
        return timed_ms(served.stop) / 1000
