"""The seats of a game file: who sits there, and under which mark."""

from . import check
from .problem import Problem

MARKS = (
    "blue",
    "green",
    "purple",
    "red",
    "yellow",
    "sand",
    "teal",
    "grey",
    "rose",
    "moss",
    "sky",
    "rust",
)
"""The marks a seat may wear; the first five are also the card colours of Agame."""


def read_seats(game: dict, seats) -> list:
    """Read the seats: their number, names and marks."""
    least, most = game["seats"]
    check.array(seats, ["seats"])
    if not least <= len(seats) <= most:
        raise Problem("seats.count", ["seats"], {"count": len(seats), "least": least, "most": most})
    found = []
    for position in range(len(seats)):
        found.append(read_seat(seats[position], ["seats", position]))
    if "colors" in game:
        check_colors(game["colors"], found)
    return found


def read_seat(seat, at: list) -> dict:
    """Read a seat: a name, and perhaps a mark and the id of a player."""
    check.record(seat, at, ("name",), ("color", "player"))
    check.text(seat["name"], at + ["name"], check.NAME_LIMIT)
    if "color" in seat:
        check.choice(seat["color"], at + ["color"], MARKS)
    if "player" in seat:
        check.text(seat["player"], at + ["player"])
    return seat.copy()


def check_colors(allowed: tuple, seats: list) -> None:
    """Check that everybody has a mark and nobody the same, where it is the colour of the cards."""
    taken = []
    for position in range(len(seats)):
        at = ["seats", position, "color"]
        color = seats[position].get("color")
        if color is None:
            raise Problem("seats.color_missing", at)
        check.choice(color, at, allowed)
        if color in taken:
            raise Problem("seats.color_taken", at, {"color": color})
        taken.append(color)
