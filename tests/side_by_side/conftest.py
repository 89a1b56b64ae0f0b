"""Two servers, and a table whose owner is at the first."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.live.conftest import Table
from tests.redis_server import running_redis
from tests.side_by_side.servers import Installation, until_streams
from tests.simulator.server import Server

Two = tuple[Server, Server]


@pytest.fixture(scope="session")
def installation(postgres, tmp_path_factory) -> Iterator[Installation]:
    postgres.run("CREATE DATABASE shared TEMPLATE empty")
    with running_redis() as redis:
        folder = tmp_path_factory.mktemp("side-by-side")
        yield Installation(folder, postgres.address("shared"), redis)
    postgres.run("DROP DATABASE shared")


@pytest.fixture(scope="session")
def both(installation) -> Iterator[Two]:
    """Two servers, started."""
    both = installation.server("one"), installation.server("other")
    for server in both:
        server.start()
    yield both
    for server in both:
        server.stop()


@pytest.fixture
def servers(both) -> Two:
    """Two servers that hear of each other."""
    for server in both:
        until_streams(server.port, flow=True)
    return both


@pytest.fixture
def other(servers) -> Server:
    """Return the server at which the owner is not."""
    return servers[1]


@pytest.fixture
def table(servers) -> Iterator[Table]:
    with ExitStack() as opened:
        yield Table(servers[0], opened)


@pytest.fixture
def broken(installation):
    """Provide the Redis, which is there again afterwards."""
    yield installation.redis
    installation.redis.kill()
    installation.redis.start()
