"""What a round of a pad says of each player, as its formulas know it (`docs/pads.md`)."""

from .. import check, table
from ..problem import Problem
from .fields import read_figure, work_out_bound
from .parts import fields_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Item, Path, Result, Sequence
    from .shapes import Field, Node, Pad, PadState, PlainField, Values


def table_values(state: "PadState") -> "Values":
    """Return what formulas know of the table: the round, and how many play."""
    return {"round": state["rounds"] + 1, "seats": state["playing"].count(True)}


def required_fields(state: "PadState", item: "Item") -> "Sequence[str]":
    """Return the fields that a player is asked for, as far as the item says by now."""
    names = state["pad"]["names"]
    if not state["pad"]["is_for_some"]:
        return names
    fields = state["pad"]["fields"]
    return [field["id"] for field in fields if field["of"] is None or item.get(field["of"]) is True]


def read_figures(
    state: "PadState", numbers: "Values", item: "Item | None", seat: int, is_draft: bool = False
) -> "dict[str, int] | None":
    """Return what formulas know of a player; None for who left or is known by points alone.

    Of a draft only what comes before the first field that is not known yet.
    """
    if item is None or "points" in item:
        return None
    plain = plain_in_round(state["pad"], numbers)
    own = read_plain(plain, item, state["totals"][seat]) if plain else None
    return own or read_one_by_one(state, numbers, item, seat, is_draft)


def read_round(
    state: "PadState", numbers: "Values", items: "Sequence[Item | None]"
) -> "list[dict[str, int] | None]":
    """Return what formulas know of everybody; None for who left or is known by points alone."""
    plain, totals = plain_in_round(state["pad"], numbers), state["totals"]
    figures: list[dict[str, int] | None] = []
    for seat, item in enumerate(items):
        own = read_plain(plain, item, totals[seat]) if plain and item else None
        if own is None and item is not None:
            check_points_alone(state, items)
            own = read_figures(state, numbers, item, seat)
        figures.append(own)
    return figures


def plain_in_round(pad: "Pad", numbers: "Values") -> "Sequence[PlainField]":
    """Return the plain fields of a pad with their bounds as they are in a round.

    Empty where one cannot be worked out: read field by field it is named, if it is asked for.
    """
    if not pad["is_plain_by_round"]:
        return pad["plain"]
    try:
        return [
            (name, of, kind, end_in_round(least, numbers), end_in_round(most, numbers), worths)
            for name, of, kind, least, most, worths in pad["plain"]
        ]
    except Problem:
        return []


def end_in_round(end: "int | Node", numbers: "Values") -> int:
    """Return a bound of a plain field as it is in a round."""
    return work_out_bound(end, numbers, {}, []) if isinstance(end, tuple) else end


def read_plain(plain: "Sequence[PlainField]", item: "Item", total: int) -> "dict[str, int] | None":
    """Return what formulas know of a player where all is as it should be, as most is; else None."""
    own = {"total": total}
    left = len(item)
    try:
        for name, of, kind, least, most, worths in plain:
            if of is not None and not own[of]:
                own[name] = 0
                continue
            value: Any = item[name]
            left -= 1
            if type(value) is not kind:
                return None
            if worths is None:
                if not least <= value <= most:
                    return None
                own[name] = value
            else:
                own[name] = worths[value]
    except KeyError:
        return None
    return None if left else own


def read_one_by_one(
    state: "PadState", numbers: "Values", item: "Item", seat: int, is_draft: bool
) -> "dict[str, int]":
    """Return what formulas know of a player, field by field; raises `Problem` for what is wrong."""
    at: Path = ["players", seat]
    names = state["pad"]["names"]
    required = () if is_draft else required_fields(state, item)
    others = [] if required is names else [name for name in names if name not in required]
    check.record(item, at, required, others)
    own: dict[str, int] = {"total": state["totals"][seat]}
    for field in state["pad"]["fields"]:
        name, of = field["id"], field["of"]
        if of is not None and not own[of]:
            if item.get(name) not in (None, False):
                check.integer(item[name], at + [name], 0, 0)
            own[name] = 0
            continue
        if is_draft and item.get(name) is None:
            return own
        own[name] = read_figure(field, item[name], numbers, own, at + [name])
    return own


def check_points_alone(state: "PadState", items: "Sequence[Item | None]") -> None:
    """Raise `Problem` where some are known by points alone, on which points of others depend.

    Nobody's do of whom nothing is known yet.
    """
    if not state["pad"]["is_shared"]:
        return
    alone = [seat for seat, item in enumerate(items) if item and "points" in item]
    if alone and len(alone) < len(items) - items.count(None):
        raise Problem("pad.points_alone", ["players", alone[0]])


def read_alone(item: "Item | None", seat: int) -> "Result | None":
    """Read the result of a player of whom only the points are known; None for who left."""
    return None if item is None else table.read_points(item, ["players", seat])


def plain_fields(fields: "Sequence[Field]") -> "list[PlainField]":
    """Return how every field is read where it is as it should be.

    Empty where one of them has bounds that follow from more than the table.
    """
    found: list[PlainField] = []
    for field in fields:
        name, of, least, most = field["id"], field["of"], field["least"], field["most"]
        if field["kind"] == "flag":
            found.append((name, of, bool, 0, 0, {False: 0, True: 1}))
        elif field["kind"] == "choice":
            found.append((name, of, str, 0, 0, dict(field["choices"])))
        elif fields_in(least) or fields_in(most):
            return []
        else:
            found.append((name, of, int, plain_end(least), plain_end(most), None))
    return found


def plain_end(tree: "Node") -> "int | Node":
    """Return a bound as a plain field has it: a number, or what is worked out in each round."""
    return tree[2] if tree[0] == "number" else tree


def bounds(state: "PadState", item: "Item | None", seat: int) -> "dict[str, list[int]]":
    """Return the least and most of every number of a player, as far as they are known by now."""
    found: dict[str, list[int]] = {}
    numbers = table_values(state)
    own: dict[str, int] = {"total": state["totals"][seat]}
    at: Path = ["players", seat]
    for field in state["pad"]["fields"]:
        name, of = field["id"], field["of"]
        try:
            if of is not None and not own.get(of):  # also who has not said yet
                own[name] = 0
                if field["kind"] == "number":
                    found[name] = [0, 0]
                continue
            if field["kind"] == "number":
                ends = [work_out_bound(field[end], numbers, own, at) for end in ("least", "most")]
                found[name] = ends
            own[name] = read_figure(field, (item or {}).get(name), numbers, own, at)
        except (KeyError, Problem):
            pass  # it follows from what is not known yet, or cannot be
    return found
