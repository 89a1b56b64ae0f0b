"""Agame not Lame (Keine lahme Agame): display rows of lizard cards in other players' colours.

Two to five players. A section is worth the sum of the cards, ten for every
lizard of one colour, a hundred for a complete row.
"""

from ... import check, draft, options, table
from ...problem import Problem
from . import counts, row

PLAYERS = (2, 5)


def start(setup: dict) -> dict:
    """The state before the first section."""
    return table.laid(setup, {})


def step(state: dict, entry: dict) -> dict:
    """The state after one more entry."""
    return table.step(CARD, state, entry)


def section(state: dict, entry: dict) -> dict:
    """A whole section: each player by row, by figures or by points."""
    check.record(entry, [], ("type", "id", "players"), table.REMARKS)
    players = table.items(state, entry)

    def read(item: dict, at: list) -> tuple:
        return result(state, item, at)

    by_seat = table.results(players, read)
    if not [item for item in players if "points" in item]:
        row.each_card_once(players)
    after = table.closed(state, [entry["id"]], by_seat)
    return doubtful(after, entry, players)


def result(state: dict, item: dict, at: list) -> tuple:
    """A player's `(points, lines)` of a section.

    "A player who finishes a game section with a complete lizard series receives
    100 points. Each lizard in the display, which is of a single color, counts an
    additional 10 points."
    """
    if "points" in item:
        return table.plain_points(item, at)
    cards, lizards, complete = figures(state, item, at)
    rules = state["options"]
    return table.result(
        table.lines_of(
            table.line("cards", cards),
            table.line("lizards", lizards * rules["lizard_bonus"], lizards),
            table.line("complete", rules["complete_bonus"] if complete else 0),
        )
    )


def figures(state: dict, item: dict, at: list) -> tuple:
    """`(sum, lizards, complete)` of a player's item, by row or as typed."""
    if "row" not in item:
        return counts.read(item, state["options"], at)
    check.record(item, at, ("row",))
    read = row.legal(item["row"], at[-1], state["seats"], state["options"], at + ["row"])
    return row.worth(read, state["options"])


def doubtful(state: dict, entry: dict, players: list) -> dict:
    """The state with warnings for what is possible but unlikely."""
    complete = 0
    for seat in range(len(players)):
        item, at = players[seat], ["players", seat]
        if "points" in item:
            continue
        total, lizards, full = figures(state, item, at)
        complete += 1 if full else 0
        typed = "sum" in item and row.fennek_rows(state["options"])
        if typed and not counts.can_be(
            total, lizards, full, len(players), state["options"]["fennek_value"]
        ):
            state = table.warned(state, entry, "agame.lizards_unlikely", at)
    if complete > 1:
        state = table.warned(state, entry, "agame.two_complete", ["players"], {"count": complete})
    return state


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
    """The sheet; `next` names the section (who leads it first, the table decides)."""
    return table.sheet(CARD, state, [], {"round": state["rounds"] + 1}, {})


def choices(state: dict, unfinished: dict) -> dict:
    """What the draft of a section is worth now, what it lacks, and every card as the next tap."""
    entry = draft.entry_of(unfinished, "section")
    players = draft.players_of(state, entry)

    def worth(seat: int):
        item = players[seat]
        return result(state, item, ["players", seat]) if item and not blanks_of(seat) else None

    def needs(item: dict) -> tuple:
        return needed(item, state["options"])

    def blanks_of(seat: int) -> list:
        return [at for at in blanks if at[1] == seat]

    def doubts():
        for seat in range(len(players)):
            worth(seat)
        row.each_card_once(players)

    blanks = draft.blank_players(state, players, needs)
    answer = draft.judged(CARD, state, entry, blanks, worth, doubts)
    answer["taps"] = taps(state, players, draft.seat_of(state, unfinished))
    return answer


def needed(item: dict, rules: dict) -> tuple:
    """What must be known of a player, by the depth in use."""
    if "points" in item:
        return ("points",)
    if "row" in item:
        return ("row",)
    return ("sum", "lizards", "complete") if row.fennek_rows(rules) else ("sum", "lizards")


def taps(state: dict, players: list, seat: int) -> dict:
    """Every card as the next tap for this seat, its lizards so far, and the most its sum allows."""
    item = players[seat] or {}
    lying = item.get("row") or {}
    typed = item.get("sum")
    total: int = typed if type(typed) is int else -1
    countable = 0 <= total <= row.FULL and not row.fennek_rows(state["options"])
    return {
        "cards": [tap(state, players, seat, card) for card in cards(state)],
        "joints": row.joints(lying),
        "most": counts.most_lizards(total) if countable else 8,
    }


def cards(state: dict) -> list:
    """Every card at this table as `(slot, what would lie there)`; a Fennek once for each slot."""
    colors = [seat["color"] for seat in state["seats"]]
    found = []
    for slot in reversed(row.SLOTS):
        for color in colors + state["options"]["neutral"]:
            if color in colors or slot in row.NEUTRAL_SLOTS:
                found.append((slot, color))
    if row.fennek_rows(state["options"]):
        for color in colors:
            found.extend([(slot, "fennek " + color) for slot in row.SLOTS])
    return found


def tap(state: dict, players: list, seat: int, card: tuple) -> dict:
    """What a tap on a card does: lays it, or takes it away where it lies already."""
    slot, lying = card
    fennek = row.fennek_color(lying)
    answer = {"slot": slot, "colour": fennek or lying, "fennek": fennek is not None}
    try:
        row.fits(slot, lying, seat, state["seats"], state["options"], [])
    except Problem as problem:
        answer.update(draft.bar(problem))
        return answer
    before = (players[seat] or {}).get("row") or {}
    answer["points"] = points(state, toggled(before, slot, lying)) - points(state, before)
    answer["with"] = row.holders(players).get(row.card_of(slot, lying))
    return answer


def toggled(before: dict, slot: str, lying: str) -> dict:
    """The row after a tap on that card."""
    card = row.card_of(slot, lying)
    after = {other: before[other] for other in before if row.card_of(other, before[other]) != card}
    if before.get(slot) != lying:
        after[slot] = lying
    return after


def points(state: dict, lying: dict) -> int:
    """What a row is worth."""
    return result(state, {"row": lying}, [0])[0] if lying else 0


def neutral_default(seats: list) -> list:
    """Two colours for two seats: the first two free ones; none otherwise."""
    taken = [seat["color"] for seat in seats]
    return [color for color in row.COLORS if color not in taken][:2] if len(seats) == 2 else []


def neutral(given, seats: list, at: list) -> list:
    """Neutral colours: two for two seats, at most one for three, none for more."""
    check.listing(given, at)
    allowed = {2: (2,), 3: (0, 1)}.get(len(seats), (0,))
    if len(given) not in allowed:
        raise Problem("options.neutral_count", at, {"wanted": allowed[-1], "count": len(given)})
    taken = [seat["color"] for seat in seats]
    for position in range(len(given)):
        color = check.choice(given[position], at + [position], row.COLORS)
        if color in taken:
            raise Problem("options.neutral_taken", at + [position], {"color": color})
        taken.append(color)
    return list(given)


CARD: dict = {
    "game": "agame",
    "start": start,
    "step": step,
    "sheet": sheet,
    "choices": choices,
    "seats": PLAYERS,
    "colors": row.COLORS,
    "options": (
        options.number("target", 300, 1, none=True, step=50),
        options.number("complete_bonus", 100, 0, step=10),
        options.number("lizard_bonus", 10, 0, step=5),
        options.special("neutral", "neutral", neutral_default, neutral),
        options.one_of("fennek", ("off", "tie", "row", "both")),
        options.number("fennek_value", -10, -check.LIMIT),
        options.one_of("last_trick", ("cut", "play_out")),
    ),
    "steps": {"section": section},
    "ends": ends,
    "standing": standing,
}
