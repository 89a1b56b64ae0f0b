"""What time does to streams: beats on them, and notices that end."""

from companion.pubsub.messages import BEAT, Writing
from companion.pubsub.presence import SECONDS
from companion.pubsub.registry import BEAT_SECONDS
from tests.live.hub.phone import Phone


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
