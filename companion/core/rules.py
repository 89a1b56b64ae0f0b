"""The engine's functions as the server calls them; to it every value is JSON (docs/engine.md)."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from companion.core.limits import MAX_AMEND_CHANGES, MAX_PAD_BYTES
from companion.engine import catalogue as _catalogue
from companion.engine import check as _check
from companion.engine import fold as _fold
from companion.engine.check import NAME_LIMIT
from companion.engine.pads import declaration as _declaration
from companion.engine.problem import Problem

Json = dict[str, Any]


class GameFold(Protocol):
    """A game followed to some point of its log. It never changes."""

    problem: Json | None

    def follow(self, entries: list[Json]) -> "GameFold":
        """Return the game with further entries; its problem is the first of theirs."""
        ...

    def answer(self) -> Json:
        """Return `{"setup", "sheet", "problem"}` at this point."""
        ...

    def view(self) -> Json:
        """Return the answer for screens: its sheet has an outlook."""
        ...

    def can_contain(self, name: str) -> bool:
        """Whether an entry of its log may have this id; False: none has."""
        ...

    def counts(self) -> list[dict[str, int]]:
        """Return by seat what only the cards of the closed rounds tell, as sums."""
        ...


def count_entries(fold: GameFold) -> int:
    """Count the entries of a game as they stand in its log, inserted and refused ones too."""
    followed = cast(_fold.Fold, fold)
    return followed.log.own + len(followed.unread)


def revert_entries(
    fold: GameFold, ids: Sequence[str], new_id: Callable[[], str]
) -> tuple[int, list[Json]]:
    """Return how many of these entries stand, and the corrections by which none does any more.

    `ids` are in the order of the log. What a correction among them has changed is as it was before,
    with every correction of others.
    """
    log = cast(_fold.Fold, fold).log.copy()
    known = [name for name in ids if log.has_id(name)]
    actions = {
        name: None for name in known if name in log.amended or log.known[name][1] is not None
    }
    corrections: list[Json] = []
    for name in reversed(known):  # undoing the last one, an earlier one may stand again
        if name not in actions and log.is_standing(name):
            corrections.append({"id": new_id(), "type": "undo", "of": name})
            log.add(corrections[-1])
    undone = len(corrections)
    gone = [name for name in actions if log.reading(name) is not None]
    for first in range(0, len(gone), MAX_AMEND_CHANGES):
        changes = [{"of": name, "entry": None} for name in gone[first : first + MAX_AMEND_CHANGES]]
        corrections.append({"id": new_id(), "type": "amend", "changes": changes})
    return undone + len(gone), corrections


def standing_entries(fold: GameFold) -> dict[str, Json]:
    """Return by id the entries of a game as they read after all corrections."""
    readings = cast(_fold.Fold, fold).log.standing_readings()
    return {reading[0]: cast(Json, reading[1]) for reading in readings}


def catalogue() -> list[Json]:
    """Describe every game with its seats, marks and options, in the order they are offered."""
    return _catalogue.catalogue()


def name_problem(name: Any, at: list[str | int]) -> Json | None:
    """Return why nobody at a table can have this name; `at` is where it stands."""
    try:
        _check.text(name, at, NAME_LIMIT)
    except Problem as problem:
        return cast(Json, problem.to_dict(0))
    return None


def pad_problem(pad: Any, at: list[str | int]) -> Json | None:
    """Return why nobody can play by a pad, or why it is too large; `at` is where it stands."""
    try:
        _declaration.read_pad(pad, at)
    except Problem as problem:
        return cast(Json, problem.to_dict(0))
    if len(json.dumps(pad, ensure_ascii=False, separators=(",", ":")).encode()) > MAX_PAD_BYTES:
        return {"entry": 0, "at": at, "code": "pads.size", "params": {"most": MAX_PAD_BYTES}}
    return None


def replay(file: Any) -> Json:
    """Return `{"setup", "sheet", "problem"}` of a game file, up to its first problem."""
    return cast(Json, _fold.replay(file))


def fold_strict(file: Json) -> GameFold:
    """Follow a game from elsewhere as far as it breaks no rule; its problem is the first."""
    return cast(GameFold, _fold.fold_file(file, False))


def fold_stored(file: Json) -> GameFold:
    """Follow a stored game; entries that this engine would refuse are marked and count nothing."""
    return cast(GameFold, _fold.fold_file(file))
