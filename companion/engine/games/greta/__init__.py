"""Greta (Garbo): sixteen cards in a square, sixteen more on top.

Two players; every match gives the opponent points. A card is an entry, a level a
round of the sheet.
"""

from ... import check, options, steps, table
from ...problem import Problem
from .. import french
from . import board, on_table, play, taps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import (
        Any,
        Choices,
        GameDefinition,
        GameEntry,
        Item,
        Json,
        Path,
        PlayersEntry,
        PointsEntry,
        Result,
        Sequence,
        Setup,
        Sheet,
    )
    from .shapes import Cell, ClaimEntry, GretaState, PlaceEntry


def start(setup: "Setup") -> "GretaState":
    """Return the state before the first card."""
    dealer = setup["options"]["dealer"]
    own = {"play": play.new_play(dealer), "games": 0, "won": [0, 0], "known": None}
    return table.new_state(setup, own)


def step(state: "GretaState", entry: "GameEntry") -> "GretaState":
    """Return the state after one more entry."""
    return steps.step(GAME, state, entry)


def add_place(state: "GretaState", entry: "PlaceEntry") -> "GretaState":
    """Place a card: beside another on Level One, on top of one on Level Two."""
    check.record(entry, [], ("type", "id", "card", "at"), ("by", "note"))
    if play.is_complete(state["play"]):
        state = clear_table(state)
    now = state["play"]
    if not now["count"]:
        state = table.replace(state, {"ended": state["reason"]})
    french.read_card(entry["card"], ["card"], board.RANKS)
    if entry["card"] in play.used_cards(now):
        raise Problem("greta.card_placed", ["card"], {"card": entry["card"]})
    cell = read_cell(entry["at"])
    if play.level(now) == 1:
        board.check_free(now["board"], cell, board.is_framed(state["options"]))
    else:
        board.check_cover(now["board"], cell)
    return table.replace(
        state, {"play": play.add_card(now, entry["id"], entry["card"], cell, state["options"])}
    )


def read_cell(given: "Json") -> "Cell":
    """Read a cell as `(row, column)`."""
    given = check.array(given, ["at"])
    if len(given) != 2:
        raise Problem("value.length", ["at"], {"most": 2})
    return check.integer(given[0], ["at", 0]), check.integer(given[1], ["at", 1])


def add_claim(state: "GretaState", entry: "ClaimEntry") -> "GretaState":
    """Give a player what he claims, by house rule, and not more than is due."""
    check.record(entry, [], ("type", "id", "points"), steps.REMARKS)
    if state["options"]["claiming"] != "call":
        raise Problem("greta.claim_automatic", [])
    due = state["play"]["due"]
    if due is None:
        raise Problem("greta.claim_nothing", [])
    points = check.integer(entry["points"], ["points"], 0)
    if points > due["points"]:
        raise Problem("greta.claim_over", ["points"], {"points": points, "due": due["points"]})
    return table.replace(state, {"play": play.apply_claim(state["play"], entry["id"], points)})


def is_late_claim(state: "GretaState", entry: "GameEntry") -> bool:
    """Whether this is the claim after the last card, which belongs to the game that is over."""
    return entry["type"] == "claim"


def add_game(state: "GretaState", entry: "PlayersEntry") -> "GretaState":
    """Add a whole game by its points; it replaces the one that lies unfinished."""
    _, by_seat = steps.read_round(state, entry, game_points)
    if play.is_complete(state["play"]):
        state = clear_table(state)
    tracked = state["play"]["entries"]
    after = table.close_round(state, tracked[0] + tracked[1] + [entry["id"]], by_seat)
    return end_game(after, by_seat)


def game_points(state: "GretaState", item: "Item", at: "Path") -> "Result":
    """Read a player's points of a whole game."""
    check.record(item, at, ("points",))
    check.integer(item["points"], at + ["points"], 0)
    return table.read_points(item, at)


def clear_table(state: "GretaState") -> "GretaState":
    """Return the state with the levels on the table written as rounds, and a fresh table."""
    now = state["play"]
    after = table.replace(state, {"known": (now["played"], state["known"])})
    for entries, by_seat in play.results(now):
        after = table.close_round(after, entries, by_seat)
    if not play.is_complete(now):
        return table.replace(after, {"play": play.new_play(now["dealer"])})
    return end_game(after, [(points, []) for points in play.sums(now)])


def end_game(state: "GretaState", by_seat: "Sequence[Result | None]") -> "GretaState":
    """Return the state with one game more; the other player deals the next.

    Equal totals are a draw, and nobody's game.
    """
    games = state["games"] + 1
    dealer = (state["options"]["dealer"] + games) % 2
    won = table.add_win(state["won"], by_seat, draw_counts=False)
    return table.replace(state, {"games": games, "won": won, "play": play.new_play(dealer)})


def adjust(state: "GretaState", entry: "PointsEntry") -> "GretaState":
    """Apply the table's own correction, behind a game that is over and settled.

    It changes no lead: between the levels the table is told, where it might think so.
    """
    settled = play.is_complete(state["play"]) and state["play"]["due"] is None
    after = steps.adjust(clear_table(state) if settled else state, entry)
    now = play.note_adjustment(after["play"], entry["seat"], entry["points"])
    after = table.replace(after, {"play": now})
    if play.moves_lead(now):
        params = {"seat": play.leader(now)[0]}
        return table.warn(after, entry, "greta.lead_stays", ["points"], params)
    return after


def finish(state: "GretaState", entry: "GameEntry") -> "GretaState":
    """Stop here; what was placed counts."""
    return clear_table(steps.finish(state, entry))


def include_table(state: "GretaState") -> "GretaState":
    """Return the state with what lies on the table counted in."""
    now = state["play"]
    done = play.is_complete(now)
    points = play.sums(now)
    changes: dict[str, Any] = {
        "totals": [state["totals"][seat] + points[seat] for seat in range(2)]
    }
    if done:
        changes["rounds"] = state["rounds"] + 2
        changes["games"] = state["games"] + 1
        changes["won"] = table.add_win(
            state["won"], [(value, []) for value in points], draw_counts=False
        )
    return table.replace(state, changes)


def end_reason(state: "GretaState") -> str | None:
    """Return "target" or "games" once a game is complete that reaches either, else None."""
    now = state["play"]
    if now["count"] and not play.is_complete(now):
        return None
    counted = include_table(state)
    if counted["games"] and table.has_reached_target(counted):
        return "target"
    games = state["options"]["games"]
    return "games" if games is not None and counted["games"] >= games else None


def sheet(state: "GretaState") -> "Sheet":
    """Build the sheet; `next` names the card and who places it, `table` what lies there."""
    counted = include_table(state)
    return table.sheet(
        GAME,
        counted,
        on_table.rows(state),
        on_table.next_of(state),
        on_table.cards(state, counted["won"]),
    )


def choices(state: "GretaState", unfinished: "Json") -> "Choices":
    """Assess a draft: where the next card may go, or what a typed game or a claim lacks."""
    kind = (
        type(unfinished) is dict
        and type(unfinished.get("entry")) is dict
        and unfinished["entry"].get("type")
    )
    if kind == "game":
        return taps.game_choices(GAME, state, unfinished)
    if kind == "claim":
        return taps.claim_choices(GAME, state, unfinished)
    return taps.place_choices(GAME, state, unfinished)


GAME: "GameDefinition" = {
    "game": "greta",
    "place": 40,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": play.counts,
    "seats": (2, 2),
    "suits": ("purple", "rose"),  # a diamond and a heart
    "options": (
        options.number("target", None, 1, none=True, step=50, first=300),
        options.number("games", 1, 1, none=True),
        options.seat("dealer", 1, begins=1),
        options.special("values", "values", board.default_values, board.read_values),
        options.one_of("suit_scope", ("line", "adjacent")),
        options.one_of("diagonals", ("all", "long")),
        options.one_of("level_two", ("face_up", "level_two_only")),
        options.number("cover_factor", 10, 0),
        options.one_of("claiming", ("automatic", "call")),
        options.one_of("series", ("points", "games")),
        options.flag("practice", False),
    ),
    "steps": {
        "place": add_place,
        "claim": add_claim,
        "game": add_game,
        "adjust": adjust,
        "finish": finish,
    },
    "is_late": is_late_claim,
    "end_reason": end_reason,
    "standing": table.series_standing,
    "outlook": on_table.outlook,
}
