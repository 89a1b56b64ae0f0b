"""One phone of the simulated table: the app in a page, its own network, its own ill luck."""

import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
)

from tests.browser.together import NETWORK
from tests.network.fault_proxy import FaultProxy, Weather
from tests.simulator import in_the_page
from tests.simulator.in_the_page import BROKEN, STORE
from tests.simulator.server import Server

TIMEOUT_SECONDS = 60
"""Within which everything is settled once no fault is left."""
LATEST_CALLS = 12
"""So many calls of a phone are told where it is waited for in vain."""
EXPECTED = (
    *NETWORK,
    *(f"status of {code}" for code in (404, 410, 422)),
    "Service Worker registration blocked by Playwright",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
)
"""What the console says of calls that failed, and of answers that the app expects."""


def until(is_true: Callable[[], Any], what: str, wait: Callable[[int], None]) -> None:
    """Wait for something. Raises `AssertionError` after `TIMEOUT_SECONDS`."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while not is_true():
        if time.monotonic() > end:
            raise AssertionError(f"not within {TIMEOUT_SECONDS} s: {what}")
        wait(50)


LOOKS: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "reduced_motion": "reduce",  # the processor is for the evening
    "service_workers": "block",
}


def new_phone(
    browser: Browser, server: Server, name: str, weather: Weather | None = None, **looks: Any
) -> "SimulatedPhone":
    """Return a phone that has never been here."""
    return SimulatedPhone(browser.new_context(**LOOKS | looks), server, name, weather)


class SimulatedPhone:
    """A phone with a network of its own; what goes wrong in its pages is in `troubles`."""

    def __init__(
        self, context: BrowserContext, server: Server, name: str, weather: Weather | None = None
    ) -> None:
        self.server = server
        self.name = name
        self.network = FaultProxy(server.port).__enter__()
        self.weather = weather or Weather(random.Random(name), often=0)
        self.network.choose = self.weather
        self.page: Page | None = None
        self.troubles: list[str] = []
        self.calls: deque[str] = deque(maxlen=LATEST_CALLS)
        self.live_in(context)

    def live_in(self, context: BrowserContext) -> None:
        """Go on in this context: another process, where the phone has been off."""
        self.context = context
        self.page = None
        self.context.set_default_timeout(1000 * TIMEOUT_SECONDS)
        self.context.add_init_script(BROKEN)

    def open(self, game: str = "") -> None:
        """Open a fresh tab on the app."""
        self.page = self.context.new_page()
        self.page.on("pageerror", self._on_error)
        self.page.on("console", self._on_message)
        self.page.on("request", lambda request: self._note_call(request, "sent"))
        self.page.on("response", self._note_answer)
        self.page.on("requestfailed", lambda request: self._note_call(request, request.failure))
        self.page.goto(f"{self.network.address}/{f'games/{game}' if game else ''}")
        self.wait_for_app()

    def wait_for_app(self) -> None:
        """Until the app has started, which is after the page was painted."""
        self.until(
            f"() => !!document.querySelector('companion-app') && !!{STORE}?.connection?.network",
            "the app starts",
        )

    def _on_error(self, error: Error) -> None:
        self.troubles.append(f"{self.name}: {error.stack or error}")

    def _on_message(self, message: ConsoleMessage) -> None:
        is_expected = any(known in message.text for known in EXPECTED)
        if message.type in ("error", "warning") and not is_expected:
            self.troubles.append(f"{self.name}: {message.text} ({message.location['url']})")

    def _note_call(self, request: Request, outcome: str | None) -> None:
        path = request.url.removeprefix(self.network.address)
        if path.startswith("/api/"):
            self.calls.append(f"{time.strftime('%X')} {request.method} {path} {outcome}")

    def _note_answer(self, response: Response) -> None:
        self._note_call(response.request, f"answers {response.status}")

    def die(self) -> None:
        """Close the tab, without a word to the app."""
        if self.page:
            self.page.close(run_before_unload=False)
        self.page = None

    def ask(self, script: str, given: Any = None) -> Any:
        """Return what the page answers."""
        assert self.page
        return self.page.evaluate(script, given)

    @property
    def is_saved(self) -> bool:
        """Whether the app says that all is saved."""
        return self.ask(f"() => {STORE}.isSaved")

    def break_storage(self, how: str | None) -> None:
        self.ask("how => { window.broken.storage = how }", how)

    def set_clock(self, milliseconds: int, *, backwards: bool) -> None:
        self.ask(
            "wrong => Object.assign(window.broken, wrong)",
            {"clock": milliseconds, "backwards": backwards},
        )

    def heal(self) -> None:
        """All faults are over, and the phone notices as phones do: by its network coming back."""
        self.weather.often = 0
        self.network.black_hole = False
        self.network.cut()
        if self.page:
            self.break_storage(None)
            self.ask("() => dispatchEvent(new Event('online'))")

    def write(self, game: str, entry: dict[str, Any], draft: str | None = None) -> dict[str, Any]:
        """Have the app write an entry: its problem if it has one, and whether all is saved."""
        return self.ask(in_the_page.WRITE, [game, entry, draft])

    def write_and_die(self, game: str, entry: dict[str, Any]) -> None:
        """Kill the tab between the tap and the answer: nobody was told anything."""
        self.ask(f"([game, entry]) => void {STORE}.write(game, [entry])", [game, entry])
        self.die()

    def type_round(self, game: str, points: list[int]) -> bool:
        """Write a round with a finger, from the sheet and back to it; whether all is saved."""
        assert self.page
        self.show(game)
        main = self.page.locator(".main-button:not(#written *)")
        self.page.locator("sheet-screen").locator(main).click()
        keypad = self.page.get_by_role("group", name="Keypad")
        for number in points:
            for digit in str(number):
                keypad.get_by_role("button", name=digit, exact=True).click()
            self.page.locator("record-screen").locator(main).click()
        self.page.locator("sheet-screen score-board, .versions-table").first.wait_for()
        return self.ask(in_the_page.STORED_HERE)

    def push_draft(self, game: str, entry: dict[str, Any]) -> bool:
        """Begin to fill in a round; whether all is saved."""
        return self.ask(in_the_page.PUSH_DRAFT, [game, entry])

    def draft(self, game: str) -> dict[str, Any] | None:
        """Return the round that is being filled in."""
        return self.ask(in_the_page.DRAFT, game)

    def head(self, game: str) -> dict[str, Any]:
        """How far this phone is in a game: epoch and number, and how many entries wait."""
        return self.ask(in_the_page.HEAD, game)

    def log(self, game: str) -> list[dict[str, Any]]:
        """Return the log of a game as this phone has it."""
        return self.ask(in_the_page.LOG, game)

    def sheet(self, game: str) -> dict[str, Any]:
        """Return the sheet as this phone shows it."""
        return self.record(game)["sheet"]

    def record(self, game: str) -> dict[str, Any]:
        """Return the set-up and the sheet of a game as this phone has them."""
        return self.ask(in_the_page.RECORD, game)

    def begin(self, file: dict[str, Any]) -> str:
        """Return a new game that the server knows; `file` is what it begins with."""
        game = self.ask(in_the_page.BEGIN, file)
        self.show(game)
        self.until(f"() => {STORE}.games.head('{game}')?.known", "the server knows the game")
        return game

    def invite(self, game: str) -> str:
        """Return the token of a link to a game."""
        return self.call(
            "POST", f"/api/games/{game}/links", {"role": "record", "whole_book": False}
        )["token"]

    def join(self, game: str, token: str) -> None:
        """Take part in a game by its link, and look at it."""
        self.call("POST", "/api/join", {"token": token})
        self.pull()
        self.until(f"() => {STORE}.games.head('{game}')?.known", "the game arrives")
        self.show(game)

    def show(self, game: str) -> None:
        """Go to the sheet of a game."""
        if not self.ask(in_the_page.ON_SHEET, game):
            self.ask(in_the_page.GO, f"/games/{game}")
            self.until(lambda: self.ask(in_the_page.ON_SHEET, game), f"the sheet of {game}")

    def undecided(self, game: str) -> list[str]:
        """Return the ids of the versions about which nobody has decided."""
        return self.ask(in_the_page.UNDECIDED, game)

    def notices(self, game: str) -> dict[str, Any]:
        """Return what the sheet on the screen asks: `versions` to compare, number of `alerts`."""
        return self.ask(in_the_page.NOTICES, game)

    def choose(self, game: str, version: str, *, keep_mine: bool) -> dict[str, Any] | None:
        """Decide about a version on the screen; how it reads, None where it was taken back."""
        assert self.page
        self.ask(in_the_page.GO, f"/games/{game}/versions/{version}")
        self.until(
            lambda: self.ask(in_the_page.ON_VERSIONS) or self.ask(in_the_page.ON_SHEET, game),
            f"{version} is compared",
        )
        mine = self.ask(in_the_page.COMPARED)
        if mine is None:
            return None
        keys = self.page.locator(".versions-keys .main-button")
        keys.nth(0 if keep_mine else 1).click()
        self.until(
            lambda: self.ask(in_the_page.ON_SHEET, game) or self._does_not_fit(), "it is decided"
        )
        if not self.ask(in_the_page.ON_SHEET, game):
            keys.nth(1).click()
            self.until(lambda: self.ask(in_the_page.ON_SHEET, game), "the other is kept")
        return mine

    def _does_not_fit(self) -> bool:
        return bool(self.ask("() => document.querySelector('versions-screen')?.isUnfit"))

    def pull(self) -> None:
        """Ask the server for what is new."""
        self.ask(f"() => {STORE}.connection.network.sync.list()")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Return what the server answers this phone."""
        return self.ask(in_the_page.CALL, [method, path, body])

    def until(self, is_true: str | Callable[[], Any], what: str) -> None:
        """Wait until the page says so. Raises `AssertionError` when it does not."""
        check = (lambda: self.ask(is_true)) if isinstance(is_true, str) else is_true
        try:
            until(check, f"{self.name}: {what}", self.wait)
        except AssertionError as late:
            late.add_note("\n".join(["its latest calls:", *self.calls]))
            raise

    @property
    def screen(self) -> str:
        """What the phone shows, in words: where an evening has broken off, this tells why."""
        if not self.page:
            return f"{self.name} is off"
        try:
            shown = self.page.locator("body").aria_snapshot()
        except Error as error:
            shown = f"no answer: {error.message}"
        return "\n".join([f"{self.name} at {self.page.url}:", shown, *self.troubles])

    def wait(self, milliseconds: int) -> None:
        """Let the phones go on for a moment."""
        assert self.page
        self.page.wait_for_timeout(milliseconds)

    def close(self) -> None:
        with suppress(Error):
            self.context.close()
        self.network.__exit__()
