"""What the app holds on a phone that keeps score all night: after 20 rounds, and after 200.

Every round is opened, typed and written by taps. Before each look the page throws away what nobody
needs; what counts is the process that holds the page and its engine, without the browser's files.
"""

from collections.abc import Iterator

from playwright.sync_api import Browser

from benchmarks.figure import Figure
from benchmarks.memory import private_kb
from benchmarks.running import server_and_browser
from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.chromium import phone_page
from tests.serving import Served

FEW, MANY = 20, 200
GROWTH = 1.1
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
    phone.page.context.new_cdp_session(phone.page).send("HeapProfiler.collectGarbage")
    query = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = [one["id"] for one in query["processInfo"] if one["type"] == "renderer"]
    return sum(private_kb(page) for page in pages)


def no_report(_name: str, _value: object) -> None:
    """Nobody counts these taps."""
