"""What every JSON call has in common: how its body is read, what a refused one is answered."""

from typing import Annotated, Any, NotRequired, Self, TypedDict

import msgspec
from flask import Flask, Response, jsonify, request
from werkzeug.exceptions import (
    BadRequest,
    HTTPException,
    RequestEntityTooLarge,
    UnsupportedMediaType,
)

from companion.core.limits import MAX_BODY_BYTES, SMALL_BODY_BYTES
from companion.core.strict_json import InvalidJsonError, as_dict, parse
from companion.core.threadpool import BODIES, in_thread
from companion.engine.check import NAME_LIMIT, WORD_LIMIT
from companion.web.request_id import request_id
from companion.web.security import API_PREFIX, WRITE_METHODS

JSON = "application/json"
NO_STORE = "no-store"
CODES = {429: "api.too_many"}
"""Codes of problems by their status; others are `http.STATUS`."""
OURS = 500
"""The first status of server errors, whose answers have the id of the request."""


ID_SCHEMA: dict[str, Any] = {
    "type": "string",
    "minLength": 1,
    "maxLength": WORD_LIMIT,
    "pattern": "^[!-~]+$",
}
"""An id as phones make them, for the description of the calls."""
NAME_SCHEMA = {
    "minLength": 1,
    "maxLength": NAME_LIMIT,
    "pattern": r"^[^\s\u0000-\u001f\u007f\u00ad\u200b\u200d\u2060\ufeff]+$",
}
PlayerName = Annotated[str, msgspec.Meta(extra_json_schema=NAME_SCHEMA)]
"""A name of a person at a table; `name_problem` checks it."""


Count = Annotated[int, msgspec.Meta(ge=0)]
Time = Annotated[str, msgspec.Meta(extra_json_schema={"format": "date-time"})]


class ProblemDetail(TypedDict):
    """Why a call failed; of an entry or a form also where: its number, and the path in it."""

    code: str
    params: dict[str, Any]
    entry: NotRequired[Count]
    at: NotRequired[list[str | int]]


class FailureAnswer(TypedDict):
    """The answer to a call that failed."""

    problem: ProblemDetail


class ServerFailureAnswer(FailureAnswer):
    """The answer to a call that failed by a fault of the server, for whoever reports it."""

    request: str


class EmptyAnswer(TypedDict):
    """The answer to a call that only does something."""


class Unprocessable(HTTPException):
    """The call is well-formed, but the engine has a problem with its content."""

    code = 422

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"])
        self.problem = problem


class MalformedBody(BadRequest):
    """The body does not fit the declaration of the call."""

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


class CallBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a JSON call, declared: each call derives its own, docs/openapi.json tells them.

    What a type cannot say, `__post_init__` checks; it raises what the call is to answer.
    """

    @classmethod
    def error_at(cls, place: str, /) -> HTTPException:
        """Return the error of a body wrong at `place`, such as `entries[2]`; "": as a whole."""
        raise NotImplementedError

    @classmethod
    def read(cls) -> Self:
        """Read the body of the call that is being answered. Raises as `of`, and 413."""
        return cls.of(json_body())

    @classmethod
    def of(cls, body: dict[str, Any]) -> Self:
        """Take from a parsed body what is declared. Raises `error_at` the first fault.

        A key that is not declared is a fault, except where the class permits others.
        """
        if not cls.__struct_config__.forbid_unknown_fields:
            body = {name: body[name] for name in cls.__struct_fields__ if name in body}
        try:
            return msgspec.convert(body, cls)
        except msgspec.ValidationError as error:
            raise cls.error_at(_place(error)) from error
        except UnicodeEncodeError as error:  # half a surrogate pair, as a key or in a choice
            raise cls.error_at("") from error


def _place(error: msgspec.ValidationError) -> str:
    """Return where a fault is, which the text of the error ends with: … - at `$.entries[2].id`."""
    _, _, path = str(error).rpartition(" - at `$")
    return path.rstrip("`").lstrip(".")


def json_body() -> dict[str, Any]:
    """Return the body, an object. Raises 400 for anything else, and 413."""
    raw = _read_raw_body()
    try:
        body = (parse if len(raw) <= SMALL_BODY_BYTES else in_thread(parse, BODIES))(raw)
    except InvalidJsonError as trouble:
        raise MalformedBody(trouble.code, **trouble.params) from trouble
    if type(body) is not dict:
        raise MalformedBody("json.not_object")
    return as_dict(body)


def _read_raw_body() -> bytes:
    """Return the body. Raises 413 for one without Content-Length that is too long."""
    raw = request.get_data()
    if request.content_length is None and len(raw) >= MAX_BODY_BYTES:
        raise RequestEntityTooLarge
    return raw


def _refuse_all_but_json() -> None:
    """Refuse other content types: a form of another site cannot send JSON."""
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
    of_status: ProblemDetail = {"code": code, "params": params}
    problem: ProblemDetail = getattr(error, "problem", of_status)
    payload: FailureAnswer = {"problem": problem}
    if status >= OURS:
        payload = ServerFailureAnswer(problem=problem, request=request_id() or "")
    answer = jsonify(payload)
    answer.status_code = status
    return answer
