"""What a request is known by while it is answered: its id, its route, how long it has been."""

import re
import secrets
from time import perf_counter
from typing import cast

from flask import Flask, Response, current_app, has_request_context, request

HEADER = "X-Request-Id"
WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{8,64}")
ID, STARTED = "companion.request_id", "companion.came"
"""Where a request carries them."""


def init_app(app: Flask) -> None:
    """Give every request an id, and put it into the head of its answer."""
    app.before_request(_note_start)
    app.after_request(_add_header)


def request_id() -> str | None:
    """Return the id of this request, for log lines and error reports."""
    if not has_request_context():
        return None
    if ID not in request.environ:
        request.environ[ID] = _proxied_id() or secrets.token_hex(6)
    return request.environ[ID]


def route() -> str:
    """Return the rule of the request's address: nothing in it names a game or a person."""
    return request.url_rule.rule if request.url_rule else "none"


def seconds() -> float:
    """How long this request has been here."""
    now = perf_counter()
    return now - request.environ.get(STARTED, now)


def _proxied_id() -> str | None:
    """Return the id that a proxy has given it, where there is one that is believed.

    A proxy that adds its own to what it was sent puts it last.
    """
    if not cast("int", current_app.config["PROXY_HOPS"]):
        return None
    given = request.headers.get(HEADER, "").rpartition(",")[2].strip()
    return given if WELL_FORMED.fullmatch(given) else None


def _note_start() -> None:
    request.environ.setdefault(STARTED, perf_counter())


def _add_header(response: Response) -> Response:
    response.headers[HEADER] = request_id() or ""
    return response
