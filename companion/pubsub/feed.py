"""Log tails, read once for all streams that wait for them."""

from collections.abc import Callable
from dataclasses import dataclass

import gevent

from companion.core.rules import Json
from companion.core.threadpool import ANSWERS, in_thread
from companion.pubsub.messages import format_sse


@dataclass(frozen=True)
class LogPosition:
    """How far a phone has come in a log."""

    epoch: str | None
    """None: not said."""
    seq: int


@dataclass(frozen=True)
class LogChunk:
    """What follows a position: the event that carries it, and the position after it."""

    event: bytes
    position: LogPosition
    is_empty: bool


MAX_INLINE_ENTRIES = 20
"""Entries that are encoded in place, in a millisecond or two."""
Read = Callable[[str, LogPosition], Json | None]
"""What a pull of a game returns from a position on; None where the game is no more."""


class LogFeed:
    """Log tails. Streams that ask for the same while it is being read get it together."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._reading: dict[
            tuple[str, LogPosition], gevent.Greenlet[[str, LogPosition], LogChunk | None]
        ] = {}
        self._cached: dict[str, tuple[LogPosition, LogChunk]] = {}
        """Of each game the last chunk, and the position before it: known without reading."""

    def on_appended(self, game: str, delta: Json | None) -> None:
        """Note that a log has grown, by these entries at its end where they are known.

        A reading that began before now may miss something: whoever asks next gets a new one.
        """
        for key in [key for key in self._reading if key[0] == game]:
            del self._reading[key]
        if delta is None:
            self.forget(game)
        else:
            before = LogPosition(delta["epoch"], delta["seq"] - len(delta["entries"]))
            self._cached[game] = before, _to_chunk(delta, before)

    def forget(self, game: str) -> None:
        """Drop what is cached of a game that nobody looks at."""
        self._cached.pop(game, None)

    def find_cached(self, game: str, position: LogPosition, seq: int) -> LogChunk | None:
        """Return what follows a position, where that is cached at least up to `seq`."""
        before, chunk = self._cached.get(game, (None, None))
        return chunk if chunk and before == position and chunk.position.seq >= seq else None

    def fetch(self, game: str, position: LogPosition) -> LogChunk | None:
        """Read what follows a position; None where the game is no more. Waits for the database."""
        key = game, position
        if key not in self._reading:
            self._reading[key] = gevent.spawn(self._read_chunk, game, position)
        return self._reading[key].get()

    def _read_chunk(self, game: str, position: LogPosition) -> LogChunk | None:
        try:
            delta = self._read(game, position)
        finally:
            self._forget_reading(game, position)
        if delta is None:
            return None
        is_long = len(delta["entries"]) > MAX_INLINE_ENTRIES
        return (in_thread(_to_chunk, ANSWERS) if is_long else _to_chunk)(delta, position)

    def _forget_reading(self, game: str, position: LogPosition) -> None:
        if self._reading.get((game, position)) is gevent.getcurrent():
            del self._reading[game, position]


def _to_chunk(delta: Json, position: LogPosition) -> LogChunk:
    """Return a pull from this position as the event that carries it."""
    reached = LogPosition(delta["epoch"], delta["seq"])
    event = format_sse("log", delta, f"{reached.epoch}:{reached.seq}")
    is_empty = not delta["entries"] and reached.epoch == position.epoch
    return LogChunk(event, reached, is_empty)
