"""A hub, the logs it reads, and the clock it goes by."""

import gevent
import pytest
from gevent.event import Event

from companion.pubsub.broker import OneWorker
from companion.pubsub.feed import Place
from companion.pubsub.registry import Hub


class Logs:
    """Logs that grow when told to, and count how often they are read."""

    def __init__(self) -> None:
        self.seq = 0
        self.readings = 0
        self.ready = Event()
        self.ready.set()

    def read(self, game: str, place: Place) -> dict | None:
        self.readings += 1
        self.ready.wait()
        if game == "erased":
            return None
        entries = [{"id": str(number)} for number in range(place.seq + 1, self.seq + 1)]
        return {"epoch": "e", "seq": self.seq, "entries": entries, "stamps": []}


@pytest.fixture
def logs() -> Logs:
    return Logs()


@pytest.fixture
def time() -> list[float]:
    """What the clock shows."""
    return [1000.0]


@pytest.fixture
def hub(logs, time):
    hub = Hub(logs.read, lambda: time[0], OneWorker())
    yield hub
    hub.close()
    gevent.idle()
