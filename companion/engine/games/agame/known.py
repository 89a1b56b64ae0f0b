"""What only the cards tell about a game of Agame: complete rows, lizards, catches."""

from ... import table
from . import row


def with_section(state: dict, items: list, catches: list) -> dict:
    """The state with no section open and one more known: its items and catches, by seat."""
    return table.changed(state, {"open": None, "sections": ((items, catches), state["sections"])})


def counts(state: dict) -> list:
    """By seat: `sections` known by their cards, and what they had; typed figures count nothing."""
    found = [{"sections": 0, "completions": 0, "lizards": 0, "catches": 0} for _ in state["seats"]]
    for items, catches in table.unrolled(state["sections"]):
        for seat in range(len(items)):
            if "row" in items[seat]:
                add(found[seat], items[seat]["row"], state["options"])
                found[seat]["catches"] += catches[seat]
    return found


def add(sums: dict, lying: dict, rules: dict) -> None:
    """Counts one section's row in."""
    _, lizards, complete = row.worth(lying, rules)
    sums["sections"] += 1
    sums["completions"] += 1 if complete else 0
    sums["lizards"] += lizards
