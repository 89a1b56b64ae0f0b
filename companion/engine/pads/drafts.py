"""What the draft of a round by a pad is worth, as far as it is known (`docs/pads.md`)."""

from .. import draft
from ..problem import Problem
from .computed import draft_figures, known_computed
from .figures import (
    bounds,
    check_points_alone,
    read_alone,
    read_figures,
    required_fields,
    table_values,
)
from .parts import has_all_players
from .totals import settle_totals
from .unfold import work_out_points

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Choices, Draft, GameDefinition, Item, Path, Result, Sequence
    from .shapes import PadState, Scope


def choices(game: "GameDefinition", state: "PadState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a round: what it is worth now, and what it lacks."""
    entry = draft.read_entry(unfinished, "round")
    given = draft.read_players(state, entry)
    items = [given[seat] if state["playing"][seat] else None for seat in range(len(given))]

    def needed(item: "Item") -> "Sequence[str]":
        return ("points",) if "points" in item else required_fields(state, item)

    blanks = draft.find_blanks(state, items, needed)
    found: dict[int, Any] = {}

    def worth(seat: int) -> "Result | None":
        return seat_worth(state, items, seat, blanks, found)

    def precheck() -> None:
        check_points_alone(state, items)
        for seat in range(len(items)):
            worth(seat)

    answer: Any = draft.assess(game, state, entry, blanks, worth, precheck)
    answer["taps"] = {"bounds": [bounds(state, item, seat) for seat, item in enumerate(items)]}
    if state["pad"]["computed"]:
        answer["taps"]["computed"] = known_computed(state, items, blanks)
    return answer


def seat_worth(
    state: "PadState",
    items: "list[Item | None]",
    seat: int,
    blanks: "list[Path]",
    found: "dict[int, Any]",
) -> "Result | None":
    """Return what a draft is worth to a player, None where that is not known yet.

    `found` keeps what was worked out for all players at once, or the problem of it.
    """
    read_figures(state, table_values(state), items[seat], seat, True)
    is_known = items[seat] and not [at for at in blanks if at[1] == seat]
    if not is_known or (state["pad"]["is_shared"] and blanks):
        return None
    total = state["pad"]["total"]
    if total is None or not has_all_players(total):
        return work_out_seats(state, items, blanks, (seat,))[seat]
    if not found:
        try:
            found.update(enumerate(work_out_seats(state, items, blanks, range(len(items)))))
        except Problem as problem:
            found[-1] = problem
    if -1 in found:
        raise found[-1]
    return found[seat]


def work_out_seats(
    state: "PadState", items: "list[Item | None]", blanks: "list[Path]", seats: "Sequence[int]"
) -> "list[Result | None]":
    """Return by seat what a draft is worth to these players, with what becomes of the total."""
    numbers = table_values(state)
    figures = draft_figures(state, items, blanks)
    scope: Scope = (numbers, [one for one in figures if one], {})
    by_seat: list[Result | None] = [None] * len(items)
    for seat in seats:
        own = figures[seat]
        if own:
            by_seat[seat] = work_out_points(state["pad"], scope, own, seat)
        else:
            by_seat[seat] = read_alone(items[seat], seat)
    return settle_totals(state, numbers, figures, by_seat)
