"""What the machine itself needs, measured beside the figures: an fsync, and a bare answer."""

import os
import tempfile
from contextlib import closing

from benchmarks.figure import percentile, timed_ms
from tests.serving import Caller, Served

TIMES = 300


def bare_ms(served: Served, hundredth: int) -> float:
    """Return a bare answer of this server and an fsync on its disk, each at this percentile."""
    return percentile(echoes_ms(served), hundredth) + percentile(fsyncs_ms(served), hundredth)


def echoes_ms(served: Served) -> list[float]:
    """Answers of the server that need neither a database nor a page."""
    with closing(Caller(served.port)) as caller:
        return [timed_ms(lambda: caller.call("GET", "/favicon.ico")) for _ in range(TIMES)]


def fsyncs_ms(served: Served) -> list[float]:
    """Four kilobytes written and synced in the server's folder."""
    with tempfile.NamedTemporaryFile(dir=served.data) as file:

        def sync() -> None:
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())

        return [timed_ms(sync) for _ in range(TIMES)]
