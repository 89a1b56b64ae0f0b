"""Whose the tapped cards of a trick are, read from the record: one tap a card.

A reading is `{"leader", "plays", "after", "ask", "rest", "barred"}`: `after` is the
section after the plays, `ask` the card of which the table must say whose it is,
`rest` the cards that can be of no play of this trick, `barred` the `Problem` at
which the reading stopped.
"""

from ... import check
from ...problem import Problem
from . import live, trick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Draft, Json, Path
    from .shapes import AgameOptions, Reading, Section


MAX_CARDS = 10
"""Cards in a trick: five players, two each."""


def read_taps(entry: "Draft", cards: "Json") -> "list[tuple[str, int | None]]":
    """Read the tapped cards in order, as `(name, seat the table named or None)`."""
    if cards is None:
        return taps_of_entry(entry)
    found: list[tuple[str, int | None]] = []
    cards = check.array(cards, ["cards"], 2 * MAX_CARDS)
    for position in range(len(cards)):
        at: Path = ["cards", position]
        item: Any = cards[position]
        said = None
        if type(item) is dict:
            tapped = check.record(cards[position], at, ("card", "seat"))
            said = tapped["seat"]
            said = said if said is None else check.integer(said, at, 0, 4)
            item = tapped["card"]
        trick.read_card(item, at)
        found.append((item, said))
    return found


def taps_of_entry(entry: "Draft") -> "list[tuple[str, int | None]]":
    """Return the cards of a finished entry, each with the seat that played it."""
    found: list[tuple[str, int | None]] = []
    plays, leader = entry.get("plays"), entry.get("leader")
    if plays is None:
        return found
    check.array(plays, ["plays"], 5)
    for position in range(len(plays)):
        at = ["plays", position]
        for name in check.array(plays[position], at, 2):
            trick.read_card(name, at)
            found.append((name, None if leader is None else (leader + position) % len(plays)))
    return found


def read_trick(
    section: "Section",
    leader: int | None,
    cards: "list[tuple[str, int | None]]",
    options: "AgameOptions",
) -> "Reading":
    """Read the tapped cards up to the first one that stops the reading."""
    reading: Reading = {
        "leader": leader,
        "plays": [],
        "after": section,
        "ask": None,
        "rest": [],
        "barred": None,
    }
    for position in range(len(cards)):
        name, said = cards[position]
        turn = seats_on_turn(reading, options)
        seat = find_player(section, reading, name, turn) if said is None else said
        if seat is None and (not turn or len(reading["plays"]) == len(section["rows"])):
            reading["rest"] = [name for name, _ in cards[position:]]
        elif seat is None:
            reading["ask"] = {"card": name, "seat": holder(section, name), "seats": turn}
        else:
            reading["barred"] = add_card(section, reading, name, seat, turn)
        if seat is None or reading["barred"]:
            break
    return reading


def seats_on_turn(reading: "Reading", options: "AgameOptions") -> list[int]:
    """Return who may play the next card: who has played one card, and the player after that."""
    count = len(reading["after"]["rows"])
    known, plays = reading["leader"], reading["plays"]
    if live.is_broken_off(reading["after"], options):
        return []
    if not plays:
        return list(range(count)) if known is None else [known]
    leader = known or 0
    found = [(leader + len(plays) - 1) % count] if len(plays[-1]) == 1 else []
    return found + ([(leader + len(plays)) % count] if len(plays) < count else [])


def find_player(section: "Section", reading: "Reading", name: str, turn: list[int]) -> int | None:
    """Find who of those on turn plays this card; None when the record does not say.

    Of a neutral card that was drawn unseen several may hold it; then the card
    before decides where it wants another one, or can have none.
    """
    able = [seat for seat in turn if can_hold(section, reading, seat, name)]
    if len(able) < 2:
        return able[0] if able else None
    before = reading["plays"][-1] if reading["plays"] else []
    if is_incomplete(before, len(reading["plays"]) == 1):
        return able[0]
    return able[1] if before and before[0].endswith(" hat") else None


def is_incomplete(cards: list[str], leads: bool) -> bool:
    """Whether a play of one card cannot stay alone: a Fennek, or the leader's single digit."""
    try:
        trick.read_play(cards, leads, False, [])
    except Problem:
        return len(cards) == 1
    return False


def can_hold(section: "Section", reading: "Reading", seat: int, name: str) -> bool:
    """Whether by the record the card may have been in that hand when the trick began."""
    holding = section["holdings"][seat]
    if name in holding["cards"]:
        return True
    own = cards_of(reading, seat)
    drawn = [card for card in own if card not in holding["cards"]]
    return name in section["unseen"] and holding["unknown"] > len(drawn)


def cards_of(reading: "Reading", seat: int) -> list[str]:
    """Return what a seat has played in the trick so far."""
    if not reading["plays"]:
        return []
    position = (seat - (reading["leader"] or 0)) % len(reading["after"]["rows"])
    return reading["plays"][position] if position < len(reading["plays"]) else []


def holder(section: "Section", name: str) -> int | None:
    """Return whose card it is by the record, in hand or won; None where the record has none."""
    for seat in range(len(section["holdings"])):
        holding = section["holdings"][seat]
        if name in holding["cards"] or name in holding["won"]:
            return seat
    return None


def add_card(
    section: "Section", reading: "Reading", name: str, seat: int, turn: list[int]
) -> Problem | None:
    """Add the card to the reading as that seat's; return the `Problem` that bars it, or None."""
    count = len(section["rows"])
    if name in [other for cards in reading["plays"] for other in cards]:
        return Problem("agame.card_in_trick", ["plays"], {"card": name})
    if seat not in turn:
        return Problem("agame.turn", ["plays"], {"seat": turn[-1]}) if turn else None
    leader = seat if reading["leader"] is None else reading["leader"]
    plays = [list(cards) for cards in reading["plays"]]
    position = (seat - leader) % count
    if position == len(plays):
        plays.append([])
    plays[position].append(name)
    try:
        after = section
        for index in range(len(plays)):
            after = live.take_cards(after, (leader + index) % count, plays[index], ["plays", index])
    except Problem as problem:
        return problem
    reading.update({"leader": leader, "plays": plays, "after": after})
    return None
