"""From a tap until its paint: every recorder, games of 200 entries, a phone six times as slow.

Chromium tells it itself (Event Timing): from the finger's own time stamp to the end of the frame,
in steps of 8 ms, and nothing below 16. Taps go to whatever can be tapped, one after the other:
to cards and figures, which are looked at by themselves, and to what opens or changes something.
While they do, the browser tells of every write to the phone's disk when it was begun and when it
was done: the page, which paints, hears of that later. Tasks of the page are watched, these on a
phone four times as slow. Where the last tap of an entry writes it at once, the tap after it comes
a frame later, and is timed until it is drawn.
The floors: the same taps on a page where nothing listens; a write of one small row.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from benchmarks.figure import Figure, percentile
from benchmarks.long_games import RECORDERS, open_recorder
from benchmarks.running import server_and_browser
from tests.browser.phone import KEPT
from tests.chromium import phone_page

SLOWER = 6
SLOWER_FOR_TASKS = 4
TAPS = 100
UNSEEN_MS = 16
"""What is quicker is not told of."""
TARGETS = {"board": 1.25, "other": 2}
"""How many times its floor a tap may take: one on a card or a figure, and any other."""
TARGET_SAVE_MS = 25
TARGET_TASK_MS = 100
TARGET_NEXT_MS = 50
"""How much longer than its floor a tap may take that comes right after an entry."""
ENTRIES_AT_ONCE = 6
PLAIN = [(color, rank) for rank in (9, 8, 7, 6, 5) for color in ("red", "blue", "yellow")]
GREEN = [("green", rank) for rank in range(9, 0, -1)]
AT_ONCE = {
    "animanize, by tricks": {
        "keys": [f'card-board [data-cell="{color} {rank}"]' for color, rank in PLAIN + GREEN],
        "more": 1,
        "last": None,
    },
    "greta": {"keys": ["greta-rack button"], "more": 0, "last": "greta-square .is-open"},
}
"""By recorder: the keys of cards that nobody has played yet, tapped one by one; how many of them
are tapped between the first card of an entry and its last tap; that tap, where it is no card."""
AFTER_AN_ENTRY = """async ({ keys, more, last, entries }) => {
  const frame = () => new Promise(requestAnimationFrame)
  const left = keys.flatMap(keys => [...document.querySelectorAll(keys)])
  const isUntapped = key => key.matches(".is-free, [aria-pressed=false]")
  const tap = async key => {
    const began = performance.now()
    key.click()
    while (isUntapped(key) && performance.now() - began < 30_000) await frame()
    return performance.now() - began
  }
  const times = []
  let key = left.shift()
  await tap(key)
  for (let entry = 0; entry < entries; entry++) {
    for (let one = 0; one < more; one++) await tap(left.shift())
    const closing = last ? document.querySelector(last) : left.shift()
    closing.click()
    await frame()
    const placed = key
    key = left.shift()
    times.push(await tap(key))
    while (last && placed.isConnected) await frame()
  }
  return times
}"""

WATCH = """(() => {
  const aims = []
  const aim = kind => aims.push({ kind, since: performance.now() })
  const aimAt = (key, kind) => {
    key.scrollIntoView({ block: "center", behavior: "instant" })
    aim(kind)
    const { x, y, width, height } = key.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  window.seen = { aim, aimAt, aims, taps: new Map(), tasks: [] }
  new PerformanceObserver(list => {
    for (const { interactionId: tap, duration, startTime } of list.getEntries())
      if (tap) {
        const known = seen.taps.get(tap) ?? { start: startTime, took: 0 }
        seen.taps.set(tap, { ...known, took: Math.max(duration, known.took) })
      }
  }).observe({ type: "event", durationThreshold: 16, buffered: true })
  new PerformanceObserver(list => seen.tasks.push(...list.getEntries().map(task => task.duration)))
    .observe({ type: "longtask" })
})()"""

NEXT = """number => {
  const keys = [...document.querySelectorAll("main.recorder button")].filter(key =>
    !key.disabled && key.getAttribute("aria-disabled") !== "true" && key.offsetParent)
  const key = keys[number * 7 % keys.length] ?? document.querySelector(".main-button")
  return seen.aimAt(key, key.matches(".cell, .french-card, .key") ? "board" : "other")
}"""

PAINTED = """new Promise(then =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))))"""

STEPS_OF_A_WRITE = (
    "Database::RegisterAndScheduleTransaction",
    "Database::PutOperation",
    "Transaction::DoPendingCommit",
)
"""As Chromium calls them: begun, and a row put, and all of it on the disk."""

SAVE = """async times => {
  const wanted = what => new Promise((then, fail) => {
    what.onsuccess = () => then(what.result)
    what.onerror = () => fail(what.error)
  })
  const opening = indexedDB.open("floor", 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows")
  const disk = await wanted(opening)
  for (let time = 0; time < times; time++) {
    const transaction = disk.transaction("rows", "readwrite", { durability: "strict" })
    transaction.objectStore("rows").put(time, time)
    transaction.commit()
    await new Promise(then => { transaction.oncomplete = then })
  }
}"""


def figures(taps: int = TAPS) -> Iterator[Figure]:
    """Yield the slowest taps of each recorder, and what was seen meanwhile."""
    with server_and_browser() as (served, browser):
        page = new_page(browser, served.address, SLOWER)
        bare, bare_saves = floors(page, taps)
        saves: list[float] = []
        for name in RECORDERS:
            with timing_writes(page) as writes:
                times = tapped(page, name, taps)
            saves += writes
            yield from figures_of(name, times, bare)
        for name in AT_ONCE:
            slowest = max(after_an_entry(page, name))
            what = f"the next tap right after an entry, CPU ×{SLOWER}: {name}"
            yield Figure(what, slowest, "ms", TARGET_NEXT_MS + bare, bare)
        what = f"durable save on the phone, CPU ×{SLOWER}, p99"
        yield Figure(what, percentile(saves, 99), "ms", TARGET_SAVE_MS, bare_saves)
        page = new_page(browser, served.address, SLOWER_FOR_TASKS)
        tasks = [max([0, *tapped(page, name, taps)["tasks"]]) for name in RECORDERS]
        what = f"longest task of these, CPU ×{SLOWER_FOR_TASKS}"
        yield Figure(what, max(tasks), "ms", TARGET_TASK_MS)


def figures_of(name: str, times: dict[str, list[float]], bare: float) -> Iterator[Figure]:
    """Yield the slowest taps of one recorder, by the kinds that it has (pegs are boards alone)."""
    for kind, most in TARGETS.items():
        if times[kind]:
            what = f"tap to paint, CPU ×{SLOWER}, p98, {kind}: {name}"
            yield Figure(what, percentile(times[kind], 98), "ms", most * bare, bare)


def new_page(browser: Browser, address: str, slower: int) -> Page:
    """Return a page of a slow phone that is watched."""
    page = phone_page(browser)
    page.add_init_script(WATCH)
    slow_down(page, slower)
    page.goto(address)
    return page


def slow_down(page: Page, slower: int) -> None:
    """Take so many times as long for everything from now on."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})


def floors(page: Page, taps: int) -> tuple[float, float]:
    """Taps on a heading, at their p98, and the smallest durable writes, at their p99."""
    page.locator("h1").first.wait_for()
    for _ in range(taps):
        page.evaluate("seen.aim('other')")
        page.touchscreen.tap(2, 2)
        page.evaluate(PAINTED)
    bare = percentile(read_times(page)["other"], 98)
    with timing_writes(page) as writes:
        page.evaluate(SAVE, taps)
    return bare, percentile(writes, 99)


@contextmanager
def timing_writes(page: Page) -> Iterator[list[float]]:
    """How long each write to the disk took that a page asked for meanwhile; known afterwards."""
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["IndexedDB"])
    times: list[float] = []
    yield times
    page.evaluate(KEPT)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    start, put, end = (
        {event["args"]["txn_id"]: event for event in events if event["name"] == name}
        for name in STEPS_OF_A_WRITE
    )
    for write in start.keys() & put.keys() & end.keys():
        if "dur" not in end[write]:
            continue  # another write, which the tracing did not outlast
        times.append((end[write]["ts"] + end[write]["dur"] - start[write]["ts"]) / 1000)


def after_an_entry(page: Page, name: str, entries: int = ENTRIES_AT_ONCE) -> list[float]:
    """Return how long each tap took that came right after the last one of an entry."""
    open_recorder(page, name)
    return page.evaluate(AFTER_AN_ENTRY, {**AT_ONCE[name], "entries": entries})


def tapped(page: Page, name: str, taps: int) -> dict[str, list[float]]:
    """Return what was seen while a recorder was tapped so many times."""
    open_recorder(page, name)
    read_times(page)
    for number in range(taps):
        page.locator("main.recorder button, .main-button").first.wait_for()
        page.touchscreen.tap(*page.evaluate(NEXT, number))
        page.evaluate(PAINTED)
    return read_times(page)


def read_times(page: Page) -> dict[str, list[float]]:
    """Return what was seen since it was asked last, in milliseconds; taps by their kind."""
    return page.evaluate(
        """unseen => {
          const { aims, taps, tasks } = seen
          const times = { board: [], other: [], tasks: [...tasks] }
          aims.forEach(({ kind, since }, place) => {
            const until = aims[place + 1]?.since ?? Infinity
            const its = [...taps.values()].filter(({ start }) => since <= start && start < until)
            times[kind].push(Math.max(unseen, ...its.map(({ took }) => took)))
          })
          aims.length = 0, taps.clear(), tasks.length = 0
          return times
        }""",
        UNSEEN_MS,
    )
