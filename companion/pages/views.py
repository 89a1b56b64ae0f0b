"""The shell: one page for every screen of the phone, the same for everybody.

It holds nothing of any game or person (docs/decisions/0013-shell.md), so it can be kept on the
phone for offline use, and shows a stranger nothing.
"""

from flask import Blueprint, Flask, Response, make_response, render_template, send_from_directory

from companion.matches.forms import NewGame
from companion.pages import store
from companion.pages.bundle import Bundle
from companion.paths import STATIC
from companion.scorebooks.device import renewed_device

pages = Blueprint("pages", __name__)


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.extensions["bundle"] = Bundle(STATIC)
    app.context_processor(lambda: {"bundle": app.extensions["bundle"]})
    app.register_blueprint(pages)


@pages.get("/")
@pages.get("/new")
@pages.get("/join")
@pages.get("/games/<game>")
@pages.get("/games/<game>/record")
@pages.get("/games/<game>/settings")
@pages.get("/games/<game>/share")
@pages.get("/games/<game>/rounds/<int:number>")
def shell(**_screen: str | int) -> Response:
    """The page into which the phone draws every screen."""
    renewed_device()
    page = make_response(render_template("pages/shell.html", form=NewGame(formdata=None)))
    page.headers["Cache-Control"] = "no-cache, private"
    return page


@pages.get("/health")
def health() -> dict[str, str]:
    """Whether this server can answer from its database."""
    store.ask()
    return {"status": "ok"}


@pages.get("/favicon.ico")
def favicon() -> Response:
    """The leaf, for browsers that ask for it by this name."""
    return send_from_directory(STATIC, "icons/favicon.svg")
