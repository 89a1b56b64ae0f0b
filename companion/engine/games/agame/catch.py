"""A catch of Agame: hand cards onto the discard pile, a card of somebody's row for them."""

from ... import check, table
from ...problem import Problem
from . import hands, live, row, trick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Json, Mapping, Seat
    from .shapes import CatchEntry, Section


def apply_catch(section: "Section", entry: "CatchEntry", seats: "list[Seat]") -> "Section":
    """Return the section after one catch; the card lies aside until the catch round is over."""
    seat = read_catcher(section, entry)
    name, after = lift_card(section, entry, seat, seats)
    pay = read_payment(entry["pay"], name)
    after = live.take_cards(after, seat, pay, ["pay"])
    after["discard"] = after["discard"] + pay
    after["aside"] = table.replace_item(after["aside"], seat, name)
    after["caught"] = section["caught"] + [seat]
    after["catches"] = table.replace_item(section["catches"], seat, section["catches"][seat] + 1)
    after["entries"] = section["entries"] + [entry["id"]]
    return after


def lift_card(
    section: "Section", entry: "Mapping[str, Any]", seat: int, seats: "list[Seat]"
) -> "tuple[str, Section]":
    """Take a card that fits the catcher's row: return `(card, the section without it)`."""
    name = check.text(entry["card"], ["card"])
    color, what = trick.read_card(name, ["card"])
    if what not in row.SLOTS:
        raise Problem("agame.not_catchable", ["card"], {"card": name})
    if color == seats[seat]["color"]:
        raise Problem("agame.own_colour", ["card"], {"color": color})
    if what in section["rows"][seat]:
        raise Problem("agame.slot_taken", ["card"], {"slot": what})
    return name, remove_card(section, entry["from"], name, seat)


def read_catcher(section: "Section", entry: "Mapping[str, Any]") -> int:
    """Read whose catch it is: the leader opens the catch round, then everybody once in order."""
    leader = section["leader"]
    if leader is None:
        raise Problem("agame.nothing_to_catch", ["seat"])
    seat = check.integer(entry["seat"], ["seat"], 0, len(section["rows"]) - 1)
    if seat not in catch_order(section):
        code = "agame.catch_order" if section["caught"] else "agame.catch_leader"
        last = section["caught"][-1] if section["caught"] else leader
        raise Problem(code, ["seat"], {"seat": last})
    return seat


def catch_order(section: "Section") -> list[int]:
    """Return the seats that may still catch before the next trick, the leader first."""
    count = len(section["rows"])
    leader = section["leader"]
    if leader is None:
        return []
    if not section["caught"]:
        return [leader]
    gone = (section["caught"][-1] - leader) % count
    return [(leader + position) % count for position in range(gone + 1, count)]


def remove_card(section: "Section", source: "Json", name: str, seat: int) -> "Section":
    """Return the section without the card: it leaves somebody's row, or the pile's top."""
    after = section.copy()
    if source == "discard":
        if section["discard"][-1:] != [name]:
            raise Problem("agame.not_on_top", ["from"], {"card": name})
        after["discard"] = section["discard"][:-1]
        return after
    holder = check.integer(source, ["from"], 0, len(section["rows"]) - 1)
    color, slot = trick.read_card(name, ["card"])
    if holder == seat or section["rows"][holder].get(slot) != color:
        raise Problem("agame.not_in_row", ["from"], {"card": name, "seat": holder})
    lying = {other: section["rows"][holder][other] for other in section["rows"][holder]}
    del lying[slot]
    after["rows"] = table.replace_item(section["rows"], holder, lying)
    return after


def read_payment(pay: "Json", name: str) -> list[str]:
    """Read one or two hand cards worth at least the caught one; a Fennek never pays."""
    pay = check.array(pay, ["pay"], 2)
    if not pay:
        raise Problem("agame.no_card", ["pay"])
    total = 0
    for position in range(len(pay)):
        _, what = trick.read_card(pay[position], ["pay", position])
        if what == "fennek":
            raise Problem("agame.fennek_pays", ["pay", position])
        total += trick.strength(what)
    if total < hands.card_value(name):
        params = {"paid": total, "least": hands.card_value(name)}
        raise Problem("agame.paid_too_little", ["pay"], params)
    return list(pay)


def has_hat(entry: "CatchEntry") -> bool:
    """Whether a Hat paid for it, which is legal and worth a warning."""
    return bool([name for name in entry["pay"] if name.endswith(" hat")])
