"""Several phones at one table, each with a network of its own that can fail."""

from contextlib import suppress
from dataclasses import dataclass
from uuid import uuid4

from playwright.sync_api import Error, Response, expect

from tests.browser.phone import Phone
from tests.gallery.stage import game as stored_game
from tests.network.fault_proxy import FaultProxy
from tests.network.faults import Fault
from tests.waiting import wait_until

OURS = {"Sec-Fetch-Site": "same-origin"}
WITH_ALL_CODE = """async () => {
  const store = document.querySelector("companion-app")?.store;
  if (!customElements.get("record-screen") || !store?.connection.network) return false;
  if (!document.querySelector("sheet-screen")?.kind) return false;
  return !!(await store.engine.ask({ do: "catalogue" }));
}"""
"""Whether a phone has what comes over the network, which it may lose: screens, recorder, engine."""
NO_LOCK = """async () => {
  const { held, pending } = await navigator.locks.query();
  return !held.length && !pending.length;
}"""
"""Whether no tab of a phone is sending, or is about to."""
SYNCED = f"""async () => {{
  const sync = document.querySelector("companion-app")?.store?.connection.network?.sync;
  const [, game] = location.pathname.match("/games/([^/]+)") ?? [];
  return !!sync?.hasAnswered("") && (!game || sync.hasAnswered(game)) && ({NO_LOCK})();
}}"""
"""Whether the server has answered to all that a phone asks about the list and the game it shows."""
NETWORK = (
    "net::ERR_",
    "MIME type",
    "Failed to fetch dynamically imported module",
    *(f"status of {code}" for code in (409, 429, 502, 503)),
)
"""What the browser's console says of calls that did not get through, or that brought news."""

UNFINISHED = "Still being filled in on another phone"
"""What is said of a seat that another phone has changed a moment ago."""
TAP_TIMEOUT_MS = 10_000
"""Longer than no tap is taken after that is said."""


@dataclass
class Guest:
    """A phone and the network it is in."""

    phone: Phone
    network: FaultProxy

    def offline(self) -> None:
        """No call gets through any more, no stream stays."""
        self.network.choose = lambda _request: Fault.CUT_BEFORE
        self.network.cut()

    def online(self) -> None:
        """Bring the network back, so that the phone notices."""
        self.network.choose = lambda _request: Fault.NONE
        self.phone.page.evaluate("dispatchEvent(new Event('online'))")

    def log(self, game: str) -> list[dict]:
        """Return the server's log of a game, as this phone may read it."""
        return log_of(self.phone, game)

    def append(self, game: str, *entries: dict) -> None:
        """Write entries at the end of the server's log, as this phone may."""
        batch = {
            "after": len(self.log(game)),
            "entries": [{"id": str(uuid4()), **entry} for entry in entries],
        }
        answer = self.phone.page.request.post(
            f"{self.phone.address}/api{game}/log", data=batch, headers=OURS
        )
        assert answer.ok, answer.text()


def no_matter(phone: Phone) -> Phone:
    """Return the phone, where requests may have failed and may fail; anything else still counts."""
    phone.ignore(*NETWORK)
    return phone


def is_batch_stored(response: Response) -> bool:
    """Whether the server has taken a batch of entries."""
    return response.request.method == "POST" and is_log(response.url) and response.ok


def goes_out(phone: Phone, game: str):
    """Wait, at the end of its block, until what waited in a game has arrived."""
    return phone.page.expect_response(
        lambda response: game in response.url and is_batch_stored(response)
    )


def stream_opens(phone: Phone):
    """Wait, at the end of its block, until a stream that was asked for in it has begun to speak."""
    return phone.page.expect_response(lambda response: "/stream" in response.url)


def is_game_stored(response: Response) -> bool:
    """Whether the server has a game that was begun on a phone."""
    return response.request.method == "PUT" and response.ok


def wait_for_log(phone: Phone, game: str, count: int) -> list[dict]:
    """Return the server's log of a game once that many entries have arrived."""

    def arrived() -> list[dict] | None:
        log = log_of(phone, game)
        return log if len(log) >= count else None

    return wait_until(arrived, f"{count} entries in the log of {game}")


def log_of(phone: Phone, game: str) -> list[dict]:
    """Return the server's log of a game, as this phone may read it; empty before it is there."""
    answer = phone.page.request.get(f"{phone.address}/api{game}/log", headers=OURS)
    return answer.json()["entries"] if answer.ok else []


def is_log(address: str) -> bool:
    """Whether this is the address of a game's log."""
    return address.split("?")[0].endswith("/log")


def sit_down(
    host: Guest,
    *others: Guest,
    names: tuple[str, ...] = ("Ada", "Ben"),
    kind: str = "tally",
    log: list[dict] | None = None,
    **options: object,
) -> str:
    """Return a game on the host's phone that the others have joined; the path of its sheet.

    It is stored, with this log, and opened on each: typing it would cost twice as much.
    """
    phones = (guest.phone for guest in others)
    return gather(host.phone, *phones, names=names, kind=kind, log=log, **options)


def gather(
    host: Phone,
    *others: Phone,
    names: tuple[str, ...] = ("Ada", "Ben"),
    kind: str = "tally",
    log: list[dict] | None = None,
    **options: object,
) -> str:
    """Return the same of phones whose network never fails."""
    game = stored_game(host, kind, *names, log=log, **options)
    expect_taken_over(host)
    for phone in others:
        join(host, phone, game)
    return game


def begin(phone: Phone) -> str:
    """Return a tally that was begun on the phone itself, and has reached the server; its path.

    For what holds of the phone's own disk: a game of `gather` comes to it from the server.
    """
    with phone.page.expect_response(is_game_stored):
        phone.new_game("Tally", "Ada", "Ben")
    expect_taken_over(phone)
    return phone.page.url.removeprefix(phone.address)


def share(phone: Phone, game: str, role: str = "record", *, whole_book: bool = False) -> str:
    """Return the token of a new link."""
    wish = {"role": role, "whole_book": whole_book}
    link = phone.page.request.post(f"{phone.address}/api{game}/links", data=wish, headers=OURS)
    return link.json()["token"]


def join(host: Phone, phone: Phone, game: str) -> None:
    """Another phone gets into the game and shows its sheet."""
    token = share(host, game)
    joined = phone.page.request.post(
        f"{phone.address}/api/join", data={"token": token}, headers=OURS
    )
    assert joined.ok, joined.text()
    phone.open(game)
    expect_taken_over(phone)


def expect_taken_over(phone: Phone) -> None:
    """Wait until the app shows the sheet, with all that is needed to go on from there."""
    phone.expect_sheet()
    expect(phone.main("sheet-screen")).to_be_visible()
    phone.wait_until(WITH_ALL_CODE, "the code of what follows, and the engine")


def write_together(phone: Phone) -> None:
    """Tap until the round is written: a seat that another phone has just changed is said first."""
    main = phone.main("record-screen")

    def is_written() -> bool:
        if phone.main("sheet-screen").is_visible():
            return True
        with suppress(Error):  # the sheet has come meanwhile
            main.tap(timeout=TAP_TIMEOUT_MS)
        return False

    wait_until(is_written, "the round is written")
