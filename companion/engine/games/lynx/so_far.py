"""An unfinished game of lynX: what is known of every player, and what it is worth so far."""

from ... import table
from ...problem import Problem
from .. import french
from . import meld, shoe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Callable, Item, Json, Path, Result
    from .shapes import LynxState, Shape


def needed_keys(item: "Item") -> tuple[str, ...]:
    """Return what must be known of a player, by the depth in use."""
    if "points" in item:
        return ("points",)
    return ("melded", "held") if "melded" in item or "held" in item else ("melds", "hand")


def worth(
    state: "LynxState",
    item: "Item | None",
    seat: int,
    finisher: int | None,
    result: "Callable[[LynxState, Item, Path, int | None], Result]",
) -> "Result | None":
    """Return a player's `(points, lines)` as far as known; an unknown hand counts as none yet."""
    if not item or ("points" in item and item["points"] is None):
        return None
    if "points" in item:
        return table.read_points(item, ["players", seat])
    melds, hand = needed_keys(item)
    begun = item.get(melds) != [] and not is_unknown(item.get(melds))
    if finisher != seat and not begun and is_unknown(item.get(hand)):
        return None
    known = item.copy()
    known[melds] = item.get(melds) or [] if melds == "melds" else fill_counts(item.get(melds))
    known[hand] = fill_counts(item.get(hand))
    return result(state, known, ["players", seat], finisher)


def is_unknown(value: "Json") -> bool:
    """Whether nothing is known here: nothing at all, or a pair of counts without a number."""
    if type(value) is dict:
        return value.get("faces") is None and value.get("others") is None
    return value is None


def fill_counts(counts: "Json") -> "Any":
    """Return the counts with 0 for what is not known yet."""
    if counts is None:
        return {"faces": 0, "others": 0}
    if type(counts) is not dict:
        return counts
    return {key: counts.get(key) or 0 for key in ("faces", "others")}


def open_cards(item: "Item | None", packs: int) -> "dict[str, Any]":
    """Return what lies open at a seat: the shape and points of each meld, and the hand.

    A meld that is none yet is None.
    """
    melds: list[dict[str, Any] | None] = []
    for one in melds_of(item):
        shape = readable_shape(one, packs)
        points = shape and meld.value(meld.read(shape, packs, [])[0])
        melds.append(shape and {"shape": shape, "points": points})
    return {"melds": melds, "hand": hand_of(item)}


def melds_of(item: "Item | None") -> "list[Any]":
    """Return the melds of a player, as far as there are any."""
    melds: Json = item.get("melds") if type(item) is dict else None
    return melds if type(melds) is list else []


def hand_of(item: "Item | None") -> "dict[str, Any] | None":
    """Return a hand as `{"faces", "others"}`, None where nothing is known or it cannot be read."""
    hand: Json = item.get("hand") if type(item) is dict else None
    if type(hand) is not list:
        return hand if type(hand) is dict else None
    try:
        ranks = [french.read_card(name, [])[0] for name in hand]
    except Problem:
        return None
    faces = len([rank for rank in ranks if rank in french.FACES])
    return {"faces": faces, "others": len(ranks) - faces}


def readable_shape(one: "Json", packs: int) -> "Shape | None":
    """Return the shape of a meld, None while it is none."""
    try:
        return meld.shape(one, packs)
    except Problem:
        return None


def rank_counts(
    players: "list[Item | None]", packs: int, but: "tuple[int, ...]" = ()
) -> dict[str, int]:
    """Return how often each rank lies in melds already.

    The meld at `but` (seat, position) is left out.
    """
    found = dict.fromkeys(french.RANKS, 0)
    for seat in range(len(players)):
        melds = melds_of(players[seat])
        for position in range(len(melds)):
            shape = readable_shape(melds[position], packs)
            if shape is not None and (seat, position) != but:
                for rank in meld.read(shape, packs, [])[0]:
                    found[rank] += 1
    return found


def check_room(ranks: list[str], lying: dict[str, int], packs: int) -> None:
    """Raise `Problem` when the packs have too few of a rank for these beside what lies already."""
    for rank in ranks:
        shoe.check_rank(rank, lying[rank] + ranks.count(rank), packs, [])
