"""What a player brings home: tricks and captured animals, and what they are worth."""

from ... import check, table
from ...problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Item, Path, Result, Sequence
    from .shapes import AnimanizeState


ANIMALS = (9, 8, 7, 6, 5, 4, 3, 2)
HAND = {3: 14, 4: 11}
"""Cards in a hand, and so tricks in a full round."""
OUT_OF_PLAY = {3: 4, 4: 2}
"""Cards nobody sees; in a full round only these keep an animal from being taken."""


def read_haul(state: "AnimanizeState", item: "Item", at: "Path") -> "tuple[int, list[int], int]":
    """Read one player's `(tricks, animals, eliminated)`; 0 for a hand that was not eliminated."""
    check.record(item, at, ("tricks", "animals"), ("eliminated",))
    tricks = check.integer(item["tricks"], at + ["tricks"], 0, HAND[len(state["seats"])])
    animals = check.array(item["animals"], at + ["animals"])
    for position in range(len(animals)):
        check.integer(animals[position], at + ["animals", position], 2, 9)
        if animals[position] in animals[:position]:
            seat = at[-1]
            params = {"animal": animals[position], "seat": seat}
            raise Problem("animanize.animal_twice", at + ["animals", position], params)
    if len(animals) > tricks:
        raise Problem(
            "animanize.animals_over_tricks",
            at + ["animals"],
            {"animals": len(animals), "tricks": tricks},
        )
    eliminated = (
        check.integer(item["eliminated"], at + ["eliminated"], 1, 7) if "eliminated" in item else 0
    )
    return tricks, animals, eliminated


def check_round(players: "Sequence[Any]") -> None:
    """Check what holds over all players: each animal once, the tricks, the animals taken.

    Who is known by points alone may have taken what the others leave.
    """
    owners = find_owners(players)
    eliminated = find_eliminated(players)
    known = [item for item in players if "points" not in item]
    check_tricks(players, HAND[len(players)] - eliminated, len(known) == len(players))
    most = 8 - 1 - eliminated
    least = 0 if eliminated or len(known) < len(players) else 8 - OUT_OF_PLAY[len(players)]
    if eliminated and len(owners) > most:
        params = {"count": len(owners), "most": most}
        raise Problem("animanize.too_many_animals", ["players"], params)
    if len(owners) < least:
        params = {"count": len(owners), "least": least}
        raise Problem("animanize.too_few_animals", ["players"], params)


def check_elimination(players: "Sequence[Any]") -> None:
    """Check what an elimination leaves to the others: the last full trick, and enough animals.

    Whoever won that trick leads the broken one, and the leader cannot be eliminated. An
    animal that nobody took was in a hand, in the broken trick or out of play.
    """
    seats, hand = len(players), find_eliminated(players)
    full = HAND[seats] - hand
    for seat in range(seats):
        if hand and players[seat].get("eliminated") and players[seat]["tricks"] == full:
            raise Problem("animanize.out_leads", ["players", seat, "eliminated"], {"seat": seat})
    least = 8 - seats * hand - OUT_OF_PLAY[seats]
    count = len(find_owners(players))
    if hand and count < least and not [item for item in players if "points" in item]:
        raise Problem("animanize.too_few_out", ["players"], {"count": count, "least": least})


def find_unlikely(state: "AnimanizeState", players: "Sequence[Any]") -> list[int]:
    """Return the seats whose typed points no tricks and animals can bring."""
    low, high = points_range(state)
    return [
        seat for seat in range(len(players)) if not low <= players[seat].get("points", 0) <= high
    ]


def points_range(state: "AnimanizeState") -> tuple[int, int]:
    """Return the fewest and the most points a round can bring: a brawl of everything, the limit."""
    limit, most = state["options"]["brawl_limit"], HAND[len(state["seats"])] + sum(ANIMALS)
    return min(limit - most, -7), min(limit, most)


def unlikely(state: "AnimanizeState", seat: int) -> dict[str, int]:
    """Return what explains that a seat's points are none a round brings."""
    least, most = points_range(state)
    return {"seat": seat, "least": least, "most": most}


def find_owners(players: "Sequence[Any]") -> "dict[int, int]":
    """Find who captured which animal; raise `Problem` for an animal captured twice."""
    owners: dict[int, int] = {}
    for seat in range(len(players)):
        animals = players[seat].get("animals", [])
        for position in range(len(animals)):
            animal = animals[position]
            if animal in owners:
                params = {"animal": animal, "seat": owners[animal]}
                raise Problem(
                    "animanize.animal_twice", ["players", seat, "animals", position], params
                )
            owners[animal] = seat
    return owners


def find_eliminated(players: "Sequence[Any]") -> int:
    """Return the animals in the eliminated hand, 0 without one.

    At most one player a round is eliminated.
    """
    found = 0
    for seat in range(len(players)):
        animals = players[seat].get("eliminated", 0)
        if animals and found:
            raise Problem("animanize.two_eliminated", ["players", seat, "eliminated"])
        found = found or animals
    return found


def check_tricks(players: "Sequence[Any]", expected: int, is_whole: bool) -> None:
    """Check that every trick is somebody's; the broken one is nobody's.

    Unless everybody's are known, there are only not too many.
    """
    total = sum([item.get("tricks", 0) for item in players])
    if total > expected or (is_whole and total < expected):
        raise sum_problem(players, total, expected)


def sum_problem(players: "Sequence[Any]", total: int, expected: int) -> Problem:
    """Return the problem of a wrong sum of tricks.

    It stands at the first player with a trick too many, else at the last.
    """
    seat, so_far = -1, 0
    while so_far <= expected and seat < len(players) - 1:
        seat += 1
        so_far += players[seat].get("tricks", 0)
    params = {"sum": total, "expected": expected}
    return Problem("animanize.tricks_sum", ["players", seat, "tricks"], params)


def result(state: "AnimanizeState", item: "Any", at: "Path") -> "Result":
    """Return a player's `(points, lines)`.

    "If they have exceeded the limit, they lose points equal to the difference";
    who is eliminated loses one for each animal in hand, and nothing else counts.
    """
    if "points" in item:
        return table.read_points(item, at)
    tricks, animals, eliminated = read_haul(state, item, at)
    if eliminated:
        return table.result([table.line("eliminated", -eliminated, eliminated)])
    worth = sum(animals)
    limit = state["options"]["brawl_limit"]
    raw = tricks + worth
    brawl = limit - 2 * raw if raw > limit else 0
    return table.result(
        table.lines_of(
            table.line("tricks", tricks, tricks),
            table.line("animals", worth, len(animals)),
            table.line("brawl", brawl, max(raw - limit, 0)),
        )
    )


def counts(state: "AnimanizeState") -> "list[dict[str, int]]":
    """Return by seat the `rounds` known by tricks and animals, and the brawls and eliminations."""
    found = [{"rounds": 0, "brawls": 0, "eliminations": 0} for _ in state["seats"]]
    for played in table.unroll(state["rows"]):
        for seat in range(len(found)):
            lines = [line["what"] for line in played["players"][seat]["lines"]]
            if played["no"] is None or "points" in lines:
                continue
            found[seat]["rounds"] += 1
            found[seat]["brawls"] += 1 if "brawl" in lines else 0
            found[seat]["eliminations"] += 1 if "eliminated" in lines else 0
    return found
