"""The seats of a game file: who sits there, alone or as a team, and under which mark."""

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

MEMBERS = (2, 4)
"""How many people share a seat as a team."""


def read_seats(game: "GameDefinition", seats: "Json") -> "list[Seat]":
    """Read the seats: their number, names and marks."""
    least, most = game["seats"]
    given = check.array(seats, ["seats"])
    if not least <= len(given) <= most:
        raise Problem("seats.count", ["seats"], {"count": len(given), "least": least, "most": most})
    found: list[Seat] = []
    for position in range(len(given)):
        found.append(read_seat(given[position], ["seats", position], "has_teams" in game))
    if "colors" in game:
        check_colors(game["colors"], found)
    return found


def read_seat(seat: "Json", at: "Path", has_teams: bool) -> "Seat":
    """Read a seat: a name, and perhaps a mark and the id of a player, or a team's members."""
    found: Any = check.record(seat, at, ("name",), ("color", "player", "members"))
    read_name(found, at)
    if "color" in found:
        check.choice(found["color"], at + ["color"], MARKS)
    if "members" in found:
        if not has_teams:
            raise Problem("seats.alone", at + ["members"])
        if "player" in found:
            raise Problem("seats.team_player", at + ["player"])
        read_members(found["members"], at + ["members"])
    return found.copy()


def read_name(person: "Any", at: "Path") -> None:
    """Check the name of a seat or a member, and the id of a player where it has one."""
    check.text(person["name"], at + ["name"], check.NAME_LIMIT)
    if "player" in person:
        check.text(person["player"], at + ["player"])


def read_members(members: "Json", at: "Path") -> None:
    """Check who is in a team: each has a name, and perhaps the id of a player."""
    given = check.array(members, at)
    least, most = MEMBERS
    if not least <= len(given) <= most:
        raise Problem("seats.members", at, {"count": len(given), "least": least, "most": most})
    for position in range(len(given)):
        here: Path = at + [position]
        read_name(check.record(given[position], here, ("name",), ("player",)), here)


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
