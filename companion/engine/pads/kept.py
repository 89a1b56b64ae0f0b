"""Parts of a formula of which it is kept what they are worth, by the values of their fields."""

from .parts import fields_in, is_of_fields_alone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Sequence
    from .shapes import Field, Node


MAX_NAMES = 3
"""Fields in a part of a sum that is kept: of more the same values seldom come together again."""
MANY_VALUES = 100
"""A number that may have so many is in no part that is kept."""
MAX_KEPT = 200
"""Values of which a part is kept."""


def memories_of(tree: "Node") -> "dict[int, tuple[list[str], dict[Any, Any]]]":
    """Return by place what of a formula is worth the same for equal fields: names, and results.

    It is all of it, or else each sum that an IF of it may come to. There are no results yet.
    """
    ends = [tree]
    if not is_of_fields_alone(tree):
        for node in ends:  # which grows on the way
            if node[0] == "call" and node[2] == "if":
                ends.extend(node[3][1:])
        ends = [node for node in ends if node[0] == "chain" and is_of_fields_alone(node)]
    return {node[1]: (sorted(set(fields_in(node))), {}) for node in ends}


def keep_parts(node: "Node", wide: "Sequence[str]") -> "Node":
    """Return a formula with its sums and products made of parts that are kept (`keep`)."""
    kind, place = node[:2]
    if kind == "call" and node[2] == "if":
        ends = [keep_parts(part, wide) for part in node[3][1:]]
        return kind, place, node[2], node[3][:1] + ends, node[-1]
    if kind == "minus":
        return kind, place, keep_parts(node[2], wide), node[-1]
    if kind == "chain":
        rest = [(sign, at, keep(part, wide)) for sign, at, part in node[3]]
        return kind, place, keep(node[2], wide), rest, node[-1]
    return node


def keep(node: "Node", wide: "Sequence[str]") -> "Node":
    """Return a part that few fields alone decide as ("kept", place, part, names, {}).

    What comes to stand there by the values of these names is what is told of the part. Fields that
    are `wide` have too many values for one of them to come again soon.
    """
    names = sorted(set(fields_in(node)))
    is_wide = len(names) > MAX_NAMES or True in [name in wide for name in names]
    if node[0] == "field" or not names or is_wide or not is_of_fields_alone(node):
        return keep_parts(node, wide)
    return "kept", node[1], node, names, {}


def wide_fields(fields: "Sequence[Field]") -> list[str]:
    """Return the ids of numbers with so many values that one seldom comes again."""
    ends = [(field["id"], field["ends"]) for field in fields]
    return [name for name, both in ends if both and both[1] - both[0] >= MANY_VALUES]
