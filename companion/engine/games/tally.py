"""A plain tally: points by round for any other game."""

from .. import check, draft, options, steps, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import (
        Choices,
        Draft,
        GameDefinition,
        GameEntry,
        Item,
        OpenState,
        Path,
        PlayersEntry,
        Result,
        Setup,
        Sheet,
    )


PLAYERS = (1, 12)


def start(setup: "Setup") -> "OpenState":
    """Return the state before the first round."""
    return table.new_state(setup, {"least": PLAYERS[0], "most": PLAYERS[1]})


def step(state: "OpenState", entry: "GameEntry") -> "OpenState":
    """Return the state after one more entry."""
    return steps.step(GAME, state, entry)


def add_round(state: "OpenState", entry: "PlayersEntry") -> "OpenState":
    """Add a whole round: everybody's points."""
    _, by_seat = steps.read_round(state, entry, result)
    return table.close_round(state, [entry["id"]], by_seat)


def result(state: "OpenState", item: "Item", at: "Path") -> "Result":
    """Read a player's points as `(points, lines)`."""
    return table.read_points(item, at)


def end_reason(state: "OpenState") -> str | None:
    """Return "target" or "rounds" once either is reached, else None."""
    if table.has_reached_target(state):
        return "target"
    rounds = state["options"]["rounds"]
    return "rounds" if rounds is not None and state["rounds"] >= rounds else None


def standing(state: "OpenState") -> list[int]:
    """Return what decides: the totals, or the lowest of them."""
    sign = 1 if state["options"]["wins"] == "high" else -1
    return [sign * total for total in state["totals"]]


def sheet(state: "OpenState") -> "Sheet":
    """Build the sheet; `next` names the round, `table` who is still playing."""
    return table.sheet(
        GAME, state, [], {"round": state["rounds"] + 1}, {"playing": state["playing"]}
    )


def counts(state: "OpenState") -> "list[dict[str, int]]":
    """Return by seat what only the cards tell: nothing, there are none."""
    return [{} for _ in state["seats"]]


def choices(state: "OpenState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a round: what it is worth now, and what it lacks."""
    entry = draft.read_entry(unfinished, "round")
    players = draft.read_players(state, entry)
    return draft.assess_players(GAME, state, entry, players, lambda item: ("points",), result)


GAME: "GameDefinition" = {
    "game": "tally",
    "place": 90,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": counts,
    "seats": PLAYERS,
    "has_teams": True,
    "options": (
        options.text("name", check.NAME_LIMIT),
        options.number("target", None, 1, none=True, step=10, first=100),
        options.number("rounds", None, 1, none=True, first=10),
        options.one_of("wins", ("high", "low")),
    ),
    "steps": {"round": add_round, "join": steps.join_team, "leave": steps.leave},
    "end_reason": end_reason,
    "standing": standing,
}
