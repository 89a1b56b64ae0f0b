"""What every entry has, in any game, and what an amend asks for.

An amend rewrites entries, removes or inserts them, or changes the set-up.
"""

from . import check
from .problem import Problem

COMMON = ("id", "at", "by", "note")
"""Keys every entry may carry."""
CORRECTIONS = ("undo", "amend")


def outline(entry, at: list) -> None:
    """Checks what every entry has: a type, and perhaps the keys all may carry."""
    if type(entry) is not dict:
        raise Problem("value.type", at, {"wanted": "object"})
    if "type" not in entry:
        raise Problem("value.missing", at + ["type"], {"key": "type"})
    check.text(entry["type"], at + ["type"])
    own_at = entry["type"] == "place"  # a card's "at" is its cell
    for key in ("id", "by") if own_at else ("id", "at", "by"):
        if key in entry:
            check.text(entry[key], at + [key])
    if "note" in entry:
        check.text(entry["note"], at + ["note"], check.NOTE_LIMIT, blank=True)


def named(entry: dict, name: str) -> dict:
    """The entry with its id, which may have been left out."""
    return entry if "id" in entry else dict(entry, id=name)


def taken(name: str, at: list) -> Problem:
    """The problem of an id that is somebody else's."""
    return Problem("log.id_taken", at, {"id": check.clip(name)})


def planned(readings, name: str, entry: dict) -> list:
    """Its changes as `(id, entry, before)`, all checked against the log so far."""
    check.record(entry, [], ("type", "changes"), COMMON)
    changes = check.listing(entry["changes"], ["changes"], 1000)
    if not changes:
        raise Problem("value.missing", ["changes", 0], {"key": "changes"})
    fresh = {name}
    changed = set()
    return [
        checked(readings, changes[position], ["changes", position], fresh, changed)
        for position in range(len(changes))
    ]


def checked(readings, change, at: list, fresh: set, changed: set) -> tuple:
    """One change: an entry rewritten or removed, the set-up corrected, or an insertion."""
    if type(change) is dict and "before" in change:
        return insertion(readings, change, at, fresh)
    check.record(change, at, ("of", "entry"))
    entry = change["entry"]
    if change["of"] == "setup":
        check.record(entry, at + ["entry"], (), ("seats", "options"))
        target = "setup"
    else:
        target = readings.amendable(change["of"], at + ["of"])
        if entry is not None:
            rewritten(entry, target, at + ["entry"])
    if target in changed:
        raise Problem("log.changed_twice", at + ["of"], {"id": check.clip(target)})
    changed.add(target)
    return (target, entry, None)


def insertion(readings, change: dict, at: list, fresh: set) -> tuple:
    """An entry put in before another one."""
    check.record(change, at, ("before", "id", "entry"))
    before = readings.amendable(change["before"], at + ["before"])
    name = check.text(change["id"], at + ["id"])
    if name in fresh or name in readings.known or name == "setup":
        raise taken(name, at + ["id"])
    rewritten(change["entry"], name, at + ["entry"])
    fresh.add(name)
    return (name, change["entry"], before)


def rewritten(entry, name: str, at: list) -> None:
    """Checks the entry inside a change: it is no correction, and has no other id than its own."""
    outline(entry, at)
    if entry["type"] in CORRECTIONS:
        raise Problem("log.not_amendable", at + ["type"], {"id": entry["type"]})
    if entry.get("id", name) != name:
        raise taken(entry["id"], at + ["id"])
