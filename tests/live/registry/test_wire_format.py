"""What goes over the wire, encode by encode: servers and phones of two versions meet on it."""

import json

import pytest

from companion.pubsub.messages import (
    GAME_GONE,
    HEARTBEAT,
    RETRY_MS,
    AccessRevoked,
    DeviceJoined,
    LogAppended,
    Message,
    MessagesLost,
    PresenceChanged,
    decode,
    encode,
    format_retry,
    format_sse,
)

ENTRY = {"id": "a", "type": "round", "players": [{"points": 1}]}
NEWS = {"epoch": "e", "seq": 7, "entries": [ENTRY], "stamps": []}
NOTICE = {"place": "new:2", "by": "Ben", "phone": "abc"}
MESSAGES = {
    "an entry": (
        LogAppended("g1", 7, NEWS),
        "companion:game:g1",
        {"is": "Grew", "game": "g1", "seq": 7, "news": NEWS},
    ),
    "an entry that everybody reads": (
        LogAppended("g1", 7),
        "companion:game:g1",
        {"is": "Grew", "game": "g1", "seq": 7, "news": None},
    ),
    "a phone joins": (
        DeviceJoined("g1", "abc", {"kind": "iphone", "by": "Ben"}),
        "companion:game:g1",
        {"is": "Joined", "game": "g1", "device": "abc", "phone": {"kind": "iphone", "by": "Ben"}},
    ),
    "somebody fills in": (
        PresenceChanged("g1", "abc", NOTICE),
        "companion:game:g1",
        {"is": "Writing", "game": "g1", "device": "abc", "notice": NOTICE},
    ),
    "a game is out of reach": (
        AccessRevoked("g1", "abc"),
        "companion:everybody",
        {"is": "Gone", "game": "g1", "device": "abc"},
    ),
    "anything may have happened": (MessagesLost(), "companion:everybody", {"is": "Missed"}),
}


@pytest.mark.parametrize(("message", "channel", "payload"), MESSAGES.values(), ids=MESSAGES)
def test_message_between_workers_keeps_its_channel_and_its_names(
    message: Message, channel: str, payload: dict
):
    wire = encode(message)
    assert (wire.channel, json.loads(wire.text)) == (channel, payload)
    assert decode(json.dumps(payload).encode()) == message


def test_events_of_a_stream_keep_their_names():
    assert format_sse("log", {"seq": 7}, "e:7") == b'event: log\nid: e:7\ndata: {"seq":7}\n\n'
    assert (
        format_sse("writing", {"by": "Dörte"})
        == 'event: writing\ndata: {"by":"Dörte"}\n\n'.encode()
    )
    assert HEARTBEAT == b"event: beat\ndata: {}\n\n"
    assert GAME_GONE == b"event: gone\ndata: {}\n\n"


def test_time_to_come_back_after_is_spread():
    name, milliseconds = format_retry().decode().strip().split(": ")
    assert name == "retry"
    assert RETRY_MS <= int(milliseconds) < 2 * RETRY_MS
