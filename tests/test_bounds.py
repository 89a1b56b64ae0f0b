"""Every bound of what others send stands in `companion/core/limits.py`, or in the engine."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

COMPANION = Path(__file__).parents[1] / "companion"
TAKE_INPUT = (
    *("web", "access", "results", "log", "people", "games", "history", "transfer", "shell"),
    "score.py",
)
"""The packages that take what others send, and the module that reads game files."""
BOUND = re.compile(r"(MAX|MOST|LARGEST|LONGEST)_|.*_(LIMIT|RATE|MAX)$")
INTERNAL = {
    "MAX_RELATIVE_DAYS": "how a date is said",
    "MAX_CACHED_DAYS": "a cache",
    "MAX_CACHED_NUMBERS": "a cache",
    "MAX_CACHED_COOKIES": "a cache",
    "MAX_CACHED_LINES": "a cache",
    "MAX_INLINE_BYTES": "which answers are compressed in a thread",
    "MAX_AGE_SECONDS": "how long the server's own cookie lasts",
    "MAX_DELAY_SECONDS": "how long a request waits while its sender has cost much",
    "MAX_LISTED_GAMES": "how many games an answer lists",
    "MAX_CHEAP_ENTRIES": "which batches are validated in a thread",
    "MAX_SHORT_LOG": "which batches are judged in a thread",
    "MAX_MEASURED_IN_PLACE": "which games are measured in a thread",
    "MAX_SUGGESTIONS": "how many people an answer lists",
    "MAX_LINES": "how many lines a page lists",
    "MAX_LICENCE_NAME_LETTERS": "how a package's own licence is shown",
}
"""Constants with the name of a bound that bound nothing others send, and what they are for."""
CUT_FROM = 20
"""A text that is cut to fewer letters is the server's own: a day of a time, a digest."""
BOUND_ARGUMENTS = {"max", "max_length", "le", "lt"}


def read_trees() -> Iterator[tuple[str, ast.Module]]:
    for name in TAKE_INPUT:
        path = COMPANION / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield str(file.relative_to(COMPANION)), ast.parse(file.read_text(encoding="utf-8"))


def assigned_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module or one of its classes gives a value."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign) and node.value:
            targets = [node.target]
        for target in targets:
            yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))


def is_number(node: ast.expr | None, least: int = 0) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value >= least


def literal_bounds(tree: ast.Module) -> Iterator[str]:
    """Yield the calls with a bound in figures, and the texts cut to so many letters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Slice) and node.lower is None and is_number(node.upper, CUT_FROM):
            yield ast.unparse(node)
        if isinstance(node, ast.Call):
            rate = ast.unparse(node.func).endswith("limiter.limit")
            if rate and any(isinstance(one, ast.Constant) for one in node.args):
                yield ast.unparse(node)
            if any(one.arg in BOUND_ARGUMENTS and is_number(one.value, 1) for one in node.keywords):
                yield ast.unparse(node)


def test_bounds_of_what_others_send_stand_in_one_place():
    bounds = {
        (file, name)
        for file, tree in read_trees()
        for name in assigned_names(tree)
        if BOUND.match(name)
    }
    assert {(file, name) for file, name in bounds if name not in INTERNAL} == set()
    assert set(INTERNAL) - {name for _, name in bounds} == set()


def test_no_bound_is_given_in_figures():
    assert [(file, text) for file, tree in read_trees() for text in literal_bounds(tree)] == []
