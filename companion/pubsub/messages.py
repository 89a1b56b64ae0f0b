"""Messages about a game, between workers and, as server-sent events, to phones.

A message may come late, twice or never: what a stream sends is read from the log, by number.
Where an entry comes in, its message brings the entry, which spares that reading.
"""

import json
import random
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.core.rules import Json

BROADCAST_CHANNEL = "companion:everybody"
"""The channel of what concerns more than one game."""
GAME_CHANNEL = "companion:game:"
MAX_MESSAGE_CHARS = 16_000
"""A longer message goes without its entries; they are read where it arrives."""
RETRY_MS = 2000
HEARTBEAT = b"event: beat\ndata: {}\n\n"
"""The event that shows a phone that the connection is alive."""
GAME_GONE = b"event: gone\ndata: {}\n\n"
"""The event that ends a stream and has the phone ask whether the game is still for it."""


@dataclass(frozen=True)
class LogAppended:
    """The log of a game has grown to the number `seq`."""

    game: str
    seq: int
    news: Json | None = None
    """The last entries, as a pull from the place before them returns them."""


@dataclass(frozen=True)
class PresenceChanged:
    """Somebody begins to fill in a part of the sheet, or stops."""

    game: str
    device: str
    """Its public id (`companion.access.scorebooks.public_id`)."""
    notice: Json | None
    """`{"place", "by", "phone"}`, maybe with `filled`, its unfinished round; None: stopped."""


@dataclass(frozen=True)
class DeviceJoined:
    """A device has come to a game by a link, or has said whose it is there."""

    game: str
    device: str
    """Its public id."""
    phone: Json
    """`{"kind", "by"}`."""


@dataclass(frozen=True)
class AccessRevoked:
    """A device lost a game or, where none is named, some or all of those it had.

    Without a device, every phone at the game asks what it may do: it is gone, or has a rematch.
    """

    game: str | None = None
    device: str | None = None
    """Its public id."""


@dataclass(frozen=True)
class MessagesLost:
    """Messages were dropped: anything may have happened."""


Message = LogAppended | PresenceChanged | DeviceJoined | AccessRevoked | MessagesLost

TAGS: dict[type[Message], str] = {
    LogAppended: "Grew",
    PresenceChanged: "Writing",
    DeviceJoined: "Joined",
    AccessRevoked: "Gone",
    MessagesLost: "Missed",
}
"""The tags of messages between workers, which may be of several versions."""
TYPES = {tag: kind for kind, tag in TAGS.items()}


class Envelope(NamedTuple):
    """A message as it is sent: its channel and its text."""

    channel: str
    text: str


def game_channel(game: str) -> str:
    """Return the channel of messages about one game."""
    return GAME_CHANNEL + game


def game_of_channel(channel: str) -> str | None:
    """Return the game whose channel this is; None for the broadcast channel."""
    return channel.removeprefix(GAME_CHANNEL) if channel.startswith(GAME_CHANNEL) else None


def encode(message: Message) -> Envelope:
    """Return a message as it is sent between workers."""
    is_about_one = isinstance(message, LogAppended | PresenceChanged | DeviceJoined)
    channel = game_channel(message.game) if is_about_one else BROADCAST_CHANNEL
    text = _to_json(message)
    if isinstance(message, LogAppended) and len(text) > MAX_MESSAGE_CHARS:
        text = _to_json(replace(message, news=None))
    return Envelope(channel, text)


def decode(text: bytes) -> Message:
    """Return the message of a text. Raises `KeyError` or `TypeError` for another version's."""
    fields = json.loads(text)
    return TYPES[fields.pop("is")](**fields)


def _to_json(message: Message) -> str:
    fields = {"is": TAGS[type(message)], **vars(message)}
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def format_sse(name: str, data: Json, event_id: str | None = None) -> bytes:
    """Return a server-sent event; a phone names the id of the last one when it comes back."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    id_line = "" if event_id is None else f"id: {event_id}\n"
    return f"event: {name}\n{id_line}data: {text}\n\n".encode()


def format_retry() -> bytes:
    """Return how long a phone waits before it comes back: not all at once after a restart."""
    return b"retry: %d\n\n" % (RETRY_MS + random.randrange(RETRY_MS))  # noqa: S311 - no secret
