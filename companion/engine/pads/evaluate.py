"""What a formula is worth: its tree, with the values of a table and its players put in."""

from .parse import is_over_players
from .tokens import MOST, problem_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Callable, Sequence
    from .shapes import Node, Scope, Values


def evaluate(
    tree: "Node", table: "Values", players: "Sequence[Values]", own: "Values | None" = None
) -> int:
    """Work a formula out.

    `players` are the values of everybody who plays, `own` those of the player it is about.
    True is 1 and false 0; whatever is not 0 counts as true. Raises `Problem` where something
    is divided by 0, too big, or not in the list of a LOOKUP.
    """
    return value_of(tree, own or {}, (table, players, {}))


def value_of(node: "Node", own: "Values", scope: "Scope") -> int:
    """Work out a part of a formula for one player.

    Parts within parts are worked out by this function and `value_of_call` alone, without
    displays around them: MicroPython has room for about a hundred calls within each other.
    """
    kind = node[0]
    if kind == "field":
        return own[node[2]]
    if kind == "number":
        return node[2]
    if kind == "table":
        return scope[0][node[2]]
    if kind == "minus":
        return -value_of(node[2], own, scope)
    if kind == "chain":
        value = value_of(node[2], own, scope)
        for sign, place, part in node[3]:
            value = bounded(joined(sign, value, value_of(part, own, scope)), place)
        return value
    if kind == "compare":
        left = value_of(node[3], own, scope)
        return compared(node[2], left, value_of(node[4], own, scope))
    if kind == "lookup":
        return looked_up(node, value_of(node[2], own, scope))
    return value_of_call(node, own, scope)


def value_of_call(node: "Node", own: "Values", scope: "Scope") -> int:
    """Work out a function; what need not be known is not looked at."""
    _, place, name, arguments = node
    if name == "if":
        if value_of(arguments[0], own, scope):
            return value_of(arguments[1], own, scope)
        return value_of(arguments[2], own, scope) if len(arguments) > 2 else 0
    if name in ("and", "or"):
        for part in arguments:
            if (value_of(part, own, scope) != 0) == (name == "or"):
                return int(name == "or")
        return int(name == "and")
    values: list[int] = []
    if is_over_players(name, arguments):
        if place in scope[2]:
            return scope[2][place]
        for player in scope[1]:
            part = arguments[0]
            is_field = part[0] == "field"  # most often
            values.append(player[part[2]] if is_field else value_of(part, player, scope))
        if name == "rank":
            mine = value_of(arguments[0], own, scope)
            return ranked(mine, values, len(arguments) > 1 and value_of(arguments[1], own, scope))
        scope[2][place] = bounded(PLAIN[name](values), place)
        return scope[2][place]
    for part in arguments:
        values.append(value_of(part, own, scope))
    if name == "quotient":
        return quotient(values[0], values[1], place)
    return bounded(PLAIN[name](values), place)


def bounded(value: int, place: int) -> int:
    """Return a value; raises `Problem` when it is too big."""
    if not -MOST <= value <= MOST:
        raise problem_at("formula.too_big", place, {"most": MOST})
    return value


def joined(sign: str, value: int, other: int) -> int:
    """Add, take away or multiply."""
    if sign == "*":
        return value * other
    return value + other if sign == "+" else value - other


def compared(sign: str, left: int, right: int) -> int:
    """Return 1 where a comparison holds, else 0."""
    if left == right:
        return 1 if sign in ("=", "<=", ">=") else 0
    if left < right:
        return 1 if sign in ("<", "<=", "<>") else 0
    return 1 if sign in (">", ">=", "<>") else 0


def looked_up(node: "Node", value: int) -> int:
    """Return what stands in the second list beside the last number that is not above the value."""
    keys, worths = node[3:]
    if value < keys[0]:
        raise problem_at("formula.below_list", node[1], {"value": value, "least": keys[0]})
    position = 0
    while position + 1 < len(keys) and keys[position + 1] <= value:
        position += 1
    return worths[position]


def ranked(mine: int, values: "Sequence[int]", is_low: "int | bool") -> int:
    """Return the place of a value among all, from the top, or from the bottom; equals share it."""
    return 1 + len([value for value in values if (value < mine if is_low else value > mine)])


def quotient(value: int, by: int, place: int) -> int:
    """Divide, and leave away what is behind the whole number: -7 by 2 is -3."""
    if not by:
        raise problem_at("formula.by_zero", place)
    whole = abs(value) // abs(by)
    return whole if (value < 0) == (by < 0) else -whole


PLAIN: "dict[str, Callable[[list[int]], int]]" = {
    "abs": lambda values: abs(values[0]),
    "not": lambda values: 0 if values[0] else 1,
    "sum": lambda values: sum(values),
    "count": lambda values: len([value for value in values if value]),
    "min": lambda values: min(values) if values else 0,
    "max": lambda values: max(values) if values else 0,
}
