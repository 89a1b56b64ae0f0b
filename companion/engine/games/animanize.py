"""Animanize: tricks and captured animals, and the brawl when there are too many of them.

Three or four players. Points are one a trick and the value of each captured
animal; more than the brawl limit costs what is over it.
"""

from .. import check, draft, options, table
from ..problem import Problem

PLAYERS = (3, 4)
ANIMALS = (9, 8, 7, 6, 5, 4, 3, 2)
HAND = {3: 14, 4: 11}
"""Cards in a hand, and so tricks in a full round."""
FEWEST_CAPTURED = {3: 4, 4: 6}
"""All dealt cards are played: only the 4 (2) cards out of play keep an animal from being taken."""


def start(setup: dict) -> dict:
    """The state before the first round."""
    return table.laid(setup, {})


def step(state: dict, entry: dict) -> dict:
    """The state after one more entry."""
    return table.step(CARD, state, entry)


def round_entry(state: dict, entry: dict) -> dict:
    """A whole round: everybody's tricks and animals, or points."""
    check.record(entry, [], ("type", "id", "players"), table.REMARKS)
    players = table.items(state, entry)

    def read(item: dict, at: list) -> tuple:
        return result(state, item, at)

    by_seat = table.results(players, read)
    if not [item for item in players if "points" in item]:
        whole_round(players)
    return table.closed(state, [entry["id"]], by_seat)


def result(state: dict, item: dict, at: list) -> tuple:
    """A player's `(points, lines)`.

    "If they have exceeded the limit, they lose points equal to the difference";
    who is eliminated loses one for each animal in hand, and nothing else counts.
    """
    if "points" in item:
        return table.plain_points(item, at)
    tricks, animals, eliminated = haul(state, item, at)
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


def haul(state: dict, item: dict, at: list) -> tuple:
    """`(tricks, animals, eliminated)` of one player, checked by itself; 0 for who was not out."""
    check.record(item, at, ("tricks", "animals"), ("eliminated",))
    tricks = check.whole(item["tricks"], at + ["tricks"], 0, HAND[len(state["seats"])])
    animals = check.listing(item["animals"], at + ["animals"])
    for position in range(len(animals)):
        check.whole(animals[position], at + ["animals", position], 2, 9)
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
        check.whole(item["eliminated"], at + ["eliminated"], 1, 7) if "eliminated" in item else 0
    )
    return tricks, animals, eliminated


def whole_round(players: list) -> None:
    """Checks what holds over all players: each animal once, the tricks, the animals taken."""
    owners = single_owners(players)
    eliminated = elimination(players)
    tricks_add_up(players, HAND[len(players)] - eliminated)
    if eliminated:
        most = 8 - 1 - eliminated
        if len(owners) > most:
            raise Problem(
                "animanize.too_many_animals", ["players"], {"count": len(owners), "most": most}
            )
    elif len(owners) < FEWEST_CAPTURED[len(players)]:
        params = {"count": len(owners), "least": FEWEST_CAPTURED[len(players)]}
        raise Problem("animanize.too_few_animals", ["players"], params)


def single_owners(players: list) -> dict:
    """Who captured which animal; raises `Problem` for an animal captured twice."""
    owners = {}
    for seat in range(len(players)):
        animals = (players[seat] or {}).get("animals") or []
        for position in range(len(animals)):
            animal = animals[position]
            if animal in owners:
                params = {"animal": animal, "seat": owners[animal]}
                raise Problem(
                    "animanize.animal_twice", ["players", seat, "animals", position], params
                )
            owners[animal] = seat
    return owners


def elimination(players: list) -> int:
    """Animals in the eliminated hand, 0 without one; at most one player a round is eliminated."""
    found = 0
    for seat in range(len(players)):
        animals = (players[seat] or {}).get("eliminated")
        if animals and found:
            raise Problem("animanize.two_eliminated", ["players", seat, "eliminated"])
        found = found or animals or 0
    return found


def tricks_add_up(players: list, expected: int) -> None:
    """Every trick is somebody's; the broken one is nobody's."""
    total = sum([item["tricks"] for item in players])
    seat, so_far = 0, players[0]["tricks"]
    while so_far <= expected and seat < len(players) - 1:
        seat += 1
        so_far += players[seat]["tricks"]
    if total != expected:
        params = {"sum": total, "expected": expected}
        raise Problem("animanize.tricks_sum", ["players", seat, "tricks"], params)


def ends(state: dict):
    """The goal, or everybody was start player twice; by house rule not while the top is shared."""
    cap = state["rounds"] >= state["options"]["max_rounds"]
    reason = "target" if table.reached(state) else "rounds" if cap else None
    if state["options"]["tie"] == "extra_round" and state["totals"].count(max(state["totals"])) > 1:
        return None
    return reason


def standing(state: dict) -> list:
    """What decides: the totals."""
    return state["totals"]


def sheet(state: dict) -> dict:
    """The sheet; `next` names the round and who deals and leads ("pass the marker to the left")."""
    seats = len(state["seats"])
    leader = (state["options"]["start"] + state["rounds"]) % seats
    awaited = {
        "round": state["rounds"] + 1,
        "start": leader,
        "hand": HAND[seats],
        "aside": 46 - HAND[seats] * seats,
    }
    return table.sheet(CARD, state, [], awaited, {})


def choices(state: dict, unfinished: dict) -> dict:
    """What the draft of a round is worth now, what it lacks, and what bars the next tap."""
    entry = draft.entry_of(unfinished, "round")
    players = draft.players_of(state, entry)

    def worth(seat: int):
        item = players[seat]
        if not item or (item.get("tricks") is None and item.get("points") is None):
            return None
        return result(state, item, ["players", seat])

    def doubts():
        for seat in range(len(players)):
            worth(seat)
        taps_doubts(players)

    blanks = draft.blank_players(state, players, needs)
    answer = draft.judged(CARD, state, entry, blanks, worth, doubts)
    answer["taps"] = taps(state, players)
    return answer


def needs(item: dict) -> tuple:
    """What must be known of a player, by the depth in use."""
    return ("points",) if "points" in item else ("tricks", "animals")


def known(players: list) -> list:
    """The numbers of tricks entered so far."""
    return [item["tricks"] for item in players if item and type(item.get("tricks")) is int]


def taps_doubts(players: list) -> None:
    """Problems that show before all is filled in: an animal twice, two out, too many tricks."""
    single_owners(players)
    expected = HAND[len(players)] - elimination(players)
    total = sum(known(players))
    if total > expected:
        params = {"sum": total, "expected": expected}
        raise Problem("animanize.tricks_sum", ["players"], params)


def taps(state: dict, players: list) -> dict:
    """Tricks there are, known and left, who holds which animal, and each player's room."""
    owners = {}
    for seat in range(len(players)):
        for animal in (players[seat] or {}).get("animals") or []:
            if type(animal) is int:
                owners[str(animal)] = seat
    out = max([0] + [(item or {}).get("eliminated") or 0 for item in players])
    numbers = known(players)
    expected = HAND[len(players)] - out
    rest = expected - sum(numbers)
    return {
        "of": expected,
        "sum": sum(numbers),
        "rest": rest if len(numbers) == len(players) - 1 and rest >= 0 else None,
        "taken": owners,
        "players": [room(state, item or {}, rest) for item in players],
    }


def room(state: dict, item: dict, rest: int) -> dict:
    """One player's room below the brawl limit, and what bars one more trick or an animal."""
    tricks, animals = item.get("tricks") or 0, item.get("animals") or []
    left = state["options"]["brawl_limit"] - tricks - sum(animals)
    full = None if rest > 0 else {"code": "animanize.round_full", "params": {}}
    barred = {}
    for animal in ANIMALS:
        over = item.get("tricks") is not None and len(animals) >= tricks and animal not in animals
        params = {"animals": len(animals) + 1, "tricks": tricks}
        barred[str(animal)] = (
            {"code": "animanize.animals_over_tricks", "params": params} if over else None
        )
    return {"room": max(left, 0), "brawl": max(-left, 0), "trick": full, "animals": barred}


def target(seats: list) -> int:
    """The goal: 60 for three, 48 for four."""
    return 60 if len(seats) == 3 else 48


def brawl_limit(seats: list) -> int:
    """20 for three, 16 for four: more than this is a brawl."""
    return 20 if len(seats) == 3 else 16


def max_rounds(seats: list) -> int:
    """Everybody is start player twice."""
    return 2 * len(seats)


CARD: dict = {
    "game": "animanize",
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "seats": PLAYERS,
    "options": (
        options.number("target", target, 1, none=True, step=6),
        options.number("brawl_limit", brawl_limit, 0),
        options.number("max_rounds", max_rounds, 1),
        options.flag("floor_at_zero", True),
        options.one_of("tie", ("shared", "extra_round")),
        options.seat("start", 0),
    ),
    "steps": {"round": round_entry},
    "ends": ends,
    "standing": standing,
}
