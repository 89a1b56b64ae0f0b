"""The games and their house rules, for forms."""

from . import setup
from .games import GAMES, ORDER
from .problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .shapes import Any, GameDefinition, Json


def catalogue() -> "list[dict[str, Any]]":
    """Describe every game as `{"game", "seats": [least, most], "colors", "open", "teams", …}`.

    `colors` are the marks that are card colours, null where any mark will do; `suits` are those
    that look like cards of the game, and are offered to nobody; `open` says
    whether somebody may come and go, `teams` whether a seat may be that of several people; of
    `options` each is `{"name", "kind", …}`.
    """
    return [describe_game(GAMES[game]) for game in ORDER]


def describe_game(game: "GameDefinition") -> "dict[str, Any]":
    """Describe one game for forms."""
    return {
        "game": game["game"],
        "seats": game["seats"],
        "colors": game.get("colors"),
        "suits": game.get("suits", []),
        "open": "join" in game["steps"],
        "teams": "has_teams" in game,
        "options": describe_options(game),
    }


def describe_options(game: "GameDefinition") -> "list[dict[str, Any]]":
    """Return a game's options as JSON values; a default that depends on the seats is null."""
    found: list[dict[str, Any]] = []
    for spec in game["options"]:
        plain: dict[str, Any] = {key: spec[key] for key in spec if key != "read"}
        if callable(plain["default"]):
            plain["default"] = None
        if "values" in plain:
            plain["values"] = list(plain["values"])
        found.append(plain)
    return found


def defaults(game: "Json", seats: "Json", given: "Json", pad: "Json" = None) -> "dict[str, Any]":
    """Return `{"setup", "problem"}`: the set-up with every option, for these seats."""
    if type(game) is not str or game not in GAMES:
        problem = Problem("value.choice", ["game"], {"allowed": ", ".join(ORDER)})
        return {"setup": None, "problem": problem.to_dict(0)}
    try:
        head = {"game": game, "seats": seats, "options": given, "pad": pad}
        return {"setup": setup.complete(head), "problem": None}
    except Problem as problem:
        return {"setup": None, "problem": problem.to_dict(0)}
