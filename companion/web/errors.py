"""The one place where trouble becomes an answer: a page for people, JSON for calls."""

import pkgutil
from collections.abc import Callable
from typing import Any, cast

from flask import (
    Flask,
    Response,
    current_app,
    got_request_exception,
    make_response,
    render_template,
    request,
)
from flask_babel import gettext
from sqlalchemy.exc import DataError, NoResultFound, OperationalError
from werkzeug.exceptions import BadRequest, Gone, HTTPException, ServiceUnavailable

from companion.core.config import SettingsError
from companion.core.limits import LimitExceededError
from companion.web import api
from companion.web.request_id import request_id, route

EXPLAINED = (400, 403, 404, 405, 413, 415, 500, 503)
"""Errors with a text of their own (`error.404.title`, `error.404.text`); others read as 400."""


def init_app(app: Flask) -> None:
    """Answer every error."""
    app.register_error_handler(HTTPException, error_response)
    app.register_error_handler(NoResultFound, _erased_meanwhile)
    app.register_error_handler(OperationalError, _busy)
    app.register_error_handler(DataError, _unthinkable)
    app.register_error_handler(LimitExceededError, _full)
    _call_hook(app)


def error_response(error: HTTPException) -> Response:
    """Return the answer to an error, in the caller's form."""
    if error.response is not None:  # a redirect
        return make_response(error.response)
    response = api.problem_response(error) if api.is_api_call() else _page(error.code or 500)
    for name, value in error.get_headers():
        if name not in ("Content-Type", "Content-Length"):
            response.headers[name] = value
    return response


def _page(status: int) -> Response:
    known = status if status in EXPLAINED else 400
    page = render_template(
        "error.html",
        title=gettext(f"error.{known}.title"),
        text=gettext(f"error.{known}.text"),
        request_id=request_id() if status >= api.OURS else None,
    )
    return make_response(page, status)


def _erased_meanwhile(_error: NoResultFound) -> Response:
    """Answer for what was there when the call was let in, and no longer when it was done."""
    return error_response(Gone())


def _unthinkable(_error: DataError) -> Response:
    """Answer for what no database can hold, such as a text with a NUL in it."""
    return error_response(BadRequest())


def _full(reached: LimitExceededError) -> Response:
    """There is as much as there may be: a call is told in its form, a page in one sentence."""
    if api.is_api_call():
        return error_response(api.Unprocessable({"entry": 0, "at": [], **reached.problem}))
    text = gettext(reached.problem["code"], **reached.problem["params"])
    page = render_template("error.html", title=gettext("error.full.title"), text=text)
    return make_response(page, 422)


def _busy(error: OperationalError) -> Response:
    """Answer while the database is gone, locked too long or its disk is full: nothing is stored."""
    log_busy(error)
    return error_response(ServiceUnavailable(retry_after=5))


def log_busy(error: OperationalError) -> None:
    """Have the log say what the database answered."""
    current_app.logger.error("database: %s", error.orig)


Hook = Callable[[Exception, dict[str, str | None]], object]
NAME = "error_hook"
"""Where an application keeps its hook."""


def _call_hook(app: Flask) -> None:
    """Have it called, if there is one. Raises `SettingsError` where there is no such function."""
    named = cast("str | None", app.config["ERROR_HOOK"])
    if named is not None:
        app.extensions[NAME] = _found(named)
        got_request_exception.connect(_tell, app)


def _found(named: str) -> Hook:
    try:
        found = pkgutil.resolve_name(named)
    except (ValueError, ImportError, AttributeError) as error:
        raise SettingsError(
            f"ERROR_HOOK is {named!r}, which cannot be found ({error}). "
            "It names a function as package.module:function."
        ) from error
    if not callable(found):
        raise SettingsError(f"ERROR_HOOK is {named!r}, which is no function.")
    return found


def _tell(_app: Flask, exception: Exception, **_more: Any) -> None:
    """Call it. What goes wrong in it goes to the log, and no further."""
    about = {"request": request_id(), "method": request.method, "route": route()}
    hook = cast("Hook", current_app.extensions[NAME])
    try:
        hook(exception, about)
    except Exception:
        current_app.logger.exception("the error hook failed")
