"""Tables full of phones on one real server: who streams, who writes, and when each is told.

Everything runs in one loop over non-blocking sockets. Entries are sent at set times, whether the
server keeps up or not, and every delay counts from the time an entry was due.
"""

import json
import re
import resource
import selectors
import socket
import time
from collections.abc import Callable
from contextlib import closing

from tests.conftest import points, tally
from tests.serving import Caller

NUMBER = re.compile(rb"\nid: \w+:(\d+)\n")
WAIT = 30
SETTLING = 1.0
"""Seconds a server has to take in new connections: how long that takes is not what is measured."""
PATIENCE = 300
"""Seconds after the last entry in which a server that is behind may still answer."""
OnBytes = Callable[[bytes], None]


class Table:
    """A game, the connection on which its entries are written, and who hears of them when."""

    def __init__(self, port: int, number: int) -> None:
        self.game = f"game-{number}"
        with closing(Caller(port)) as owner:
            assert owner.call("PUT", f"/api/games/{self.game}", tally())[0] == 201
            self.cookie = owner.cookie
        self.writer: socket.socket
        self.seq = 0
        self.due: dict[int, float] = {}
        """When each entry was to be sent."""
        self.delays: list[float] = []
        """Of each entry on each phone, in seconds."""
        self.taken = 0
        """Entries that were answered."""

    def write(self, due: float) -> None:
        """Send one entry."""
        entry = points(f"{self.game}-{self.seq}", 1, 2)
        body = json.dumps({"after": self.seq, "entries": [entry]}).encode()
        self.seq += 1
        self.due[self.seq] = due
        self.writer.send(self.request("POST", "log", body))

    def answered(self, answer: bytes) -> None:
        """Look at the answers to entries; a connection may end when none is owed any more."""
        assert answer or self.taken == len(self.due), "the server has ended a connection"
        count = answer.count(b"HTTP/1.1 200 ")
        assert count == answer.count(b"HTTP/1.1 "), answer
        self.taken += count

    def request(self, method: str, what: str, body: bytes = b"") -> bytes:
        """Return a call about this game, as it goes over the wire."""
        lines = [
            f"{method} /api/games/{self.game}/{what} HTTP/1.1",
            "Host: 127.0.0.1",
            "Sec-Fetch-Site: same-origin",
            f"Cookie: {self.cookie}",
            f"Content-Length: {len(body)}",
            *(["Content-Type: application/json"] if body else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body


class Subscriber:
    """A phone that streams."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seq = table.seq
        """The last entry it has been told of."""

    def hear(self, text: bytes) -> None:
        """Note how late each entry comes; what is late may come together with the next."""
        assert text, "the server has ended a stream"
        now = time.perf_counter()
        for seq in map(int, NUMBER.findall(text)):
            due = self.table.due
            self.table.delays += [now - due[number] for number in range(self.seq + 1, seq + 1)]
            self.seq = seq


class Crowd:
    """Many tables at once."""

    def __init__(self, port: int, tables: int, phones: int) -> None:
        allow_many_sockets()
        self.port = port
        self.phones = phones
        """At each table."""
        self.listening = selectors.DefaultSelector()
        self.tables = [Table(port, number) for number in range(tables)]
        self.streams: list[socket.socket] = []

    def open_streams(self) -> None:
        """Open every stream, and wait until it has told where it stands."""
        for table in self.tables * self.phones:
            stream = connected(self.port)
            stream.sendall(table.request("GET", "stream"))
            stream.setblocking(True)
            answer = b""
            while b"\nid: " not in answer:
                answer += stream.recv(65536)
            stream.setblocking(False)
            self.listening.register(stream, selectors.EVENT_READ, Subscriber(table).hear)
            self.streams.append(stream)

    def write(self, each_second: int, seconds: float) -> list[float]:
        """How long each entry took to each phone, entries coming at an even pace."""
        for table in self.tables:  # new ones: a connection that waits too long is closed
            table.writer = connected(self.port)
            self.listening.register(table.writer, selectors.EVENT_READ, table.answered)
        time.sleep(SETTLING)
        began = time.perf_counter()
        entries = int(each_second * seconds)
        for number in range(entries):
            due = began + number / each_second
            self._listen(due, lambda: False)
            self.tables[number % len(self.tables)].write(due)
        phones = len(self.streams) // len(self.tables)
        owed = entries * (1 + phones)
        self._listen(time.perf_counter() + PATIENCE, lambda: self._count_received() == owed)
        assert self._count_received() == owed, f"{self._heard():,} of {owed:,} were heard of"
        for table in self.tables:
            if table.writer in self.listening.get_map():
                self.listening.unregister(table.writer)
            table.writer.close()
        return self._delays()

    def _listen(self, until: float, enough: Callable[[], bool]) -> None:
        """Take whatever comes, until this moment or until it is enough."""
        while not enough() and (left := until - time.perf_counter()) > 0:
            for key, _ in self.listening.select(left):
                arrived = receive(key.fileobj)
                on_bytes: OnBytes = key.data
                on_bytes(arrived)
                if not arrived:
                    self.listening.unregister(key.fileobj)

    def _count_received(self) -> int:
        """Answers and tellings so far."""
        return sum(table.taken + len(table.delays) for table in self.tables)

    def wait_for_the_end(self) -> None:
        """Wait until the server has ended every stream, in order."""
        for stream in self.streams:
            stream.setblocking(True)
            answer = b""
            while part := stream.recv(65536):
                answer = (answer + part)[-5:]
            assert answer == b"0\r\n\r\n", answer

    def close(self) -> None:
        for key in list(self.listening.get_map().values()):
            key.fileobj.close()
        self.listening.close()

    def _delays(self) -> list[float]:
        """All delays so far, and the tables ready for the next entries."""
        delays = [delay for table in self.tables for delay in table.delays]
        for table in self.tables:
            table.taken = 0
            table.delays.clear()
            table.due.clear()
        return delays


def connected(port: int) -> socket.socket:
    """Return a connection that never waits."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=WAIT)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.setblocking(False)
    return connection


def receive(found: object) -> bytes:
    """Return what has arrived on a connection; nothing where it has ended."""
    assert isinstance(found, socket.socket)
    return found.recv(1 << 20)


def allow_many_sockets() -> None:
    """As many as this process may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
