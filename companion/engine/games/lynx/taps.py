"""What the recorder of lynX may tap next: a meld is a rank and then its last rank or a number."""

from ... import draft
from ...problem import Problem
from .. import french
from . import meld, so_far

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Draft, Item, Json
    from .shapes import Shape


def build_taps(
    players: "list[Item | None]", packs: int, unfinished: "Draft", seat: int
) -> "dict[str, Any]":
    """Return every key after the rank tapped first, and what a tapped meld may become."""
    first, position = read_open(unfinished, seat)
    melds = so_far.melds_of(players[seat])
    is_tapped = type(position) is int and 0 <= position < len(melds)
    return {
        "first": first,
        "keys": keys(packs, first, so_far.rank_counts(players, packs)),
        "tapped": melds[position] if is_tapped else None,
        "change": changes(players, packs, (seat, position)) if is_tapped else [],
        "players": [so_far.open_cards(item, packs) for item in players],
    }


def read_open(unfinished: "Draft", seat: int) -> "tuple[Any, Any]":
    """Read `(rank a meld is begun with, position of the meld tapped)`, None without one here."""
    begun: Json = unfinished.get("begun")
    first = begun.get(str(seat)) if type(begun) is dict else None
    at: Json = unfinished.get("open")
    if type(at) is not dict or at.get("seat") != seat:
        return first, None
    return first, at.get("meld")


def keys(packs: int, first: str | None, lying: dict[str, int]) -> "dict[str, Any]":
    """Return by key the meld it would complete after `first`, with its points, or what bars it.

    Before a first rank is tapped every rank is free and no number is.
    """
    found: dict[str, Any] = {}
    for rank in french.RANKS:
        run = {"run": [first, rank]}
        found[rank] = {"points": 0} if first is None else complete_meld(run, packs, lying)
    for count in range(meld.MIN_CARDS, 4 * packs + 1):
        if first is None:
            found["×" + str(count)] = draft.bar(Problem("lynx.rank_first", []))
        else:
            found["×" + str(count)] = complete_meld({"set": first, "n": count}, packs, lying)
    return found


def complete_meld(shape: "Shape", packs: int, lying: dict[str, int]) -> "Any":
    """Return a meld of this shape with its points, or what bars it beside what lies already."""
    try:
        ranks, _ = meld.read(shape, packs, [])
        so_far.check_room(ranks, lying, packs)
    except Problem as problem:
        return draft.bar(problem)
    return {"meld": shape, "points": meld.value(ranks)}


def changes(
    players: "list[Item | None]", packs: int, place: "tuple[int, int]"
) -> "list[dict[str, Any]]":
    """Return every way to make the meld at `place` (seat, position) one card longer or shorter.

    Each has its points, or what bars it.
    """
    seat, position = place
    shape = so_far.readable_shape(so_far.melds_of(players[seat])[position], packs)
    if shape is None:
        return []
    others = so_far.rank_counts(players, packs, place)
    found: list[dict[str, Any]] = []
    for what, becomes in meld.neighbours(shape):
        change = complete_meld(becomes, packs, others)
        change.update({"what": what, "meld": becomes})
        found.append(change)
    return found
