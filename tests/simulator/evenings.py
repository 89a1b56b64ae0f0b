"""Evening after evening, each by its own seed, so that one that went wrong is soon played again."""

import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.chromium import launch_browser
from tests.simulator.cellar import CellarEvening
from tests.simulator.evening import Evening
from tests.simulator.server import Server
from tests.simulator.together import TogetherEvening

KINDS: dict[str, type[Evening]] = {
    "weather": Evening,
    "cellar": CellarEvening,
    "together": TogetherEvening,
}
MAX_ENTRIES = {"weather": 1_000, "cellar": 120, "together": 40}
"""By kind the entries after which another evening begins, with its own server and phones.

In a cellar all of a log is judged anew each time one phone reads another.
"""


def evenings(seed: int, entries: int, kind: str) -> Iterator[tuple[int, int]]:
    """Yield the seed of each evening, and how many entries are written in it."""
    most = MAX_ENTRIES[kind]
    for number, start in enumerate(range(0, entries, most)):
        yield seed + number, min(most, entries - start)


def play_evening(seed: int, entries: int, phones: int, kind: str) -> tuple[list[str], Counter[str]]:
    """Return what is wrong after an evening, also one broken off, and what happened how often.

    One that broke off ends with what every phone shows.
    """
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        server = Server(Path(folder) / "data")
        with KINDS[kind](browser, server, seed, entries, phones=phones) as evening:
            try:
                evening.play()
                return evening.verdict(), evening.happened
            except Exception:
                screens = [phone.screen for phone in evening.phones]
                return [traceback.format_exc(), *screens], evening.happened
