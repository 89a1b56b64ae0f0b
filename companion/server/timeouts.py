"""Bodies that have to come within a time, and answers that have to be taken within one.

Whoever lets either drip holds nobody up. What comes has to be a body, too: where its pieces are
nonsense, that is the sender's doing.
"""

import errno
import os
from ssl import SSLSocket
from time import monotonic
from typing import Any

import gevent
from gevent.socket import wait_write
from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import BadRequest, RequestTimeout

MIN_BYTES_PER_SECOND = 10_000
"""Whatever comes more slowly uses up the time it has."""


class TimedReader:
    """Reads a body, in `seconds` and one more for every ten thousand bytes that have come."""

    def __init__(self, reader: Any, seconds: float) -> None:
        self._reader = reader
        self._deadline = monotonic() + seconds

    def read(self, size: int) -> bytes:
        """Read on. Raises 400, 408, after which nothing more is read from this connection."""
        left = max(0.0, self._deadline - monotonic())
        try:
            with gevent.Timeout(left, RequestTimeout()):
                chunk: bytes = self._reader.read(size)
        except (ParseException, NoMoreData) as error:
            raise BadRequest from error
        self._deadline += len(chunk) / MIN_BYTES_PER_SECOND
        return chunk


class TimedSocket:
    """A socket of which all that is sent has to be taken, in as much time.

    An answer's head, which comes first, goes out with the beginning of its body.
    """

    def __init__(self, sock: Any, seconds: float) -> None:
        self._sock = sock
        self._seconds = seconds
        self._head: bytes | None = None

    def __getattr__(self, name: str) -> Any:
        """Return whatever else a socket has."""
        return getattr(self._sock, name)

    def sendall(self, data: bytes) -> None:
        """Send all of it. Raises `BrokenPipeError` for a reader too slow."""
        if self._head is None:
            self._head = data
            return
        data, self._head = self._head + data, b""
        unsent = self._send_what_fits(data)
        if unsent:
            with self._time_for(len(data)):
                self._sock.sendall(unsent)

    def send_rest(self) -> None:
        """Send the head of an answer without a body."""
        if self._head:
            self.sendall(b"")

    def shutdown(self, how: int) -> None:
        """Shut the socket down, where an answer was begun that cannot be ended."""
        self.send_rest()
        self._sock.shutdown(how)

    def sendfile(self, file: Any, offset: int, count: int) -> int:
        """Send a file. Raises `BrokenPipeError` for a reader too slow."""
        self.send_rest()
        with self._time_for(count):
            if isinstance(self._sock, SSLSocket):
                return self._sock.sendfile(file, offset, count)
            return self._send_by_system(file, offset, count)

    def _send_by_system(self, file: Any, offset: int, count: int) -> int:
        """Have the system send a file, as much at a time as the connection takes."""
        ends = offset + count
        while offset < ends:
            try:
                sent = os.sendfile(self._sock.fileno(), file.fileno(), offset, ends - offset)
            except BlockingIOError:
                wait_write(self._sock.fileno())
                continue
            if not sent:  # the file has become shorter
                break
            offset += sent
        return count - (ends - offset)

    def _send_what_fits(self, data: bytes) -> bytes:
        """Send what needs no wait, and so no clock; return what is left, most often nothing."""
        if isinstance(self._sock, SSLSocket):
            return data  # which is not written as it is
        try:
            return data[os.write(self._sock.fileno(), data) :]
        except BlockingIOError:
            return data

    def _time_for(self, size: int) -> gevent.Timeout:
        too_slow = BrokenPipeError(errno.EPIPE, "reads too slowly")
        return gevent.Timeout(self._seconds + size / MIN_BYTES_PER_SECOND, too_slow)
