"""The app opened anew without a network, on a phone four times as slow: until its sheet is usable.

The phone has 300 games of 40 rounds, the opened one among them: as many as a table plays in years.
It is counted from the start of the page until the frame after the one that shows the board and its
main button. Chromium cannot slow a service worker, so that its part is as fast as this machine. The
floor is the frame after the first one of the same page.
"""

from collections.abc import Iterator

from playwright.sync_api import Browser, BrowserContext

from benchmarks.figure import Figure, percentile
from benchmarks.running import server_and_browser
from benchmarks.together import no_report
from tests.browser.cached_app import keep
from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone
from tests.chromium import phone_page
from tests.conftest import points
from tests.gallery.stage import game
from tests.serving import Served

SLOWER = 4
STARTS = 20
TARGET = 1.5
"""How many times the first frame it may take."""
GAMES = 300
ROUNDS = 40

FILL = """async ({ games }) => {
  const settled = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
  const disk = await settled(indexedDB.open("companion"))
  const stores = ["games", "rounds", "entries"]
  const [[game], [played], entries] = await Promise.all(
    stores.map((name) => settled(disk.transaction(name).objectStore(name).getAll())),
  )
  const writing = disk.transaction(stores, "readwrite")
  const put = (name, ...row) => writing.objectStore(name).put(...row)
  for (let number = 1; number < games; number++) {
    const id = crypto.randomUUID()
    put("games", { ...game, id, known: true, waits: 0, touched: game.touched - number })
    put("rounds", played, id)
    for (const entry of entries) put("entries", { ...entry, game: id })
  }
  await new Promise((done, failed) => {
    writing.oncomplete = done
    writing.onerror = failed
  })
  disk.close()
}"""
"""Copies the only game on the phone's disk."""

LOOK = """(() => {
  const frame = () => new Promise(then => requestAnimationFrame(() => then(performance.now())))
  const shown = () => {
    const main = document.querySelector(".main-button")
    return document.querySelector("score-board") && main && !main.disabled
  }
  window.first = frame()
  window.usable = (async () => {
    while (!shown()) await frame()
    return frame()
  })()
})()"""
"""Asked of the debugger: what Playwright puts into a page to wait takes that page time."""
WAIT = {
    "expression": "Promise.all([usable, first])",
    "awaitPromise": True,
    "returnByValue": True,
}


def figures() -> Iterator[Figure]:
    """Yield the slowest of several starts."""
    with server_and_browser() as (served, browser):
        took = starts_ms(browser, served, STARTS)
    usable, first = ([*times] for times in zip(*took, strict=True))
    what = f"warm start without a network, CPU ×{SLOWER}: usable sheet, p95"
    floor = percentile(first, 95)
    yield Figure(what, percentile(usable, 95), "ms", TARGET * floor, floor)


def starts_ms(browser: Browser, served: Served, starts: int) -> list[tuple[float, float]]:
    """So many starts of a phone that has been here before: see `start_ms`."""
    phone = Phone(phone_page(browser, keeps_the_app=True), "", no_report)
    keep(phone, served.address)
    log = [points(f"r{number}", number % 7, number % 5) for number in range(ROUNDS)]
    game(phone, "tally", "Ada", "Ben", log=log)
    expect_totals(phone, *totals_of(log))
    phone.page.evaluate(FILL, {"games": GAMES})
    sheet, context = phone.page.url, phone.page.context
    context.set_offline(True)
    took = [start_ms(context, sheet) for _ in range(starts)]
    context.close()
    return took


def totals_of(log: list[dict]) -> list[str]:
    """Return what the two at the table have after these rounds."""
    return [str(sum(entry["players"][seat]["points"] for entry in log)) for seat in range(2)]


def start_ms(context: BrowserContext, address: str) -> tuple[float, float]:
    """How long one start takes until the sheet is usable, and until there is any frame."""
    page = context.new_page()
    page.add_init_script(LOOK)
    debugger = context.new_cdp_session(page)
    debugger.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    usable, first = debugger.send("Runtime.evaluate", WAIT)["result"]["value"]
    page.close()
    return usable, first
