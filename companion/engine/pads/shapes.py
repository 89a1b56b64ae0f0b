"""The shapes of formulas, for type checkers alone: no interpreter imports this file."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypedDict

from ..shapes import OpenState

Token: TypeAlias = tuple[str, int, str]
"""A piece of a formula: kind (number, name, sign or end), place counted from 1, text."""
Node: TypeAlias = tuple[Any, ...]
"""A part of a formula's tree, (kind, place, …), by its kind:

("number", place, n), ("field", place, name), ("table", place, name), ("minus", place, node),
("chain", place, node, [(sign, place, node), …]), ("compare", place, sign, node, node),
("call", place, function, [node, …]), ("lookup", place, node, [n, …], [n, …])
"""
Values: TypeAlias = Mapping[str, int]
"""Whole numbers by name."""
Scope: TypeAlias = tuple[Values, Sequence[Values]]
"""What a formula is worked out from: the table's values, and those of everybody who plays."""


class Field(TypedDict):
    """Something that every player is asked for in a round."""

    id: str
    kind: str
    least: Node
    most: Node
    choices: list[tuple[str, int]]


class Pad(TypedDict):
    """A pad that has been read."""

    name: str
    seats: tuple[int, int]
    fields: list[Field]
    names: tuple[str, ...]
    """Their ids."""
    points: Node
    is_shared: bool
    """Whether what a player scores depends on the others."""
    checks: list[tuple[Node, str]]
    rounds: list[int] | None
    """How many are played, by the number of players from the fewest on."""
    target: int | None
    wins: str


class PadState(OpenState):
    """The state of a game by a pad."""

    pad: Pad
