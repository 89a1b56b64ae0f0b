"""Loaders, named after who may pass. For everybody else there is no such scorebook.

Only a grant for the scorebook itself counts: who was let into one of its games sees that game.
"""

from flask import g
from werkzeug.exceptions import NotFound

from companion.scorebooks import store
from companion.scorebooks.device import this_device
from companion.scorebooks.roles import Role
from companion.scorebooks.store import Book


def books_of_this_device() -> list[Book]:
    """Every scorebook the asking device may see, its own first; asked for once a request."""
    if "books" not in g:
        g.books = store.books_of(this_device())
    return g.books


def book_for_watcher(book: str | None) -> Book:
    """The scorebook, or the first of this device where none is named. Raises 404."""
    return _book(book, Role.WATCH)


def book_for_recorder(book: str | None) -> Book:
    """The scorebook, for a device that may write into it. Raises 404."""
    return _book(book, Role.RECORD)


def book_for_owner(book: str | None) -> Book:
    """The scorebook, for a device that owns it. Raises 404."""
    return _book(book, Role.OWN)


def _book(book: str | None, needed: Role) -> Book:
    for found in books_of_this_device():
        if book in (None, found.id) and found.role >= needed:
            return found
    raise NotFound
