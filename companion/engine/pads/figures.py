"""What a round of a pad says of each player, as its formulas know it (`docs/pads.md`)."""

from .. import check
from ..problem import Problem
from .fields import read_figure, work_out_bound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Item, Path, Sequence
    from .shapes import Field, PadState, Values


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
    plain = state["pad"]["plain"]
    own = read_plain(plain, item, state["totals"][seat]) if plain else None
    return own or read_one_by_one(state, numbers, item, seat, is_draft)


def read_plain(
    plain: "Sequence[tuple[str, int, int, bool]]", item: "Item", total: int
) -> "dict[str, int] | None":
    """Return what formulas know of a player where all is as it should be, as most is; else None."""
    if len(item) != len(plain):
        return None
    own = {"total": total}
    try:
        for name, least, most, is_flag in plain:
            value: Any = item[name]
            if is_flag:
                if type(value) is not bool:
                    return None
                own[name] = 1 if value else 0
            elif type(value) is int and least <= value <= most:
                own[name] = value
            else:
                return None
    except KeyError:
        return None
    return own


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


def plain_fields(fields: "Sequence[Field]") -> "list[tuple[str, int, int, bool]]":
    """Return (id, least, most, whether it is a yes or no) of every field.

    Empty where one of them is asked of some alone, is a choice, or has bounds that follow from
    what else is known.
    """
    found: list[tuple[str, int, int, bool]] = []
    for field in fields:
        is_flag = field["kind"] == "flag"
        ends = (1, 0) if is_flag else field["ends"]
        if ends is None or field["of"] is not None:
            return []
        found.append((field["id"], ends[0], ends[1], is_flag))
    return found


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
