"""What a phone meets that has never been here: Lighthouse's figures for three kinds of pages.

It measures as it does for phones: 150 ms, 1.6 Mbit/s, a processor four times as slow. npm fetches
it when it is asked for, in the version named here; nothing else of Companion needs it.
"""

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.running import new_server
from hatch_build import npm
from tests.chromium import FLAGS, WHOLE
from tests.conftest import points, tally
from tests.serving import Caller, Served

LIGHTHOUSE = "lighthouse@12.8.2"
GAME = "first-visit"
PAGES = {"home": "/", "sheet": f"/games/{GAME}", "rulebook": "/rules/agame"}
SCORES = ("performance", "accessibility", "best-practices", "seo")
PERFECT = 100
TIMES = {
    "first-contentful-paint": ("first contentful paint", "ms", 1200),
    "largest-contentful-paint": ("largest contentful paint", "ms", 1200),
    "total-blocking-time": ("blocking time", "ms", 50),
    "cumulative-layout-shift": ("layout shift", "", 0),
}
"""By audit: what it is called here, and its target."""
SHEET_PAINT_MS = 1500
"""The app has to come before a sheet is drawn; home and rules are drawn by the server."""


def figures() -> Iterator[Figure]:
    """Scores and times of each page."""
    with new_server() as served:
        cookie = a_game_on(served)
        for page, address in PAGES.items():
            seen_by = cookie if page == "sheet" else ""
            yield from figures_of(page, lighthouse(served.address + address, seen_by))


def a_game_on(served: Served) -> str:
    """Has the server keep a game; the cookie of the phone that may see it."""
    with closing(Caller(served.port)) as phone:
        assert phone.call("PUT", f"/api/games/{GAME}", tally())[0] == 201
        batch = {"after": 0, "entries": [points(f"round-{number}", 1, 2) for number in range(10)]}
        assert phone.call("POST", f"/api/games/{GAME}/log", batch)[0] == 200
        return phone.cookie


def lighthouse(address: str, cookie: str) -> dict:
    """Lighthouse's report on an address."""
    os.environ["CHROME_PATH"] = str(WHOLE)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        headers = json.dumps({"Cookie": cookie} if cookie else {})
        flags = " ".join(("--headless=new", *FLAGS))
        options = ("--quiet", "--output=json", f"--output-path={report}")
        how = (f"--extra-headers={headers}", f"--chrome-flags={flags}", *options)
        npm("exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address, *how)
        return json.loads(report.read_text(encoding="utf-8"))


def figures_of(page: str, report: dict) -> Iterator[Figure]:
    """Yield the figures of a report."""
    for score in SCORES:
        value = round(100 * report["categories"][score]["score"])
        yield Figure(f"first visit, {page}: {score}", value, "", PERFECT, at_least=True)
    for audit, (what, unit, usual) in TIMES.items():
        target = SHEET_PAINT_MS if page == "sheet" and audit.endswith("paint") else usual
        yield Figure(f"  {what}", report["audits"][audit]["numericValue"], unit, target)
