"""What a formula's tree is made of: its parts, what it is about, and what it costs."""

from ..problem import Problem
from .evaluate import is_over_players
from .tokens import problem_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Path, Sequence
    from .shapes import Node


MAX_PLAYERS = 12


def parts_of(node: "Node") -> "Sequence[Node]":
    """Return the parts right within a part of a tree."""
    kind = node[0]
    if kind in ("minus", "lookup"):
        return (node[2],)
    if kind == "chain":
        return [node[2]] + [part for _, _, part in node[3]]
    if kind == "compare":
        return node[3:5]
    return node[3] if kind == "call" else ()


def all_parts(node: "Node") -> "list[Node]":
    """Return a tree's parts, itself and those within parts."""
    found = [node]
    for part in found:  # which grows on the way
        found.extend(parts_of(part))
    return found


def fields_in(node: "Node") -> list[str]:
    """Return the names of the fields that a tree is worked out of."""
    return [part[2] for part in all_parts(node) if part[0] == "field"]


def names_below(tree: "Node", rests: "dict[str, set[str]]") -> set[str]:
    """Return the rows that are filled on which a formula rests, also through sums of them."""
    found: set[str] = set()
    for name in fields_in(tree):
        found.update(rests[name])
    return found


def calls_over_players(node: "Node") -> "list[Node]":
    """Return the functions in a tree that go over all players, those within others behind them."""
    return [
        part for part in all_parts(node) if part[0] == "call" and is_over_players(part[2], part[3])
    ]


def has_all_players(node: "Node") -> bool:
    """Whether something in a tree goes over all players."""
    return bool(calls_over_players(node))


def dearest_call(node: "Node") -> "Node":
    """Return the function over all players that costs most in a tree: only these make one dear."""
    calls = calls_over_players(node)
    costs = [cost(call, True) for call in calls]
    return calls[costs.index(max(costs))]


def check_alone(node: "Node", code: str, at: "Path") -> None:
    """Raise `Problem` where a formula that is about one player goes over all of them."""
    calls = calls_over_players(node)
    if calls:
        raise Problem(code, at, {"sign": calls[0][1], "met": calls[0][2]})


def is_of_fields_alone(node: "Node") -> bool:
    """Whether a tree is worth the same wherever a player's fields are the same."""
    others = [part for part in all_parts(node) if part[0] == "table" or part[2] == "total"]
    return not others and not has_all_players(node)


def is_of_nobody(node: "Node") -> bool:
    """Whether a tree is worth the same for everybody."""
    if node[0] == "call" and is_over_players(node[2], node[3]):
        return node[2] != "rank"
    return node[0] != "field" and False not in [is_of_nobody(part) for part in parts_of(node)]


def cost(node: "Node", is_of_player: bool) -> int:
    """Count what is looked at to work out a tree; raises `Problem` for a field of nobody's."""
    kind, place = node[:2]
    name = node[2]
    if kind == "field" and not is_of_player:
        raise problem_at("formula.whose", place, {"met": name})
    if kind == "call" and name == "rank" and not is_of_player:
        raise problem_at("formula.whose", place, {"met": "RANK"})
    parts = parts_of(node)
    total = len(node[3]) if kind == "lookup" else 1
    is_for_all = kind == "call" and is_over_players(name, parts)
    for number, part in enumerate(parts):
        if is_for_all and number == 0:
            total += (MAX_PLAYERS + (name == "rank")) * cost(part, True)
        else:
            total += cost(part, is_of_player)
    return total
