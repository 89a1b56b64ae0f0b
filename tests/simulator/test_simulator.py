"""Evenings in bad weather with fixed seeds; `make chaos` plays long ones with new seeds."""

from collections.abc import Iterator

import pytest

from tests.redis_server import running_redis
from tests.side_by_side.servers import Installation
from tests.simulator.evening import Evening
from tests.simulator.server import Server

ENTRIES = 50
"""More than a whole pack of actions (`Evening`)."""


def play(browser, server: Server, seed: int, *kinds: str) -> None:
    """An evening of which nothing may be wrong, and in which everything has to go wrong once."""
    with Evening(browser, server, seed, ENTRIES, kinds=kinds) as evening:
        evening.play()
        assert evening.verdict() == []
        assert evening.missing() == set()


@pytest.mark.parametrize(("seed", "kinds"), [(1, ("tally", "greta")), (2, ("agame", "lynx"))])
def test_evening_loses_and_doubles_nothing(browser, tmp_path, seed, kinds):
    play(browser, Server(tmp_path / "data"), seed, *kinds)


@pytest.fixture
def two_workers(postgres, tmp_path) -> Iterator[Server]:
    """A server of two workers on PostgreSQL, with a Redis between them."""
    postgres.run("CREATE DATABASE evening")
    with running_redis() as redis:
        installation = Installation(tmp_path, postgres.address("evening"), redis)
        server = installation.server("crew", WORKERS="2")

        def erase() -> None:
            postgres.run("DROP DATABASE evening WITH (FORCE)")
            postgres.run("CREATE DATABASE evening")

        server.erase = erase
        yield server
    postgres.run("DROP DATABASE evening WITH (FORCE)")


def test_evening_on_postgresql_with_two_workers(browser, two_workers):
    play(browser, two_workers, 3, "animanize", "tally")
