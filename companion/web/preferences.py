"""What was chosen on the phone: the language everybody is answered in, and the theme."""

from typing import Any, NamedTuple

from flask import Flask, Response, request
from flask_babel import get_translations, gettext, ngettext

from companion.core.i18n import DEFAULT_LANGUAGE, LANGUAGES, Texts, name_kind
from companion.core.names import first_letters
from companion.core.paths import TRANSLATIONS
from companion.web import babel, dates

LANGUAGE_COOKIE = "language"
"""The cookie of the chosen language, set by the page (static/js/page/language.ts)."""
DIRECTION_MARKS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Embeddings, overrides and isolates of directions, and their ends."""
LOCALIZED_TYPES = ("text/html", "application/manifest+json", "text/javascript")


def init_app(app: Flask) -> None:
    """Answer everybody in their own language."""
    app.config["BABEL_DEFAULT_LOCALE"] = DEFAULT_LANGUAGE
    app.config["BABEL_TRANSLATION_DIRECTORIES"] = str(TRANSLATIONS)
    babel.init_app(app, locale_selector=request_language, timezone_selector=dates.request_zone)
    app.add_template_filter(isolated)
    app.add_template_global(counted)
    app.add_template_global(kind_name)
    app.add_template_global(kind_letters)
    app.after_request(_vary_by_preferences)
    # The shell is the same for all and leaves the theme to the phone.
    app.context_processor(lambda: {"theme": request_theme()})


def request_language() -> str:
    """Return the language of this request's answer."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return request.accept_languages.best_match((DEFAULT_LANGUAGE, *LANGUAGES), DEFAULT_LANGUAGE)


def kind_name(kind: str) -> str:
    """Return what a kind of games is called; one by a pad as the pad is, a tally as it is named.

    A game by a pad that an upgrade could not read has no kind.
    """
    return name_kind(kind, gettext("app.language")) or gettext(f"game.{kind or 'pad'}")


def kind_letters(kind: str, called: str) -> str:
    """Return the letters on the drawing of a kind of games that is called so by its people.

    "" where it has a drawing of its own, or no name.
    """
    return first_letters(called) if ":" in kind else ""


def counted(key: str, n: int, **params: Any) -> str:
    """Return the text of a key for so many things."""
    return ngettext(key, key, n, n=n, **params)


def isolated(name: str) -> str:
    """Return a name for use in a sentence, whose direction it does not change.

    Signs that turn text by themselves are left out: one could end the isolation.
    """
    return f"\u2068{name.translate(DIRECTION_MARKS)}\u2069"


def request_texts() -> Texts:
    """Return the texts of this request's answer."""
    return Texts(get_translations())


def _vary_by_preferences(response: Response) -> Response:
    """Tell caches on the way to keep each language's text apart."""
    if response.mimetype in LOCALIZED_TYPES:
        response.vary.update(("Accept-Language", "Cookie"))
    return response


THEME_COOKIE = "theme"
"""Set by the app (static/js/page/device/save-choice.ts)."""
THEME_COLORS = {"light": "#f6f0e2", "dark": "#1b1814", "night": "#000000"}
"""The grounds of static/css/tokens.css, for the bars a phone draws around the page."""


class Theme(NamedTuple):
    """A theme, and the colour of its ground."""

    name: str
    ground: str


def request_theme() -> Theme | None:
    """Return the theme chosen on the phone; None: as the phone has it."""
    name = request.cookies.get(THEME_COOKIE, "")
    return Theme(name, THEME_COLORS[name]) if name in THEME_COLORS else None
