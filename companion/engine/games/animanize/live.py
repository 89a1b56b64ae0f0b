"""A round of Animanize followed trick by trick.

The open round is a dict: `leader` of the next trick, `tricks` and `animals` by seat, the cards
`gone` (a number with their bits), `void` (who showed void in which colour, and when), `revokes`
of the last trick, `entries` and the `last` trick.
"""

from ... import check, table
from ...problem import Problem
from . import trick
from .haul import ANIMALS, HAND
from .trick import BITS, COLORS, LION, SECOND_LION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Params, Path
    from .shapes import AnimanizeState, Card, CardsEntry, Haul, Revoke, Round, Void


def new_round(leader: int, seats: int) -> "Round":
    """Return a round of which no trick has been played."""
    return {
        "leader": leader,
        "tricks": [0] * seats,
        "animals": [[] for _ in range(seats)],
        "gone": 0,
        "void": {},
        "revokes": [],
        "entries": [],
        "last": None,
    }


def current_round(state: "AnimanizeState") -> "Round":
    """Return the round on the table, a fresh one if none is open."""
    return state["open"] or new_round(starter(state), len(state["seats"]))


def starter(state: "AnimanizeState") -> int:
    """Return who deals and leads the next round: "Pass the start player marker to the left"."""
    return (state["options"]["start"] + state["rounds"]) % len(state["seats"])


def trick_number(open_round: "Round") -> int:
    """Return the number of the trick that comes next."""
    return sum(open_round["tricks"]) + 1


def read_leader(open_round: "Round", entry: "CardsEntry") -> int:
    """Return who leads the next trick; refuse an entry that says otherwise."""
    leader = open_round["leader"]
    if "leader" in entry:
        said = check.integer(entry["leader"], ["leader"], 0, len(open_round["tricks"]) - 1)
        if said != leader:
            raise Problem("animanize.leader", ["leader"], {"seat": leader})
    return leader


def add_gone(gone: int, names: list[str], at: "Path") -> int:
    """Return the cards gone after these, as bits; each exists once, the lion twice."""
    for position, name in enumerate(names):
        bit = BITS[name]
        if gone & bit and name == LION:
            bit = SECOND_LION
        if gone & bit:
            raise Problem("animanize.card_gone", at + [position], {"card": name})
        gone |= bit
    return gone


def apply_trick(open_round: "Round", entry: "CardsEntry") -> "Round":
    """Return the round after one more trick."""
    leader, tricks = read_leader(open_round, entry), open_round["tricks"].copy()
    at: Path = ["cards"]
    seats, names = len(tricks), entry["cards"]
    cards = trick.read_trick(names, at)
    if len(cards) != seats:
        raise Problem("animanize.trick_cards", at, {"count": len(cards), "expected": seats})
    gone = add_gone(open_round["gone"], names, at)
    position, why = trick.winner(cards)
    winner = (leader + position) % seats
    void, revokes = follow_suits(open_round, cards)
    tricks[winner] += 1
    return {
        "leader": winner,
        "tricks": tricks,
        "animals": add_captured(open_round["animals"], winner, cards),
        "gone": gone,
        "void": void,
        "revokes": revokes,
        "entries": open_round["entries"] + [entry["id"]],
        "last": {"leader": leader, "cards": names, "winner": winner, "why": why},
    }


def add_captured(animals: list[list[int]], seat: int, cards: "list[Card]") -> list[list[int]]:
    """Return the animals by seat with the one of a trick; the same list where there is none."""
    for kind, rank in cards:
        if kind == "animal":
            return table.replace_item(animals, seat, animals[seat] + [rank])
    return animals


def follow_suits(open_round: "Round", cards: "list[Card]") -> "tuple[Void, list[Revoke]]":
    """Return `(void, revokes)` after these cards: who showed void in which colour, and when.

    Void is shown by another colour or an animal after the lead. A revoke is a
    card, `(position, seat, colour, trick that showed void)`, of a colour its
    player could not follow in before.
    """
    leader, seats, before = open_round["leader"], len(open_round["tricks"]), open_round["void"]
    found: list[Revoke] = []
    void, color = before, None
    for position, (kind, _) in enumerate(cards):
        seat = (leader + position) % seats
        if before and (seat, kind) in before:
            found.append((position, seat, kind, before[(seat, kind)]))
        if kind in (color, LION):
            continue
        if color is None:
            color = kind if kind in COLORS else None
        elif (seat, color) not in before:
            void = before.copy() if void is before else void
            void[(seat, color)] = trick_number(open_round)
    return void, found


def revoke_warnings(open_round: "Round", found: "list[Revoke]") -> "list[tuple[Path, Params]]":
    """Return revokes of the next trick as warnings, `(at, params)`; both tricks are named."""
    return [
        (
            ["cards", position],
            {"seat": seat, "color": color, "void": void, "trick": trick_number(open_round)},
        )
        for position, seat, color, void in found
    ]


def cards_left(open_round: "Round") -> int:
    """Return how many cards a player has in hand who has not played to the next trick yet."""
    return HAND[len(open_round["tricks"])] - trick_number(open_round) + 1


def check_break_off(open_round: "Round", names: list[str]) -> None:
    """Raise `Problem` unless the next player can be eliminated after these cards.

    One to all but one have played, an animal among them, and as many animals are
    still about as his hand has cards.
    """
    seats = len(open_round["tricks"])
    if not 1 <= len(names) < seats:
        params = {"count": len(names), "expected": seats - 1}
        raise Problem("animanize.broken_trick", ["cards"], params)
    if not trick.has_animal(names):
        raise Problem("animanize.no_animal", ["cards"])
    captured = sum([len(animals) for animals in open_round["animals"]])
    most = len(ANIMALS) - 1 - captured
    if cards_left(open_round) > most:
        params = {"count": cards_left(open_round), "most": most}
        raise Problem("animanize.animals_about", ["hand"], params)


def read_elimination(open_round: "Round", entry: "CardsEntry") -> tuple[int, int]:
    """Read an `out`: `(seat, animals in hand)` of the player it eliminates.

    "If it is your turn to play, you only have animal cards left in your hand, and
    another player has already played an animal this trick, you are eliminated".
    """
    leader = read_leader(open_round, entry)
    cards = trick.read_trick(entry["cards"], ["cards"])
    gone = add_gone(open_round["gone"], entry["cards"], ["cards"])
    check_break_off(open_round, entry["cards"])
    hand = check.array(entry.get("hand"), ["hand"], len(ANIMALS) - 1)
    for position in range(len(hand)):
        if trick.read_card(hand[position], ["hand", position])[0] != "animal":
            raise Problem("animanize.hand_not_animal", ["hand", position])
    add_gone(gone, hand, ["hand"])
    left = cards_left(open_round)
    if len(hand) != left:
        raise Problem("animanize.hand_size", ["hand"], {"count": len(hand), "expected": left})
    return (leader + len(cards)) % len(open_round["tricks"]), len(hand)


def items(open_round: "Round", out: "tuple[int, int] | None" = None) -> "list[Haul]":
    """Return the round as a whole-round entry has it; `out` is `(seat, animals in hand)`."""
    found: list[Haul] = []
    for seat in range(len(open_round["tricks"])):
        item: Haul = {"tricks": open_round["tricks"][seat], "animals": open_round["animals"][seat]}
        if out and out[0] == seat:
            item["eliminated"] = out[1]
        found.append(item)
    return found
