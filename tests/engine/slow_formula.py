"""A second opinion on formulas: they are rewritten as Python and left to Python to work out.

Every argument becomes a function of a player; numbers check their own size.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

MOST = 999_999_999
PIECE = re.compile(r"\s+|\d+|[A-Za-z_]\w*|<>|<=|>=|.", re.DOTALL)
PRINTED = {"=": "==", "<>": "!=", "≠": "!=", "≤": "<=", "≥": ">=", "−": "-", "×": "*"}
Values = Mapping[str, int]
Argument = Callable[[Values], "N"]


class RefusedError(Exception):
    """What cannot be worked out, by the code of the engine."""


class N(int):
    """A whole number that knows its bounds; what is compared is 1 or 0."""

    def __add__(self, other: int) -> "N":
        return bounded(int(self) + int(other))

    def __sub__(self, other: int) -> "N":
        return bounded(int(self) - int(other))

    def __mul__(self, other: int) -> "N":
        return bounded(int(self) * int(other))

    def __neg__(self) -> "N":
        return N(-int(self))

    def __pos__(self) -> "N":
        return self

    def __eq__(self, other: object) -> "N":  # type: ignore[override]
        return N(int(self) == other.__int__())

    def __ne__(self, other: object) -> "N":  # type: ignore[override]
        return N(int(self) != other.__int__())

    def __lt__(self, other: int) -> "N":
        return N(int(self) < int(other))

    def __le__(self, other: int) -> "N":
        return N(int(self) <= int(other))

    def __gt__(self, other: int) -> "N":
        return N(int(self) > int(other))

    def __ge__(self, other: int) -> "N":
        return N(int(self) >= int(other))

    __hash__ = int.__hash__


def bounded(value: int) -> N:
    if abs(value) > MOST:
        raise RefusedError("formula.too_big")
    return N(value)


def slow_value(
    formula: str, table: Values, players: Sequence[Values], own: Values | None = None
) -> int | str:
    """Return the value of a formula that is written rightly, or the code of its problem."""
    if has_fraction(formula):
        return "formula.not_whole"
    program = "".join(rewrite(formula))
    names: dict[str, Any] = {"N": N, "table": table, **functions(players)}
    try:
        return int(eval(f"(lambda p: ({program}))", names)(own))
    except RefusedError as problem:
        return str(problem)


def has_fraction(formula: str) -> bool:
    """Whether a number in a formula with `;` has a comma and digits behind it, not in a list."""
    without_lists = re.sub(r"\{[^}]*\}", "", formula)
    return ";" in formula and bool(re.search(r"(?<![A-Za-z_0-9])\d+,\d", without_lists))


def rewrite(formula: str) -> list[str]:
    """Return the pieces of a Python expression; `p` is the player it is about."""
    pieces = PIECE.findall(formula)
    result: list[str] = []
    brackets: list[str] = []
    for position, piece in enumerate(pieces):
        after = next((one for one in pieces[position + 1 :] if not one.isspace()), "")
        result.append(rewrite_piece(piece, after, brackets, "".join(result).rstrip()))
    return result


def rewrite_piece(piece: str, after: str, brackets: list[str], before: str) -> str:
    if piece.isspace():
        return " "
    if piece.isdigit():
        return f"N({int(piece)})"
    if piece[0].isalpha() or piece[0] == "_":
        name = piece.lower()
        return f"f_{name}" if after == "(" else f'N({{**table, **(p or {{}})}}["{name}"])'
    if piece in "({":
        brackets.append("call" if re.search(r"f_\w+$", before) else piece)
        return {"call": "(p, lambda p: (", "(": "(", "{": "["}[brackets[-1]]
    if piece in ")}":
        return {"call": "))", "(": ")", "{": "]"}[brackets.pop()]
    if piece in ",;":
        return ", " if brackets[-1] == "{" else "), lambda p: ("
    return PRINTED.get(piece, piece)


def functions(players: Sequence[Values]) -> dict[str, Callable[..., Any]]:
    """Return every function; each is given the player, then its arguments as functions."""
    return {
        "f_if": lambda p, a, b, c=None: b(p) if a(p) else (c(p) if c else N(0)),
        "f_and": lambda p, *rest: N(all(one(p) for one in rest)),
        "f_or": lambda p, *rest: N(any(one(p) for one in rest)),
        "f_not": lambda p, a: N(not a(p)),
        "f_abs": lambda p, a: N(abs(a(p))),
        "f_quotient": lambda p, a, b: divided(a(p), b(p)),
        "f_lookup": lambda p, a, keys, worths: looked_up(a(p), keys(p), worths(p)),
        "f_sum": lambda p, a: bounded(sum(int(a(q)) for q in players)),
        "f_count": lambda p, a: N(sum(1 for q in players if a(q))),
        "f_min": lambda p, *rest: N(min(map(int, listed(p, rest, players)))),
        "f_max": lambda p, *rest: N(max(map(int, listed(p, rest, players)))),
        "f_rank": lambda p, a, b=None: ranked(p, a, b, players),
    }


def listed(p: Values, rest: Sequence[Argument], players: Sequence[Values]) -> list[N]:
    """Return the values of several arguments, or of the only one for everybody."""
    return [one(p) for one in rest] if rest[1:] else [rest[0](q) for q in players]


def divided(value: int, by: int) -> N:
    if not by:
        raise RefusedError("formula.by_zero")
    rest = abs(int(value)) % abs(int(by))
    towards_nought = int(value) - rest if value > 0 else int(value) + rest
    return N(towards_nought // int(by))


def looked_up(value: int, keys: Sequence[int], worths: Sequence[int]) -> N:
    below = [worth for key, worth in zip(keys, worths, strict=True) if int(key) <= int(value)]
    if not below:
        raise RefusedError("formula.below_list")
    return N(below[-1])


def ranked(p: Values, a: Argument, b: Argument | None, players: Sequence[Values]) -> N:
    """Return the place of the first player with this value among all, from the top or bottom."""
    values = [int(a(q)) for q in players]
    mine = int(a(p))
    return N(sorted(values, reverse=not (b and b(p))).index(mine) + 1)
