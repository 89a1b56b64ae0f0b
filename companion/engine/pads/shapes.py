"""The shapes of formulas, for type checkers alone: no interpreter imports this file."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

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
