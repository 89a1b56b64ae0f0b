"""What a recorder of Agame may tap while a trick is played, and what the taps mean.

Nothing here tells what a hand holds, but for the card that was tapped.
"""

from ... import check, draft
from ...problem import Problem
from . import board, hands, laying, live, on_table, row, taps, trick, turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Choices, Draft, GameDefinition, Json, Path
    from .shapes import AgameOptions, AgameState, Reading, Row, Section, Won


def choices(game: "GameDefinition", state: "AgameState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a trick: `cards` are the taps in the order they came.

    A draft that `mends` an entry has no next trick for the cards left over from a full one.
    """
    entry = draft.read_entry(unfinished, "trick")
    section = live.settle(live.current_section(state))
    leader = read_leader(state, section, entry)
    cards = turns.read_taps(entry, unfinished.get("cards"))
    reading = turns.read_trick(section, leader, cards, state["options"])
    if unfinished.get("mends") is True and is_full(reading) and reading["rest"]:
        reading["barred"] = Problem("agame.trick_full", ["plays"])
    entry = complete_entry(entry, reading)
    won = decision(state, reading)

    def precheck() -> None:
        if reading["barred"]:
            raise reading["barred"]
        live.play_cards(section, finished_plays(reading), reading["leader"] or 0, state["options"])

    blanks = find_blanks(state, reading, entry, won)

    def after() -> "Section":
        return live.apply_trick(section, draft.trial(entry), state["seats"], state["options"])

    worth = taps.worth_after(state, section, None if blanks else after)
    answer = draft.assess(game, state, entry, blanks, worth, precheck)
    answer["taps"] = build_taps(state, section, reading, entry, won)
    return answer


def read_leader(state: "AgameState", section: "Section", entry: "Draft") -> int | None:
    """Read who leads, as the draft says; else return who is known to."""
    said = entry.get("leader")
    if said is None:
        return section["leader"]
    return check.integer(said, ["entry", "leader"], 0, len(state["seats"]) - 1)


def complete_entry(entry: "Draft", reading: "Reading") -> "Draft":
    """Complete the entry as far as it is known."""
    found = {key: entry[key] for key in entry if key not in ("laid", "discarded")}
    found.update({"leader": reading["leader"], "plays": reading["plays"]})
    for key in ("laid", "discarded"):
        if entry.get(key) not in (None, []):
            found[key] = entry[key]
    return found


def finished_plays(reading: "Reading") -> list[list[str]]:
    """Return the plays to which no card can come any more."""
    plays = reading["plays"]
    return plays if not plays or len(plays[-1]) == 2 else plays[:-1]


def is_full(reading: "Reading") -> bool:
    """Whether everybody has played."""
    return len(reading["plays"]) == len(reading["after"]["rows"])


def decision(state: "AgameState", reading: "Reading") -> "Won | None":
    """Return who wins so far, as a seat, and by which rule; None before the first card."""
    if not reading["plays"]:
        return None
    plays = [[trick.read_card(name, []) for name in cards] for cards in reading["plays"]]
    won = trick.decide(plays, trick.is_variant_one(state["options"]))
    count, leader = len(state["seats"]), reading["leader"] or 0
    return {
        "seat": (leader + won["position"]) % count,
        "why": won["why"],
        "sums": won["sums"],
        "tied": [(leader + position) % count for position in won["tied"]],
    }


def find_blanks(
    state: "AgameState", reading: "Reading", entry: "Draft", won: "Won | None"
) -> "list[Path]":
    """Find where the entry waits for a tap: a card, what is laid, what is discarded."""
    if reading["barred"] or reading["ask"]:
        return [["plays"]]
    if live.is_broken_off(reading["after"], state["options"]):
        return []
    if not won or not is_full(reading):
        return [["plays", len(reading["plays"])]]
    if "laid" in entry or "discarded" in entry:
        return []
    names = card_names(reading)
    if laying.fitting_cards(reading["after"], names, won["seat"], state["seats"]):
        return [["laid"]]
    return [["discarded"]] if staying_cards(state, names) else []


def card_names(reading: "Reading") -> list[str]:
    """Return the cards of the trick in the order they were played."""
    return [name for cards in reading["plays"] for name in cards]


def staying_cards(state: "AgameState", names: list[str]) -> list[str]:
    """Return the cards that do not leave the trick by themselves, as Fenneks of variant 1 do."""
    away = trick.is_variant_one(state["options"])
    return [name for name in names if not (away and name.endswith(" fennek"))]


def build_taps(
    state: "AgameState", section: "Section", reading: "Reading", entry: "Draft", won: "Won | None"
) -> "dict[str, Any]":
    """Return who is next, who wins and why, what may be laid or discarded, and what is barred."""
    broken_off = live.is_broken_off(reading["after"], state["options"])
    answer: dict[str, Any] = {key: reading[key] for key in ("leader", "ask", "rest")}
    answer.update(
        {
            "plays": play_taps(reading, won),
            "later": [{"card": name, "seat": seat} for name, seat in reading["later"]],
            "turn": next_seats(reading, state["options"]),
            "full": is_full(reading),
            "broken_off": broken_off,
            "winner": won,
            "lay": [],
            "discard": [],
            "stuck": stuck_entry(section, reading),
            "catchers": on_table.catchers(state),
            "can_catch": on_table.can_catch(state),
            "took": on_table.last_winner(state),
            "cards": [board.trick_tap(section, reading, card) for card in board.deck(state)],
        }
    )
    if won and is_full(reading) and not broken_off:
        answer.update(sharing_taps(state, reading, entry, won["seat"]))
    return answer


def sharing_taps(
    state: "AgameState", reading: "Reading", entry: "Draft", seat: int
) -> "dict[str, Any]":
    """Return what the winner may lay of the trick, and what may be discarded where none fits."""
    names = card_names(reading)
    none_fits = not laying.fitting_cards(reading["after"], names, seat, state["seats"])
    return {
        "lay": [laying_tap(state, reading["after"], entry, seat, name) for name in names],
        "discard": staying_cards(state, names) if none_fits else [],
    }


def play_taps(reading: "Reading", won: "Won | None") -> "list[dict[str, Any]]":
    """Return the plays with their seats and strengths."""
    count, leader = len(reading["after"]["rows"]), reading["leader"] or 0
    sums = won["sums"] if won else []
    return [
        {
            "seat": (leader + position) % count,
            "cards": reading["plays"][position],
            "sum": sums[position],
        }
        for position in range(len(reading["plays"]))
    ]


def next_seats(reading: "Reading", options: "AgameOptions") -> list[int]:
    """Return who may play the next card.

    Only one player may if there is a card of his that cannot stay alone.
    """
    turn = turns.seats_on_turn(reading, options)
    plays = reading["plays"]
    if plays and len(turn) == 2:
        if turns.is_incomplete(plays[-1], len(plays) == 1):
            return turn[:1]
        if plays[-1][0].endswith(" hat"):
            return turn[1:]
    return turn


def stuck_entry(section: "Section", reading: "Reading") -> "dict[str, Any] | None":
    """Return the entry to write instead of a trick if the leader's only card is a single digit."""
    plays, leader = reading["plays"], reading["leader"] or 0
    if len(plays) != 1 or len(plays[0]) != 1 or hands.hand_size(section["holdings"][leader]) != 1:
        return None
    _, what = trick.read_card(plays[0][0], [])
    if what not in row.VALUE or row.VALUE[what] > 9:
        return None
    return {"type": "stuck", "seat": leader, "card": plays[0][0]}


def laying_tap(
    state: "AgameState", section: "Section", entry: "Draft", seat: int, name: str
) -> "dict[str, Any]":
    """Return what laying a card of the trick would do: slots and points, or what bars it."""
    given: Json = entry.get("laid")
    laid: list[Any] = given if type(given) is list else []
    chosen = [laid_name(one) for one in laid]
    if name in chosen:
        return {"card": name, "laid": True}
    lying = section["rows"][seat].copy()
    try:
        for position in range(len(laid)):
            _, slot, what = laying.read_laid(laid[position], ["laid", position])
            lying[slot] = what
        if len(laid) > 1:
            raise Problem("agame.laid_two", [])
        slots = free_slots(state, lying, seat, name)
    except Problem as problem:
        return dict(draft.bar(problem), card=name)
    color, what = trick.read_card(name, [])
    more = lying.copy()
    more[slots[0]] = "fennek " + color if what == "fennek" else color
    gain = taps.points(state, more) - taps.points(state, lying)
    return {"card": name, "laid": False, "slots": slots, "points": gain}


def laid_name(laid: "Json") -> "Any":
    """Return the card of an item of `laid`; a Fennek names its slot besides."""
    return laid.get("card") if type(laid) is dict else laid


def free_slots(state: "AgameState", lying: "Row", seat: int, name: str) -> list[str]:
    """Return the slots of this row that are free for the card.

    Raises `Problem` where it may not lie.
    """
    color, what = trick.read_card(name, [])
    if what != "fennek":
        row.check_card(what, color, seat, state["seats"], state["options"], [])
        if what in lying:
            raise Problem("agame.slot_taken", [], {"slot": what})
        return [what]
    row.check_fennek(color, seat, state["seats"], state["options"], [])
    free = [slot for slot in row.SLOTS if slot not in lying]
    if not free:
        raise Problem("agame.row_full", [])
    return free
