"""The board of Agame's trick log: every card of the table, barred by what everybody sees.

What a hand holds, what was won and what lies deeper in the discard pile bars nothing.
"""

from ... import draft
from ...problem import Problem
from . import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Draft, Json
    from .shapes import AgameState, Card, Reading, Section


def deck(state: "AgameState") -> "list[Card]":
    """Return every card at this table as `(slot, colour)`.

    The highest come first, Hats and Fenneks last.
    """
    colors = [seat["color"] for seat in state["seats"]]
    neutral = state["options"]["neutral"]
    found: list[Card] = []
    for slot in reversed(row.SLOTS):
        for color in colors + (neutral if slot in row.NEUTRAL_SLOTS else []):
            found.append((slot, color))
    found.extend([("hat", color) for color in colors])
    if state["options"]["fennek"] != "off":
        found.extend([("fennek", color) for color in colors])
    return found


def tap(section: "Section", card: "Card") -> "dict[str, Any]":
    """Return a card of the board, with the code that bars it where it lies open on the table."""
    slot, color = card
    name = color + " " + slot
    problem = open_problem(section, name, slot, color)
    answer = {"card": name, "slot": slot, "colour": color}
    return dict(draft.bar(problem), **answer) if problem else answer


def open_problem(section: "Section", name: str, slot: str, color: str) -> Problem | None:
    """Return the `Problem` of a card that lies in a row, beside one, or on top of the pile."""
    for seat in range(len(section["rows"])):
        lying = section["rows"][seat]
        if section["aside"][seat] == name or lying.get(slot) == color:
            params = {"color": color, "slot": slot, "seat": seat}
            return Problem("agame.card_twice", [], params)
        if slot == "fennek" and "fennek " + color in lying.values():
            return Problem("agame.fennek_twice", [], {"color": color, "seat": seat})
    if section["discard"][-1:] == [name]:
        return Problem("agame.card_on_pile", [], {"card": name})
    return None


def trick_tap(section: "Section", reading: "Reading", card: "Card") -> "dict[str, Any]":
    """Return a card of the board, with the seat that has played it in this trick, or None."""
    answer = dict(tap(section, card), seat=None)
    for position in range(len(reading["plays"])):
        if answer["card"] in reading["plays"][position]:
            answer["seat"] = ((reading["leader"] or 0) + position) % len(section["rows"])
    for name, seat in reading["later"]:
        if answer["card"] == name:
            answer["seat"] = seat
    return answer


def pay_tap(section: "Section", entry: "Draft", card: "Card") -> "dict[str, Any]":
    """Return a card of the board as payment for a catch; `paid` where it is laid down already."""
    answer = tap(section, card)
    if card[0] == "fennek" and "code" not in answer:
        answer.update(draft.bar(Problem("agame.fennek_pays", [])))
    pay: Json = entry.get("pay")
    return dict(answer, paid=type(pay) is list and answer["card"] in pay)
