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
from tests.waiting import wait_until

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


def all_workers(crew: Server) -> list[int]:
    """Return the ids of the workers, once every one of them has been started."""
    wait_until(lambda: len(workers_of(crew.pid)) == WORKERS, "every worker runs")
    return sorted(workers_of(crew.pid))


def open_stream(table: Table) -> Listener:
    """Return a stream, which a worker opens once it hears the others."""
    return wait_until(lambda: accepted_stream(table), "the worker streams")


def until_log_has(stream: Listener, entries: int) -> None:
    wait_until(lambda: stream.log()["seq"] == entries, f"{entries} entries")


def accepted_stream(table: Table) -> Listener | None:
    """Return a stream, None while the worker does not hear the others."""
    stream = table.listen()
    if stream.answer.status == 200:
        return stream
    stream.close()
    return None


def test_entry_stored_by_one_worker_is_published_and_counted_by_all(crew, table):
    workers = all_workers(crew)
    before = figures_at(crew.port)["companion_entries_total"]
    streams = []
    for after, worker in enumerate(workers):
        with only(worker, crew):
            streams.append(open_stream(table))
        table.owner.connection.close()
        with only(worker, crew):  # anew: a worker held still for too long is ended
            table.write(after, points(str(after), 1, 2))
    for stream in streams:
        until_log_has(stream, WORKERS)
    for worker in workers:
        with only(worker, crew):
            counts = figures_at(crew.port)
        assert counts["companion_entries_total"] == before + WORKERS
        assert counts["companion_streams"] == WORKERS
    os.kill(workers[0], signal.SIGKILL)
    one_less = WORKERS - 1
    wait_until(lambda: figures_at(crew.port)["companion_streams"] == one_less, "a stream ends")
    assert figures_at(crew.port)["companion_entries_total"] == before + WORKERS
