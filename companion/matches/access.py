"""Loaders, named after who may pass. For everybody else there is no such game."""

from werkzeug.exceptions import NotFound

from companion.matches import store
from companion.matches.models import Game
from companion.scorebooks.device import this_device
from companion.scorebooks.roles import Role


def game_for_watcher(game: str) -> Game:
    """The game, for a device that may at least watch. Raises 404."""
    return _game(game, Role.WATCH)


def game_for_recorder(game: str) -> Game:
    """The game, for a device that may at least record. Raises 404."""
    return _game(game, Role.RECORD)


def _game(game: str, needed: Role) -> Game:
    found = store.find(game, this_device(), needed)
    if found is None:
        raise NotFound
    return found
