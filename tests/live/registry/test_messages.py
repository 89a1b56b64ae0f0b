"""Whom messages reach, what is read for them, and whose stream they close."""

import gevent
import pytest

from companion.pubsub import presence
from companion.pubsub.messages import GAME_GONE, AccessRevoked, LogAppended, PresenceChanged
from tests.live.registry.phone import Phone


def test_six_phones_of_a_table_cost_one_reading(registry, logs):
    phones = [Phone(registry, device=f"phone {n}") for n in range(6)]
    logs.reads = 0
    logs.seq = 1
    registry.on_message(LogAppended("g", 1))
    assert all(b'{"id":"1"}' in phone.takes() for phone in phones)
    assert logs.reads == 1


def test_an_entry_that_comes_during_a_reading_is_not_missed(registry, logs):
    phone = Phone(registry)
    logs.ready.clear()
    registry.on_message(LogAppended("g", 1))
    phone.takes()  # the reading has begun, and will tell of one entry
    registry.on_message(LogAppended("g", 2))
    logs.seq = 1
    logs.ready.set()
    assert phone.takes().count(b"event: log") == 1
    logs.seq = 2
    registry.on_message(LogAppended("g", 2))
    assert b'[{"id":"2"}]' in phone.takes()


def news(*numbers: int) -> dict:
    """Entries at the end of a log, as a pull tells them."""
    entries = [{"id": str(number)} for number in numbers]
    return {"epoch": "e", "seq": numbers[-1], "entries": entries, "stamps": []}


def test_message_with_entries_is_sent_on_without_a_reading(registry, logs):
    phones = [Phone(registry, device=f"phone {n}") for n in range(6)]
    logs.reads = 0
    registry.on_message(LogAppended("g", 2, news(1, 2)))
    assert all(b'[{"id":"1"},{"id":"2"}]' in phone.takes() for phone in phones)
    registry.on_message(LogAppended("g", 3, news(3)))
    assert all(b'[{"id":"3"}]' in phone.takes() for phone in phones)
    assert logs.reads == 0


@pytest.mark.parametrize(
    "messages",
    [
        [LogAppended("g", 2, news(2))],
        [LogAppended("g", 2, news(2)), LogAppended("g", 1, news(1))],
        [LogAppended("g", 1, news(1)), LogAppended("g", 2)],
        [LogAppended("g", 2), LogAppended("g", 1, news(1))],
    ],
    ids=["one lost", "the later first", "one from elsewhere", "from elsewhere first"],
)
def test_entries_missing_from_a_message_are_read(registry, logs, messages):
    phone = Phone(registry)
    phone.takes()
    logs.seq = 2
    for message in messages:
        registry.on_message(message)
    assert phone.takes().count(b'{"id":"2"}') == 1
    registry.on_message(LogAppended("g", 3, news(3)))
    assert b'[{"id":"3"}]' in phone.takes()


def test_entries_published_before_a_phone_connects_are_read_in_full(registry, logs):
    first = Phone(registry)
    registry.on_message(LogAppended("g", 1, news(1)))
    first.takes()
    logs.seq = 2
    assert b'[{"id":"1"},{"id":"2"}]' in Phone(registry, device="ben").takes()


def test_message_that_comes_twice_or_late_sends_nothing_twice(registry, logs):
    logs.seq = 2
    phone = Phone(registry, seq=2)
    phone.takes()
    for seq in (2, 1, 2):
        registry.on_message(LogAppended("g", seq))
        assert phone.takes() == b""


def test_stream_ignores_other_games(registry, logs):
    phone = Phone(registry)
    phone.takes()
    logs.seq = 1
    registry.on_message(LogAppended("h", 1))
    registry.on_message(PresenceChanged("h", "ben", {"place": "setup"}))
    assert phone.takes() == b""


@pytest.mark.parametrize(
    ("message", "left"),
    [
        (AccessRevoked("g", "ada"), ["ada h", "ben g"]),
        (AccessRevoked(None, "ada"), ["ben g"]),
        (AccessRevoked("g"), ["ada h"]),
        (AccessRevoked("h", "ben"), ["ada g", "ada h", "ben g"]),
    ],
)
def test_message_about_lost_access_ends_the_streams_concerned(registry, message, left):
    phones = {f"{device} {game}": Phone(registry, game, device)
              for device, game in (("ada", "g"), ("ada", "h"), ("ben", "g"))}  # fmt: skip
    registry.on_message(message)
    assert sorted(name for name, phone in phones.items() if not phone.has_ended) == left
    for phone in phones.values():
        assert phone.received.endswith(GAME_GONE) == phone.has_ended


@pytest.mark.parametrize(
    ("message", "ended"),
    [(AccessRevoked("g", "ben"), ["g"]), (AccessRevoked(None, "ben"), ["h"])],
)
def test_message_about_lost_access_ends_what_that_device_shows(registry, logs, message, ended):
    logs.recorders = {("g", "ben")}
    watching = {game: Phone(registry, game) for game in ("g", "h")}
    for game in watching:
        for device in ("ben", "cy"):
            registry.on_message(PresenceChanged(game, device, {"place": "setup"}))
        watching[game].takes()
    registry.on_message(message)
    end = b'event: writing\ndata: {"place":null,"device":"ben"}\n\n'
    told = {game: phone.takes() for game, phone in watching.items()}
    assert told == {game: end if game in ended else b"" for game in watching}


def test_news_of_others_does_not_wait_for_what_a_device_may_still_write(registry, logs):
    where, elsewhere = Phone(registry, "g"), Phone(registry, "h")
    registry.on_message(PresenceChanged("g", "ben", {"place": "setup"}))
    for phone in (where, elsewhere):
        phone.takes()
    logs.answers_rights.clear()
    messages = AccessRevoked(None, "ben"), LogAppended("h", 1, news(1))
    gevent.spawn(lambda: list(map(registry.on_message, messages)))
    assert b'{"id":"1"}' in elsewhere.takes()
    logs.answers_rights.set()
    assert b'data: {"place":null,"device":"ben"}' in where.takes()


def test_oldest_notice_makes_room_for_one_too_many(registry, monkeypatch):
    monkeypatch.setattr(presence, "MAX_SHOWN", 2)
    watching = {game: Phone(registry, game) for game in "abc"}
    for game in "aba":
        registry.on_message(PresenceChanged(game, "ben", {"place": "setup"}))
    for phone in watching.values():
        phone.takes()
    registry.on_message(PresenceChanged("c", "ben", {"place": "setup"}))
    told = {game: phone.takes() for game, phone in watching.items()}
    assert told["a"] == b""
    assert told["b"] == b'event: writing\ndata: {"place":null,"device":"ben"}\n\n'
    shown = {game: b"writing" in Phone(registry, game, "cy").takes() for game in "abc"}
    assert shown == {"a": True, "b": False, "c": True}


def test_a_game_that_was_erased_is_gone(registry):
    phone = Phone(registry, "erased")
    assert phone.has_ended
    assert phone.takes().endswith(GAME_GONE)


def test_registry_that_shuts_down_closes_what_is_open_and_what_comes(registry):
    before = Phone(registry)
    registry.shut_down()
    after = Phone(registry)
    assert before.has_ended
    assert after.has_ended
    assert GAME_GONE not in before.received + after.received
