"""Where the cards of a won trick of Agame go: into the row, onto the discard pile, aside."""

from ... import check, table
from ...problem import Problem
from . import row, trick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Json, Path, Seat
    from .shapes import AgameOptions, Section, TrickEntry


def share_out(
    section: "Section",
    entry: "TrickEntry",
    winner: int,
    seats: "list[Seat]",
    options: "AgameOptions",
) -> "Section":
    """Share out the won trick: into the row, onto the discard pile, aside."""
    names = [name for cards in entry["plays"] for name in cards]
    away = [name for name in names if name.endswith(" fennek") and trick.is_variant_one(options)]
    fitting = fitting_cards(section, names, winner, seats)
    laid = []
    if "laid" in entry:
        if "discarded" in entry:
            raise Problem("agame.laid_and_discarded", ["discarded"])
        section, laid = lay_cards(section, entry["laid"], names, winner, seats, options)
        if fitting and not [name for name in laid if name in fitting]:
            raise Problem("agame.must_lay", ["laid"])
    elif fitting:
        raise Problem("agame.must_lay", ["laid"])
    left = [name for name in names if name not in laid]
    fenneks = [name for name in left if name in away]
    section["discard"] = section["discard"] + fenneks
    left = [name for name in left if name not in fenneks]
    if not laid:
        left = discard_card(section, entry, left)
    holding = section["holdings"][winner].copy()
    holding["won"] = holding["won"] + left
    section["holdings"] = table.replace_item(section["holdings"], winner, holding)
    return section


def fitting_cards(
    section: "Section", names: list[str], seat: int, seats: "list[Seat]"
) -> list[str]:
    """Return the lizard cards that fit the seat's row: a foreign colour, an empty slot."""
    found: list[str] = []
    for name in names:
        color, what = trick.read_card(name, [])
        lizard = what in row.SLOTS
        if lizard and color != seats[seat]["color"] and what not in section["rows"][seat]:
            found.append(name)
    return found


def lay_cards(
    section: "Section",
    laid: "Json",
    names: list[str],
    winner: int,
    seats: "list[Seat]",
    options: "AgameOptions",
) -> "tuple[Section, list[str]]":
    """Lay one or two cards of the trick into the winner's row: return `(section, names laid)`."""
    laid = check.array(laid, ["laid"], 2)
    if not laid:
        raise Problem("agame.must_lay", ["laid"])
    lying = section["rows"][winner].copy()
    found: list[str] = []
    for position in range(len(laid)):
        at: Path = ["laid", position]
        name, slot, what = read_laid(laid[position], at)
        if name not in names or name in found:
            raise Problem("agame.not_in_trick", at, {"card": name})
        if slot in lying:
            raise Problem("agame.slot_taken", at, {"slot": slot})
        row.check_card(slot, what, winner, seats, options, at)
        lying[slot] = what
        found.append(name)
    after = section.copy()
    after["rows"] = table.replace_item(section["rows"], winner, lying)
    return after, found


def read_laid(given: "Json", at: "Path") -> "tuple[str, str, str]":
    """Read a laid card: `(name, slot, what lies there)`; a Fennek names its slot."""
    if type(given) is dict:
        check.record(given, at, ("card", "slot"))
        color, what = trick.read_card(given["card"], at + ["card"])
        if what != "fennek":
            raise Problem("agame.no_fennek", at + ["card"], {"card": given["card"]})
        slot = check.choice(given["slot"], at + ["slot"], row.SLOTS)
        return given["card"], slot, "fennek " + color
    name: Any = given
    color, what = trick.read_card(name, at)
    if what == "fennek":
        raise Problem("agame.fennek_slot", at)
    return name, what, color


def discard_card(section: "Section", entry: "TrickEntry", left: list[str]) -> list[str]:
    """Discard one card of the trick face up; return the cards that remain."""
    if not left:
        if "discarded" in entry:
            raise Problem("agame.not_in_trick", ["discarded"], {"card": "fennek"})
        return left
    if "discarded" not in entry:
        raise Problem("value.missing", ["discarded"], {"key": "discarded"})
    name = check.text(entry["discarded"], ["discarded"])
    if name not in left:
        raise Problem("agame.not_in_trick", ["discarded"], {"card": check.clip(name)})
    section["discard"] = section["discard"] + [name]
    return [other for other in left if other != name]
