"""The games, by the name a game file calls them: every module here that defines a `GAME`."""

import os  # MicroPython knows neither pathlib nor pkgutil

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shapes import GameDefinition


FOLDER = __file__[: -len("/__init__.py")]


def _game(name: str) -> "GameDefinition | None":
    """Return the game that a module of this folder defines, if it defines one."""
    return getattr(__import__(__name__ + "." + name, None, None, ("GAME",)), "GAME", None)


def _find() -> "dict[str, GameDefinition]":
    """Find every game by its name."""
    names: list[str] = [entry.split(".")[0] for entry in os.listdir(FOLDER)]  # noqa: PTH208 - no pathlib there
    found = [_game(name) for name in names if name[:1] != "_"]
    return {game["game"]: game for game in found if game}


GAMES: "dict[str, GameDefinition]" = _find()
ORDER: "tuple[str, ...]" = tuple(
    sorted(
        [game for game in GAMES if GAMES[game]["place"] is not None],
        key=lambda game: (GAMES[game]["place"], game),
    )
)
"""The games as they are offered; those of one place by their names."""
