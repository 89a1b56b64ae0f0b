"""One phone of the simulated table: the app in a page, its own network, its own ill luck."""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.network.fault_proxy import FaultProxy, Weather
from tests.simulator.in_the_page import (
    BEGIN,
    BROKEN,
    CALL,
    CHOOSE,
    HEAD,
    LOG,
    SHEET,
    STORE,
    WRITE,
)
from tests.simulator.server import Server

PATIENCE = 180
"""Seconds within which everything is settled once no fault is left."""


def until(true: Callable[[], Any], what: str, wait: Callable[[int], None]) -> None:
    """Wait until it is true. Raises `AssertionError` when that takes longer than `PATIENCE`."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"not within {PATIENCE} s: {what}")
        wait(20)


class SimulatedPhone:
    """A phone that writes, and remembers what it was told is saved."""

    def __init__(self, browser: Browser, server: Server, name: str, seed: int) -> None:
        self.server = server
        self.name = name
        self.network = FaultProxy(server.port).__enter__()
        self.weather = Weather(random.Random(f"{seed} {name}"), often=0)
        self.network.choose = self.weather
        self.context = browser.new_context(
            service_workers="block",
            viewport={"width": 360, "height": 740},
            reduced_motion="reduce",  # the processor is for the evening
        )
        self.context.add_init_script(BROKEN)
        self.page: Page | None = None
        self.saved: dict[str, str] = {}
        """What it was told is saved: entry → game."""
        self.falsely: list[str] = []
        """What it was told is saved while the storage could not take anything."""
        self.written = 0

    def open(self, game: str = "") -> None:
        """A fresh tab on the app."""
        self.page = self.context.new_page()
        self._visit(f"games/{game}" if game else "")

    def _visit(self, path: str) -> None:
        """Load a page and wait for the app, which starts after the page was painted."""
        assert self.page
        self.page.goto(f"{self.network.address}/{path}")
        self.until(f"() => !!{STORE}?.reach?.network", "the app starts")

    def die(self) -> None:
        """The tab is gone, without a word to the app."""
        if self.page:
            self.page.close(run_before_unload=False)
        self.page = None

    def ask(self, script: str, given: Any = None) -> Any:
        """What the page answers."""
        assert self.page
        return self.page.evaluate(script, given)

    def break_storage(self, how: str | None) -> None:
        self.ask("how => { window.broken.storage = how }", how)

    def set_clock(self, milliseconds: int, *, backwards: bool) -> None:
        self.ask(
            "wrong => Object.assign(window.broken, wrong)",
            {"clock": milliseconds, "backwards": backwards},
        )

    def write(self, game: str, deed: dict[str, Any]) -> None:
        """Write an entry down, and remember it if the app says that it is saved."""
        deed = self._named(deed)
        broken = self.ask("() => window.broken.storage")
        told = self.ask(WRITE, [game, deed])
        if told["saved"] and not told["problem"]:
            self.saved[deed["id"]] = game
            if broken:
                self.falsely.append(deed["id"])

    def write_and_die(self, game: str, deed: dict[str, Any]) -> None:
        """The tab dies between the tap and the answer: nobody was told anything."""
        self.ask(f"([game, deed]) => void {STORE}.write(game, [deed])", [game, self._named(deed)])
        self.die()

    def head(self, game: str) -> dict[str, int]:
        """How far this phone is in a game: its number, and how many entries wait."""
        return self.ask(HEAD, game)

    def log(self, game: str) -> list[dict[str, Any]]:
        """The log of a game as this phone has it."""
        return self.ask(LOG, game)

    def sheet(self, game: str) -> dict[str, Any]:
        """The sheet as this phone shows it."""
        return self.ask(SHEET, game)

    def begin(self, seats: list[dict[str, str]]) -> str:
        """A new tally that the server knows."""
        game = self.ask(BEGIN, seats)
        self._visit(f"games/{game}")
        self.until(f"() => {STORE}.tables.head('{game}')?.known", "the server knows the game")
        return game

    def invite(self, game: str) -> str:
        """The token of a link to a game."""
        return self.call(
            "POST", f"/api/games/{game}/links", {"role": "record", "whole_book": False}
        )["token"]

    def join(self, game: str, token: str) -> None:
        """Take part in a game by its link, and look at it."""
        self.call("POST", "/api/join", {"token": token})
        self.ask(f"() => {STORE}.reach.network.sync.list()")
        self.until(f"() => {STORE}.tables.head('{game}')?.known", "the game arrives")
        self.die()
        self.open(game)

    def choose(self, game: str, *, keep_mine: bool) -> bool:
        """Decide between two versions of something; whether there were any."""
        return self.ask(CHOOSE, [game, keep_mine])

    def pull(self) -> None:
        """Ask the server for what is new."""
        self.ask(f"() => {STORE}.reach.network.sync.list()")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers this phone."""
        return self.ask(CALL, [method, path, body])

    def until(self, script: str, what: str) -> None:
        """Wait until the page says so. Raises `AssertionError` when it does not."""
        until(lambda: self.ask(script), what, self.wait)

    def wait(self, milliseconds: int) -> None:
        """Let the phones go on for a moment."""
        self.page.wait_for_timeout(milliseconds)

    def close(self) -> None:
        with suppress(Error):
            self.context.close()
        self.network.__exit__()

    def _named(self, deed: dict[str, Any]) -> dict[str, Any]:
        self.written += 1
        return {**deed, "id": f"{self.name}-{self.written}"}
