"""A second opinion on the scores, straight from the rules and as slow as it likes.

Nothing here is shared with the engine: cards are texts, rows are walked joint by
joint, Greta's grid is searched cell by cell. Tests lay its points beside the
engine's; the golden files' figures were worked out with it as well.
"""

from functools import cache
from itertools import pairwise, product

SLOTS = ("1a", "1b", "2", "3", "5", "8", "13", "21", "34")
SLOT_VALUES = (1, 1, 2, 3, 5, 8, 13, 21, 34)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
GRETA_VALUES = {
    "S": 1,
    "H": 2,
    "C": 3,
    "D": 4,
    "J": 5,
    "K": 6,
    "7": 7,
    "8": 8,
    "9": 9,
    "10": 10,
    "A": 11,
    "Q": 12,
}


# --- Agame not Lame ------------------------------------------------------------


def agame_points(player, options):
    """Return the points of one player's section, from a row, from counts or as typed."""
    if "points" in player:
        return player["points"]
    if "sum" in player:
        complete = player.get("complete", player["sum"] == 88)
        cards, lizards = player["sum"], player["lizards"]
    else:
        row = [player["row"].get(slot) for slot in SLOTS]
        complete = None not in row
        cards, lizards = _cards_in(row, options["fennek_value"]), _lizards_in(row)
    bonus = options["complete_bonus"] if complete else 0
    return cards + options["lizard_bonus"] * lizards + bonus


def _cards_in(row, fennek_value):
    total = 0
    for value, card in zip(SLOT_VALUES, row, strict=True):
        if card is not None:
            total += fennek_value if card.startswith("fennek ") else value
    return total


def _lizards_in(row):
    return sum(1 for left, right in pairwise(row) if left == right and left in _COLOURS)


_COLOURS = ("blue", "green", "purple", "red", "yellow")


@cache
def most_lizards(card_sum):
    """Return the most complete lizards any row without a Fennek can show at this sum."""
    best = 0
    for filled in product((False, True), repeat=9):
        if sum(v for v, there in zip(SLOT_VALUES, filled, strict=True) if there) == card_sum:
            best = max(best, sum(1 for at in range(8) if filled[at] and filled[at + 1]))
    return best


@cache
def fewest_lizards(card_sum):
    """Return the fewest complete lizards of such a row between two players.

    The three highest cards are all the opponent's there.
    """
    best = 8
    for filled in product((False, True), repeat=9):
        if sum(v for v, there in zip(SLOT_VALUES, filled, strict=True) if there) == card_sum:
            best = min(best, (filled[6] and filled[7]) + (filled[7] and filled[8]))
    return best


# --- Animanize -----------------------------------------------------------------


def animanize_points(player, options):
    """Return the points of one player's round, before the floor."""
    if "points" in player:
        return player["points"]
    if "eliminated" in player:
        return -player["eliminated"]
    raw = player["tricks"] + sum(player["animals"])
    limit = options["brawl_limit"]
    return raw if raw <= limit else limit - raw


# --- lynX ----------------------------------------------------------------------


def lynx_points(player, finished, options):
    """Return the points of one player's game."""
    if "points" in player:
        return player["points"]
    melds = player["melds"] if "melds" in player else [player["melded"]]
    hand = player["hand"] if "hand" in player else player["held"]
    melded = sum(_card_worth(meld) for meld in melds)
    bonus = options["finish_bonus"] if finished else 0
    return melded - options["hand_factor"] * _card_worth(hand) + bonus


def _card_worth(cards):
    if isinstance(cards, list):
        return sum(2 if card[:-1] in ("J", "Q", "K") else 1 for card in cards)
    if "set" in cards:
        return cards["n"] * (2 if cards["set"] in ("J", "Q", "K") else 1)
    if "run" in cards:
        low, high = cards["run"]
        ranks = [*RANKS, "A"]
        start = ranks.index(low)
        span = ranks[start : ranks.index(high, start + 1) + 1]
        return sum(2 if rank in ("J", "Q", "K") else 1 for rank in span)
    return 2 * cards["faces"] + cards["others"]


# --- Greta ---------------------------------------------------------------------


def greta_points(places, options):
    """Return what each placed card is worth to the other player, as (match, cover), in order.

    `places` are the (card, (row, column)) of one game in the order of play.
    """
    below, above, worth = {}, {}, []
    for card, cell in places:
        covered = below.get(cell)
        level_two = len(below) == 16
        cells = _face_up(below, above, level_two and options["level_two"] == "level_two_only")
        match = 0
        for other_cell, other in cells.items():
            if other_cell != cell:
                match += _match(card, cell, other, other_cell, options)
        cover = options["cover_factor"] * _equal(card, covered, options) if covered else 0
        worth.append((match, cover))
        (above if level_two else below)[cell] = card
    return worth


def _face_up(below, above, level_two_only):
    cells = {} if level_two_only else dict(below)
    cells.update(above)
    return cells


def _equal(card, other, options):
    values = options["values"]
    if card[-1] == other[-1]:
        return values[card[-1]]
    return values[card[:-1]] if card[:-1] == other[:-1] else 0


def _match(card, cell, other, other_cell, options):
    down, right = abs(cell[0] - other_cell[0]), abs(cell[1] - other_cell[1])
    if not _in_line(cell, other_cell, down, right, options["diagonals"]):
        return 0
    if card[-1] == other[-1] and options["suit_scope"] == "adjacent" and max(down, right) > 1:
        return 0
    return _equal(card, other, options)


def _in_line(cell, other_cell, down, right, diagonals):
    if down == 0 or right == 0:
        return True
    if down != right:
        return False
    falling = cell[0] == cell[1] and other_cell[0] == other_cell[1]
    rising = sum(cell) == 5 and sum(other_cell) == 5
    return diagonals == "all" or falling or rising


def greta_totals(places, dealer, options, claims=None):
    """Both players' points by level, and who leads the second one: ([[a, b], [c, d]], leader).

    Where points are to be claimed, `claims` has those of the first, second, … card.
    """
    worth = [match + cover for match, cover in greta_points(places, options)]
    if claims is not None:
        worth = [claims.get(number, 0) for number in range(1, len(places) + 1)]
    levels = [[0, 0], [0, 0]]
    for turn, points in enumerate(worth[:16]):
        placer = (dealer + 1 + turn) % 2
        levels[0][1 - placer] += points
    ahead = levels[0][0] - levels[0][1]
    leader = dealer if ahead == 0 else (0 if ahead > 0 else 1)
    for turn, points in enumerate(worth[16:]):
        levels[1][1 - (leader + turn) % 2] += points
    return levels, leader
