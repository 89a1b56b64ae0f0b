"""What a part of a formula is worth, told with its figures put in: `20 + 10 × 3`."""

from .evaluate import join_two
from .kept import MAX_KEPT
from .parse import number_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Sequence
    from .shapes import Decision, Node, Scope, Values


TYPESET = {"+": " + ", "-": " − ", "*": " × "}


def tell(
    tree: "Node", own: "Values", scope: "Scope", is_first: bool = True, is_tight: bool = False
) -> tuple[int, str]:
    """Return what a part of a formula is worth, and it with its figures put in.

    That is in brackets where it is misread without. `is_first`: no sign stands right before it;
    `is_tight`: what it stands in binds more than +.
    """
    kind = tree[0]
    if kind == "kept":
        return tell_kept(tree, own, scope, is_first, is_tight)
    node = chosen(tree, own, scope) if kind == "call" else tree
    kind = node[0]
    is_open = is_first
    if kind == "minus":
        value, text = tell(node[2], own, scope, False, True)
        value, text = -value, "−" + text
    elif kind == "chain":
        is_product = node[3][0][0] == "*"
        is_open = is_product or (is_first and not is_tight)
        value, text = tell(node[2], own, scope, is_first or not is_product, is_product)
        for sign, place, part in node[3]:
            other, more = tell(part, own, scope, False, is_product)
            value = join_two(value, sign, place, other)
            text += TYPESET[sign] + more
    else:
        value = node[-1](own, scope)
        if value >= 0:
            return value, str(value)
        text = signed(value)
    return value, text if is_open else "(" + text + ")"


def tell_kept(
    node: "Node", own: "Values", scope: "Scope", is_first: bool, is_tight: bool
) -> tuple[int, str]:
    """Return the same of a part of which it is kept, for as many figures as there is room."""
    _, results, key_in = node[3]
    key = key_in(own)
    found = results.get(key)
    if found is None:
        found = tell(node[2], own, scope, is_first, is_tight)
        if len(results) < MAX_KEPT:
            results[key] = found
    return found


def signed(value: int) -> str:
    """Return a number as people write it."""
    return "−" + str(-value) if value < 0 else str(value)


def chosen(node: "Node", own: "Values", scope: "Scope") -> "Node":
    """Return the part of an IF that counts; any other part as it is."""
    return choose(node, own, scope)[0]


def choose(
    node: "Node",
    own: "Values",
    scope: "Scope",
    why: "Decision | None" = None,
    places: "Sequence[int] | None" = None,
) -> "tuple[Node, Decision | None]":
    """Return the part of an IF that counts, and the last condition on the way with its answer.

    `why` is that of the IF around it, if any; with `places` it goes no further than the IFs there.
    """
    while node[0] == "call" and node[2] == "if" and (places is None or node[1] in places):
        arguments = node[3]
        holds = arguments[0][-1](own, scope) != 0
        why = arguments[0], holds
        if holds:
            node = arguments[1]
        else:
            node = arguments[2] if len(arguments) > 2 else number_at(node[1], 0)
    return node, why
