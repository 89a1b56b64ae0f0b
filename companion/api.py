"""What every JSON call has in common: who may call, what a body is, how a refusal reads."""

from typing import Any

from flask import Flask, Response, jsonify, request
from werkzeug.exceptions import BadRequest, Forbidden, HTTPException, UnsupportedMediaType

from companion.strict_json import NotJson, keyed, parse

PREFIX = "/api/"
CODES = {429: "api.too_many"}
"""Problems that a status alone tells, where they have a name of their own."""
WRITING = ("POST", "PUT", "PATCH", "DELETE")


class Refused(HTTPException):
    """The call is well-formed, but the engine has a problem with what it says."""

    code = 422

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"])
        self.problem = problem


class Malformed(BadRequest):
    """The body is not what this call takes."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.problem = {"code": code, "params": params}


def init_app(app: Flask) -> None:
    """Guard every call below /api/."""
    app.before_request(_refuse_other_sites)
    app.after_request(_never_keep)


def is_api_call() -> bool:
    """Whether the request is a JSON call rather than a page."""
    return request.path.startswith(PREFIX)


def json_body() -> dict[str, Any]:
    """The body, an object. Raises 400 for anything else, 413 and 415."""
    try:
        body = parse(request.get_data())
    except NotJson as trouble:
        raise Malformed(trouble.code, **trouble.params) from trouble
    if type(body) is not dict:
        raise Malformed("json.not_object")
    return keyed(body)


def _refuse_other_sites() -> None:
    """Only Companion's own pages call: told by the browser, which a page cannot make lie."""
    if not is_api_call():
        return
    if not _comes_from_here():
        raise Forbidden
    if request.method in WRITING and request.mimetype != "application/json":
        raise UnsupportedMediaType


def _comes_from_here() -> bool:
    """By `Sec-Fetch-Site`; where there is none (plain HTTP) by `Origin`, which every write has."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin == request.host_url.rstrip("/")
    return request.method not in WRITING


def _never_keep(response: Response) -> Response:
    if is_api_call():
        response.headers["Cache-Control"] = "no-store"
    return response


def refusal(error: HTTPException) -> Response:
    """The JSON answer to a call that failed."""
    status = error.code or 500
    code = CODES.get(status, f"http.{status}")
    problem = getattr(error, "problem", {"code": code, "params": {}})
    answer = jsonify(problem=problem)
    answer.status_code = status
    return answer
