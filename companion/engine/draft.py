"""What an unfinished entry is worth, what it lacks, and what it would bring about.

The shared part of every game's `choices`: recorders ask after each tap, so that
no screen ever repeats a rule.
"""

from . import check
from .problem import Problem
from .table import added

TRIAL = "draft"
"""The id an unfinished entry goes by while it is tried."""


def missing(at: list) -> dict:
    """The problem of a value that is not known yet."""
    return Problem("draft.missing", at).told(0)


def judged(card: dict, state: dict, entry: dict, blanks: list, worth, doubts) -> dict:
    """The common answer of `choices`.

    `blanks` are the places where nothing is known yet, `worth(seat)` gives a
    player's `(points, lines)` so far or None, `doubts()` raises the first
    problem that shows before everything is filled in.
    """
    problem = first_problem(card, state, entry, blanks, doubts)
    answer = {
        "entry": None if problem else entry,
        "problem": problem,
        "warnings": [],
        "over": False,
        "winners": [],
    }
    answer["players"] = so_far(state, worth)
    if problem is None:
        after = card["step"](state, dict(entry, id=TRIAL))
        reached = card["sheet"](after)
        answer["over"] = reached["over"]
        answer["winners"] = reached["winners"]
        answer["warnings"] = [
            told(warning) for warning in reached["warnings"] if warning["id"] == TRIAL
        ]
    answer["taps"] = {}
    return answer


def no_doubts() -> None:
    """For drafts in which nothing can be wrong before everything is known."""


def told(warning: dict) -> dict:
    """A warning of the entry on trial, in the shape of a problem."""
    return {"entry": 0, "at": warning["at"], "code": warning["code"], "params": warning["params"]}


def first_problem(card: dict, state: dict, entry: dict, blanks: list, doubts):
    """What is wrong already, else the first blank, else what the step refuses; or None."""
    try:
        if blanks:
            doubts()
            return missing(blanks[0])
        card["step"](state, dict(entry, id=TRIAL))
    except Problem as problem:
        return problem.told(0)
    return None


def so_far(state: dict, worth) -> list:
    """By seat: points and lines as far as they are known, and the total before and after them."""
    results = []
    for seat in range(len(state["seats"])):
        try:
            results.append(worth(seat) if state["playing"][seat] else None)
        except Problem:
            results.append(None)
    players, _ = added(state, results)
    for seat in range(len(results)):
        before = state["totals"][seat]
        if results[seat] is None:
            players[seat] = {"points": None, "total": before, "lines": []}
        players[seat]["before"] = before
    return players


def blank_players(state: dict, players: list, keys) -> list:
    """The places in `players` where nothing is known yet; `keys(item)` names what an item needs."""
    blanks = []
    for seat in range(len(players)):
        item = players[seat]
        if not state["playing"][seat]:
            continue
        if item is None:
            blanks.append(["players", seat])
        elif type(item) is dict:
            for key in keys(item):
                blanks.extend(blanks_in(item.get(key), ["players", seat, key]))
    return blanks


def blanks_in(value, at: list) -> list:
    """The place itself when nothing is known there, or what is not known of a pair of counts."""
    if type(value) is not dict:
        return [at] if value is None else []
    unknown = [key for key in sorted(value) if value[key] is None]
    if unknown and len(unknown) == len(value):
        return [at]
    return [at + [key] for key in unknown]


def players_of(state: dict, entry: dict) -> list:
    """The draft's players: an object by seat, None where nothing is known yet."""
    at = ["entry", "players"]
    players = check.listing(entry.get("players"), at)
    expected = len(state["seats"])
    if len(players) != expected:
        raise Problem("players.count", at, {"count": len(players), "expected": expected})
    for seat in range(expected):
        if players[seat] is not None and type(players[seat]) is not dict:
            raise Problem("value.type", at + [seat], {"wanted": "object"})
    return players


def kind(draft, allowed: tuple) -> str:
    """What type of entry the draft is about, one of the `allowed`."""
    if type(draft) is not dict or type(draft.get("entry")) is not dict:
        raise Problem("value.type", ["entry"], {"wanted": "object"})
    return check.choice(draft["entry"].get("type"), ["entry", "type"], allowed)


def entry_of(draft, kind: str) -> dict:
    """The unfinished entry of a draft; raises `Problem` when it is none of this kind."""
    if type(draft) is not dict or type(draft.get("entry")) is not dict:
        raise Problem("value.type", ["entry"], {"wanted": "object"})
    check.choice(draft["entry"].get("type"), ["entry", "type"], (kind,))
    return draft["entry"]


def seat_of(state: dict, draft: dict) -> int:
    """The seat the draft is about."""
    return check.whole(draft.get("seat"), ["seat"], 0, len(state["seats"]) - 1)


def bar(problem: Problem) -> dict:
    """What bars a tap: the code and its parameters."""
    return {"code": problem.code, "params": problem.params}
