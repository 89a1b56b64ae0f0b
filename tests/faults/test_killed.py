"""A server killed at every step of an append, and phones that send again until they are heard."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import psycopg
import pysqlite3.dbapi2 as sqlite
import pytest

from tests.conftest import points
from tests.faults import frail
from tests.figures import TOKEN, figures_at
from tests.live.conftest import Table
from tests.serving import Served, serving
from tests.waiting import MAX_SECONDS, wait_until

FRAIL = (sys.executable, Path(frail.__file__))
PHONES = 6
AT_THE_COMMIT = frail.STEPS[3:]


@pytest.fixture(params=["sqlite", "postgresql"])
def postgresql(request) -> str | None:
    """Return the address of the database; None: a file."""
    if request.param == "sqlite":
        return None
    request.getfixturevalue("postgresql_database")
    return request.getfixturevalue("postgres").address("one")


@pytest.fixture
def served(postgresql, tmp_path):
    environment = {**os.environ, "PATIENCE": str(MAX_SECONDS), "METRICS_TOKEN": TOKEN}
    if postgresql:
        environment["DATABASE_URL"] = postgresql
    with (
        (tmp_path / "log").open("w") as log,
        serving(tmp_path, *FRAIL, stderr=log, env=environment) as server,
    ):
        yield server


def test_server_killed_at_any_step_loses_and_doubles_no_entry(served: Served):
    with ExitStack() as opened:
        table = Table(served, opened)
        place = table.listen().next().number
        for after, step in enumerate(frail.STEPS):
            frail.file_in(served.data).write_text(step)
            table.write_until_answered(after, points(step, after, 1))
            assert not frail.file_in(served.data).exists(), "it was not killed"
            answer = table.listen(last=place).next()
            assert [entry["id"] for entry in answer.data["entries"]] == [step]
            place = answer.number
        log = table.owner.call("GET", f"/api/games/{table.game}/log")[1]
        assert [entry["id"] for entry in log["entries"]] == list(frail.STEPS)
        assert log["seq"] == len(frail.STEPS)


def test_server_killed_under_many_phones_loses_and_doubles_no_entry(served: Served, postgresql):
    """SQLite keeps it all by one commit; in PostgreSQL as many are under way."""
    with ExitStack() as opened:
        tables = [Table(served, opened) for _ in range(PHONES)]
        rows: list[dict] = []
        for step in AT_THE_COMMIT:
            after, batch = len(rows), [points(f"{step} {no}", no, 1) for no in (1, 2)]
            wanted = step if postgresql else frail.together(step, PHONES * len(batch))
            with ThreadPoolExecutor(PHONES) as at_once:
                with nobody_writes(postgresql, served.data):
                    requests = [
                        at_once.submit(table.write_until_answered, after, *batch)
                        for table in tables
                    ]
                    wait_until(lambda: writes_under_way(served) == PHONES, "all phones write")
                    frail.file_in(served.data).write_text(wanted)
                for one in requests:
                    one.result()
            assert not frail.file_in(served.data).exists(), "it was not killed"
            rows += batch
            for table in tables:
                log = table.owner.call("GET", f"/api/games/{table.game}/log")[1]
                assert (log["entries"], log["seq"]) == (rows, len(rows))
                assert table.listen(after=after).log()["entries"] == batch


def writes_under_way(served: Served) -> float:
    return figures_at(served.port)["companion_writes_under_way"]


@contextmanager
def nobody_writes(postgresql: str | None, data: Path) -> Iterator[None]:
    """Have whoever wants to store an entry wait, for as long as this test waits for anything."""
    if postgresql:
        with psycopg.connect(postgresql) as other:
            other.execute("LOCK TABLE entry IN SHARE MODE")
            yield
    else:
        with closing(sqlite.connect(data / "companion.db.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
