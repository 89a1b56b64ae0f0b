"""Loaders, named after who may pass. For everybody else there is no such game."""

from werkzeug.exceptions import Gone, HTTPException, NotFound

from companion.matches import store
from companion.matches.models import Game
from companion.scorebooks.device import this_device
from companion.scorebooks.roles import Role


def game_for_watcher(game: str) -> Game:
    """The game, for a device that may at least watch. Raises 404, 410."""
    return _game(game, Role.WATCH)


def game_for_recorder(game: str) -> Game:
    """The game, for a device that may at least record. Raises 404, 410."""
    return _game(game, Role.RECORD)


def game_for_owner(game: str) -> Game:
    """The game, for a device that owns it. Raises 404."""
    return _game(game, Role.OWN)


def _game(game: str, needed: Role) -> Game:
    found = store.find(game, this_device(), needed)
    if found is None:
        raise missing(game)
    return found


def missing(game: str) -> HTTPException:
    """Why a game is not there: its owner wanted it gone, or there is none for this device."""
    return Gone() if store.is_gone(game, this_device()) else NotFound()
