"""The shell: one page for every screen of the app, the same for everybody.

It holds nothing of any game or person (docs/decisions/0013-shell.md), so phones store it for use
offline, and it shows a stranger nothing.
"""

from functools import lru_cache
from typing import cast

import brotli
from flask import (
    Blueprint,
    Flask,
    Response,
    current_app,
    json,
    make_response,
    render_template,
    request,
    send_from_directory,
)
from flask_babel import force_locale
from sqlalchemy.exc import OperationalError
from werkzeug.exceptions import HTTPException, NotFound

from companion.access.device_cookie import known_device, renew_device
from companion.access.pages import PAGES
from companion.core.i18n import DEFAULT_LANGUAGE
from companion.core.paths import STATIC
from companion.core.rules import Json
from companion.games.forms import NewGameForm
from companion.games.views import game_for_page
from companion.shell import prerender, pwa
from companion.shell.about import list_phone_packages, list_server_packages, own_package
from companion.shell.assets import ViteManifest
from companion.shell.prerender import Prerendered
from companion.web.errors import log_database_error
from companion.web.long_answers import json_in_page
from companion.web.preferences import request_language, request_theme

pages = Blueprint("pages", __name__)

APP = "<companion-app>"
"""The tag before which the data of a game is put into the page."""


def init_app(app: Flask) -> None:
    """Offer the pages."""
    app.extensions["bundle"] = ViteManifest(STATIC)
    app.extensions["shells"] = {}
    app.context_processor(lambda: {"bundle": app.extensions["bundle"]})
    app.register_blueprint(pages)


@pages.get("/")
@pages.get("/new")
@pages.get("/join")
@pages.get("/settings")
@pages.get("/pads")
@pages.get("/pads/<pad>")
@pages.get("/pads/<pad>/send")
@pages.get("/games/<game>/record")
@pages.get("/games/<game>/settings")
@pages.get("/games/<game>/share")
@pages.get("/games/<game>/rounds/<int:number>")
@pages.get("/games/<game>/versions/<version>")
@pages.get("/rules")
@pages.get("/rules/<game>")
def shell(game: str = "", **_screen: str | int) -> Response:
    """Return the page into which the app draws its screens; some are prerendered in it."""
    screen = _find_prerendered(game)
    renew_device()
    return _revalidate(_compress(_render_page(screen)), "no-cache, private")


@pages.get("/games/<game>")
def sheet(game: str) -> Response:
    """Return the page with the data of a game the device may see: its first paint needs no call."""
    file = _find_game(game)
    if file is None:
        return shell(game)
    game_html = render_template("shell/game.html", file=json_in_page(file))
    response = make_response(_render_page(None).replace(APP, game_html + APP, 1))
    response.headers["Cache-Control"] = "no-store"
    return response


def _find_game(game: str) -> Json | None:
    """Return the game for the device; None without a grant, or while no database answers."""
    renew_device()
    try:
        return game_for_page(game)
    except HTTPException:
        return None
    except OperationalError as error:
        log_database_error(error)
        return None


@pages.get("/about")
def about() -> str:
    """Show the version of Companion and the packages it is made of."""
    return render_template(
        "shell/about.html",
        companion=own_package(),
        phone=list_phone_packages(),
        server=list_server_packages(),
    )


@pages.get("/shell/<revision>")
def offline_shell(revision: str) -> Response:
    """Return the shell for offline use. Raises 404 for another revision than today's."""
    page = _offline_shell()
    if revision != pwa.shell_revision(page):
        raise NotFound
    return _revalidate(make_response(page))


@pages.get("/service-worker.js")
def service_worker() -> Response:
    """Return the script of the service worker; it changes with the shell."""
    bundle = cast("ViteManifest", current_app.extensions["bundle"])
    text = pwa.worker_script(
        bundle.worker,
        f"/shell/{pwa.shell_revision(_offline_shell())}",
        screens=pwa.url_patterns(current_app.url_map, "pages.shell.", "pages.sheet."),
        pages=pwa.url_patterns(current_app.url_map, *PAGES, "pages.about"),
    )
    return _revalidate(Response(text, mimetype="text/javascript"))


@pages.get("/manifest.webmanifest")
def web_manifest() -> Response:
    """Return the web app manifest."""
    text = json.dumps(pwa.web_manifest(), ensure_ascii=False)
    return _revalidate(Response(text, mimetype="application/manifest+json"))


def _find_prerendered(game: str) -> Prerendered | None:
    """Return the prerendered screen of the address; None: it has none."""
    if request.path == "/":
        return None if known_device() else prerender.home()
    rules = request.path.startswith("/rules/") and not request.query_string
    return prerender.rules(game, request_language()) if rules else None


def _render_page(screen: Prerendered | None) -> str:
    """Render the page in the language of the request, with or without a screen."""
    bundle = cast("ViteManifest", current_app.extensions["bundle"])
    language = request_language()
    return _render_shell(language, (bundle.texts[language],), screen)


def _render_shell(
    language: str, ahead: tuple[str, ...] = (), screen: Prerendered | None = None
) -> str:
    """Render the page, or return it from the cache; `ahead` are the texts to preload."""
    cache = cast("dict[tuple[str, ...], str]", current_app.extensions["shells"])
    theme = request_theme() if screen else None
    name = (language, *ahead, *(screen or ())[:2], theme.name if theme else "")
    if name not in cache:
        with force_locale(language):
            cache[name] = render_template(
                "shell/shell.html",
                form=NewGameForm(formdata=None),
                ahead=ahead,
                prerendered=screen and screen.template,
                **(screen.context if screen else {}),
            )
    return cache[name]


def _compress(page: str) -> Response:
    """Return the page as a response, compressed once for all phones that accept Brotli."""
    response = make_response(page)
    response.vary.add("Accept-Encoding")
    if "br" in request.accept_encodings:
        response.set_data(_brotli(page))
        response.content_encoding = "br"
    return response


@lru_cache
def _brotli(page: str) -> bytes:
    return brotli.compress(page.encode())


def _offline_shell() -> str:
    """Render the page for offline use, which is the same in every language.

    The app puts its own texts in, so a change of language is no new version of the app.
    """
    return _render_shell(DEFAULT_LANGUAGE)


def _revalidate(response: Response, cache_control: str = "no-cache") -> Response:
    """Have a response revalidated each time: unchanged ones are answered with 304."""
    response.headers["Cache-Control"] = cache_control
    response.add_etag()
    response.make_conditional(request)
    return response


@pages.get("/favicon.ico")
def favicon() -> Response:
    """Return the icon for browsers that ask for it by this name."""
    return send_from_directory(STATIC, "icons/favicon.svg")
