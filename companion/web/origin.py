"""Only Companion's own pages write and make calls: no other site can do it through a phone."""

from flask import Flask, request
from werkzeug.exceptions import Forbidden

CALLS = "/api/"
"""Where calls are; a page of another site has nothing to read there either."""
OUR_PAGE = "same-origin"
"""What `Sec-Fetch-Site` says of a call that a page of ours makes."""
WRITING = ("POST", "PUT", "PATCH", "DELETE")


def init_app(app: Flask) -> None:
    """Guard every write, and every call."""
    app.before_request(_refuse_other_sites)


def _refuse_other_sites() -> None:
    """It is told by the browser, which a page cannot make lie."""
    guarded = request.method in WRITING or request.path.startswith(CALLS)
    if guarded and not _comes_from_here():
        raise Forbidden


def _comes_from_here() -> bool:
    """By `Sec-Fetch-Site`; where there is none (plain HTTP) by `Origin`, which every write has."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in (OUR_PAGE, "none")
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin == request.host_url.rstrip("/")
    return request.method not in WRITING
