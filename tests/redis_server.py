"""A Redis of the tests' own: started by them, in a folder of its own, gone with them."""

import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from redis import Redis

READY = "eady to accept connections"
"""It says so of a port and of a socket in different words."""
KEEPS_NOTHING = ("--save", "", "--appendonly", "no")


class Server:
    """A Redis on a socket in its folder: no port that could be taken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"unix://{folder}/socket"
        self._process: subprocess.Popen | None = None

    def start(self) -> None:
        """Start it, and return as soon as it answers."""
        where = ("--port", "0", "--unixsocket", self.folder / "socket")
        command = [program("redis-server"), *where, *KEEPS_NOTHING]
        pipes = {"stdout": subprocess.PIPE, "text": True}
        self._process = subprocess.Popen(command, cwd=self.folder, **pipes)
        text = ""
        for line in self._process.stdout:
            text += line
            if READY in line:
                return
        raise AssertionError(f"redis-server ended: {text}")

    def forget(self) -> None:
        """Have it forget what it has counted."""
        with closing(Redis(unix_socket_path=f"{self.folder}/socket")) as asking:
            asking.flushall()

    def freeze(self) -> None:
        """Have it answer nothing, with every connection as it is."""
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """End it at this very moment."""
        if self._process:
            self._process.kill()
            self._process.communicate()
        self._process = None


@contextmanager
def running_redis() -> Iterator[Server]:
    """Provide a server that keeps nothing on the disk."""
    folder = Path(tempfile.mkdtemp(prefix="companion-redis-"))
    server = Server(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder)


def program(name: str) -> str:
    """Where a program of Debian's is."""
    result = shutil.which(name, path="/usr/sbin:/sbin") or shutil.which(name)
    assert result, f"there is no {name}: install the package {name}"
    return result
