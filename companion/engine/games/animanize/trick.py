"""A trick of Animanize: which cards may lie in it together, and who wins it.

Cards are `"red 7"`, `"animal 9"`, `"lion"`, in the order they were played.
"""

from ... import check
from ...problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Json, Path, ProblemDict
    from .shapes import Card


COLORS = ("red", "blue", "yellow", "green")
LION = "lion"


def pack() -> "dict[str, Card]":
    """Return every card's name with its `(kind, rank)`: a colour or "animal", or ("lion", 0)."""
    found = {LION: (LION, 0)}
    for color in COLORS:
        for rank in range(1, 10):
            found[color + " " + str(rank)] = (color, rank)
    for rank in range(2, 10):
        found["animal " + str(rank)] = ("animal", rank)
    return found


PACK = pack()
BITS = {read_card: 1 << place for place, read_card in enumerate(sorted(PACK))}
"""Each card's own bit; that of the second lion comes after all of them."""
SECOND_LION = 1 << len(PACK)


def read_card(name: "Json", at: "Path") -> "Card":
    """Read a card as `(kind, rank)`; raise `Problem` for what is none."""
    if type(name) is not str or name not in PACK:
        raise card_problem(name, at)
    return PACK[name]


def card_problem(name: "Json", at: "Path") -> Problem:
    """Return the problem of something that is no card."""
    if type(name) is not str:
        return Problem("value.type", at, {"wanted": "text"})
    return Problem("cards.unknown", at, {"card": check.clip(name)})


def copies(name: str) -> int:
    """Return how often a card exists."""
    return 2 if name == LION else 1


def has_animal(names: list[str]) -> bool:
    """Whether an animal is among these cards."""
    return bool([name for name in names if PACK[name][0] == "animal"])


def read_trick(cards: "Json", at: "Path") -> "list[Card]":
    """Read the trick's cards as `(kind, rank)`; only one animal may be played per trick."""
    found: list[Card] = []
    animals: list[int] = []
    for name in check.array(cards, at, 4):
        one = PACK.get(name) if type(name) is str else None
        if one is None:
            raise card_problem(name, at + [len(found)])
        if one[0] == "animal":
            animals.append(len(found))
        found.append(one)
    if len(animals) > 1:
        raise Problem("animanize.second_animal", at + [animals[1]])
    return found


def lead_color(cards: "list[Card]") -> str | None:
    """Return the lead colour: that of "the first numbered card played to a trick"."""
    for kind, _ in cards:
        if kind in COLORS:
            return kind
    return None


def winner(cards: "list[Card]") -> "tuple[int, str]":
    """Decide which card wins: `(position, why)`.

    "If both lions are played to the same trick, the one who played it later wins";
    else the highest of the lead colour and the animal, "if it is a tie, the animal
    card wins". Why is lion, later_lion, tie, animal or highest.
    """
    color, lions, lion, best, top, tied = None, 0, 0, 0, 0, False
    for position, (kind, rank) in enumerate(cards):
        if kind == LION:
            lions, lion = lions + 1, position
            continue
        if color is None and kind != "animal":
            color = kind
        if rank >= top and (kind == color or kind == "animal"):
            tied, top = rank == top, rank
            best = best if tied and kind != "animal" else position
    if lions:
        return lion, "later_lion" if lions > 1 else "lion"
    if cards[best][0] != "animal":
        return best, "highest"
    return best, "tie" if tied else "animal"


def captured_animals(cards: "list[Card]") -> list[int]:
    """Return the animals in a trick."""
    return [rank for kind, rank in cards if kind == "animal"]


def who_wins(given: "Json", house: "dict[str, Any]") -> "dict[str, Any]":
    """Decide who wins these plays of one card each; what cannot lie together is the problem."""
    given = check.array(given, ["plays"], 4)
    names: list[str] = []
    for position in range(len(given)):
        at: Path = ["plays", position]
        if len(check.array(given[position], at, 1)) != 1:
            raise Problem("value.missing", at, {"key": "card"})
        names.append(given[position][0])
        read_card(names[-1], at)
        if names.count(names[-1]) > copies(names[-1]):
            raise Problem("animanize.card_gone", at, {"card": names[-1]})
    if not names:
        return {"winner": None, "problem": None}
    position, why = winner([PACK[name] for name in names])
    answer: dict[str, Any] = {"winner": position, "why": why, "problem": find_problem(names)}
    answer["lead"] = lead_color([PACK[name] for name in names])
    return answer


def find_problem(names: list[str]) -> "ProblemDict | None":
    """Return what cannot lie in one trick, or None."""
    try:
        read_trick(names, ["plays"])
    except Problem as problem:
        return problem.to_dict(0)
    return None
