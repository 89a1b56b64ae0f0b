"""What the recorder of lynX may tap next: a meld is a rank and then its last rank or a number."""

from ... import draft, table
from ...problem import Problem
from .. import french
from . import meld


def keys(packs: int, first) -> dict:
    """By key, the meld it would complete after `first`, with its points, or what bars it.

    Before a first rank is tapped every rank is free and no number is.
    """
    found = {}
    for rank in french.RANKS:
        found[rank] = {"points": 0} if first is None else completed({"run": [first, rank]}, packs)
    for count in range(meld.LEAST, 4 * packs + 1):
        if first is None:
            found["×" + str(count)] = draft.bar(Problem("lynx.rank_first", []))
        else:
            found["×" + str(count)] = completed({"set": first, "n": count}, packs)
    return found


def completed(shape: dict, packs: int) -> dict:
    """A meld of this shape with its points, or what bars it."""
    try:
        return {"meld": shape, "points": meld.value(meld.read(shape, packs, [])[0])}
    except Problem as problem:
        return draft.bar(problem)


def needed(item: dict) -> tuple:
    """What must be known of a player, by the depth in use."""
    if "points" in item:
        return ("points",)
    return ("melded", "held") if "melded" in item or "held" in item else ("melds", "hand")


def worth_so_far(state: dict, item, seat: int, finisher, result):
    """A player's `(points, lines)` as far as they are known; an unknown hand counts as none yet."""
    if not item or ("points" in item and item["points"] is None):
        return None
    if "points" in item:
        return table.plain_points(item, ["players", seat])
    known = dict(item)
    none = {"faces": 0, "others": 0}
    if "melded" in item or "held" in item:
        known["melded"] = filled(item.get("melded"), none)
        known["held"] = filled(item.get("held"), none)
    else:
        known["melds"] = item.get("melds") or []
        known["hand"] = filled(item.get("hand"), none)
    if known == {"melds": [], "hand": none} and finisher != seat and item.get("hand") is None:
        return None
    return result(state, known, ["players", seat], finisher)


def filled(counts, none: dict):
    """Counts with what is not known yet taken as none."""
    if type(counts) is not dict:
        return none if counts is None else counts
    return {key: counts.get(key) or 0 for key in ("faces", "others")}
