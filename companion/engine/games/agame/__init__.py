"""Agame not Lame (Keine lahme Agame): display rows of lizard cards in other players' colours.

Two to five players. A section is worth the sum of the cards, ten for every
lizard of one colour, a hundred for a complete row.
"""

from ... import check, draft, options, steps, table
from . import catch, catch_taps, live, on_table, row, score, taps, trick, trick_taps

PLAYERS = (2, 5)


def start(setup: dict) -> dict:
    """The state before the first section."""
    return table.laid(setup, {"open": None, "reopen": None, "sections": None})


def step(state: dict, entry: dict) -> dict:
    """The state after one more entry."""
    if state["reopen"] and entry["type"] != "catch":
        state = table.changed(state, {"reopen": None})
    return steps.step(CARD, state, entry)


def section(state: dict, entry: dict) -> dict:
    """A whole section, by row, figures or points; it replaces what was tracked."""
    check.record(entry, [], ("type", "id", "players"), steps.REMARKS)
    players = table.items(state, entry)

    def read(item: dict, at: list) -> tuple:
        return score.result(state, item, at)

    by_seat = table.results(players, read)
    if not [item for item in players if "points" in item]:
        row.each_card_once(players)
    tracked = state["open"]["entries"] if state["open"] else []
    after = table.closed(state, tracked + [entry["id"]], by_seat)
    return score.doubtful(score.with_section(after, players, [0] * len(players)), entry, players)


def trick_entry(state: dict, entry: dict) -> dict:
    """A trick, card by card; it ends a catch round and may end the section."""
    optional = ("laid", "discarded") + steps.REMARKS
    check.record(entry, [], ("type", "id", "leader", "plays"), optional)
    after = live.with_trick(live.followed(state), entry, state["seats"], state["options"])
    return written(state, after, entry)


def stuck_entry(state: dict, entry: dict) -> dict:
    """The leader's lone single-digit card goes to the discard pile."""
    check.record(entry, [], ("type", "id", "seat", "card"), steps.REMARKS)
    return written(state, live.with_stuck(live.followed(state), entry), entry)


def catch_entry(state: dict, entry: dict) -> dict:
    """A catch; where it ends the section, a later seat's catch in the same round opens it again."""
    check.record(entry, [], ("type", "id", "seat", "card", "from", "pay"), steps.REMARKS)
    state = state["reopen"] or state
    followed_on = catch.with_catch(live.followed(state), entry, state["seats"])
    if catch.with_hat(entry):
        state = table.warned(state, entry, "agame.hat_paid", ["pay"])
    after = written(state, followed_on, entry)
    if after["open"]:
        return table.changed(after, {"reopen": None})
    return table.changed(after, {"reopen": table.changed(state, {"open": followed_on})})


def reopens(state: dict, entry: dict) -> bool:
    """Whether a catch still belongs to the catch round that ended the section."""
    return entry["type"] == "catch" and state["reopen"] is not None


def written(state: dict, now: dict, entry: dict) -> dict:
    """The state with the section as it is now, closed if it is over."""
    if not live.done(now):
        return table.changed(state, {"open": now})
    players = [{"row": cards} for cards in live.rows_now(now)]
    after = table.closed(state, now["entries"], score.results(state, players))
    return score.doubtful(score.with_section(after, players, now["catches"]), entry, players)


def ends(state: dict):
    """The end: "When a player reaches or exceeds the initially agreed point total"."""
    return "target" if table.reached(state) else None


def standing(state: dict) -> list:
    """What decides: the totals; at the end a tie goes to the higher score in the last section."""
    over = state["over"]
    return [
        (state["totals"][seat], state["last"][seat] if over else 0)
        for seat in range(len(state["totals"]))
    ]


def sheet(state: dict) -> dict:
    """The sheet; who leads a section's first trick, the table decides (`leader` null)."""
    return table.sheet(
        CARD, state, on_table.rows(state), on_table.awaited(state), on_table.cards(state)
    )


def choices(state: dict, unfinished: dict) -> dict:
    """What a draft is worth now, what it lacks, and every next tap."""
    return DRAFTS[draft.kind(unfinished, DRAFTED)](CARD, state, unfinished)


def stuck_draft(card: dict, state: dict, unfinished: dict) -> dict:
    """The answer to the draft of a leader's lone single-digit card."""
    entry = draft.entry_of(unfinished, "stuck")
    blanks = [[key] for key in ("seat", "card") if entry.get(key) is None]
    worth = taps.worth_after(state, live.followed(state), None)
    return draft.judged(card, state, entry, blanks, worth, draft.no_doubts)


DRAFTED = ("section", "trick", "catch", "stuck")
DRAFTS: dict = {
    "section": taps.choices,
    "trick": trick_taps.choices,
    "catch": catch_taps.choices,
    "stuck": stuck_draft,
}


CARD: dict = {
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
        "section": section,
        "trick": trick_entry,
        "catch": catch_entry,
        "stuck": stuck_entry,
    },
    "late": reopens,
    "ends": ends,
    "standing": standing,
    "tie": "last_section",
}
