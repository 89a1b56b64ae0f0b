"""Melds of lynX: three or more of one rank, or three or more in sequence in one suit.

A meld is read as `(ranks, cards)`: the rank of each card, and the cards
themselves where their suits are known (an empty list where only the shape is).
"""

from ... import check
from ...problem import Problem
from .. import french

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Json, Path
    from .shapes import Cards, Shape


MIN_CARDS = 3
SEQUENCE = french.RANKS + ("A",)
"""The ace is below the two or above the king, never both."""
HIGH_ACE = len(french.RANKS)
"""Where the ace above the king stands in the sequence."""


def value(ranks: list[str]) -> int:
    """Return the value of these ranks: two for a face card, one for the others and the ace."""
    return len(ranks) + len([rank for rank in ranks if rank in french.FACES])


def read(meld: "Json", packs: int, at: "Path") -> "Cards":
    """Read a meld, given by its cards or by its shape, as `(ranks, cards)`."""
    if type(meld) is list:
        return read_cards(meld, packs, at)
    if type(meld) is dict and "run" in meld:
        check.record(meld, at, ("run",))
        return read_run(meld["run"], at + ["run"]), []
    shape = check.record(meld, at, ("set", "n"))
    rank = check.choice(shape["set"], at + ["set"], french.RANKS)
    count = check.integer(shape["n"], at + ["n"])
    check_set_size(count, packs, at + ["n"])
    return [rank] * count, []


def check_set_size(count: int, packs: int, at: "Path") -> None:
    """Check a set: at least three cards, and four of a rank in each pack."""
    check_length(count, at)
    if count > 4 * packs:
        raise Problem("lynx.set_size", at, {"count": count, "most": 4 * packs})


def check_length(count: int, at: "Path") -> None:
    """Raise `Problem` for fewer than three cards."""
    if count < MIN_CARDS:
        raise Problem("lynx.meld_short", at, {"cards": count, "least": MIN_CARDS})


def read_run(run: "Json", at: "Path") -> list[str]:
    """Read a run as its ranks; an ace first is low, an ace last is high."""
    run = check.array(run, at)
    if len(run) != 2:
        raise Problem("value.length", at, {"most": 2})
    first = french.RANKS.index(check.choice(run[0], at + [0], french.RANKS))
    check.choice(run[1], at + [1], french.RANKS)
    last = HIGH_ACE if run[1] == "A" else SEQUENCE.index(run[1])
    if last < first:
        raise Problem("lynx.run_wrap", at)
    check_length(last - first + 1, at)
    if last - first + 1 > len(french.RANKS):
        raise Problem("lynx.run_wrap", at)
    return list(SEQUENCE[first : last + 1])


def read_cards(meld: "list[Any]", packs: int, at: "Path") -> "Cards":
    """Read a meld whose cards are all known, in any order."""
    check.array(meld, at, 52 * packs)
    cards = [french.read_card(meld[position], at + [position]) for position in range(len(meld))]
    check_length(len(cards), at)
    ranks = [rank for rank, _ in cards]
    if ranks.count(ranks[0]) == len(ranks):
        check_set_size(len(cards), packs, at)
    else:
        check_sequence(cards, at)
    check_copies({name: meld.count(name) for name in meld}, packs, at)
    return ranks, list(meld)


def check_sequence(cards: list[tuple[str, str]], at: "Path") -> None:
    """Raise `Problem` unless the cards are one suit, each rank once, without a gap."""
    suit = cards[0][1]
    ranks: list[str] = []
    for position in range(len(cards)):
        rank, own = cards[position]
        if own != suit:
            raise Problem("lynx.meld_mixed", at + [position])
        if rank in ranks:
            raise Problem("lynx.run_duplicate", at + [position], {"card": rank + own})
        ranks.append(rank)
    if find_ends(ranks) is None:
        wraps = "A" in ranks and "K" in ranks and "2" in ranks
        raise Problem("lynx.run_wrap" if wraps else "lynx.run_gap", at)


def find_ends(ranks: list[str]) -> "list[str] | None":
    """Return `[first, last]` of ranks without a gap between them, None when there is one."""
    low = sorted([SEQUENCE.index(rank) for rank in ranks])
    high = sorted([HIGH_ACE if rank == "A" else SEQUENCE.index(rank) for rank in ranks])
    for places in (low, high):
        if places[-1] - places[0] == len(places) - 1:
            return [SEQUENCE[places[0]], SEQUENCE[places[-1]]]
    return None


def shape(one: "Json", packs: int) -> "Shape":
    """Return a meld as `{"set", "n"}` or `{"run"}`, however it was given."""
    ranks, _ = read(one, packs, [])
    if type(one) is dict:
        return one
    if ranks.count(ranks[0]) == len(ranks):
        return {"set": ranks[0], "n": len(ranks)}
    return {"run": find_ends(ranks)}


def neighbours(shape: "Shape") -> "list[tuple[str, Shape]]":
    """Return `(what, shape)` of everything one card longer or shorter, legal or not."""
    if "set" in shape:
        rank, count = shape["set"], shape["n"]
        return [
            ("longer", {"set": rank, "n": count + 1}),
            ("shorter", {"set": rank, "n": count - 1}),
        ]
    first, last = shape["run"]
    low = SEQUENCE.index(first)
    high = HIGH_ACE if last == "A" else SEQUENCE.index(last)
    found: list[tuple[str, Shape]] = []
    for what, start, stop in (
        ("longer", low - 1, high),
        ("longer", low, high + 1),
        ("shorter", low + 1, high),
        ("shorter", low, high - 1),
    ):
        if start >= 0 and stop <= HIGH_ACE:
            found.append((what, {"run": [SEQUENCE[start], SEQUENCE[stop]]}))
    return found


def check_copies(counts: dict[str, int], packs: int, at: "Path") -> None:
    """Check that each card exists once in every pack."""
    for name in sorted(counts):
        if counts[name] > packs:
            raise Problem("lynx.copies", at, {"card": name, "count": counts[name], "most": packs})
