"""Whether a scorebook's pages stay as fast with 10,000 games as with ten, and how many a second.

History's last page lists the same ten games at each of the three sizes, the people's page the
same four people. History's first page and the chart of a person's results are full from a thousand
games on, so those are compared from there.
"""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import pairwise
from statistics import median

from benchmarks.figure import Figure, timed_ms
from benchmarks.floors import echoes_ms
from benchmarks.many_games import began, more_games
from benchmarks.running import new_server
from tests.conftest import tally
from tests.serving import Caller, Served

SIZES = (10, 1_000, 10_000)
GROWTH = 1.2
TIMES = 200
FULL_LATER = ("history, first page", "a person's figures")
EACH_SECOND = 1_500
CALLERS = 8
CALLS = 800


def figures(sizes: tuple[int, ...] = SIZES, times: int = TIMES) -> Iterator[Figure]:
    """How much slower each page has become, and how many of them a second are served."""
    with new_server() as served, closing(Caller(served.port)) as phone:
        book, device = begun(phone)
        took: dict[int, dict[str, float]] = {}
        for stored, size in pairwise((1, *sizes)):
            more_games(served, book, device, range(stored, size))
            took[size] = times_ms(phone, times)
        yield from growth(took, median(echoes_ms(served)))
        for page, address in {**pages(phone), **SHEET}.items():
            what = f"{page}, {sizes[-1]:,} games: one worker"
            rate = each_second(served, phone, address, CALLS * times // TIMES)
            yield Figure(what, rate, "/s", EACH_SECOND, at_least=True)


def begun(phone: Caller) -> tuple[str, str]:
    """Return a scorebook of a phone's own, with its first game, and the phone's device id."""
    phone.call("GET", "/api/games")
    status, game = phone.call("PUT", "/api/games/first", tally(started=began(0)))
    assert status == 201, game
    return game["scorebook"], phone.cookie.split("=")[1].split(".")[0]


SHEET = {
    "sheet page": "/games/many-9",
    "a game with its log": "/api/games/many-9",
}


def pages(phone: Caller) -> dict[str, str]:
    """Return the pages that are measured, and their addresses."""
    status, everybody = phone.call("GET", "/people")
    assert status == 200, everybody
    person = re.findall(r'href="/people/([0-9a-f-]{36})', everybody)[0]
    last = f"before={began(10)},many-10"
    return {
        "history, first page": "/history",
        "history, last page": f"/history?{last}",
        "history of one person, last page": f"/history?player={person}&{last}",
        "people": "/people",
        "a person's figures": f"/people/{person}",
    }


def times_ms(phone: Caller, times: int) -> dict[str, float]:
    """How long each page takes, the median of so many times."""
    params: dict[str, float] = {}
    for page, address in pages(phone).items():
        assert phone.call("GET", address)[0] == 200, address
        params[page] = median(
            timed_ms(lambda a=address: phone.call("GET", a)) for _ in range(times)
        )
    return params


def growth(took: dict[int, dict[str, float]], floor: float) -> Iterator[Figure]:
    """How many times as long each page takes with many games as with few."""
    fewest, *fuller, most = took
    for page, ms in took[most].items():
        few = fuller[0] if page in FULL_LATER and fuller else fewest
        what = f"{page}: {most:,} games against {few:,}"
        yield Figure(what, ms / took[few][page], "×", GROWTH)
        yield Figure(f"  with {most:,} games, median", ms, "ms", GROWTH * took[few][page], floor)


def each_second(served: Served, phone: Caller, address: str, calls: int) -> float:
    """How many of a page are served in a second, asked for over several connections at once."""
    headers = {"Sec-Fetch-Site": "same-origin", "Cookie": phone.cookie}
    with ExitStack() as opened:
        callers = [opened.enter_context(closing(Caller(served.port))) for _ in range(CALLERS)]
        began_at = time.perf_counter()
        for _ in range(calls // CALLERS):
            for caller in callers:
                caller.connection.request("GET", address, headers=headers)
            for caller in callers:
                answer = caller.connection.getresponse()
                assert answer.status == 200, address
                answer.read()
        return calls // CALLERS * CALLERS / (time.perf_counter() - began_at)
