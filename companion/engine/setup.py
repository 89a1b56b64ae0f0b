"""Who sits at the table, and by which rules: the head of a game file, read and completed."""

from . import check, options
from .games import GAMES
from .problem import Problem
from .seats import read_seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, Json, Mapping, Setup


FORMAT = "companion/1"
LOG_LIMIT = 5000
"""Entries in one game's log."""


def read(file: "Json") -> "dict[str, Any]":
    """Read a file's head, `{"game", "seats", "options", "pad", "log"}`; all but the game unread.

    Raises `Problem` (its place counts as entry 0) where the file is no game file.
    """
    if type(file) is not dict:
        raise Problem("format.not_object", [])
    if file.get("format") != FORMAT or type(file["format"]) is not str:
        raise Problem("format.unknown", ["format"], {"format": FORMAT})
    required = ("format", "game", "seats", "log")
    game: Json = file.get("game")
    is_by_pad = type(game) is str and game in GAMES and "read_declaration" in GAMES[game]
    check.record(file, [], required + (("pad",) if is_by_pad else ()), ("options", "id", "started"))
    check.choice(file["game"], ["game"], tuple(sorted(GAMES)))
    for key in ("id", "started"):
        if key in file:
            check.text(file[key], [key])
    check.array(file["log"], ["log"], LOG_LIMIT)
    return {
        "game": file["game"],
        "seats": file["seats"],
        "options": file.get("options", {}),
        "pad": file.get("pad"),
        "log": file["log"],
    }


def complete(head: "Mapping[str, Any]", known_pad: "Json" = None) -> "Setup":
    """Complete a set-up: `{"game", "seats", "options", "playing"}`, where there is one `pad` too.

    Raises `Problem` for seats, options or a pad that this game does not allow. `known_pad` has been
    read for as many seats and is not read once more.
    """
    game = GAMES[head["game"]]
    seated = read_seats(game, head["seats"])
    house = options.complete(game["options"], head["options"], seated, ["options"])
    found: Setup = {
        "game": head["game"],
        "seats": seated,
        "options": house,
        "playing": [True] * len(seated),
    }
    if "read_declaration" in game:
        if head["pad"] is not known_pad or known_pad is None:
            game["read_declaration"](head["pad"], seated)
        found["pad"] = head["pad"]
    return found


def correct(
    complete_now: "Setup", head: "dict[str, Any]", change: "dict[str, Any]"
) -> "tuple[dict[str, Any], Setup]":
    """Apply one change to a set-up: return the head as given now, and the completed set-up.

    The number of seats stays; options named in the change are laid over the ones before.
    """
    head = head.copy()
    if "seats" in change:
        count = len(complete_now["seats"])
        check.array(change["seats"], ["seats"])
        if len(change["seats"]) != count:
            raise Problem(
                "seats.count",
                ["seats"],
                {"count": len(change["seats"]), "least": count, "most": count},
            )
        head["seats"] = change["seats"]
    if "options" in change:
        names = tuple([spec["name"] for spec in GAMES[head["game"]]["options"]])
        check.record(change["options"], ["options"], (), names)
        head["options"] = head["options"].copy()
        head["options"].update(change["options"])
    if "pad" in change:
        if "pad" not in complete_now:
            raise Problem("value.unknown_key", ["pad"], {"key": "pad"})
        head["pad"] = change["pad"]
    return head, complete(head, complete_now.get("pad"))
