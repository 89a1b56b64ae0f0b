"""The course of a game by a pad: who is out, who deals and begins, and what a tie does."""

from .. import check, steps, table
from ..problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import Any, Item, Json, Path, PlayersEntry, PointsEntry, SeatEntry
    from .shapes import Pad, PadState


TURNS = ("left", "winner", "loser")
"""Who deals or begins next: the next on the left, or whoever scored best or worst."""
KEYS = ("deals", "begins")
PLAY_ON = "play"
"""A tie at the top: one more round decides."""
LEFT_LAST = -1000
"""Stands for more rounds than a game has: who went home comes behind everybody who was out."""


def read_course(given: "dict[str, Any]", at: "Path") -> "dict[str, Any]":
    """Read when a player is out, who deals and begins, and what a tie does, in a pad of rounds."""
    found: dict[str, Any] = {}
    if given.get("out") is not None:
        found["out"] = check.integer(given["out"], at + ["out"])
    for key in ("deals", "begins"):
        if given.get(key) is not None:
            found[key] = check.choice(given[key], at + [key], TURNS)
    if given.get("tie") is not None:
        found["tie"] = check.choice(given["tie"], at + ["tie"], (PLAY_ON,))
    return found


def is_out(pad: "Pad", total: int) -> bool:
    """Whether a total is at the limit of a pad, or beyond it: upwards, or from nought down."""
    limit = pad["out"]
    if limit is None:
        return False
    return total >= limit if limit > 0 else total <= limit


def settle(state: "PadState") -> "PadState":
    """Return the state with those out whose totals say so, and all others at the table playing.

    Where nobody would be left, the best of those who played go on.
    """
    pad, totals, here = state["pad"], state["totals"], state["here"]
    if here is None:
        return state
    seats = range(len(here))
    playing = [here[seat] and not is_out(pad, totals[seat]) for seat in seats]
    if True not in playing:
        sign = 1 if pad["wins"] == "high" else -1
        last = [sign * totals[seat] for seat in seats if here[seat] and state["playing"][seat]]
        playing = [
            here[seat] and state["playing"][seat] and sign * totals[seat] == max(last)
            for seat in seats
        ]
    return table.replace(state, {"playing": playing})


def seats_out(state: "PadState") -> list[bool]:
    """Return by seat who is out, and has not gone home before."""
    here = state["here"] or []
    return [is_here and not plays for is_here, plays in zip(here, state["playing"])]


def count_here(state: "PadState") -> int:
    """Count who has not gone home, those who are out too."""
    return (state["here"] or state["playing"]).count(True)


def adjust(state: "PadState", entry: "PointsEntry") -> "PadState":
    """Correct one total, by which somebody may be out, or in again."""
    return settle(steps.adjust(state, entry))


def join(state: "PadState", entry: "SeatEntry") -> "PadState":
    """Add one more player or team; who is out comes back by another total alone."""
    seat: Any = entry.get("seat")
    is_known = type(seat) is int and 0 <= seat < len(state["totals"])
    if is_known and is_out(state["pad"], state["totals"][seat]):
        raise Problem("pad.out", ["seat"], {"seat": seat})
    return move(state, entry, steps.join_team)


def leave(state: "PadState", entry: "SeatEntry") -> "PadState":
    """Let a player go home, also one who is out."""
    return move(state, entry, steps.leave)


def move(state: "PadState", entry: "SeatEntry", act: "Any") -> "PadState":
    """Return the state after somebody has come or gone, by who is at the table, out or not."""
    if state["here"] is None:
        return act(state, entry)
    after = act(table.replace(state, {"playing": state["here"]}), entry)
    here, before = after["playing"], state["playing"]
    among = [  # who was out stays so where the best alone go on
        is_here and (seat >= len(before) or before[seat] or not state["here"][seat])
        for seat, is_here in enumerate(here)
    ]
    if True not in among:
        among = here
    return settle(table.replace(after, {"here": here, "playing": among}))


def read_items(
    state: "PadState", entry: "PlayersEntry"
) -> "tuple[PadState, list[Item | None], list[tuple[int, str]]]":
    """Read a round, by the state with those alone playing who have something in it.

    A correction may let somebody be out who had played on, or the other way round: what was
    written down of who is out counts nothing, and who has nothing sat out. The third of the
    answer are the seats of which that is so, with the code of the warning.
    """
    if state["here"] is None:
        return state, table.read_items(state, entry), []
    given: Json = check.array(entry["players"], ["players"])
    here, playing = state["here"], state["playing"]
    warned: list[tuple[int, str]] = []
    if len(given) == len(playing):
        given, playing = given[:], playing[:]
        for seat, item in enumerate(given):
            if playing[seat] and item is None:
                playing[seat] = False
                warned.append((seat, "pad.sat_out"))
            elif here[seat] and not playing[seat] and type(item) is dict:
                given[seat] = None
                warned.append((seat, "pad.out"))
    among = table.replace(state, {"playing": playing})
    return among, table.read_items(among, table.replace(entry, {"players": given})), warned


def pass_on(before: "PadState", state: "PadState", playing: list[bool]) -> list[int]:
    """Return who deals and begins after a round; `playing` were in it.

    In the place of who was no longer playing `before` it, the next on the left did so.
    """
    deals, begins = state["pad"]["deals"], state["pad"]["begins"]
    first, second = [
        seat if before["playing"][seat] else table.next_seat(before, seat)
        for seat in state["turns"]
    ]
    if deals is not None:
        first = next_turn(state, deals, first, playing)
    if begins is not None and not deals == begins == "left":  # where it follows from who deals
        second = next_turn(state, begins, second, playing)
    return [first, second]


def next_turn(state: "PadState", rule: str, seat: int, playing: list[bool]) -> int:
    """Return whose turn it is after a round, by what the pad says of it.

    Who scored best or worst did so by the points, not by what the pad made of a total.
    """
    if rule == "left":
        return table.next_seat(state, seat) if True in state["playing"] else seat
    is_high = (rule == "winner") == (state["pad"]["wins"] == "high")
    count = len(playing)
    order = [(seat + step) % count for step in range(count)]
    best = [other for other in order if playing[other]]
    if not best:  # a correction has put everybody out who was in it
        return seat
    row: Any = state["rows"]
    brought = [row[0]["players"][other]["lines"][0]["points"] for other in best]
    points = brought if is_high else [-one for one in brought]
    return best[points.index(max(points))]


def turns(state: "PadState") -> "dict[str, int]":
    """Return who deals and begins the next round, as far as the pad says."""
    pad = state["pad"]
    found: dict[str, int] = {}
    for place, key in enumerate(KEYS):
        if pad[key] is None or True not in state["playing"]:
            continue
        seat = state["turns"][place]
        if key == "begins" and pad["deals"] == pad["begins"] == "left":
            found[key] = table.next_seat(state, found["deals"])
        else:
            found[key] = seat if state["playing"][seat] else table.next_seat(state, seat)
    return found


def is_decided(state: "PadState") -> bool:
    """Whether the game may end as it stands: not while a tie is to be played out."""
    if state["pad"]["tie"] != PLAY_ON:
        return True
    totals = [total for total, plays in zip(state["totals"], state["playing"]) if plays]
    best = max if state["pad"]["wins"] == "high" else min
    return not totals or totals.count(best(totals)) == 1


def is_last(state: "PadState") -> bool:
    """Whether nobody plays on against the last player, because the others are out."""
    if state["pad"]["out"] is None:
        return False
    left = state["playing"].count(True)
    return left < 2 and left < count_here(state)


def standing(state: "PadState") -> "list[Any]":
    """Return what decides: the totals, or the lowest of them; of who is out, how late it was."""
    sign = 1 if state["pad"]["wins"] == "high" else -1
    totals = [sign * total for total in state["totals"]]
    if state["here"] is None:
        return totals
    return [(rounds_out(state, seat), total) for seat, total in enumerate(totals)]


def rounds_out(state: "PadState", seat: int) -> int:
    """Return for how many rows of the sheet somebody has been out, as a number below nought."""
    if state["playing"][seat]:
        return 0
    if not (state["here"] or [])[seat]:
        return LEFT_LAST
    count = 0
    rows: Any = state["rows"]
    while rows is not None:
        row, rows = rows
        if seat >= len(row["players"]) or not is_out(state["pad"], row["players"][seat]["total"]):
            break
        count -= 1
        if row["no"] is not None and row["players"][seat]["lines"]:
            break  # played on till then
    return count
