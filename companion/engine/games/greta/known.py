"""What only the cards tell about Greta: what each card gave away."""

from ... import table
from .. import french


def counts(state: dict) -> list:
    """By seat: `cards` placed, points `given` to the opponent for them, and those by suit.

    Where points are called, only what was claimed is given.
    """
    found = [nothing(), nothing()]
    for played in table.unrolled(state["known"]) + [state["play"]["played"]]:
        for deed in played:
            placed = deed["type"] == "place"
            giver = found[deed["seat"] if placed else 1 - deed["seat"]]
            giver["cards"] += 1 if placed else 0
            points = deed["points"] or 0
            giver["given"] += points
            giver["given_" + deed["card"][-1]] += points
    return found


def nothing() -> dict:
    """The counts of who has placed no card."""
    found = {"cards": 0, "given": 0}
    for suit in french.SUITS:
        found["given_" + suit] = 0
    return found
