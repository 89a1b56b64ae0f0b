"""Animanize: tricks and captured animals, and the brawl when there are too many of them.

Three or four players. Points are one a trick and the value of each captured
animal; more than the brawl limit costs what is over it.
"""

from ... import check, draft, options, steps, table
from . import haul, live, taps, trick, trick_taps
from .haul import ANIMALS, HAND, check_round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import (
        Any,
        Choices,
        Draft,
        GameDefinition,
        GameEntry,
        Path,
        PlayersEntry,
        Row,
        Seat,
        Setup,
        Sheet,
    )
    from .shapes import AnimanizeState, CardsEntry, Haul


PLAYERS = (3, 4)
BESIDE_CARDS = ("leader",) + steps.REMARKS
"""What an entry of cards may also say."""


def start(setup: "Setup") -> "AnimanizeState":
    """Return the state before the first round."""
    return table.new_state(setup, {"open": None, "tied": None})


def step(state: "AnimanizeState", entry: "GameEntry") -> "AnimanizeState":
    """Return the state after one more entry."""
    return steps.step(GAME, state, entry)


def add_round(state: "AnimanizeState", entry: "PlayersEntry") -> "AnimanizeState":
    """Add a whole round, by tricks and animals or points; it replaces what was tracked."""
    players, by_seat = steps.read_round(state, entry, haul.result, check_round)
    if not state["is_stored"]:
        haul.check_elimination(players)
    tracked = state["open"]["entries"] if state["open"] else []
    after = steps.close_tracked(note_tie(state), tracked, entry, by_seat)
    for seat in haul.find_unlikely(state, players):
        at: Path = ["players", seat, "points"]
        after = table.warn(
            after, entry, "animanize.points_unlikely", at, haul.unlikely(state, seat)
        )
    return after


def add_trick(state: "AnimanizeState", entry: "CardsEntry") -> "AnimanizeState":
    """Add a trick, card by card; the round closes by itself after the last one."""
    check.record(entry, [], ("type", "id", "cards"), BESIDE_CARDS)
    before = state["open"] or live.current_round(state)
    after = live.apply_trick(before, entry)
    if len(after["entries"]) < HAND[len(state["seats"])]:
        state = table.replace(state, {"open": after})
    else:
        state = close_round(state, after["entries"], live.items(after))
    for at, params in live.revoke_warnings(before, after["revokes"]) if after["revokes"] else ():
        state = table.warn(state, entry, "animanize.revoke", at, params)
    return state


def add_out(state: "AnimanizeState", entry: "CardsEntry") -> "AnimanizeState":
    """Add the broken trick of an elimination; the round is scored at once."""
    check.record(entry, [], ("type", "id", "cards", "hand"), BESIDE_CARDS)
    now = live.current_round(state)
    players = live.items(now, live.read_elimination(now, entry))
    return close_round(state, now["entries"] + [entry["id"]], players)


def close_round(
    state: "AnimanizeState", entries: list[str], players: "list[Haul]"
) -> "AnimanizeState":
    """Return the state with the followed round closed."""
    by_seat = table.results(state, players, haul.result)
    after = table.close_round(note_tie(state), entries, by_seat)
    return table.replace(after, {"open": None})


def end_reason(state: "AnimanizeState") -> str | None:
    """Return "target" at the goal, "rounds" once everybody was start player twice.

    By house rule neither while the top is shared; then the game is over as soon as
    one is ahead, wherever the totals have gone.
    """
    return None if has_extra_round(state) else limit_reached(state)


def limit_reached(state: "AnimanizeState") -> str | None:
    """Return which end has been reached, whoever shares the top; an extra round leaves it."""
    if table.has_reached_target(state):
        return "target"
    return "rounds" if state["rounds"] >= state["options"]["max_rounds"] else state["tied"]


def has_extra_round(state: "AnimanizeState") -> bool:
    """Whether a shared top makes for another round, by house rule."""
    shared = state["totals"].count(max(state["totals"])) > 1
    return state["options"]["tie"] == "extra_round" and shared


def note_tie(state: "AnimanizeState") -> "AnimanizeState":
    """Return the state before a round is closed, with the end that only a tie has put off."""
    tied = limit_reached(state) if has_extra_round(state) and not state["over"] else None
    return table.replace(state, {"tied": tied})


def standing(state: "AnimanizeState") -> list[int]:
    """Return what decides: the totals."""
    return state["totals"]


def sheet(state: "AnimanizeState") -> "Sheet":
    """Build the sheet; `next` names the round, who deals it, and who leads the next trick."""
    now = live.current_round(state)
    on_table = {key: now[key] for key in ("tricks", "animals", "last")} if state["open"] else {}
    awaited = {
        "round": state["rounds"] + 1,
        "start": live.starter(state),
        "leader": now["leader"],
        "trick": live.trick_number(now),
    }
    return table.sheet(
        GAME, state, open_rows(state), table.replace(awaited, bounds(state)), on_table
    )


def bounds(state: "AnimanizeState") -> "dict[str, Any]":
    """Return what a round deals and gives: cards in hand and aside, the most points, the reach.

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


def open_rows(state: "AnimanizeState") -> "list[Row]":
    """Return the row of a round that is followed trick by trick: what it is worth now."""
    now = state["open"]
    if not now:
        return []
    by_seat = table.results(state, live.items(now), haul.result)
    return [table.open_row(state, now["entries"], by_seat)]


def choices(state: "AnimanizeState", unfinished: "Draft") -> "Choices":
    """Assess a draft: what it is worth, what it lacks, and what bars the next tap."""
    if draft.read_type(unfinished, ("round", "trick", "out")) == "round":
        return taps.choices(GAME, state, unfinished)
    return trick_taps.choices(GAME, state, unfinished)


def target(seats: "list[Seat]") -> int:
    """Return the goal: 60 for three, 48 for four."""
    return 60 if len(seats) == 3 else 48


def brawl_limit(seats: "list[Seat]") -> int:
    """Return the brawl limit: 20 for three, 16 for four; more is a brawl."""
    return 20 if len(seats) == 3 else 16


def max_rounds(seats: "list[Seat]") -> int:
    """Return the rounds after which everybody was start player twice."""
    return 2 * len(seats)


GAME: "GameDefinition" = {
    "game": "animanize",
    "place": 20,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": haul.counts,
    "who_wins": trick.who_wins,
    "seats": PLAYERS,
    "suits": ("red", "blue", "yellow", "green", "purple"),  # numbers, and the animals
    "options": (
        options.number("target", target, 1, none=True, step=6),
        options.number("brawl_limit", brawl_limit, 0),
        options.number("max_rounds", max_rounds, 1),
        options.flag("floor_at_zero", True),
        options.one_of("tie", ("shared", "extra_round")),
        options.seat("start", 0),
        options.flag("log_tricks", False),
    ),
    "steps": {"round": add_round, "trick": add_trick, "out": add_out},
    "end_reason": end_reason,
    "standing": standing,
}
