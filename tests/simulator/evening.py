"""An evening in bad weather: what is done, to whom, and whether all was well in the end."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser

from tests.dealing import dealt
from tests.network.fault_proxy import Faults, Weather
from tests.network.faults import Fault
from tests.simulator import games
from tests.simulator.healing import settle
from tests.simulator.journal import Journal
from tests.simulator.oracle import find_faults
from tests.simulator.phone import new_phone
from tests.simulator.server import Server
from tests.simulator.verdict import find_evidence, find_faults_in
from tests.simulator.writer import Writer

A_DAY = 24 * 3600 * 1000
STORAGE = ("aborted", "closed", "full")
CLOCKS = [(ahead, backwards) for ahead in (-A_DAY, 0, A_DAY) for backwards in (False, True)]
RESTORE_AFTER = 6
"""Steps between a backup and its being put back."""
ALL_GAMES = ("tally", "greta", "agame", "lynx", "animanize", "pad", "rows")


class Evening:
    """Phones around one table, writing `entries` entries while things go wrong."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        seed: int,
        entries: int,
        *,
        phones: int = 3,
        kinds: tuple[str, ...] = ALL_GAMES,
    ) -> None:
        self.random = random.Random(seed)
        self.entries = entries
        self.kinds = kinds
        self.server = server
        self.server.start()
        faults = Faults(self.random)
        self.phones = [
            new_phone(browser, self.server, f"p{number}", Weather(self.random, 0, faults))
            for number in range(phones)
        ]
        self.games: list[str] = []
        self.journal = Journal()
        remarks, points = games.Remarks(), games.Points(self.random)
        self.writers = [
            Writer(phone, self.journal, self.random, remarks, points) for phone in self.phones
        ]
        self.done: Counter[str] = Counter()
        self._server_back = self._restore_in = 0
        self._backup: Path | None = None
        weights: dict[Callable[[Writer], None], int] = {
            self.write: 12, self.type_in: 2, self.fill_in: 3, self.take_back: 2, self.correct: 3,
            self.insert: 2, self.remove: 1, self.adjust: 1, self.change_setup: 1,
            self.come_or_go: 1, self.write_together: 2, self.change_weather: 2, self.cut: 1,
            self.black_hole: 1, self.lose_tab: 1, self.die_writing: 1, self.break_storage: 3,
            self.turn_clock: 1, self.lose_server: 2, self.back_up: 1,
        }  # fmt: skip
        self._all = list(weights)
        self._pack = dealt(self.random, [one for one in weights for _ in range(weights[one])])
        self._storage, self._clocks = cycle(STORAGE), cycle(CLOCKS)
        self._ends = cycle((self.server.stop, self.server.kill))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for phone in self.phones:
            phone.close()
        self.server.stop()

    def missing(self) -> set[str]:
        """Return the kinds of actions and faults that did not come up: they prove nothing."""
        least = {self.break_storage: len(STORAGE), self.lose_server: 2}
        names = {one.__name__ for one in self._all if self.done[one.__name__] < least.get(one, 1)}
        return names | {fault.name for fault in Fault if not self._met[fault]}

    @property
    def _met(self) -> Counter[Fault]:
        return sum((phone.network.met for phone in self.phones), Counter[Fault]())

    @property
    def happened(self) -> Counter[str]:
        """What was done and what went wrong on the way, with how often."""
        met = {fault.name.lower(): count for fault, count in self._met.items()}
        return self.done + Counter(met)

    @property
    def entry_count(self) -> int:
        """How many entries were written, or were to be."""
        return len(self.journal.lines) + len(self.journal.declined)

    def play(self, *, until_complete: bool = False) -> None:
        """Play the whole evening, then heal.

        How many calls meet a fault is the machine's affair: with `until_complete` the last game
        goes on in worse weather until every kind of action and fault came up, for at most as many
        entries again.
        """
        for phone in self.phones:
            phone.open()
        for number, kind in enumerate(self.kinds, 1):
            self.begin(kind)
            while self.entry_count < self.entries * number // len(self.kinds):
                self.step()
            if until_complete and number == len(self.kinds):
                while self.missing() and self.entry_count < 2 * self.entries:
                    self.worsen_weather()
                    self.step()
            self.heal()

    def begin(self, kind: str) -> None:
        """Begin another game on any phone, shared with all."""
        host, *guests = self.random.sample(self.phones, len(self.phones))
        game = host.begin(games.file_of(kind))
        for guest in guests:
            guest.join(game, host.invite(game))
        self.games.append(game)
        for writer in self.writers:
            writer.sit_down(game, kind)
        for phone in self.phones:
            phone.weather.often = self.random.choice([0.2, 0.4])

    def step(self) -> None:
        """One thing happens."""
        self._server_back -= 1
        if not self.server.up and self._server_back <= 0:
            self.server.start()
        self._restore_in -= 1
        if self._restore_in <= 0:
            self.put_back()
        writer = self.random.choice(self.writers)
        if not writer.phone.page:
            if not self.server.up:
                return
            writer.phone.network.black_hole = False  # the page itself has to come
            writer.come_back()
        action = next(self._pack)
        self.done[action.__name__] += 1
        action(writer)

    # What people do.

    def write(self, writer: Writer) -> None:
        writer.write_next()

    def type_in(self, writer: Writer) -> None:
        writer.type_in()

    def fill_in(self, writer: Writer) -> None:
        writer.fill_in()

    def take_back(self, writer: Writer) -> None:
        writer.take_back()

    def correct(self, writer: Writer) -> None:
        writer.correct()

    def insert(self, writer: Writer) -> None:
        writer.insert()

    def remove(self, writer: Writer) -> None:
        writer.remove()

    def adjust(self, writer: Writer) -> None:
        writer.write(games.adjustment(self.random, writer.record))

    def change_setup(self, writer: Writer) -> None:
        writer.write(games.setup_change(self.random, writer.record))

    def come_or_go(self, writer: Writer) -> None:
        writer.come_or_go()

    def write_together(self, writer: Writer) -> None:
        """Everybody writes down the same."""
        entry = writer.marked_next()
        for other in self.writers:
            if other.phone.page:
                other.write(entry, is_marked=True)

    # What happens to them.

    def change_weather(self, writer: Writer) -> None:
        writer.phone.network.black_hole = False
        writer.phone.weather.often = self.random.choice([0, 0.3, 0.8])

    def worsen_weather(self) -> None:
        """Free the calls that hang, as none would come, and have most of the next meet a fault."""
        for phone in self.phones:
            phone.heal()
            phone.weather.often = 0.8

    def cut(self, writer: Writer) -> None:
        writer.phone.network.cut()

    def black_hole(self, writer: Writer) -> None:
        writer.phone.network.black_hole = True

    def lose_tab(self, writer: Writer) -> None:
        writer.phone.die()

    def die_writing(self, writer: Writer) -> None:
        writer.write_and_die()

    def break_storage(self, writer: Writer) -> None:
        writer.phone.break_storage(next(self._storage))
        writer.write_next()
        if self.random.random() < 0.3:
            writer.phone.die()
        else:
            writer.phone.break_storage(None)

    def turn_clock(self, writer: Writer) -> None:
        ahead, backwards = next(self._clocks)
        writer.phone.set_clock(ahead, backwards=backwards)

    def lose_server(self, _writer: Writer) -> None:
        self._server_back = self.random.randint(3, 10)
        next(self._ends)()

    def back_up(self, _writer: Writer) -> None:
        """Make a backup; some steps later the server's disk is gone, and it is put back."""
        if not self.server.up:
            self.server.start()
        self._backup = self.server.backup()
        self._restore_in = RESTORE_AFTER

    def put_back(self) -> None:
        """Replace the server's disk, which is gone, by the backup that was made."""
        if self._backup:
            self.server.restore(self._backup)
            self._backup = None
            self.done["put_back"] += 1

    # What must be true in the end.

    def heal(self) -> None:
        """End all faults. No page is loaded anew; people choose between some of the versions."""
        self.put_back()
        if not self.server.up:
            self.server.start()
        for writer in self.writers:
            writer.phone.heal()
            if not writer.phone.page:
                writer.come_back()
        settle(self.writers, self.games[-1:])

    def verdict(self) -> list[str]:
        """Name what is wrong; nothing when all is well."""
        wrong = [fault for game in self.games for fault in find_faults_in(game, self.phones)]
        wrong += [trouble for phone in self.phones for trouble in phone.troubles]
        wrong += [fault for writer in self.writers for fault in writer.faults]
        return wrong + find_faults(self.journal, find_evidence(self.phones, self.games))
