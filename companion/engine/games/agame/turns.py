"""Whose the tapped cards of a trick are, read from the record: one tap a card.

A reading is `{"leader", "plays", "after", "ask", "later", "rest", "barred"}`: `after` is
the section after the plays, `ask` the card of which the table must say whose it is,
`later` the cards the table gave to a player whose turn comes after somebody's who is
missing, `rest` the cards that can be of no play of this trick, `barred` the `Problem`
at which the reading stopped.
"""

from ... import check
from ...problem import Problem
from . import live, trick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Draft, Json, Path
    from .shapes import AgameOptions, Ask, Reading, Section


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
        "later": [],
        "rest": [],
        "barred": None,
    }
    for position in range(len(cards)):
        name, said = cards[position]
        turn = seats_on_turn(reading, options)
        seat = find_player(section, reading, name, turn) if said is None else said
        waits = said is None and seat in [other for _, other in reading["later"]]
        if (seat is None or waits) and play_later(section, reading, options):
            turn = seats_on_turn(reading, options)
            seat = find_player(section, reading, name, turn)
        if said is not None and comes_later(reading, said, turn):
            reading["later"].append((name, said))
        elif seat is None and (not turn or len(reading["plays"]) == len(section["rows"])):
            reading["rest"] = [name for name, _ in cards[position:]]
        elif seat is None:
            reading["ask"] = ask_whose(section, reading, name, turn)
        else:
            reading["barred"] = add_card(section, reading, name, seat, turn)
        if seat is None or reading["barred"]:
            break
    if not (reading["barred"] or reading["ask"]):
        play_later(section, reading, options)
    return reading


def ask_whose(section: "Section", reading: "Reading", name: str, turn: list[int]) -> "Ask":
    """Return the question whose a card is, with everybody it can be: the likeliest first.

    By the record somebody who has it in hand or won it, whose turn it need not be: a card
    before was not tapped. Else who is on turn, and the record is wrong.
    """
    found = holder(section, name)
    able = [seat for seat in range(len(section["rows"])) if can_hold(section, reading, seat, name)]
    seats = [] if found is None else [found]
    for seat in able + turn:
        if seat not in seats:
            seats.append(seat)
    seats = [seat for seat in seats if may_name(reading, seat, turn)]
    return {"card": name, "seat": found, "seats": seats}


def may_name(reading: "Reading", seat: int, turn: list[int]) -> bool:
    """Whether the table may give a card to a seat: it has not played, or one card only."""
    if seat >= len(reading["after"]["rows"]):
        return False
    return seat in turn or len(cards_of(reading, seat)) == 1 or comes_later(reading, seat, turn)


def comes_later(reading: "Reading", seat: int, turn: list[int]) -> bool:
    """Whether a card may wait for the turn of a seat, after somebody's who has not played yet.

    Two at most: no play has more.
    """
    count = len(reading["after"]["rows"])
    if reading["leader"] is None or not turn or seat in turn or seat >= count:
        return False
    if len([other for _, other in reading["later"] if other == seat]) == 2:
        return False
    return (seat - reading["leader"]) % count > len(reading["plays"])


def play_later(section: "Section", reading: "Reading", options: "AgameOptions") -> bool:
    """Play the cards that were given to a later player whose turn has come; return whether any."""
    played = False
    while not reading["barred"]:
        turn = seats_on_turn(reading, options)
        ready = [one for one in reading["later"] if one[1] in turn and may_follow(reading, one[1])]
        if not ready:
            break
        reading["later"] = [one for one in reading["later"] if one is not ready[0]]
        reading["barred"] = add_card(section, reading, ready[0][0], ready[0][1], turn)
        played = True
    return played


def may_follow(reading: "Reading", seat: int) -> bool:
    """Whether a seat may play now: the card before it may stay alone, or is its own."""
    plays = reading["plays"]
    return (
        not plays or bool(cards_of(reading, seat)) or not is_incomplete(plays[-1], len(plays) == 1)
    )


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
    if not may_name(reading, seat, turn):
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
