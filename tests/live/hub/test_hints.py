"""Whom hints reach, what is read for them, and whose stream they end."""

import pytest

from companion.pubsub.messages import GONE, Gone, Grew, Writing
from tests.live.hub.phone import Phone


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


def test_a_hub_that_closes_ends_what_is_open_and_what_comes(hub):
    before = Phone(hub)
    hub.close()
    after = Phone(hub)
    assert before.has_ended
    assert after.has_ended
    assert GONE not in before.heard + after.heard
