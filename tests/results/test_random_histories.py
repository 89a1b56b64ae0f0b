"""Whatever is played, corrected, merged and thrown away: figures are what a slow count finds.

The slow count follows every log anew, and knows who is who only from what was merged.
"""

from random import Random

import pytest
from sqlalchemy.orm import Session

from companion.core.rules import Json, replay
from companion.db.transactions import reads
from companion.games import delete as erasing
from companion.history import store as history
from companion.history.store import GameFilter
from companion.log import store as sync
from companion.log.store import read_log
from companion.models.games import Game
from companion.people import edit
from companion.people import store as people
from companion.people.edit import SameTableError
from companion.results.stats import FinishedGame, PlayerStats
from tests.conftest import points
from tests.results.evenings import BOOK, begin, play
from tests.results.slow_stats import by_hand

pytestmark = pytest.mark.usefixtures("app_context")

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve")
CORRECTIONS = ("undo", "amend")


class History:
    """What was done, in the words of the table: nothing of the stores' tables."""

    def __init__(self, seed: int) -> None:
        self.rnd = Random(seed)
        self.games: list[str] = []
        self.gone: dict[str, list[str]] = {}
        """By game thrown away, who sat in its seats."""
        self.merged: dict[str, str] = {}
        """By name, who it turned out to be."""

    def go_on(self) -> None:
        """Do something."""
        at_the_table = (self.begin, self.undo, self.amend, self.rename)
        afterwards = (self.throw_away, self.bring_back, self.merge, self.take_apart, self.look)
        act = self.rnd.choice((self.play, self.play, self.play, *at_the_table, *afterwards))
        act()

    def table(self) -> dict[str, int]:
        sitting = self.rnd.sample(NAMES, self.rnd.randint(1, 4))
        return {name: self.rnd.randint(-3, 3) for name in sitting}

    def play(self) -> None:
        low = {"wins": self.rnd.choice(("high", "high", "high", "low"))}
        self.games.append(play(self.table(), day=self.rnd.randint(0, 60), options=low))

    def begin(self) -> None:
        self.games.append(begin(*self.table(), day=self.rnd.randint(0, 60)))

    def undo(self) -> None:
        self.write(lambda log: {"type": "undo", "of": self.rnd.choice(log)["id"]} if log else None)

    def amend(self) -> None:
        def other_points(log: list[Json]) -> Json | None:
            rounds = [entry for entry in log if entry["type"] == "round"]
            if not rounds:
                return None
            totals = [self.rnd.randint(-3, 3) for _ in rounds[0]["players"]]
            change = {"of": "a", "entry": points("a", *totals)}
            return {"type": "amend", "changes": [change]}

        self.write(other_points)

    def rename(self) -> None:
        def other_names(log: list[Json]) -> Json:
            del log
            seats = [{"name": name} for name in self.rnd.sample(NAMES, self.seats)]
            return {"type": "amend", "changes": [{"of": "setup", "entry": {"seats": seats}}]}

        self.write(other_names)

    def write(self, entry_after) -> None:
        """Append an entry to a game that is there."""
        there = [game for game in self.games if game not in self.gone]
        if not there:
            return
        game = self.rnd.choice(there)
        file = file_of(game)
        self.seats = len(file["seats"])
        entry = entry_after(file["log"])
        if entry:
            entry["id"] = f"c{len(file['log'])}"
            sync.append(game, "device", len(file["log"]), [entry])

    def throw_away(self) -> None:
        if self.games:
            game = self.rnd.choice(self.games)
            names = self.gone[game] if game in self.gone else names_in(game)
            assert erasing.soft_delete(BOOK, game) == (game not in self.gone)
            self.gone[game] = names

    def bring_back(self) -> None:
        if self.games:
            game = self.rnd.choice(self.games)
            assert erasing.undelete(BOOK, game) == (game in self.gone)
            self.gone.pop(game, None)

    def merge(self) -> None:
        here = people.list_people(BOOK)
        if len(here) < 2:
            return
        one, other = self.rnd.sample(here, 2)
        try:
            assert edit.merge_people(BOOK, one.id, other.id)
        except SameTableError:
            assert self.sat_together(one.name, other.name)
        else:
            assert not self.sat_together(one.name, other.name)
            into = {name: other.name for name in self.merged if self.merged[name] == one.name}
            self.merged |= {**into, one.name: other.name}

    def sat_together(self, one: str, other: str) -> bool:
        return any({one, other} <= set(self.sitting(game)) for game in self.games)

    def take_apart(self) -> None:
        for person in people.list_people(BOOK):
            for one in people.read_person(BOOK, person.id).merged:
                assert edit.unmerge_person(BOOK, one.id)
                del self.merged[one.name]
                return

    def look(self) -> None:
        """Have every figure made, so that it can be stale afterwards."""
        people.list_people(BOOK)

    def here(self) -> list[str]:
        return [game for game in self.games if game not in self.gone]

    def sitting(self, game: str) -> list[str]:
        """Who sits at a table, by the name of whoever that is."""
        return [self.who(name) for name in self.gone.get(game) or names_in(game)]

    def who(self, name: str) -> str:
        while name in self.merged:
            name = self.merged[name]
        return name

    def counted(self) -> dict[str, PlayerStats]:
        """Return the figures of everybody who has finished a game."""
        outcomes: dict[str, list[tuple[str, str, FinishedGame]]] = {}
        for game in self.here():
            file = file_of(game)
            answer = replay(file)
            sheet = answer["sheet"]
            if not sheet["over"]:
                continue
            played = [entry for entry in file["log"] if entry["type"] not in CORRECTIONS]
            finished = played[-1]["at"].replace("Z", ".000Z")
            first = sheet["ranks"].count(1)
            for seat, name in enumerate(self.sitting(game)):
                won = sheet["ranks"][seat] == 1 and len(sheet["ranks"]) > 1
                low = file["options"]["wins"] == "low"
                outcome = FinishedGame(
                    finished, sheet["totals"][seat], won, won and first > 1, low, {}
                )
                outcomes.setdefault(name, []).append((finished, game, outcome))
        return {
            name: by_hand([outcome for _, _, outcome in sorted(result, key=lambda one: one[:2])])
            for name, result in outcomes.items()
        }


def file_of(game: str) -> Json:
    """Return the game file as its log stands."""
    return {**_head(game), "log": read_log(game, 0).entries}


def names_in(game: str) -> list[str]:
    """Return the names in the seats as the log stands."""
    return [seat["name"] for seat in replay(file_of(game))["setup"]["seats"]]


@reads
def _head(session: Session, game: str) -> Json:
    return session.get_one(Game, game).file


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_figures_after_a_random_history(seed):
    answer = History(seed)
    for _ in range(25):
        answer.go_on()
    values = {
        one.name: people.read_person(BOOK, one.id).figures for one in people.list_people(BOOK)
    }
    assert {
        name: figures["tally"] for name, figures in values.items() if figures
    } == answer.counted()
    assert {game.id for game in history.list_page(BOOK, GameFilter()).games} == set(answer.here())
