"""One server with several workers."""

from contextlib import ExitStack

from tests.conftest import points
from tests.live.conftest import Table
from tests.live.listener import Listener

WORKERS = 2
PHONES = 12
"""So many that each worker has some, whichever takes a connection."""


def listening(table: Table) -> Listener:
    """A stream of another phone, which a worker opens once it hears the others."""
    phone = table.phone("watch")
    while (stream := table.listen(phone)).answer.status == 503:
        stream.close()
    return stream


def test_what_one_worker_takes_every_worker_tells(installation):
    crew = installation.server("crew", WORKERS=str(WORKERS))
    crew.start()
    try:
        with ExitStack() as opened:
            table = Table(crew, opened)
            streams = [listening(table) for _ in range(PHONES)]
            assert [stream.log()["seq"] for stream in streams] == [0] * PHONES
            table.write(0, points("a", 1, 2))
            assert [stream.log()["seq"] for stream in streams] == [1] * PHONES
    finally:
        crew.stop()
