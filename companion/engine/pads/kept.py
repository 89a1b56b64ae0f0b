"""Parts of a formula of which it is kept what they are worth, by the values of their fields."""

from .parts import fields_in, is_of_fields_alone, is_of_nobody

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Callable, Sequence
    from .shapes import Field, Memory, Node, Values


KEPT = ("chain", "call", "lookup")
"""Ends of an IF that are kept: of any other a line tells at most what decided."""
MAX_NAMES = 3
"""Fields in a part of a sum that is kept: of more the same values seldom come together again."""
MANY_VALUES = 100
"""A number that may have so many is in no part that is kept."""
MAX_KEPT = 200
"""Values of which a part is kept."""


def memory_by(names: "Sequence[str]") -> "Memory":
    """Return that something is kept by these values of a player, and no results yet."""
    return names, {}, key_of(names)


def key_of(names: "Sequence[str]") -> "Callable[[Values], Any]":
    """Return what makes a key of a player's values of these names."""
    if len(names) == 1:
        name = names[0]
        return lambda own: own[name]
    if len(names) == 2:
        first, second = names
        return lambda own: (own[first], own[second])
    return lambda own: tuple([own[name] for name in names])


def memories_of(tree: "Node") -> "dict[int, Memory]":
    """Return by place what of a formula is worth the same for equal fields.

    It is all of it, or else what an IF of it may come to. There are no results yet.
    """
    ends = [tree]
    if not is_of_fields_alone(tree):
        for node in ends:  # which grows on the way
            if node[0] == "call" and node[2] == "if":
                ends.extend(node[3][1:])
        ends = [node for node in ends if node[0] in KEPT and is_of_fields_alone(node)]
    return {node[1]: memory_by(sorted(set(fields_in(node)))) for node in ends}


def alike_ifs(tree: "Node") -> list[int]:
    """Return the places of the IFs, from the outermost, that come to the same end for everybody."""
    found: list[int] = []
    ends = [tree]
    for node in ends:  # which grows on the way
        if node[0] == "call" and node[2] == "if" and is_of_nobody(node[3][0]):
            found.append(node[1])
            ends.extend(node[3][1:])
    return found


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
    """Return a part that few fields alone decide as ("kept", place, part, memory).

    What comes to stand in the memory is what is told of the part. Fields that are `wide` have too
    many values for one of them to come again soon.
    """
    names = sorted(set(fields_in(node)))
    is_wide = len(names) > MAX_NAMES or True in [name in wide for name in names]
    if node[0] == "field" or not names or is_wide or not is_of_fields_alone(node):
        return keep_parts(node, wide)
    return "kept", node[1], node, memory_by(names)


def wide_fields(fields: "Sequence[Field]") -> list[str]:
    """Return the ids of numbers with so many values that one seldom comes again."""
    ends = [(field["id"], field["ends"]) for field in fields]
    return [name for name, both in ends if both and both[1] - both[0] >= MANY_VALUES]
