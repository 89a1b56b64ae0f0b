"""What the pages of a scorebook share: which scorebook is looked at, and the links between them."""

from typing import Any

from flask import Flask, has_request_context, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from companion.scorebooks.access import books_of_this_device
from companion.scorebooks.store import Book

PAGES = ("people.", "history.", "outgoing.", "incoming.")
"""Whose addresses keep the scorebook that was chosen."""


def init_app(app: Flask) -> None:
    """Keep the chosen scorebook in every link from page to page."""
    app.url_defaults(_stay)


def _stay(endpoint: str, values: dict[str, Any]) -> None:
    book = wanted() if has_request_context() else None
    if book is not None and endpoint.startswith(PAGES):
        values.setdefault("book", book)


def wanted() -> str | None:
    """The scorebook chosen at the top of the page; None: the device's own first one."""
    return request.args.get("book")


def page(template: str, book: Book, **shown: Any) -> str:
    """A page of this scorebook."""
    return render_template(template, book=book, books=books_of_this_device(), **shown)


def done(endpoint: str, said: str, **values: Any) -> Response:
    """On to a page that says what was done (`said.…` of the catalogue)."""
    return redirect(url_for(endpoint, said=said, **values), 303)
