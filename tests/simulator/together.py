"""An evening on which every round is filled in on several phones at once, a seat each."""

import re
from contextlib import suppress
from itertools import cycle
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.dealing import dealt
from tests.simulator import in_the_page
from tests.simulator.evening import Evening
from tests.simulator.games import SEATS
from tests.simulator.phone import SimulatedPhone
from tests.simulator.writer import Writer

KIND = "tally"
BLANK = "–"
WRITE, DECIDE = "Write it down", "Which is right?"
TAP_TIMEOUT_MS = 2_000
"""Longer than no tap is taken after that is said."""


class TogetherEvening(Evening):
    """Phones that show each other what they fill in; each round is written by one of them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        kinds = [self.all_well, self.bad_weather, self.lose_streams, self.lose_a_phone, self.differ]
        self._rounds = dealt(self.random, kinds)

    def play(self) -> None:
        """Play a tally of so many rounds."""
        for phone in self.phones:
            phone.open()
        self.begin(KIND)
        for number in range(1, self.entries + 1):
            self._be_well(number - 1)
            kind = next(self._rounds)
            self.done[kind.__name__] += 1
            self._write_down(kind(self.writers[0].points.round(SEATS[KIND])))
            self._be_well(number)
        self.heal()

    # How a round is filled in: each returns the points that are written.

    def all_well(self, points: list[int]) -> list[int]:
        """Wait until everything that is filled in has come to every phone."""
        self._fill_in(points)
        self._all_show(points)
        return points

    def bad_weather(self, points: list[int]) -> list[int]:
        """Lose some of what the phones show each other: it comes once the weather is better."""
        for phone in self.phones:
            phone.weather.often = 0.5
        self._fill_in(points)
        for phone in self.phones:
            phone.weather.often = 0
            phone.heal()
        self._all_show(points)
        return points

    def lose_streams(self, points: list[int]) -> list[int]:
        """Cut every stream while the seats are filled in."""
        self._fill_in(points[:1])
        for phone in self.phones:
            phone.network.cut()
        self._fill_in(points, since=1)
        self._all_show(points)
        return points

    def lose_a_phone(self, points: list[int]) -> list[int]:
        """Close the tab of a phone whose seat the others have seen."""
        self._fill_in(points)
        self._all_show(points)
        self.random.choice(self.phones).die()
        return points

    def differ(self, points: list[int]) -> list[int]:
        """Have a seat filled in by two; one of them decides.

        Both are asked, nothing is written until then, and afterwards every phone shows the same.
        """
        self._fill_in(points)
        self._all_show(points)
        seat = self.random.randrange(len(points))
        (other,) = self.writers[0].points.round(1)
        rival = self.random.choice([one for one in self.phones if one is not self._holders[seat]])
        fill_in(rival, seat, other)
        asked = [rival, self._holders[seat]]
        self._all_say(DECIDE, asked)
        for phone in asked:  # what was typed so far may have been asked about before
            for number in (points[seat], other):
                in_record(phone, ".is-asking").get_by_text(str(number)).wait_for()
        rounds = self._count()
        main(rival).click()
        keys = [in_record(phone, ".is-asking button") for phone in asked]
        keys[self.random.randrange(2)].nth(self.random.randrange(2)).click()
        self._all_say(WRITE)
        assert self._count() == rounds, "a round was written before anybody had decided"
        rival.until(lambda: len(self._read_everywhere(seat)) == 1, "every phone shows one number")
        (decided,) = self._read_everywhere(seat)
        assert decided in (points[seat], other)
        return [*points[:seat], decided, *points[seat + 1 :]]

    def _read_everywhere(self, seat: int) -> set[int | None]:
        """Return what the phones show of a seat."""
        return {read_seat(phone, seat) for phone in self.phones}

    # What all of them have in common.

    def _fill_in(self, points: list[int], since: int = 0) -> None:
        """Have every seat filled in by a phone of its own, as far as there are so many."""
        if not since:
            order = cycle(self.random.sample(self.phones, len(self.phones)))
            self._holders = [next(order) for _ in range(SEATS[KIND])]
            for phone in self.phones:
                open_round(phone, self.games[-1])
        for seat in range(since, len(points)):
            fill_in(self._holders[seat], seat, points[seat])

    def _all_say(self, text: str, phones: list[SimulatedPhone] | None = None) -> None:
        for phone in phones or self.phones:
            phone.until(lambda phone=phone: main_text(phone) == text, f"the main key says {text}")

    def _all_show(self, points: list[int]) -> None:
        """Wait until every phone has every number whole: one that is half typed counts, too."""
        for phone in self.phones:
            for seat, number in enumerate(points):
                phone.until(
                    lambda phone=phone, seat=seat, number=number: read_seat(phone, seat) == number,
                    f"{number} comes",
                )
        self._all_say(WRITE)

    def _write_down(self, points: list[int]) -> None:
        """Have one of the phones that are still there write the round."""
        writer: Writer = self.random.choice([one for one in self.writers if one.phone.page])
        phone = writer.phone
        phone.until(lambda: main_text(phone) == WRITE, "the round is whole")
        playing = writer.record["setup"]["playing"]
        write(phone, self.games[-1])
        writer.note_typed(points, playing, is_saved=phone.ask(in_the_page.STORED_HERE))

    def _be_well(self, rounds: int) -> None:
        """End all faults: every phone has so many rounds, nothing begun, and asks nothing."""
        game = self.games[-1]
        for writer in self.writers:
            writer.phone.heal()
            if not writer.phone.page:
                writer.come_back()
        for phone in self.phones:
            phone.weather.often = 0
            phone.pull()
            phone.until(lambda phone=phone: phone.head(game)["seq"] >= rounds, "the round comes")
            phone.until(lambda phone=phone: phone.draft(game) is None, "its draft goes")
            phone.until(lambda phone=phone: phone.ask(in_the_page.ON_SHEET, game), "the sheet")
            assert phone.undecided(game) == [], f"{phone.name} asks about a round"

    def _count(self) -> int:
        return self.phones[0].call("GET", f"/api/games/{self.games[-1]}/log")["seq"]


def in_record(phone: SimulatedPhone, selector: str) -> Locator:
    """Return something of the recorder."""
    assert phone.page
    return phone.page.locator(f"record-screen {selector}")


def main(phone: SimulatedPhone) -> Locator:
    return in_record(phone, ".main-button")


def write(phone: SimulatedPhone, game: str) -> None:
    """Tap until the round is written: a seat at which another phone still types is said first."""

    def is_written() -> bool:
        if not phone.ask(in_the_page.ON_SHEET, game):
            with suppress(Error):  # the sheet has come meanwhile
                main(phone).click(timeout=TAP_TIMEOUT_MS)
        return phone.ask(in_the_page.ON_SHEET, game)

    phone.until(is_written, "it is written")


def main_text(phone: SimulatedPhone) -> str:
    """Return what the main key says, without the marks that keep names apart."""
    return re.sub("[\u2068\u2069]", "", main(phone).inner_text())


def open_round(phone: SimulatedPhone, game: str) -> None:
    """Open the recorder of the next round."""
    assert phone.page
    phone.show(game)
    phone.page.locator("sheet-screen .main-button:not(#written *)").click()
    in_record(phone, "number-keypad").wait_for()


def open_seat(phone: SimulatedPhone, seat: int) -> None:
    """Turn to a player."""
    tab = in_record(phone, "player-tabs").get_by_role("radio").nth(seat)
    tab.click()
    expect(tab).to_be_checked()


def fill_in(phone: SimulatedPhone, seat: int, number: int) -> None:
    """Type the number of a player."""
    open_seat(phone, seat)
    for digit in str(number):
        in_record(phone, ".keypad").get_by_role("button", name=digit, exact=True).click()


def read_seat(phone: SimulatedPhone, seat: int) -> int | None:
    """Return what stands for a player on this phone; None: nothing."""
    open_seat(phone, seat)
    text = in_record(phone, ".points-typed").inner_text()
    return None if text == BLANK else int(text)
