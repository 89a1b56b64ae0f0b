"""One server with several workers."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.conftest import points
from tests.figures import TOKEN, figures_at
from tests.live.conftest import Table
from tests.live.listener import Listener
from tests.serving import workers_of
from tests.simulator.server import Server

WORKERS = 4


@pytest.fixture(scope="module")
def crew(installation) -> Iterator[Server]:
    crew = installation.server("crew", WORKERS=str(WORKERS), METRICS_TOKEN=TOKEN)
    crew.start()
    yield crew
    crew.stop()


@pytest.fixture
def table(crew) -> Iterator[Table]:
    with ExitStack() as opened:
        yield Table(crew, opened)


@contextmanager
def only(worker: int, crew: Server) -> Iterator[None]:
    """None of the others takes a connection."""
    others = workers_of(crew.pid) - {worker}
    for other in others:
        os.kill(other, signal.SIGSTOP)
    try:
        yield
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)


def listening(table: Table) -> Listener:
    """A stream, which a worker opens once it hears the others."""
    while (stream := table.listen()).answer.status == 503:
        stream.close()
    return stream


def test_what_one_worker_takes_every_worker_tells_and_counts(crew, table):
    workers = sorted(workers_of(crew.pid))
    assert len(workers) == WORKERS
    before = figures_at(crew.port)["companion_entries_total"]
    streams = []
    for after, worker in enumerate(workers):
        with only(worker, crew):
            streams.append(listening(table))
            table.owner.connection.close()
            table.write(after, points(str(after), 1, 2))
    for stream in streams:
        while stream.log()["seq"] < WORKERS:
            pass
    for worker in workers:
        with only(worker, crew):
            told = figures_at(crew.port)
        assert told["companion_entries_total"] == before + WORKERS
        assert told["companion_streams"] == WORKERS
    os.kill(workers[0], signal.SIGKILL)
    while (told := figures_at(crew.port))["companion_streams"] == WORKERS:
        pass
    assert told["companion_streams"] == WORKERS - 1
    assert told["companion_entries_total"] == before + WORKERS
