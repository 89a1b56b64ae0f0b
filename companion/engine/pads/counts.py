"""What a pad's fields and rows come to over a game, for the figures of people (`docs/engine.md`).

Keys are `mean.ID` and `share.ID` with what was added up, and the same with `.n` how often. Of
points that compare two fields (tricks and bid) there is `share.tricks=bid`, too.
"""

from .. import table
from .parts import all_parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Item, Sequence
    from .shapes import Field, Node, Pad, PadState


MAX_COMPARED = 4
"""Pairs of fields that are counted of one pad."""


def count_all(state: "PadState") -> "list[dict[str, int]]":
    """Return the counts by seat; a round or row of which only points are known adds nothing."""
    pad = state["pad"]
    found = [blank_counts(pad) for _ in state["seats"]]
    if pad["kind"] == "rows":
        for seat, column in state["columns"].items():
            for field in pad["fields"]:
                name = field["id"]
                if name in column["values"]:
                    count_row(found[seat], field, column["values"][name], column["points"][name])
        return found
    compared = compared_fields(pad)
    fields = fields_of(pad)
    for items in table.unroll(state["items"]):
        for seat, item in enumerate(items):
            if item is not None and ("points" not in item or pad["computed"]):
                count_round(found[seat], fields, compared, item)
    return found


def blank_counts(pad: "Pad") -> "dict[str, int]":
    """Return every count of a pad, at 0."""
    found: dict[str, int] = {}
    keys = [key_of(field) for field in fields_of(pad) if field["kind"] != "choice"]
    for key in keys + ["share." + name for name, _ in compared_fields(pad)]:
        found[key] = found[key + ".n"] = 0
    return found


def fields_of(pad: "Pad") -> "list[Any]":
    """Return what a round has of each player: what is asked, and what is worked out."""
    return pad["fields"] + pad["computed"]


def key_of(field: "Field") -> str:
    """Return under which key a field or a row is counted."""
    return ("share." if field["kind"] == "flag" else "mean.") + field["id"]


def add(counts: "dict[str, int]", key: str, value: int) -> None:
    """Add a value to what is counted under a key."""
    counts[key] += value
    counts[key + ".n"] += 1


def count_row(counts: "dict[str, int]", field: "Field", value: "Any", points: int) -> None:
    """Count a row that was filled in: of a yes or no the answer, of any other what it is worth."""
    if field["kind"] == "choice":
        return
    add(counts, key_of(field), int(value) if field["kind"] == "flag" else points)


def count_round(
    counts: "dict[str, int]",
    fields: "Sequence[Field]",
    compared: "Sequence[tuple[str, Node]]",
    item: "Item",
) -> None:
    """Count what one player wrote down in a round; what they were not asked is left out."""
    own: dict[str, int] = {}
    for field in fields:
        name, of = field["id"], field["of"]
        if field["kind"] == "choice" or (of is not None and not item.get(of)):
            continue
        own[name] = int(item[name])
        add(counts, key_of(field), own[name])
    for name, part in compared:
        if part[3][2] in own and part[4][2] in own:
            add(counts, "share." + name, part[-1](own, ({}, (), {})))


def compared_fields(pad: "Pad") -> "list[tuple[str, Node]]":
    """Return where the points compare one number with another: `tricks=bid`, and the part."""
    kinds = ("number", "computed")
    numbers = [field["id"] for field in fields_of(pad) if field["kind"] in kinds]
    found: list[tuple[str, Node]] = []
    pairs: list[list[str]] = []
    for part in all_parts(pad["points"]):
        if part[0] != "compare" or part[3][0] != "field" or part[4][0] != "field":
            continue
        pair = sorted([part[3][2], part[4][2]])
        is_known = pair in pairs or pair[0] == pair[1] or len(pairs) == MAX_COMPARED
        if not is_known and pair[0] in numbers and pair[1] in numbers:
            pairs.append(pair)
            found.append((part[3][2] + part[2] + part[4][2], part))
    return found
