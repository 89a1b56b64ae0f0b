"""A registry, the logs it reads, and the clock it goes by."""

import gevent
import pytest
from gevent.event import Event

from companion.pubsub.broker import LocalBroker
from companion.pubsub.feed import LogPosition
from companion.pubsub.registry import StreamRegistry


class Logs:
    """Logs that grow when told to, and count how often they are read; who writes into which."""

    def __init__(self) -> None:
        self.recorders: set[tuple[str, str]] = set()
        self.seq = 0
        self.reads = 0
        self.ready = Event()
        self.ready.set()
        self.answers_rights = Event()
        self.answers_rights.set()

    def may_record(self, game: str, device: str) -> bool:
        self.answers_rights.wait()
        return (game, device) in self.recorders

    def read(self, game: str, position: LogPosition) -> dict | None:
        self.reads += 1
        self.ready.wait()
        if game == "erased":
            return None
        entries = [{"id": str(number)} for number in range(position.seq + 1, self.seq + 1)]
        return {"epoch": "e", "seq": self.seq, "entries": entries, "stamps": []}


@pytest.fixture
def logs() -> Logs:
    return Logs()


@pytest.fixture
def time() -> list[float]:
    """Return what the clock shows."""
    return [1000.0]


@pytest.fixture
def registry(logs, time):
    registry = StreamRegistry(logs.read, lambda: time[0], LocalBroker(), logs.may_record)
    yield registry
    registry.shut_down()
    gevent.idle()
