"""The short way of an entry: the plainest of appends, answered without a request of Flask.

Most calls of a table are one entry that a known phone writes, and that is stored. Nothing is
refused here and no error told: a call that is in any way special goes the usual way from its
beginning, and of one that was not simply stored, what came of it goes along for the view to tell
(docs/decisions/0143-an-append.md).
"""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, cast

from flask import Flask, g
from werkzeug.exceptions import HTTPException
from werkzeug.sansio.utils import host_is_trusted

from companion.api import JSON, KEPT_BY_NOBODY, body_in
from companion.headers import for_all
from companion.logs import answered
from companion.metrics import timed
from companion.origin import OUR_PAGE
from companion.requested import HEADER, noted, request_id
from companion.rules import Json
from companion.scorebooks.device import known_today
from companion.sync.views import CAME, taken_in
from companion.threads import outcome_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

RULE = "/api/games/<game>/log"
ADDRESS = re.compile(r"/api/games/([A-Za-z0-9_-]+)/log")
QUERY = re.compile(r"(?:epoch=([0-9a-f]+))?")
LENGTH = re.compile(r"[1-9][0-9]{0,3}")
"""Of a body: an entry or a few."""
STORED = 200


def init_app(app: Flask) -> None:
    """Look at every call before Flask does."""
    app.wsgi_app = ShortWay(app, app.wsgi_app)


class ShortWay:
    """An application in front of the application."""

    def __init__(self, app: Flask, usual: "WSGIApplication") -> None:
        self._app = app
        self._usual = usual
        self._hosts = cast("list[str]", app.config["TRUSTED_HOSTS"])
        self._is_ours = lru_cache(100)(self._is_trusted)

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """The answer to an append that is stored; to everything else the usual one."""
        game = ADDRESS.fullmatch(environ["PATH_INFO"])
        epoch = QUERY.fullmatch(environ.get("QUERY_STRING", ""))
        if game and epoch and self._is_plain(environ):
            with self._app.app_context():
                g.environ = noted(environ)
                answer = _stored(environ, game[1], epoch[1])
                if answer is not None:
                    return _told(environ, answer, start_response)
        return self._usual(environ, start_response)

    def _is_plain(self, environ: "WSGIEnvironment") -> bool:
        """Whether a call passes what guards all calls, as far as can be seen at a glance."""
        return (
            environ["REQUEST_METHOD"] == "POST"
            and environ.get("CONTENT_TYPE") == JSON
            and environ.get("HTTP_SEC_FETCH_SITE") == OUR_PAGE
            and LENGTH.fullmatch(environ.get("CONTENT_LENGTH", "")) is not None
            and "HTTP_TRANSFER_ENCODING" not in environ
            and self._is_ours(environ.get("HTTP_HOST"))
        )

    def _is_trusted(self, host: str | None) -> bool:
        return host_is_trusted(host, self._hosts)


def _stored(environ: "WSGIEnvironment", game: str, epoch: str | None) -> Json | None:
    """What is answered to an append that was stored; None: the view has to see to it."""
    device = known_today(environ)
    if device is None:
        return None
    try:
        body: bytes = environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
    except HTTPException:
        return None  # whoever reads on is told the same
    environ["wsgi.input"] = BytesIO(body)
    came = environ[CAME] = outcome_of(lambda: taken_in(game, device, body_in(body), epoch))
    try:
        answer, status = came()
    except Exception:
        return None
    return answer if status == STORED else None


def _told(environ: "WSGIEnvironment", answer: Json, start_response: "StartResponse") -> list[bytes]:
    """The answer, with the head that every answer to a call has."""
    body = f"{json.dumps(answer, separators=(',', ':'))}\n".encode()
    start_response(
        "200 OK",
        [
            ("Content-Type", JSON),
            ("Content-Length", str(len(body))),
            ("Vary", "Accept-Encoding"),
            ("Cache-Control", KEPT_BY_NOBODY),
            (HEADER, request_id() or ""),
            *for_all(is_secure=environ["wsgi.url_scheme"] == "https"),
        ],
    )
    timed("POST", RULE, STORED)
    answered("POST", RULE, STORED)
    return [body]
