"""A disk that is full or fails, and a database that others hold: phones are told to come again."""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pysqlite3.dbapi2 as sqlite
import pytest

from tests.conftest import points
from tests.faults import frail
from tests.live.conftest import Table
from tests.serving import Caller, serving
from tests.waiting import wait_until

FRAIL = (sys.executable, Path(frail.__file__))
BATCH = [points(f"new {number}", number, 1) for number in range(100)]
"""More than the pages of a small database have room for."""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    data = tmp_path_factory.mktemp("served")
    with (data / "log").open("w") as log, serving(data, *FRAIL, stderr=log) as server:
        yield server


@pytest.fixture
def table(served):
    with ExitStack() as opened:
        table = Table(served, opened)
        table.write(0, points("old", 1, 2))
        yield table


def send(table: Table) -> tuple[int, dict]:
    """Return the answer to a batch."""
    batch = {"after": 1, "entries": BATCH}
    return table.owner.call("POST", f"/api/games/{table.game}/log", batch)


def ids(table: Table, phone: Caller | None = None) -> list[str]:
    log = (phone or table.owner).call("GET", f"/api/games/{table.game}/log")[1]
    return [entry["id"] for entry in log["entries"]]


def expect_503(table: Table) -> None:
    status, answer = send(table)
    assert (status, answer["problem"]["code"]) == (503, "http.503")
    assert ids(table) == ["old"]


def is_all_there_once(table: Table) -> None:
    assert send(table)[0] == 200
    assert ids(table) == ["old", *(entry["id"] for entry in BATCH)]


@pytest.mark.parametrize(
    ("fault", "said"), [(frail.DISK_FULL, "disk is full"), (frail.IO_ERROR, "disk I/O error")]
)
def test_batch_on_a_full_disk_is_stored_whole_once_there_is_room(served, table, fault, said):
    frail.file_in(served.data).write_text(fault)
    expect_503(table)
    expect_503(table)
    frail.file_in(served.data).unlink()
    is_all_there_once(table)
    assert said in (served.data / "log").read_text()


def test_health_tells_of_a_disk_with_errors_and_that_it_is_well_again(served, table):
    def health() -> int:
        return table.owner.call("GET", "/health")[0]

    for number in range(5):  # so that the log has grown beyond what the disk will take
        table.write(number + 1, points(f"more {number}", 1, 2))
    frail.file_in(served.data).write_text(frail.IO_ERROR)
    wait_until(lambda: health() == 503, "the server tells of its disk")
    frail.file_in(served.data).unlink()
    wait_until(lambda: health() == 200, "the server is well")


def test_a_lock_that_somebody_holds_for_longer_than_writers_wait(served, table):
    other = sqlite.connect(served.data / "companion.db.sqlite", isolation_level=None)
    with closing(other):
        other.execute("BEGIN IMMEDIATE")
        expect_503(table)
        expect_503(table)
        other.execute("ROLLBACK")
    is_all_there_once(table)


def test_while_a_lock_is_held_for_ten_seconds_whoever_looks_on_is_answered(tmp_path):
    environment = {**os.environ, **frail.PATIENT}
    with ExitStack() as opened:
        server = opened.enter_context(serving(tmp_path, *FRAIL, env=environment))
        table = Table(server, opened)
        table.write(0, points("old", 1, 2))
        looks_on = table.phone("watch")
        other = opened.enter_context(
            closing(sqlite.connect(tmp_path / "companion.db.sqlite", isolation_level=None))
        )
        other.execute("BEGIN IMMEDIATE")
        writes = opened.enter_context(ThreadPoolExecutor()).submit(send, table)
        count = 0
        while not writes.done():
            assert ids(table, looks_on) == ["old"]
            count += 1
            time.sleep(0.1)
        assert count > 1
        assert writes.result()[0] == 503
        other.execute("ROLLBACK")
        is_all_there_once(table)
