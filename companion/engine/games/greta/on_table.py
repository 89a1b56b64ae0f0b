"""What lies on the table of Greta, as the sheet tells it: rows by level, cards and matches."""

from ... import table
from . import board, play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Row
    from .shapes import Cell, GretaOptions, GretaState, Match, Play


def rows(state: "GretaState") -> "list[Row]":
    """Return the rows of the game on the table, an unfinished level marked open."""
    now = state["play"]
    running = state
    rows: list[Row] = []
    for entries, by_seat in play.results(now):
        players, totals = table.add_up(running, by_seat)
        level = len(rows) + 1
        unfinished = now["count"] < board.CELLS * level
        rows.append(table.row_of(state["rounds"] + level, unfinished, entries, players))
        running = table.replace(running, {"totals": totals})
    return rows


def next_of(state: "GretaState") -> "dict[str, Any]":
    """Return what the table waits for: the card, its level, whose turn, what may be claimed."""
    now = state["play"]
    games = state["games"]
    if play.is_complete(now):
        games += 1
        now = play.new_play(1 - now["dealer"])
    expected = {
        "round": state["rounds"]
        + len(play.results(state["play"]))
        + (0 if is_level_open(now) else 1),
        "game": games + 1,
        "level": play.level(now),
        "card": now["count"] + 1,
        "seat": play.turn(now),
        "dealer": now["dealer"],
        "due": state["play"]["due"]
        and {key: state["play"]["due"][key] for key in ("seat", "points", "card")},
        "leads": None,
        "deal": play.deal_size(now),
    }
    if play.level(now) == 2:
        seat, why = play.leader(now)
        expected["leads"] = {"seat": seat, "why": why}
    return table.replace(expected, reach_bounds(now, state["options"]))


def outlook(state: "GretaState") -> "dict[str, Any]":
    """Return whether a finished game lies on the table, and who leads Level Two as it begins."""
    now = state["play"]
    lead = None
    if now["count"] == board.CELLS:
        seat, why = play.leader(now)
        lead = {"seat": seat, "why": why}
    return {"finished": play.is_complete(now), "lead": lead}


def is_level_open(now: "Play") -> bool:
    """Whether a level has begun and is not full."""
    return now["count"] % board.CELLS != 0


def cards(state: "GretaState", won: list[int]) -> "dict[str, Any]":
    """Return what lies on the table, in rows and columns 1–4: cards and the last matches.

    `origin` added to a shown cell gives the coordinates entries are written in.
    """
    now = state["play"]
    top, _, left, _ = board.bounds(now["board"]) if now["board"] else (1, 1, 1, 1)
    origin = [0, 0] if board.is_framed(state["options"]) else [top - 1, left - 1]
    cells: list[dict[str, Any]] = []
    for cell in sorted(now["board"]):
        card, level, under = now["board"][cell]
        cells.append({"at": shift_cell(cell, origin), "card": card, "level": level, "under": under})
    last: Any = now["last"]
    if last:
        matches: list[Match] = last["matches"]
        last = dict(last, at=shift_cell(last["at"], origin))
        last["matches"] = [dict(match, at=shift_cell(match["at"], origin)) for match in matches]
    played = [
        dict(action, at=shift_cell(action["at"], origin)) if "at" in action else action
        for action in now["played"]
    ]
    return {
        "cells": cells,
        "origin": origin,
        "last": last,
        "played": played,
        "won": won,
        "practice": state["options"]["practice"],
    }


def shift_cell(cell: "Cell", origin: list[int]) -> list[int]:
    """Return a cell in the rows and columns 1–4 of the sheet."""
    return [cell[0] - origin[0], cell[1] - origin[1]]


LINE = {"rank": 3, "suit": 7}
"""Other cards of one rank, and of one suit."""


def reach_bounds(now: "Play", rules: "GretaOptions") -> "dict[str, Any]":
    """Return by seat the cards it still places, the points they can bring it, and `reach`.

    `reach` says whether those points bring the seat to the other's total of this
    game. Where cards lie plays no part: what a cell would give nobody learns beforehand.
    """
    left = cards_left(now)
    worth = sorted(
        [max_points(card, rules) for card in board.PACK if card not in play.used_cards(now)]
    )
    worth.reverse()
    points = play.sums(now)
    bound = [sum(worth[: left[1 - seat]]) for seat in range(2)]
    if now["due"]:
        bound[now["due"]["seat"]] += now["due"]["points"]
    return {
        "left": left,
        "most": bound,
        "reach": [points[seat] + bound[seat] >= points[1 - seat] for seat in range(2)],
    }


def cards_left(now: "Play") -> list[int]:
    """Return how many cards each seat still places, as far as the level tells who is next."""
    left = play.WHOLE - now["count"]
    half = left // 2
    found = [half, half]
    found[play.turn(now)] += left - 2 * half
    return found


def max_points(card: str, rules: "GretaOptions") -> int:
    """Return the most points one card can give.

    That is its whole rank and suit in line, and the better of them covered.
    """
    rank, suit = rules["values"][card[:-1]], rules["values"][card[-1]]
    return LINE["rank"] * rank + LINE["suit"] * suit + rules["cover_factor"] * max(rank, suit)
