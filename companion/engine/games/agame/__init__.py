"""Agame not Lame (Keine lahme Agame): display rows of lizard cards in other players' colours.

Two to five players. A section is worth the sum of the cards, ten for every
lizard of one colour, a hundred for a complete row.
"""

from ... import check, draft, options, steps, table
from . import catch, catch_taps, live, on_table, row, score, taps, trick, trick_taps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import (
        Callable,
        Choices,
        Draft,
        GameDefinition,
        GameEntry,
        Path,
        PlayersEntry,
        Setup,
        Sheet,
    )
    from .shapes import AgameState, CatchEntry, Section, StuckEntry, TrickEntry


PLAYERS = (2, 5)


def start(setup: "Setup") -> "AgameState":
    """Return the state before the first section."""
    return table.new_state(setup, {"open": None, "reopen": None, "sections": None})


def step(state: "AgameState", entry: "GameEntry") -> "AgameState":
    """Return the state after one more entry."""
    if state["reopen"] and entry["type"] != "catch":
        state = table.replace(state, {"reopen": None})
    return steps.step(GAME, state, entry)


def add_section(state: "AgameState", entry: "PlayersEntry") -> "AgameState":
    """Add a whole section, by row, figures or points; it replaces what was tracked."""
    players, by_seat = steps.read_round(state, entry, score.result, row.check_unique)
    tracked = state["open"]["entries"] if state["open"] else []
    after = steps.close_tracked(state, tracked, entry, by_seat)
    after = score.close_section(after, players, [0] * len(players))
    return score.add_warnings(after, entry, players)


def add_trick(state: "AgameState", entry: "TrickEntry") -> "AgameState":
    """Add a trick, card by card; it ends a catch round and may end the section."""
    optional = ("laid", "discarded") + steps.REMARKS
    check.record(entry, [], ("type", "id", "leader", "plays"), optional)
    after = live.apply_trick(live.current_section(state), entry, state["seats"], state["options"])
    return close_if_over(state, after, entry)


def add_stuck(state: "AgameState", entry: "StuckEntry") -> "AgameState":
    """Discard the leader's lone single-digit card."""
    check.record(entry, [], ("type", "id", "seat", "card"), steps.REMARKS)
    return close_if_over(state, live.apply_stuck(live.current_section(state), entry), entry)


def add_catch(state: "AgameState", entry: "CatchEntry") -> "AgameState":
    """Add a catch.

    Where it ends the section, a later seat's catch in the same round opens it again.
    """
    check.record(entry, [], ("type", "id", "seat", "card", "from", "pay"), steps.REMARKS)
    before = state["reopen"] or state
    followed_on = catch.apply_catch(live.current_section(before), entry, state["seats"])
    if catch.has_hat(entry):
        before = table.warn(before, entry, "agame.hat_paid", ["pay"])
    after = close_if_over(before, followed_on, entry)
    if after["open"]:
        return table.replace(after, {"reopen": None})
    reopen = table.replace(before, {"open": followed_on})
    return table.replace(after, {"reopen": reopen, "ended": state["ended"]})


def is_late_catch(state: "AgameState", entry: "GameEntry") -> bool:
    """Whether a catch still belongs to the catch round that ended the section."""
    return entry["type"] == "catch" and state["reopen"] is not None


def close_if_over(state: "AgameState", now: "Section", entry: "GameEntry") -> "AgameState":
    """Return the state with this section; close it if it is over."""
    if not live.is_over(now):
        return table.replace(state, {"open": now})
    players = [{"row": cards} for cards in live.rows_now(now)]
    after = table.close_round(state, now["entries"], table.results(state, players, score.result))
    return score.add_warnings(score.close_section(after, players, now["catches"]), entry, players)


def end_reason(state: "AgameState") -> str | None:
    """Return "target" once "a player reaches or exceeds the initially agreed point total"."""
    return "target" if table.has_reached_target(state) else None


def standing(state: "AgameState") -> "list[tuple[int, int]]":
    """Return what decides: the totals; at the end a tie goes to the higher last section."""
    over = state["over"]
    return [
        (state["totals"][seat], state["last"][seat] if over else 0)
        for seat in range(len(state["totals"]))
    ]


def sheet(state: "AgameState") -> "Sheet":
    """Build the sheet; who leads a section's first trick, the table decides (`leader` null)."""
    return table.sheet(
        GAME, state, on_table.rows(state), on_table.next_of(state), on_table.cards(state)
    )


def choices(state: "AgameState", unfinished: "Draft") -> "Choices":
    """Assess a draft: what it is worth, what it lacks, and every next tap."""
    return DRAFTS[draft.read_type(unfinished, DRAFT_TYPES)](GAME, state, unfinished)


def stuck_choices(game: "GameDefinition", state: "AgameState", unfinished: "Draft") -> "Choices":
    """Assess the draft of a leader's lone single-digit card."""
    entry = draft.read_entry(unfinished, "stuck")
    blanks: list[Path] = [[key] for key in ("seat", "card") if entry.get(key) is None]
    worth = taps.worth_after(state, live.current_section(state), None)
    return draft.assess(game, state, entry, blanks, worth)


DRAFT_TYPES = ("section", "trick", "catch", "stuck")
DRAFTS: "dict[str, Callable[[GameDefinition, AgameState, Draft], Choices]]" = {
    "section": taps.choices,
    "trick": trick_taps.choices,
    "catch": catch_taps.choices,
    "stuck": stuck_choices,
}


GAME: "GameDefinition" = {
    "game": "agame",
    "place": 10,
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "counts": score.card_counts,
    "who_wins": trick.who_wins,
    "seats": PLAYERS,
    "colors": row.COLORS,
    "options": (
        options.number("target", 300, 1, none=True, step=50),
        options.number("complete_bonus", 100, 0, step=10),
        options.number("lizard_bonus", 10, 0, step=5),
        options.special("neutral", "neutral", row.default_neutral, row.read_neutral),
        options.one_of("fennek", row.FENNEKS),
        options.number("fennek_value", -10, -check.LIMIT),
        options.one_of("last_trick", ("cut", "play_out")),
        options.flag("log_tricks", False),
    ),
    "steps": {
        "section": add_section,
        "trick": add_trick,
        "catch": add_catch,
        "stuck": add_stuck,
    },
    "is_late": is_late_catch,
    "end_reason": end_reason,
    "standing": standing,
    "tie": "last_section",
    "outlook": on_table.outlook,
}
