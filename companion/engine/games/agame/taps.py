"""What the recorder of Agame may tap next for a whole section: every card, for one player."""

from ... import draft
from ...problem import Problem
from . import counts, live, row
from .score import result, score_row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Callable, Choices, Draft, GameDefinition, Item, Result
    from .shapes import AgameOptions, AgameState, Card, Row, RowTaps, Section


def choices(game: "GameDefinition", state: "AgameState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a section, with every card as the next tap."""
    entry = draft.read_entry(unfinished, "section")
    players = draft.read_players(state, entry)

    def needed(item: "Item") -> tuple[str, ...]:
        return needed_keys(item, state["options"])

    def check_known(players: "list[Item | None]") -> None:
        check_sums(players, state["options"])
        row.check_unique(players)

    answer = draft.assess_players(game, state, entry, players, needed, result, check_known)
    answer["taps"] = build_taps(state, players, draft.read_seat(state, unfinished))
    return answer


def needed_keys(item: "Item", rules: "AgameOptions") -> tuple[str, ...]:
    """Return what must be known of a player, by the depth in use."""
    if "points" in item:
        return ("points",)
    if "row" in item:
        return ("row",)
    return ("sum", "lizards", "complete") if row.has_fennek_rows(rules) else ("sum", "lizards")


def check_sums(players: "list[Item | None]", rules: "AgameOptions") -> None:
    """Raise `Problem` for a sum that no row has, whether or not its lizards are known.

    A row may hold the Fennek of every other player.
    """
    fenneks = rules["fennek_value"] * (len(players) - 1) if row.has_fennek_rows(rules) else 0
    for seat in range(len(players)):
        item = players[seat]
        if item and item.get("sum") is not None:
            counts.read_sum(item["sum"], ["players", seat, "sum"], fenneks)


def build_taps(state: "AgameState", players: "list[Item | None]", seat: int) -> "dict[str, Any]":
    """Return every card as a tap for this seat, its lizards so far, how many its sum allows."""
    item = players[seat] or {}
    lying = row.readable_slots(item)
    typed = item.get("sum")
    total: int = typed if type(typed) is int else -1
    countable = 0 <= total <= row.FULL and not row.has_fennek_rows(state["options"])
    now: RowTaps = {"row": lying, "points": points(state, lying), "holders": row.holders(players)}
    return {
        "cards": [tap(state, seat, now, card) for card in cards(state)],
        "joints": row.joints(lying),
        "sum": typed,
        "least": counts.min_lizards(total, len(players)) if countable else 0,
        "most": counts.max_lizards(total) if countable else 8,
    }


def cards(state: "AgameState") -> "list[Card]":
    """Return every card at this table as `(slot, what would lie there)`.

    A Fennek is there once for each slot.
    """
    colors = [seat["color"] for seat in state["seats"]]
    found: list[Card] = []
    for slot in reversed(row.SLOTS):
        for color in colors + state["options"]["neutral"]:
            if color in colors or slot in row.NEUTRAL_SLOTS:
                found.append((slot, color))
    if row.has_fennek_rows(state["options"]):
        for color in colors:
            found.extend([(slot, "fennek " + color) for slot in row.SLOTS])
    return found


def tap(state: "AgameState", seat: int, now: "RowTaps", card: "Card") -> "dict[str, Any]":
    """Return what a tap on a card does: lay it, or take it away where it lies already.

    `now` is what all cards share: the seat's row, its points, and who holds which card.
    """
    slot, lying = card
    fennek = row.fennek_color(lying)
    answer: dict[str, Any] = {"slot": slot, "colour": fennek or lying, "fennek": fennek is not None}
    try:
        row.check_card(slot, lying, seat, state["seats"], state["options"], [])
    except Problem as problem:
        answer.update(draft.bar(problem))
        return answer
    answer["points"] = points(state, toggle(now["row"], slot, lying)) - now["points"]
    answer["with"] = now["holders"].get(row.card_of(slot, lying))
    return answer


def toggle(before: "Row", slot: str, lying: str) -> "Row":
    """Return the row after a tap on that card."""
    card = row.card_of(slot, lying)
    after = {other: before[other] for other in before if row.card_of(other, before[other]) != card}
    if before.get(slot) != lying:
        after[slot] = lying
    return after


def points(state: "AgameState", lying: "Row") -> int:
    """Return what a row is worth, whether or not all of it may lie there."""
    rules = state["options"]
    return score_row(row.worth(lying, rules), rules)[0]


def worth_after(
    state: "AgameState", section: "Section", act: "Callable[[], Section] | None"
) -> "Callable[[int], Result]":
    """Return a function: by seat `(points, lines)` of the rows after `act()`, or now without it.

    `act` returns the section after an entry, or raises `Problem` where it is refused.
    """
    rows = live.rows_now(draft.attempt(act, section))

    def worth(seat: int) -> "Result":
        return score_row(row.worth(rows[seat], state["options"]), state["options"])

    return worth
