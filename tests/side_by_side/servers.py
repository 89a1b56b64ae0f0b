"""Servers of one installation, as on machines of their own: each with its own data folder."""

from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

from tests import redis_server
from tests.conftest import SECRET
from tests.simulator.server import Server
from tests.waiting import wait_until


@dataclass
class Installation:
    """What its servers share."""

    folder: Path
    database: str
    redis: redis_server.Server

    def server(self, name: str, **more: str) -> Server:
        """Another server of it, not started yet."""
        shared = {
            "SECRET_KEY": SECRET,
            "DATABASE_URL": self.database,
            "REDIS_URL": self.redis.address,
        }
        return Server(self.folder / name, **shared, **more)


def ready(port: int) -> tuple[int, bytes]:
    """Return what a proxy hears that asks whether to send phones there."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as asking:
        asking.request("GET", "/ready")
        answer = asking.getresponse()
        return answer.status, answer.read()


def until_streams(port: int, *, flow: bool) -> None:
    """Return as soon as this server hears what happens on the others, or no longer does."""
    word = b'"streams":true' if flow else b'"streams":false'
    wait_until(lambda: word in ready(port)[1], f"{word.decode()} at port {port}")
