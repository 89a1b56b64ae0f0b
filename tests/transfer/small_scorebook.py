"""A scorebook file of two people and a game, put together by hand."""

import json

from companion.transfer.file_format import FORMAT
from tests.conftest import points, tally

GAME = tally(id="g1", log=[points("a", 1, 2)])


def book(**changes) -> dict:
    """Return a scorebook file of two people and a game."""
    players = [{"id": "p1", "name": "Ada"}, {"id": "p2", "name": "Ben"}]
    return {"format": FORMAT, "players": players, "games": [{"file": GAME}]} | changes


def person(name: str, /, **more) -> dict:
    return {"id": name, "name": name} | more


def raw(value: object) -> bytes:
    return json.dumps(value).encode()
