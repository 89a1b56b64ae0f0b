"""The device cookie: who is asking. It holds a random id and the day it was given, signed.

A page renews it; so does, once a day, any call, because an installed phone draws its pages from
its own copy and may not ask for one in a year.
"""

import hashlib
import time
import uuid
from functools import lru_cache
from typing import NamedTuple, cast

from flask import Flask, Response, current_app, g, request
from itsdangerous import BadSignature, Signer

from companion.access import scorebooks

A_DAY = 24 * 3600
SECONDS = 400 * A_DAY
"""The longest browsers keep a cookie."""
MOST_COOKIES = 10_000
"""Read once each: a phone sends its own with every call."""
LONGEST_COOKIE = 200
"""Characters; ours have about ninety."""

KINDS = (
    ("iphone", ("iPhone",)),
    ("ipad", ("iPad",)),
    ("android", ("Android", "Mobile")),
    ("android_tablet", ("Android",)),
    ("chromebook", ("CrOS",)),
    ("windows", ("Windows",)),
    ("mac", ("Macintosh",)),
    ("linux", ("Linux",)),
)
"""Sorts of devices, each by the words that tell it; the first that fits. An iPad may say Mac."""


class CookieData(NamedTuple):
    """What a valid cookie says."""

    device: str
    day: str
    """The day it was given, counted from 1970; "" in cookies of before the day was written."""


def init_app(app: Flask) -> None:
    """Send the cookie with every answer for which a device was made or renewed."""
    app.after_request(_send)


def this_device() -> str:
    """Return the id of the asking device; one without a valid cookie gets a new id and a cookie."""
    if "device" in g:
        return g.device
    known = _known()
    if known is None or known.day != _today():
        return renewed_device()
    return known.device


def renewed_device() -> str:
    """Return the id of the asking device, and send its cookie anew."""
    known = _known()
    g.device = known.device if known else _new_device()
    return g.device


def has_been_here() -> bool:
    """Whether the asking device has a valid cookie."""
    return _known() is not None


def this_kind() -> str:
    """Return what sort of device is asking, by its browser's own words: "android", "iphone"."""
    said = request.headers.get("User-Agent", "")
    return next((kind for kind, words in KINDS if all(word in said for word in words)), "other")


def _new_device() -> str:
    """Make an id; the first one that a demo's server makes becomes the owner of the demo."""
    device = str(uuid.uuid4())
    if scorebooks.demo_waits():
        scorebooks.take_demo(device)
    return device


def _known() -> CookieData | None:
    return _read(_key(), request.cookies.get(_name(request.is_secure), "")[:LONGEST_COOKIE])


@lru_cache(MOST_COOKIES)
def _read(key: str, cookie: str) -> CookieData | None:
    """Return what a cookie says; None where it is none of ours."""
    try:
        text = _signer(key).unsign(cookie).decode()
    except BadSignature:
        return None
    device, _, day = text.partition(".")
    return CookieData(device, day)


def _today() -> str:
    return str(int(time.time()) // A_DAY)


def _send(response: Response) -> Response:
    if "device" in g:
        response.set_cookie(
            _name(request.is_secure),
            _signer(_key()).sign(f"{g.device}.{_today()}").decode(),
            max_age=SECONDS,
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
    return response


def _name(is_secure: bool) -> str:
    """Under HTTPS a name that no other site of the domain can set."""
    return "__Host-device" if is_secure else "device"


def _key() -> str:
    return cast("str", current_app.config["SECRET_KEY"])


def _signer(key: str) -> Signer:
    return Signer(key, salt="device", digest_method=hashlib.sha256)
