"""Greta (Garbo): sixteen cards in a square, sixteen more on top.

Two players; every match gives the opponent points. A card is an entry, a level a
round of the sheet.
"""

from ... import check, draft, options, table
from ...problem import Problem
from .. import french, series
from . import board, play

VALUES = {
    "S": 1,
    "H": 2,
    "C": 3,
    "D": 4,
    "J": 5,
    "K": 6,
    "7": 7,
    "8": 8,
    "9": 9,
    "10": 10,
    "A": 11,
    "Q": 12,
}
"""One table for suits and ranks."""


def start(setup: dict) -> dict:
    """The state before the first card."""
    dealer = setup["options"]["dealer"]
    return table.laid(setup, {"play": play.fresh(dealer), "games": 0, "won": [0, 0]})


def step(state: dict, entry: dict) -> dict:
    """The state after one more entry."""
    return table.step(CARD, state, entry)


def place(state: dict, entry: dict) -> dict:
    """A card on the table: beside another on Level One, on top of one on Level Two."""
    check.record(entry, [], ("type", "id", "card", "at"), ("by", "note"))
    if play.complete(state["play"]):
        state = folded(state)
    now = state["play"]
    french.card(entry["card"], ["card"], board.RANKS)
    if entry["card"] in used(now):
        raise Problem("greta.card_placed", ["card"], {"card": entry["card"]})
    cell = coordinates(entry["at"])
    if play.level(now) == 1:
        board.may_lie(now["board"], cell, framed(state))
    else:
        board.may_cover(now["board"], cell)
    return table.changed(
        state, {"play": play.with_card(now, entry["id"], entry["card"], cell, state["options"])}
    )


def coordinates(given) -> tuple:
    """A cell as `(row, column)`."""
    check.listing(given, ["at"])
    if len(given) != 2:
        raise Problem("value.length", ["at"], {"most": 2})
    return check.whole(given[0], ["at", 0]), check.whole(given[1], ["at", 1])


def framed(state: dict) -> bool:
    """Whether the square is fixed before the first card, as the long diagonals need it."""
    return state["options"]["diagonals"] == "long"


def used(now: dict) -> list:
    """Every card that lies on the table, covered ones too."""
    found = []
    for cell in now["board"]:
        card, _, under = now["board"][cell]
        found.append(card)
        if under:
            found.append(under)
    return found


def claim(state: dict, entry: dict) -> dict:
    """By house rule a player gets what he asks for, and not more than is due."""
    check.record(entry, [], ("type", "id", "points"), table.REMARKS)
    if state["options"]["claiming"] != "call":
        raise Problem("greta.claim_automatic", [])
    due = state["play"]["due"]
    if due is None:
        raise Problem("greta.claim_nothing", [])
    points = check.whole(entry["points"], ["points"], 0)
    if points > due["points"]:
        raise Problem("greta.claim_over", ["points"], {"points": points, "due": due["points"]})
    return table.changed(state, {"play": play.claimed(state["play"], entry["id"], points)})


def claims(state: dict, entry: dict) -> bool:
    """Whether this is the claim after the last card, which belongs to the game that is over."""
    return entry["type"] == "claim"


def typed_game(state: dict, entry: dict) -> dict:
    """A whole game by its points; it replaces the one that lies unfinished."""
    check.record(entry, [], ("type", "id", "players"), table.REMARKS)

    def read(item: dict, at: list) -> tuple:
        check.record(item, at, ("points",))
        check.whole(item["points"], at + ["points"], 0)
        return table.plain_points(item, at)

    by_seat = table.results(table.items(state, entry), read)
    if play.complete(state["play"]):
        state = folded(state)
    tracked = state["play"]["entries"]
    after = table.closed(state, tracked[0] + tracked[1] + [entry["id"]], by_seat)
    return game_over(after, by_seat)


def folded(state: dict) -> dict:
    """The state with the levels that lie on the table written down as rounds, and a fresh table."""
    now = state["play"]
    after = state
    for entries, by_seat in play.results(now):
        after = table.closed(after, entries, by_seat)
    if not play.complete(now):
        return table.changed(after, {"play": play.fresh(now["dealer"])})
    return game_over(after, [(points, []) for points in play.sums(now)])


def game_over(state: dict, by_seat: list) -> dict:
    """One game more; the other one deals the next. Equal totals are a draw, and nobody's game."""
    games = state["games"] + 1
    dealer = (state["options"]["dealer"] + games) % 2
    won = series.won(state["won"], by_seat, draw_counts=False)
    return table.changed(state, {"games": games, "won": won, "play": play.fresh(dealer)})


def adjust(state: dict, entry: dict) -> dict:
    """The table's own correction; it stands behind a game that is over and settled."""
    settled = play.complete(state["play"]) and state["play"]["due"] is None
    return table.adjust(folded(state) if settled else state, entry)


def finish(state: dict, entry: dict) -> dict:
    """The table stops here; what was placed counts."""
    return folded(table.finish(state, entry))


def seen(state: dict) -> dict:
    """The state with what lies on the table counted in."""
    now = state["play"]
    done = play.complete(now)
    points = play.sums(now)
    news = {"totals": [state["totals"][seat] + points[seat] for seat in range(2)]}
    if done:
        news["games"] = state["games"] + 1
        news["won"] = series.won(state["won"], [(value, []) for value in points], draw_counts=False)
    return table.changed(state, news)


def ends(state: dict):
    """After so many games, or at the target, which is looked at when a game is complete."""
    now = state["play"]
    if now["count"] and not play.complete(now):
        return None
    counted = seen(state)
    if table.reached(counted):
        return "target"
    games = state["options"]["games"]
    return "games" if games is not None and counted["games"] >= games else None


def sheet(state: dict) -> dict:
    """The sheet; `next` names the card and who places it, `table` what lies there."""
    counted = seen(state)
    return table.sheet(
        CARD, counted, level_rows(state), awaited(state), lying(state, counted["won"])
    )


def level_rows(state: dict) -> list:
    """The rows of the game on the table, an unfinished level marked open."""
    now = state["play"]
    running = state
    rows = []
    for entries, by_seat in play.results(now):
        players, totals = table.added(running, by_seat)
        level = len(rows) + 1
        unfinished = now["count"] < board.CELLS * level
        rows.append(table.row_of(state["rounds"] + level, unfinished, entries, players))
        running = table.changed(running, {"totals": totals})
    return rows


def awaited(state: dict) -> dict:
    """What the table waits for: the card, its level, whose turn, what may be claimed."""
    now = state["play"]
    games = state["games"]
    if play.complete(now):
        games += 1
        now = play.fresh(1 - now["dealer"])
    told = {
        "round": state["rounds"]
        + len(play.results(state["play"]))
        + (0 if unfinished_level(now) else 1),
        "game": games + 1,
        "level": play.level(now),
        "card": now["count"] + 1,
        "seat": play.turn(now),
        "dealer": now["dealer"],
        "due": state["play"]["due"]
        and {key: state["play"]["due"][key] for key in ("seat", "points", "card")},
        "leads": None,
    }
    if play.level(now) == 2:
        seat, why = play.leader(now)
        told["leads"] = {"seat": seat, "why": why}
    return told


def unfinished_level(now: dict) -> bool:
    """Whether a level has begun and is not full."""
    return now["count"] % board.CELLS != 0


def lying(state: dict, won: list) -> dict:
    """What lies on the table, in rows and columns 1–4: cards, what they cover, the last matches.

    `origin` added to a shown cell gives the coordinates entries are written in.
    """
    now = state["play"]
    top, _, left, _ = board.bounds(now["board"]) if now["board"] else (1, 1, 1, 1)
    origin = [0, 0] if framed(state) else [top - 1, left - 1]
    cells = []
    for cell in sorted(now["board"]):
        card, level, under = now["board"][cell]
        cells.append({"at": shown(cell, origin), "card": card, "level": level, "under": under})
    last = now["last"]
    if last:
        last = dict(last, at=shown(last["at"], origin))
        last["matches"] = [dict(match, at=shown(match["at"], origin)) for match in last["matches"]]
    played = [
        dict(deed, at=shown(deed["at"], origin)) if "at" in deed else deed for deed in now["played"]
    ]
    return {"cells": cells, "origin": origin, "last": last, "played": played, "won": won}


def shown(cell: tuple, origin: list) -> list:
    """A cell in the rows and columns 1–4 of the sheet."""
    return [cell[0] - origin[0], cell[1] - origin[1]]


def choices(state: dict, unfinished: dict) -> dict:
    """Where the next card may go and which are left; or what a typed game lacks."""
    kind = (
        type(unfinished) is dict
        and type(unfinished.get("entry")) is dict
        and unfinished["entry"].get("type")
    )
    if kind == "game":
        return choices_typed(state, draft.entry_of(unfinished, "game"))
    if kind == "claim":
        entry = draft.entry_of(unfinished, "claim")
        blanks = [["points"]] if entry.get("points") is None else []
        return dict(draft.judged(CARD, state, entry, blanks, nothing, nothing), taps=taps(state))
    entry = draft.entry_of(unfinished, "place")
    blanks = [[key] for key in ("card", "at") if entry.get(key) is None]

    def doubts():
        if entry.get("card") in used(coming(state)):
            raise Problem("greta.card_placed", ["card"], {"card": entry["card"]})

    return dict(draft.judged(CARD, state, entry, blanks, nothing, doubts), taps=taps(state))


def nothing(*_):
    """No points are shown before a card lies: seeing them is the game."""


def choices_typed(state: dict, entry: dict) -> dict:
    """What a typed game lacks."""
    players = draft.players_of(state, entry)

    def worth(seat: int):
        item = players[seat]
        return (
            table.plain_points(item, ["players", seat])
            if item and item.get("points") is not None
            else None
        )

    blanks = draft.blank_players(state, players, lambda item: ("points",))
    return draft.judged(CARD, state, entry, blanks, worth, nothing)


def taps(state: dict) -> dict:
    """Legal cells in the coordinates of the first card, and the cards that are left.

    `corners` are those of the square where it is fixed beforehand. `next` and
    `table` are the sheet's at that place of the log: a correction shows the
    table as it was.
    """
    now = coming(state)
    gone = used(now)
    free = board.cells(now["board"], play.level(now), framed(state))
    due = state["play"]["due"]
    return {
        "cells": [list(cell) for cell in free],
        "corners": [[1, 1], [board.SIDE, board.SIDE]] if framed(state) else [],
        "cards": [card for card in board.PACK if card not in gone],
        "due": due and due["points"],
        "next": awaited(state),
        "table": lying(state, state["won"]),
    }


def coming(state: dict) -> dict:
    """The play the next card belongs to: after a whole game, the next one's empty table."""
    now = state["play"]
    return play.fresh(1 - now["dealer"]) if play.complete(now) else now


def values(given, seats: list, at: list) -> dict:
    """The table of values: each of 1 to 12 once."""
    check.record(given, at, tuple(sorted(VALUES)))
    for key in sorted(VALUES):
        check.whole(given[key], at + [key], 1, 12)
    if sorted(given.values()) != list(range(1, 13)):
        raise Problem("options.values", at)
    return dict(given)


def values_default(seats: list) -> dict:
    """The table of values as the rules have it."""
    return dict(VALUES)


CARD: dict = {
    "game": "greta",
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "seats": (2, 2),
    "options": (
        options.number("target", None, 1, none=True, step=50),
        options.number("games", 1, 1, none=True),
        options.seat("dealer", 1),
        options.special("values", "values", values_default, values),
        options.one_of("suit_scope", ("line", "adjacent")),
        options.one_of("diagonals", ("all", "long")),
        options.one_of("level_two", ("face_up", "level_two_only")),
        options.number("cover_factor", 10, 0),
        options.one_of("claiming", ("automatic", "call")),
        options.one_of("series", ("points", "games")),
    ),
    "steps": {
        "place": place,
        "claim": claim,
        "game": typed_game,
        "adjust": adjust,
        "finish": finish,
    },
    "late": claims,
    "ends": ends,
    "standing": series.standing,
}
