"""The games and their house rules, for forms."""

from . import setup
from .games import CARDS
from .problem import Problem

ORDER = ("agame", "animanize", "lynx", "greta", "tally")


def catalogue() -> list:
    """Every game as `{"game", "seats": [least, most], "options": [{"name", "kind", …}]}`."""
    return [
        {"game": game, "seats": list(CARDS[game]["seats"]), "options": described(game)}
        for game in ORDER
    ]


def described(game: str) -> list:
    """A game's options as plain values; a default that depends on the seats is null."""
    found = []
    for spec in CARDS[game]["options"]:
        plain = {key: spec[key] for key in spec if key != "read"}
        if callable(plain["default"]):
            plain["default"] = None
        if "values" in plain:
            plain["values"] = list(plain["values"])
        found.append(plain)
    return found


def defaults(game, seats, given) -> dict:
    """`{"setup", "problem"}`: the set-up with every option written out, for these seats."""
    if type(game) is not str or game not in CARDS:
        problem = Problem("value.choice", ["game"], {"allowed": ", ".join(ORDER)})
        return {"setup": None, "problem": problem.told(0)}
    try:
        return {"setup": setup.complete(game, seats, given), "problem": None}
    except Problem as problem:
        return {"setup": None, "problem": problem.told(0)}
