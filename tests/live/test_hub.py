"""Streams without a server: whom hints reach, what is read for them, and what time does."""

import gevent
import pytest
from gevent.event import Event

from companion.sync.events import BEAT, GONE
from companion.sync.hints import Gone, Grew, Writing
from companion.sync.hub import BEAT_SECONDS, Hub
from companion.sync.lines import OneWorker
from companion.sync.notices import SECONDS
from companion.sync.readings import Place


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


class Phone:
    """A phone that takes whatever its stream tells."""

    def __init__(self, hub: Hub, game: str = "g", device: str = "ada", seq: int = 0) -> None:
        self.stream = hub.open(game, device, Place("e", seq))
        self.heard = b""
        self.listening = gevent.spawn(self.listen)
        gevent.idle()

    def listen(self) -> None:
        for told in self.stream.events():
            self.heard += told

    def takes(self) -> bytes:
        """What it has heard since it was asked last."""
        gevent.idle()
        heard, self.heard = self.heard, b""
        return heard

    @property
    def has_ended(self) -> bool:
        gevent.idle()
        return self.listening.dead


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


def test_six_phones_of_a_table_cost_one_reading(hub, logs):
    phones = [Phone(hub, device=f"phone {n}") for n in range(6)]
    logs.readings = 0
    logs.seq = 1
    hub.hear(Grew("g", 1))
    assert all(b'{"id":"1"}' in phone.takes() for phone in phones)
    assert logs.readings == 1


def test_an_entry_that_comes_during_a_reading_is_not_missed(hub, logs):
    phone = Phone(hub)
    logs.ready.clear()
    hub.hear(Grew("g", 1))
    phone.takes()  # the reading has begun, and will tell of one entry
    hub.hear(Grew("g", 2))
    logs.seq = 1
    logs.ready.set()
    assert phone.takes().count(b"event: log") == 1
    logs.seq = 2
    hub.hear(Grew("g", 2))
    assert b'[{"id":"2"}]' in phone.takes()


def news(*numbers: int) -> dict:
    """Entries at the end of a log, as a pull tells them."""
    entries = [{"id": str(number)} for number in numbers]
    return {"epoch": "e", "seq": numbers[-1], "entries": entries, "stamps": []}


def test_what_a_hint_brings_is_told_without_a_reading(hub, logs):
    phones = [Phone(hub, device=f"phone {n}") for n in range(6)]
    logs.readings = 0
    hub.hear(Grew("g", 2, news(1, 2)))
    assert all(b'[{"id":"1"},{"id":"2"}]' in phone.takes() for phone in phones)
    hub.hear(Grew("g", 3, news(3)))
    assert all(b'[{"id":"3"}]' in phone.takes() for phone in phones)
    assert logs.readings == 0


@pytest.mark.parametrize(
    "hints",
    [
        [Grew("g", 2, news(2))],
        [Grew("g", 2, news(2)), Grew("g", 1, news(1))],
        [Grew("g", 1, news(1)), Grew("g", 2)],
        [Grew("g", 2), Grew("g", 1, news(1))],
    ],
    ids=["one lost", "the later first", "one from elsewhere", "from elsewhere first"],
)
def test_what_is_not_all_there_is_is_read(hub, logs, hints):
    phone = Phone(hub)
    phone.takes()
    logs.seq = 2
    for hint in hints:
        hub.hear(hint)
    assert phone.takes().count(b'{"id":"2"}') == 1
    hub.hear(Grew("g", 3, news(3)))
    assert b'[{"id":"3"}]' in phone.takes()


def test_what_is_brought_before_a_phone_comes_is_not_taken_for_all_there_is(hub, logs):
    first = Phone(hub)
    hub.hear(Grew("g", 1, news(1)))
    first.takes()
    logs.seq = 2
    assert b'[{"id":"1"},{"id":"2"}]' in Phone(hub, device="ben").takes()


def test_a_hint_that_comes_twice_or_late_tells_nothing_twice(hub, logs):
    logs.seq = 2
    phone = Phone(hub, seq=2)
    phone.takes()
    for seq in (2, 1, 2):
        hub.hear(Grew("g", seq))
        assert phone.takes() == b""


def test_other_games_are_none_of_its_business(hub, logs):
    phone = Phone(hub)
    phone.takes()
    logs.seq = 1
    hub.hear(Grew("h", 1))
    hub.hear(Writing("h", "ben", {"place": "setup"}))
    assert phone.takes() == b""


@pytest.mark.parametrize(
    ("hint", "left"),
    [
        (Gone("g", "ada"), ["ada h", "ben g"]),
        (Gone(None, "ada"), ["ben g"]),
        (Gone("g"), ["ada h"]),
        (Gone("h", "ben"), ["ada g", "ada h", "ben g"]),
    ],
)
def test_whose_stream_is_gone(hub, hint, left):
    phones = {f"{device} {game}": Phone(hub, game, device)
              for device, game in (("ada", "g"), ("ada", "h"), ("ben", "g"))}  # fmt: skip
    hub.hear(hint)
    assert sorted(name for name, phone in phones.items() if not phone.has_ended) == left
    for phone in phones.values():
        assert phone.heard.endswith(GONE) == phone.has_ended


def test_a_game_that_was_erased_is_gone(hub):
    phone = Phone(hub, "erased")
    assert phone.has_ended
    assert phone.takes().endswith(GONE)


def test_a_beat_comes_every_fifteen_seconds(hub, time):
    phones = [Phone(hub, device=f"phone {n}") for n in range(20)]
    for _ in range(3):
        for phone in phones:
            phone.takes()
        time[0] += BEAT_SECONDS
        hub.tick()
        assert [phone.takes() for phone in phones] == [BEAT] * len(phones)


def test_beats_of_streams_that_were_opened_together_are_spread(hub, time):
    phones = [Phone(hub, device=f"phone {n}") for n in range(60)]
    for phone in phones:
        phone.takes()
    time[0] += BEAT_SECONDS / 3
    hub.tick()
    assert 0 < sum(phone.takes() == BEAT for phone in phones) < len(phones)


def test_who_left_gets_no_beat_and_is_forgotten(hub, time):
    phone = Phone(hub)
    hub.leave(phone.stream)
    phone.takes()
    time[0] += BEAT_SECONDS
    hub.tick()
    assert phone.takes() == b""
    phone.stream.end()


def test_a_notice_stands_for_a_minute(hub, time):
    hub.hear(Writing("g", "ben", {"place": "new:1"}))
    time[0] += SECONDS - 1
    hub.tick()
    early = Phone(hub)
    assert b'"place":"new:1"' in early.takes()
    time[0] += 1
    hub.tick()
    assert b'data: {"place":null,"device":"ben"}' in early.takes()
    assert b"writing" not in Phone(hub).takes()


def test_a_notice_that_is_repeated_stands_for_another_minute(hub, time):
    phone = Phone(hub)
    hub.hear(Writing("g", "ben", {"place": "new:1"}))
    time[0] += SECONDS - 1
    hub.hear(Writing("g", "ben", {"place": "new:1"}))
    phone.takes()
    time[0] += SECONDS - 1
    hub.tick()
    assert b"null" not in phone.takes()


def test_a_hub_that_closes_ends_what_is_open_and_what_comes(hub):
    before = Phone(hub)
    hub.close()
    after = Phone(hub)
    assert before.has_ended
    assert after.has_ended
    assert GONE not in before.heard + after.heard
