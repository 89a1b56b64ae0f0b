"""Somebody taps anything at any moment, goes back, loads anew, loses the network: all of it holds.

Each game has a seed; MONKEYS=100 plays so many of each kind.
"""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from companion.engine.fold import replay
from tests.browser.together import Guest, log_of, no_matter
from tests.gallery.stage import game
from tests.network.fault_proxy import Weather
from tests.waiting import wait_until

TAPS = Path(__file__).with_name("monkey.js").read_text(encoding="utf-8")
AT_A_TIME = 20
BURSTS = 4
KINDS = {
    "tally": ("tally", "Ada Ben Cy", {}),
    "animanize": ("animanize", "Ada Ben Cy", {}),
    "animanize by tricks": ("animanize", "Ada Ben Cy", {"log_tricks": True}),
    "agame": ("agame", "Ada Ben Cy Dora", {}),
    "agame by tricks": ("agame", "Ada Ben Cy", {"log_tricks": True}),
    "lynx": ("lynx", "Ada Ben Cy", {}),
    "greta": ("greta", "Ada Ben", {}),
}
SEEDS = (
    [int(os.environ["MONKEY"])]
    if "MONKEY" in os.environ
    else range(int(os.environ.get("MONKEYS", 1)))
)
BROKEN_OFF = (
    "ERR_ABORTED",
    "is interrupted by another navigation",
    "Execution context was destroyed",
)
"""What the browser says of what the page's own way elsewhere has broken off."""
SLOW = """(() => {
  const ask = Worker.prototype.postMessage;
  let free = 0;
  Worker.prototype.postMessage = function (...what) {
    const now = performance.now();
    free = Math.max(free, now + Math.random() * 100);
    setTimeout(() => ask.apply(this, what), free - now);
  };
})()"""
"""The engine of a slow phone: its answers come when they come."""
SAID_SAVED = """game => {
  const { isSaved, games } = document.querySelector("companion-app")?.store ?? {};
  return isSaved ? (games.get(game)?.log ?? []).map(({ entry }) => entry.id) : [];
}"""
IS_SENT = """game => {
  const store = document.querySelector("companion-app")?.store;
  return store?.isSaved && store.games.head(game)?.waits === 0;
}"""
REFUSED = """game => document.querySelector("companion-app").store.games.get(game).log
  .filter(({ refused, held }) => refused || held).map(({ entry }) => entry.id)"""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_random_taps_lose_nothing(guests, kind, seed):
    (ada,) = guests(1)
    no_matter(ada.phone).ignore("the engine stopped")
    chance = random.Random(f"{kind} {seed}")
    engine, names, options = KINDS[kind]
    ada.phone.page.add_init_script(SLOW)
    sheet = game(ada.phone, engine, *names.split(), **options)
    monkey = Monkey(ada, sheet, chance)
    for _ in range(BURSTS):
        monkey.taps()
        monkey.something_happens()
    ada.online()
    monkey.goes(ada.phone.open, sheet)
    expect(ada.phone.page.locator("sheet-screen score-board")).to_be_visible()
    ada.phone.page.wait_for_function(IS_SENT, arg=monkey.game)
    cut = ada.phone.page.locator("score-board .fitted-name").filter(has_text="…")
    expect(cut).to_have_count(0)  # once the later styles are there
    assert list(find_faults(monkey)) == [], "\n".join(monkey.report)


class Monkey:
    """A phone, and whoever taps on it."""

    def __init__(self, guest: Guest, sheet: str, chance: random.Random) -> None:
        self.guest = guest
        self.phone = guest.phone
        self.sheet = sheet
        self.game = sheet.split("/")[-1]
        self.chance = chance
        self.report: list[str] = []
        """What was tapped."""
        self.saved: set[str] = set()
        """The entries that the phone said to be saved."""

    def taps(self) -> None:
        """Keys, one after the other; from the sheet where the screen is no longer of this game."""
        screen = self.phone.page.locator("companion-app main:visible").first
        # a step back may still be on its way out of the app
        wait_until(lambda: not self._is_at_game or screen.is_visible(), "a screen")
        if not self._is_at_game:
            self.goes(self.phone.open, self.sheet)
        expect(screen).to_be_visible()
        params = {"seed": self.chance.randrange(1, 10**6), "taps": AT_A_TIME, "game": self.game}
        self.goes(self._tap, params)

    def _tap(self, params: dict[str, object]) -> None:
        self.report += self.phone.page.evaluate(TAPS, params)
        self.saved |= set(self.phone.page.evaluate(SAID_SAVED, self.game))

    @property
    def _is_at_game(self) -> bool:
        return self.game in self.phone.page.url

    def goes(self, act: Callable, *inputs: object) -> None:
        """Do it; again where the app itself was just on its way, which breaks it off."""

        def is_done() -> bool:
            try:
                act(*inputs)
            except Error as broken:
                if not any(way in str(broken) for way in BROKEN_OFF):
                    raise
                return False
            return True

        wait_until(is_done, "the app stays where it is")

    def something_happens(self) -> None:
        page, guest = self.phone.page, self.guest
        actions = (
            page.go_back,
            page.reload,
            self._leaves,
            self._weather,
            guest.offline,
            guest.online,
        )
        action = self.chance.choice(actions)
        self.report.append(action.__name__.upper())
        self.goes(action)

    def _weather(self) -> None:
        """Make the network break, lose and double."""
        self.guest.network.choose = Weather(random.Random(self.chance.random()), often=0.5)

    def _leaves(self) -> None:
        self.phone.open()


def find_faults(monkey: Monkey) -> Iterator[str]:
    """Yield what is lost, counted twice, or not what the rules say."""
    phone, one = monkey.phone, monkey.game
    log = log_of(phone, monkey.sheet)
    times = Counter(entry["id"] for entry in log)
    yield from (
        f"{entry} {times[entry]} times" for entry in monkey.saved | set(times) if times[entry] != 1
    )
    yield from (f"{entry} is set aside" for entry in phone.page.evaluate(REFUSED, one))
    file = phone.page.request.get(f"{phone.address}/api{monkey.sheet}").json()["file"]
    answer = replay({**file, "log": log})
    names = [seat["name"] for seat in answer["setup"]["seats"]]
    sheet = answer["sheet"]
    is_by_wins = answer["setup"]["options"].get("series") == "games"  # a random tap may choose so
    figures = sheet["table"]["won"] if is_by_wins else sheet["totals"]
    ruled = dict(zip(names, figures, strict=True))
    values = {
        name: int(total.replace(",", "").replace("−", "-"))
        for name, total in phone.totals().items()
    }
    if values != ruled:
        yield f"the sheet shows {values}, the rules say {ruled}"
