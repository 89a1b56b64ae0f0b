"""How far the cards that are left can still carry the player who is behind."""

from . import board, play

LINE = {"rank": 3, "suit": 7}
"""Other cards of one rank, and of one suit."""


def bounds(now: dict, rules: dict) -> dict:
    """By seat: cards it still places, points the other's cards can bring it at most, and `reach`.

    `reach` says whether those points bring the seat to the other's total of this
    game. Where cards lie plays no part: what a cell would give is not told beforehand.
    """
    left = cards_left(now)
    worth = sorted([most(card, rules) for card in board.PACK if card not in play.used(now)])
    worth.reverse()
    points = play.sums(now)
    bound = [sum(worth[: left[1 - seat]]) for seat in range(2)]
    if now["due"]:
        bound[now["due"]["seat"]] += now["due"]["points"]
    return {
        "left": left,
        "most": bound,
        "reach": [points[seat] + bound[seat] >= points[1 - seat] for seat in range(2)],
    }


def cards_left(now: dict) -> list:
    """Cards each seat still places, as far as the level tells who is next."""
    left = play.WHOLE - now["count"]
    half = left // 2
    found = [half, half]
    found[play.turn(now)] += left - 2 * half
    return found


def most(card: str, rules: dict) -> int:
    """Points one card can give at most: its whole rank and suit in line, and the better covered."""
    rank, suit = rules["values"][card[:-1]], rules["values"][card[-1]]
    return LINE["rank"] * rank + LINE["suit"] * suit + rules["cover_factor"] * max(rank, suit)
