"""What a request is known by while it is answered: its id, its route, how long it has been."""

import re
import secrets
from time import perf_counter
from typing import Any, cast

from flask import Flask, Response, current_app, g, has_app_context, has_request_context, request

Environ = dict[str, Any]
HEADER = "X-Request-Id"
WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{8,64}")
ID, CAME = "companion.request_id", "companion.came"
"""Where a request carries them."""


def init_app(app: Flask) -> None:
    """Give every request an id, which its answer tells."""
    app.before_request(_note)
    app.after_request(_tell)


def request_id() -> str | None:
    """The id of the request that is being answered, for its log lines and whoever reports it."""
    known = _environ()
    if known is None:
        return None
    if ID not in known:
        known[ID] = _given(known) or secrets.token_hex(6)
    return known[ID]


def route() -> str:
    """The rule of the request's address: nothing in it names a game or a person."""
    return request.url_rule.rule if request.url_rule else "none"


def seconds() -> float:
    """How long this request has been here."""
    now = perf_counter()
    return now - (_environ() or {}).get(CAME, now)


def noted(environ: Environ) -> Environ:
    """What a request brought, with when it came."""
    environ.setdefault(CAME, perf_counter())
    return environ


def _environ() -> Environ | None:
    """What the request brought that is being answered, by Flask or by a shorter way."""
    if has_request_context():
        return request.environ
    return g.get("environ") if has_app_context() else None


def _given(environ: Environ) -> str | None:
    """The id that a proxy has given it, where there is one that is believed."""
    if not cast("int", current_app.config["PROXY_HOPS"]):
        return None
    given = environ.get("HTTP_X_REQUEST_ID", "")
    return given if WELL_FORMED.fullmatch(given) else None


def _note() -> None:
    noted(request.environ)


def _tell(response: Response) -> Response:
    response.headers[HEADER] = request_id() or ""
    return response
