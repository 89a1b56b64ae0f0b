"""What a person does with a phone, in the few words that every browser understands."""

import base64
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from tests.browser.phone import HOLD
from tests.every_browser.browsers import Browser
from tests.every_browser.wires import PATIENCE, RefusedError

PICTURES = Path(__file__).parent / "screenshots"
WANTED = "SCREENSHOTS" in os.environ
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The name under which the standard hands out elements."""

SEEN = """
const clean = text => (text ?? "").replace(/[\\u2066-\\u2069]/g, "").replace(/\\s+/g, " ").trim();
const seen = css => [...document.querySelectorAll(css)].filter(one =>
  !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }));
"""
KEY = f"""{SEEN}
const [roles, name, inside] = arguments;
const wanted = new RegExp(`^(?:${{name}})$`);
const called = one => clean(one.getAttribute("aria-label") ?? one.innerText);
return seen(roles).find(one => one.closest(inside) && wanted.test(called(one)));
"""
FIRST = f"{SEEN} return seen(arguments[0])[0];"
TEXTS = f"{SEEN} return seen(arguments[0]).map(one => clean(one.innerText));"
TAPPED = "button, a[href], label, summary, [role=radio], [role=switch]"

ENTER = "\ue007"
"""The key, as the standard writes it."""

NOT_YET = ("element click intercepted", "stale element reference", "element not interactable")
"""What a browser says of a key that has just gone, or over which something still moves."""
NETWORK = re.compile(
    "net::ERR_|status of 50|Could not connect|Failed to load resource|NetworkError"
    "|can’t establish a connection|was interrupted while the page|due to access control checks"
)
"""What consoles say where no server answers."""


class Phone:
    """One phone at the table, with a browser on it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.may_be_alone = False

    def open(self, path: str = "/") -> None:
        self.browser.wire("Navigate", url=self.address + path if path.startswith("/") else path)

    def reload(self) -> None:
        self.browser.wire("Refresh")

    def back(self) -> None:
        """Go back the browser's own way: its key, or a swipe."""
        self.browser.wire("Back")

    def evaluate(self, script: str, *arguments: object) -> object:
        """Return what a function's body gives, run in the page."""
        return self.browser.wire("ExecuteScript", script=script, args=arguments)

    def hold_what_is_told(self) -> None:
        """Have whatever this page tells or offers for some seconds stand until it is looked at."""
        self.evaluate(f"({HOLD})()")

    def path(self) -> str:
        """Where it is."""
        return self.evaluate("return location.pathname")

    def key(self, name: str, inside: str = "body") -> None:
        """Taps what can be tapped and is called so; `name` is a pattern for the whole name."""
        self._tap(f"a key called {name}", KEY, TAPPED, name, inside)

    def main(self, text: str) -> None:
        """Taps the main button once it reads so."""
        self.sees(".main-button", text)
        self.tap(".main-button")

    def tap(self, css: str) -> None:
        """Taps the first of these that is seen."""
        self._tap(css, FIRST, css)

    def _tap(self, what: str, script: str, *arguments: str) -> None:
        self._until(what, lambda: self._tapped(script, *arguments))

    def _tapped(self, script: str, *arguments: str) -> bool:
        result = self.evaluate(script, *arguments)
        if result:
            self.browser.wire("ElementClick", id=result[ELEMENT])
        return bool(result)

    def fill(self, css: str, text: str) -> None:
        """Types into the first of these fields."""
        self.sees(css)
        self.browser.wire("ElementSendKeys", id=self.evaluate(FIRST, css)[ELEMENT], text=text)

    def texts(self, css: str) -> list[str]:
        """Return what is written in each of these, as far as they are seen."""
        return self.evaluate(TEXTS, css)

    def sees(self, css: str, text: str = "") -> None:
        """Wait until one of these is seen, and a pattern is found in what is written in it."""
        pattern = re.compile(text)
        self._until(
            f"{css} with {text!r}", lambda: any(pattern.search(one) for one in self.texts(css))
        )

    def sees_no(self, css: str) -> None:
        self._until(f"no {css}", lambda: not self.texts(css))

    def new_game(self, game: str, *names: str) -> None:
        """Begin a game with everybody typed in by name, as far as its sheet."""
        self.seat(game, *names)
        self.key("Start")
        self.sees("score-board")

    def seat(self, game: str, *names: str) -> None:
        """Set up a game with everybody typed in by name, not yet begun."""
        self.open("/new")
        self.key(game)
        self.key("name")
        for name in names:
            self.fill("input[name=name]", name + ENTER)
            self.sees(".seats .name", name)

    def type_in(self, figures: str) -> None:
        """Keys of the keypad, one tap each."""
        for figure in figures:
            self.key(figure, "[aria-label=Keypad]")

    def write_round(self, *points: str) -> None:
        """Write a whole round in points, from the sheet and back to it."""
        self.tap(".main-button")
        for figures in points:
            self.type_in(figures)
            self.tap(".main-button")
        self.sees("score-board")

    def totals(self, *totals: str) -> None:
        """Wait until the board of the sheet shows these totals, in the order of its rows."""
        self._until(
            f"totals {totals}", lambda: self.texts("score-board .board-row-total b") == list(totals)
        )

    def until(self, script: str, *arguments: object) -> None:
        """Wait until a function's body gives something true in the page."""
        self._until(script, lambda: self.evaluate(script, *arguments))

    def _until(self, what: str, holds: Callable[[], object]) -> None:
        last, refusal = time.monotonic() + PATIENCE, ""
        while time.monotonic() < last:
            try:
                if holds():
                    return
            except RefusedError as refused:
                if refused.kind not in NOT_YET:
                    raise
                refusal = f" ({refused})"
            time.sleep(0.03)
        there = self.evaluate(TEXTS, "body")[0]
        raise AssertionError(f"{what} never came{refusal}. There was:\n{there}")

    def again(self) -> None:
        """End the browser and start it, as after a restart of the phone."""
        self.note()
        self.browser.again()

    def leave(self) -> None:
        """Away from this server, whose cookies the next one would be sent."""
        self.browser.wire("DeleteAllCookies")
        self.open("about:blank")
        self.note()

    def note(self) -> None:
        """Fails on whatever the console was told; where no server was, calls may have failed."""
        lines = self.browser.console()
        bad = [line for line in lines if not (self.may_be_alone and NETWORK.search(line))]
        assert not bad, "\n".join(bad)

    def shot(self, name: str) -> None:
        """Take a picture of the screen, where somebody wants one."""
        if WANTED:
            PICTURES.mkdir(exist_ok=True)
            kind = type(self.browser).__name__.lower()
            picture = base64.b64decode(self.browser.wire("TakeScreenshot"))
            (PICTURES / f"{kind}-{name}.png").write_bytes(picture)
