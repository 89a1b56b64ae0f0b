"""Who comes to stop a server: each kind of attack in a thread of its own, in a few processes.

An attack goes on until its time is over, as fast as the server lets it. It comes from some
addresses of its own, as from a few machines: limits by address are part of what is tried.
"""

import gzip
import os
import socket
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from functools import cache
from http.client import HTTPConnection, HTTPException
from io import BytesIO
from itertools import count, cycle, product

from werkzeug.datastructures import FileStorage
from werkzeug.test import encode_multipart

from companion.core.limits import MAX_AMEND_CHANGES, MAX_PLAYERS, MAX_STREAMS
from tests.conftest import points, tally
from tests.live.listener import Listener
from tests.live.test_awkward_bodies import BODIES, FORMS
from tests.live.test_slow_senders import HALF_A_BODY, HALF_A_HEAD, LARGE
from tests.serving import Caller
from tests.transfer.small_scorebook import book, person, raw
from tests.transfer.test_memory import deep, in_games, in_one_game
from tests.web.pages import token
from tests.web.who_may import CALLS, PAGES

ADDRESSES = 6
"""Of each attack."""
PATIENCE_SECONDS = 60
HELD = 200
"""Connections on which next to nothing comes or goes, of each kind."""
DEVICES = 20
"""That open as many streams as they may, and read none."""
OPENING_SECONDS = 0.01
"""Between two of these connections: they come by a network."""
HOLDING_SECONDS = 15
JSON = "application/json"
BOMBS = (
    *((in_games, b"{}"), (in_games, b"0")),
    *((in_one_game, deep(28)), (in_one_game, b"1.5")),
)
"""Uploads that unpack to much."""
NICE = 10
"""Attackers have machines of their own: on this one the server and the tables go first."""


@dataclass
class Attack:
    """One attack, and what the server answered."""

    name: str
    port: int
    ends: float
    number: int
    """Of the attack, by which it has its addresses."""
    answers: Counter[str] = field(default_factory=Counter[str])
    _turn: Iterator[int] = field(default_factory=count)

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.time() < self.ends

    def address(self) -> str:
        """Return the next of its addresses."""
        return f"127.0.{100 + self.number}.{next(self._turn) % ADDRESSES + 1}"

    def send(self, method: str, path: str, body: bytes, kind: str, cookie: str = "") -> str | None:
        """Send a request on a line of its own; return where the answer leads."""
        headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": kind, "Cookie": cookie}
        sender = (self.address(), 0)
        with closing(HTTPConnection("127.0.0.1", self.port, PATIENCE_SECONDS, sender)) as line:
            try:
                line.request(method, path, body, headers)
                answer = line.getresponse()
                answer.read()
            except (OSError, HTTPException) as error:
                self.answers[type(error).__name__] += 1
                return None
            self.answers[str(answer.status)] += 1
            return answer.getheader("Location")

    def call(self, phone: Caller, method: str, path: str, body: object = None) -> object:
        """Make a call of a phone; return the answer."""
        status, answer = phone.call(method, path, body)
        self.answers[str(status)] += 1
        return answer

    def phone(self) -> Caller:
        """Return a phone with a game of its own, which has that game's id as `game`."""
        phone = Caller(self.port)
        phone.call("PUT", f"/api/games/{uuid.uuid4()}", tally())
        return phone


def awkward_bodies(attack: Attack) -> None:
    """Send every awkward body to every call that reads one."""
    with closing(attack.phone()) as phone:
        calls = [call for call in CALLS if call[0] in ("POST", "PUT")]
        for body, (method, rule) in cycle(product(BODIES.values(), calls)):
            if not attack.goes_on():
                return
            attack.send(method, rule.replace("<game>", "none"), body, JSON, phone.cookie)


def awkward_forms(attack: Attack) -> None:
    """Send every awkward form to every page that reads one."""
    pages = [rule for method, rule in PAGES if method == "POST"]
    with closing(attack.phone()) as phone:
        for (kind, body), page in cycle(product(FORMS.values(), pages)):
            if not attack.goes_on():
                return
            attack.send("POST", page, body, kind, phone.cookie)


def nonsense(attack: Attack) -> None:
    """Send small calls without any sense, as fast as they are refused."""
    while attack.goes_on():
        attack.send("POST", "/api/join", b'{"token": ', JSON)


def corrections(attack: Attack) -> None:
    """Correct the first entries of a long log again and again, each time as many as may be."""
    with closing(attack.phone()) as phone:
        while attack.goes_on():
            game = f"/api/games/{uuid.uuid4()}"
            attack.call(phone, "PUT", game, tally())
            log = [points(f"e{n}", 1, 2) for n in range(2_000)]
            attack.call(phone, "POST", f"{game}/log", {"after": 0, "entries": log})
            seq = len(log)
            while attack.goes_on() and seq < 2_060:
                batch = {"after": seq, "entries": [amend() for _ in range(20)]}
                answer = attack.call(phone, "POST", f"{game}/log", batch)
                if not isinstance(answer, dict) or answer.get("seq", seq) == seq:
                    break
                seq = answer["seq"]
                attack.call(phone, "GET", f"{game}/log")
                attack.call(phone, "GET", game)


def amend() -> dict:
    """Return a correction that puts in as many rounds as it may, before the first."""
    changes = []
    for _ in range(MAX_AMEND_CHANGES):
        name = str(uuid.uuid4())
        changes.append({"before": "e0", "id": name, "entry": points(name, 1, 2)})
    return {"id": str(uuid.uuid4()), "type": "amend", "changes": changes}


def send_form(attack: Attack, phone: Caller, path: str, **fields: object) -> str | None:
    """Send a form of the scorebook's page; return where it leads."""
    page = phone.call("GET", "/scorebook")[1]
    boundary, body = encode_multipart({**fields, "csrf_token": token(str(page))})
    kind = f"multipart/form-data; boundary={boundary}"
    return attack.send("POST", path, body, kind, phone.cookie)


def upload(attack: Attack, phone: Caller, content: bytes) -> str | None:
    """Upload a file; return where its preview is."""
    file = FileStorage(BytesIO(content), "evenings.json")
    return send_form(attack, phone, "/scorebook/files", file=file)


def merged_people(attack: Attack) -> None:
    """Bring in a long chain of merged people, and ask for everything that follows it."""
    chain = [person(f"p{n}", into=f"p{n + 1}") for n in range(MAX_PLAYERS - 1)]
    file = raw(book(players=[*chain, person(f"p{MAX_PLAYERS - 1}")]))
    with closing(attack.phone()) as phone:
        phone.connection.timeout = PATIENCE_SECONDS
        page = upload(attack, phone, file)
        if page:
            send_form(attack, phone, page)
        for path in cycle(("/history?text=n", "/people", f"/people/p{MAX_PLAYERS - 1}")):
            if not attack.goes_on():
                return
            attack.call(phone, "GET", path)


@cache
def packed(fill: Callable[[bytes], bytes], item: bytes) -> bytes:
    """Return a file full of one item, made when its turn has come: attackers are slow."""
    return gzip.compress(fill(item), 1)


def uploads(attack: Attack) -> None:
    """Upload files that unpack to much, and bring in long evenings."""
    log = [points(f"{n}", n, 2) for n in range(30)]
    with closing(attack.phone()) as phone:
        phone.connection.timeout = PATIENCE_SECONDS
        for bomb in cycle((*BOMBS, None)):
            if not attack.goes_on():
                return
            if bomb:
                content = packed(*bomb)
            else:
                games = [{"file": tally(id=str(uuid.uuid4()), log=log)} for _ in range(500)]
                content = raw(book(games=games))
            page = upload(attack, phone, content)
            if page:
                attack.call(phone, "GET", page)
                send_form(attack, phone, page)


def slow_clients(attack: Attack) -> None:
    """Hold connections on which half a request has come, or nobody reads the answer."""
    large = f"GET /static/assets/{LARGE.name} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    while attack.goes_on():
        with ExitStack() as opened:
            for said in (HALF_A_HEAD, HALF_A_BODY, large * 40):
                for _ in range(HELD):
                    with suppress(OSError):
                        line = opened.enter_context(closing(socket.socket()))
                        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_000)
                        line.settimeout(5)
                        line.connect(("127.0.0.1", attack.port))
                        line.sendall(said)
                        attack.answers["held"] += 1
                    time.sleep(OPENING_SECONDS)
            wait(attack)


def wait(attack: Attack) -> None:
    """Hold what is held for a while."""
    time.sleep(max(0, min(HOLDING_SECONDS, attack.ends - time.time())))


def unread_streams(attack: Attack) -> None:
    """Open as many streams as devices may, read none, and write what they would tell."""
    with ExitStack() as opened:
        games: list[tuple[Caller, str]] = []
        for _ in range(DEVICES):
            phone = opened.enter_context(closing(Caller(attack.port)))
            game = str(uuid.uuid4())
            phone.call("PUT", f"/api/games/{game}", tally())
            games.append((phone, game))
            for _ in range(MAX_STREAMS):
                stream = Listener(attack.port, phone.cookie, game, room=2_000)
                opened.enter_context(closing(stream))
                attack.answers[f"stream {stream.answer.status}"] += 1
        for seq in count(0):
            for phone, game in games:
                if not attack.goes_on():
                    return
                entry = {**points(str(uuid.uuid4()), 1, 2), "note": "x" * 200}
                batch = {"after": seq, "entries": [entry]}
                attack.call(phone, "POST", f"/api/games/{game}/log", batch)


PROCESSES: tuple[tuple[Callable[[Attack], None], ...], ...] = (
    (awkward_bodies, awkward_forms, slow_clients),
    (nonsense, corrections, merged_people),
    (uploads, unread_streams),
)
"""The attacks, by the process that makes them."""


def name_of(kind: Callable[[Attack], None]) -> str:
    """Return what an attack is called."""
    return kind.__name__.replace("_", " ")


NAMES = [name_of(kind) for kinds in PROCESSES for kind in kinds]


def attack(port: int, process: int, seconds: float, only: str | None) -> list[Attack]:
    """Make the attacks of a process for so long, or only one."""
    os.nice(NICE)
    kinds = [kind for kind in PROCESSES[process] if only in (None, name_of(kind))]
    attacks = [
        Attack(name_of(kind), port, time.time() + seconds, 10 * process + number)
        for number, kind in enumerate(kinds)
    ]
    with ThreadPoolExecutor(len(PROCESSES[process])) as threads:
        for done in [threads.submit(kind, one) for kind, one in zip(kinds, attacks, strict=True)]:
            done.result()
    return attacks
