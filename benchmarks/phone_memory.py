"""What the app holds on a phone: with 200 rounds against 20, and after a night of as many.

Two games differ by what is stored: the last ten rounds of both are opened, typed and written by
taps. Those of the night are all written so. A round at a table takes minutes in which a browser
throws away what nobody needs; here it is told to, every few rounds and before each look. What
counts is the process that holds the page and the engine's thread, without the files.
"""

import json
from collections.abc import Iterator

from playwright.sync_api import Browser, CDPSession

from benchmarks.figure import Figure
from benchmarks.memory import private_kb
from benchmarks.running import server_and_browser
from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.chromium import phone_page
from tests.gallery.stage import game
from tests.serving import Served

FEW, MANY = 20, 200
WRITTEN = 10
"""Rounds that are written by taps in either game."""
BETWEEN = 5
"""Rounds after which the page throws away what nobody needs."""
GROWTH = 1.05
"""Of which the log is the least part: two hundred rounds are some 50 KB."""


def figures() -> Iterator[Figure]:
    """Yield what it holds with many rounds, and after as many, against few."""
    with server_and_browser() as (served, browser):
        few, many = (held_with(browser, served, rounds) for rounds in (FEW, MANY))
        early, late = held_after(browser, served, FEW, MANY)
    yield Figure(f"phone: memory with a game of {MANY} rounds", many, "MB", GROWTH * few, few)
    yield Figure(f"  against one of {FEW}", many / few, "×", GROWTH)
    yield Figure(f"  after a night of {MANY}", late, "MB", GROWTH * early, early)
    yield Figure(f"  against the first {FEW}", late / early, "×", GROWTH)


def held_with(browser: Browser, served: Served, rounds: int) -> float:
    """Megabytes that are held with a game of so many rounds, the last of them just written."""
    phone = Phone(phone_page(browser), served.address, no_report)
    nothing: dict = {"type": "round", "players": [{"points": 0}, {"points": 0}]}
    game(phone, "tally", "Ada", "Ben", log=[nothing] * (rounds - WRITTEN))
    write_rounds(phone, WRITTEN)
    held = held_by(phone, browser)
    phone.page.context.close()
    return held


def held_after(browser: Browser, served: Served, *rounds: int) -> list[float]:
    """Megabytes that are held when so many rounds of one game have been written."""
    phone = Phone(phone_page(browser), served.address, no_report)
    phone.new_game("Tally", "Ada", "Ben")
    sizes: list[float] = []
    count = 0
    for goal in rounds:
        write_rounds(phone, goal - count)
        count = goal
        sizes.append(held_by(phone, browser))
    phone.page.context.close()
    return sizes


def write_rounds(phone: Phone, count: int) -> None:
    """Write so many rounds by taps; the page collects now and then."""
    session = phone.page.context.new_cdp_session(phone.page)
    for written in range(count):
        if written % BETWEEN == 0:
            session.send("HeapProfiler.collectGarbage")
        write_round(phone, "0", "0")


def held_by(phone: Phone, browser: Browser) -> float:
    """Megabytes of the processes that draw pages, once rubbish is gone."""
    session = browser.new_browser_cdp_session()
    collect_in_workers(phone, session)
    phone.page.context.new_cdp_session(phone.page).send("HeapProfiler.collectGarbage")
    query = session.send("SystemInfo.getProcessInfo")
    pages = [one["id"] for one in query["processInfo"] if one["type"] == "renderer"]
    return sum(private_kb(page) for page in pages) / 1000


def collect_in_workers(phone: Phone, session: CDPSession) -> None:
    """Have the threads beside the page collect; return once each has answered."""
    answers: list[object] = []
    session.on("Target.receivedMessageFromTarget", lambda answer: answers.append(answer))
    targets = session.send("Target.getTargets")["targetInfos"]
    workers = [one["targetId"] for one in targets if one["type"] == "worker"]
    collect = json.dumps({"id": 1, "method": "HeapProfiler.collectGarbage"})
    for worker in workers:
        attached = session.send("Target.attachToTarget", {"targetId": worker, "flatten": False})
        session.send("Target.sendMessageToTarget", {**attached, "message": collect})
    while len(answers) < len(workers):
        phone.page.evaluate("0")  # meanwhile what has come is heard


def no_report(_name: str, _value: object) -> None:
    """Nobody counts these taps."""
