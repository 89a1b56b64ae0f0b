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

DAY_SECONDS = 24 * 3600
MAX_AGE_SECONDS = 400 * DAY_SECONDS
"""The longest browsers keep a cookie."""
MAX_CACHED_COOKIES = 10_000
"""Read once each: a phone sends its own with every call."""
MAX_COOKIE_CHARS = 200
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
    app.after_request(_set_cookie)


def this_device() -> str:
    """Return the id of the asking device; one without a valid cookie gets a new id and a cookie."""
    if "device" in g:
        return g.device
    cookie_data = _read_cookie()
    if cookie_data is None or cookie_data.day != _today():
        return renew_device()
    return cookie_data.device


def renew_device() -> str:
    """Return the id of the asking device, and send its cookie anew."""
    cookie_data = _read_cookie()
    g.device = cookie_data.device if cookie_data else _create_device()
    return g.device


def has_been_here() -> bool:
    """Whether the asking device has a valid cookie."""
    return _read_cookie() is not None


def this_kind() -> str:
    """Return what sort of device is asking, by its browser's own words: "android", "iphone"."""
    user_agent = request.headers.get("User-Agent", "")
    return next(
        (kind for kind, words in KINDS if all(word in user_agent for word in words)), "other"
    )


def _create_device() -> str:
    """Make an id; the first one that a demo's server makes becomes the owner of the demo."""
    device = str(uuid.uuid4())
    if scorebooks.has_unclaimed_demo():
        scorebooks.claim_demo(device)
    return device


def _read_cookie() -> CookieData | None:
    return _verify(
        _secret_key(), request.cookies.get(_cookie_name(request.is_secure), "")[:MAX_COOKIE_CHARS]
    )


@lru_cache(MAX_CACHED_COOKIES)
def _verify(key: str, cookie: str) -> CookieData | None:
    """Return what a cookie says; None where it is none of ours."""
    try:
        text = _signer(key).unsign(cookie).decode()
    except BadSignature:
        return None
    device, _, day = text.partition(".")
    return CookieData(device, day)


def _today() -> str:
    return str(int(time.time()) // DAY_SECONDS)


def _set_cookie(response: Response) -> Response:
    if "device" in g:
        response.set_cookie(
            _cookie_name(request.is_secure),
            _signer(_secret_key()).sign(f"{g.device}.{_today()}").decode(),
            max_age=MAX_AGE_SECONDS,
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
    return response


def _cookie_name(is_secure: bool) -> str:
    """Under HTTPS a name that no other site of the domain can set."""
    return "__Host-device" if is_secure else "device"


def _secret_key() -> str:
    return cast("str", current_app.config["SECRET_KEY"])


def _signer(key: str) -> Signer:
    return Signer(key, salt="device", digest_method=hashlib.sha256)
