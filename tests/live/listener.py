"""A phone that streams: events as they come over a real connection."""

import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from typing import NamedTuple

from tests.waiting import MAX_SECONDS


class Event(NamedTuple):
    """One event of a stream."""

    name: str
    data: dict
    number: str | None = None


class Listener:
    """An open stream of a game."""

    def __init__(self, port: int, cookie: str, game: str, after: int | None = None,
                 last: str | None = None, room: int | None = None) -> None:  # fmt: skip
        self.connection = HTTPConnection("127.0.0.1", port, timeout=MAX_SECONDS)
        if room is not None:  # for what has arrived and is not read yet
            self.connection.sock = socket.socket()
            self.connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
            self.connection.sock.connect(("127.0.0.1", port))
        headers = {"Sec-Fetch-Site": "same-origin", "Cookie": cookie}
        if last is not None:
            headers["Last-Event-ID"] = last
        query = "" if after is None else f"?after={after}"
        self.connection.request("GET", f"/api/games/{game}/stream{query}", headers=headers)
        self.answer: HTTPResponse = self.connection.getresponse()
        self.retry: int | None = None
        self._events = self._read()

    def next(self) -> Event:
        """Return the next event. Raises StopIteration at the end of the stream."""
        return next(self._events)

    def next_of(self, *names: str) -> Event:
        """Return the next event of one of these names."""
        return next(event for event in self._events if event.name in names)

    def log(self) -> dict:
        """Return what the next `log` event tells."""
        return self.next_of("log").data

    def is_at_its_end(self) -> bool:
        """Whether the server closed the stream properly, telling nothing more."""
        return all(event.name == "beat" for event in self._events)

    def close(self) -> None:
        self.answer.close()
        self.connection.close()

    def _read(self) -> Iterator[Event]:
        fields: dict[str, str] = {}
        for line in self.answer:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name == "retry":
                self.retry = int(value)
            elif name:
                fields[name] = value
            elif fields:
                yield Event(fields["event"], json.loads(fields["data"]), fields.get("id"))
                fields = {}
