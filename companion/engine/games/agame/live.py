"""A section of Agame followed card by card: tricks, catch rounds, the discard pile.

The open section is a dict: `leader` of the next trick (None before the first),
`holdings` and `rows` by seat, `aside` caught cards by seat, `discard` pile (the
last lies on top), `unseen` neutral cards and how many are still in the `deck`,
`caught` the seats that have caught in this catch round, `catches` how often by
seat in the section, `out` whether a hand ran out with nothing to pick up,
`entries`, the `last` trick, and whether the entry on hand `is_stored` (see `table.py`).
"""

from ... import check, table
from ...problem import Problem
from . import hands, laying, row, trick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Json, Path, Seat
    from .shapes import AgameOptions, AgameState, Plays, Row, Section, StuckEntry, TrickEntry


def new_section(seats: "list[Seat]", options: "AgameOptions") -> "Section":
    """Return a section in which nothing has been played."""
    fenneks = options["fennek"] != "off"
    unseen = hands.neutral_cards(options["neutral"])
    return {
        "leader": None,
        "holdings": [hands.deal(seat["color"], fenneks) for seat in seats],
        "rows": [{} for _ in seats],
        "aside": [None] * len(seats),
        "discard": [],
        "unseen": unseen,
        "deck": len(unseen),
        "caught": [],
        "catches": [0] * len(seats),
        "out": False,
        "entries": [],
        "last": None,
        "is_stored": False,
    }


def current_section(state: "AgameState") -> "Section":
    """Return the section on the table, a fresh one if none is open."""
    section = state["open"] or new_section(state["seats"], state["options"])
    if section["is_stored"] is not state["is_stored"]:
        section = table.replace(section, {"is_stored": state["is_stored"]})
    return section


def settle(section: "Section") -> "Section":
    """Close the catch round: caught cards enter their rows."""
    after = section.copy()
    after.update({"rows": rows_now(section), "aside": [None] * len(section["rows"]), "caught": []})
    return after


def rows_now(section: "Section") -> "list[Row]":
    """Return by seat the row with the card that lies aside for it."""
    found: list[Row] = []
    for seat in range(len(section["rows"])):
        lying = section["rows"][seat].copy()
        if section["aside"][seat]:
            color, slot = trick.read_card(section["aside"][seat], [])
            lying[slot] = color
        found.append(lying)
    return found


def is_over(section: "Section") -> bool:
    """Whether the section ends: a hand ran out, or a row is complete."""
    full = [lying for lying in rows_now(section) if len(lying) == len(row.SLOTS)]
    return section["out"] or bool(full)


def take_cards(section: "Section", seat: int, names: list[str], at: "Path") -> "Section":
    """Return the section after these cards have left a hand.

    Won cards are picked up if the hand is empty now.
    """
    holding, unseen, deck = section["holdings"][seat], section["unseen"], section["deck"]
    for position in range(len(names)):
        holding, unseen = hands.remove_card(holding, names[position], unseen, at + [position], seat)
    after = section.copy()
    after["unseen"] = unseen
    if not hands.hand_size(holding):
        holding, deck, more = hands.pick_up(holding, len(section["rows"]), deck)
        after["out"] = section["out"] or not more
    after["deck"] = deck
    after["holdings"] = table.replace_item(section["holdings"], seat, holding)
    return after


def apply_trick(
    section: "Section", entry: "TrickEntry", seats: "list[Seat]", options: "AgameOptions"
) -> "Section":
    """Return the section after one more trick, or after the part of it that was played."""
    leader = check.integer(entry["leader"], ["leader"], 0, len(seats) - 1)
    if section["leader"] not in (None, leader):
        raise Problem("agame.leader", ["leader"], {"seat": section["leader"]})
    after, plays = play_trick(settle(section), entry["plays"], leader, options)
    after["entries"] = section["entries"] + [entry["id"]]
    after["last"] = {"leader": leader, "plays": entry["plays"], "winner": None, "why": None}
    if is_broken_off(after, options):
        for key in ("laid", "discarded"):
            if key in entry:
                raise Problem("agame.broken_off", [key])
        return after
    decision = trick.decide(plays, trick.is_variant_one(options))
    winner = (leader + decision["position"]) % len(seats)
    after["last"].update({"winner": winner, "why": decision["why"], "sums": decision["sums"]})
    after["leader"] = winner
    return laying.share_out(after, entry, winner, seats, options)


def play_trick(
    section: "Section", plays: "Json", leader: int, options: "AgameOptions"
) -> "tuple[Section, Plays]":
    """Play a trick until all have played or a hand ran out: `(section, cards by position)`."""
    seats = len(section["rows"])
    after, found = play_cards(section, plays, leader, options)
    if len(found) < seats and not is_broken_off(after, options):
        raise Problem("agame.plays_count", ["plays"], {"count": len(found), "expected": seats})
    return after.copy(), found


def play_cards(
    section: "Section", plays: "Json", leader: int, options: "AgameOptions"
) -> "tuple[Section, Plays]":
    """Play these cards, each checked by itself: return `(section, cards by position)`."""
    seats = len(section["rows"])
    plays = check.array(plays, ["plays"], seats)
    found: Plays = []
    for position in range(len(plays)):
        at: Path = ["plays", position]
        if is_broken_off(section, options):
            raise Problem("agame.section_over", at)
        seat = (leader + position) % seats
        only = hands.has_lone_fennek(section["holdings"][seat], section["is_stored"])
        found.append(trick.read_play(plays[position], position == 0, only, at))
        section = take_cards(section, seat, plays[position], at)
    return section, found


def is_broken_off(section: "Section", options: "AgameOptions") -> bool:
    """Whether a hand has run out and the trick is not played to its end."""
    return section["out"] and options["last_trick"] == "cut"


def apply_stuck(section: "Section", entry: "StuckEntry") -> "Section":
    """Return the section after the leader's lone single-digit card went to the discard pile.

    It counts as having played the last card: won cards are picked up, or the section ends.
    """
    seat = check.integer(entry["seat"], ["seat"], 0, len(section["rows"]) - 1)
    name = check.text(entry["card"], ["card"])
    _, what = trick.read_card(name, ["card"])
    if row.VALUE.get(what, 10) > 9:
        raise Problem("agame.not_stuck", ["card"], {"card": name})
    if hands.hand_size(section["holdings"][seat]) != 1:
        count = hands.hand_size(section["holdings"][seat])
        raise Problem("agame.hand_left", ["card"], {"count": count})
    leader: Any = section["leader"]
    if leader != seat:
        raise Problem("agame.leader", ["seat"], {"seat": leader})
    after = take_cards(settle(section), seat, [name], ["card"])
    after["discard"] = section["discard"] + [name]
    after["entries"] = section["entries"] + [entry["id"]]
    return after
