"""Phones at one table: a tap on one until it is painted on another, while many others play.

Both phones are pages of one Chromium on the server's own machine, so that their two hops over the
network take nothing; the clock runs from the tap's own time stamp to the end of the frame that
shows the new total. The other games come from a process of their own (`load.py`); browser, server
and load share the machine's processors.
"""

from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from benchmarks.figure import Figure, percentile
from benchmarks.floors import bare_ms
from benchmarks.load import GAMES, games_being_played
from benchmarks.running import server_and_browser
from tests.browser.keypad import fill
from tests.browser.phone import Phone
from tests.browser.together import gather
from tests.chromium import phone_page
from tests.serving import Served

GAMES_TIMED = 4
"""Of one figure, each on phones of its own: a hundredth of one game's taps is a single tap."""
TAPS = 90
"""Of one game: each brings a point of the hundred that end it."""
WARM_UP = 5
TARGET_MS = 50

NOTE_TAPS = """
addEventListener("click", ({ timeStamp }) => { window.tapped = performance.timeOrigin + timeStamp },
                 { capture: true })
"""
AWAIT_PAINT = """() => {
  const first = () => document.querySelector("score-board .board-row-total b").textContent
  const before = first()
  const afterTheFrame = then => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => then(performance.timeOrigin + performance.now())
    requestAnimationFrame(() => port2.postMessage(null))
  }
  window.painted = new Promise(resolve => {
    const seen = new MutationObserver(() => {
      if (first() === before) return
      seen.disconnect()
      afterTheFrame(resolve)
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}"""


def figures() -> Iterator[Figure]:
    """Yield the way of a tap, beside a thousand other games and alone."""
    with server_and_browser() as (served, browser):
        yield time_paint("tap to another phone's paint, p99, no other game", served, browser)
        with games_being_played(served.port):
            yield time_paint(f"  beside {GAMES:,} games being played", served, browser)


def time_paint(what: str, served: Served, browser: Browser) -> Figure:
    """Return the figure of one game after the other."""
    ways = [way for _ in range(GAMES_TIMED) for way in ways_ms(served, browser)]
    return Figure(what, percentile(ways, 99), "ms", TARGET_MS, bare_ms(served, 99))


def ways_ms(served: Served, browser: Browser, taps: int = TAPS) -> list[float]:
    """How long each of these taps took to the other of two phones that have not met before."""
    pages = [phone_page(browser) for _ in range(2)]
    writes, watches = (Phone(page, served.address, no_report) for page in pages)
    gather(writes, watches)
    writes.page.evaluate(NOTE_TAPS)
    ways = [way_ms(writes, watches.page) for _ in range(taps)]
    for page in pages:
        page.context.close()
    return ways[WARM_UP:]


def way_ms(writes: Phone, watches: Page) -> float:
    """Record a point for the first player; from the last tap to the other phone's paint.

    The last tap is a click: the driver's touches reach any page two frames after their time stamp.
    """
    writes.tap(writes.main())
    fill(writes, "1")
    writes.key("Rest 0")
    writes.main_says("Write it down")
    watches.evaluate(AWAIT_PAINT)
    writes.main().click()
    return watches.evaluate("painted") - writes.page.evaluate("tapped")


def no_report(_name: str, _value: object) -> None:
    """Nobody counts these taps."""
