"""The four by four cards of Greta: where a card may lie, and what it matches there.

A board is a dict from `(row, column)`, in the coordinates of the game's first
card, to `(card, level, covered card or None)`.
"""

from ... import check
from ...problem import Problem
from .. import french

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shapes import Json, Path, Seat
    from .shapes import Board, Cell, GretaOptions, Match


RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
PACK = tuple([rank + suit for suit in french.SUITS for rank in RANKS])
SIDE = 4
CELLS = SIDE * SIDE


def is_framed(rules: "GretaOptions") -> bool:
    """Whether the square is fixed before the first card, as the long diagonals need it."""
    return rules["diagonals"] == "long"


def bounds(board: "Board") -> "tuple[int, int, int, int]":
    """Return `(top, bottom, left, right)` of what is occupied."""
    rows = [cell[0] for cell in board]
    columns = [cell[1] for cell in board]
    return min(rows), max(rows), min(columns), max(columns)


def check_free(board: "Board", cell: "Cell", framed: bool) -> None:
    """Raise `Problem` unless this is a free neighbour cell within four by four (Level One)."""
    at: Path = ["at"]
    if framed and not (1 <= cell[0] <= SIDE and 1 <= cell[1] <= SIDE):
        raise Problem("greta.frame", at)
    if not board:
        return
    if cell in board:
        raise Problem("greta.cell_taken", at)
    if not [near for near in neighbours(cell) if near in board]:
        raise Problem("greta.not_adjacent", at)
    top, bottom, left, right = bounds(board)
    high = max(bottom, cell[0]) - min(top, cell[0]) + 1
    wide = max(right, cell[1]) - min(left, cell[1]) + 1
    if high > SIDE or wide > SIDE:
        raise Problem("greta.box", at)


def check_cover(board: "Board", cell: "Cell") -> None:
    """Raise `Problem` unless an uncovered Level One card lies there (Level Two)."""
    if cell not in board:
        raise Problem("greta.no_card_here", ["at"])
    if board[cell][1] == 2:
        raise Problem("greta.covered", ["at"])


def neighbours(cell: "Cell") -> "list[Cell]":
    """Return the four cells side by side with this one."""
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def cells(board: "Board", level: int, framed: bool) -> "list[Cell]":
    """Return every cell where the next card may go, row by row; any cell for the first card."""
    if level == 2:
        return sorted([cell for cell in board if board[cell][1] == 1])
    if not board:
        return (
            [(row, column) for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
            if framed
            else [(1, 1)]
        )
    around: set[Cell] = set()
    for cell in board:
        around.update(neighbours(cell))
    return sorted([cell for cell in around if is_free(board, cell, framed)])


def is_free(board: "Board", cell: "Cell", framed: bool) -> bool:
    """Whether a Level One card may be placed there."""
    try:
        check_free(board, cell, framed)
    except Problem:
        return False
    return True


def place_card(board: "Board", cell: "Cell", card: str, level: int) -> "Board":
    """Return the board with one more card."""
    after = board.copy()
    after[cell] = (card, level, board[cell][0] if level == 2 else None)
    return after


def matches(
    board: "Board", cell: "Cell", card: str, level: int, rules: "GretaOptions"
) -> "list[Match]":
    """Return each match as `{"at", "card", "what": "suit" | "rank" | "cover", "points"}`.

    "If you play a card that matches the suit or rank of another card in the same
    row, column or diagonal, your opponent can claim the value"; on Level Two the
    card it covers counts ten times and nothing hidden counts otherwise.
    """
    found: list[Match] = []
    for other in sorted(board):
        other_card, other_level, _ = board[other]
        if other == cell or not is_in_line(cell, other, rules):
            continue
        if level == 2 and rules["level_two"] == "level_two_only" and other_level == 1:
            continue
        what, points = match(card, other_card, rules["values"])
        if what == "suit" and rules["suit_scope"] == "adjacent" and not is_touching(cell, other):
            continue
        if what:
            found.append({"at": other, "card": other_card, "what": what, "points": points})
    if level == 2:
        what, points = match(card, board[cell][0], rules["values"])
        if what and points * rules["cover_factor"]:
            points *= rules["cover_factor"]
            found.append({"at": cell, "card": board[cell][0], "what": "cover", "points": points})
    return found


def match(card: str, other: str, values: dict[str, int]) -> "tuple[str | None, int]":
    """Return `("suit" or "rank" or None, points)`: two different cards never share both."""
    if card[-1] == other[-1]:
        return "suit", values[card[-1]]
    if card[:-1] == other[:-1]:
        return "rank", values[card[:-1]]
    return None, 0


def is_in_line(cell: "Cell", other: "Cell", rules: "GretaOptions") -> bool:
    """Whether two cells share a row, a column or a diagonal; by house rule a long diagonal."""
    down, across = other[0] - cell[0], other[1] - cell[1]
    if down == 0 or across == 0:
        return True
    if abs(down) != abs(across):
        return False
    if rules["diagonals"] == "all":
        return True
    return (cell[0] == cell[1] and other[0] == other[1]) or (
        sum(cell) == SIDE + 1 and sum(other) == SIDE + 1
    )


def is_touching(cell: "Cell", other: "Cell") -> bool:
    """Whether two cells are among each other's eight neighbours."""
    return abs(other[0] - cell[0]) <= 1 and abs(other[1] - cell[1]) <= 1


VALUES = {
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
"""One table for suits and ranks."""


def read_values(given: "Json", seats: "list[Seat]", at: "Path") -> dict[str, int]:
    """Read the table of values: each of 1 to 12 once."""
    given = check.record(given, at, tuple(sorted(VALUES)))
    for key in sorted(VALUES):
        check.integer(given[key], at + [key], 1, 12)
    if sorted(given.values()) != list(range(1, 13)):
        raise Problem("options.values", at)
    return given.copy()


def default_values(seats: "list[Seat]") -> dict[str, int]:
    """Return the table of values as the rules have it."""
    return dict(VALUES)
