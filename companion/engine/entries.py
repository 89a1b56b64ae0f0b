"""What every entry has, in any game, and what an amend asks for.

An amend rewrites entries, removes or inserts them, or changes the set-up.
"""

from . import check
from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, Change, EarlierEntries, Json, Path


COMMON = ("id", "at", "by", "note")
"""Keys every entry may carry."""
CORRECTIONS = ("undo", "amend")


def check_outline(entry: "Json", at: "Path") -> None:
    """Check what every entry has: a type, and perhaps the keys all may carry."""
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


def with_id(entry: "dict[str, Any]", name: str) -> "dict[str, Any]":
    """Return the entry with its id, which may have been left out."""
    return entry if "id" in entry else dict(entry, id=name)


def id_problem(name: str, at: "Path") -> Problem:
    """Return the problem of an id that another entry has."""
    return Problem("log.id_taken", at, {"id": check.clip(name)})


def plan_amend(log: "EarlierEntries", name: str, entry: "dict[str, Any]") -> "list[Change]":
    """Check an amend against the log so far; return its changes as `(id, entry, before)`."""
    check.record(entry, [], ("type", "changes"), COMMON)
    changes = check.array(entry["changes"], ["changes"], 1000)
    if not changes:
        raise Problem("value.missing", ["changes", 0], {"key": "changes"})
    fresh = {name}
    changed: set[str] = set()
    return [
        plan_change(log, changes[position], ["changes", position], fresh, changed)
        for position in range(len(changes))
    ]


def plan_change(
    log: "EarlierEntries", change: "Json", at: "Path", fresh: "set[str]", changed: "set[str]"
) -> "Change":
    """Check one change: an entry rewritten or removed, the set-up corrected, or an insertion."""
    if type(change) is dict and "before" in change:
        return plan_insertion(log, change, at, fresh)
    found = check.record(change, at, ("of", "entry"))
    entry = found["entry"]
    if found["of"] == "setup":
        check.record(entry, at + ["entry"], (), ("seats", "options", "pad"))
        target = "setup"
    else:
        target = log.find_amendable(found["of"], at + ["of"])
        if entry is not None:
            check_rewrite(entry, target, at + ["entry"])
    if target in changed:
        raise Problem("log.changed_twice", at + ["of"], {"id": check.clip(target)})
    changed.add(target)
    return (target, entry, None)


def plan_insertion(
    log: "EarlierEntries", change: "dict[str, Any]", at: "Path", fresh: "set[str]"
) -> "Change":
    """Check an entry that is put in before another one."""
    check.record(change, at, ("before", "id", "entry"))
    before = log.find_amendable(change["before"], at + ["before"])
    name = check.text(change["id"], at + ["id"])
    if name in fresh or name in log.known or name == "setup":
        raise id_problem(name, at + ["id"])
    check_rewrite(change["entry"], name, at + ["entry"])
    fresh.add(name)
    return (name, change["entry"], before)


def check_rewrite(entry: "Any", name: str, at: "Path") -> None:
    """Check the entry inside a change: no correction, and no other id than its own."""
    check_outline(entry, at)
    if entry["type"] in CORRECTIONS:
        raise Problem("log.not_amendable", at + ["type"], {"id": entry["type"]})
    if entry.get("id", name) != name:
        raise id_problem(entry["id"], at + ["id"])
