"""What goes over the wire, letter by letter: servers and phones of two versions meet on it."""

import json

import pytest

from companion.pubsub.messages import (
    BEAT,
    GONE,
    RETRY_MS,
    Gone,
    Grew,
    Hint,
    Missed,
    Writing,
    event,
    hint_in,
    letter,
    retry,
)

ENTRY = {"id": "a", "type": "round", "players": [{"points": 1}]}
NEWS = {"epoch": "e", "seq": 7, "entries": [ENTRY], "stamps": []}
NOTICE = {"place": "new:2", "by": "Ben", "phone": "abc"}
MESSAGES = {
    "an entry": (
        Grew("g1", 7, NEWS),
        "companion:game:g1",
        {"is": "Grew", "game": "g1", "seq": 7, "news": NEWS},
    ),
    "an entry that everybody reads": (
        Grew("g1", 7),
        "companion:game:g1",
        {"is": "Grew", "game": "g1", "seq": 7, "news": None},
    ),
    "somebody fills in": (
        Writing("g1", "abc", NOTICE),
        "companion:game:g1",
        {"is": "Writing", "game": "g1", "device": "abc", "notice": NOTICE},
    ),
    "a game is out of reach": (
        Gone("g1", "abc"),
        "companion:everybody",
        {"is": "Gone", "game": "g1", "device": "abc"},
    ),
    "anything may have happened": (Missed(), "companion:everybody", {"is": "Missed"}),
}


@pytest.mark.parametrize(("message", "channel", "payload"), MESSAGES.values(), ids=MESSAGES)
def test_message_between_workers_keeps_its_channel_and_its_names(
    message: Hint, channel: str, payload: dict
):
    sent = letter(message)
    assert (sent.channel, json.loads(sent.text)) == (channel, payload)
    assert hint_in(json.dumps(payload).encode()) == message


def test_events_of_a_stream_keep_their_names():
    assert event("log", {"seq": 7}, "e:7") == b'event: log\nid: e:7\ndata: {"seq":7}\n\n'
    assert event("writing", {"by": "Dörte"}) == 'event: writing\ndata: {"by":"Dörte"}\n\n'.encode()
    assert BEAT == b"event: beat\ndata: {}\n\n"
    assert GONE == b"event: gone\ndata: {}\n\n"


def test_time_to_come_back_after_is_spread():
    name, milliseconds = retry().decode().strip().split(": ")
    assert name == "retry"
    assert RETRY_MS <= int(milliseconds) < 2 * RETRY_MS
