"""The log after all corrections: which entries count, and how they read now.

An `undo` takes one earlier entry back, and can itself be undone. An `amend`
rewrites, removes or inserts entries, or changes the set-up. What counts is
decided over the whole log before any rule of a game is asked.
"""

from . import check, entries
from .entries import COMMON, CORRECTIONS, check_outline, id_problem, with_id
from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, Change, Path, Place, Reading, Text


class Log:
    """A log under correction. Entries go in by `add`.

    A reading is `(id, entry, number, path)`: the entry as it reads now (with its id), and where
    that text stands, the number of the log entry and the path in it.

    A log and those that go on from it share what they know; each knows by the numbers what is
    its own. Who finds that another one has gone on already, or is about to in another thread,
    takes a copy.
    """

    def __init__(self):
        self.known: dict[
            str, Reading
        ] = {}  # id -> how it read at first; no entry: a correction, or insertion
        self.names: list[str] = []  # these ids, as they came
        self.own = 0  # so many of them are this log's
        self.sign = object()  # this log's own
        self.heads: dict[int, object] = {}  # so many ids -> the sign of who went on from there
        self.order: list[str] | None = None  # as they read, where that is not as they came
        self.amended: dict[
            str, tuple[Text, ...]
        ] = {}  # id -> (how an amend wrote it, with the amend's id besides, …)
        self.targets: dict[str, str] = {}  # undo that took something back -> what it took
        self.against: dict[
            str, int
        ] = {}  # id -> how many standing undos speak against it, if any ever did
        self.setup: list[tuple[str, Any, Place]] = []  # [(amend, change of the set-up, place)]
        self.is_shared = False  # whether another log has the same corrections
        self.count = 0

    def copy(self) -> "Log":
        """Return the same log, to go its own way from here."""
        twin = Log()
        twin.known, twin.names, twin.own = self.known, self.names, self.own
        twin.heads = self.heads
        twin.order, twin.amended, twin.targets = self.order, self.amended, self.targets
        twin.against, twin.setup, twin.count = self.against, self.setup, self.count
        twin.is_shared = self.is_shared = True
        return twin

    def add(self, entry: "Any") -> "Reading | None":
        """Append an entry; return its reading, or None for a correction.

        Raises `Problem`, and is then unchanged but for the count.
        """
        if self.heads.setdefault(self.own, self.sign) is not self.sign:
            self.unshare()
        self.count += 1
        check_outline(entry, [])
        name = entry["id"] if "id" in entry else "#" + str(self.count)
        if name in self.known or name == "setup":
            raise id_problem(name, ["id"])
        if entry["type"] in CORRECTIONS:
            return self.add_correction(name, entry)
        reading: Reading = (name, with_id(entry, name), self.count, [])
        self.register(name, reading)
        if self.order is not None:
            self.order = self.order + [name]
        return reading

    def unshare(self) -> None:
        """Stop sharing; the log that went on first keeps what was shared."""
        self.names = self.names[: self.own]
        self.known = {name: self.known[name] for name in self.names}
        self.heads = {self.own: self.sign}

    def register(self, name: str, reading: "Reading") -> None:
        """Register an id as one of this log's."""
        self.known[name] = reading
        self.names.append(name)
        self.own += 1

    def has_id(self, name: str) -> bool:
        """Whether an id is this log's."""
        return name in self.known and self.known[name][2] <= self.count

    def add_correction(self, name: str, entry: "dict[str, Any]") -> None:
        """Apply a correction."""
        if self.is_shared:
            self.amended, self.targets = self.amended.copy(), self.targets.copy()
            self.against, self.setup = self.against.copy(), self.setup.copy()
            self.order = self.order and self.order.copy()
            self.is_shared = False
        if entry["type"] == "undo":
            self.add_undo(name, entry)
        else:
            self.add_amend(name, entry)
        self.register(name, (name, None, self.count, []))

    def find_earlier(self, name: "Any", at: "Path") -> str:
        """Return the id if something earlier in the log has it."""
        check.text(name, at)
        if name not in self.known:
            raise Problem("log.id_unknown", at, {"id": check.clip(name)})
        return name

    def find_amendable(self, name: "Any", at: "Path") -> str:
        """Return the id if it is that of an earlier entry that is no correction."""
        self.find_earlier(name, at)
        if self.known[name][1] is None and name not in self.amended:
            raise Problem("log.not_amendable", at, {"id": check.clip(name)})
        return name

    def add_undo(self, name: str, entry: "dict[str, Any]") -> None:
        """Apply an undo; undoing what is already undone does nothing, now and later."""
        check.record(entry, [], ("type", "of"), COMMON)
        target = self.find_earlier(entry["of"], ["of"])
        if not self.is_standing(target):
            return
        self.targets[name] = target
        change = 1
        while target is not None:
            self.against[target] = self.against.get(target, 0) + change
            if self.against[target] != (1 if change > 0 else 0):
                break
            change = -change
            target = self.targets.get(target)

    def add_amend(self, name: str, entry: "dict[str, Any]") -> None:
        """Apply an amend: all of its changes are read before any is applied."""
        changes = entries.plan_amend(self, name, entry)
        for position in range(len(changes)):
            self.apply_change(name, changes[position], (self.count, ["changes", position, "entry"]))

    def apply_change(self, amend: str, planned: "Change", place: "Place") -> None:
        """Apply one change of an amend."""
        name, entry, before = planned
        if name == "setup":
            self.setup.append((amend, entry, place))
            return
        if before is not None:
            if self.order is None:
                self.order = self.names[: self.own]
            self.order.insert(self.order.index(before), name)
            self.register(name, (name, None, self.count, []))
        text: Text = (name, entry and with_id(entry, name)) + place + (amend,)
        self.amended[name] = self.amended.get(name, ()) + (text,)

    def is_standing(self, name: str) -> bool:
        """Whether this entry counts: nothing that stands has undone it."""
        return not self.against.get(name)

    def standing_readings(self) -> "list[Reading]":
        """Return the readings that count, in order."""
        found: list[Reading] = []
        for name in self.order or self.names[: self.own]:
            reading = self.reading(name)
            if reading is not None:
                found.append(reading)
        return found

    def reading(self, name: str) -> "Reading | None":
        """Return how an entry reads now; None when it is gone. The latest standing amend wins."""
        if not self.has_id(name) or not self.is_standing(name):
            return None
        found = self.known[name]
        for text in reversed(self.amended.get(name, ())):
            if self.is_standing(text[4]):
                found = text[:4]
                break
        return found if found[1] else None

    def setup_changes(self) -> "list[tuple[dict[str, Any], Place]]":
        """Return the standing changes of the set-up, oldest first, as `(change, place)`."""
        return [(change, place) for amend, change, place in self.setup if self.is_standing(amend)]
