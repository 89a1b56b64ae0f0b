"""What a recorder of Agame may tap in a catch round: whose turn, which card, and the payment."""

from ... import check, draft
from ...problem import Problem
from . import board, catch, hands, live, row, taps, trick, turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Choices, Draft, GameDefinition, Path
    from .shapes import AgameState, Section


def choices(game: "GameDefinition", state: "AgameState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a catch; where it names none, the next in order is the catcher."""
    entry = draft.read_entry(unfinished, "catch")
    state = state["reopen"] or state
    section = live.current_section(state)
    order = catch.catch_order(section)
    entry = fill_in(section, entry, order)
    name, pay = entry.get("card"), entry.get("pay")
    blanks: list[Path] = [[key] for key in ("seat", "card", "from") if entry.get(key) is None]
    if blanks or not is_paid(name, pay):
        blanks.append(["pay"])

    def precheck() -> None:
        catch.read_catcher(section, entry)
        if name is not None and entry.get("from") is not None:
            _, after = catch.lift_card(section, entry, entry["seat"], state["seats"])
            live.take_cards(after, entry["seat"], pay or [], ["pay"])

    def after() -> "Section":
        return catch.apply_catch(section, draft.trial(entry), state["seats"])

    worth = taps.worth_after(state, section, None if blanks else after)
    answer = draft.assess(game, state, entry, blanks, worth, precheck)
    answer["taps"] = build_taps(state, section, entry, order)
    return answer


def fill_in(section: "Section", entry: "Draft", order: list[int]) -> "Draft":
    """Fill in the catcher and the place of the card, where they follow from the table."""
    found = entry.copy()
    if found.get("seat") is None:
        found["seat"] = order[0] if order else None
    else:
        check.integer(found["seat"], ["entry", "seat"], 0, len(section["rows"]) - 1)
    if found.get("card") is not None:
        trick.read_card(found["card"], ["entry", "card"])
        if found.get("from") is None:
            found["from"] = find_source(section, found["card"])
    for position in range(len(check.array(found.get("pay") or [], ["entry", "pay"], 2))):
        trick.read_card(found["pay"][position], ["entry", "pay", position])
    return found


def find_source(section: "Section", name: str) -> "int | str | None":
    """Find where a card lies that can be caught: a seat, "discard", or None."""
    color, slot = trick.read_card(name, [])
    for seat in range(len(section["rows"])):
        if section["rows"][seat].get(slot) == color:
            return seat
    return "discard" if section["discard"][-1:] == [name] else None


def is_paid(name: "Any", pay: "Any") -> bool:
    """Whether the cards laid down so far pay for that card; one that cannot is for the step."""
    if not pay:
        return False
    try:
        catch.read_payment(pay, name)
    except Problem as problem:
        return problem.code != "agame.paid_too_little"
    return True


def build_taps(
    state: "AgameState", section: "Section", entry: "Draft", order: list[int]
) -> "dict[str, Any]":
    """Return who may catch, what lies open with its price, and what has been paid."""
    seat, name = entry.get("seat"), entry.get("card")
    pay: list[str] = entry.get("pay") or []
    kinds = [trick.read_card(one, [])[1] for one in pay]
    return {
        "order": order,
        "seat": seat,
        "then": order[order.index(seat) + 1 :] if seat in order else [],
        "targets": [] if seat is None else targets(state, section, seat),
        "least": None if name is None else hands.card_value(name),
        "paid": None if "hat" in kinds else sum([trick.strength(what) for what in kinds]),
        "ask": find_foreign(section, seat, pay),
        "cards": [board.pay_tap(section, entry, one) for one in board.deck(state)],
    }


def find_foreign(section: "Section", seat: int | None, pay: list[str]) -> "dict[str, Any] | None":
    """Find the first card paid that by the record is not the catcher's; return it and its seat."""
    if seat is None:
        return None
    holding = section["holdings"][seat]
    for name in pay:
        drawn = holding["unknown"] and name in section["unseen"]
        if name not in holding["cards"] and not drawn:
            return {"card": name, "seat": turns.holder(section, name)}
    return None


def targets(state: "AgameState", section: "Section", seat: int) -> "list[dict[str, Any]]":
    """Return every card that lies open, with its price and what it would gain, or what bars it."""
    found: list[dict[str, Any]] = []
    for holder in range(len(section["rows"])):
        lying = section["rows"][holder]
        for slot in reversed(row.SLOTS):
            if holder != seat and slot in lying:
                fennek = row.fennek_color(lying[slot])
                name = fennek + " fennek" if fennek else lying[slot] + " " + slot
                found.append(target(state, section, seat, name, holder))
    if section["discard"]:
        found.append(target(state, section, seat, section["discard"][-1], "discard"))
    return found


def target(
    state: "AgameState", section: "Section", seat: int, name: str, source: "int | str"
) -> "dict[str, Any]":
    """Return one card that may be caught, with its price and gain, or what bars it."""
    answer = {"card": name, "from": source}
    try:
        catch.lift_card(section, {"card": name, "from": source}, seat, state["seats"])
    except Problem as problem:
        return dict(answer, code=problem.code, params=problem.params)
    color, slot = trick.read_card(name, [])
    more = section["rows"][seat].copy()
    more[slot] = color
    gain = taps.points(state, more) - taps.points(state, section["rows"][seat])
    return dict(answer, least=hands.card_value(name), points=gain)
