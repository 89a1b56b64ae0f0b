"""The seats of a game file: who sits there, and under which mark."""

from . import check
from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, GameDefinition, Json, Path, Seat, Sequence


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


def read_seats(game: "GameDefinition", seats: "Json") -> "list[Seat]":
    """Read the seats: their number, names and marks."""
    least, most = game["seats"]
    given = check.array(seats, ["seats"])
    if not least <= len(given) <= most:
        raise Problem("seats.count", ["seats"], {"count": len(given), "least": least, "most": most})
    found: list[Seat] = []
    for position in range(len(given)):
        found.append(read_seat(given[position], ["seats", position]))
    if "colors" in game:
        check_colors(game["colors"], found)
    return found


def read_seat(seat: "Json", at: "Path") -> "Seat":
    """Read a seat: a name, and perhaps a mark and the id of a player."""
    found: Any = check.record(seat, at, ("name",), ("color", "player"))
    check.text(found["name"], at + ["name"], check.NAME_LIMIT)
    if "color" in found:
        check.choice(found["color"], at + ["color"], MARKS)
    if "player" in found:
        check.text(found["player"], at + ["player"])
    return found.copy()


def check_colors(allowed: "Sequence[str]", seats: "list[Seat]") -> None:
    """Check that everybody has a mark and nobody the same, where it is the colour of the cards."""
    colors: list[str] = []
    for position in range(len(seats)):
        at: Path = ["seats", position, "color"]
        color = seats[position].get("color")
        if not color:
            raise Problem("seats.color_missing", at)
        check.choice(color, at, allowed)
        if color in colors:
            raise Problem("seats.color_taken", at, {"color": color})
        colors.append(color)
