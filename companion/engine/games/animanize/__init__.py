"""Animanize: tricks and captured animals, and the brawl when there are too many of them.

Three or four players. Points are one a trick and the value of each captured
animal; more than the brawl limit costs what is over it.
"""

from ... import check, draft, options, steps, table
from . import haul, live, taps, trick, trick_taps
from .haul import ANIMALS, HAND, whole_round

PLAYERS = (3, 4)
BESIDE_CARDS = ("leader",) + steps.REMARKS
"""What an entry of cards may also say."""


def start(setup: dict) -> dict:
    """The state before the first round."""
    return table.laid(setup, {"open": None})


def step(state: dict, entry: dict) -> dict:
    """The state after one more entry."""
    return steps.step(CARD, state, entry)


def round_entry(state: dict, entry: dict) -> dict:
    """A whole round: everybody's tricks and animals, or points; it replaces what was tracked."""
    check.record(entry, [], ("type", "id", "players"), steps.REMARKS)
    players = table.items(state, entry)

    def read(item: dict, at: list) -> tuple:
        return haul.result(state, item, at)

    by_seat = table.results(players, read)
    if not [item for item in players if "points" in item]:
        whole_round(players)
    tracked = state["open"]["entries"] if state["open"] else []
    after = table.closed(state, tracked + [entry["id"]], by_seat)
    return table.changed(after, {"open": None})


def trick_entry(state: dict, entry: dict) -> dict:
    """A trick, card by card; the round closes by itself after the last one."""
    check.record(entry, [], ("type", "id", "cards"), BESIDE_CARDS)
    before = state["open"] or live.followed(state)
    after = live.with_trick(before, entry)
    if len(after["entries"]) < HAND[len(state["seats"])]:
        state = table.changed(state, {"open": after})
    else:
        state = written(state, after["entries"], live.items(after))
    for at, params in live.revoked(before, after["revokes"]) if after["revokes"] else ():
        state = table.warned(state, entry, "animanize.revoke", at, params)
    return state


def out_entry(state: dict, entry: dict) -> dict:
    """The broken trick of an elimination; the round is scored at once."""
    check.record(entry, [], ("type", "id", "cards", "hand"), BESIDE_CARDS)
    now = live.followed(state)
    players = live.items(now, live.eliminated(now, entry))
    return written(state, now["entries"] + [entry["id"]], players)


def written(state: dict, entries: list, players: list) -> dict:
    """The state with the followed round closed."""
    after = table.closed(state, entries, haul.results(state, players))
    return table.changed(after, {"open": None})


def ends(state: dict):
    """The goal, or everybody was start player twice; by house rule not while the top is shared."""
    cap = state["rounds"] >= state["options"]["max_rounds"]
    reason = "target" if table.reached(state) else "rounds" if cap else None
    if reason is None:
        return None
    if state["options"]["tie"] == "extra_round" and state["totals"].count(max(state["totals"])) > 1:
        return None
    return reason


def standing(state: dict) -> list:
    """What decides: the totals."""
    return state["totals"]


def sheet(state: dict) -> dict:
    """The sheet; `next` names the round, who deals and leads it, and who leads the next trick."""
    now = live.followed(state)
    on_table = {key: now[key] for key in ("tricks", "animals", "last")} if state["open"] else {}
    awaited = {
        "round": state["rounds"] + 1,
        "start": live.starter(state),
        "leader": now["leader"],
        "trick": live.number(now),
    }
    return table.sheet(
        CARD, state, open_rows(state), table.changed(awaited, bounds(state)), on_table
    )


def bounds(state: dict) -> dict:
    """What a round deals and gives: cards in hand and aside, the most points, and who they help.

    `reach` is by seat whether the rounds left, each with the most points, bring
    the seat to the highest total there is now.
    """
    seats, house = len(state["seats"]), state["options"]
    left = max(house["max_rounds"] - state["rounds"], 1)
    most = min(house["brawl_limit"], HAND[seats] + sum(ANIMALS))
    top = max(state["totals"])
    return {
        "hand": HAND[seats],
        "aside": 46 - HAND[seats] * seats,
        "rounds_left": left,
        "most": most,
        "reach": [total + left * most >= top for total in state["totals"]],
    }


def open_rows(state: dict) -> list:
    """The row of a round that is followed trick by trick: what it is worth now."""
    now = state["open"]
    if not now:
        return []
    players, _ = table.added(state, haul.results(state, live.items(now)))
    return [table.row_of(state["rounds"] + 1, True, now["entries"], players)]


def choices(state: dict, unfinished: dict) -> dict:
    """What a draft is worth now, what it lacks, and what bars the next tap."""
    if draft.kind(unfinished, ("round", "trick", "out")) == "round":
        return taps.choices(CARD, state, unfinished)
    return trick_taps.choices(CARD, state, unfinished)


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
    "place": 20,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": haul.counts,
    "who_wins": trick.who_wins,
    "seats": PLAYERS,
    "options": (
        options.number("target", target, 1, none=True, step=6),
        options.number("brawl_limit", brawl_limit, 0),
        options.number("max_rounds", max_rounds, 1),
        options.flag("floor_at_zero", True),
        options.one_of("tie", ("shared", "extra_round")),
        options.seat("start", 0),
        options.flag("log_tricks", False),
    ),
    "steps": {"round": round_entry, "trick": trick_entry, "out": out_entry},
    "ends": ends,
    "standing": standing,
}
