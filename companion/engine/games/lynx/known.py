"""What only the cards tell about lynX: who went out, melds by kind, what was left in hand."""

from ... import table
from . import meld, shoe


def counts(state: dict) -> list:
    """By seat: `games` known by their melds, and what was in them.

    `left_in_hand` is what the cards are worth, before any factor of the house.
    """
    found = [
        {"games": 0, "finishes": 0, "sets": 0, "runs": 0, "left_in_hand": 0} for _ in state["seats"]
    ]
    for items, finisher in table.unrolled(state["games"]):
        for seat in range(len(items)):
            if items[seat] is not None and "melds" in items[seat]:
                add(found[seat], items[seat], state["options"]["packs"])
                found[seat]["finishes"] += 1 if finisher == seat else 0
    return found


def add(sums: dict, item: dict, packs: int) -> None:
    """Counts one game's melds and hand in."""
    sums["games"] += 1
    for one in item["melds"]:
        sums["sets" if "set" in meld.shape(one, packs) else "runs"] += 1
    sums["left_in_hand"] += shoe.hand_value(item["hand"], packs, [])
