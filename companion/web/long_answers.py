"""Answers that may be long: encoded and compressed in a thread, while other requests go on."""

import gzip
from typing import Any

import brotli
from flask import Flask, Response, current_app, request
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from companion.core.threadpool import ANSWERS, in_thread

COMPRESSED_TYPES = ("text/html", "application/json", "application/manifest+json")
MAX_INLINE_BYTES = 100_000
"""Bytes of an answer that are compressed in a few milliseconds."""


def init_app(app: Flask) -> None:
    """Compress long answers in a thread, before Flask-Compress would in place."""
    app.after_request(_compress_in_thread)


def json_response(payload: Any) -> Response:
    """Return a JSON response, encoded in a thread."""
    text = in_thread(current_app.json.dumps, ANSWERS)(payload)
    return Response(text, mimetype="application/json")


def json_in_page(payload: Any) -> Markup:
    """Return JSON as it may stand in a script of a page, encoded in a thread."""
    return in_thread(htmlsafe_json_dumps, ANSWERS)(payload, dumps=current_app.json.dumps)


def _compress_in_thread(response: Response) -> Response:
    length = response.content_length or 0
    is_plain = response.mimetype in COMPRESSED_TYPES and "Content-Encoding" not in response.headers
    encoding = request.accept_encodings.best_match(["br", "gzip"])
    if is_plain and encoding and not response.is_streamed and length > MAX_INLINE_BYTES:
        response.set_data(in_thread(_compress, ANSWERS)(response.get_data(), encoding))
        response.content_encoding = encoding
    return response


def _compress(text: bytes, encoding: str) -> bytes:
    """Compress as Flask-Compress does (`companion.app`)."""
    return brotli.compress(text, quality=5) if encoding == "br" else gzip.compress(text, 6)
