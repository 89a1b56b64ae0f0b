"""The engine's functions as the server calls them, typed; values are JSON (docs/engine.md)."""

from typing import Any, Protocol

from companion.engine import catalogue as _catalogue
from companion.engine import check as _check
from companion.engine import fold as _fold
from companion.engine.check import NAME_LIMIT
from companion.engine.problem import Problem

Json = dict[str, Any]

_catalogue_door: Any = _catalogue
_check_door: Any = _check
_fold_door: Any = _fold


class GameFold(Protocol):
    """A game followed to some point of its log. It never changes."""

    problem: Json | None

    def follow(self, entries: list[Json]) -> "GameFold":
        """Return the game with further entries; its problem is the first of theirs."""
        ...

    def answer(self) -> Json:
        """Return `{"setup", "sheet", "problem"}` at this point."""
        ...

    def can_contain(self, name: str) -> bool:
        """Whether an entry of its log may have this id; False: none has."""
        ...

    def counts(self) -> list[dict[str, int]]:
        """By seat what only the cards of the closed rounds tell, as sums (docs/engine.md)."""
        ...


def catalogue() -> list[Json]:
    """Every game with its seats, marks and options, in the order they are offered."""
    return _catalogue_door.catalogue()


def name_problem(name: Any, at: list[str]) -> Json | None:
    """Why nobody at a table can be called so, `at` being where it stands; None: one can."""
    try:
        _check_door.text(name, at, NAME_LIMIT)
    except Problem as problem:
        error: Any = problem
        return error.to_dict(0)
    return None


def replay(file: Any) -> Json:
    """Return `{"setup", "sheet", "problem"}` of a game file, up to its first problem."""
    return _fold_door.replay(file)


def fold_strict(file: Json) -> GameFold:
    """Follow a game from elsewhere as far as it breaks no rule; its problem is the first."""
    return _fold_door.fold_file(file, False)


def fold_stored(file: Json) -> GameFold:
    """Follow a stored game; entries that this engine would refuse are marked and count nothing."""
    return _fold_door.fold_file(file)
