"""A formula with its figures put in, for people: `20 + 10 × 3`."""

from .. import check
from ..problem import Problem
from .parse import number_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Line, Result
    from .shapes import Node, Pad, Scope, Values


MAX_TEXT = 100
"""Signs of a formula with its figures; a longer one is not told."""
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
        if part[0] == "chain":
            text = unfold(part, own, scope)
            if text is not None:
                line["text"] = text
        own["points"] = points
        found = points, [line]
        if results is not None:
            results[key] = found
        return found
    raise refusal.with_prefix(["players", seat])


def unfold(node: "Node", own: "Values", scope: "Scope") -> str | None:
    """Return what the part of a formula that counts comes to for a player, before it is added up.

    Of an IF within it the part that counts is told, of a function what it is worth. None where
    nothing is left to add up, or where it is too long to be read.
    """
    if node[0] != "chain":
        return None
    text = "".join(pieces(node, own, scope, True, False))
    return text if len(text) <= MAX_TEXT else None


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
