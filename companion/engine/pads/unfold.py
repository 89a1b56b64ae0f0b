"""A formula with its figures put in, for people: `20 + 10 × 3`."""

from .. import check
from ..problem import Problem
from .evaluate import is_over_players
from .tell import choose, chosen, signed, tell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Line, Result, Sequence
    from .shapes import Decision, Node, Pad, Scope, Values


MAX_TEXT = 100
"""Signs of a formula with its figures; a longer one is not told."""
MAX_REASON = 24
"""Signs of what decided, and of a SUM within another function; what is longer is not told."""
MAX_SAID = 2
"""Each yes or no that decided is told, where there are no more."""
SPELT = ("abs", "count", "max", "min", "quotient", "rank", "sum")
"""Functions of which a line tells what they were worked out of."""
PLAIN = ("field", "table")
"""Parts of which there is nothing to tell."""
COMPARED = {"=": "=", "<>": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}
OPPOSITE = {"=": "<>", "<>": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def work_out_points(pad: "Pad", scope: "Scope", own: "dict[str, int]", seat: int) -> "Result":
    """Return what figures are worth, with the formula unfolded; add the points to them.

    What a player's own fields alone decide is worked out once for equal values of those in it,
    and once a round which end of an IF counts, where that is the same for everybody.
    """
    known = scope[2]
    try:
        if 0 not in known:  # where no part of a formula stands
            part, why = choose(pad["kept_points"], own, scope, None, pad["alike"])
            known[0] = part, why, pad["memories"].get(part[1])
        part, why, memory = known[0]
        if memory is None:
            part, why = choose(part, own, scope, why)
            memory = pad["memories"].get(part[1])
        if memory is None:
            found = result_of(pad, part, why, own, scope)
        else:
            _, results, key_in = memory
            key = key_in(own)
            found = results.get(key)
            if found is None:
                part, why = choose(part, own, scope, why)
                found = results[key] = result_of(pad, part, why, own, scope)
    except Problem as problem:
        refusal = problem
    else:
        own["points"] = found[0]
        return found
    raise refusal.with_prefix(["players", seat])


def result_of(
    pad: "Pad", node: "Node", why: "Decision | None", own: "Values", scope: "Scope"
) -> "Result":
    """Return what the part of a formula that counts is worth, and its line."""
    text, kind = "", node[0]
    if kind == "chain":
        points, text = tell(node, own, scope)
    else:
        points = own[node[2]] if kind == "field" else node[-1](own, scope)
    if not -check.LIMIT <= points <= check.LIMIT:
        check.integer(points, [])
    line: Line = {"what": "formula", "points": points}
    if text:
        if len(text) <= MAX_TEXT:
            line["text"] = text
    elif kind not in PLAIN:
        line.update(unfold(node, why, own, scope, pad["unsaid"]))
    return points, [line]


def unfold(
    node: "Node",
    why: "Decision | None",
    own: "Values",
    scope: "Scope",
    unsaid: "Sequence[str]" = (),
) -> "Any":
    """Return what a line says of the part of a formula that counts, and why it does.

    `text` where something is added up: of an IF within it the part that counts, of a function what
    it is worth. Of a function alone `call`, its name, and `values`, a text for each argument, or
    for everybody it goes over. `when` and `said`, what decided, where the part is a number as it
    stands in the formula, and of what is compared. Nothing where there is nothing to say, or too
    much. `unsaid` are names of which it says nothing that they are not 0.
    """
    found: dict[str, Any] = {}
    kind = node[0]
    values: list[str] = []
    if kind == "chain":
        found["text"] = tell(node, own, scope)[1]
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
    else:
        return decision(node, why, own, scope, unsaid)
    if values:
        found["values"] = values
    return found if len(found.get("text", "".join(values))) <= MAX_TEXT else {}


def spell_for_all(node: "Node", scope: "Scope") -> list[str]:
    """Return what a function over all players goes over: worked out once, as it is theirs alike.

    It ends where it is too long to be told.
    """
    place, part = node[1], node[3][0]
    key = -place  # beside what it is worth, which stands at its place
    if key not in scope[2]:
        found: list[str] = []
        length = 0
        for one in scope[1]:
            value = part[-1](one, scope)
            text = ""
            if node[2] == "count":
                text = reason(reasons(part, value != 0, one, scope), one, scope, MAX_TEXT)
            text = text or signed(value)
            found.append(text)
            length += len(text)
            if length > MAX_TEXT:
                break
        scope[2][key] = found
    return scope[2][key]


def decision(
    node: "Node",
    why: "Decision | None",
    own: "Values",
    scope: "Scope",
    unsaid: "Sequence[str]",
) -> "dict[str, Any]":
    """Return what decided that a formula is worth a number, or true or false; perhaps nothing.

    `when` is what was compared, `said` whether a yes or no that stands alone was yes, by its id.
    """
    number = node[2] if node[0] == "minus" else node
    if number[0] != "number":
        why = node, node[-1](own, scope) != 0
    if not why or node[0] in PLAIN:
        return {}
    parts = reasons(why[0], why[1], own, scope)
    text = reason(parts, own, scope, MAX_REASON)
    names = [(part[2], holds) for part, holds in parts if part[0] == "field"]
    said = {name: holds for name, holds in names if name not in unsaid}
    if len(text) > MAX_REASON or len(said) > MAX_SAID:
        return {}
    found: dict[str, Any] = {"when": text} if text else {}
    if said:
        found["said"] = said
    return found


def reasons(node: "Node", holds: bool, own: "Values", scope: "Scope") -> "list[Decision]":
    """Return the parts by which a condition holds or not, without AND, OR and NOT around them."""
    if node[0] != "call" or node[2] not in ("and", "or", "not"):
        return [(node, holds)]
    if node[2] == "not":
        return reasons(node[3][0], not holds, own, scope)
    if holds == (node[2] == "or"):
        return reasons(one_that_decides(node[3], holds, own, scope), holds, own, scope)
    found: list[Decision] = []
    for part in node[3]:
        found.extend(reasons(part, holds, own, scope))
    return found


def reason(parts: "Sequence[Decision]", own: "Values", scope: "Scope", room: int) -> str:
    """Return what was compared, as it is true: `2 ≠ 3`.

    What has no room is not told to its end. How many there are says nothing without of what.
    """
    found = ""
    for part, holds in parts:
        text = compared(part, holds, own, scope, room) if part[0] == "compare" else ""
        found += ", " + text if found and text else text
        if len(found) > room:
            break
    return found


def compared(node: "Node", holds: bool, own: "Values", scope: "Scope", room: int) -> str:
    """Return a comparison that is true, of one that holds or does not."""
    sides: list[str] = []
    for side in node[3:5]:
        if side[0] == "call" and side[2] == "count":
            return ""
        sides.append(signed(own[side[2]]) if side[0] == "field" else tell(side, own, scope)[1])
        if len(sides[0]) > room:
            break
    return (" " + COMPARED[node[2] if holds else OPPOSITE[node[2]]] + " ").join(sides)


def one_that_decides(parts: "Sequence[Node]", holds: bool, own: "Values", scope: "Scope") -> "Node":
    """Return the first part that holds, or does not; what stands behind it is not looked at."""
    for part in parts[:-1]:
        if (part[-1](own, scope) != 0) == holds:
            return part
    return parts[-1]


def spell(tree: "Node", own: "Values", scope: "Scope") -> str:
    """Return a part of a formula with its figures put in; of a SUM alone what is added up."""
    node = chosen(tree, own, scope)
    if node[0] == "call" and node[2] == "sum":
        found = " + ".join(spell_for_all(node, scope))
        if len(found) <= MAX_REASON and "−" not in found:
            return found
    return tell(node, own, scope)[1]


def without_noughts(node: "Node", own: "Values", scope: "Scope") -> "Node":
    """Return a sum without the parts that are worth nothing; any other part as it is."""
    if node[0] != "chain" or node[3][0][0] == "*":
        return node
    steps = [("+", node[1], node[2])] + node[3]
    steps = [step for step in steps if step[2][-1](own, scope)]
    if not steps or steps[0][0] == "-":
        return node
    first, rest = steps[0][2], steps[1:]
    return ("chain", node[1], first, rest, node[-1]) if rest else first
