"""What a round of Animanize is worth to a player."""

from ... import table
from .haul import haul


def results(state: dict, players: list) -> list:
    """`(points, lines)` by seat."""
    return [result(state, players[seat], [seat]) for seat in range(len(players))]


def result(state: dict, item: dict, at: list) -> tuple:
    """A player's `(points, lines)`.

    "If they have exceeded the limit, they lose points equal to the difference";
    who is eliminated loses one for each animal in hand, and nothing else counts.
    """
    if "points" in item:
        return table.plain_points(item, at)
    tricks, animals, eliminated = haul(state, item, at)
    if eliminated:
        return table.result([table.line("eliminated", -eliminated, eliminated)])
    worth = sum(animals)
    limit = state["options"]["brawl_limit"]
    raw = tricks + worth
    brawl = limit - 2 * raw if raw > limit else 0
    return table.result(
        table.lines_of(
            table.line("tricks", tricks, tricks),
            table.line("animals", worth, len(animals)),
            table.line("brawl", brawl, max(raw - limit, 0)),
        )
    )
