"""The log of the server: one line a message, without secrets, whatever a request contains.

A line names the request it is about, by the id in the head of its answer.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, cast

from flask import Flask, Response, request
from flask.logging import default_handler

from companion.core.clock import format_time
from companion.web.request_id import request_id, route, seconds

QUERY = re.compile(r"[?#][^\s'\"]+")
"""What follows an address: nothing of ours is secret there, but who knows what others send."""


def init_app(app: Flask) -> None:
    """Format whatever the app logs; as JSON, log every answer too."""
    as_json = cast("str", app.config["LOG"]) == "json"
    app.logger.addFilter(sanitize)
    app.logger.setLevel(logging.INFO if as_json else logging.WARNING)
    default_handler.setFormatter(JsonFormatter() if as_json else PlainFormatter())
    if as_json:
        app.after_request(_log_response)


class PlainFormatter(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("[%(asctime)s] %(levelname)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the base's name
        """Return the line, with the request it is about."""
        about = getattr(record, "request", None)
        return super().formatMessage(record) + (f" (request {about})" if about else "")


class JsonFormatter(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object; `error` is the whole traceback of what went wrong."""
        line: dict[str, Any] = {
            "time": format_time(datetime.fromtimestamp(record.created, UTC)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "request": getattr(record, "request", None),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in line.items() if value is not None})


def sanitize(record: logging.LogRecord) -> bool:
    """Keep a message to its line: a break in an address would begin one that looks like ours."""
    message = QUERY.sub("?…", record.getMessage())
    record.msg, record.args = _visible(message), ()
    record.request = request_id()
    return True


def _visible(text: str) -> str:
    """Return the text, with signs that move, hide or turn what is printed written out."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def _log_response(response: Response) -> Response:
    fields = {
        "method": request.method,
        "route": route(),
        "status": response.status_code,
        "ms": round(1000 * seconds(), 1),
    }
    logging.getLogger("companion").info("answered", extra={"fields": fields})
    return response
