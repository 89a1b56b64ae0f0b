"""Light, dark or night, as chosen on the phone: for the server's own pages, which never flash."""

from typing import NamedTuple

from flask import Flask, request

COOKIE = "theme"
"""Set by the app (static/js/page/state/choose.ts)."""
GROUNDS = {"light": "#f6f0e2", "dark": "#1b1814", "night": "#000000"}
"""The grounds of static/css/tokens.css, for the bars a phone draws around the page."""


class Theme(NamedTuple):
    """A theme, and the colour of its ground."""

    name: str
    ground: str


def init_app(app: Flask) -> None:
    """Tell every template; the shell is the same for all and leaves it to the phone."""
    app.context_processor(lambda: {"theme": chosen()})


def chosen() -> Theme | None:
    """The theme chosen on the phone; None: as the phone has it."""
    name = request.cookies.get(COOKIE, "")
    return Theme(name, GROUNDS[name]) if name in GROUNDS else None
