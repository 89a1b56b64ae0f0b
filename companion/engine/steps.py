"""The steps every game shares: an entry's way into the table, and the entries all games know."""

from . import check, table
from .problem import Problem
from .seats import read_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import (
        Any,
        Callable,
        GameDefinition,
        GameEntry,
        Item,
        OpenS,
        OpenState,
        Path,
        PlayersEntry,
        PointsEntry,
        Result,
        S,
        SeatEntry,
        Sequence,
    )


REMARKS = ("at", "by", "note")
"""Keys every entry may carry besides its type and id."""


def read_round(
    state: "S",
    entry: "PlayersEntry",
    read: "Callable[[S, Item, Path], Result]",
    check_all: "Callable[[list[Any]], None] | None" = None,
) -> "tuple[list[Any], list[Result | None]]":
    """Read a whole round: return everybody's items, and their results.

    `read` gives one player's result; `check_all` checks what holds over all players: of who is
    known by points alone, nothing but that. (Once it was not asked where there was one.)
    """
    check.record(entry, [], ("type", "id", "players"), REMARKS)
    players = table.read_items(state, entry)
    by_seat = table.results(state, players, read)
    if check_all and not (state["is_stored"] and has_points(players)):
        check_all(players)
    return players, by_seat


def has_points(players: "Sequence[Item | None]") -> bool:
    """Whether somebody is known by points alone."""
    return bool([item for item in players if item and "points" in item])


def close_tracked(
    state: "S", tracked: list[str], entry: "GameEntry", by_seat: "Sequence[Result | None]"
) -> "S":
    """Close a whole round, which replaces what was tracked of it: these entries."""
    after = table.close_round(state, tracked + [entry["id"]], by_seat)
    return table.replace(after, {"open": None})


def adjust(state: "S", entry: "PointsEntry") -> "S":
    """Correct one total: a row of its own, but no round for any rule."""
    check.record(entry, [], ("type", "id", "seat", "points"), REMARKS)
    seat = check.integer(entry["seat"], ["seat"], 0, len(state["seats"]) - 1)
    points = check.integer(entry["points"], ["points"])
    by_seat: list[Result | None] = [None] * len(state["seats"])
    by_seat[seat] = table.result([table.line("adjust", points)])
    players, totals = table.add_up(state, by_seat)
    row = table.row_of(None, False, [entry["id"]], players)
    return table.replace(state, {"rows": (row, state["rows"]), "totals": totals})


def finish(state: "S", entry: "GameEntry") -> "S":
    """Stop here; a round left open is dropped, unless it is Greta's."""
    check.record(entry, [], ("type", "id"), REMARKS)
    after = table.replace(state, {"finished": True})
    return table.replace(after, {"open": None}) if state.get("open") else after


def join(state: "OpenS", entry: "SeatEntry", has_teams: bool = False) -> "OpenS":
    """Add one more player from the next round on, at the end of the order or in the seat left."""
    check.record(entry, [], ("type", "id", "seat"), REMARKS)
    if type(entry["seat"]) is int:
        return set_playing(state, entry, True)
    newcomer = read_seat(entry["seat"], ["seat"], has_teams)
    check_count(state, 1)
    return table.replace(
        state,
        {
            "seats": state["seats"] + [newcomer],
            "playing": state["playing"] + [True],
            "totals": state["totals"] + [0],
            "last": state["last"] + [0],
        },
    )


def join_team(state: "OpenS", entry: "SeatEntry") -> "OpenS":
    """Add one more player or team, where a seat may be a team's."""
    return join(state, entry, True)


def leave(state: "OpenS", entry: "SeatEntry") -> "OpenS":
    """Let a player go from the next round on; the seat stays on the sheet."""
    check.record(entry, [], ("type", "id", "seat"), REMARKS)
    return set_playing(state, entry, False)


def set_playing(state: "OpenS", entry: "SeatEntry", playing: bool) -> "OpenS":
    """Let the player of a seat go, or come back to it."""
    seat = check.integer(entry["seat"], ["seat"], 0, len(state["seats"]) - 1)
    if state["playing"][seat] == playing:
        raise Problem("seat.plays" if playing else "seat.left", ["seat"], {"seat": seat})
    check_count(state, 1 if playing else -1)
    return table.replace(state, {"playing": table.replace_item(state["playing"], seat, playing)})


def check_count(state: "OpenState", more: int) -> None:
    """Check that with so many more players enough still play, and not too many."""
    least, most = state["least"], state["most"]
    count = state["playing"].count(True) + more
    if not least <= count <= most:
        raise Problem("seats.count", ["seat"], {"count": count, "least": least, "most": most})


SHARED_STEPS: "dict[str, Callable[[Any, Any], Any]]" = {"adjust": adjust, "finish": finish}


def step(game: "GameDefinition", state: "S", entry: "GameEntry") -> "S":
    """Return the state after `entry`, by the game's own steps or the ones all games have.

    Once the game is over it stays over; what follows is legal and warned, but
    for what a game calls `is_late`: it still belongs to the end. An adjustment does, too.
    """
    kind = entry["type"]
    act = game["steps"].get(kind) or SHARED_STEPS.get(kind)
    if act is None:
        raise Problem("entry.type", ["type"], {"type": check.clip(kind)})
    after = act(state, entry)
    if kind == "adjust":
        return judge_end(game, after)
    if after["rounds"] > state["rounds"]:
        after = table.replace(after, {"ended": state["reason"]})
    if state["over"] and not ("is_late" in game and game["is_late"](state, entry)):
        return table.warn(after, entry, "played_on", [])
    if after["over"]:
        return after
    return set_end(after, "finished" if kind == "finish" else game["end_reason"](after))


def judge_end(game: "GameDefinition", state: "S") -> "S":
    """Judge the end once more after an adjustment, as if it had been known at the last round's.

    In the middle of a round nothing ends: the target is looked at when it is closed.
    """
    if state["reason"] == "finished" or (state.get("open") and not state["over"]):
        return state
    reason = state["ended"] or game["end_reason"](state)
    return set_end(state, reason or ("finished" if state["finished"] else None))


def set_end(state: "S", reason: str | None) -> "S":
    """Return the state as over for this reason, or as not over without one."""
    return table.replace(state, {"over": reason is not None, "reason": reason})
