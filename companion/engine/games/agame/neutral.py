"""Neutral colours, for two or three players."""

from ... import check
from ...problem import Problem
from . import row


def default(seats: list) -> list:
    """Two colours for two seats: the first two free ones; none otherwise."""
    taken = [seat["color"] for seat in seats]
    return [color for color in row.COLORS if color not in taken][:2] if len(seats) == 2 else []


def read(given, seats: list, at: list) -> list:
    """Neutral colours: two for two seats, at most one for three, none for more."""
    check.listing(given, at)
    allowed = {2: (2,), 3: (0, 1)}.get(len(seats), (0,))
    if len(given) not in allowed:
        raise Problem("options.neutral_count", at, {"wanted": allowed[-1], "count": len(given)})
    taken = [seat["color"] for seat in seats]
    for position in range(len(given)):
        color = check.choice(given[position], at + [position], row.COLORS)
        if color in taken:
            raise Problem("options.neutral_taken", at + [position], {"color": color})
        taken.append(color)
    return list(given)
