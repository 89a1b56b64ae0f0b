"""The pages of past evenings: every game of a scorebook, and those thrown away."""

from functools import lru_cache
from itertools import groupby
from typing import Any

from flask import Blueprint, Flask, current_app, render_template, request, url_for
from flask_babel import get_locale, gettext
from markupsafe import Markup
from werkzeug.exceptions import BadRequest, NotFound
from werkzeug.wrappers import Response

from companion.access.guards import book_for_owner, book_for_watcher, books_of_this_device
from companion.access.pages import done, page, wanted
from companion.games import delete as erasing
from companion.history import store
from companion.history.forms import ConfirmForm, GameSearchForm
from companion.history.store import Cursor, GameFilter, GameSummary
from companion.people.store import names
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.web.dates import evening

history = Blueprint("history", __name__, url_prefix="/history")

THROWN_AWAY = GameFilter(thrown_away=True)
MOST_LINES = 2_000
"""Games kept as they read, a kilobyte or two each: writing them is most of what a page costs."""


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.add_template_filter(line)
    app.register_blueprint(history)


def line(game: GameSummary) -> Markup:
    """Render a game as lists show it: what was played, and who came out of it how."""
    return _line(game, str(get_locale()))


@lru_cache(MOST_LINES)
def _line(game: GameSummary, locale: str) -> Markup:
    del locale  # the template asks for it by itself
    macros: Any = current_app.jinja_env.get_template("history/line.html").module
    return Markup(macros.line(game))  # noqa: S704 - out of a template, which has made it safe


@history.get("")
def evenings() -> str:
    """Every game that is asked for, the one begun last first, evening by evening."""
    if not books_of_this_device():
        return render_template("history/none.html")
    book = book_for_watcher(wanted())
    form = GameSearchForm.asked(request.args, names(book.id))
    found = store.page(book.id, form.search, _before())
    if not found.games and not _asked():
        return page("history/none.html", book)
    shown = {"form": form, "deed": ConfirmForm(), "next": _next(found.next)}
    untidy = {name: value for name, value in _asked().items() if name != "tidy"}
    shown |= {"asked": _asked(), "untidy": untidy, "evenings": _by_evening(found.games)}
    return page("history/evenings.html", book, **shown)


@history.get("/thrown-away")
def thrown_away() -> str:
    """Show the games that were thrown away and can still be brought back."""
    book = book_for_owner(wanted())
    found = store.page(book.id, THROWN_AWAY, _before())
    shown = {"deed": ConfirmForm(), "next": _next(found.next)}
    return page("history/thrown-away.html", book, games=found.games, **shown)


@history.post("/<game>/throw-away")
def throw_away(game: str) -> Response:
    """Put a game aside, for good after thirty days."""
    book = book_for_owner(wanted())
    _checked(ConfirmForm())
    if not erasing.soft_delete(book.id, game):
        raise NotFound
    publish(AccessRevoked(game))
    return done(".evenings", "thrown_away", game=game, **_asked())


@history.post("/<game>/bring-back")
def bring_back(game: str) -> Response:
    """Bring a game back that was thrown away."""
    book = book_for_owner(wanted())
    _checked(ConfirmForm())
    if not erasing.undelete(book.id, game):
        raise NotFound
    return done(".evenings", "brought_back")


def _by_evening(games: list[GameSummary]) -> list[tuple[Any, list[GameSummary]]]:
    by = groupby(games, lambda game: evening(game.started))
    return [(night, list(played)) for night, played in by]


def _asked() -> dict[str, Any]:
    """Return what is asked for, for links that stay with it."""
    names = ("text", "player", "kind", "since", "until", "tidy", "before")
    return {name: request.args[name] for name in names if request.args.get(name)}


def _before() -> Cursor | None:
    """Where this page begins, as `before=STARTED,GAME` says."""
    started, _, game = request.args.get("before", "").partition(",")
    return Cursor(started, game) if game else None


def _next(cursor: Cursor | None) -> str | None:
    """Return the address of the next page."""
    if cursor is None:
        return None
    asked: dict[str, Any] = {**_asked(), "before": f"{cursor.started},{cursor.game}"}
    return url_for(str(request.endpoint), **asked)


def _checked(form: ConfirmForm) -> None:
    """Check that an action comes from one of our pages. Raises 400."""
    if not form.validate():
        raise BadRequest(gettext("form.stale"))
