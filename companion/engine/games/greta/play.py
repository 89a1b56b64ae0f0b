"""One game of Greta on the table: up to 32 cards on two levels, and who gets what for each.

A play is a dict: `board`, `count` of cards, `dealer`, `entries`, `points` and
`lines` by level (0, 1) and seat, `adjusted` what the table gave or took during the
game by seat, `played` cards and claims in order, `last` card and its matches, `due`
what the receiver of the last card may still claim (None when nothing is open).
"""

from ... import table
from .. import french
from . import board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Any, Line, Result
    from .shapes import Action, Cell, GretaOptions, GretaState, Match, Play


WHOLE = 2 * board.CELLS


def new_play(dealer: int) -> "Play":
    """Return an empty table."""
    return {
        "board": {},
        "count": 0,
        "dealer": dealer,
        "entries": [[], []],
        "points": [[0, 0], [0, 0]],
        "lines": [[[], []], [[], []]],
        "adjusted": [0, 0],
        "played": [],
        "last": None,
        "due": None,
    }


def level(play: "Play") -> int:
    """Return the level the next card belongs to."""
    return 1 if play["count"] < board.CELLS else 2


def is_complete(play: "Play") -> bool:
    """Whether all 32 cards lie."""
    return play["count"] == WHOLE


def deal_size(play: "Play") -> int | None:
    """Return how many cards each is dealt now: four, four more, eight; None between."""
    return {0: 4, 8: 4, board.CELLS: 8}.get(play["count"])


def leader(play: "Play") -> "tuple[int, str]":
    """Return `(seat, why)`: who leads Level Two.

    "The player with the higher score at the end of the first half, or, if equal,
    whoever played last to Level One": that is the dealer. The score is that of the
    cards: what the table adjusts belongs to no level.
    """
    return higher_seat(play["points"][0], play["dealer"])


def higher_seat(points: list[int], dealer: int) -> "tuple[int, str]":
    """Return who leads by these points, and why."""
    first, second = points
    if first == second:
        return dealer, "last"
    return (0 if first > second else 1), "points"


def note_adjustment(play: "Play", seat: int, points: int) -> "Play":
    """Return the play with what the table gave or took while it was under way."""
    if not play["count"]:
        return play
    now = table.replace_item(play["adjusted"], seat, play["adjusted"][seat] + points)
    return table.replace(play, {"adjusted": now})


def moves_lead(play: "Play") -> bool:
    """Whether, between the levels, adjusted points would name another leader of Level Two."""
    if play["count"] != board.CELLS or play["due"]:
        return False
    points = [play["points"][0][seat] + play["adjusted"][seat] for seat in range(2)]
    return higher_seat(points, play["dealer"])[0] != leader(play)[0]


def turn(play: "Play") -> int:
    """Return the seat that places the next card."""
    if level(play) == 1:
        return (play["dealer"] + 1 + play["count"]) % 2
    return (leader(play)[0] + play["count"]) % 2


def add_card(play: "Play", entry_id: str, card: str, cell: "Cell", rules: "GretaOptions") -> "Play":
    """Return the play with one more card; the opponent gets its points, or claims them."""
    now, seat = level(play), turn(play)
    found = board.matches(play["board"], cell, card, now, rules)
    total = sum([match["points"] for match in found])
    called = rules["claiming"] == "call"
    laid: dict[str, Any] = {"card": card, "at": cell, "seat": seat, "points": total}
    action: Any = dict(laid, id=entry_id, type="place", points=None if called else total)
    after = add_action(play, now - 1, action)
    after["board"] = board.place_card(play["board"], cell, card, now)
    after["count"] = play["count"] + 1
    last: Any = dict(laid, matches=found)
    after["last"] = last
    if called:
        after["due"] = {"seat": 1 - seat, "points": total, "level": now - 1, "card": card}
        return after
    return credit(after, now - 1, 1 - seat, score_lines(card, found))


def add_action(play: "Play", index: int, action: "Action") -> "Play":
    """Return the play with one more card or claim among its entries."""
    after = play.copy()
    entries = play["entries"][index] + [action["id"]]
    after["entries"] = table.replace_item(play["entries"], index, entries)
    noted: Any = dict(action, level=index + 1)
    after["played"] = play["played"] + [noted]
    return after


def score_lines(card: str, found: "list[Match]") -> "list[Line]":
    """Return the lines a card gives: what it matches in line, and what it covers."""
    lines: list[Any] = []
    for what in ("match", "cover"):
        part = [
            match["points"] for match in found if (match["what"] == "cover") == (what == "cover")
        ]
        if part:
            lines.append(dict(table.line(what, sum(part), len(part)), card=card))
    return lines


def credit(play: "Play", index: int, seat: int, lines: "list[Line]") -> "Play":
    """Return the play with these lines for a seat on one level."""
    after = play.copy()
    points = sum([line["points"] for line in lines])
    by_seat = table.replace_item(play["points"][index], seat, play["points"][index][seat] + points)
    after["points"] = table.replace_item(play["points"], index, by_seat)
    own = table.replace_item(play["lines"][index], seat, play["lines"][index][seat] + lines)
    after["lines"] = table.replace_item(play["lines"], index, own)
    return after


def apply_claim(play: "Play", entry_id: str, points: int) -> "Play":
    """Return the play after the receiver of the last card has said a number."""
    due: Any = play["due"]
    lines: list[Any] = [dict(table.line("claim", points), card=due["card"])] if points else []
    action: Any = {"id": entry_id, "type": "claim", "seat": due["seat"], "card": due["card"]}
    action["points"] = points
    after = add_action(play, due["level"], action)
    after["due"] = None
    return credit(after, due["level"], due["seat"], lines)


def results(play: "Play") -> "list[tuple[list[str], list[Result]]]":
    """Return by level begun `(entries, [(points, lines), (points, lines)])`."""
    found: list[tuple[list[str], list[Result]]] = []
    for index in range(2):
        if play["entries"][index]:
            found.append(
                (play["entries"][index], list(zip(play["points"][index], play["lines"][index])))
            )
    return found


def sums(play: "Play") -> list[int]:
    """Return both players' points of this game so far."""
    return [play["points"][0][seat] + play["points"][1][seat] for seat in range(2)]


def used_cards(now: "Play") -> list[str]:
    """Return every card that lies on the table, covered ones too."""
    found: list[str] = []
    for cell in now["board"]:
        card, _, under = now["board"][cell]
        found.append(card)
        if under:
            found.append(under)
    return found


def next_play(now: "Play") -> "Play":
    """Return the play the next card belongs to: after a whole game, the next one's empty table."""
    return new_play(1 - now["dealer"]) if is_complete(now) else now


def counts(state: "GretaState") -> "list[dict[str, int]]":
    """Return by seat the `cards` placed, and points `given` to the opponent, also by suit.

    Where points are called, only what was claimed is given.
    """
    found = [zero_counts(), zero_counts()]
    for played in table.unroll(state["known"]) + [state["play"]["played"]]:
        for action in played:
            placed = action["type"] == "place"
            giver = found[action["seat"] if placed else 1 - action["seat"]]
            giver["cards"] += 1 if placed else 0
            points = action["points"] or 0
            giver["given"] += points
            giver["given_" + action["card"][-1]] += points
    return found


def zero_counts() -> dict[str, int]:
    """Return the counts of who has placed no card."""
    found = {"cards": 0, "given": 0}
    for suit in french.SUITS:
        found["given_" + suit] = 0
    return found
