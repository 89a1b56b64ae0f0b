"""The device cookie: who is asking. It holds a signed random id and nothing else."""

import hashlib
import uuid
from typing import cast

from flask import Flask, Response, current_app, g, request
from itsdangerous import BadSignature, Signer

SECONDS = 400 * 24 * 3600
"""The longest browsers keep a cookie; every page renews it."""


def init_app(app: Flask) -> None:
    """Send the cookie with every answer for which a device was made or renewed."""
    app.after_request(_send)


def this_device() -> str:
    """The id of the asking device; one without a valid cookie gets a new id, and the cookie."""
    known = _known_device()
    if known is not None:
        return known
    if "new_device" not in g:
        g.new_device = str(uuid.uuid4())
    return g.new_device


def renewed_device() -> tuple[str, bool]:
    """The id of the asking device, and whether it is new. Its cookie starts anew."""
    new = _known_device() is None
    g.new_device = this_device()
    return g.new_device, new


def _known_device() -> str | None:
    try:
        return _signer().unsign(request.cookies.get(_name(), "")).decode()
    except BadSignature:
        return None


def _send(response: Response) -> Response:
    if "new_device" in g:
        response.set_cookie(
            _name(),
            _signer().sign(g.new_device).decode(),
            max_age=SECONDS,
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
    return response


def _name() -> str:
    """Under HTTPS a name that no other site of the domain can set."""
    return "__Host-device" if request.is_secure else "device"


def _signer() -> Signer:
    key = cast("str", current_app.config["SECRET_KEY"])
    return Signer(key, salt="device", digest_method=hashlib.sha256)
