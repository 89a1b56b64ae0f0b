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

AN_EVENING = 1_000
"""Entries after which another one begins, with its own server and phones."""
IN_A_CELLAR = 120
"""The same, where phones read each other: each time all of a log is judged anew."""


def evenings(seed: int, entries: int, in_cellar: bool) -> Iterator[tuple[int, int]]:
    """Yield the seed of each evening, and how many entries are written in it."""
    most = IN_A_CELLAR if in_cellar else AN_EVENING
    for number, start in enumerate(range(0, entries, most)):
        yield seed + number, min(most, entries - start)


def play_evening(
    seed: int, entries: int, phones: int, in_cellar: bool
) -> tuple[list[str], Counter[str]]:
    """Return what is wrong after an evening, also one broken off, and what happened how often.

    One that broke off ends with what every phone shows.
    """
    kind = CellarEvening if in_cellar else Evening
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        server = Server(Path(folder) / "data")
        with kind(browser, server, seed, entries, phones=phones) as evening:
            try:
                evening.play()
                return evening.verdict(), evening.happened
            except Exception:
                screens = [phone.screen for phone in evening.phones]
                return [traceback.format_exc(), *screens], evening.happened
