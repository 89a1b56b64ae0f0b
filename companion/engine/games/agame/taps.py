"""What the recorder of Agame may tap next for a whole section: every card, for one player."""

from ... import draft
from ...problem import Problem
from . import counts, live, row
from .score import result, score_row


def choices(game: dict, state: dict, unfinished: dict) -> dict:
    """Assess the draft of a section, with every card as the next tap."""
    entry = draft.read_entry(unfinished, "section")
    players = draft.read_players(state, entry)

    def worth(seat: int):
        item = players[seat]
        return result(state, item, ["players", seat]) if item and not blanks_of(seat) else None

    def needs(item: dict) -> tuple:
        return needed_keys(item, state["options"])

    def blanks_of(seat: int) -> list:
        return [at for at in blanks if at[1] == seat]

    def precheck():
        for seat in range(len(players)):
            worth(seat)
        row.check_unique(players)

    blanks = draft.find_blanks(state, players, needs)
    answer = draft.assess(game, state, entry, blanks, worth, precheck)
    answer["taps"] = build_taps(state, players, draft.read_seat(state, unfinished))
    return answer


def needed_keys(item: dict, rules: dict) -> tuple:
    """Return what must be known of a player, by the depth in use."""
    if "points" in item:
        return ("points",)
    if "row" in item:
        return ("row",)
    return ("sum", "lizards", "complete") if row.has_fennek_rows(rules) else ("sum", "lizards")


def build_taps(state: dict, players: list, seat: int) -> dict:
    """Return every card as a tap for this seat, its lizards so far, the most its sum allows."""
    item = players[seat] or {}
    lying = row.readable_slots(item)
    typed = item.get("sum")
    total: int = typed if type(typed) is int else -1
    countable = 0 <= total <= row.FULL and not row.has_fennek_rows(state["options"])
    now = {"row": lying, "points": points(state, lying), "holders": row.holders(players)}
    return {
        "cards": [tap(state, seat, now, card) for card in cards(state)],
        "joints": row.joints(lying),
        "sum": typed,
        "most": counts.max_lizards(total) if countable else 8,
    }


def cards(state: dict) -> list:
    """Return every card at this table as `(slot, what would lie there)`.

    A Fennek is there once for each slot.
    """
    colors = [seat["color"] for seat in state["seats"]]
    found = []
    for slot in reversed(row.SLOTS):
        for color in colors + state["options"]["neutral"]:
            if color in colors or slot in row.NEUTRAL_SLOTS:
                found.append((slot, color))
    if row.has_fennek_rows(state["options"]):
        for color in colors:
            found.extend([(slot, "fennek " + color) for slot in row.SLOTS])
    return found


def tap(state: dict, seat: int, now: dict, card: tuple) -> dict:
    """Return what a tap on a card does: lay it, or take it away where it lies already.

    `now` is what all cards share: the seat's row, its points, and who holds which card.
    """
    slot, lying = card
    fennek = row.fennek_color(lying)
    answer = {"slot": slot, "colour": fennek or lying, "fennek": fennek is not None}
    try:
        row.check_card(slot, lying, seat, state["seats"], state["options"], [])
    except Problem as problem:
        answer.update(draft.bar(problem))
        return answer
    answer["points"] = points(state, toggle(now["row"], slot, lying)) - now["points"]
    answer["with"] = now["holders"].get(row.card_of(slot, lying))
    return answer


def toggle(before: dict, slot: str, lying: str) -> dict:
    """Return the row after a tap on that card."""
    card = row.card_of(slot, lying)
    after = {other: before[other] for other in before if row.card_of(other, before[other]) != card}
    if before.get(slot) != lying:
        after[slot] = lying
    return after


def points(state: dict, lying: dict) -> int:
    """Return what a row is worth, whether or not all of it may lie there."""
    rules = state["options"]
    return score_row(row.worth(lying, rules), rules)[0]


def worth_after(state: dict, section: dict, act):
    """Return a function: by seat `(points, lines)` of the rows after `act()`, or now without it.

    `act` returns the section after an entry, or raises `Problem` where it is refused.
    """
    try:
        after = act() if act else section
    except Problem:
        after = section
    rows = live.rows_now(after)

    def worth(seat: int) -> tuple:
        return score_row(row.worth(rows[seat], state["options"]), state["options"])

    return worth
