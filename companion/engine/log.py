"""The log after all corrections: which entries count, and how they read now.

An `undo` takes one earlier entry back, and can itself be undone. An `amend`
rewrites, removes or inserts entries, or changes the set-up. What counts is
decided over the whole log before any rule of a game is asked.
"""

from . import check
from .problem import Problem

COMMON = ("id", "at", "by", "note")
"""Keys every entry may carry."""
CORRECTIONS = ("undo", "amend")


class Readings:
    """A log under correction. Feed it entries with `add`, then ask `standing` and `setup_changes`.

    A reading is `{"id", "entry", "place"}`: the entry as it reads now (with its
    id), and where that text stands: the number of the log entry and the path in it.
    """

    def __init__(self):
        self.order: list = []  # ids of entries and insertions, as they read
        self.texts: dict = {}  # id -> ((amend that wrote it or None, entry or None, place), …)
        self.targets: dict = {}  # undo that took something back -> what it took
        self.against: dict = {}  # id -> how many standing undos speak against it
        self.setup: list = []  # [(amend, change of the set-up, place)]
        self.count = 0

    def copy(self) -> "Readings":
        """The same log, going its own way from here."""
        twin = Readings()
        twin.order = self.order.copy()
        twin.texts = self.texts.copy()
        twin.targets = self.targets.copy()
        twin.against = self.against.copy()
        twin.setup = self.setup.copy()
        twin.count = self.count
        return twin

    def add(self, entry):
        """Takes the next entry in: its reading, or None for a correction.

        Raises `Problem`, and is then unchanged but for the count.
        """
        self.count += 1
        outline(entry, [])
        name = entry["id"] if "id" in entry else "#" + str(self.count)
        self.unused(name, ["id"])
        if entry["type"] == "undo":
            self.undo(name, entry)
        elif entry["type"] == "amend":
            self.amend(name, entry)
        self.against[name] = 0
        return None if entry["type"] in CORRECTIONS else self.first(name, entry)

    def first(self, name: str, entry: dict) -> dict:
        """The reading of a new entry: as it was written."""
        place = (self.count, [])
        self.order.append(name)
        self.texts[name] = ((None, entry, place),)
        return {"id": name, "entry": named(entry, name), "place": place}

    def unused(self, name: str, at: list) -> None:
        """Raises `Problem` when an id is taken."""
        if name in self.against or name == "setup":
            raise Problem("log.id_taken", at, {"id": check.clip(name)})

    def known(self, name, at: list) -> str:
        """An id of something earlier in the log."""
        check.text(name, at)
        if name not in self.against:
            raise Problem("log.id_unknown", at, {"id": check.clip(name)})
        return name

    def undo(self, name: str, entry: dict) -> None:
        """Undoing what is already undone does nothing, now and later."""
        check.record(entry, [], ("type", "of"), COMMON)
        target = self.known(entry["of"], ["of"])
        if self.against[target]:
            return
        self.targets[name] = target
        change = 1
        while target is not None:
            self.against[target] += change
            if self.against[target] != (1 if change > 0 else 0):
                break
            change = -change
            target = self.targets.get(target)

    def amend(self, name: str, entry: dict) -> None:
        """Several changes, judged together; all are read before any is taken in."""
        check.record(entry, [], ("type", "changes"), COMMON)
        changes = check.listing(entry["changes"], ["changes"], 1000)
        if not changes:
            raise Problem("value.missing", ["changes", 0], {"key": "changes"})
        fresh = {name}
        changed = set()
        planned = []
        for position in range(len(changes)):
            planned.append(self.change(changes[position], position, fresh, changed))
        for position in range(len(planned)):
            self.take_in(name, planned[position], (self.count, ["changes", position, "entry"]))

    def change(self, change, position: int, fresh: set, changed: set) -> tuple:
        """One change as `(what, id, entry, before)`, checked."""
        at = ["changes", position]
        if type(change) is dict and "before" in change:
            return self.insertion(change, position, fresh)
        check.record(change, at, ("of", "entry"))
        entry = change["entry"]
        if change["of"] == "setup":
            check.record(entry, at + ["entry"], (), ("seats", "options"))
            target = "setup"
        else:
            target = self.amendable(change["of"], at + ["of"])
            if entry is not None:
                rewritten(entry, target, at + ["entry"])
        if target in changed:
            raise Problem("log.changed_twice", at + ["of"], {"id": check.clip(target)})
        changed.add(target)
        return (target, entry, None)

    def insertion(self, change: dict, position: int, fresh: set) -> tuple:
        """An entry put in before another one."""
        at = ["changes", position]
        check.record(change, at, ("before", "id", "entry"))
        before = self.amendable(change["before"], at + ["before"])
        name = check.text(change["id"], at + ["id"])
        if name in fresh:
            raise Problem("log.id_taken", at + ["id"], {"id": check.clip(name)})
        self.unused(name, at + ["id"])
        rewritten(change["entry"], name, at + ["entry"])
        fresh.add(name)
        return (name, change["entry"], before)

    def amendable(self, name, at: list) -> str:
        """An id of an earlier entry that is itself no correction."""
        self.known(name, at)
        if name not in self.texts:
            raise Problem("log.not_amendable", at, {"id": check.clip(name)})
        return name

    def take_in(self, amend: str, planned: tuple, place: tuple) -> None:
        """A planned change becomes part of the readings."""
        name, entry, before = planned
        if name == "setup":
            self.setup.append((amend, entry, place))
            return
        if before is not None:
            self.order.insert(self.order.index(before), name)
            self.texts[name] = ()
            self.against[name] = 0
        self.texts[name] = self.texts[name] + ((amend, entry, place),)

    def stands(self, name) -> bool:
        """Whether this entry counts: nothing that stands has undone it."""
        return name is None or not self.against[name]

    def standing(self) -> list:
        """The readings that count, in order."""
        found = []
        for name in self.order:
            reading = self.reading(name) if self.stands(name) else None
            if reading is not None:
                found.append(reading)
        return found

    def reading(self, name: str):
        """How an entry reads now; None when it is gone. The latest standing amend wins."""
        for amend, entry, place in reversed(self.texts[name]):
            if self.stands(amend):
                if entry is None:
                    return None
                return {"id": name, "entry": named(entry, name), "place": place}
        return None

    def setup_changes(self) -> list:
        """The standing changes of the set-up, oldest first, as `(change, place)`."""
        return [(change, place) for amend, change, place in self.setup if self.stands(amend)]


def named(entry: dict, name: str) -> dict:
    """The entry with its id, which may have been left out."""
    return entry if "id" in entry else dict(entry, id=name)


def outline(entry, at: list) -> None:
    """Checks what every entry has: a type, and perhaps the keys all may carry."""
    if type(entry) is not dict:
        raise Problem("value.type", at, {"wanted": "object"})
    if "type" not in entry:
        raise Problem("value.missing", at + ["type"], {"key": "type"})
    check.text(entry["type"], at + ["type"])
    for key in (
        ("id", "by") if entry["type"] == "place" else ("id", "at", "by")
    ):  # a card's "at" is its cell
        if key in entry:
            check.text(entry[key], at + [key])
    if "note" in entry:
        check.text(entry["note"], at + ["note"], check.NOTE_LIMIT, blank=True)


def rewritten(entry, name: str, at: list) -> None:
    """Checks the entry inside a change: it is no correction, and has no other id than its own."""
    outline(entry, at)
    if entry["type"] in CORRECTIONS:
        raise Problem("log.not_amendable", at + ["type"], {"id": entry["type"]})
    if entry.get("id", name) != name:
        raise Problem("log.id_taken", at + ["id"], {"id": check.clip(entry["id"])})
