"""A scene of the gallery: how one screen comes about, and the phones on which it does."""

import json
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.chromium import phone_page
from tests.conftest import tally

Action = Callable[[Any], str | None]
"""Something done on a phone of the gallery; perhaps it ends with an address."""
PADS = Path(__file__).parents[2] / "companion" / "pads"
REST = Path(__file__).with_name("rest.js")
"""What a page of the gallery begins with: it counts whatever is under way there."""
PATIENCE_SECONDS = 120
"""How long a page may take to come to rest on a machine that does much else beside."""
WINDOWED = "Element.prototype.requestFullscreen = async () => undefined"
"""A window that fills the screen takes no other size."""
MARKS = (
    "blue", "green", "purple", "red", "yellow", "sand",
    "teal", "grey", "rose", "moss", "sky", "rust",
)  # fmt: skip
EIGHT = (
    "Annegret", "Ben", "Maximilian-Konstantin", "Dörte",
    "Élodie-Geneviève", "Fatima", "Konstantin Alexander", "Heidi",
)  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """One screen, as somebody would come to it."""

    name: str
    path: Action
    """Done once, in English; what it leaves behind stays. Ends with the address of the screen."""
    show: Action | None = None
    """Done after each loading, in whichever language: keys are found by place, not by word."""
    whose: str = "ours"
    """The phone: "demo" has the sample evening, "new" nothing, "bare" has no script."""
    anew: bool = False
    """What is done to show it stays: what leads to it is done for each language."""


SCENES: list[Scene] = []


def scene(
    name: str, show: Action | None = None, whose: str = "ours", *, anew: bool = False
) -> Callable[[Action], Action]:
    """Put a scene into the gallery, by what leads to it."""

    def put(path: Action) -> Action:
        SCENES.append(Scene(name, path, show, whose, anew))
        return path

    return put


def page(name: str, address: str, show: Action | None = None, whose: str = "ours") -> None:
    """Put a scene into the gallery that is there from the start."""
    SCENES.append(Scene(name, lambda _phone: address, show, whose))


class RestlessError(AssertionError):
    """A page that did not come to rest, and what was still under way there."""


class Actor(Phone):
    """A phone that knows the others, and when its page has come to rest."""

    def __init__(self, page: Page, cast: "Cast") -> None:
        super().__init__(page, cast.address, lambda _name, _value: None)
        self.cast = cast
        self.loading: set[Request] = set()
        """What the page fetches, scripts included; a stream has no end."""
        self.loads = 0
        page.on("request", self._load)
        page.on("requestfinished", lambda request: self.loading.discard(request))
        page.on("requestfailed", lambda request: self.loading.discard(request))
        page.on("framenavigated", lambda _frame: self.loading.clear())

    def _load(self, request: Request) -> None:
        if request.resource_type != "eventsource":
            self.loading.add(request)
            self.loads += 1

    def come_to_rest(self, patience_seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until nothing is under way in the page.

        Raises `RestlessError`, which names what still is, when patience ends.
        """
        until = time.monotonic() + patience_seconds
        while True:
            loads = None if self.loading else self.loads
            left = self.page.evaluate("comeToRest", 1000 * (until - time.monotonic()))
            if not left and not self.loading and loads == self.loads:
                return
            if time.monotonic() > until:
                under_way = "; ".join([*left, *(request.url for request in self.loading)])
                raise RestlessError(f"{self.page.url} does not come to rest: {under_way}")


@dataclass
class Cast:
    """The phones of the gallery, each made when it is first wanted."""

    browser: Browser
    address: str
    data: Path
    """The folder of the server."""
    scripts: tuple[Path, ...] = ()
    """What every page begins with, beside what counts."""
    phones: dict[str, Actor] = field(default_factory=dict)

    def phone(self, whose: str) -> Actor:
        """Return the one with this part to play, which begins where it has never been.

        With a network.
        """
        if whose not in self.phones:
            self.phones[whose] = Actor(self._page(script=whose != "bare"), self)
        phone = self.phones[whose]
        phone.page.context.set_offline(False)
        return phone

    def _page(self, *, script: bool) -> Page:
        if script:
            page = phone_page(self.browser, locale="en-US")
            page.add_init_script(WINDOWED)
            for script in (REST, *self.scripts):
                page.add_init_script(path=script)
            return page
        return self.browser.new_context(java_script_enabled=False).new_page()


def store_game(
    phone: Phone,
    kind: str | dict[str, Any],
    *names: str | tuple[str, ...],
    log: list[dict] | None = None,
    **options,
) -> str:
    """Store a game of the phone on the server, with this log; the path of its sheet.

    `kind` is a game, a pad of the library, or a pad; several names are a team, the first is what it
    is called.
    """
    one = str(uuid.uuid4())
    seats = [seat_of(name) | {"color": mark} for name, mark in zip(names, MARKS, strict=False)]
    send(phone, "put", f"/api/games/{one}", tally(seats=seats, options=options, **by_pad(kind)))
    if log:
        entries = [{"id": str(uuid.uuid4()), **entry} for entry in log]
        send(phone, "post", f"/api/games/{one}/log", {"after": 0, "entries": entries})
    return f"/games/{one}"


def by_pad(kind: str | dict[str, Any]) -> dict[str, Any]:
    """Return what a game file says of its game: by its name, or by the pad that is called so."""
    if isinstance(kind, dict):
        return {"game": "pad", "pad": kind}
    file = PADS / f"{kind}.json"
    if not file.exists():
        return {"game": kind}
    return {"game": "pad", "pad": json.loads(file.read_text(encoding="utf-8"))}


def game(
    phone: Phone, kind: str | dict, *names: str, log: list[dict] | None = None, **options
) -> str:
    """Return the same with the sheet open; its path."""
    path = store_game(phone, kind, *names, log=log, **options)
    phone.open(path)
    phone.expect_sheet()
    expect(phone.main("sheet-screen")).to_be_visible()  # the app has taken over from the server's
    phone.expect_letters()
    return path


def seat_of(name: str | tuple[str, ...]) -> dict:
    """Return the seat of one, or of a team: what it is called, then its people."""
    if isinstance(name, str):
        return {"name": name}
    team, *people = name
    return {"name": team, "members": [{"name": one} for one in people]}


def store_recorder(
    phone: Phone, kind: str | dict, *names: str, log: list[dict] | None = None, **options
) -> str:
    """Store a game in the same way; the path of its recorder."""
    return store_game(phone, kind, *names, log=log, **options) + "/record"


def recorder(phone: Phone, kind: str | dict, *names: str, **options) -> str:
    """Return the same with the recorder open; its path."""
    path = store_recorder(phone, kind, *names, **options)
    phone.open(path)
    expect(phone.page.locator("record-screen")).to_be_visible()
    expect(phone.main().or_(phone.page.locator("greta-rack")).first).to_be_visible()
    phone.expect_letters()
    return path


def rounds(seats: int, count: int) -> list[dict]:
    """Return rounds of a tally in which now and then somebody loses."""
    worth = [
        [(5 + 7 * no + 11 * seat * (no + 1)) % 37 - 6 for seat in range(seats)]
        for no in range(count)
    ]
    return [round_of(*line) for line in worth]


def round_of(*points: int) -> dict:
    """Return a round of a tally with these points, in the order of the seats."""
    return {"type": "round", "players": [{"points": one} for one in points]}
