"""What phones send after a while alone: a thousand entries in one go, and one round six times.

The six phones have all seen the same log, and post the same round at the same moment, each under an
id of its own, as phones do that were used side by side. One of them is to be taken.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing

from benchmarks.figure import Figure, percentile, timed_ms
from benchmarks.floors import bare_ms
from benchmarks.running import new_server
from tests.conftest import points, tally
from tests.serving import Caller, Served

ENTRIES = 1000
GAMES = 10
PHONES = 6
ROUNDS = 100
TARGET_MS = 300
TARGET_SIX_MS = 50


def figures() -> Iterator[Figure]:
    """How long a full outbox takes, and what becomes of a round that six phones post."""
    with new_server() as served:
        took = [outbox_ms(served, f"alone-{number}") for number in range(GAMES)]
        what = f"{ENTRIES:,} offline entries accepted, slowest of {GAMES}"
        yield Figure(what, max(took), "ms", TARGET_MS, bare_ms(served, 50))
        booked, answer = six_phones(served)
        yield Figure("six phones post one round: rounds booked", booked, "", 1)
        what = "  until all six are answered, p99"
        yield Figure(what, percentile(answer, 99), "ms", TARGET_SIX_MS, bare_ms(served, 99))


def outbox_ms(served: Served, game: str) -> float:
    """How long a game that was played offline takes to arrive."""
    with closing(Caller(served.port)) as phone:
        assert phone.call("PUT", f"/api/games/{game}", tally())[0] == 201
        entries = [points(f"{game}-{number}", 1, 2) for number in range(ENTRIES)]
        batch = {"after": 0, "entries": entries}
        return timed_ms(lambda: accepted(phone.call("POST", f"/api/games/{game}/log", batch)))


def accepted(answer: tuple[int, object]) -> None:
    """Make sure that all of it is in the log."""
    status, payload = answer
    assert status == 200, payload
    assert payload["seq"] == ENTRIES, payload


def six_phones(served: Served, rounds: int = ROUNDS) -> tuple[float, list[float]]:
    """How many rounds each round became, and how long it took until every phone knew, in ms."""
    with ExitStack() as opened:
        phones = [opened.enter_context(closing(Caller(served.port))) for _ in range(PHONES)]
        game = seated(phones)
        took = [timed_ms(lambda n=n: post_at_once(phones, game, n)) for n in range(rounds)]
        _, log = phones[0].call("GET", f"{game}/log")
        return len(log["entries"]) / rounds, took


def seated(phones: list[Caller]) -> str:
    """Return a game all of these phones may write in: its address."""
    game = "/api/games/six"
    host, *others = phones
    assert host.call("PUT", game, tally())[0] == 201
    _, link = host.call("POST", f"{game}/links", {"role": "record"})
    for phone in others:
        phone.call("GET", "/api/games")
        assert phone.call("POST", "/api/join", {"token": link["token"]})[0] == 200
    return game


def post_at_once(phones: list[Caller], game: str, number: int) -> None:
    """Have every phone post the next round before any is answered."""
    for place, phone in enumerate(phones):
        headers = {"Sec-Fetch-Site": "same-origin", "Cookie": phone.cookie}
        headers["Content-Type"] = "application/json"
        batch = {"after": number, "entries": [points(f"{number}-{place}", 1, 2)]}
        phone.connection.request("POST", f"{game}/log", json.dumps(batch), headers)
    for phone in phones:
        phone.connection.getresponse().read()
