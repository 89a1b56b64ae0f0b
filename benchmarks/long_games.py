"""A game of two hundred entries on a phone, one for every recorder, played with real cards.

The same seed deals the same cards, so that two runs tap the same games.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from uuid import uuid4

from playwright.sync_api import Page

from benchmarks.engine import TEN, kniffel, pad_of, rounds_of, tricks
from companion.engine.fold import replay
from tests.engine.live import agame_acts, agame_player
from tests.engine.live.agame_table import AgameTable
from tests.engine.random_rounds import ROUNDS, greta_places

ENTRIES = 200
SEED = 23
PATIENCE = 60_000
ADA, BEN, CY = (
    {"name": name, "color": color}
    for name, color in (("Ada", "blue"), ("Ben", "green"), ("Cy", "purple"))
)
THREE = (ADA, BEN, CY)
AGAME = {
    "complete_bonus": 100,
    "lizard_bonus": 10,
    "neutral": [],
    "fennek": "off",
    "fennek_value": -10,
    "last_trick": "cut",
}
LYNX = {"packs": 2}

SEND = """async ({ address, method, body }) => {
  const headers = { "Content-Type": "application/json" }
  const told = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!told.ok) throw new Error(await told.text())
}"""

IS_WHOLE = r"""total => [...document.querySelectorAll("score-board .board-row-total b")]
  .some(({ textContent }) => textContent.replace(/\D/g, "") === total)"""


def dealt(game: str, key: str, seats: int = 3, **options) -> Callable[[Random], list[dict]]:
    """Return what plays whole rounds of a game; everybody's is told by what this key says."""
    setup = {"seats": THREE[:seats], "playing": [True] * seats, "options": options}

    def play(rnd: Random) -> list[dict]:
        log: list[dict] = []
        while len(log) < ENTRIES:
            entry = ROUNDS[game](rnd, setup)
            if all(key in player for player in entry["players"]):
                log.append(entry)
        return log

    return play


def agame_tricks(rnd: Random) -> list[dict]:
    """Tricks and catches of Agame, section after section."""
    table = AgameTable([seat["color"] for seat in THREE], AGAME)
    log: list[dict] = []
    while len(log) < ENTRIES:
        log.append(agame_player.next_act(rnd, table))
        table = agame_acts.done(table, log[-1]) or table
    return log


def animanize_tricks(_rnd: Random) -> list[dict]:
    """Tricks of Animanize, round after round; the last round is still played."""
    return (tricks() * ENTRIES)[:ENTRIES]


def greta_cards(rnd: Random) -> list[dict]:
    """Cards of Greta as they are placed, game after game; the last game is still played."""
    games = (greta_places(rnd, framed=False) for _ in range(ENTRIES))
    places = (place for game in games for place in game)
    return [
        {"type": "place", "card": card, "at": list(cell)}
        for (card, cell), _ in zip(places, range(ENTRIES), strict=False)
    ]


def pad_rounds(kind: str) -> Callable[[Random], list[dict]]:
    """Return what plays rounds by a pad of the library."""
    return lambda _rnd: rounds_of(kind)["log"][:ENTRIES]


def rows(rnd: Random) -> list[dict]:
    """Half the rows of ten who play Kniffel: more than a table fills before taps go on."""
    return kniffel(rnd, rows=6)["log"]


@dataclass(frozen=True)
class Recorder:
    """A recorder, and the long game in which it is tapped."""

    game: str
    play: Callable[[Random], list[dict]]
    """Deals the log."""
    options: dict = field(default_factory=dict)
    seats: tuple[dict, ...] = THREE
    turns: int = 0
    """How often its key of depths is tapped before."""
    pad: dict | None = None

    def file(self) -> dict:
        """Return its game file, with the log."""
        head = {"format": "companion/1", "game": self.game, "seats": list(self.seats)}
        declared = {"pad": self.pad} if self.pad else {}
        return {**head, **declared, "options": self.options, "log": self.play(Random(SEED))}


RECORDERS = {
    "agame": Recorder("agame", dealt("agame", "row", **AGAME), {"target": None}),
    "agame, by tricks": Recorder(
        "agame", agame_tricks, {**AGAME, "target": None, "log_tricks": True}
    ),
    "agame, counts": Recorder("agame", dealt("agame", "sum", **AGAME), {"target": None}, turns=1),
    "animanize": Recorder(
        "animanize", dealt("animanize", "tricks"), {"target": None, "max_rounds": 999}
    ),
    "animanize, by tricks": Recorder(
        "animanize",
        animanize_tricks,
        {"target": None, "max_rounds": 999, "log_tricks": True},
    ),
    "greta": Recorder("greta", greta_cards, {"target": None, "games": None}, (ADA, BEN)),
    "lynx": Recorder("lynx", dealt("lynx", "melds", **LYNX), {"target": None, **LYNX}),
    "lynx, counts": Recorder(
        "lynx", dealt("lynx", "melded", **LYNX), {"target": None, **LYNX}, turns=1
    ),
    "tally": Recorder("tally", dealt("tally", "points"), {"target": None}),
    "tally, pegs": Recorder(
        "tally",
        lambda rnd: [
            {**one, "players": one["players"][:2]} for one in RECORDERS["tally"].play(rnd)
        ],
        {"target": None},
        (ADA, BEN),
        turns=1,
    ),
    "pad of rounds": Recorder("pad", pad_rounds("skyjo"), pad={**pad_of("skyjo"), "target": None}),
    "pad of rows": Recorder("pad", rows, seats=TEN, pad=pad_of("kniffel")),
}
"""By name; depths of a game follow each other, as the phone remembers the last one."""


@cache
def file_of(name: str) -> dict:
    """Return the long game of a recorder, dealt once: some cards come together seldom."""
    return RECORDERS[name].file()


def open_recorder(page: Page, name: str) -> None:
    """Open a recorder in its long game, at its depth."""
    recorder = RECORDERS[name]
    open_long_game(page, file_of(name))
    page.locator(".main-button").tap()
    page.locator("main.recorder button").first.wait_for()
    for _ in range(recorder.turns):
        page.locator(".depth-key").tap()


def open_long_game(page: Page, file: dict) -> None:
    """Open the sheet of a game whose log came from the server; the phone has all of it."""
    name = str(uuid4())
    head = {key: value for key, value in file.items() if key != "log"}
    send(page, "PUT", f"/api/games/{name}", {**head, "started": "2026-11-22T12:00:00Z"})
    entries = [{**entry, "id": f"{name}-{place}"} for place, entry in enumerate(file["log"])]
    send(page, "POST", f"/api/games/{name}/log", {"after": 0, "entries": entries})
    page.evaluate("address => { location.href = address }", f"/games/{name}")
    page.wait_for_url(f"**/games/{name}")
    total = str(abs(replay(file)["sheet"]["totals"][0]))
    page.wait_for_function(IS_WHOLE, arg=total, timeout=PATIENCE)


def send(page: Page, method: str, address: str, body: object) -> None:
    """Call the server from the page; a refusal is an error."""
    page.evaluate(SEND, {"address": address, "method": method, "body": body})
