"""Somebody with a phone: writes, corrects, chooses, and keeps the journal of it."""

import random
from typing import Any

from tests.simulator import games
from tests.simulator.games import Points, Remarks
from tests.simulator.journal import (
    UNKNOWN,
    Declined,
    Entry,
    Journal,
    Line,
    content_of,
    names_in,
)
from tests.simulator.phone import SimulatedPhone

NEWEST = 6
"""Corrections are of one of the last few entries."""


class Writer:
    """Whoever holds a phone."""

    def __init__(
        self,
        phone: SimulatedPhone,
        journal: Journal,
        chance: random.Random,
        remarks: Remarks,
        points: Points,
    ) -> None:
        self.phone = phone
        self.journal = journal
        self.random = chance
        self.remarks = remarks
        self.points = points
        self.game = ""
        self.kind = ""
        self.filled_in: Entry | None = None
        """The draft that the app has called saved."""
        self.faults: list[str] = []

    def sit_down(self, game: str, kind: str) -> None:
        """Write in this game from now on."""
        self.game, self.kind, self.filled_in = game, kind, None
        self.journal.kinds[game] = kind

    def come_back(self) -> None:
        """Open the app again; what was being filled in has to be there."""
        self.phone.open(self.game)
        record = self.phone.draft(self.game) if self.filled_in else None
        if record != self.filled_in:
            self.faults.append(f"{self.phone.name} lost a draft: {self.filled_in}, has {record}")
            self.filled_in = None

    @property
    def record(self) -> dict[str, Any]:
        """The set-up and the sheet, as the phone has them."""
        return self.phone.record(self.game)

    # What is written.

    def marked_next(self) -> Entry:
        """Return the next entry with a remark of its own."""
        return self.remarks.mark(games.next_entry(self.random, self.record))

    def write_next(self) -> None:
        """Write the next round or card, made of the draft where there is one."""
        if self.filled_in:
            self.write(self.filled_in, is_marked=True, draft="new")
            self.filled_in = None
        else:
            self.write(games.next_entry(self.random, self.record))

    def write(self, entry: Entry, *, is_marked: bool = False, draft: str | None = None) -> None:
        """Write an entry and note it in the journal."""
        entry = entry if is_marked else self.remarks.mark(entry)
        content = content_of(entry, self._names())
        is_broken = bool(self.phone.ask("() => window.broken.storage"))
        came = self.phone.write(self.game, entry, draft)
        if came["problem"]:
            code = came["problem"]["code"]
            is_planned = code in self.journal.planned_problems(self.game)
            is_planned |= code == UNKNOWN and not self._has_all_of(entry)
            self.journal.declined.append(
                Declined(self.phone.name, self.game, content, code, is_planned)
            )
        else:
            is_broken = is_broken or not (came["before"] or came["saved"])
            self._note(content, is_saved=came["saved"], is_broken=is_broken)

    def write_and_die(self) -> None:
        """Write, with the tab gone before it answers."""
        entry = self.marked_next()
        content = content_of(entry, self._names())
        self.phone.write_and_die(self.game, entry)
        self._note(content, is_saved=False, is_broken=True)

    def type_in(self) -> None:
        """Write a round on the screen, where the game has a keypad for it and goes on."""
        record = self.record
        if self.kind != "tally" or self.filled_in or record["sheet"]["over"]:
            self.write_next()
            return
        playing = record["setup"]["playing"]
        numbers = self.points.round(sum(playing))
        was_saved = self.phone.is_saved
        is_saved = self.phone.type_round(self.game, numbers)
        is_broken = not (was_saved or is_saved)
        self.note_typed(numbers, playing, is_saved=is_saved, is_broken=is_broken)
        self.phone.show(self.game)

    def note_typed(
        self, points: list[int], playing: list[bool], *, is_saved: bool, is_broken: bool = False
    ) -> None:
        """Note a round that was written on the screen, with the points of those who play.

        Who plays is known from before it was written: once it is out, somebody who joined on
        another phone may have come in.
        """
        rest = iter(points)
        players = [{"points": next(rest)} if plays else None for plays in playing]
        content = content_of({"type": "round", "players": players}, {})
        self._note(content, is_saved=is_saved, is_broken=is_broken)

    def fill_in(self) -> None:
        """Begin a round that is written later, or go on with it."""
        if self.filled_in:
            self.write_next()
            return
        entry = self.marked_next()
        if self.phone.push_draft(self.game, entry):
            self.filled_in = entry

    def _note(self, content: str, *, is_saved: bool, is_broken: bool, kept: str = "") -> None:
        line = Line(self.phone.name, self.game, content, is_saved, is_broken, kept_version=kept)
        self.journal.lines.append(line)

    # What is corrected.

    def take_back(self) -> None:
        """Take the newest entry back, or what took another one back."""
        if standing := self._counting("undo", "amend"):
            self.write({"type": "undo", "of": standing[-1]["id"]})

    def correct(self) -> None:
        """Another round in the place of one of the newest; in Greta another claim, or card."""
        if standing := self._counting():
            of = self.random.choice(standing[-NEWEST:])
            entry = self._instead(of)
            self.write({"type": "amend", "changes": [{"of": of["id"], "entry": entry}]})

    def insert(self) -> None:
        """Put in a round before one of the newest."""
        if standing := self._counting():
            before = self.random.choice(standing[-NEWEST:])["id"]
            entry = games.whole_round(self.random, self.record)
            name = f"in {self.phone.name} {len(self.journal.lines)}"
            self.write(
                {"type": "amend", "changes": [{"before": before, "id": name, "entry": entry}]}
            )

    def remove(self) -> None:
        """Remove the newest entry by a correction."""
        if standing := self._counting():
            change = {"of": standing[-1]["id"], "entry": None}
            self.write({"type": "amend", "changes": [change]})

    def come_or_go(self) -> None:
        """Somebody sits down or leaves, where the game knows that."""
        if self.kind in ("tally", "lynx"):
            self.write(games.join_or_leave(self.random, self.record))
        else:
            self.write_next()

    def _instead(self, of: Entry) -> Entry:
        if of["type"] == "adjust":
            return games.adjustment(self.random, self.record) | {"seat": of["seat"]}
        if of["type"] == "claim":
            return {"type": "claim", "points": 0}
        if of["type"] == "place":
            sheet = self.record["sheet"]
            lying = {cell[key] for cell in sheet["table"]["cells"] for key in ("card", "under")}
            card = self.random.choice([one for one in games.CARDS if one not in lying])
            return {"type": "place", "card": card, "at": of["at"]}
        if of["type"] == "row" and self.random.random() < 0.7:
            return games.filled_in(self.random, of["seat"], of["row"])
        return games.whole_round(self.random, self.record)

    def _counting(self, *corrections: str) -> list[Entry]:
        """Return the entries of the phone's log that count, as they were written."""
        entries = self._in_force()
        gone = {entry["of"] for entry in entries if entry["type"] == "undo"}
        wanted = ("round", "section", "adjust", "place", "claim", "row", *corrections)
        return [one for one in entries if one["type"] in wanted and one["id"] not in gone]

    def _in_force(self) -> list[Entry]:
        log = self.phone.log(self.game)
        return [one["entry"] for one in log if not one["held"] and not one["refused"]]

    def _has_all_of(self, correction: Entry) -> bool:
        """Whether all that it corrects still counts on this phone."""
        about = [correction, *correction.get("changes", [])]
        ids = {one.get("of", one.get("before")) for one in about} - {None, "setup"}
        return ids <= {entry["id"] for entry in self._in_force()}

    def _names(self) -> dict[str, str]:
        return names_in(one["entry"] for one in self.phone.log(self.game))

    # What is decided.

    def choose(self, version: str) -> None:
        """Decide about a version on the screen, and note what the app writes because of it."""
        log = self.phone.log(self.game)
        names = names_in(one["entry"] for one in log)
        match = next(one["entry"] for one in log if one["entry"]["id"] == version)
        keep_mine = self.random.random() < 0.5
        mine = self.phone.choose(self.game, version, keep_mine=keep_mine)
        self.journal.choices.add((self.phone.name, self.game, content_of(match, names)))
        if mine is None:
            return
        there = {one["entry"]["id"] for one in log}
        after = self.phone.log(self.game)
        names = names_in(one["entry"] for one in after)
        fresh = [one for one in after if one["made"] and one["entry"]["id"] not in there]
        for one in fresh:
            record = content_of(mine, names) if one is fresh[-1] else ""
            self._note(content_of(one["entry"], names), is_saved=True, is_broken=False, kept=record)
