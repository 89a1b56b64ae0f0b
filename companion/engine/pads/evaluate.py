"""What a formula is worth: each part of its tree ends in a function that works it out.

The functions are made once, when a pad is read (`of_field` and the others), so that nothing is
looked up by the kind of a part when a round is scored. Each is called with the values of the player
it is about and the scope. They call each other without displays around them: MicroPython has
room for about a hundred calls within each other.
"""

from .tokens import MOST, problem_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Callable, Sequence
    from .shapes import Node, Scope, Values, Worth


def evaluate(
    tree: "Node", table: "Values", players: "Sequence[Values]", own: "Values | None" = None
) -> int:
    """Work a formula out.

    `players` are the values of everybody who plays, `own` those of the player it is about.
    True is 1 and false 0; whatever is not 0 counts as true. Raises `Problem` where something
    is divided by 0, too big, or not in the list of a LOOKUP.
    """
    return tree[-1](own or {}, (table, players, {}))


def of_number(value: int) -> "Worth":
    """Return what is always the same."""
    return lambda own, scope: value


def of_field(name: str) -> "Worth":
    """Return what reads a value of the player."""
    return lambda own, scope: own[name]


def of_table(name: str) -> "Worth":
    """Return what reads a value of the table."""
    return lambda own, scope: scope[0][name]


def of_minus(part: "Node") -> "Worth":
    """Return what takes the opposite."""
    worth = part[-1]
    return lambda own, scope: -worth(own, scope)


def of_chain(first: "Node", rest: "Sequence[tuple[str, int, Node]]") -> "Worth":
    """Return what adds, takes away and multiplies, from left to right."""
    begin: Worth = first[-1]
    if len(rest) == 1:
        return of_two(begin, rest[0][0], rest[0][1], rest[0][2][-1])
    steps = [(sign, place, part[-1]) for sign, place, part in rest]

    def worth(own: "Values", scope: "Scope") -> int:
        value = begin(own, scope)
        for sign, place, part in steps:
            value = join_two(value, sign, place, part(own, scope))
        return value

    return worth


def join_two(value: int, sign: str, place: int, other: int) -> int:
    """Add a number to another, take it away or multiply both."""
    if sign == "*":
        value *= other
    else:
        value += other if sign == "+" else -other
    if not -MOST <= value <= MOST:
        raise too_big(place, value)
    return value


def of_two(first: "Worth", sign: str, place: int, second: "Worth") -> "Worth":
    """Return what adds two parts, takes one from the other or multiplies them: as most do."""

    def product(own: "Values", scope: "Scope") -> int:
        value = first(own, scope) * second(own, scope)
        if not -MOST <= value <= MOST:
            raise too_big(place, value)
        return value

    def sum_of_both(own: "Values", scope: "Scope") -> int:
        value = first(own, scope) + second(own, scope)
        if not -MOST <= value <= MOST:
            raise too_big(place, value)
        return value

    def difference(own: "Values", scope: "Scope") -> int:
        value = first(own, scope) - second(own, scope)
        if not -MOST <= value <= MOST:
            raise too_big(place, value)
        return value

    return {"*": product, "+": sum_of_both, "-": difference}[sign]


def of_compare(sign: str, left: "Node", right: "Node") -> "Worth":
    """Return what is 1 where a comparison holds, else 0."""
    first, second = left[-1], right[-1]
    if right[0] == "number":
        return of_compare_number(sign, first, right[2])
    if sign == "<":
        return lambda own, scope: 1 if first(own, scope) < second(own, scope) else 0
    if sign == "<=":
        return lambda own, scope: 1 if first(own, scope) <= second(own, scope) else 0
    if sign == ">":
        return lambda own, scope: 1 if first(own, scope) > second(own, scope) else 0
    if sign == ">=":
        return lambda own, scope: 1 if first(own, scope) >= second(own, scope) else 0
    if sign == "<>":
        return lambda own, scope: 1 if first(own, scope) != second(own, scope) else 0
    if left[0] == "field":
        name = left[2]
        return lambda own, scope: 1 if own[name] == second(own, scope) else 0
    return lambda own, scope: 1 if first(own, scope) == second(own, scope) else 0


def of_compare_number(sign: str, worth: "Worth", number: int) -> "Worth":
    """Return the same where something is compared with a number: of whole ones, <= 3 is < 4."""
    if sign == "=":
        return lambda own, scope: 1 if worth(own, scope) == number else 0
    if sign == "<>":
        return lambda own, scope: 1 if worth(own, scope) != number else 0
    if sign in ("<", "<="):
        more = number + len(sign) - 1
        return lambda own, scope: 1 if worth(own, scope) < more else 0
    less = number - len(sign) + 1
    return lambda own, scope: 1 if worth(own, scope) > less else 0


def of_lookup(place: int, part: "Node", keys: list[int], worths: list[int]) -> "Worth":
    """Return what finds in the second list what stands beside the last number not above a value."""
    worth = part[-1]

    def found(own: "Values", scope: "Scope") -> int:
        value = worth(own, scope)
        if value < keys[0]:
            raise problem_at("formula.below_list", place, {"value": value, "least": keys[0]})
        position = 0
        while position + 1 < len(keys) and keys[position + 1] <= value:
            position += 1
        return worths[position]

    return found


def of_call(place: int, name: str, arguments: "Sequence[Node]") -> "Worth":
    """Return what works out a function; what need not be known is not looked at."""
    parts = [part[-1] for part in arguments]
    if name == "if":
        return of_if(parts[0], parts[1], parts[2] if len(parts) > 2 else of_number(0))
    if name in ("and", "or"):
        return of_and(parts) if name == "and" else of_or(parts)
    if name == "rank":
        return of_rank(place, parts[0], parts[1] if len(parts) > 1 else None)
    if is_over_players(name, arguments):
        part = arguments[0]
        return of_players(place, name, part[-1], part[2] if part[0] == "field" else "")
    if name == "quotient":
        return of_quotient(place, parts[0], parts[1])
    return of_values(place, name, parts)


def of_if(condition: "Worth", holds: "Worth", fails: "Worth") -> "Worth":
    """Return what is one thing or the other."""
    return lambda own, scope: holds(own, scope) if condition(own, scope) else fails(own, scope)


def of_and(parts: "Sequence[Worth]") -> "Worth":
    """Return what is 1 where all parts hold."""

    def holds(own: "Values", scope: "Scope") -> int:
        for part in parts:
            if not part(own, scope):
                return 0
        return 1

    return holds


def of_or(parts: "Sequence[Worth]") -> "Worth":
    """Return what is 1 where a part holds."""

    def holds(own: "Values", scope: "Scope") -> int:
        for part in parts:
            if part(own, scope):
                return 1
        return 0

    return holds


def of_players(place: int, name: str, part: "Worth", field: str) -> "Worth":
    """Return what goes over all players, once a round; `field` is what is asked of each, if one."""
    join = PLAIN[name]

    def joined(own: "Values", scope: "Scope") -> int:
        known = scope[2].get(place)
        if known is None:
            if field:
                known = join([player[field] for player in scope[1]])
            else:
                known = join([part(player, scope) for player in scope[1]])
            if not -MOST <= known <= MOST:
                raise too_big(place, known)
            scope[2][place] = known
        return known

    return joined


def of_rank(at: int, part: "Worth", is_low: "Worth | None") -> "Worth":
    """Return what finds a value's place among all, from the top or the bottom; equals share it.

    What everybody has is worked out once a round.
    """

    def place(own: "Values", scope: "Scope") -> int:
        values: Any = scope[2].get(at)
        if values is None:
            values = [part(player, scope) for player in scope[1]]
            scope[2][at] = values
        mine = part(own, scope)
        if is_low is not None and is_low(own, scope):
            return 1 + len([value for value in values if value < mine])
        return 1 + len([value for value in values if value > mine])

    return place


def of_values(place: int, name: str, parts: "Sequence[Worth]") -> "Worth":
    """Return what joins the values of its arguments."""
    join = PLAIN[name]

    def joined(own: "Values", scope: "Scope") -> int:
        values: list[int] = []
        for part in parts:
            values.append(part(own, scope))
        value = join(values)
        if not -MOST <= value <= MOST:
            raise too_big(place, value)
        return value

    return joined


def of_quotient(place: int, value: "Worth", by: "Worth") -> "Worth":
    """Return what divides, and leaves away what is behind the whole number: -7 by 2 is -3."""

    def divided(own: "Values", scope: "Scope") -> int:
        upper, lower = value(own, scope), by(own, scope)
        if not lower:
            raise problem_at("formula.by_zero", place)
        whole = abs(upper) // abs(lower)
        return whole if (upper < 0) == (lower < 0) else -whole

    return divided


def is_over_players(name: str, arguments: "Sequence[Node]") -> bool:
    """Whether a function goes over all players; MIN and MAX do with one argument."""
    return name in ("sum", "count", "rank") or (name in ("min", "max") and len(arguments) == 1)


def too_big(place: int, value: int) -> Exception:
    """Return the problem of a value that is too big; as text, which no interpreter rounds."""
    return problem_at("formula.too_big", place, {"met": str(value), "most": MOST})


PLAIN: "dict[str, Callable[[list[int]], int]]" = {
    "abs": lambda values: abs(values[0]),
    "not": lambda values: 0 if values[0] else 1,
    "sum": sum,
    "count": lambda values: len(values) - values.count(0),
    "min": lambda values: min(values) if values else 0,
    "max": lambda values: max(values) if values else 0,
}
