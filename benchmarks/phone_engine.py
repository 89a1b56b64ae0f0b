"""How long the engine takes on a phone six times as slow: to start, to refold, for one more entry.

It runs in the worker of the built app, asked as the page asks it: an entry is answered with the
rounds that changed. The game is the one of `engine.py`, 490 entries; a round of a tally is written
after 20 and after 200 as well. Chromium cannot slow a worker down, so that each time is multiplied.
The floor is a message to the worker and back that asks for nothing.
"""

from collections.abc import Iterator

from playwright.sync_api import Page

from benchmarks.engine import game, game_of
from benchmarks.figure import Figure, percentile
from benchmarks.running import server_and_browser
from companion.core.paths import STATIC
from tests.chromium import phone_page

SLOWER = 6
TIMES = 20
TARGET_START_MS = 100
TARGET_REFOLD_MS = 16
TARGET_ENTRY_MS = 4
FEW, MANY = 20, 200
"""Rounds of a tally after which one more is written."""
GROWTH = 1.1
"""How many times as long as after few it may take after many."""
THREE_POINTS = [{"points": points} for points in (3, 0, 12)]
ASK = """async ({ worker, file, times, rounds }) => {
  const begun = address => {
    const engine = new Worker(address, { type: "module" })
    return request => new Promise(then => {
      engine.onmessage = ({ data }) => data.id && then(JSON.parse(data.text))
      engine.postMessage({ id: 1, text: JSON.stringify(request) })
    })
  }
  const timed = async work => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const told = { start: [], bare: [], refold: [], entry: [] }
  for (let time = 0; time < times / 4; time++) told.start.push(await timed(() => begun(worker)({})))
  const ask = begun(worker)
  const before = { ...file, log: file.log.slice(0, -times) }
  for (let time = 0; time < times; time++) {
    told.bare.push(await timed(() => ask({})))
    told.refold.push(await timed(() => ask({ do: "open", file })))
  }
  await ask({ do: "open", file: before })
  for (const entry of file.log.slice(-times))
    told.entry.push(await timed(() => ask({ do: "add", changes: true, entries: [entry] })))
  for (const { name, file, more } of rounds) {
    await ask({ do: "open", file })
    told[name] = []
    for (const entry of more)
      told[name].push(await timed(() => ask({ do: "add", changes: true, entries: [entry] })))
  }
  return told
}"""


def figures() -> Iterator[Figure]:
    """Yield what a game's start, its opening and one tap that is written wait for."""
    with server_and_browser() as (served, browser):
        page = phone_page(browser)
        page.goto(served.address)
        answer = ask_engine(page, game(35), TIMES)
    floor = SLOWER * percentile(answer["bare"], 50)
    for name, what, target in (
        ("start", f"engine on the phone, CPU ×{SLOWER}: start, median", TARGET_START_MS),
        ("refold", "  refold of 490 entries, median", TARGET_REFOLD_MS),
        ("entry", "  one more entry, median", TARGET_ENTRY_MS),
    ):
        yield Figure(what, SLOWER * percentile(answer[name], 50), "ms", target, floor)
    few, many = (SLOWER * percentile(answer[f"after {count}"], 50) for count in (FEW, MANY))
    yield Figure(f"  one more round of a tally after {MANY}, median", many, "ms", GROWTH * few, few)
    yield Figure(f"  against one after {FEW}", many / few, "times", GROWTH)


def ask_engine(page: Page, file: dict, times: int) -> dict[str, list[float]]:
    """Return times of the worker, as fast as this machine is; the page lets strangers start one."""
    page.context.new_cdp_session(page).send("Page.setBypassCSP", {"enabled": True})
    page.reload()
    (worker,) = STATIC.glob("assets/worker-*.js")
    address = f"/static/assets/{worker.name}"
    rounds = [rounds_before(count, times) for count in (FEW, MANY)]
    return page.evaluate(ASK, {"worker": address, "file": file, "times": times, "rounds": rounds})


def rounds_before(count: int, more: int) -> dict:
    """Return a tally of so many rounds, and rounds to write after them."""
    played = game_of({"options": {"target": None}}, [THREE_POINTS] * (count + more))
    log = [{**entry, "id": f"e{place}"} for place, entry in enumerate(played["log"])]
    return {"name": f"after {count}", "file": {**played, "log": log[:count]}, "more": log[count:]}
