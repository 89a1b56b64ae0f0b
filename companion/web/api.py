"""What every JSON call has in common: what a body is, how a refusal reads."""

from typing import Any

from flask import Flask, Response, jsonify, request
from werkzeug.exceptions import (
    BadRequest,
    HTTPException,
    RequestEntityTooLarge,
    UnsupportedMediaType,
)

from companion.core.limits import MAX_BODY_BYTES
from companion.core.strict_json import InvalidJsonError, as_dict, parse
from companion.web.request_id import request_id
from companion.web.security import API_PREFIX, WRITE_METHODS

JSON = "application/json"
NO_STORE = "no-store"
CODES = {429: "api.too_many"}
"""Problems that a status alone tells, where they have a name of their own."""
OURS = 500
"""From here on it is the server's trouble, which somebody may want to report."""


class Unprocessable(HTTPException):
    """The call is well-formed, but the engine has a problem with what it says."""

    code = 422

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"])
        self.problem = problem


class MalformedBody(BadRequest):
    """The body is not what this call takes."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.problem = {"code": code, "params": params}


def init_app(app: Flask) -> None:
    """Guard every call below /api/."""
    app.before_request(_refuse_all_but_json)
    app.after_request(_never_keep)


def is_api_call() -> bool:
    """Whether the request is a JSON call rather than a page."""
    return request.path.startswith(API_PREFIX)


def json_body() -> dict[str, Any]:
    """Return the body, an object. Raises 400 for anything else, 413 and 415."""
    try:
        body = parse(_whole_body())
    except InvalidJsonError as trouble:
        raise MalformedBody(trouble.code, **trouble.params) from trouble
    if type(body) is not dict:
        raise MalformedBody("json.not_object")
    return as_dict(body)


def _whole_body() -> bytes:
    """Return the body. Where it does not say how long it is, no more is read than may come."""
    raw = request.get_data()
    if request.content_length is None and len(raw) >= MAX_BODY_BYTES:
        raise RequestEntityTooLarge
    return raw


def _refuse_all_but_json() -> None:
    """No form of another site can send this content type."""
    if is_api_call() and request.method in WRITE_METHODS and request.mimetype != JSON:
        raise UnsupportedMediaType


def _never_keep(response: Response) -> Response:
    if is_api_call():
        response.headers["Cache-Control"] = NO_STORE
    return response


def problem_response(error: HTTPException) -> Response:
    """Return the JSON answer to a call that failed."""
    status = error.code or 500
    code = CODES.get(status, f"http.{status}")
    params = {"most": MAX_BODY_BYTES} if status == RequestEntityTooLarge.code else {}
    problem = getattr(error, "problem", {"code": code, "params": params})
    report = {"request": request_id()} if status >= OURS else {}
    answer = jsonify(problem=problem, **report)
    answer.status_code = status
    return answer
