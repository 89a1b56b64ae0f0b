"""The one place where trouble becomes an answer: a page for people, JSON for calls."""

from flask import Flask, Response, current_app, make_response, render_template
from flask_babel import gettext
from sqlalchemy.exc import DataError, NoResultFound, OperationalError
from werkzeug.exceptions import BadRequest, Gone, HTTPException, ServiceUnavailable

from companion.core.limits import TooMany
from companion.web import api
from companion.web.request_id import request_id

EXPLAINED = (400, 403, 404, 405, 413, 415, 500, 503)
"""Errors with a text of their own (`error.404.title`, `error.404.text`); others read as 400."""


def init_app(app: Flask) -> None:
    """Answer every error."""
    app.register_error_handler(HTTPException, answer)
    app.register_error_handler(NoResultFound, _erased_meanwhile)
    app.register_error_handler(OperationalError, _busy)
    app.register_error_handler(DataError, _unthinkable)
    app.register_error_handler(TooMany, _full)


def answer(error: HTTPException) -> Response:
    """The answer to an error, in the caller's form."""
    if error.response is not None:  # a redirect
        return make_response(error.response)
    response = api.refusal(error) if api.is_api_call() else _page(error.code or 500)
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
    """What was asked for was there when the call was let in, and no longer when it was done."""
    return answer(Gone())


def _unthinkable(_error: DataError) -> Response:
    """What was asked for is nothing a database can hold, such as a text with a NUL in it."""
    return answer(BadRequest())


def _full(reached: TooMany) -> Response:
    """There is as much as there may be: a call is told in its form, a page in one sentence."""
    if api.is_api_call():
        return answer(api.Refused({"entry": 0, "at": [], **reached.problem}))
    text = gettext(reached.problem["code"], **reached.problem["params"])
    page = render_template("error.html", title=gettext("error.full.title"), text=text)
    return make_response(page, 422)


def _busy(error: OperationalError) -> Response:
    """The database is gone, was locked too long or its disk is full: nothing was kept."""
    log_busy(error)
    return answer(ServiceUnavailable(retry_after=5))


def log_busy(error: OperationalError) -> None:
    """Have the log say what the database answered."""
    current_app.logger.error("database: %s", error.orig)
