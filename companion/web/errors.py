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

EXPLAINED_STATUSES = (400, 403, 404, 405, 413, 415, 500, 503)
"""Errors with a text of their own (`error.404.title`, `error.404.text`); others read as 400."""


def init_app(app: Flask) -> None:
    """Answer every error."""
    app.register_error_handler(HTTPException, error_response)
    app.register_error_handler(NoResultFound, _on_missing_row)
    app.register_error_handler(OperationalError, _on_database_error)
    app.register_error_handler(DataError, _on_data_error)
    app.register_error_handler(LimitExceededError, _on_limit)
    _connect_hook(app)


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
    key_status = status if status in EXPLAINED_STATUSES else 400
    page = render_template(
        "error.html",
        title=gettext(f"error.{key_status}.title"),
        text=gettext(f"error.{key_status}.text"),
        request_id=request_id() if status >= api.OURS else None,
    )
    return make_response(page, status)


def _on_missing_row(_error: NoResultFound) -> Response:
    """Answer for what was there when the call was let in, and no longer when it was done."""
    return error_response(Gone())


def _on_data_error(_error: DataError) -> Response:
    """Answer for what no database can hold, such as a text with a NUL in it."""
    return error_response(BadRequest())


def _on_limit(reached: LimitExceededError) -> Response:
    """Answer where a limit is reached: a call in its form, a page in one sentence."""
    if api.is_api_call():
        return error_response(api.Unprocessable({"entry": 0, "at": [], **reached.problem}))
    text = gettext(reached.problem["code"], **reached.problem["params"])
    page = render_template("error.html", title=gettext("error.full.title"), text=text)
    return make_response(page, 422)


def _on_database_error(error: OperationalError) -> Response:
    """Answer while the database is gone, locked too long or its disk is full: nothing is stored."""
    log_database_error(error)
    return error_response(ServiceUnavailable(retry_after=5))


def log_database_error(error: OperationalError) -> None:
    """Log what the database answered."""
    current_app.logger.error("database: %s", error.orig)


Hook = Callable[[Exception, dict[str, str | None]], object]
HOOK = "error_hook"
"""The key of the hook among an application's extensions."""


def _connect_hook(app: Flask) -> None:
    """Connect the error hook, if there is one. Raises `SettingsError` if it cannot be found."""
    name = cast("str | None", app.config["ERROR_HOOK"])
    if name is not None:
        app.extensions[HOOK] = _resolve_hook(name)
        got_request_exception.connect(_run_hook, app)


def _resolve_hook(name: str) -> Hook:
    try:
        hook = pkgutil.resolve_name(name)
    except (ValueError, ImportError, AttributeError) as error:
        raise SettingsError(
            f"ERROR_HOOK is {name!r}, which cannot be found ({error}). "
            "It names a function as package.module:function."
        ) from error
    if not callable(hook):
        raise SettingsError(f"ERROR_HOOK is {name!r}, which is no function.")
    return hook


def _run_hook(_app: Flask, exception: Exception, **_more: Any) -> None:
    """Call the hook. What goes wrong in it goes to the log, and no further."""
    about = {"request": request_id(), "method": request.method, "route": route()}
    hook = cast("Hook", current_app.extensions[HOOK])
    try:
        hook(exception, about)
    except Exception:
        current_app.logger.exception("the error hook failed")
