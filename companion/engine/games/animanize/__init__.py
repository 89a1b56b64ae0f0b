"""Animanize: tricks and captured animals, and the brawl when there are too many of them.

Three or four players. Points are one a trick and the value of each captured
animal; more than the brawl limit costs what is over it.
"""

from ... import check, draft, options, table
from . import live, taps
from .haul import HAND, haul, whole_round

PLAYERS = (3, 4)


def start(setup: dict) -> dict:
    """The state before the first round."""
    return table.laid(setup, {"open": None})


def step(state: dict, entry: dict) -> dict:
    """The state after one more entry."""
    return table.step(CARD, state, entry)


def round_entry(state: dict, entry: dict) -> dict:
    """A whole round: everybody's tricks and animals, or points; it replaces what was tracked."""
    check.record(entry, [], ("type", "id", "players"), table.REMARKS)
    players = table.items(state, entry)

    def read(item: dict, at: list) -> tuple:
        return result(state, item, at)

    by_seat = table.results(players, read)
    if not [item for item in players if "points" in item]:
        whole_round(players)
    tracked = state["open"]["entries"] if state["open"] else []
    after = table.closed(state, tracked + [entry["id"]], by_seat)
    return table.changed(after, {"open": None})


def trick_entry(state: dict, entry: dict) -> dict:
    """A trick, card by card; the round closes by itself after the last one."""
    check.record(entry, [], ("type", "id", "cards"), ("leader",) + table.REMARKS)
    before = followed(state)
    after = live.with_trick(before, entry)
    if live.number(after) > HAND[len(state["seats"])]:
        state = written(state, after["entries"], live.items(after))
    else:
        state = table.changed(state, {"open": after})
    for at, params in live.revokes(before, entry["cards"]):
        state = table.warned(state, entry, "animanize.revoke", at, params)
    return state


def out_entry(state: dict, entry: dict) -> dict:
    """The broken trick of an elimination; the round is scored at once."""
    check.record(entry, [], ("type", "id", "cards", "hand"), ("leader",) + table.REMARKS)
    now = followed(state)
    players = live.items(now, live.eliminated(now, entry))
    return written(state, now["entries"] + [entry["id"]], players)


def followed(state: dict) -> dict:
    """The round on the table, a fresh one if none is open."""
    return state["open"] or live.fresh(starter(state), len(state["seats"]))


def starter(state: dict) -> int:
    """Who deals and leads the next round: "Pass the start player marker to the left"."""
    return (state["options"]["start"] + state["rounds"]) % len(state["seats"])


def written(state: dict, entries: list, players: list) -> dict:
    """The state with the followed round closed."""
    after = table.closed(state, entries, results(state, players))
    return table.changed(after, {"open": None})


def results(state: dict, players: list) -> list:
    """`(points, lines)` by seat."""
    return [result(state, players[seat], [seat]) for seat in range(len(players))]


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
    """The sheet; `next` names the round, who deals and leads it, and who leads the next trick."""
    seats = len(state["seats"])
    now = followed(state)
    awaited = {
        "round": state["rounds"] + 1,
        "start": starter(state),
        "hand": HAND[seats],
        "aside": 46 - HAND[seats] * seats,
        "leader": now["leader"],
        "trick": live.number(now),
    }
    on_table = {key: now[key] for key in ("tricks", "animals", "last")} if state["open"] else {}
    return table.sheet(CARD, state, open_rows(state), awaited, on_table)


def open_rows(state: dict) -> list:
    """The row of a round that is followed trick by trick: what it is worth now."""
    now = state["open"]
    if not now:
        return []
    players, _ = table.added(state, results(state, live.items(now)))
    return [table.row_of(state["rounds"] + 1, True, now["entries"], players)]


def choices(state: dict, unfinished: dict) -> dict:
    """What the draft of a round is worth now, what it lacks, and what bars the next tap."""
    entry = draft.entry_of(unfinished, "round")
    given = draft.players_of(state, entry)
    players = taps.filled_in(given)

    def worth(seat: int):
        item = players[seat]
        if not item or [key for key in taps.needs(item) if item.get(key) is None]:
            return None
        return result(state, item, ["players", seat])

    def doubts():
        for seat in range(len(players)):
            worth(seat)
        taps.doubts(players)

    blanks = draft.blank_players(state, players, taps.needs)
    answer = draft.judged(CARD, state, dict(entry, players=players), blanks, worth, doubts)
    answer["taps"] = taps.shown(state, given, players)
    return answer


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
    "steps": {"round": round_entry, "trick": trick_entry, "out": out_entry},
    "ends": ends,
    "standing": standing,
}
