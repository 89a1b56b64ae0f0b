"""A trick of Animanize: which cards may lie in it together, and who wins it.

Cards are `"red 7"`, `"animal 9"`, `"lion"`, in the order they were played.
"""

from ... import check
from ...problem import Problem

COLORS = ("red", "blue", "yellow", "green")
LION = "lion"


def pack() -> dict:
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


def read_card(name, at: list) -> tuple:
    """Read a card as `(kind, rank)`; raise `Problem` for what is none."""
    if type(name) is not str or name not in PACK:
        raise card_problem(name, at)
    return PACK[name]


def card_problem(name, at: list) -> Problem:
    """Return the problem of something that is no card."""
    if type(name) is not str:
        return Problem("value.type", at, {"wanted": "text"})
    return Problem("cards.unknown", at, {"card": check.clip(name)})


def copies(name: str) -> int:
    """Return how often a card exists."""
    return 2 if name == LION else 1


def has_animal(names: list) -> bool:
    """Whether an animal is among these cards."""
    return bool([name for name in names if PACK[name][0] == "animal"])


def read_trick(cards, at: list) -> list:
    """Read the trick's cards as `(kind, rank)`; only one animal may be played per trick."""
    check.array(cards, at, 4)
    found, animals = [], []
    for name in cards:
        one = PACK.get(name) if type(name) is str else None
        if one is None:
            raise card_problem(name, at + [len(found)])
        if one[0] == "animal":
            animals.append(len(found))
        found.append(one)
    if len(animals) > 1:
        raise Problem("animanize.second_animal", at + [animals[1]])
    return found


def lead_color(cards: list):
    """Return the lead colour: that of "the first numbered card played to a trick"."""
    for kind, _ in cards:
        if kind in COLORS:
            return kind
    return None


def winner(cards: list) -> tuple:
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


def captured_animals(cards: list) -> list:
    """Return the animals in a trick."""
    return [rank for kind, rank in cards if kind == "animal"]


def who_wins(given, house: dict) -> dict:
    """Decide who wins these plays of one card each; what cannot lie together is the problem."""
    check.array(given, ["plays"], 4)
    names = []
    for position in range(len(given)):
        at = ["plays", position]
        if len(check.array(given[position], at, 1)) != 1:
            raise Problem("value.missing", at, {"key": "card"})
        names.append(given[position][0])
        read_card(names[-1], at)
        if names.count(names[-1]) > copies(names[-1]):
            raise Problem("animanize.card_gone", at, {"card": names[-1]})
    if not names:
        return {"winner": None, "problem": None}
    position, why = winner([PACK[name] for name in names])
    answer = {"winner": position, "why": why, "problem": find_problem(names)}
    answer["lead"] = lead_color([PACK[name] for name in names])
    return answer


def find_problem(names: list):
    """Return what cannot lie in one trick, or None."""
    try:
        read_trick(names, ["plays"])
    except Problem as problem:
        return problem.to_dict(0)
    return None
