"""One open stream: what a phone is sent while it looks at a game."""

import errno
from collections.abc import Iterator
from typing import Any

import gevent
from gevent.event import Event

from companion.core.metrics import LOG_EVENTS
from companion.pubsub.feed import LogFeed, LogPosition
from companion.pubsub.messages import GAME_GONE, HEARTBEAT, format_retry

NEVER = -1
"""A number no log stands at: whoever opens a stream is told at once where the log stands."""


class EventStream:
    """Where a phone stands, and what it is to be sent next.

    Nothing queues up for a phone that reads slowly. Of the log it is sent all there is once it has
    taken the last event, of each writer the newest event; and if a heartbeat still waits to be
    taken when the next is due, the stream is cut, and the phone comes back when it can.
    """

    __slots__ = (
        "_close_event",
        "_feed",
        "_heartbeat_is_due",
        "_is_sending",
        "_known_seq",
        "_position",
        "_presence_events",
        "_reader",
        "_wake_up",
        "device",
        "game",
    )

    def __init__(self, feed: LogFeed, game: str, device: str, position: LogPosition) -> None:
        self.game = game
        self.device = device
        """The phone's public id."""
        self._feed = feed
        self._position = position
        self._known_seq: int | None = NEVER
        """The log's last number, as far as known since it was read last."""
        self._presence_events: dict[str, bytes] = {}
        self._heartbeat_is_due = False
        self._is_sending = False
        """Whether something was given to the phone that it has not taken yet."""
        self._close_event: bytes | None = None
        self._wake_up = Event()
        self._reader: Any = None
        """The greenlet that writes to the phone."""

    def log_appended(self, seq: int) -> None:
        """Have what is new in the log sent, which has grown to `seq`."""
        if self._known_seq != NEVER:
            self._known_seq = max(seq, self._known_seq or 0)
        self._wake_up.set()

    def presence_changed(self, writer: str, event: bytes) -> None:
        """Have the event of a writer sent, unless that is this phone itself."""
        if writer != self.device:
            self._presence_events[writer] = event
            self._wake_up.set()

    def heartbeat(self) -> None:
        """Have a heartbeat sent, or cut the stream: the last one still waits to be taken."""
        if self._heartbeat_is_due and self._is_sending:
            too_slow = BrokenPipeError(errno.EPIPE, "reads too slowly")
            gevent.kill(self._reader, too_slow)
        self._heartbeat_is_due = True
        self._wake_up.set()

    def access_revoked(self) -> None:
        """Tell the phone that this game is no longer for it, and close."""
        self.close(GAME_GONE)

    def close(self, last_event: bytes = b"") -> None:
        """Close the stream, with this as its last event."""
        self._close_event = last_event
        self._wake_up.set()

    def events(self) -> Iterator[bytes]:
        """Yield what the phone is sent, for as long as it listens and may."""
        self._reader = gevent.getcurrent()
        pending = format_retry() + self._take_pending()
        while self._close_event is None:
            if pending:
                self._is_sending = True
                yield pending
                self._is_sending = False
            self._wake_up.wait()
            self._wake_up.clear()
            pending = self._take_pending()
        yield pending + self._close_event

    def _take_pending(self) -> bytes:
        """Return all that is to be sent now; nothing of it twice."""
        pending = b""
        seq, self._known_seq = self._known_seq, None
        if seq not in (None, self._position.seq):
            pending += self._log_event(seq)
        presence_events, self._presence_events = self._presence_events, {}
        pending += b"".join(presence_events.values())
        if self._heartbeat_is_due:
            self._heartbeat_is_due = False
            pending += HEARTBEAT
        return pending

    def _log_event(self, seq: int) -> bytes:
        is_first = seq == NEVER
        cached = None if is_first else self._feed.find_cached(self.game, self._position, seq)
        chunk = cached or self._feed.fetch(self.game, self._position)
        if chunk is None:
            self.access_revoked()
            return b""
        self._position = chunk.position
        if not chunk.is_empty:
            LOG_EVENTS.inc()
        return chunk.event if is_first or not chunk.is_empty else b""
