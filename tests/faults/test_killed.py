"""A server killed at every step of an append, and phones that send again until they are heard."""

import os
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.conftest import points
from tests.faults import frail
from tests.live.conftest import Table
from tests.serving import Served, serving

FRAIL = (sys.executable, Path(frail.__file__))


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request, tmp_path):
    environment = dict(os.environ)
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        request.getfixturevalue("postgresql_database")
        environment["DATABASE_URL"] = postgres.address("one")
    with (
        (tmp_path / "log").open("w") as log,
        serving(tmp_path, *FRAIL, stderr=log, env=environment) as server,
    ):
        yield server


def test_nothing_is_lost_or_doubled_at_any_step(served: Served):
    with ExitStack() as opened:
        table = Table(served, opened)
        place = table.listen().next().number
        for after, step in enumerate(frail.STEPS):
            frail.file_in(served.data).write_text(step)
            table.write(after, points(step, after, 1))
            assert not frail.file_in(served.data).exists(), "it was not killed"
            told = table.listen(last=place).next()
            assert [entry["id"] for entry in told.told["entries"]] == [step]
            place = told.number
        log = table.owner.call("GET", f"/api/games/{table.game}/log")[1]
        assert [entry["id"] for entry in log["entries"]] == list(frail.STEPS)
        assert log["seq"] == len(frail.STEPS)
