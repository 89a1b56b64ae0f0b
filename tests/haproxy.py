"""A proxy of the tests' own in front of two servers: HAProxy as docs/deploy.md has it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection

from tests.redis_server import program
from tests.serving import free_port
from tests.waiting import wait_until

CONFIGURATION = Path(__file__).parents[1] / "docs" / "deploy" / "haproxy.cfg"


@contextmanager
def running_haproxy(one: int, other: int, **more: str) -> Iterator[int]:
    """Provide the port of a proxy in front of these; `more` is for its environment."""
    port = free_port()
    places = {"BIND": port, "ONE": one, "OTHER": other}
    environment = {name: f"127.0.0.1:{place}" for name, place in places.items()}
    environment |= {"NAME": "127.0.0.1", **more}
    command = [program("haproxy"), "-db", "-q", "-f", CONFIGURATION]
    with subprocess.Popen(command, env={**os.environ, **environment}) as proxy:
        try:
            _until_it_listens(port, proxy)
            yield port
        finally:
            proxy.kill()


def _until_it_listens(port: int, proxy: subprocess.Popen) -> None:
    def is_listening() -> bool:
        assert proxy.poll() is None, "haproxy ended"
        with suppress(ConnectionRefusedError), create_connection(("127.0.0.1", port)):
            return True
        return False

    wait_until(is_listening, "haproxy listens")
