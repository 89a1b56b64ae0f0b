"""The cards of lynX over all packs: what is held and melded, and that there are so many."""

from ... import check, table
from ...problem import Problem
from .. import french
from . import meld

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Item, Json, Path
    from .shapes import LynxState, Pair


def points(item: "Item", packs: int, at: "Path") -> tuple[int, int]:
    """Return `(value of the melds, value of the hand)` of one player, by cards or by counts."""
    if "melded" in item or "held" in item:
        check.record(item, at, ("melded", "held"))
        faces, others = read_pair(item["melded"], packs, at + ["melded"])
        if faces + others:
            meld.check_length(faces + others, at + ["melded"])
        held_faces, held_others = read_pair(item["held"], packs, at + ["held"])
        return 2 * faces + others, 2 * held_faces + held_others
    check.record(item, at, ("melds", "hand"))
    total = 0
    melds = check.array(item["melds"], at + ["melds"], 52 * packs)
    for position in range(len(melds)):
        ranks, _ = meld.read(melds[position], packs, at + ["melds", position])
        total += meld.value(ranks)
    hand = hand_value(item["hand"], packs, at + ["hand"])
    check_own_copies(item, packs, at)
    return total, hand


def read_pair(counts: "Json", packs: int, at: "Path") -> tuple[int, int]:
    """Read a pair of counts: `(face cards, other cards)`."""
    counts = check.record(counts, at, ("faces", "others"))
    faces = check.integer(counts["faces"], at + ["faces"], 0, 12 * packs)
    return faces, check.integer(counts["others"], at + ["others"], 0, 40 * packs)


def hand_value(hand: "Json", packs: int, at: "Path") -> int:
    """Return what a hand is worth: two for every face card, one for the rest."""
    if type(hand) is dict:
        faces, others = read_pair(hand, packs, at)
        return 2 * faces + others
    hand = check.array(hand, at, 52 * packs)
    return meld.value(
        [french.read_card(hand[position], at + [position])[0] for position in range(len(hand))]
    )


def hand_key(item: "Item") -> str:
    """Return the key under which this item has the hand."""
    return "held" if "held" in item else "hand"


def hand_size(item: "Item") -> int:
    """Return the number of cards left in hand."""
    hand: Pair | list[Any] = item[hand_key(item)]
    return hand["faces"] + hand["others"] if type(hand) is dict else len(hand)


def check_own_copies(item: "Item", packs: int, at: "Path") -> None:
    """Raise `Problem` when one player alone has a card, or a rank, more often than it exists."""
    meld.check_copies(named_cards([item], packs), packs, at)
    check_rank_copies([item], packs, at)


def check_enough(players: "list[Item | None]", last: str | None, packs: int) -> None:
    """Raise `Problem` when all players together have more of something than the packs hold."""
    present = [item for item in players if item is not None]
    at: Path = ["players"]
    cards = named_cards(present, packs)
    if last is not None:
        cards[last] = cards.get(last, 0) + 1
    meld.check_copies(cards, packs, at)
    check_rank_copies(present, packs, at)
    faces, others = sum_pairs([totals(item, packs) for item in present])
    check_kinds(faces, others, packs, at)


def check_last_discard(
    players: "list[Item | None]", finisher: int | None, last: str | None, packs: int
) -> None:
    """Raise `Problem` where the cards that are known leave none for the last discard.

    It is a card that nobody has melded or holds, and no nine.
    """
    present = [item for item in players if item is not None]
    ranks = [rank for item in present for rank in known_ranks(item, packs)]
    faces, others = sum_pairs([totals(item, packs) for item in present])
    if last is not None:
        rank = french.read_card(last, [])[0]
        check_rank(rank, ranks.count(rank) + 1, packs, ["last"])
        check_kinds(
            faces + (1 if rank in french.FACES else 0),
            others + (0 if rank in french.FACES else 1),
            packs,
            ["last"],
        )
    unknown = others - len([rank for rank in ranks if rank not in french.FACES])
    nines = max(4 * packs - ranks.count("9") - unknown, 0)  # so many are left at least
    if finisher is not None and faces + others + nines >= 52 * packs:
        raise Problem("lynx.no_discard", ["finisher"], {"seat": finisher})


def sum_pairs(pairs: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the sums of the first and of the second numbers."""
    return sum([pair[0] for pair in pairs]), sum([pair[1] for pair in pairs])


def check_kinds(faces: int, others: int, packs: int, at: "Path") -> None:
    """Raise `Problem` for more face cards, or other cards, than the packs have."""
    for count, most in ((faces, 12 * packs), (others, 40 * packs)):
        if count > most:
            raise Problem("lynx.too_many_cards", at, {"count": count, "most": most})


def named_cards(players: "list[Item]", packs: int) -> dict[str, int]:
    """Return how often each card that is known by rank and suit is there."""
    found: dict[str, int] = {}
    for item in players:
        hand: Json = item.get("hand")
        named: list[str] = list(hand) if type(hand) is list else []
        for one in item.get("melds", []):
            named.extend(meld.read(one, packs, [])[1])
        for name in named:
            found[name] = found.get(name, 0) + 1
    return found


def check_rank_copies(players: "list[Item]", packs: int, at: "Path") -> None:
    """Check that each pack has four of each rank, whether the suits are known or not."""
    found = dict.fromkeys(french.RANKS, 0)
    for item in players:
        for rank in known_ranks(item, packs):
            found[rank] += 1
    for rank in french.RANKS:
        check_rank(rank, found[rank], packs, at)


def check_rank(rank: str, count: int, packs: int, at: "Path") -> None:
    """Raise `Problem` for more cards of a rank than the packs have."""
    if count > 4 * packs:
        raise Problem("lynx.rank_copies", at, {"rank": rank, "count": count, "most": 4 * packs})


def known_ranks(item: "Item", packs: int) -> list[str]:
    """Return the rank of every card known by more than its kind."""
    ranks: list[str] = []
    for one in item.get("melds", []):
        ranks.extend(meld.read(one, packs, [])[0])
    hand: Json = item.get("hand")
    if type(hand) is list:
        ranks.extend([french.read_card(name, [])[0] for name in hand])
    return ranks


def totals(item: "Item", packs: int) -> tuple[int, int]:
    """Return `(face cards, other cards)` one player has, melded and held."""
    ranks = known_ranks(item, packs)
    faces = len([rank for rank in ranks if rank in french.FACES])
    others = len(ranks) - faces
    for key in ("melded", "held", "hand"):
        if type(item.get(key)) is dict:
            faces += item[key]["faces"]
            others += item[key]["others"]
    return faces, others


def counts(state: "LynxState") -> "list[dict[str, int]]":
    """Return by seat the `games` known by their melds, and what was in them.

    `left_in_hand` is what the cards are worth, before any factor of the house.
    """
    found = [
        {"games": 0, "finishes": 0, "sets": 0, "runs": 0, "left_in_hand": 0} for _ in state["seats"]
    ]
    for items, finisher in table.unroll(state["games"]):
        for seat in range(len(items)):
            item = items[seat]
            if item is not None and "melds" in item:
                add_item(found[seat], item, state["options"]["packs"])
                found[seat]["finishes"] += 1 if finisher == seat else 0
    return found


def add_item(sums: dict[str, int], item: "Item", packs: int) -> None:
    """Count one game's melds and hand in."""
    sums["games"] += 1
    for one in item["melds"]:
        sums["sets" if "set" in meld.shape(one, packs) else "runs"] += 1
    sums["left_in_hand"] += hand_value(item["hand"], packs, [])
