"""A formula with its figures put in, for people: `20 + 10 × 3`."""

from .. import check
from ..problem import Problem
from .evaluate import is_over_players
from .parse import number_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Line, Result, Sequence
    from .shapes import Node, Pad, Scope, Values


MAX_TEXT = 100
"""Signs of a formula with its figures; a longer one is not told."""
SPELT = ("abs", "max", "min", "quotient", "sum")
"""Functions of which a line tells what they were worked out of."""
UNFOLDED = ("call", "chain", "lookup")
TYPESET = {"+": " + ", "-": " − ", "*": " × "}


def work_out_points(pad: "Pad", scope: "Scope", own: "dict[str, int]", seat: int) -> "Result":
    """Return what figures are worth, with the formula unfolded; add the points to them.

    Where a player's own fields alone decide, it is worked out once for equal values of those in it.
    """
    tree, results, key = pad["points"], pad["results"], ()
    if results is not None:
        key = tuple([own[name] for name in pad["point_names"]])
        found = results.get(key)
        if found is not None:
            own["points"] = found[0]
            return found
    try:
        part = chosen(tree, own, scope) if tree[0] == "call" else tree
        points: int = own[part[2]] if part[0] == "field" else part[-1](own, scope)
        if not -check.LIMIT <= points <= check.LIMIT:
            check.integer(points, [])
    except Problem as problem:
        refusal = problem
    else:
        line: Line = {"what": "formula", "points": points}
        if part[0] in UNFOLDED:
            line.update(unfold(part, own, scope))
        own["points"] = points
        found = points, [line]
        if results is not None:
            results[key] = found
        return found
    raise refusal.with_prefix(["players", seat])


def unfold(node: "Node", own: "Values", scope: "Scope") -> "Any":
    """Return what a line says of the part of a formula that counts, before it is added up.

    `text` where something is added up: of an IF within it the part that counts, of a function what
    it is worth. Of a function alone `call`, its name, and `values`, a text for each argument, or
    for everybody it goes over. Nothing where that is all there is to say, or too long to be read.
    """
    found: dict[str, Any] = {}
    kind = node[0]
    values: list[str] = []
    if kind == "chain":
        found["text"] = "".join(pieces(node, own, scope, True, False))
    elif kind == "lookup":
        found["call"] = kind
        values = [spell(node[2], own, scope)]
    elif kind == "call" and node[2] in SPELT:
        parts: Sequence[Node] = node[3]
        found["call"] = node[2]
        if is_over_players(node[2], parts):
            values = spell_for_all(node, scope)
        else:
            values = [spell(part, own, scope) for part in parts]
    if values:
        found["values"] = values
    return found if len(found.get("text", "".join(values))) <= MAX_TEXT else {}


def spell_for_all(node: "Node", scope: "Scope") -> list[str]:
    """Return what a function over all players goes over: worked out once, as it is theirs alike."""
    place, part = node[1], node[3][0]
    key = -place  # beside what it is worth, which stands at its place
    if key not in scope[2]:
        values = [number_at(place, part[-1](one, scope)) for one in scope[1]]
        scope[2][key] = [spell(value, {}, scope) for value in values]
    return scope[2][key]


def spell(node: "Node", own: "Values", scope: "Scope") -> str:
    """Return a part of a formula with its figures put in."""
    return "".join(pieces(node, own, scope, True, False))


def chosen(node: "Node", own: "Values", scope: "Scope") -> "Node":
    """Return the part of an IF that counts; any other part as it is."""
    while node[0] == "call" and node[2] == "if":
        arguments = node[3]
        if arguments[0][-1](own, scope):
            node = arguments[1]
        else:
            node = arguments[2] if len(arguments) > 2 else number_at(node[1], 0)
    return node


def pieces(
    tree: "Node", own: "Values", scope: "Scope", is_first: bool, is_tight: bool
) -> list[str]:
    """Return the pieces of a part's text, in brackets where it would be misread without.

    `is_first`: no sign stands right before it; `is_tight`: what it stands in binds more than +.
    """
    node = chosen(tree, own, scope) if tree[0] == "call" else tree
    kind = node[0]
    is_open = True
    if kind == "minus":
        found = ["−"] + pieces(node[2], own, scope, False, True)
        is_open = is_first
    elif kind == "chain":
        is_product = node[3][0][0] == "*"
        is_open = is_product or (is_first and not is_tight)
        found = pieces(node[2], own, scope, is_first or not is_product, is_product)
        for sign, _, part in node[3]:
            found.append(TYPESET[sign])
            found.extend(pieces(part, own, scope, False, is_product))
    else:
        value = node[-1](own, scope)
        found = ["−" if value < 0 else "", str(abs(value))]
        is_open = is_first or value >= 0
    return found if is_open else ["("] + found + [")"]
