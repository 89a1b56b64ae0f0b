"""What a recorder of Greta may tap next, and what its drafts lack."""

from ... import draft, table
from ...problem import Problem
from . import board, on_table, play


def nothing(*_):
    """No points are shown before a card lies: seeing them is the game."""


def placed(card: dict, state: dict, unfinished: dict) -> dict:
    """Where the next card may go and which are left."""
    entry = draft.entry_of(unfinished, "place")
    blanks = [[key] for key in ("card", "at") if entry.get(key) is None]

    def doubts():
        if entry.get("card") in play.used(play.coming(state["play"])):
            raise Problem("greta.card_placed", ["card"], {"card": entry["card"]})

    found = shown(state)
    found["gives"] = gives(state, found, entry)
    return dict(draft.judged(card, state, entry, blanks, nothing, doubts), taps=found)


def claimed(card: dict, state: dict, unfinished: dict) -> dict:
    """What a claim lacks."""
    entry = draft.entry_of(unfinished, "claim")
    blanks = [["points"]] if entry.get("points") is None else []
    return dict(draft.judged(card, state, entry, blanks, nothing, nothing), taps=shown(state))


def typed(card: dict, state: dict, unfinished: dict) -> dict:
    """What a typed game lacks."""
    entry = draft.entry_of(unfinished, "game")
    players = draft.players_of(state, entry)

    def worth(seat: int):
        item = players[seat]
        return (
            table.plain_points(item, ["players", seat])
            if item and item.get("points") is not None
            else None
        )

    blanks = draft.blank_players(state, players, lambda item: ("points",))
    return draft.judged(card, state, entry, blanks, worth, nothing)


def shown(state: dict) -> dict:
    """Legal cells in the coordinates of the first card, and the cards that are left.

    `corners` are those of the square where it is fixed beforehand. `next` and
    `table` are the sheet's at that place of the log: a correction shows the
    table as it was.
    """
    now = play.coming(state["play"])
    gone = play.used(now)
    free = board.cells(now["board"], play.level(now), board.framed(state["options"]))
    due = state["play"]["due"]
    return {
        "cells": [list(cell) for cell in free],
        "corners": [[1, 1], [board.SIDE, board.SIDE]] if board.framed(state["options"]) else [],
        "cards": [card for card in board.PACK if card not in gone],
        "due": due and due["points"],
        "next": on_table.awaited(state),
        "table": on_table.cards(state, state["won"]),
    }


def gives(state: dict, found: dict, entry: dict):
    """What placing would give the opponent, where the table practises; None at every other table.

    With a card chosen `cells` has the points of each free cell, with a cell chosen
    `cards` those of each card that is left, both in the order of the taps `found`.
    """
    if not state["options"]["practice"]:
        return None
    now = play.coming(state["play"])
    level, rules = play.level(now), state["options"]
    card, cell = entry.get("card"), entry.get("at")

    def points(name, place) -> int:
        lying = board.matches(now["board"], tuple(place), name, level, rules)
        return sum([match["points"] for match in lying])

    known, placed = card in found["cards"], cell in found["cells"]
    return {
        "cells": [points(card, place) for place in found["cells"]] if known else None,
        "cards": [points(name, cell) for name in found["cards"]] if placed else None,
    }
