"""Bodies that have to come within a time, and answers that have to be taken within one.

Whoever lets either drip holds nobody up. What comes has to be a body, too: where its pieces are
nonsense, that is the sender's doing.
"""

import errno
import os
from time import monotonic
from typing import Any

import gevent
from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import BadRequest, RequestTimeout

SLOWEST = 10_000
"""Bytes a second. Whatever comes more slowly than that uses up the time it has."""


class TimedReader:
    """What reads a body, in `seconds` and one more for every ten thousand bytes that have come."""

    def __init__(self, reader: Any, seconds: float) -> None:
        self._reader = reader
        self._ends = monotonic() + seconds

    def read(self, size: int) -> bytes:
        """Read on. Raises 400, 408, after which nothing more is read from this connection."""
        left = max(0.0, self._ends - monotonic())
        try:
            with gevent.Timeout(left, RequestTimeout()):
                came: bytes = self._reader.read(size)
        except (ParseException, NoMoreData) as error:
            raise BadRequest from error
        self._ends += len(came) / SLOWEST
        return came


class TimedSocket:
    """A socket of which all that is sent has to be taken, in as much time.

    An answer's head, which comes first, goes out with the beginning of its body.
    """

    def __init__(self, sock: Any, seconds: float) -> None:
        self._sock = sock
        self._seconds = seconds
        self._head: bytes | None = None

    def __getattr__(self, name: str) -> Any:
        """Whatever else a socket has."""
        return getattr(self._sock, name)

    def sendall(self, data: bytes) -> None:
        """Send it. Raises `BrokenPipeError` for who reads too slowly."""
        if self._head is None:
            self._head = data
            return
        data, self._head = self._head + data, b""
        rest = self._send_what_fits(data)
        if rest:
            with self._time_for(len(data)):
                self._sock.sendall(rest)

    def send_rest(self) -> None:
        """Send the head of an answer without a body."""
        if self._head:
            self.sendall(b"")

    def shutdown(self, how: int) -> None:
        """End it, when an answer was begun that cannot be ended."""
        self.send_rest()
        self._sock.shutdown(how)

    def sendfile(self, file: Any, offset: int, count: int) -> int:
        """Send it. Raises `BrokenPipeError` for who reads too slowly."""
        self.send_rest()
        with self._time_for(count):
            return self._sock.sendfile(file, offset, count)

    def _send_what_fits(self, data: bytes) -> bytes:
        """Send what needs no wait, and so no clock; return what is left, most often nothing."""
        try:
            return data[os.write(self._sock.fileno(), data) :]
        except BlockingIOError:
            return data

    def _time_for(self, size: int) -> gevent.Timeout:
        too_slow = BrokenPipeError(errno.EPIPE, "reads too slowly")
        return gevent.Timeout(self._seconds + size / SLOWEST, too_slow)
