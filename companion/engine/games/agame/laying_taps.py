"""The glowing cards of a won trick of Agame: which of them may be laid, where, and for what."""

from ... import draft
from ...problem import Problem
from . import laying, row, taps, trick


def may_lay(state: dict, section: dict, entry: dict, seat: int, name: str) -> dict:
    """What laying a card of the trick would do: slots and points, or the code that bars it."""
    given = entry.get("laid")
    laid: list = given if type(given) is list else []
    chosen = [name_of(one) for one in laid]
    if name in chosen:
        return {"card": name, "laid": True}
    lying = section["rows"][seat].copy()
    try:
        for position in range(len(laid)):
            _, slot, what = laying.laid_card(laid[position], ["laid", position])
            lying[slot] = what
        if len(laid) > 1:
            raise Problem("agame.laid_two", [])
        slots = slots_for(state, lying, seat, name)
    except Problem as problem:
        return dict(draft.bar(problem), card=name)
    color, what = trick.card(name, [])
    more = lying.copy()
    more[slots[0]] = "fennek " + color if what == "fennek" else color
    gain = taps.points(state, more) - taps.points(state, lying)
    return {"card": name, "laid": False, "slots": slots, "points": gain}


def name_of(laid):
    """The card of an item of `laid`; a Fennek names its slot besides."""
    return laid.get("card") if type(laid) is dict else laid


def slots_for(state: dict, lying: dict, seat: int, name: str) -> list:
    """The slots of this row that are free for the card; raises `Problem` where it may not lie."""
    color, what = trick.card(name, [])
    if what != "fennek":
        row.fits(what, color, seat, state["seats"], state["options"], [])
        if what in lying:
            raise Problem("agame.slot_taken", [], {"slot": what})
        return [what]
    row.fennek_fits(color, seat, state["seats"], state["options"], [])
    free = [slot for slot in row.SLOTS if slot not in lying]
    if not free:
        raise Problem("agame.row_full", [])
    return free
