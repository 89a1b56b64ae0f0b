"""One open stream of server-sent events, for a phone that shows a game."""

import errno
from collections.abc import Iterator
from typing import Any

import gevent
from gevent.event import Event

from companion.core.metrics import LOG_EVENTS
from companion.pubsub.feed import LogFeed, LogPosition
from companion.pubsub.messages import GAME_GONE, HEARTBEAT, format_retry
from companion.pubsub.presence import PresenceEvent

NEVER = -1
"""Less than any log has: a new stream sends its first `log` event at once."""


class EventStream:
    """A stream: the phone's position in the log, and what is to be sent next.

    Nothing queues up for a slow phone: once it has read the last event, it is sent the rest of the
    log and the newest event of each writer. A stream whose heartbeat is still unread when the next
    is due is cut; the phone reconnects.
    """

    __slots__ = (
        "_arrival_events",
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
        "may_record",
    )

    def __init__(self, feed: LogFeed, game: str, device: str, position: LogPosition) -> None:
        self.game = game
        self.device = device
        """The phone's public id."""
        self.may_record = False
        """Whether it is told what others have filled in; set before the first event is sent."""
        self._feed = feed
        self._position = position
        self._known_seq: int | None = NEVER
        """The log's last number by messages since the last event; None: nothing new."""
        self._presence_events: dict[str, PresenceEvent] = {}
        self._arrival_events: dict[str, bytes] = {}
        self._heartbeat_is_due = False
        self._is_sending = False
        """Whether an event is on its way that the phone has not read yet."""
        self._close_event: bytes | None = None
        self._wake_up = Event()
        self._reader: Any = None
        """The greenlet that writes to the phone."""

    def log_appended(self, seq: int) -> None:
        """Have the new entries of the log sent, which has grown to `seq`."""
        if self._known_seq != NEVER:
            self._known_seq = max(seq, self._known_seq or 0)
        self._wake_up.set()

    def presence_changed(self, writer: str, event: PresenceEvent) -> None:
        """Have the event of a writer sent, unless that is this phone itself."""
        if writer != self.device:
            self._presence_events[writer] = event
            self._wake_up.set()

    def device_joined(self, device: str, event: bytes) -> None:
        """Have it sent that a device has joined, unless that is this phone itself."""
        if device != self.device:
            self._arrival_events[device] = event
            self._wake_up.set()

    def heartbeat(self) -> None:
        """Have a heartbeat sent, or cut the stream where the last one is still unread."""
        if self._heartbeat_is_due and self._is_sending:
            too_slow = BrokenPipeError(errno.EPIPE, "reads too slowly")
            gevent.kill(self._reader, too_slow)
        self._heartbeat_is_due = True
        self._wake_up.set()

    def access_revoked(self) -> None:
        """Send the event that the phone may have lost the game, and close."""
        self.close(GAME_GONE)

    def close(self, last_event: bytes = b"") -> None:
        """Close the stream after a last event."""
        self._close_event = last_event
        self._wake_up.set()

    def events(self) -> Iterator[bytes]:
        """Yield the events, until the stream is closed."""
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
        """Return all events due, and mark them as sent."""
        pending = b""
        seq, self._known_seq = self._known_seq, None
        if seq not in (None, self._position.seq):
            pending += self._log_event(seq)
        presence_events, self._presence_events = self._presence_events, {}
        arrival_events, self._arrival_events = self._arrival_events, {}
        pending += b"".join(
            event.whole if self.may_record else event.for_watchers
            for event in presence_events.values()
        )
        pending += b"".join(arrival_events.values())
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
