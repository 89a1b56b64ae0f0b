"""The games, by the name a game file calls them: every module here with an identity card."""

import os  # MicroPython knows neither pathlib nor pkgutil

FOLDER = __file__[: -len("/__init__.py")]


def _card(name: str):
    """The identity card of a module of this folder; None where games only share what is in it."""
    return getattr(__import__(__name__ + "." + name, None, None, ("CARD",)), "CARD", None)


def _found() -> dict:
    """Every identity card by its game."""
    names = [entry.split(".")[0] for entry in os.listdir(FOLDER)]  # noqa: PTH208 - no pathlib there
    cards = [_card(name) for name in names if name[:1] != "_"]
    return {card["game"]: card for card in cards if card}


CARDS: dict = _found()
ORDER: tuple = tuple(sorted(CARDS, key=lambda game: (CARDS[game]["place"], game)))
"""The games as they are offered; those of one place by their names."""
