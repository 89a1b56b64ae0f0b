"""A display row of Agame: nine slots from the tail to the head, and what it is worth.

A row is a dict from slot to what lies there: a colour, or "fennek COLOUR".
"""

from ... import check
from ...problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Item, Json, Path, Seat, Sequence
    from .shapes import AgameOptions, Card, Figures, Row


SLOTS = ("1a", "1b", "2", "3", "5", "8", "13", "21", "34")
"""From left to right: "1a" shows only a tail, "34" only a head."""
VALUE = {"1a": 1, "1b": 1, "2": 2, "3": 3, "5": 5, "8": 8, "13": 13, "21": 21, "34": 34}
NEUTRAL_SLOTS = ("1a", "1b", "2", "3", "5", "8")
"""Neutral colours have only the small cards."""
COLORS = ("blue", "green", "purple", "red", "yellow")
FENNEKS = ("off", "tie", "row", "both")
"""How Fenneks are played with: not at all, variant 1, variant 2, both."""
FULL = 88
"""The sum of all nine values."""


def fennek_color(lying: str) -> str | None:
    """Return the colour of a Fennek in a row, or None for a lizard card."""
    return lying[7:] if lying[:7] == "fennek " else None


def joints(row: "Row") -> list[str | None]:
    """Return by joint, left to right: the colour of the one-colour lizard across it, or None.

    "Only adjacent cards in the predetermined order matching in color grant this bonus";
    a Fennek shows no half lizard.
    """
    found: list[str | None] = []
    for left, right in zip(SLOTS[:-1], SLOTS[1:]):
        color = row.get(left)
        pure = color is not None and color == row.get(right) and fennek_color(color) is None
        found.append(color if pure else None)
    return found


def worth(row: "Row", options: "AgameOptions") -> "Figures":
    """Return `(sum of the cards, lizards of one colour, whether all nine slots are filled)`."""
    total = 0
    for slot in row:
        total += options["fennek_value"] if fennek_color(row[slot]) else VALUE[slot]
    lizards = len([color for color in joints(row) if color])
    return total, lizards, len(row) == len(SLOTS)


def read_row(
    row: "Json", seat: "Any", seats: "list[Seat]", options: "AgameOptions", at: "Path"
) -> "Row":
    """Read a row, every card of it checked by itself; `seat` is whose row it is."""
    found = check.record(row, at, (), SLOTS + ("hat",))
    for slot in SLOTS + ("hat",):
        if slot in found:
            check_card(slot, found[slot], seat, seats, options, at + [slot])
    return found


def check_card(
    slot: str, lying: "Any", seat: int, seats: "list[Seat]", options: "AgameOptions", at: "Path"
) -> None:
    """Raise `Problem` unless this card may lie in that slot of that seat's row."""
    if slot == "hat":
        raise Problem("agame.hat", at)
    check.text(lying, at)
    color = fennek_color(lying)
    if color is not None:
        check_fennek(color, seat, seats, options, at)
        return
    if lying == seats[seat]["color"]:
        raise Problem("agame.own_colour", at, {"color": lying})
    if lying in options["neutral"]:
        if slot not in NEUTRAL_SLOTS:
            raise Problem("agame.neutral_high", at, {"slot": slot, "color": lying})
    elif lying not in [other["color"] for other in seats]:
        raise Problem("agame.colour_unknown", at, {"color": check.clip(lying)})


def check_fennek(
    color: str, seat: int, seats: "list[Seat]", options: "AgameOptions", at: "Path"
) -> None:
    """Raise `Problem` unless a Fennek of this colour may lie in that seat's row."""
    if not has_fennek_rows(options):
        raise Problem("agame.fennek_off", at)
    if color == seats[seat]["color"]:
        raise Problem("agame.own_fennek", at, {"color": color})
    if color in options["neutral"]:
        raise Problem("agame.fennek_neutral", at, {"color": color})
    if color not in [other["color"] for other in seats]:
        raise Problem("agame.colour_unknown", at, {"color": check.clip(color)})


def has_fennek_rows(options: "AgameOptions") -> bool:
    """Whether Fenneks may lie in rows (variant 2)."""
    return options["fennek"] in ("row", "both")


def readable_slots(item: "Item | None") -> "Row":
    """Return the filled slots of an item's row, as far as they are readable."""
    row: Json = (item or {}).get("row")
    if type(row) is not dict:
        return {}
    return {slot: row[slot] for slot in SLOTS if type(row.get(slot)) is str}


def holders(players: "Sequence[Item | None]") -> "dict[Card, int]":
    """Return whose row holds which card, `(slot, colour)` or `("fennek", colour)`.

    If two hold it, the first counts.
    """
    found: dict[Card, int] = {}
    for seat in range(len(players)):
        row = readable_slots(players[seat])
        for slot in SLOTS:
            if slot in row and card_of(slot, row[slot]) not in found:
                found[card_of(slot, row[slot])] = seat
    return found


def card_of(slot: str, lying: str) -> "Card":
    """Return the card that lies in a slot."""
    color = fennek_color(lying)
    return ("fennek", color) if color else (slot, lying)


def check_unique(players: "Sequence[Item | None]") -> None:
    """Raise `Problem` when a card lies in two rows, or a Fennek twice in one."""
    seen: dict[Card, int] = {}
    for seat in range(len(players)):
        row = readable_slots(players[seat])
        for slot in SLOTS:
            if slot not in row:
                continue
            card = card_of(slot, row[slot])
            if card in seen:
                fennek = card[0] == "fennek"
                params: dict[str, int | str] = {"color": card[1], "seat": seen[card]}
                if not fennek:
                    params["slot"] = slot
                raise Problem(
                    "agame.fennek_twice" if fennek else "agame.card_twice",
                    ["players", seat, "row", slot],
                    params,
                )
            seen[card] = seat


def default_neutral(seats: "list[Seat]") -> list[str]:
    """Return two colours for two seats, the first that are free; none otherwise."""
    taken = [seat["color"] for seat in seats]
    return [color for color in COLORS if color not in taken][:2] if len(seats) == 2 else []


def read_neutral(given: "Json", seats: "list[Seat]", at: "Path") -> list[str]:
    """Read neutral colours: two for two seats, at most one for three, none for more."""
    given = check.array(given, at)
    allowed = {2: (2,), 3: (0, 1)}.get(len(seats), (0,))
    if len(given) not in allowed:
        raise Problem("options.neutral_count", at, {"wanted": allowed[-1], "count": len(given)})
    taken = [seat["color"] for seat in seats]
    for position in range(len(given)):
        color = check.choice(given[position], at + [position], COLORS)
        if color in taken:
            raise Problem("options.neutral_taken", at + [position], {"color": color})
        taken.append(color)
    return list(given)
