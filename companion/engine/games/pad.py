"""A game by a pad: a sheet that a table has made for itself (`docs/pads.md`). One to twelve."""

from .. import check, options, steps, table
from ..pads import course, drafts, rows
from ..pads.computed import add_computed
from ..pads.counts import count_all
from ..pads.declaration import MAX_ROUNDS, read_pad
from ..pads.fields import work_out
from ..pads.figures import read_alone, read_round, table_values
from ..pads.parts import MAX_PLAYERS
from ..pads.totals import settle_totals
from ..pads.unfold import work_out_points
from ..problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..pads.shapes import PadState, Scope, Values
    from ..shapes import (
        Any,
        Choices,
        Draft,
        GameDefinition,
        GameEntry,
        Item,
        Json,
        PlayersEntry,
        Result,
        Seat,
        Setup,
        Sheet,
    )


PLAYERS = (1, MAX_PLAYERS)
TIES = {None: "shared", course.PLAY_ON: "extra_round"}
"""What breaks a tie, as the sheet says it; None: a row."""


def read_declaration(value: "Json", seats: "list[Seat]") -> None:
    """Check the pad of a set-up, and that so many may play by it."""
    least, most = read_pad(value, ["pad"])["seats"]
    if not least <= len(seats) <= most:
        raise Problem("seats.count", ["seats"], {"count": len(seats), "least": least, "most": most})


def start(setup: "Setup") -> "PadState":
    """Return the state before the first round."""
    pad = read_pad(setup.get("pad"), ["pad"])
    least, most = pad["seats"]
    rules = {"target": pad["target"], "tie": TIES.get(pad["tie"])}
    extra: dict[str, Any] = {"pad": pad, "options": rules, "least": least, "most": most}
    extra.update({"is_stopped": False, "items": None, "columns": {}})
    first = setup["options"].get("start", 0)
    here = setup["playing"] if pad["out"] is not None else None
    extra.update({"turns": [first, first], "here": here})
    return table.new_state(setup, extra)


def is_of_rows(state: "PadState") -> bool:
    """Whether a game is played by rows, not by rounds."""
    return state["pad"]["kind"] == "rows"


def step(state: "PadState", entry: "GameEntry") -> "PadState":
    """Return the state after one more entry."""
    return steps.step(GAME, state, entry)


def check_room(state: "PadState", kind: str) -> None:
    """Raise `Problem` for an entry of a pad of the other kind, and for one too many."""
    if (state["pad"]["kind"] == "rows") != (kind == "row"):
        raise Problem("entry.type", ["type"], {"type": kind})
    if state["rounds"] >= MAX_ROUNDS:
        raise Problem("pad.rounds", [], {"most": MAX_ROUNDS})


def add_row(state: "PadState", entry: "GameEntry") -> "PadState":
    """Fill a row of one player."""
    check_room(state, "row")
    return rows.add_row(state, entry)


def add_round(state: "PadState", entry: "PlayersEntry") -> "PadState":
    """Add a whole round: what the pad asks of everybody, or points."""
    check_room(state, "round")
    check.record(entry, [], ("type", "id", "players"), steps.REMARKS)
    among, items, warned = course.read_items(state, entry)
    is_cut = [code for _, code in warned if code == "pad.out"] != []
    by_seat, is_stopped, figures = score_round(among, items, is_cut)
    pad = state["pad"]
    after = table.close_round(state, [entry["id"]], by_seat)
    if state["here"] is not None:
        after = course.settle(after)
    turns = state["turns"]
    if pad["deals"] is not None or pad["begins"] is not None:
        turns = course.pass_on(state, after, among["playing"])
    for seat, code in warned:
        after = table.warn(after, entry, code, ["players", seat], {"seat": seat})
    after["turns"] = turns
    after["items"] = (figures if pad["computed"] else items, state["items"])
    after["is_stopped"] = is_stopped or (state["is_stopped"] and pad["tie"] is not None)
    return after


def score_round(
    state: "PadState", items: "list[Item | None]", is_cut: bool = False
) -> "tuple[list[Result | None], bool, list[dict[str, int] | None]]":
    """Return everybody's result of a round, None for who left, and whether the game ends by it.

    Where figures of it count nothing (`is_cut`), nothing that must hold over all is asked of it.
    The third of the answer is what formulas know of everybody, None for who is known by points.
    """
    pad, numbers = state["pad"], table_values(state)
    figures = read_round(state, numbers, items)
    if pad["computed"]:
        add_computed(pad, numbers, figures)
    known = [own for own in figures if own]
    scope: Scope = (numbers, known, {})
    by_seat = [
        work_out_points(pad, scope, own, seat) if own else read_alone(items[seat], seat)
        for seat, own in enumerate(figures)
    ]
    is_whole = len(known) == numbers["seats"] and not is_cut
    if is_whole:
        check_round(state, numbers, known)
    if pad["total"] is not None:
        by_seat = settle_totals(state, numbers, figures, by_seat)
    stops = pad["stops"]
    if stops is None or not is_whole:
        return by_seat, False, figures
    return by_seat, work_out(stops, (numbers, known, {}), {}, ["players"]) != 0, figures


def check_round(state: "PadState", numbers: "Values", players: "list[dict[str, int]]") -> None:
    """Raise `Problem` where something does not hold that must over all players."""
    try:
        for tree, params in state["pad"]["checks"]:
            if not tree[-1]({}, (numbers, players, {})):
                raise Problem("pad.check", [], params)
    except Problem as problem:
        refusal = problem
    else:
        return
    raise refusal.with_prefix(["players"])


def end_reason(state: "PadState") -> str | None:
    """Return "target", "rounds" or "games" once the game is played to its end, else None."""
    pad = state["pad"]
    if pad["kind"] == "rows":
        return rows.end_reason(state)
    if pad["out"] is not None and state["rounds"] and course.is_last(state):
        return "games"
    reason = None
    if state["is_stopped"]:
        reason = "games"
    elif table.has_reached_target(state):
        reason = "target"
    elif pad["rounds"] is not None and rounds_left(state) == 0:
        reason = "rounds"
    return reason if reason and course.is_decided(state) else None


def rounds_left(state: "PadState") -> int | None:
    """Return how many rounds are still to be played; None where the pad does not say."""
    rounds = state["pad"]["rounds"]
    if rounds is None:
        return None
    left = rounds[course.count_here(state) - state["least"]] - state["rounds"]
    return max(left, 0 if course.is_decided(state) else 1)


def standing(state: "PadState") -> "list[Any]":
    """Return what decides: the totals, or the lowest of them, and what breaks a tie."""
    return rows.standing(state) if is_of_rows(state) else course.standing(state)


def sheet(state: "PadState") -> "Sheet":
    """Build the sheet; `next` names the round, `table` who is still playing."""
    if is_of_rows(state):
        return rows.sheet(GAME, state)
    awaited: dict[str, Any] = {"round": state["rounds"] + 1, "rounds_left": rounds_left(state)}
    awaited.update(course.turns(state))
    at_table: dict[str, Any] = {"playing": state["playing"]}
    if state["here"]:
        at_table["out"] = course.seats_out(state)
    return table.sheet(GAME, state, [], awaited, at_table)


def counts(state: "PadState") -> "list[dict[str, int]]":
    """Return by seat what was written down in the fields, or rows, of this game."""
    return count_all(state)


def choices(state: "PadState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a round: what it is worth now, and what it lacks."""
    if is_of_rows(state):
        return rows.choices(GAME, state, unfinished)
    return drafts.choices(GAME, state, unfinished)


GAME: "GameDefinition" = {
    "game": "pad",
    "place": None,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": counts,
    "seats": PLAYERS,
    "has_teams": True,
    "options": (options.seat("start", None),),
    "steps": {
        "round": add_round,
        "row": add_row,
        "join": course.join,
        "leave": course.leave,
        "adjust": course.adjust,
    },
    "end_reason": end_reason,
    "standing": standing,
    "read_declaration": read_declaration,
}
