"""One open stream: what a phone is told while it looks at a game."""

import errno
from collections.abc import Iterator
from typing import Any

import gevent
from gevent.event import Event

from companion.core.metrics import NEWS
from companion.pubsub.feed import Place, Readings
from companion.pubsub.messages import BEAT, GONE, retry

NEVER = -1
"""A number no log stands at: whoever opens a stream is told at once where it stands."""


class Stream:
    """Where a phone stands, and what it is to be told next.

    Nothing queues up for a phone that reads slowly. Of the log it is told all there is once it has
    taken the last event, of each writer the newest notice; and if a beat still waits to be taken
    when the next is due, the stream is cut, and the phone comes back when it can.
    """

    __slots__ = (
        "_awake",
        "_beat",
        "_end",
        "_heard",
        "_notices",
        "_place",
        "_reader",
        "_readings",
        "_under_way",
        "device",
        "game",
    )

    def __init__(self, readings: Readings, game: str, device: str, place: Place) -> None:
        self.game = game
        self.device = device
        """The phone's short id."""
        self._readings = readings
        self._place = place
        self._heard: int | None = NEVER
        """Where the log stands, as far as we heard since we began to read it last."""
        self._notices: dict[str, bytes] = {}
        self._beat = False
        self._under_way = False
        """Whether something was given to the phone that it has not taken yet."""
        self._end: bytes | None = None
        self._awake = Event()
        self._reader: Any = None
        """The greenlet that writes to the phone."""

    def grew(self, seq: int) -> None:
        """Tell what is new in the log, which has come to this number."""
        if self._heard != NEVER:
            self._heard = max(seq, self._heard or 0)
        self._awake.set()

    def notice(self, writer: str, told: bytes) -> None:
        """Tell that somebody is writing, unless it is this phone itself."""
        if writer != self.device:
            self._notices[writer] = told
            self._awake.set()

    def beat(self) -> None:
        """Tell that the line is alive, or cut it: the last beat still waits to be taken."""
        if self._beat and self._under_way:
            too_slow = BrokenPipeError(errno.EPIPE, "reads too slowly")
            gevent.kill(self._reader, too_slow)
        self._beat = True
        self._awake.set()

    def gone(self) -> None:
        """Tell that this game is no longer for this phone, and end."""
        self.end(GONE)

    def end(self, told: bytes = b"") -> None:
        """Close the stream, with this as the last word."""
        self._end = told
        self._awake.set()

    def events(self) -> Iterator[bytes]:
        """What the phone is told, for as long as it listens and may."""
        self._reader = gevent.getcurrent()
        told = retry() + self._due()
        while self._end is None:
            if told:
                self._under_way = True
                yield told
                self._under_way = False
            self._awake.wait()
            self._awake.clear()
            told = self._due()
        yield told + self._end

    def _due(self) -> bytes:
        """All that is to be told now; nothing of it twice."""
        told = b""
        heard, self._heard = self._heard, None
        if heard not in (None, self._place.seq):
            told += self._log(heard)
        notices, self._notices = self._notices, {}
        told += b"".join(notices.values())
        if self._beat:
            self._beat = False
            told += BEAT
        return told

    def _log(self, heard: int) -> bytes:
        first = heard == NEVER
        known = None if first else self._readings.last(self.game, self._place, heard)
        piece = known or self._readings.after(self.game, self._place)
        if piece is None:
            self.gone()
            return b""
        self._place = piece.place
        if not piece.empty:
            NEWS.inc()
        return piece.told if first or not piece.empty else b""
