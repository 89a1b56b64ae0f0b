"""What a recorder of Greta may tap next, and what its drafts lack."""

from ... import draft, table
from ...problem import Problem
from . import board, on_table, play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Choices, Draft, GameDefinition, Json, Path, Result
    from .shapes import GretaState


def no_worth(*_: object) -> None:
    """Return None: no points are shown before a card lies; seeing them is the game."""


def place_choices(game: "GameDefinition", state: "GretaState", unfinished: "Json") -> "Choices":
    """Assess the draft of a card: where it may go and which are left."""
    entry = draft.read_entry(unfinished, "place")
    blanks: list[Path] = [[key] for key in ("card", "at") if entry.get(key) is None]

    def precheck() -> None:
        if entry.get("card") in play.used_cards(play.next_play(state["play"])):
            raise Problem("greta.card_placed", ["card"], {"card": entry["card"]})

    found = build_taps(state)
    found["gives"] = practice_points(state, found, entry)
    answer = draft.assess(game, state, entry, blanks, no_worth, precheck)
    answer["taps"] = found
    return answer


def claim_choices(game: "GameDefinition", state: "GretaState", unfinished: "Json") -> "Choices":
    """Assess the draft of a claim."""
    entry = draft.read_entry(unfinished, "claim")
    blanks: list[Path] = [["points"]] if entry.get("points") is None else []
    answer = draft.assess(game, state, entry, blanks, no_worth)
    answer["taps"] = build_taps(state)
    return answer


def game_choices(game: "GameDefinition", state: "GretaState", unfinished: "Json") -> "Choices":
    """Assess the draft of a typed game; `next` says which one it is."""
    entry = draft.read_entry(unfinished, "game")
    players = draft.read_players(state, entry)

    def worth(seat: int) -> "Result | None":
        item = players[seat]
        return (
            table.read_points(item, ["players", seat])
            if item and item.get("points") is not None
            else None
        )

    blanks = draft.find_blanks(state, players, lambda item: ("points",))
    answer = draft.assess(game, state, entry, blanks, worth)
    answer["taps"] = {"next": on_table.next_of(state)}
    return answer


def build_taps(state: "GretaState") -> "dict[str, Any]":
    """Return legal cells in the coordinates of the first card, and the cards that are left.

    `corners` are those of the square where it is fixed beforehand. `next`,
    `table` and the outlook are the sheet's at that place of the log: a correction
    shows the table as it was.
    """
    now = play.next_play(state["play"])
    gone = play.used_cards(now)
    free = board.cells(now["board"], play.level(now), board.is_framed(state["options"]))
    due = state["play"]["due"]
    answer: dict[str, Any] = {
        "cells": [list(cell) for cell in free],
        "corners": [[1, 1], [board.SIDE, board.SIDE]] if board.is_framed(state["options"]) else [],
        "cards": [card for card in board.PACK if card not in gone],
        "due": due and due["points"],
        "next": on_table.next_of(state),
        "table": on_table.cards(state, state["won"]),
    }
    answer.update(on_table.outlook(state))
    return answer


def practice_points(
    state: "GretaState", found: "dict[str, Any]", entry: "Draft"
) -> "dict[str, Any] | None":
    """Return what placing would give the opponent, where the table practises, else None.

    With a card chosen `cells` has the points of each free cell, with a cell chosen
    `cards` those of each card that is left, both in the order of the taps `found`.
    """
    if not state["options"]["practice"]:
        return None
    now = play.next_play(state["play"])
    level, rules = play.level(now), state["options"]
    card: Any = entry.get("card")
    cell: Any = entry.get("at")

    def points(name: str, place: list[int]) -> int:
        lying = board.matches(now["board"], (place[0], place[1]), name, level, rules)
        return sum([match["points"] for match in lying])

    known, placed = card in found["cards"], cell in found["cells"]
    return {
        "cells": [points(card, place) for place in found["cells"]] if known else None,
        "cards": [points(name, cell) for name in found["cards"]] if placed else None,
    }
