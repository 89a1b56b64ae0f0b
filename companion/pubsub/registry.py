"""All open streams of this worker, and what reaches them.

A message is published where something happens, and goes by a broker to the registry of every worker
that may have a stream it concerns. `StreamRegistry.on_message` is where it arrives.
"""

import random
from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import Any

import gevent
from flask import current_app

from companion.core.limits import MAX_STREAMS
from companion.core.metrics import STREAMS
from companion.pubsub.broker import Broker
from companion.pubsub.feed import LogFeed, LogPosition, Read
from companion.pubsub.messages import (
    AccessRevoked,
    DeviceJoined,
    LogAppended,
    Message,
    MessagesLost,
    PresenceChanged,
    format_sse,
)
from companion.pubsub.presence import Presence
from companion.pubsub.stream import EventStream

HEARTBEAT_SECONDS = 15
"""How often a stream shows that it is alive; phones wait a good two heartbeats."""
TICK_SECONDS = 0.05
"""How often due heartbeats are sent: few at a time, so that nothing else waits long."""
UNKNOWN_SEQ = 1 << 31
"""More than any log has: streams then read the log itself."""
Streams = dict[EventStream, None]
"""Streams, the one opened first first."""


def publish(message: Message) -> None:
    """Send a message to every open stream it concerns, in whichever worker."""
    stream_registry().broker.publish(message)


def stream_registry() -> "StreamRegistry":
    """Return the registry of this application."""
    return current_app.extensions["streams"]


class StreamRegistry:
    """The open streams, by game and by device, and the one timer they share."""

    def __init__(
        self,
        read: Read,
        clock: Callable[[], float],
        broker: Broker,
        may_record: Callable[[str, str], bool],
    ) -> None:
        self.broker = broker
        self.is_closed = False
        self._clock = clock
        self._may_record = may_record
        """Whether a device, by its public id, may write into a game."""
        self._feed = LogFeed(read)
        self._presence = Presence(clock)
        self._by_game: dict[str, Streams] = {}
        self._by_device: dict[str, Streams] = {}
        self._heartbeats: list[tuple[float, int, EventStream]] = []
        """A heap: when each stream's next heartbeat is due."""
        self._numbers = count()
        self._timer: Any = None
        broker.start(self)

    def open(self, game: str, device: str, position: LogPosition) -> EventStream:
        """Open a stream of a game, for a phone that has come as far as `position`."""
        if game not in self._by_game:
            self.broker.subscribe(game)
        stream = EventStream(self._feed, game, device, position)
        STREAMS.inc()
        self._by_game.setdefault(game, {})[stream] = None
        self._by_device.setdefault(device, {})[stream] = None
        for oldest in list(self._by_device[device])[:-MAX_STREAMS]:
            oldest.close()
        for writer, event in self._presence.events(game).items():
            stream.presence_changed(writer, event)
        # The first comes at a random time, so that heartbeats are spread evenly.
        first = self._clock() + HEARTBEAT_SECONDS * random.random()  # noqa: S311 - no secret
        heappush(self._heartbeats, (first, next(self._numbers), stream))
        self._start_timer()
        if self.is_closed:
            stream.close()
        return stream

    def remove(self, stream: EventStream) -> None:
        """Forget a stream: nobody reads it any more."""
        STREAMS.dec()
        for index, key in ((self._by_game, stream.game), (self._by_device, stream.device)):
            streams = index.get(key, {})
            streams.pop(stream, None)
            if not streams:
                index.pop(key, None)
        if stream.game not in self._by_game:
            self._feed.forget(stream.game)
            self.broker.unsubscribe(stream.game)

    def on_message(self, message: Message) -> None:
        """Pass a message on to the streams it concerns."""
        match message:
            case LogAppended(game, seq, news):
                self._feed.on_appended(game, news if game in self._by_game else None)
                for stream in self._streams_of(game):
                    stream.log_appended(seq)
            case PresenceChanged(game, device):
                event = self._presence.update(message)
                self._start_timer()
                for stream in self._streams_of(game):
                    stream.presence_changed(device, event)
                for surplus in self._presence.surplus():
                    self.on_message(surplus)
            case DeviceJoined(game, device, phone):
                event = format_sse("joined", {"phone": phone, "device": device})
                for stream in self._streams_of(game):
                    stream.device_joined(device, event)
            case AccessRevoked(game, device):
                self._end_access(game, device)
            case MessagesLost():
                self.resync(None)

    def _end_access(self, game: str | None, device: str | None) -> None:
        """End the streams that may have lost a game, and what a device named shows there.

        Where no game is named, it goes on showing what it has filled in where it may still write.
        """
        for stream in self._streams_of(game, device):
            stream.access_revoked()
        changes = self._presence.of_device(game, device)
        if game is None and changes:
            gevent.spawn(self._end_where_it_may_not_write, changes)  # it waits for the database
            return
        for change in changes:
            self.on_message(change)

    def _end_where_it_may_not_write(self, changes: list[PresenceChanged]) -> None:
        for change in changes:
            if not self._may_record(change.game, change.device):
                self.on_message(change)

    def resync(self, game: str | None) -> None:
        """Read a game again about which messages may have been lost.

        None: it may have been any, or somebody's right to look on. Then phones have to come back.
        """
        if game is None:
            self.close_all()
        else:
            self.on_message(LogAppended(game, UNKNOWN_SEQ))

    def tick(self) -> None:
        """Do what is due: heartbeats, and ends of presence."""
        for change in self._presence.expire():
            self.on_message(change)
        now = self._clock()
        while self._heartbeats and self._heartbeats[0][0] <= now:
            _, number, stream = heappop(self._heartbeats)
            if stream in self._streams_of(stream.game):
                stream.heartbeat()
                heappush(self._heartbeats, (now + HEARTBEAT_SECONDS, number, stream))

    def close_all(self) -> None:
        """Close every stream, so that phones reconnect and read the log from their position."""
        games, self._by_game, self._by_device = self._by_game, {}, {}
        for streams in games.values():
            for stream in streams:
                stream.close()

    def shut_down(self) -> None:
        """Close every stream, and from now on each new one at once."""
        self.is_closed = True
        self.close_all()

    def _streams_of(self, game: str | None, device: str | None = None) -> Iterable[EventStream]:
        if device is None:
            return self._by_game.get(game or "", {})
        return [s for s in self._by_device.get(device, {}) if game in (None, s.game)]

    def _start_timer(self) -> None:
        if not self._timer:
            self._timer = gevent.spawn(self._tick_while_needed)

    def _tick_while_needed(self) -> None:
        while self._heartbeats or self._presence:
            gevent.sleep(TICK_SECONDS)
            self.tick()
