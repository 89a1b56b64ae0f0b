"""What lies on the table of Agame, as the sheet tells it: the open section, and the cards."""

from ... import table
from . import catch, hands, live, score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any
    from .shapes import AgameState, SheetRow


def rows(state: "AgameState") -> "list[SheetRow]":
    """Return the row of a section that is followed card by card: what it is worth now."""
    now = state["open"]
    if not now:
        return []
    players = [{"row": cards} for cards in live.rows_now(now)]
    by_seat = table.results(state, players, score.result)
    return [table.open_row(state, now["entries"], by_seat)]


def next_of(state: "AgameState") -> "dict[str, Any]":
    """Return what the table waits for: who leads, who may catch, what hands and decks begin with.

    After a catch that ended the section the seats behind it may still catch.
    """
    now = live.current_section(state)
    house = state["options"]
    return {
        "round": state["rounds"] + 1,
        "leader": now["leader"],
        "catch": catch.catch_order(live.current_section(state["reopen"] or state)),
        "hand": len(hands.deal("", house["fennek"] != "off")["cards"]),
        "deck": now["deck"],
        "draw": hands.DRAW.get(len(state["seats"]), 0) if house["neutral"] else 0,
    }


def outlook(state: "AgameState") -> "dict[str, Any]":
    """Return what screens say of a catch round that has begun, or that ended the section."""
    return {"catchers": catchers(state)}


def catchers(state: "AgameState") -> list[int]:
    """Return the seats that may still catch in a catch round that has begun."""
    section = live.current_section(state["reopen"] or state)
    return catch.catch_order(section) if section["caught"] else []


def can_catch(state: "AgameState") -> bool:
    """Whether somebody may catch now, and a card lies there to be caught."""
    section = live.current_section(state["reopen"] or state)
    order = catch.catch_order(section)
    if not order:
        return False
    others = [lying for seat, lying in enumerate(section["rows"]) if lying and seat != order[0]]
    return bool(others or section["discard"])


def last_winner(state: "AgameState") -> int | None:
    """Return who took the last trick of the open section; None where none was taken."""
    last = state["open"] and state["open"]["last"]
    return last["winner"] if last else None


def cards(state: "AgameState") -> "dict[str, Any]":
    """Return what lies on the table, and in the hands as far as the record knows them."""
    now = state["open"]
    if not now:
        return {}
    known = [{"cards": one["cards"], "unknown": one["unknown"]} for one in now["holdings"]]
    return {
        "rows": now["rows"],
        "aside": now["aside"],
        "discard": now["discard"],
        "hands": known,
        "won": [one["won"] for one in now["holdings"]],
        "last": now["last"],
    }
