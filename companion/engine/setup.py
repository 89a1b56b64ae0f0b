"""Who sits at the table, and by which rules: the head of a game file, read and completed."""

from . import check, options
from .games import GAMES
from .problem import Problem
from .seats import read_seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, Head, Json, Setup


FORMAT = "companion/1"
LOG_LIMIT = 5000
"""Entries in one game's log."""


def read(file: "Json") -> "Head":
    """Read a file's head, `{"game", "seats", "options", "log"}`; seats and options unread.

    Raises `Problem` (its place counts as entry 0) where the file is no game file.
    """
    if type(file) is not dict:
        raise Problem("format.not_object", [])
    if file.get("format") != FORMAT or type(file["format"]) is not str:
        raise Problem("format.unknown", ["format"], {"format": FORMAT})
    check.record(file, [], ("format", "game", "seats", "log"), ("options", "id", "started"))
    check.choice(file["game"], ["game"], tuple(sorted(GAMES)))
    for key in ("id", "started"):
        if key in file:
            check.text(file[key], [key])
    check.array(file["log"], ["log"], LOG_LIMIT)
    return {
        "game": file["game"],
        "seats": file["seats"],
        "options": file.get("options", {}),
        "log": file["log"],
    }


def complete(game_id: str, seats: "Json", given: "Json") -> "Setup":
    """Complete a set-up: `{"game", "seats", "options", "playing"}`.

    Raises `Problem` for seats or options this game does not allow.
    """
    game = GAMES[game_id]
    seated = read_seats(game, seats)
    house = options.complete(game["options"], given, seated, ["options"])
    return {
        "game": game_id,
        "seats": seated,
        "options": house,
        "playing": [True] * len(seated),
    }


def correct(
    complete_now: "Setup", seats: "Json", given: "Any", change: "dict[str, Any]"
) -> "tuple[Json, Json, Setup]":
    """Apply one change to a set-up: return `(seats, options as given, the completed set-up)`.

    The number of seats stays; options named in the change are laid over the ones before.
    """
    if "seats" in change:
        count = len(complete_now["seats"])
        check.array(change["seats"], ["seats"])
        if len(change["seats"]) != count:
            raise Problem(
                "seats.count",
                ["seats"],
                {"count": len(change["seats"]), "least": count, "most": count},
            )
        seats = change["seats"]
    if "options" in change:
        check.record(change["options"], ["options"], (), tuple(complete_now["options"]))
        given = given.copy()
        given.update(change["options"])
    return seats, given, complete(complete_now["game"], seats, given)
