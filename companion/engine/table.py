"""The table every game shares: closed rounds, running totals, who is still playing, the end.

A state is a dict that is never changed: `changed` returns a copy. Rounds and
warnings are chains `(newest, older chain)`, so that a step costs the same after
two hundred rounds as after two.
"""

from . import check
from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import (
        Any,
        Callable,
        Chain,
        D,
        GameDefinition,
        GameEntry,
        Item,
        Line,
        Mapping,
        Params,
        Path,
        PlayerRow,
        PlayersEntry,
        Result,
        Row,
        S,
        Sequence,
        SeriesState,
        Setup,
        Sheet,
        State,
        T,
    )


def new_state(setup: "Setup", extra: "Any") -> "Any":
    """Return the state before the first entry: the shared keys, and the game's own in `extra`."""
    seats = len(setup["seats"])
    state = {
        "options": setup["options"],
        "seats": setup["seats"],
        "playing": setup["playing"],
        "rounds": 0,
        "rows": None,
        "totals": [0] * seats,
        "last": [0] * seats,
        "over": False,
        "reason": None,
        "ended": None,  # the reason, as it was before the last round was closed
        "finished": False,  # whether the table said that it stops
        "is_stored": False,  # whether the entry on hand was accepted by an earlier engine
        "warnings": None,
    }
    state.update(extra)
    return state


def replace(state: "D", changes: "Mapping[str, Any]") -> "D":
    """Return the state with some keys replaced."""
    after = state.copy()
    after.update(changes)
    return after


def replace_item(values: "list[T]", position: int, value: "T") -> "list[T]":
    """Return the list with one item replaced."""
    return values[:position] + [value] + values[position + 1 :]


def warn(
    state: "S", entry: "GameEntry", code: str, at: "Path", params: "Params | None" = None
) -> "S":
    """Return the state with one more warning about `entry`."""
    warning = {"id": entry["id"], "at": at, "code": code, "params": params or {}}
    return replace(state, {"warnings": (warning, state["warnings"])})


def close_round(state: "S", entries: list[str], by_seat: "Sequence[Result | None]") -> "S":
    """Return the state with one more round.

    `by_seat` has `(points, lines)` by seat, None for who left.
    """
    players, totals = add_up(state, by_seat)
    row = row_of(state["rounds"] + 1, False, entries, players)
    changes = {"rounds": state["rounds"] + 1, "rows": (row, state["rows"]), "totals": totals}
    changes["last"] = [player["points"] for player in players]
    return replace(state, changes)


def add_up(
    state: "State", by_seat: "Sequence[Result | None]"
) -> "tuple[list[PlayerRow], list[int]]":
    """Add results to the totals: return what every player has in the row, and the totals after."""
    floor = state["options"].get("floor_at_zero", False)
    players: list[PlayerRow] = []
    totals: list[int] = []
    for seat in range(len(by_seat)):
        points, lines = by_seat[seat] or (0, [])
        total = state["totals"][seat] + points
        if floor and total < 0:
            total = 0
        totals.append(total)
        players.append({"points": points, "total": total, "lines": lines})
    return players, totals


def row_of(no: int | None, is_open: bool, entries: list[str], players: "list[PlayerRow]") -> "Row":
    """Return a row of the sheet; `no` is None for an adjustment."""
    return {"no": no, "open": is_open, "entries": entries, "players": players}


def open_row(state: "State", entries: list[str], by_seat: "Sequence[Result | None]") -> "Row":
    """Return the row of a round that is still followed: what it is worth now."""
    players, _ = add_up(state, by_seat)
    return row_of(state["rounds"] + 1, True, entries, players)


def line(what: str, points: int, count: int | None = None) -> "Line":
    """Return one line of a score's arithmetic; `what` is also the rulebook's paragraph."""
    if count is None:
        return {"what": what, "points": points}
    return {"what": what, "count": count, "points": points}


def lines_of(*parts: "Line") -> "list[Line]":
    """Return the first line, and of the others those that are worth something."""
    return [part for part in parts if part is parts[0] or part["points"]]


def result(lines: "list[Line]") -> "Result":
    """Return `(points, lines)`: the points are what the lines add up to."""
    return sum([part["points"] for part in lines]), lines


def read_points(item: "Item", at: "Path") -> "Result":
    """Read the result of a player of whom only the points are known any more."""
    check.record(item, at, ("points",))
    return result([line("points", check.integer(item["points"], at + ["points"]))])


def read_items(state: "State", entry: "PlayersEntry") -> "list[Item | None]":
    """Read the entry's `players`: an object by seat, None for who left."""
    players = check.array(entry["players"], ["players"])
    expected = len(state["seats"])
    if len(players) != expected:
        raise Problem("players.count", ["players"], {"count": len(players), "expected": expected})
    for seat in range(expected):
        at = ["players", seat]
        if state["playing"][seat]:
            if type(players[seat]) is not dict:
                raise Problem("value.type", at, {"wanted": "object"})
        elif players[seat] not in (None, {"points": 0}):
            raise Problem("seat.left", at, {"seat": seat})
    return [players[seat] if state["playing"][seat] else None for seat in range(expected)]


def results(
    state: "S", players: "Sequence[Any]", read: "Callable[[S, Any, Path], Result]"
) -> "list[Result | None]":
    """Return `read(state, item, at)` of every item, None for who left."""
    found: list[Result | None] = []
    for seat in range(len(players)):
        item = players[seat]
        found.append(None if item is None else read(state, item, ["players", seat]))
    return found


def next_seat(state: "State", seat: int) -> int:
    """Return the next seat to the left that still plays; `seat` itself where nobody else does."""
    playing = state["playing"]
    other = (seat + 1) % len(playing)
    while other != seat and not playing[other]:
        other = (other + 1) % len(playing)
    return other


def ranks(keys: "Sequence[Any]", playing: list[bool]) -> list[int]:
    """Return places by seat, 1 for the highest key.

    Equals share one; who left comes behind the rest.
    """
    places: list[int] = []
    for seat in range(len(keys)):
        mine = (playing[seat], keys[seat])
        places.append(
            1 + sum([1 for other in range(len(keys)) if (playing[other], keys[other]) > mine])
        )
    return places


def unroll(chain: "Chain[T]") -> "list[T]":
    """Return a chain as a list, oldest first."""
    found: list[T] = []
    while chain is not None:
        newest, chain = chain
        found.append(newest)
    found.reverse()
    return found


def sheet(
    game: "GameDefinition",
    state: "State",
    open_rows: "list[Row]",
    awaited: "dict[str, Any]",
    table: "Mapping[str, Any]",
) -> "Sheet":
    """Build the sheet of `docs/format.md`; `awaited` is the game's own part of `next`.

    To it come what everybody needs to the target, and how a tie would be broken;
    all of it is dropped once the game is over.
    """
    places = ranks(game["standing"](state), state["playing"])
    over = state["over"]
    return {
        "game": game["game"],
        "target": state["options"]["target"],
        "rounds": unroll(state["rows"]) + open_rows,
        "totals": state["totals"],
        "ranks": places,
        "over": over,
        "reason": state["reason"],
        "winners": [seat for seat in range(len(places)) if places[seat] == 1] if over else [],
        "next": None if over else replace(awaited, end_conditions(game, state)),
        "table": table,
        "warnings": unroll(state["warnings"]),
    }


def end_conditions(game: "GameDefinition", state: "State") -> "dict[str, Any]":
    """Return what the end depends on: points to the target by seat, and what breaks a tie."""
    target = state["options"]["target"]
    needs = None
    if target is not None:
        needs = [max(target - total, 0) for total in state["totals"]]
    return {"needs": needs, "tie": state["options"].get("tie", game.get("tie", "shared"))}


def has_reached_target(state: "State") -> bool:
    """Whether somebody's total is at or past the target, once a round has been played."""
    target = state["options"]["target"]
    return target is not None and state["rounds"] > 0 and max(state["totals"]) >= target


def add_win(
    before: list[int], by_seat: "Sequence[Result | None]", draw_counts: bool = True
) -> list[int]:
    """Return games won, one more for the best of this game; a draw is everybody's or nobody's."""
    points = [None if one is None else one[0] for one in by_seat]
    best = max([value for value in points if value is not None])
    if not draw_counts and points.count(best) > 1:
        return before
    return [before[seat] + (1 if points[seat] == best else 0) for seat in range(len(before))]


def series_standing(state: "SeriesState") -> list[int]:
    """Return what decides: games won by house rule, else the totals."""
    return state["won"] if state["options"]["series"] == "games" else state["totals"]
