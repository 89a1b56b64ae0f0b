"""A server, phones that write, and phones that listen."""

import uuid
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from tests.conftest import tally
from tests.live.listener import Listener
from tests.serving import Caller, Served, serving
from tests.simulator.server import Server


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


class Table:
    """A game that one phone has started, and the phones around it."""

    def __init__(self, served: Served | Server, opened: ExitStack) -> None:
        self.served = served
        self.opened = opened
        self.game = str(uuid.uuid4())
        self.owner = self.phone()
        self.owner.call("PUT", f"/api/games/{self.game}", tally())

    def phone(self, role: str | None = None, at: Server | None = None) -> Caller:
        """Return a phone that has never been here; with a role, one that has been let in."""
        phone = self.opened.enter_context(closing(Caller((at or self.served).port)))
        phone.call("GET", "/api/games")
        if role is not None:
            phone.call("POST", "/api/join", {"token": self.link(role)["token"]})
        return phone

    def link(self, role: str) -> dict:
        """Return a link by which phones may come to the table."""
        return self.owner.call("POST", f"/api/games/{self.game}/links", {"role": role})[1]

    def take_back(self, what: str) -> None:
        """Have the owner take back a link or send away a device."""
        assert self.owner.call("DELETE", f"/api/games/{self.game}/{what}", {})[0] == 200

    def write(self, after: int, *entries: dict) -> None:
        """Append entries of the owner, which are accepted at once."""
        batch = {"after": after, "entries": list(entries)}
        assert self.owner.call("POST", f"/api/games/{self.game}/log", batch)[0] == 200

    def write_until_answered(self, after: int, *entries: dict) -> None:
        """Append entries of the owner, sent again for as long as the server breaks off."""
        batch = {"after": after, "entries": list(entries)}
        path = f"/api/games/{self.game}/log"
        assert self.owner.call_until_answered("POST", path, batch)[0] == 200

    def writing(self, place: str | None, phone: Caller | None = None, **more) -> int:
        """Return the answer to telling where a phone writes."""
        path = f"/api/games/{self.game}/writing"
        return (phone or self.owner).call("POST", path, {"place": place, **more})[0]

    def listen(self, phone: Caller | None = None, game: str | None = None, **where) -> Listener:
        """Return a stream of this game, or another, as the owner or another phone opens it."""
        port = phone.connection.port if phone else self.served.port
        listener = Listener(port, (phone or self.owner).cookie, game or self.game, **where)
        return self.opened.enter_context(closing(listener))


@pytest.fixture
def table(served) -> Iterator[Table]:
    with ExitStack() as opened:
        yield Table(served, opened)
