"""What every entry has, in any game: a type, and perhaps an id, a time, a writer, a remark."""

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
