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
from companion.access.pages import chosen_book, redirect_with_message, render_page
from companion.core.i18n import choose_words
from companion.games.delete import soft_delete, undelete
from companion.history import store
from companion.history.forms import ConfirmForm, GameSearchForm
from companion.history.store import Cursor, GameFilter, GameSummary
from companion.people.pad_figures import list_named_kinds
from companion.people.store import list_names
from companion.pubsub.messages import AccessRevoked
from companion.pubsub.registry import publish
from companion.web.dates import evening
from companion.web.preferences import kind_name

history = Blueprint("history", __name__, url_prefix="/history")

THROWN_AWAY = GameFilter(thrown_away=True)
MAX_CACHED_LINES = 2_000
"""Rendered games in the cache, a kilobyte or two each: rendering is most of a page's cost."""


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.add_template_filter(render_line)
    app.add_template_global(game_title)
    app.register_blueprint(history)


def render_line(game: GameSummary) -> Markup:
    """Render a game as a line of a list: what was played, with totals and places."""
    return _render_line(game, str(get_locale()))


def game_title(game: GameSummary) -> str:
    """Return what was played: a game by its name, one by a pad by the pad's."""
    own = dict(game.pad_names)
    return choose_words(own, gettext("app.language")) if own else kind_name(game.kind)


@lru_cache(MAX_CACHED_LINES)
def _render_line(game: GameSummary, locale: str) -> Markup:
    del locale  # part of the key of the cache; the template reads it itself
    macros: Any = current_app.jinja_env.get_template("history/line.html").module
    return Markup(macros.line(game))  # noqa: S704 - out of a template, which has made it safe


@history.get("")
def evenings() -> str:
    """Show the games that pass the search, the last to begin first, evening by evening."""
    if not books_of_this_device():
        return render_template("history/none.html")
    book = book_for_watcher(chosen_book())
    named_kinds = list_named_kinds(book.id, gettext("app.language"))
    form = GameSearchForm.from_query(request.args, list_names(book.id), named_kinds)
    found_page = store.list_page(book.id, form.filter, _read_cursor())
    if not found_page.games and not _search_params():
        return render_page("history/none.html", book)
    context = {"form": form, "confirm_form": ConfirmForm(), "next": _next_address(found_page.next)}
    untidy = {name: value for name, value in _search_params().items() if name != "tidy"}
    context |= {
        "asked": _search_params(),
        "untidy": untidy,
        "evenings": _group_by_evening(found_page.games),
    }
    return render_page("history/evenings.html", book, **context)


@history.get("/thrown-away")
def thrown_away() -> str:
    """Show the games that were thrown away and can still be brought back."""
    book = book_for_owner(chosen_book())
    found_page = store.list_page(book.id, THROWN_AWAY, _read_cursor())
    context = {"confirm_form": ConfirmForm(), "next": _next_address(found_page.next)}
    return render_page("history/thrown-away.html", book, games=found_page.games, **context)


@history.post("/<game>/throw-away")
def throw_away(game: str) -> Response:
    """Throw a game away; it is erased after thirty days."""
    book = book_for_owner(chosen_book())
    _require_valid(ConfirmForm())
    if not soft_delete(book.id, game):
        raise NotFound
    publish(AccessRevoked(game))
    return redirect_with_message(".evenings", "thrown_away", game=game, **_search_params())


@history.post("/<game>/bring-back")
def bring_back(game: str) -> Response:
    """Bring a game back that was thrown away."""
    book = book_for_owner(chosen_book())
    _require_valid(ConfirmForm())
    if not undelete(book.id, game):
        raise NotFound
    return redirect_with_message(".evenings", "brought_back")


def _group_by_evening(games: list[GameSummary]) -> list[tuple[Any, list[GameSummary]]]:
    groups = groupby(games, lambda game: evening(game.started))
    return [(night, list(games_of_night)) for night, games_of_night in groups]


def _search_params() -> dict[str, Any]:
    """Return the parameters of the search, for links that keep it."""
    names = ("text", "player", "kind", "since", "until", "tidy", "before")
    return {name: request.args[name] for name in names if request.args.get(name)}


def _read_cursor() -> Cursor | None:
    """Read the cursor of this page: `before=STARTED,GAME`."""
    started, _, game = request.args.get("before", "").partition(",")
    return Cursor(started, game) if game else None


def _next_address(cursor: Cursor | None) -> str | None:
    """Return the address of the next page."""
    if cursor is None:
        return None
    params: dict[str, Any] = {**_search_params(), "before": f"{cursor.started},{cursor.game}"}
    return url_for(str(request.endpoint), **params)


def _require_valid(form: ConfirmForm) -> None:
    """Check that an action comes from one of our pages. Raises 400."""
    if not form.validate():
        raise BadRequest(gettext("form.stale"))
