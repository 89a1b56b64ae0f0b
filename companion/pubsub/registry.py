"""All open streams of this worker, and what reaches them.

A hint is announced where something happens, and goes by a line to the hub of every worker that may
have a stream it concerns. `Hub.hear` is where it arrives.
"""

import random
from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import Any

import gevent
from flask import current_app

from companion.core.limits import MOST_STREAMS
from companion.core.metrics import STREAMS
from companion.pubsub.broker import Line
from companion.pubsub.feed import Place, Read, Readings
from companion.pubsub.messages import Gone, Grew, Hint, Missed, Writing
from companion.pubsub.presence import Notices
from companion.pubsub.stream import Stream

BEAT_SECONDS = 15
"""How often a stream tells that it is alive; phones wait a good two beats."""
TICK_SECONDS = 0.05
"""So that never many beats go out at once, for which everything else would wait."""
BEYOND = 1 << 31
"""A number no log comes to: only the store can tell what there is."""
Ordered = dict[Stream, None]
"""Streams, the one opened first first."""


def announce(hint: Hint) -> None:
    """Have every open stream it concerns hear this, in whichever worker it is."""
    hub().line.send(hint)


def hub() -> "Hub":
    """The hub of this application."""
    return current_app.extensions["hub"]


class Hub:
    """The open streams, by game and by device, and the one timer they share."""

    def __init__(self, read: Read, clock: Callable[[], float], line: Line) -> None:
        self.line = line
        self.closed = False
        self._clock = clock
        self._readings = Readings(read)
        self._notices = Notices(clock)
        self._games: dict[str, Ordered] = {}
        self._devices: dict[str, Ordered] = {}
        self._beats: list[tuple[float, int, Stream]] = []
        """A heap: when each stream's next beat is due."""
        self._opened = count()
        self._timer: Any = None
        line.start(self)

    def open(self, game: str, device: str, place: Place) -> Stream:
        """A stream of a game, for a phone that has come as far as `place`."""
        if game not in self._games:
            self.line.join(game)
        stream = Stream(self._readings, game, device, place)
        STREAMS.inc()
        self._games.setdefault(game, {})[stream] = None
        self._devices.setdefault(device, {})[stream] = None
        for oldest in list(self._devices[device])[:-MOST_STREAMS]:
            oldest.end()
        for writer, told in self._notices.of(game).items():
            stream.notice(writer, told)
        # The first beat comes early by chance, so that beats do not all fall together for ever.
        first = self._clock() + BEAT_SECONDS * random.random()  # noqa: S311 - no secret
        heappush(self._beats, (first, next(self._opened), stream))
        self._keep_time()
        if self.closed:
            stream.end()
        return stream

    def leave(self, stream: Stream) -> None:
        """Forget a stream: nobody reads it any more."""
        STREAMS.dec()
        for shelf, name in ((self._games, stream.game), (self._devices, stream.device)):
            streams = shelf.get(name, {})
            streams.pop(stream, None)
            if not streams:
                shelf.pop(name, None)
        if stream.game not in self._games:
            self._readings.forget(stream.game)
            self.line.leave(stream.game)

    def hear(self, hint: Hint) -> None:
        """Pass a hint on to the streams it concerns."""
        match hint:
            case Grew(game, seq, news):
                self._readings.grew(game, news if game in self._games else None)
                for stream in self._of(game):
                    stream.grew(seq)
            case Writing(game, device):
                told = self._notices.put(hint)
                self._keep_time()
                for stream in self._of(game):
                    stream.notice(device, told)
            case Gone(game, device):
                for stream in self._of(game, device):
                    stream.gone()
            case Missed():
                self.missed(None)

    def missed(self, game: str | None) -> None:
        """Read a game again in which something may have happened that was not heard.

        None: it may have been any, or somebody's right to look on. Then phones have to come back.
        """
        if game is None:
            self.cut()
        else:
            self.hear(Grew(game, BEYOND))

    def tick(self) -> None:
        """Do what is due: beats, and ends of notices."""
        for hint in self._notices.over():
            self.hear(hint)
        now = self._clock()
        while self._beats and self._beats[0][0] <= now:
            _, number, stream = heappop(self._beats)
            if stream in self._of(stream.game):
                stream.beat()
                heappush(self._beats, (now + BEAT_SECONDS, number, stream))

    def cut(self) -> None:
        """End every stream, so that phones come back and are told what there is."""
        games, self._games, self._devices = self._games, {}, {}
        for streams in games.values():
            for stream in streams:
                stream.end()

    def close(self) -> None:
        """End every stream, and from now on each new one at once."""
        self.closed = True
        self.cut()

    def _of(self, game: str | None, device: str | None = None) -> Iterable[Stream]:
        if device is None:
            return self._games.get(game or "", {})
        return [s for s in self._devices.get(device, {}) if game in (None, s.game)]

    def _keep_time(self) -> None:
        if not self._timer:
            self._timer = gevent.spawn(self._tick_while_needed)

    def _tick_while_needed(self) -> None:
        while self._beats or self._notices:
            gevent.sleep(TICK_SECONDS)
            self.tick()
