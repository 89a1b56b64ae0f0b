"""An unfinished round: what it needs, what follows from the rest, and what bars the next tap."""

from ... import draft
from ...problem import Problem
from .haul import (
    ANIMALS,
    HAND,
    find_eliminated,
    find_owners,
    find_unlikely,
    result,
    sum_problem,
    unlikely,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Bar, Choices, Draft, GameDefinition, Item, Json, Path, ProblemDict
    from .shapes import AnimanizeState, Haul


MAX_HELD = len(ANIMALS) - 1
"""Animals in an eliminated hand: another one lies in the broken trick."""
COUNTED = ("tricks", "eliminated")
"""The numbers of a player that add up to a full hand."""


def choices(game: "GameDefinition", state: "AnimanizeState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a round: what it is worth, what it lacks, what bars the next tap."""
    entry = draft.read_entry(unfinished, "round")
    given = draft.read_players(state, entry)
    players = fill_in(given)

    entry = dict(entry, players=players)
    answer = draft.assess_players(game, state, entry, players, needed_keys, result, check_known)
    refusal = refuse_points(state, players)
    if refusal and (answer["problem"] or refusal)["code"] in (refusal["code"], "draft.missing"):
        answer.update({"entry": None, "problem": refusal})
    answer["taps"] = build_taps(state, given, players)
    return answer


def needed_keys(item: "Item") -> tuple[str, ...]:
    """Return what must be known of a player, by the depth in use."""
    if "points" in item:
        return ("points",)
    return ("tricks", "animals", "eliminated") if "eliminated" in item else ("tricks", "animals")


def fill_in(players: "list[Item | None]") -> "list[Item | None]":
    """Fill in the draft's only number that is still unknown.

    It follows from the others: all tricks and the eliminated hand make a full hand.
    """
    unknown: list[tuple[int, str]] = []
    counted = 0
    for seat in range(len(players)):
        item = players[seat]
        if type(item) is not dict or "tricks" not in item:
            return players
        for key in COUNTED:
            number = item.get(key, 0)
            if number is None:
                unknown.append((seat, key))
            elif type(number) is int:
                counted += number
    rest = HAND[len(players)] - counted
    if len(unknown) != 1 or not is_possible(unknown[0][1], rest):
        return players
    seat, key = unknown[0]
    after = list(players)
    item = dict(players[seat] or {})
    item[key] = rest
    after[seat] = item
    return after


def is_possible(key: str, number: int) -> bool:
    """Whether a number of tricks, or of animals in the eliminated hand, is possible at all."""
    return 1 <= number <= MAX_HELD if key == "eliminated" else number >= 0


def known_numbers(item: "Json") -> "Haul":
    """Return what is known of a player in a draft: whole numbers, everything else left out."""
    item = item if type(item) is dict else {}
    found: Any = {key: item[key] for key in COUNTED if type(item.get(key)) is int}
    given: Json = item.get("animals")
    animals = given if type(given) is list else []
    found["animals"] = [animal for animal in animals if type(animal) is int]
    return found


def tricks_so_far(players: "list[Haul]") -> int:
    """Return the tricks entered so far."""
    return sum([item.get("tricks", 0) for item in players])


def refuse_points(state: "AnimanizeState", players: "list[Item | None]") -> "ProblemDict | None":
    """Return the problem of typed points that no round brings by the brawl limit of the table.

    Logs are read with them all the same: what a table agreed on besides is an adjustment.
    """
    known = [item if item and type(item.get("points")) is int else {} for item in players]
    for seat in find_unlikely(state, known):
        at: Path = ["players", seat, "points"]
        return Problem("animanize.points_unlikely", at, unlikely(state, seat)).to_dict(0)
    return None


def check_known(players: "list[Item | None]") -> None:
    """Raise `Problem` for an animal twice, two out or too many tricks, as soon as it shows."""
    known = [known_numbers(item) for item in players]
    find_owners(known)
    expected = HAND[len(players)] - find_eliminated(known)
    total = tricks_so_far(known)
    if total > expected:
        raise sum_problem(known, total, expected)


def build_taps(
    state: "AnimanizeState", given: "list[Item | None]", players: "list[Item | None]"
) -> "dict[str, Any]":
    """Return the tricks there are, known and left, who holds which animal, each player's room.

    `given` are the players as entered, `players` with the number that follows.
    """
    known = [known_numbers(item) for item in players]
    owners = {}
    for seat in range(len(known)):
        for animal in known[seat]["animals"]:
            owners[str(animal)] = seat
    hand = max([item.get("eliminated", 0) for item in known])
    expected = HAND[len(players)] - hand
    total = tricks_so_far(known)
    return {
        "of": expected,
        "sum": total,
        "rest": rest_of(given, known),
        "hand": hand or None,
        "deal": HAND[len(players)],
        "most_held": MAX_HELD,
        "taken": owners,
        "players": [
            dict(room(state, known[seat], expected - total), most=max_tricks(given, seat, expected))
            for seat in range(len(known))
        ],
    }


def rest_of(given: "list[Item | None]", known: "list[Haul]") -> int | None:
    """Return the tricks that follow for the one player without a number, if there is one."""
    for seat in range(len(known)):
        tricks = known[seat].get("tricks")
        if tricks is not None and "tricks" not in known_numbers(given[seat]):
            return tricks
    return None


def max_tricks(given: "list[Item | None]", seat: int, expected: int) -> int:
    """Return the tricks that the others, as far as they are entered, leave to a player."""
    others = [known_numbers(given[other]) for other in range(len(given)) if other != seat]
    return max(expected - tricks_so_far(others), 0)


def room_left(state: "AnimanizeState", tricks: int, animals: list[int]) -> int:
    """Return what is left below the brawl limit; less than nought in a brawl."""
    return state["options"]["brawl_limit"] - tricks - sum(animals)


def room(state: "AnimanizeState", item: "Haul", rest: int) -> "dict[str, Any]":
    """Return one player's room below the brawl limit, and what bars one more trick or an animal."""
    tricks, animals = item.get("tricks", 0), item["animals"]
    left = room_left(state, tricks, animals)
    full: Bar | None = None if rest > 0 else {"code": "animanize.round_full", "params": {}}
    barred = {}
    for animal in ANIMALS:
        over = "tricks" in item and len(animals) >= tricks and animal not in animals
        params = {"animals": len(animals) + 1, "tricks": tricks}
        barred[str(animal)] = (
            {"code": "animanize.animals_over_tricks", "params": params} if over else None
        )
    return {"room": max(left, 0), "brawl": max(-left, 0), "trick": full, "animals": barred}
