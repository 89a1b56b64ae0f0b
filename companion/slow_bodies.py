"""Bodies of requests that have to come within a time: whoever lets one drip holds nobody up."""

from time import monotonic
from typing import Any

import gevent
from werkzeug.exceptions import RequestTimeout

SLOWEST = 10_000
"""Bytes a second. Whatever comes more slowly than that uses up the time it has."""


class InTime:
    """What reads a body, in `seconds` and one more for every ten thousand bytes that have come."""

    def __init__(self, reader: Any, seconds: float) -> None:
        self._reader = reader
        self._ends = monotonic() + seconds

    def read(self, size: int) -> bytes:
        """The next of it. Raises 408, after which nothing more is read from this connection."""
        left = max(0.0, self._ends - monotonic())
        with gevent.Timeout(left, RequestTimeout()):
            came: bytes = self._reader.read(size)
        self._ends += len(came) / SLOWEST
        return came
