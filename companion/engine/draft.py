"""What an unfinished entry is worth, what it lacks, and what it would bring about.

The shared part of every game's `choices`: recorders ask after each tap, so that
no screen ever repeats a rule.
"""

from . import check
from .problem import Problem
from .table import add_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import (
        Any,
        Bar,
        Callable,
        Choices,
        Draft,
        GameDefinition,
        Item,
        Json,
        Path,
        Preview,
        ProblemDict,
        Result,
        S,
        Sequence,
        State,
        T,
        Warned,
    )


TRIAL = "draft"
"""The id an unfinished entry goes by while it is tried."""


def trial(entry: "Draft") -> "Any":
    """Return the entry as it is tried, under an id of its own."""
    return dict(entry, id=TRIAL)


def missing_value(at: "Path") -> "ProblemDict":
    """Return the problem of a value that is not known yet."""
    return Problem("draft.missing", at).to_dict(0)


def assess(
    game: "GameDefinition",
    state: "State",
    entry: "Draft",
    blanks: "list[Path]",
    worth: "Callable[[int], Result | None]",
    precheck: "Callable[[], None] | None" = None,
) -> "Choices":
    """Try a draft, and return what every game's `choices` have in common.

    `blanks` are the places where nothing is known yet, `worth(seat)` gives a
    player's `(points, lines)` so far or None, `precheck()` raises the first
    problem that shows before everything is filled in.
    """
    problem = first_problem(game, state, entry, blanks, precheck)
    answer: Choices = {
        "entry": None if problem else entry,
        "problem": problem,
        "warnings": [],
        "over": False,
        "winners": [],
        "players": preview_players(state, worth),
        "taps": {},
    }
    if problem is None:
        after = game["step"](state, trial(entry))
        reached = game["sheet"](after)
        answer["over"] = reached["over"]
        answer["winners"] = reached["winners"]
        answer["warnings"] = [
            as_problem(warning) for warning in reached["warnings"] if warning["id"] == TRIAL
        ]
    return answer


def assess_players(
    game: "GameDefinition",
    state: "S",
    entry: "Draft",
    players: "list[Item | None]",
    keys: "Callable[[Item], Sequence[str]]",
    read: "Callable[[S, Item, Path], Result]",
    check_all: "Callable[[list[Any]], None] | None" = None,
) -> "Choices":
    """Assess the draft of a whole round.

    `keys(item)` names what must be known of a player, `read` gives the result of one of whom all
    is known, `check_all` checks what holds over all players as far as they are known.
    """
    blanks = find_blanks(state, players, keys)

    def worth(seat: int) -> "Result | None":
        item = players[seat]
        if not item or [key for key in keys(item) if blanks_in(item.get(key), [])]:
            return None
        return read(state, item, ["players", seat])

    def precheck() -> None:
        for seat in range(len(players)):
            worth(seat)
        if check_all:
            check_all(players)

    return assess(game, state, entry, blanks, worth, precheck)


def attempt(act: "Callable[[], T] | None", now: "T") -> "T":
    """Return `act()`, or what there is now without it, or where the entry is refused."""
    try:
        return act() if act else now
    except Problem:
        return now  # what is wrong stands in the answer already


def as_problem(warning: "Warned") -> "ProblemDict":
    """Return a warning of the entry on trial as a problem is written."""
    return {"entry": 0, "at": warning["at"], "code": warning["code"], "params": warning["params"]}


def first_problem(
    game: "GameDefinition",
    state: "State",
    entry: "Draft",
    blanks: "list[Path]",
    precheck: "Callable[[], None] | None",
) -> "ProblemDict | None":
    """Return what is wrong already, else the first blank, else what the step refuses; or None."""
    try:
        if blanks:
            if precheck:
                precheck()
            return missing_value(blanks[0])
        game["step"](state, trial(entry))
    except Problem as problem:
        return problem.to_dict(0)
    return None


def preview_players(state: "State", worth: "Callable[[int], Result | None]") -> "list[Preview]":
    """Return by seat the points and lines known so far, and the totals before and after them."""
    results: list[Result | None] = []
    for seat in range(len(state["seats"])):
        try:
            results.append(worth(seat) if state["playing"][seat] else None)
        except Problem:
            results.append(None)
    players: Any = add_up(state, results)[0]
    for seat in range(len(results)):
        before = state["totals"][seat]
        if results[seat] is None:
            players[seat] = {"points": None, "total": before, "lines": []}
        players[seat]["before"] = before
    return players


def find_blanks(
    state: "State", players: "list[Item | None]", keys: "Callable[[Item], Sequence[str]]"
) -> "list[Path]":
    """Return the places in `players` where nothing is known yet.

    `keys(item)` names what a player's item needs.
    """
    blanks: list[Path] = []
    for seat in range(len(players)):
        item = players[seat]
        if not state["playing"][seat]:
            continue
        if item is None:
            blanks.append(["players", seat])
        else:
            for key in keys(item):
                blanks.extend(blanks_in(item.get(key), ["players", seat, key]))
    return blanks


def blanks_in(value: "Json", at: "Path") -> "list[Path]":
    """Return the place itself if nothing is known there, or what is unknown of a pair of counts."""
    if type(value) is not dict:
        return [at] if value is None else []
    unknown = [key for key in sorted(value) if value[key] is None]
    if unknown and len(unknown) == len(value):
        return [at]
    return [at + [key] for key in unknown]


def read_players(state: "State", entry: "Draft") -> "list[Item | None]":
    """Read the draft's players: an object by seat, None where nothing is known yet."""
    at: Path = ["entry", "players"]
    players = check.array(entry.get("players"), at)
    expected = len(state["seats"])
    if len(players) != expected:
        raise Problem("players.count", at, {"count": len(players), "expected": expected})
    for seat in range(expected):
        if players[seat] is not None and type(players[seat]) is not dict:
            raise Problem("value.type", at + [seat], {"wanted": "object"})
    return players


def read_type(draft: "Json", allowed: "Sequence[str]") -> str:
    """Read the type of the draft's entry, one of the `allowed`."""
    if type(draft) is not dict or type(draft.get("entry")) is not dict:
        raise Problem("value.type", ["entry"], {"wanted": "object"})
    return check.choice(draft["entry"].get("type"), ["entry", "type"], allowed)


def read_entry(draft: "Json", kind: str) -> "Draft":
    """Read the unfinished entry of a draft, which must be of this type."""
    if type(draft) is not dict or type(draft.get("entry")) is not dict:
        raise Problem("value.type", ["entry"], {"wanted": "object"})
    check.choice(draft["entry"].get("type"), ["entry", "type"], (kind,))
    return draft["entry"]


def read_seat(state: "State", draft: "Draft") -> int:
    """Read the seat that the draft is about."""
    return check.integer(draft.get("seat"), ["seat"], 0, len(state["seats"]) - 1)


def bar(problem: Problem) -> "Bar":
    """Return what bars a tap: the problem's code and its parameters."""
    return {"code": problem.code, "params": problem.params}
