"""lynX: melds count for their owner, cards left in hand against him, thirty for going out.

Two to eight players with two or more packs. Each game stands alone; the sheet
sums them and counts games won besides.
"""

from ... import check, draft, options, steps, table
from ...problem import Problem
from .. import french
from . import shoe, so_far, taps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import (
        Choices,
        Draft,
        GameDefinition,
        GameEntry,
        Item,
        Path,
        Result,
        SeatEntry,
        Setup,
        Sheet,
    )
    from .shapes import LynxState, RoundEntry


PLAYERS = (2, 8)


def start(setup: "Setup") -> "LynxState":
    """Return the state before the first game."""
    own = {"won": [0] * len(setup["seats"]), "games": None, "dealt": None}
    return table.new_state(setup, dict(own, least=PLAYERS[0], most=PLAYERS[1]))


def step(state: "LynxState", entry: "GameEntry") -> "LynxState":
    """Return the state after one more entry."""
    return steps.step(GAME, state, entry)


def add_round(state: "LynxState", entry: "RoundEntry") -> "LynxState":
    """Add a whole game: everybody's melds and hand, or counts, or points, and who went out."""
    check.record(entry, [], ("type", "id", "players"), ("finisher", "last") + steps.REMARKS)
    players = table.read_items(state, entry)
    finisher = read_finisher(state, entry, players)
    check_last(entry)

    def read(state: "LynxState", item: "Item", at: "Path") -> "Result":
        return result(state, item, at, finisher)

    by_seat = table.results(state, players, read)
    if not (state["is_stored"] and steps.has_points(players)):
        shoe.check_enough(players, entry.get("last"), state["options"]["packs"])
    if not state["is_stored"]:
        shoe.check_last_discard(players, finisher, entry.get("last"), state["options"]["packs"])
    after = table.close_round(state, [entry["id"]], by_seat)
    games = ((players, finisher), state["games"])
    won = table.add_win(state["won"], by_seat)
    after = table.replace(after, {"won": won, "games": games, "dealt": next_dealer(state)})
    return add_warnings(after, entry, players, finisher)


def next_dealer(state: "LynxState") -> int | None:
    """Return who deals the next game: the next on the left of whoever dealt last.

    None where the table does not say who dealt first.
    """
    first, dealt = state["options"]["dealer"], state["dealt"]
    if first is None:
        return None
    if dealt is None and state["playing"][first]:
        return first
    return table.next_seat(state, first if dealt is None else dealt)


def read_finisher(
    state: "LynxState", entry: "RoundEntry", players: "list[Item | None]"
) -> int | None:
    """Read the seat that discarded its last card; None when the stock ran out first."""
    if "finisher" not in entry:
        if [item for item in players if item is not None and "points" not in item]:
            raise Problem("value.missing", ["finisher"], {"key": "finisher"})
        return None
    if entry["finisher"] is None:
        return None
    finisher = check.integer(entry["finisher"], ["finisher"], 0, len(players) - 1)
    if not state["playing"][finisher]:
        raise Problem("seat.left", ["finisher"], {"seat": finisher})
    return finisher


def check_last(entry: "RoundEntry") -> None:
    """Raise `Problem` for a nine: "A '9' cannot be discarded to finish the game"."""
    if "last" in entry and french.read_card(entry["last"], ["last"])[0] == "9":
        raise Problem("lynx.last_nine", ["last"])


def result(state: "LynxState", item: "Item", at: "Path", finisher: int | None) -> "Result":
    """Return a player's `(points, lines)` of one game."""
    if "points" in item:
        return table.read_points(item, at)
    melds, hand = shoe.points(item, state["options"]["packs"], at)
    out = finisher == at[-1]
    if out and shoe.hand_size(item):
        raise Problem("lynx.finisher_hand", at + [shoe.hand_key(item)], {"seat": at[-1]})
    return table.result(
        table.lines_of(
            table.line("melds", melds),
            table.line("hand", -state["options"]["hand_factor"] * hand),
            table.line("finish", state["options"]["finish_bonus"] if out else 0),
        )
    )


def add_warnings(
    state: "LynxState", entry: "RoundEntry", players: "list[Item | None]", finisher: int | None
) -> "LynxState":
    """Return the state with warnings: nobody went out, or an empty hand that did not."""
    if finisher is None and "finisher" in entry:
        state = table.warn(state, entry, "lynx.no_finisher", ["finisher"])
    for seat in range(len(players)):
        item = players[seat]
        if item is None or "points" in item or seat == finisher:
            continue
        if not shoe.hand_size(item):
            state = table.warn(state, entry, "lynx.empty_hand", ["players", seat], {"seat": seat})
    return state


def end_reason(state: "LynxState") -> str | None:
    """Return "target" or "games" once either is reached; a table may leave both open."""
    if table.has_reached_target(state):
        return "target"
    games = state["options"]["games"]
    return "games" if games is not None and state["rounds"] >= games else None


def sheet(state: "LynxState") -> "Sheet":
    """Build the sheet; `next` names the game and its dealer, `table` games won and who plays."""
    awaited = {"round": state["rounds"] + 1, "dealer": next_dealer(state)}
    return table.sheet(GAME, state, [], awaited, {"won": state["won"], "playing": state["playing"]})


def choices(state: "LynxState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a game, with every next key of a meld."""
    entry = draft.read_entry(unfinished, "round")
    players = draft.read_players(state, entry)
    seat = draft.read_seat(state, unfinished)
    finisher = entry.get("finisher")

    def needs(item: "Item") -> tuple[str, ...]:
        return so_far.needed_keys(item)

    def worth(place: int) -> "Result | None":
        return so_far.worth(state, players[place], place, finisher, result)

    def precheck() -> None:
        for place in range(len(players)):
            item = players[place]
            if item and not [at for at in blanks if at[1:2] == [place]]:
                result(state, item, ["players", place], finisher)

    blanks = draft.find_blanks(state, players, needs)
    if "finisher" not in entry and [item for item in players if item and "points" not in item]:
        blanks.append(["finisher"])
    answer = draft.assess(GAME, state, entry, blanks, worth, precheck)
    answer["taps"] = taps.build_taps(players, state["options"]["packs"], unfinished, seat)
    return answer


def join(state: "LynxState", entry: "SeatEntry") -> "LynxState":
    """Add one more player, who has won no game yet, or one who left, with the games won."""
    after = steps.join(state, entry)
    new = len(after["seats"]) - len(state["seats"])
    return table.replace(after, {"won": state["won"] + [0] * new})


GAME: "GameDefinition" = {
    "game": "lynx",
    "place": 30,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": shoe.counts,
    "seats": PLAYERS,
    "suits": ("purple", "rose"),  # a diamond and a heart
    "options": (
        options.number("target", None, 1, none=True, step=50, first=200),
        options.number("games", None, 1, none=True, first=3),
        options.number("packs", 2, 2, 6),
        options.number("finish_bonus", 30, 0, step=5),
        options.number("hand_factor", 2, 0),
        options.seat("dealer", None, none=True),
        options.one_of("series", ("points", "games")),
    ),
    "steps": {"round": add_round, "join": join, "leave": steps.leave},
    "end_reason": end_reason,
    "standing": table.series_standing,
}
