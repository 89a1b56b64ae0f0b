"""What time does to streams: beats on them, and notices that end."""

import tracemalloc

from companion.pubsub.messages import HEARTBEAT, PresenceChanged
from companion.pubsub.presence import FILLED_SECONDS, PRESENCE_SECONDS
from companion.pubsub.registry import HEARTBEAT_SECONDS
from tests.live.registry.phone import Phone


def test_a_beat_comes_every_fifteen_seconds(registry, time):
    phones = [Phone(registry, device=f"phone {n}") for n in range(20)]
    for _ in range(3):
        for phone in phones:
            phone.takes()
        time[0] += HEARTBEAT_SECONDS
        registry.tick()
        assert [phone.takes() for phone in phones] == [HEARTBEAT] * len(phones)


def test_beats_of_streams_that_were_opened_together_are_spread(registry, time):
    phones = [Phone(registry, device=f"phone {n}") for n in range(60)]
    for phone in phones:
        phone.takes()
    time[0] += HEARTBEAT_SECONDS / 3
    registry.tick()
    assert 0 < sum(phone.takes() == HEARTBEAT for phone in phones) < len(phones)


def test_closed_stream_gets_no_heartbeat_and_is_forgotten(registry, time):
    phone = Phone(registry)
    registry.remove(phone.stream)
    phone.takes()
    time[0] += HEARTBEAT_SECONDS
    registry.tick()
    assert phone.takes() == b""
    phone.stream.close()


def test_a_notice_stands_for_two_minutes(registry, time):
    registry.on_message(PresenceChanged("g", "ben", {"place": "new:1"}))
    time[0] += PRESENCE_SECONDS - 1
    registry.tick()
    early = Phone(registry)
    assert b'"place":"new:1"' in early.takes()
    time[0] += 1
    registry.tick()
    assert b'data: {"place":null,"device":"ben"}' in early.takes()
    assert b"writing" not in Phone(registry).takes()


def test_a_notice_that_is_repeated_stands_for_two_more(registry, time):
    phone = Phone(registry)
    registry.on_message(PresenceChanged("g", "ben", {"place": "new:1"}))
    time[0] += PRESENCE_SECONDS - 1
    registry.on_message(PresenceChanged("g", "ben", {"place": "new:1"}))
    phone.takes()
    time[0] += PRESENCE_SECONDS - 1
    registry.tick()
    assert b"null" not in phone.takes()


def test_round_so_far_outlives_the_notice_and_ends_too(registry, time):
    filled = {"round": 1, "type": "round", "parts": {"0": {"points": 3}}}
    registry.on_message(PresenceChanged("g", "ben", {"place": "new:1", "filled": filled}))
    time[0] += PRESENCE_SECONDS
    registry.tick()
    late = Phone(registry, may_record=True)
    told = late.takes()
    assert b'"place":null' in told
    assert b'"parts":{"0":{"points":3}}' in told
    time[0] += FILLED_SECONDS
    registry.tick()
    assert b'data: {"place":null,"device":"ben"}' in late.takes()
    assert b"writing" not in Phone(registry).takes()


def test_notices_repeated_by_the_thousand_take_no_more_memory_than_one(registry):
    filled = {"round": 1, "type": "round", "parts": {"0": {"points": 3, "why": "x" * 4_000}}}
    notice = PresenceChanged("g", "ben", {"place": None, "filled": filled})
    registry.on_message(notice)
    tracemalloc.start()
    try:
        for _ in range(2_000):
            registry.on_message(notice)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 100_000
