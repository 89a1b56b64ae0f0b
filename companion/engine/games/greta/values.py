"""What suits and ranks of Greta are worth."""

from ... import check
from ...problem import Problem

VALUES = {
    "S": 1,
    "H": 2,
    "C": 3,
    "D": 4,
    "J": 5,
    "K": 6,
    "7": 7,
    "8": 8,
    "9": 9,
    "10": 10,
    "A": 11,
    "Q": 12,
}
"""One table for suits and ranks."""


def read(given, seats: list, at: list) -> dict:
    """The table of values: each of 1 to 12 once."""
    check.record(given, at, tuple(sorted(VALUES)))
    for key in sorted(VALUES):
        check.whole(given[key], at + [key], 1, 12)
    if sorted(given.values()) != list(range(1, 13)):
        raise Problem("options.values", at)
    return given.copy()


def default(seats: list) -> dict:
    """The table of values as the rules have it."""
    return dict(VALUES)
