"""A game goes from screen to screen through a synthetic camera: seconds until it is whole.

The screen is a real page; what it shows goes through a model of a camera held in a hand
(`hand_held.js`: angle, sway, rolling shutter, glare, blur, noise, each by the seed that is printed)
into a film, which Chromium takes for the camera of the phone that reads. The clock runs from the
first picture until the app has the whole game; one that is wrong ends the benchmark.

Chromium slows a page and not its workers: the reader of codes holds back what it answers until it
has taken as many times as long.
A few transfers of each kind are made; `TRANSFERS=200` makes as many as one wishes, `SEED` others.
They are kept, so that `MINUTES=5` makes as many as fit and the next run goes on.
"""

import base64
import os
import re
import tempfile
from collections.abc import Container, Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import product
from math import ceil
from os import getloadavg
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Page, Playwright, Route, sync_playwright

from benchmarks.figure import Figure, percentile
from benchmarks.kept_transfers import KeptTransfers, Transfer, build_name
from benchmarks.running import new_server
from benchmarks.together import no_report
from tests.browser.camera import Code, codes_on, launch_with_camera
from tests.browser.phone import Phone
from tests.browser.sharing import show_game
from tests.chromium import phone_page
from tests.gallery.stage import EIGHT, store_game
from tests.serving import Served

TRANSFERS = int(os.environ.get("TRANSFERS", "5"))
SEED = int(os.environ.get("SEED", "1"))
MINUTES = float(os.environ.get("MINUTES", "inf"))
KEPT = Path(__file__).with_name("transfers.jsonl")
SLOWER = (1, 4, 6)
SIZES = {
    "three rounds": (["Ada", "Ben"], 3),
    "an evening of four, 40 rounds": (list(EIGHT[:4]), 40),
    "200 rounds of eight": (list(EIGHT), 200),
}
TARGETS_S = {"three rounds": 2, "an evening of four, 40 rounds": 2, "200 rounds of eight": 10}
"""The goal is an evening at CPU ×4; the others stand beside it."""
HAND_HELD = (Path(__file__).parent / "hand_held.js").read_text(encoding="utf-8")
WIDTH, HEIGHT = 960, 720
"""As many pixels as the app looks at."""
CODE_MS, PICTURE_MS = 150, 50
MAX_CODES = 26
"""Codes of a film, which comes round again: more than are missed of the longest game."""
MIN_PICTURES = 48
"""Pictures of a film: a short one is seen again and again before the hand comes round."""
REACH_MS = 1000
"""How long a finger takes to the key: the reader gets ready meanwhile."""
MAX_SECONDS = 60
"""A game that is not whole by then counts as this."""
DECODER = re.compile(r"/decoder-[^/]*\.js$")
SLOW_ANSWERS = """{
  let began = 0;
  addEventListener("message", () => { began = performance.now() }, { capture: true });
  const answer = globalThis.postMessage.bind(globalThis);
  globalThis.postMessage = what => {
    const took = performance.now() - began;
    setTimeout(() => answer(what), (SLOWER - 1) * took);
  };
}
"""
"""Stands before the reader's own code: its time alone is counted, and no wait of the page."""
WHOLE = """seconds => new Promise(done => {
  setTimeout(() => done([seconds, null]), 1000 * seconds);
  let began = 0;
  document.addEventListener("playing", () => { began ||= performance.now() }, { capture: true });
  document.addEventListener("film", ({ detail }) => {
    const took = performance.now() - began;
    done([took / 1000, detail === null ? 0 : JSON.parse(detail).entries.length]);
  });
})"""
"""Waits until the game is whole: seconds from its first picture, its entries; null: too late."""


def figures() -> Iterator[Figure]:
    """Yield the time of each size on phones of each speed, by all transfers that are kept."""
    kept = KeptTransfers(KEPT, build_name())
    seeds = range(SEED, SEED + TRANSFERS)
    print(f"synthetic camera, seeds {seeds[0]} to {seeds[-1]}")
    until = monotonic() + 60 * MINUTES
    with sync_playwright() as playwright:
        for one in transfers(playwright, SIZES, seeds, SLOWER, kept):
            kept.add(one)
            print(f"{one}, load {getloadavg()[0]:.1f}", flush=True)
            if monotonic() > until:
                break
    for size, slower in product(SIZES, SLOWER):
        seconds = kept.seconds(size, slower)
        for hundredth in (50, 95) if len(seconds) > 1 else ():
            what = f"synthetic camera, CPU ×{slower}: {size}, p{hundredth} of {len(seconds)}"
            yield Figure(what, percentile(seconds, hundredth), "s", TARGETS_S[size])


def transfers(
    playwright: Playwright,
    sizes: dict[str, tuple[list[str], int]],
    seeds: Iterable[int],
    slower: tuple[int, ...],
    kept: Container[tuple[str, int, int]] = (),
) -> Iterator[Transfer]:
    """Yield how long each game took to be read, for each seed, but for those that are kept."""
    with new_server() as served, tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "seen.y4m"
        seen.touch()
        with closing(launch_with_camera(playwright, seen)) as browser:
            codes = {size: shown_codes(browser, served, *game) for size, game in sizes.items()}
            for seed, size in product(seeds, sizes):
                missing = [one for one in slower if (size, seed, one) not in kept]
                if missing:
                    hold_before(browser, codes[size], seed, seen)
                _, rounds = sizes[size]
                for one in missing:
                    seconds, entries = read(browser, served, one)
                    assert entries in (rounds, None), f"seed {seed}: {entries} of {rounds} entries"
                    yield Transfer(size, seed, one, seconds)


def shown_codes(browser: Browser, served: Served, names: list[str], rounds: int) -> list[Code]:
    """Return what a phone shows of a game, in its turn."""
    phone = Phone(phone_page(browser), served.address, no_report)
    phone.open()
    log = [round_at(number, len(names)) for number in range(rounds)]
    phone.open(store_game(phone, "tally", *names, log=log))
    show_game(phone)
    codes = codes_on(phone.page)
    phone.page.context.close()
    return codes[:MAX_CODES]


def round_at(number: int, seats: int) -> dict:
    """Return a round as a phone writes it, so that it packs as one does."""
    at = datetime(2026, 11, 22, 19, tzinfo=UTC) + timedelta(seconds=97 * number)
    players = [{"points": (number * number * 7 + seat * 13) % 61} for seat in range(seats)]
    return {"type": "round", "at": at.strftime("%Y-%m-%dT%H:%M:%SZ"), "players": players}


def hold_before(browser: Browser, codes: list[Code], seed: int, seen: Path) -> None:
    """Write the film that a camera sees of these codes."""
    page = browser.new_page()
    rows = [["".join("01"[dark] for dark in row) for row in code] for code in codes]
    turn = len(codes) * CODE_MS // PICTURE_MS
    pictures = turn * ceil(MIN_PICTURES / turn)
    size = {"width": WIDTH, "height": HEIGHT, "pictures": pictures}
    wish = {"seed": seed, "codes": rows, "codeMs": CODE_MS, "pictureMs": PICTURE_MS, **size}
    lights = page.evaluate(HAND_HELD, wish)
    page.close()
    colours = bytes([128]) * (WIDTH * HEIGHT // 2)
    rate = 1000 // PICTURE_MS
    with seen.open("wb") as film:
        film.write(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{rate}:1 Ip A1:1 C420mpeg2\n".encode())
        for light in lights:
            film.write(b"FRAME\n" + base64.b64decode(light) + colours)


def read(browser: Browser, served: Served, slower: int) -> tuple[float, int | None]:
    """Return how many seconds a phone of this speed reads, and the entries of what it has read."""
    page = phone_page(browser, locale="en-US")
    page.context.grant_permissions(["camera"], origin=served.address)
    page.route(DECODER, lambda route: slow_down(route, slower))
    phone = Phone(page, served.address, no_report)
    phone.open("/join")
    page.locator("join-screen .share-keys .side-button").first.wait_for()
    throttle(page, slower)
    page.wait_for_timeout(REACH_MS)
    page.evaluate(f"() => {{ window.whole = ({WHOLE})({MAX_SECONDS}) }}")
    phone.key("Scan a code")
    seconds, entries = page.evaluate("() => window.whole")
    page.context.close()
    return seconds, entries


def slow_down(route: Route, slower: int) -> None:
    """Have the reader of codes answer as late as a phone of this speed would."""
    response = route.fetch()
    body = SLOW_ANSWERS.replace("SLOWER", str(slower)) + response.text()
    route.fulfill(response=response, body=body)


def throttle(page: Page, slower: int) -> None:
    """Slow a page down."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
