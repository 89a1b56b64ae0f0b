"""A digit in the tally's recorder against one in a cell of a peer: a score sheet made with React.

`PEER=/path make bench ARGS=peers`: the folder holds the peer's sources, of which nothing is here;
without it no figure is told. They are installed and built in a copy, which is gone afterwards. Both
have 50 rounds of the same four, and are asked for the same: a player (there a cell, here a tab) is
chosen by a tap, then one digit is put in. The peer's is typed, as its cells are fields; here it is
typed as well, and tapped on the keypad. What a phone's own keyboard takes is not seen.
The floors: the same keys and taps on a page where nothing listens.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread

from playwright.sync_api import Browser, Page, expect

from benchmarks.figure import Figure, percentile
from benchmarks.long_games import SEED, open_long_game
from benchmarks.running import server_and_browser
from benchmarks.taps import PAINTED, SLOWER, new_page, read_times, slow_down

PEER = os.environ.get("PEER")
TARGET = 1 / 3
"""Which part of the peer's time a digit may take."""
NAMES = ("Ada", "Ben", "Cy", "Dan")
ROUNDS = 50
RUNS = 5
"""They take turns; the median of the runs counts."""
DIGITS = 50
NPM = (sys.executable, Path(__file__).parents[1] / "hatch_build.py", "npm", "--silent", "--prefix")
NOT_SOURCES = shutil.ignore_patterns("node_modules", "build", ".git")
CELLS = ".score-input"
TABS = "player-tabs .tab"
AIM = """([keys, number, kind]) => {
  const all = document.querySelectorAll(keys)
  return seen.aimAt(all[number * 7 % all.length], kind)
}"""
SETTLED = """Promise.allSettled(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().endTime < Infinity)
  .map(one => one.finished)).then(() => null)"""
"""What the choice still moves is no part of the digit."""
PARTS = {"p98": 98, "median": 50}
Put = Callable[[Page, str], None]


def figures() -> Iterator[Figure]:
    """Yield which part of the peer's time a digit takes here, typed and tapped."""
    if not PEER:
        print("peers: no figure, as PEER names no folder with a peer's sources", file=sys.stderr)
        return
    with peer_at(Path(PEER)) as address, server_and_browser() as (served, browser):
        bare = new_page(browser, served.address, slower=1)
        bare.locator("h1").first.wait_for()
        peer = open_peer(browser, address)
        ours = open_tally(browser, served.address)
        measured = [
            {
                "peer": digits(peer, CELLS, type_digit),
                "typed": digits(ours, TABS, type_digit),
                "tapped": digits(ours, TABS, tap_digit),
                "bare, typed": digits(bare, "h1", type_digit),
                "bare, tapped": digits(bare, "h1", tap_corner),
            }
            for _ in range(RUNS)
        ]
    for part, hundredth in PARTS.items():
        took = {
            how: median(percentile(run[how], hundredth) for run in measured) for how in measured[0]
        }
        for how in ("typed", "tapped"):
            what = f"a digit {how}, CPU ×{SLOWER}, {part}: {took[how]:.0f} ms, "
            what += f"the peer's {took['peer']:.0f}"
            floor = took[f"bare, {how}"] / took["peer"]
            yield Figure(what, took[how] / took["peer"], "times", TARGET, floor)


@contextmanager
def peer_at(sources: Path) -> Iterator[str]:
    """Build a peer in a copy of its sources, and serve it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(sources, Path(folder) / "peer", ignore=NOT_SOURCES)
        for order in (("install", "--no-audit", "--no-fund"), ("run", "build")):
            beside = {**os.environ, "PUBLIC_URL": "."}
            subprocess.run([*NPM, copy, *order], env=beside, stdout=subprocess.DEVNULL, check=True)
        handler = partial(Quiet, directory=copy / "build")
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_said: object) -> None:
        """Leave the table of figures alone."""


def points() -> list[list[int]]:
    """Return what the four got, round by round."""
    rnd = Random(SEED)
    return [[rnd.randint(1, 90) for _ in NAMES] for _ in range(ROUNDS)]


def open_peer(browser: Browser, address: str) -> Page:
    """Open the peer's sheet, filled in by its own screens."""
    page = new_page(browser, address, slower=1)
    for name in NAMES:
        page.get_by_placeholder("Enter player name").fill(name)
        page.get_by_role("button", name="Add Player").tap()
    page.get_by_role("button", name="Start Game").tap()
    for _ in range(ROUNDS - 1):
        page.get_by_role("button", name="Add Round").tap()
    cells = page.locator(CELLS)
    expect(cells).to_have_count(ROUNDS * len(NAMES))
    for number, one in enumerate(one for each in points() for one in each):
        cells.nth(number).fill(str(one))
    totals = [str(sum(of_one)) for of_one in zip(*points(), strict=True)]
    expect(page.locator(".total-score")).to_have_text(totals)
    return page


def open_tally(browser: Browser, address: str) -> Page:
    """Open the recorder of a tally after the same rounds."""
    page = new_page(browser, address, slower=1)
    log = [{"type": "round", "players": [{"points": one} for one in each]} for each in points()]
    seats = [{"name": name} for name in NAMES]
    head = {"format": "companion/1", "game": "tally", "options": {"target": None}}
    open_long_game(page, {**head, "seats": seats, "log": log})
    page.locator(".main-button").tap()
    page.locator(TABS).first.wait_for()
    return page


def digits(page: Page, choices: str, put: Put) -> list[float]:
    """Return how long each digit took until it was painted, in milliseconds.

    A page is slowed down only while it is measured: a slow one takes part of a core even at rest.
    """
    slow_down(page, SLOWER)
    read_times(page)
    for number in range(DIGITS):
        page.touchscreen.tap(*page.evaluate(AIM, [choices, number, "other"]))
        page.evaluate(PAINTED)
        page.evaluate(SETTLED)
        put(page, str(number % 9 + 1))
        page.evaluate(PAINTED)
    slow_down(page, slower=1)
    return read_times(page)["board"]


def type_digit(page: Page, digit: str) -> None:
    """Type it, wherever the focus is."""
    page.evaluate("seen.aim('board')")
    page.keyboard.press(digit)


def tap_digit(page: Page, digit: str) -> None:
    """Tap it on the keypad."""
    keys = f'number-keypad [aria-label="{digit}"]'
    page.touchscreen.tap(*page.evaluate(AIM, [keys, 0, "board"]))


def tap_corner(page: Page, _digit: str) -> None:
    """Tap where nothing listens."""
    page.evaluate("seen.aim('board')")
    page.touchscreen.tap(2, 2)
