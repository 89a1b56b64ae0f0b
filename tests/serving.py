"""A Companion that really serves: its own process, a real socket, a folder of its own."""

import json
import os
import random
import signal
import socket
import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from fcntl import LOCK_NB, LOCK_SH, flock
from http.client import HTTPConnection
from pathlib import Path
from select import select

from companion.maintenance.running import LOCK_NAME
from tests.forking import COMPANION, Forked, start_companion
from tests.waiting import MAX_SECONDS, wait_until

PORTS = range(20_000, 32_768)
"""Below those that systems give to calls which go out."""
HELD: deque[socket.socket] = deque()
"""The ports dealt out here lately, held for datagrams, of which nothing here sends any: no other
process deals them out while the server is still starting, or is away for a moment."""
MOST_HELD = 200


@dataclass
class Served:
    """A running server."""

    address: str
    port: int
    data: Path
    process: subprocess.Popen | Forked
    said: str

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=MAX_SECONDS)

    def kill(self) -> None:
        """End it and its workers at once, as a power cut does; return when its folder is free."""
        workers = workers_of(self.process.pid)
        self.process.kill()
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        wait_until(lambda: _is_let_go(self.data), "the server has let go of its folder")


@contextmanager
def serving(
    data: Path, *program: Path | str, port: int | None = None, host: str = "127.0.0.1", **running
) -> Iterator[Served]:
    """Provide a server on this data folder, stopped at the end; `Popen` gets what else is given.

    Without a program of its own it is forked where it can be (`tests/forking.py`).
    """
    port = port or free_port()
    running["env"] = {**running.pop("env", os.environ), "HOST": host, "PORT": str(port)}
    running["stdout"] = subprocess.PIPE
    words = ["serve", "--data", data]
    if program in ((), (COMPANION,)):
        process = start_companion(*words, **running)
    else:
        process = subprocess.Popen([*program, *words], text=True, **running)
    with process:
        try:
            text = until_it_serves(process)
            yield Served(f"http://127.0.0.1:{port}", port, data, process, text)
        finally:
            process.terminate()


def until_it_serves(process: subprocess.Popen | Forked) -> str:
    """Wait for the line that names the address: from then on the socket listens."""
    assert process.stdout is not None
    text = ""
    for line in process.stdout:
        text += line
        if "http://" in line:
            return text
    raise AssertionError(f"the server ended: {text}")


def workers_of(arbiter: int) -> set[int]:
    """Return the processes that answer for a server."""
    command = ["ps", "-o", "pid=,ppid=", "-A"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    pairs = (map(int, line.split()) for line in lines)
    return {pid for pid, parent in pairs if parent == arbiter}


def _is_let_go(data: Path) -> bool:
    """Whether nobody serves a folder: a killed process lets go of it a moment after its end."""
    with (data / LOCK_NAME).open() as lock, suppress(BlockingIOError):
        flock(lock, LOCK_SH | LOCK_NB)
        return True
    return False


def free_port() -> int:
    """Return a port that nobody has or was dealt, and that no call which goes out is given."""
    while not _hold(port := random.SystemRandom().choice(PORTS)):
        pass
    return port


def two_free_ports() -> int:
    """Return a port as `free_port` does, whose successor is free and held as well."""
    while not _hold((port := free_port()) + 1):
        pass
    return port


def _hold(port: int) -> bool:
    """Hold a port, unless somebody has it; return whether it is held."""
    held = socket.socket(type=socket.SOCK_DGRAM)
    with socket.socket() as asking, suppress(OSError):
        held.bind(("127.0.0.1", port))
        asking.bind(("127.0.0.1", port))
        HELD.append(held)
        if len(HELD) > MOST_HELD:
            HELD.popleft().close()
        return True
    held.close()
    return False


def can_be_listened_on(port: int) -> bool:
    """Whether nobody listens on a port, as a process that was killed still may for a moment."""
    with suppress(OSError):
        socket.create_server(("127.0.0.1", port)).close()
        return True
    return False


class Caller:
    """A phone over real HTTP, with its cookie.

    No call is sent twice: one that is cut off raises `ConnectionError`.
    """

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=MAX_SECONDS)
        self.cookie = ""

    def call(self, method: str, path: str, body=None) -> tuple[int, object]:
        """Return the status and the body of the answer, read as JSON where it is."""
        headers = {"Sec-Fetch-Site": "same-origin", "Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        text = None if body is None else json.dumps(body)
        if self._is_closed_by_server():
            self.connection.close()
        self.connection.request(method, path, text, headers)
        answer = self.connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        text = answer.read().decode()
        is_json = answer.getheader("Content-Type") == "application/json"
        return answer.status, json.loads(text) if is_json else text

    def call_until_answered(self, method: str, path: str, body=None) -> tuple[int, object]:
        """Send the same again whenever the connection breaks, as a phone does."""

        def try_once() -> tuple[int, object] | None:
            with suppress(ConnectionError):
                return self.call(method, path, body)
            self.connection.close()
            return None

        return wait_until(try_once, f"an answer to {method} {path}")

    def _is_closed_by_server(self) -> bool:
        """Tell whether the connection lay idle until the server closed it: nothing else is read."""
        return bool(self.connection.sock and select([self.connection.sock], [], [], 0)[0])

    def close(self) -> None:
        self.connection.close()
