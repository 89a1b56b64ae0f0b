"""Loaders of games and scorebooks, named after who may pass; everybody else gets a 404."""

from flask import g
from sqlalchemy.exc import NoResultFound
from werkzeug.exceptions import Gone, HTTPException, NotFound

from companion.access import games, scorebooks
from companion.access.device_cookie import this_device
from companion.access.games import GameAccess
from companion.access.scorebooks import ScorebookAccess
from companion.models.games import Game
from companion.models.grants import Role


def game_for_watcher(game: str) -> Game:
    """Return the game, for a device that may at least watch. Raises 404, 410."""
    return _find_game(game, Role.WATCH)


def game_for_owner(game: str) -> Game:
    """Return the game, for a device that owns it. Raises 404."""
    return _find_game(game, Role.OWN)


def access_for_watcher(game: str) -> GameAccess:
    """Return the game with this device's role and label, where it may watch. Raises 404, 410."""
    try:
        return games.get_access(game, this_device())
    except NoResultFound as nothing:
        raise not_found_error(game) from nothing


def access_for_recorder(game: str) -> GameAccess:
    """Return the same, where it may record. Raises 404, 410."""
    access = access_for_watcher(game)
    if access.role < Role.RECORD:
        raise NotFound
    return access


def _find_game(game: str, needed: Role) -> Game:
    row = games.find(game, this_device(), needed)
    if row is None:
        raise not_found_error(game)
    return row


def not_found_error(game: str) -> HTTPException:
    """Return 410 for a game that was thrown away or erased, else 404."""
    return Gone() if games.was_deleted(game, this_device()) else NotFound()


def books_of_this_device() -> list[ScorebookAccess]:
    """Return the scorebooks the asking device may see, its own first; read once a request."""
    if "books" not in g:
        g.books = scorebooks.list_books(this_device())
    return g.books


def book_for_watcher(book: str | None) -> ScorebookAccess:
    """Return the scorebook, or this device's first where none is named. Raises 404."""
    return _find_book(book, Role.WATCH)


def book_for_recorder(book: str | None) -> ScorebookAccess:
    """Return the scorebook, for a device that may write into it. Raises 404."""
    return _find_book(book, Role.RECORD)


def book_for_owner(book: str | None) -> ScorebookAccess:
    """Return the scorebook, for a device that owns it. Raises 404."""
    return _find_book(book, Role.OWN)


def _find_book(book: str | None, needed: Role) -> ScorebookAccess:
    for access in books_of_this_device():
        if book in (None, access.id) and access.role >= needed:
            return access
    raise NotFound
