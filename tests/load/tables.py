"""Twenty tables that play: every entry at its time, whatever the server does meanwhile."""

import random
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPException
from threading import Thread

from tests.conftest import points, tally
from tests.live.listener import Listener
from tests.serving import Caller

TABLES = 20
PAUSE_SECONDS = 1.0
"""Between two entries of a table, which is ten times as fast as people play."""

LAST = "the end"
"""The id of a table's last entry."""
PATIENCE_SECONDS = 60
"""Until a phone that has not heard of it gives up."""


@dataclass
class Evening:
    """What tables have noticed."""

    accepted: int = 0
    delays: list[float] = field(default_factory=list[float])
    """Milliseconds from the time an entry was due until it was acknowledged."""
    wrong: list[str] = field(default_factory=list[str])
    """What must not be."""


def play_tables(port: int, seconds: float) -> Evening:
    """Play at all tables for so long."""
    ends = time.time() + seconds
    with ThreadPoolExecutor(TABLES) as threads:
        evenings = list(threads.map(lambda number: play(port, number, ends), range(TABLES)))
    return Evening(
        sum(one.accepted for one in evenings),
        [delay for one in evenings for delay in one.delays],
        [wrong for one in evenings for wrong in one.wrong],
    )


def play(port: int, number: int, ends: float) -> Evening:
    """Play at one table; a second phone hears of it."""
    game, evening = str(uuid.uuid4()), Evening()
    ids: list[str] = []
    received: list[str] = []
    with closing(Caller(port)) as phone:
        phone.call("PUT", f"/api/games/{game}", tally())
        with closing(Listener(port, phone.cookie, game)) as stream:
            hearing = Thread(target=hear, args=(stream, received), daemon=True)
            hearing.start()
            try:
                write(phone, game, ends, number / TABLES, ids, evening.delays)
                evening.wrong += compare(phone, game, ids)
            except (OSError, HTTPException, AssertionError) as error:
                evening.wrong.append(f"table {number}: {error!r}")
            hearing.join(PATIENCE_SECONDS)
    if received != ids:
        evening.wrong.append(f"table {number}: of {len(ids)} entries {len(received)} were told of")
    evening.accepted = len(ids)
    return evening


def write(
    phone: Caller, game: str, ends: float, start: float, ids: list[str], delays: list[float]
) -> None:
    """Write entries until this time, each at its own."""
    due = time.time() + start * PAUSE_SECONDS
    while LAST not in ids:
        time.sleep(max(0, due - time.time()))
        is_last = due >= ends
        round_ = points(str(uuid.uuid4()), random.randrange(100), 2)
        entry = {"id": LAST, "type": "finish"} if is_last else round_
        batch = {"after": len(ids), "entries": [entry]}
        status, answer = phone.call("POST", f"/api/games/{game}/log", batch)
        assert status == 200, (status, answer)
        delays.append(1000 * (time.time() - due))
        ids.append(entry["id"])
        due += PAUSE_SECONDS


def compare(phone: Caller, game: str, ids: list[str]) -> list[str]:
    """Return what is lost or doubled of the entries that were accepted."""
    _, answer = phone.call("GET", f"/api/games/{game}/log")
    stored = [entry["id"] for entry in answer["entries"]]
    return [] if stored == ids else [f"of {len(ids)} entries {len(stored)} are in the log"]


def hear(stream: Listener, received: list[str]) -> None:
    """Note what a stream tells, until it has told of the end."""
    while LAST not in received:
        received += [entry["id"] for entry in stream.log()["entries"]]
