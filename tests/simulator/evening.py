"""An evening in bad weather: what is done, to whom, and whether all was well in the end."""

import random
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser

from tests.dealing import dealt
from tests.network.faults import Fault
from tests.simulator.healing import settle
from tests.simulator.phone import SimulatedPhone
from tests.simulator.server import Server
from tests.simulator.verdict import wrong_in

SEATS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}]
A_DAY = 24 * 3600 * 1000
STORAGE = ("aborted", "closed", "full")
CLOCKS = [(ahead, backwards) for ahead in (-A_DAY, 0, A_DAY) for backwards in (False, True)]
A_GAME = 250
"""Entries after which the table begins another game."""


class Evening:
    """Phones around one table, writing `entries` entries while things go wrong."""

    def __init__(self, browser: Browser, data: Path, seed: int, entries: int, phones: int = 4):
        self.random = random.Random(seed)
        self.entries = entries
        self.server = Server(data)
        self.server.start()
        self.phones = [
            SimulatedPhone(browser, self.server, f"p{number}", seed) for number in range(phones)
        ]
        self.games: list[str] = []
        self.done: Counter[str] = Counter()
        self._server_back = 0
        self._written = 0
        weights = {
            self.write: 70, self.take_back: 5, self.correct: 4, self.adjust: 3, self.both: 4,
            self.change_weather: 4, self.cut: 2, self.black_hole: 1, self.lose_tab: 1,
            self.die_writing: 1, self.break_storage: 1, self.turn_clock: 2, self.lose_server: 1,
        }  # fmt: skip
        # No deed and no kind of fault is missing from an evening that is long enough.
        self._all = list(weights)
        self._deeds = dealt(self.random, [deed for deed in weights for _ in range(weights[deed])])
        self._storage, self._clocks = cycle(STORAGE), cycle(CLOCKS)
        self._ends = cycle((self.server.stop, self.server.kill))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for phone in self.phones:
            phone.close()
        self.server.stop()

    def met_everything(self) -> bool:
        """Whether every kind of deed and of fault came up, so that the evening proves something."""
        least = {
            self.break_storage: len(STORAGE),
            self.turn_clock: len(CLOCKS),
            self.lose_server: 2,
        }
        done = all(self.done[deed.__name__] >= least.get(deed, 1) for deed in self._all)
        return done and set(self._met) == set(Fault)

    @property
    def happened(self) -> Counter[str]:
        """What was done and what went wrong on the way, with how often."""
        return self.done + Counter({fault.name.lower(): met for fault, met in self._met.items()})

    @property
    def _met(self) -> Counter[Fault]:
        return sum((phone.network.met for phone in self.phones), Counter())

    def play(self) -> None:
        """The whole evening, then healing."""
        while self._written < self.entries:
            if self._written >= len(self.games) * A_GAME:
                self.heal(self.games[-1:])
                self.begin()
            self.step()
        self.heal(self.games)

    def begin(self) -> None:
        """Another game, on any phone, shared with all."""
        host, *guests = self.random.sample(self.phones, len(self.phones))
        game = host.begin(SEATS)
        for guest in guests:
            guest.join(game, host.invite(game))
        self.games.append(game)

    def step(self) -> None:
        """One thing happens."""
        self._server_back -= 1
        if not self.server.up and self._server_back <= 0:
            self.server.start()
        phone = self.random.choice(self.phones)
        if not phone.page:
            if not self.server.up:
                return
            phone.network.black_hole = False  # the page itself has to come
            phone.open(self.games[-1])
        deed = next(self._deeds)
        self.done[deed.__name__] += 1
        deed(phone)

    # What people do.

    def write(self, phone: SimulatedPhone) -> None:
        self._write(phone, self._round())

    def both(self, _phone: SimulatedPhone) -> None:
        """Everybody writes down the same round."""
        deed = self._round()
        for other in self.phones:
            if other.page:
                self._write(other, deed)

    def take_back(self, phone: SimulatedPhone) -> None:
        ids = self._entries(phone)
        if ids:
            self._write(phone, {"type": "undo", "of": ids[-1]})

    def correct(self, phone: SimulatedPhone) -> None:
        ids = self._entries(phone)
        if ids:
            change = {"of": self.random.choice(ids[-5:]), "entry": self._round()}
            self._write(phone, {"type": "amend", "changes": [change]})

    def adjust(self, phone: SimulatedPhone) -> None:
        self._write(phone, {"type": "adjust", "seat": 1, "points": self.random.randint(-9, 9)})

    # What happens to them.

    def change_weather(self, phone: SimulatedPhone) -> None:
        phone.network.black_hole = False
        phone.weather.often = self.random.choice([0, 0.3, 0.8])

    def cut(self, phone: SimulatedPhone) -> None:
        phone.network.cut()

    def black_hole(self, phone: SimulatedPhone) -> None:
        phone.network.black_hole = True

    def lose_tab(self, phone: SimulatedPhone) -> None:
        phone.die()

    def die_writing(self, phone: SimulatedPhone) -> None:
        self._written += 1
        phone.write_and_die(self.games[-1], self._round())

    def break_storage(self, phone: SimulatedPhone) -> None:
        phone.break_storage(next(self._storage))
        self.write(phone)
        if self.random.random() < 0.5:
            phone.die()
        else:
            phone.break_storage(None)

    def turn_clock(self, phone: SimulatedPhone) -> None:
        ahead, backwards = next(self._clocks)
        phone.set_clock(ahead, backwards=backwards)

    def lose_server(self, _phone: SimulatedPhone) -> None:
        self._server_back = self.random.randint(3, 30)
        next(self._ends)()

    # What must be true in the end.

    def heal(self, games: list[str]) -> None:
        """All faults are over; every phone comes back, and people choose between two versions."""
        if not self.server.up:
            self.server.start()
        for phone in self.phones:
            phone.weather.often = 0
            phone.network.black_hole = False
            phone.die()
            phone.open(self.games[-1] if self.games else "")
        settle(self.phones, games, self.random)

    def verdict(self) -> list[str]:
        """What is wrong; empty when all is well."""
        return [wrong for game in self.games for wrong in wrong_in(game, self.phones)]

    def _write(self, phone: SimulatedPhone, deed: dict[str, Any]) -> None:
        self._written += 1
        phone.write(self.games[-1], deed)

    def _entries(self, phone: SimulatedPhone) -> list[str]:
        log = phone.log(self.games[-1])
        counting = [one["entry"] for one in log if not one["held"] and not one["refused"]]
        return [entry["id"] for entry in counting if entry["type"] in ("round", "adjust")]

    def _round(self) -> dict[str, Any]:
        players = [{"points": self.random.randint(-20, 60)} for _ in SEATS]
        return {"type": "round", "players": players}
