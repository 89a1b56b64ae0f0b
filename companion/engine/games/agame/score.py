"""What a section of Agame is worth: by row, by figures or by points; what only the cards tell."""

from ... import check, table
from ...problem import Problem
from . import counts, row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import GameEntry, Item, Path, Result
    from .shapes import AgameOptions, AgameState, Figures, Row


def result(state: "AgameState", item: "Item", at: "Path") -> "Result":
    """Return a player's `(points, lines)` of a section."""
    if "points" in item:
        found = table.read_points(item, at)
        possible = counts.possible_points(len(state["seats"]), state["options"])
        if not (state["is_stored"] or possible[0] <= found[0] <= possible[-1]):
            params = {"least": possible[0], "most": possible[-1]}
            raise Problem("agame.points_range", at + ["points"], params)
        return found
    return score_row(read_figures(state, item, at), state["options"])


def score_row(known: "Figures", rules: "AgameOptions") -> "Result":
    """Score a row with these `(sum, lizards, complete)` as `(points, lines)`.

    "A player who finishes a game section with a complete lizard series receives
    100 points. Each lizard in the display, which is of a single color, counts an
    additional 10 points."
    """
    cards, lizards, complete = known
    return table.result(
        table.lines_of(
            table.line("cards", cards),
            table.line("lizards", lizards * rules["lizard_bonus"], lizards),
            table.line("complete", rules["complete_bonus"] if complete else 0),
        )
    )


def read_figures(state: "AgameState", item: "Item", at: "Path") -> "Figures":
    """Read a player's item, by row or as typed, as `(sum, lizards, complete)`."""
    if "row" not in item:
        return counts.read(item, len(state["seats"]), state["options"], at, state["is_stored"])
    check.record(item, at, ("row",))
    read = row.read_row(item["row"], at[-1], state["seats"], state["options"], at + ["row"])
    return row.worth(read, state["options"])


def add_warnings(state: "AgameState", entry: "GameEntry", players: "list[Item]") -> "AgameState":
    """Return the state with warnings for what is possible but unlikely."""
    complete = 0
    for seat in range(len(players)):
        item, at = players[seat], ["players", seat]
        if "points" in item:
            points, able = item["points"], counts.possible_points(len(players), state["options"])
            if able[0] < points < able[-1] and points not in able:
                state = table.warn(state, entry, "agame.points_unlikely", at + ["points"])
            continue
        total, lizards, full = read_figures(state, item, at)
        complete += 1 if full else 0
        typed = "sum" in item and row.has_fennek_rows(state["options"])
        if typed and not counts.can_exist(
            total, lizards, full, len(players), state["options"]["fennek_value"]
        ):
            state = table.warn(state, entry, "agame.lizards_unlikely", at)
    if complete > 1:
        state = table.warn(state, entry, "agame.two_complete", ["players"], {"count": complete})
    return state


def close_section(state: "AgameState", items: "list[Item]", catches: list[int]) -> "AgameState":
    """Return the state with no section open and one more known: its items and catches, by seat."""
    return table.replace(state, {"open": None, "sections": ((items, catches), state["sections"])})


def card_counts(state: "AgameState") -> "list[dict[str, int]]":
    """Return by seat the `sections` known by their cards, and what they had.

    Typed figures count nothing.
    """
    found = [{"sections": 0, "completions": 0, "lizards": 0, "catches": 0} for _ in state["seats"]]
    for items, catches in table.unroll(state["sections"]):
        for seat in range(len(items)):
            if "row" in items[seat]:
                add_row(found[seat], items[seat]["row"], state["options"])
                found[seat]["catches"] += catches[seat]
    return found


def add_row(sums: dict[str, int], lying: "Row", rules: "AgameOptions") -> None:
    """Count one section's row in."""
    _, lizards, complete = row.worth(lying, rules)
    sums["sections"] += 1
    sums["completions"] += 1 if complete else 0
    sums["lizards"] += lizards
