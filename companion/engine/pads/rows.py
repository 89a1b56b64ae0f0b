"""A game by a pad of rows: each player fills each of them once, in any order (`docs/pads.md`)."""

from .. import check, draft, steps, table
from ..problem import Problem
from .fields import read_figure, work_out, work_out_bound
from .tell import choose
from .unfold import unfold, without_noughts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import (
        Any,
        Choices,
        Draft,
        GameDefinition,
        GameEntry,
        Json,
        Line,
        Path,
        Result,
        Sequence,
        Sheet,
    )
    from .shapes import Check, Column, Decision, Field, Node, PadRow, PadState, Scope


NOBODY: "Scope" = ({}, (), {})
"""What formulas of rows know besides the player's own: nothing."""


def add_row(state: "PadState", entry: "GameEntry") -> "PadState":
    """Fill a row of one player: a row of the sheet by itself."""
    given = check.record(entry, [], ("type", "id", "seat", "row", "value"), steps.REMARKS)
    seat = read_seat(state, given["seat"])
    field = read_free_row(state, seat, given["row"])
    column, result = fill(state, seat, field, given["value"])
    by_seat: list[Result | None] = [None] * len(state["seats"])
    by_seat[seat] = result
    columns = state["columns"].copy()
    columns[seat] = column
    after = table.close_round(state, [entry["id"]], by_seat)
    return table.replace(after, {"columns": columns})


def read_seat(state: "PadState", value: "Json") -> int:
    """Read whose row is filled: somebody's who plays."""
    seat = check.integer(value, ["seat"], 0, len(state["seats"]) - 1)
    if not state["playing"][seat]:
        raise Problem("seat.left", ["seat"], {"seat": seat})
    return seat


def read_free_row(state: "PadState", seat: int, value: "Json") -> "Field":
    """Read which row is filled, one that is still empty."""
    names = state["pad"]["names"]
    row = check.choice(value, ["row"], names)
    if row in column_of(state, seat)["values"]:
        raise Problem("pad.row_taken", ["row"], {"seat": seat})
    return state["pad"]["fields"][names.index(row)]


def column_of(state: "PadState", seat: int) -> "Column":
    """Return what a player has filled in so far."""
    found = state["columns"].get(seat)
    if found is not None:
        return found
    return {"values": {}, "figures": dict.fromkeys(state["pad"]["names"], 0), "points": {}}


def fill(state: "PadState", seat: int, field: "Field", value: "Json") -> "tuple[Column, Result]":
    """Return a player's column with one more row, and what that changes: a line for each row.

    Only what rests on that row is worked out anew; all of it where it is the player's first.
    """
    before = column_of(state, seat)
    pad, name = state["pad"], field["id"]
    values, known, points = before["values"].copy(), before["figures"].copy(), before["points"]
    rows, checks = pad["resting"][name] if points else (pad["rows"], pad["checks"])
    points = points.copy()
    values[name] = value
    known[name] = read_figure(field, value, {}, {}, ["value"])
    lines: list[Line] = []
    for row in rows:
        one = row["id"]
        if row["is_asked"] and one not in values:
            continue
        part, why, worth = work_out_row(row, known)
        change = worth - points.get(one, 0)
        points[one] = worth
        if not row["is_asked"]:
            known[one] = worth
        if one == name:
            lines.insert(0, line_of(row, part, why, known, worth, pad["unsaid"]))
        elif change:
            line = line_of(row, part, why, known, worth, pad["unsaid"])
            lines.append(as_change(line, 0 if row["is_sum"] else change))
    check_column(checks, known)
    return {"values": values, "figures": known, "points": points}, table.result(lines)


def as_change(line: "Line", change: int) -> "Line":
    """Return a row's line as that of a change: with `worth` now, where that is not the change."""
    worth = line["points"]
    line["points"] = change
    if worth != change:
        line["worth"] = worth
    return line


def check_column(checks: "Sequence[Check]", known: "dict[str, int]") -> None:
    """Raise `Problem` where something does not hold that must of what a player has filled in."""
    at: Path = ["value"]
    for tree, params in checks:
        if not work_out(tree, NOBODY, known, at):
            raise Problem("pad.check", at, params)


def work_out_row(row: "PadRow", figures: "dict[str, int]") -> "tuple[Node, Decision | None, int]":
    """Return the part of a row's formula that counts, what decided, and what the row is worth."""
    try:
        part, why = choose(row["points"], figures, NOBODY)
        return part, why, check.integer(part[-1](figures, NOBODY), [])
    except Problem as problem:
        refusal = problem
    raise refusal.with_prefix(["value"])


def line_of(
    row: "PadRow",
    part: "Node",
    why: "Decision | None",
    figures: "dict[str, int]",
    points: int,
    unsaid: "Sequence[str]",
) -> "Line":
    """Return the line of a row, with the formula unfolded."""
    found: Line = {"what": "row", "row": row["id"], "points": points}
    told = without_noughts(part, figures, NOBODY) if row["is_sum"] else part
    found.update(unfold(told, why, figures, NOBODY, unsaid))
    return found


def rows_left(state: "PadState") -> list[int]:
    """Return by seat how many rows are still empty, none for who left."""
    count = len(state["pad"]["names"])
    found: list[int] = []
    for seat, plays in enumerate(state["playing"]):
        found.append(count - len(column_of(state, seat)["values"]) if plays else 0)
    return found


def end_reason(state: "PadState") -> str | None:
    """Return "games" once everybody who plays has filled every row, else None."""
    count = len(state["pad"]["names"])
    for seat, plays in enumerate(state["playing"]):
        if plays and len(column_of(state, seat)["values"]) < count:
            return None
    return "games" if state["rounds"] else None


def standing(state: "PadState") -> "list[Any]":
    """Return what decides: the totals, or the lowest of them, and the row that breaks a tie."""
    pad = state["pad"]
    sign = 1 if pad["wins"] == "high" else -1
    totals = [sign * total for total in state["totals"]]
    tie = pad["tie"]
    if tie is None:
        return totals
    values = "figures" if tie in pad["names"] else "points"
    columns: Any = [column_of(state, seat) for seat in range(len(totals))]
    return [(total, columns[seat][values].get(tie, 0)) for seat, total in enumerate(totals)]


def sheet(game: "GameDefinition", state: "PadState") -> "Sheet":
    """Build the sheet; `table` has the rows with what everybody has filled in."""
    left = rows_left(state)
    playing = [left[seat] for seat in range(len(left)) if state["playing"][seat]]
    most = max(playing + [0])
    awaited = {
        "round": len(state["pad"]["names"]) - most + 1,
        "rounds_left": most,
        "rows_left": left,
    }
    columns = [column_of(state, seat) for seat in range(len(left))]
    rows = [describe_row(row, columns) for row in state["pad"]["rows"]]
    return table.sheet(game, state, [], awaited, {"playing": state["playing"], "rows": rows})


def describe_row(row: "PadRow", columns: "list[Column]") -> "dict[str, Any]":
    """Return a row as screens show it: values as they were written down, null where it is empty."""
    found: dict[str, Any] = {
        "id": row["id"],
        "points": [column["points"].get(row["id"]) for column in columns],
    }
    if row["is_asked"]:
        found["values"] = [column["values"].get(row["id"]) for column in columns]
    return found


def choices(game: "GameDefinition", state: "PadState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a row: what it is worth now, and what may still be filled."""
    entry = draft.read_entry(unfinished, "row")
    seat = draft.read_seat(state, entry)
    blanks: list[Path] = []
    for key in ("row", "value"):
        if entry.get(key) is None:
            blanks.append([key])

    def worth(other: int) -> "Result | None":
        if other != seat or blanks:
            return None
        return fill(state, seat, read_free_row(state, seat, entry["row"]), entry["value"])[1]

    def precheck() -> None:
        read_seat(state, seat)
        if entry.get("row") is not None:
            read_free_row(state, seat, entry["row"])

    answer = draft.assess(game, state, entry, blanks, worth, precheck)
    filled = column_of(state, seat)["values"]
    answer["taps"] = {
        "rows": [name for name in state["pad"]["names"] if name not in filled],
        "bounds": bounds(state, entry.get("row")),
    }
    return answer


def bounds(state: "PadState", row: "Json") -> list[int] | None:
    """Return the least and the most that may stand in a row; None where it is no number."""
    for field in state["pad"]["fields"]:
        if field["id"] == row and field["kind"] == "number":
            at: Path = ["value"]
            return [work_out_bound(field[end], {}, {}, at) for end in ("least", "most")]
    return None
