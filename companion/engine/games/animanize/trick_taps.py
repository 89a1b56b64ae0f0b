"""What a recorder of Animanize may tap while a trick is played, and what the taps mean.

Nothing here tells which cards are gone: players remember that, or do not.
"""

from ... import check, draft, table
from ...problem import Problem
from . import haul, live, trick
from .haul import ANIMALS, HAND
from .taps import room_left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import (
        Any,
        Bar,
        Choices,
        Draft,
        GameDefinition,
        Json,
        Path,
        ProblemDict,
        Result,
    )
    from .shapes import AnimanizeState, Haul, Round


def choices(game: "GameDefinition", state: "AnimanizeState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a trick, or of the broken trick of an elimination."""
    kind = draft.read_type(unfinished, ("trick", "out"))
    now = live.current_round(state)
    entry, held = begin_entry(now, kind, dict(draft.read_entry(unfinished, kind)))
    names = entry["cards"]
    blanks = find_blanks(now, kind, names, held)

    def after() -> "list[Haul]":
        whole = draft.trial(entry)
        if kind == "out":
            return live.items(now, live.read_elimination(now, whole))
        return live.items(live.apply_trick(now, whole))

    items = draft.attempt(None if blanks else after, live.items(now))
    by_seat = table.results(state, items, haul.result)

    def worth(seat: int) -> "Result | None":
        return by_seat[seat]

    def precheck() -> None:
        check_known(now, kind, entry, held)

    answer = draft.assess(game, state, entry, blanks, worth, precheck)
    if blanks:
        answer["warnings"] = revoke_problems(now, names)
    answer["taps"] = build_taps(now, read_places(now, unfinished, names), held)
    answer["taps"]["room"] = [
        room_left(state, now["tricks"][seat], now["animals"][seat])
        for seat in range(len(now["tricks"]))
    ]
    return answer


def begin_entry(now: "Round", kind: str, entry: "Draft") -> "tuple[Draft, list[str]]":
    """Fill in the leader: return `(entry, hand)`, the hand as far as it is shown."""
    entry["cards"] = read_cards(entry, "cards", 4)
    if entry.get("leader") is None:
        entry["leader"] = now["leader"]
    return entry, read_cards(entry, "hand", 7) if kind == "out" else []


def read_cards(entry: "Draft", key: str, most: int) -> list[str]:
    """Read the cards tapped so far."""
    names = check.array(entry.get(key) or [], ["entry", key], most)
    for position in range(len(names)):
        trick.read_card(names[position], ["entry", key, position])
    return names.copy()


def read_places(now: "Round", unfinished: "Draft", names: list[str]) -> "list[str | None]":
    """Return the cards by their places, None where one was taken back and the next one goes."""
    lying: Json = unfinished.get("lying")
    if type(lying) is not list or len(lying) > len(now["tricks"]):
        return list(names)
    return lying if [name for name in lying if name] == names else list(names)


def find_blanks(now: "Round", kind: str, names: list[str], held: list[str]) -> "list[Path]":
    """Find where the entry waits for a card."""
    if kind == "out":
        return [["hand", len(held)]] if len(held) < live.cards_left(now) else []
    return [["cards", len(names)]] if len(names) < len(now["tricks"]) else []


def check_known(now: "Round", kind: str, entry: "Draft", held: list[str]) -> None:
    """Raise `Problem` for what no further card can mend."""
    names = entry["cards"]
    live.read_leader(now, draft.trial(entry))
    live.add_gone(now["gone"], names + held, ["cards"])
    trick.read_trick(names, ["cards"])
    if kind == "out":
        live.check_break_off(now, names)


def revoke_problems(now: "Round", names: list[str]) -> "list[ProblemDict]":
    """Return a warning for each card of a colour its player could not follow before."""
    _, found = live.follow_suits(now, [trick.PACK[name] for name in names])
    return [
        Problem("animanize.revoke", at, params).to_dict(0)
        for at, params in live.revoke_warnings(now, found)
    ]


def build_taps(now: "Round", lying: "list[str | None]", held: list[str]) -> "dict[str, Any]":
    """Return who is next, who wins so far and why, who leads then, and what bars a card.

    With a gap among the cards nobody wins yet.
    """
    seats, leader = len(now["tricks"]), now["leader"]
    names = [name for name in lying if name]
    cards = [trick.PACK[name] for name in names]
    place = lying.index(None) if None in lying else len(lying)
    won = None
    if cards and place == len(lying):
        position, why = trick.winner(cards)
        won = {"seat": (leader + position) % seats, "why": why, "card": names[position]}
    return {
        "leader": leader,
        "number": live.trick_number(now),
        "of": HAND[seats],
        "plays": [
            {"seat": (leader + position) % seats, "card": lying[position]}
            for position in range(len(lying))
            if lying[position]
        ],
        "turn": (leader + place) % seats if place < seats else None,
        "lead": trick.lead_color(cards),
        "full": len(names) >= seats,
        "winner": won,
        "captured": trick.captured_animals(cards),
        "last": live.trick_number(now) == HAND[seats],
        "hand": live.cards_left(now),
        "previous": previous(now),
        "out": out_bar(now, names),
        "cards": [tap(now, names, held, name) for name in board()],
    }


def previous(now: "Round") -> "dict[str, Any] | None":
    """Return who took the trick before this one, by which rule, and the colour led."""
    last = now["last"]
    if not last:
        return None
    lead = trick.lead_color([trick.PACK[name] for name in last["cards"]])
    return {"seat": last["winner"], "why": last["why"], "lead": lead}


def board() -> list[str]:
    """Return every card, colour by colour and the highest first, then animals, then the lion."""
    found = [color + " " + str(rank) for color in trick.COLORS for rank in range(9, 0, -1)]
    return found + ["animal " + str(rank) for rank in ANIMALS] + [trick.LION]


def out_bar(now: "Round", names: list[str]) -> "Bar | None":
    """Return what bars the next player's elimination, or None."""
    try:
        live.check_break_off(now, names)
    except Problem as problem:
        return draft.bar(problem)
    return None


def tap(now: "Round", names: list[str], held: list[str], name: str) -> "dict[str, Any]":
    """Return a card of the board, with the code that bars it where everybody sees why."""
    problem = open_problem(now, names + held, name)
    if not problem and not held and trick.has_animal([name]) and trick.has_animal(names):
        problem = Problem("animanize.second_animal", [])
    return dict(draft.bar(problem), card=name) if problem else {"card": name}


def open_problem(now: "Round", names: list[str], name: str) -> Problem | None:
    """Return the `Problem` of a card in this trick, or of an animal captured before."""
    if names.count(name) >= trick.copies(name):
        return Problem("animanize.card_gone", [], {"card": name})
    kind, rank = trick.PACK[name]
    for seat in range(len(now["animals"])):
        if kind == "animal" and rank in now["animals"][seat]:
            return Problem("animanize.animal_twice", [], {"animal": rank, "seat": seat})
    return None
