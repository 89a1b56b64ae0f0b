"""What the app holds on a phone that keeps score all night: after 20 rounds, and after 200.

Every round is opened, typed and written by taps. Before each look the page and the engine's thread
throw away what nobody needs; what counts is the process that holds both, without the files.
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
from tests.serving import Served

FEW, MANY = 20, 200
GROWTH = 1.05
"""Of which the log is the least part: two hundred rounds are some 50 KB."""


def figures() -> Iterator[Figure]:
    """Yield what it holds after many rounds, against few."""
    with server_and_browser() as (served, browser):
        few, many = (sizes / 1000 for sizes in held_after(browser, served, FEW, MANY))
    yield Figure(f"phone: memory after {MANY} rounds", many, "MB", GROWTH * few, few)
    yield Figure(f"  against {FEW} rounds", many / few, "×", GROWTH)


def held_after(browser: Browser, served: Served, *rounds: int) -> list[float]:
    """Kilobytes that are held when so many rounds of one game have been written."""
    phone = Phone(phone_page(browser), served.address, no_report)
    phone.new_game("Tally", "Ada", "Ben")
    sizes: list[float] = []
    count = 0
    for goal in rounds:
        while count < goal:
            write_round(phone, "0", "0")
            count += 1
        sizes.append(held_by(phone, browser))
    phone.page.context.close()
    return sizes


def held_by(phone: Phone, browser: Browser) -> float:
    """Kilobytes of the processes that draw pages, once rubbish is gone."""
    session = browser.new_browser_cdp_session()
    collect_in_workers(phone, session)
    phone.page.context.new_cdp_session(phone.page).send("HeapProfiler.collectGarbage")
    query = session.send("SystemInfo.getProcessInfo")
    pages = [one["id"] for one in query["processInfo"] if one["type"] == "renderer"]
    return sum(private_kb(page) for page in pages)


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
