"""All that is wrong in a pad, for whoever makes it, and what can be tried of it all the same."""

from ..problem import Problem
from .declaration import read_pad

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Json, Path, ProblemDict


MAX_PROBLEMS = 20
"""How many problems are looked for: the pad is read anew for each."""
WORKED_OUT = ("computed", "subtotal")
"""Kinds of rows that have to have points."""
PLACEHOLDER_NAME = "-"
"""Stands in for a name that is wrong, so that the rest of the pad can be read."""
OMITTED_KEYS = ("least", "most", "points", "rounds", "target", "ends", "note", "wins") + (
    "out",
    "deals",
    "begins",
    "tie",
    "total",
)
"""Keys that are left out where they are wrong, so that the rest can be read; `points` become 0."""


def find_problems(value: "Json") -> "tuple[list[ProblemDict], Json]":
    """Return the problems of a pad, each with its place, and the pad without what is wrong in it.

    The pad is None where nothing can be read beyond a problem.
    """
    found: list[ProblemDict] = []
    left: Json = value
    while left is not None and len(found) < MAX_PROBLEMS:
        problem = first_problem(left)
        if problem is None:
            return found, left
        found.append(problem.to_dict(0))
        left = without(left, problem.at[1:])
    return found, None


def first_problem(value: "Json") -> Problem | None:
    """Return the first problem of a pad, None where it is sound."""
    found: Problem | None = None
    try:
        read_pad(value, ["pad"])
    except Problem as problem:
        found = problem
    return found


def without(value: "Json", at: "Path") -> "Any":
    """Return a pad without what is wrong at a place; None where nothing can be read beyond it."""
    known: Any = value if type(value) is dict else {}
    after: dict[str, Any] = known.copy()
    key, inner = at[0] if at else None, at[1:]
    if type(key) is not str or key not in after:
        return None
    if key == "is":
        after[key] = 0
    elif key == "name":
        after[key] = PLACEHOLDER_NAME
    elif key == "points" and ("fields" in after or after.get("kind") in WORKED_OUT):
        after[key] = 0
    elif key in OMITTED_KEYS:
        del after[key]
    elif len(inner) > 1 and type(after[key]) is list and type(inner[0]) is int:
        return with_item(after, key, inner[0], inner[1:])
    else:
        return None
    return after


def with_item(pad: "dict[str, Any]", key: str, place: int, at: "Path") -> "Any":
    """Return a pad with one field, row or check that can be read; None where it has none such."""
    item: Any = {"holds": 1, "name": PLACEHOLDER_NAME}
    if key != "checks":
        item = without(pad[key][place], at)
    if item is None:
        return None
    pad[key] = pad[key][:place] + [item] + pad[key][place + 1 :]
    return pad
