"""A display row known only by its figures: which sums, lizards and points can be."""

from ... import check
from ...problem import Problem
from .row import FULL, SLOTS, VALUE, has_fennek_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Item, Json, Path
    from .shapes import AgameOptions, Figures


MAX_LIZARDS: list[int] = []
"""The most one-colour lizards of a row without Fenneks, by its sum 0 … 88; filled at first use."""
SHAPES: list[tuple[int, int, int, bool]] = []
"""`(sum, cards, joints filled on both sides)` of every set of slots; filled at first use."""
POINTS: "list[tuple[tuple[int, bool, int, int, int], list[int]]]" = []
"""What a section can be worth, by the seats and house rules it was last asked for."""


def shapes() -> "list[tuple[int, int, int, bool]]":
    """Return all 512 ways to fill slots, as `(sum, cards, joints)`."""
    if not SHAPES:
        SHAPES.append((0, 0, 0, False))
        for slot in SLOTS:
            grown: list[tuple[int, int, int, bool]] = []
            for total, cards, joints, last in SHAPES:
                grown.append((total, cards, joints, False))
                grown.append((total + VALUE[slot], cards + 1, joints + (1 if last else 0), True))
            SHAPES[:] = grown
    return SHAPES


def max_lizards(total: int) -> int:
    """Return the most lizards of one colour that a row with this sum can show."""
    if not MAX_LIZARDS:
        MAX_LIZARDS.extend([0] * (FULL + 1))
        for value, _, joints, _ in shapes():
            MAX_LIZARDS[value] = max(MAX_LIZARDS[value], joints)
    return MAX_LIZARDS[total]


def min_lizards(total: int, seats: int) -> int:
    """Return the fewest lizards of one colour that a row with this sum can show.

    Between two players 13, 21 and 34 are all the opponent's. Without the 21 a row
    makes 67, and without the 13 it makes 75 at most.
    """
    if seats > 2:
        return 0
    return (1 if total > FULL - VALUE["21"] else 0) + (1 if total > FULL - VALUE["13"] else 0)


def read(
    item: "Item", seats: int, options: "AgameOptions", at: "Path", is_stored: bool
) -> "Figures":
    """Read typed figures: `(sum, lizards, complete)`.

    Without Fenneks 88 is a complete row and nothing else is, and the sum bounds
    the lizards; with Fenneks only 0 to 8 is checked.
    """
    if has_fennek_rows(options):
        check.record(item, at, ("sum", "lizards", "complete"))
        total = check.integer(item["sum"], at + ["sum"])
        lizards = check.integer(item["lizards"], at + ["lizards"], 0, 8)
        return total, lizards, check.boolean(item["complete"], at + ["complete"])
    check.record(item, at, ("sum", "lizards"), ("complete",))
    total = read_sum(item["sum"], at + ["sum"])
    lizards = check.integer(item["lizards"], at + ["lizards"], 0, 8)
    most = max_lizards(total)
    if lizards > most:
        raise Problem(
            "agame.lizards_too_many", at + ["lizards"], {"lizards": lizards, "most": most}
        )
    complete = total == FULL
    least = min_lizards(total, seats)
    if lizards < least and (complete or not is_stored):
        params = {"lizards": lizards, "least": least}
        raise Problem("agame.lizards_too_few", at + ["lizards"], params)
    if "complete" in item and check.boolean(item["complete"], at + ["complete"]) != complete:
        raise Problem("agame.complete_sum", at + ["complete"], {"sum": total})
    return total, lizards, complete


def read_sum(value: "Json", at: "Path", fenneks: int = 0) -> int:
    """Read the sum of a row; `fenneks` is what all its Fenneks make, beside or without cards."""
    total = check.integer(value, at)
    params = {"least": min(0, fenneks), "most": max(0, fenneks) + FULL}
    if not params["least"] <= total <= params["most"]:
        raise Problem("agame.sum_range", at, params)
    return total


def can_exist(total: int, lizards: int, complete: bool, seats: int, fennek_value: int) -> bool:
    """Whether some row with Fenneks of other players has these figures."""
    for value, fenneks, least, most, full in rows(seats, True):
        fits = full == complete and least <= lizards <= most
        if fits and value + fenneks * fennek_value == total:
            return True
    return False


def rows(seats: int, fenneks: bool) -> "list[tuple[int, int, int, int, bool]]":
    """Return all rows as `(sum of the lizard cards, Fenneks, fewest lizards, most, complete)`."""
    return [
        (value, more, min_lizards(value, seats), joints, cards + more == 9)
        for value, cards, joints, _ in shapes()
        for more in range((min(seats - 1, 9 - cards) if fenneks else 0) + 1)
    ]


def possible_points(seats: int, options: "AgameOptions") -> list[int]:
    """Return what a section can be worth to one player, lowest first."""
    fenneks = has_fennek_rows(options)
    each, bonus, lizard = (
        options["fennek_value"],
        options["complete_bonus"],
        options["lizard_bonus"],
    )
    key = (seats, fenneks, each, bonus, lizard)
    for known, points in POINTS:
        if known == key:
            return points
    found = {
        value + more * each + lizards * lizard + (bonus if full else 0)
        for value, more, least, most, full in rows(seats, fenneks)
        for lizards in range(least, most + 1)
    }
    POINTS[:] = [(key, sorted(found))]
    return sorted(found)
