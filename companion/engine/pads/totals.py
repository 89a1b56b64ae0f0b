"""What becomes of a player's total after a round, by a formula of the pad (`docs/pads.md`)."""

from .. import check, table
from ..problem import Problem
from .fields import work_out
from .parts import fields_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Path, Result, Sequence
    from .shapes import PadState, Scope, Values


KNOWN_ALONE = ("total", "points")
"""What is known of a player by points alone, too."""


def settle_totals(
    state: "PadState",
    numbers: "Values",
    figures: "Sequence[dict[str, int] | None]",
    by_seat: "Sequence[Result | None]",
) -> "list[Result | None]":
    """Return everybody's result with a line of what the pad makes of the total besides.

    The figures have the points with that line from then on. Where the formula asks for more than
    the points of a player who is known by those alone, the total stays as it is added up.
    """
    tree = state["pad"]["total"]
    if tree is None:
        return list(by_seat)
    players: list[dict[str, int] | None] = []
    for seat, result in enumerate(by_seat):
        own = figures[seat]
        if result is None:
            own = None
        elif own is None and not [name for name in fields_in(tree) if name not in KNOWN_ALONE]:
            own = {"total": state["totals"][seat], "points": result[0]}
        players.append(own)
    scope: Scope = (numbers, [own for own in players if own], {})
    found: list[Result | None] = []
    for seat, own in enumerate(players):
        result = by_seat[seat]
        if own and result:
            at: Path = ["players", seat]
            after = work_out(tree, scope, own, at)
            if not -check.LIMIT <= after <= check.LIMIT:
                params = {"value": after, "low": -check.LIMIT, "high": check.LIMIT}
                raise Problem("pad.total", at, params)
            result = add_line(result, own["total"], after)
        found.append(result)
    for own, result in zip(players, found):
        if own and result:
            own["points"] = result[0]
    return found


def add_line(result: "Result", before: int, after: int) -> "Result":
    """Return a result by which a total of `before` comes to `after`: `count` is added up."""
    points, lines = result
    sum_of_both = before + points
    if after == sum_of_both:
        return result
    line = table.line("total", after - sum_of_both, sum_of_both)
    return after - before, lines + [line]
