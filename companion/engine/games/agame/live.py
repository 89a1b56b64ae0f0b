"""A section of Agame followed card by card: tricks, catch rounds, the discard pile.

The open section is a dict: `leader` of the next trick (None before the first),
`holdings` and `rows` by seat, `aside` caught cards by seat, `discard` pile (the
last lies on top), `unseen` neutral cards and how many are still in the `deck`,
`caught` the seats that have caught in this catch round, `out` whether a hand ran
out with nothing to pick up, `entries`, and the `last` trick.
"""

from ... import check
from ...problem import Problem
from . import hands, row, trick


def fresh(seats: list, options: dict) -> dict:
    """A section in which nothing has been played."""
    fenneks = options["fennek"] != "off"
    unseen = hands.neutral_cards(options["neutral"])
    return {
        "leader": None,
        "holdings": [hands.dealt(seat["color"], fenneks) for seat in seats],
        "rows": [{} for _ in seats],
        "aside": [None] * len(seats),
        "discard": [],
        "unseen": unseen,
        "deck": len(unseen),
        "caught": [],
        "out": False,
        "entries": [],
        "last": None,
    }


def replaced(values: list, position: int, value) -> list:
    """The list with one item replaced."""
    return values[:position] + [value] + values[position + 1 :]


def settled(section: dict) -> dict:
    """The section with its catch round over: caught cards enter their rows."""
    after = dict(section)
    after.update({"rows": rows_now(section), "aside": [None] * len(section["rows"]), "caught": []})
    return after


def rows_now(section: dict) -> list:
    """By seat the row with the card that lies aside for it."""
    found = []
    for seat in range(len(section["rows"])):
        lying = dict(section["rows"][seat])
        if section["aside"][seat]:
            color, slot = trick.card(section["aside"][seat], [])
            lying[slot] = color
        found.append(lying)
    return found


def done(section: dict) -> bool:
    """Whether the section ends: a hand ran out, or a row is complete."""
    full = [lying for lying in rows_now(section) if len(lying) == len(row.SLOTS)]
    return section["out"] or bool(full)


def taken(section: dict, seat: int, names: list, at: list) -> dict:
    """The section after these cards have left a hand, won cards picked up if it is empty now."""
    holding, unseen, deck = section["holdings"][seat], section["unseen"], section["deck"]
    for position in range(len(names)):
        holding, unseen = hands.without(holding, names[position], unseen, at + [position])
    after = dict(section)
    after["unseen"] = unseen
    if not hands.size(holding):
        holding, deck, more = hands.picked_up(holding, len(section["rows"]), deck)
        after["out"] = section["out"] or not more
    after["deck"] = deck
    after["holdings"] = replaced(section["holdings"], seat, holding)
    return after


def with_trick(section: dict, entry: dict, seats: list, options: dict) -> dict:
    """The section after one more trick, or after the part of it that was played."""
    leader = check.whole(entry["leader"], ["leader"], 0, len(seats) - 1)
    if section["leader"] not in (None, leader):
        raise Problem("agame.leader", ["leader"], {"seat": section["leader"]})
    after, plays = all_played(settled(section), entry["plays"], leader, options)
    after["entries"] = section["entries"] + [entry["id"]]
    after["last"] = {"leader": leader, "plays": entry["plays"], "winner": None}
    if broken_off(after, options):
        for key in ("laid", "discarded"):
            if key in entry:
                raise Problem("agame.broken_off", [key])
        return after
    last_of_tie = options["fennek"] in ("tie", "both")
    winner = (leader + trick.winner(plays, last_of_tie)) % len(seats)
    after["last"]["winner"] = winner
    after["leader"] = winner
    return shared_out(after, entry, winner, seats, options)


def all_played(section: dict, plays, leader: int, options: dict) -> tuple:
    """`(section, cards by position)` after everybody has played, or until a hand ran out."""
    seats = len(section["rows"])
    check.listing(plays, ["plays"], seats)
    found = []
    for position in range(len(plays)):
        at = ["plays", position]
        if broken_off(section, options):
            raise Problem("agame.section_over", at)
        seat = (leader + position) % seats
        only = hands.only_fenneks(section["holdings"][seat])
        found.append(trick.played(plays[position], position == 0, only, at))
        section = taken(section, seat, plays[position], at)
    if len(found) < seats and not broken_off(section, options):
        raise Problem("agame.plays_count", ["plays"], {"count": len(found), "expected": seats})
    return dict(section), found


def broken_off(section: dict, options: dict) -> bool:
    """Whether a hand has run out and the trick is not played to its end."""
    return section["out"] and options["last_trick"] == "cut"


def shared_out(section: dict, entry: dict, winner: int, seats: list, options: dict) -> dict:
    """The won trick on its three ways: into the row, onto the discard pile, aside."""
    names = [name for cards in entry["plays"] for name in cards]
    away = [name for name in names if name.endswith(" fennek") and goes_away(options)]
    fitting = fits(section, names, winner, seats)
    laid = []
    if "laid" in entry:
        if "discarded" in entry:
            raise Problem("agame.laid_and_discarded", ["discarded"])
        section, laid = with_laid(section, entry["laid"], names, winner, seats, options)
        if fitting and not [name for name in laid if name in fitting]:
            raise Problem("agame.must_lay", ["laid"])
    elif fitting:
        raise Problem("agame.must_lay", ["laid"])
    left = [name for name in names if name not in laid]
    fenneks = [name for name in left if name in away]
    section["discard"] = section["discard"] + fenneks
    left = [name for name in left if name not in fenneks]
    if not laid:
        left = with_discarded(section, entry, left)
    holding = dict(section["holdings"][winner])
    holding["won"] = holding["won"] + left
    section["holdings"] = replaced(section["holdings"], winner, holding)
    return section


def goes_away(options: dict) -> bool:
    """Whether a Fennek that is not laid goes to the discard pile after its trick (variant 1)."""
    return options["fennek"] in ("tie", "both")


def fits(section: dict, names: list, seat: int, seats: list) -> list:
    """The lizard cards among these that fit the seat's row: a foreign colour, an empty slot."""
    found = []
    for name in names:
        color, what = trick.card(name, [])
        lizard = what in row.SLOTS
        if lizard and color != seats[seat]["color"] and what not in section["rows"][seat]:
            found.append(name)
    return found


def with_laid(section: dict, laid, names: list, winner: int, seats: list, options: dict) -> tuple:
    """`(section, names laid)` after one or two cards of the trick went into the winner's row."""
    check.listing(laid, ["laid"], 2)
    if not laid:
        raise Problem("agame.must_lay", ["laid"])
    lying = dict(section["rows"][winner])
    found = []
    for position in range(len(laid)):
        at = ["laid", position]
        name, slot, what = laid_card(laid[position], at)
        if name not in names or name in found:
            raise Problem("agame.not_in_trick", at, {"card": name})
        if slot in lying:
            raise Problem("agame.slot_taken", at, {"slot": slot})
        row.fits(slot, what, winner, seats, options, at)
        lying[slot] = what
        found.append(name)
    after = dict(section)
    after["rows"] = replaced(section["rows"], winner, lying)
    return after, found


def laid_card(given, at: list) -> tuple:
    """`(name, slot, what lies there)` of a laid card; a Fennek names its slot."""
    if type(given) is dict:
        check.record(given, at, ("card", "slot"))
        color, what = trick.card(given["card"], at + ["card"])
        if what != "fennek":
            raise Problem("agame.no_fennek", at + ["card"], {"card": given["card"]})
        slot = check.choice(given["slot"], at + ["slot"], row.SLOTS)
        return given["card"], slot, "fennek " + color
    color, what = trick.card(given, at)
    if what == "fennek":
        raise Problem("agame.fennek_slot", at)
    return given, what, color


def with_discarded(section: dict, entry: dict, left: list) -> list:
    """What remains after one card of the trick went face up onto the discard pile."""
    if not left:
        if "discarded" in entry:
            raise Problem("agame.not_in_trick", ["discarded"], {"card": "fennek"})
        return left
    if "discarded" not in entry:
        raise Problem("value.missing", ["discarded"], {"key": "discarded"})
    name = check.text(entry["discarded"], ["discarded"])
    if name not in left:
        raise Problem("agame.not_in_trick", ["discarded"], {"card": check.clip(name)})
    section["discard"] = section["discard"] + [name]
    return [other for other in left if other != name]


def with_stuck(section: dict, entry: dict) -> dict:
    """The section after the leader's lone single-digit card went to the discard pile.

    It counts as having played the last card: won cards are picked up, or the section ends.
    """
    seat = check.whole(entry["seat"], ["seat"], 0, len(section["rows"]) - 1)
    name = check.text(entry["card"], ["card"])
    _, what = trick.card(name, ["card"])
    if what == "hat" or trick.strength(what) > 9:
        raise Problem("agame.not_stuck", ["card"], {"card": name})
    if hands.size(section["holdings"][seat]) != 1:
        count = hands.size(section["holdings"][seat])
        raise Problem("agame.hand_left", ["card"], {"count": count})
    if section["leader"] != seat:
        raise Problem("agame.leader", ["seat"], {"seat": section["leader"]})
    after = taken(settled(section), seat, [name], ["card"])
    after["discard"] = section["discard"] + [name]
    after["entries"] = section["entries"] + [entry["id"]]
    return after
