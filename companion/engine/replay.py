"""A set-up and a log become a sheet, and the first problem."""

from . import setup
from .fold import Fold
from .problem import Problem


def replay(file, lenient: bool = False) -> dict:
    """`{"setup", "sheet", "problem"}` of a game file: what was reached, the first problem or None.

    With `lenient` (for logs already stored) a refused entry is marked by a
    warning, counts nothing, and the fold goes on. Without a legal set-up there
    is neither set-up nor sheet.
    """
    return opened(file, lenient).answer()


def opened(file, lenient: bool = True) -> Fold:
    """A game file, followed to its end."""
    fold = Fold()
    fold.lenient = lenient
    try:
        fold.head = setup.read(file)
        fold.lay(setup.complete(fold.head["game"], fold.head["seats"], fold.head["options"]))
    except Problem as problem:
        fold.problem = problem.told(0)
        return fold
    fold.extend(fold.head["log"])
    return fold
