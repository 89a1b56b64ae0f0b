"""The device cookie, by which a device is known: a random id and the day it was set, signed.

Every page renews it, and every call once a day: an installed app draws its pages from its own copy
and may not ask for one in a year.
"""

import hashlib
import time
import uuid
from functools import lru_cache
from typing import NamedTuple, cast

from flask import Flask, Response, current_app, g, request
from itsdangerous import BadSignature, Signer

from companion.access import scorebooks
from companion.core.limits import MAX_COOKIE_CHARS
from companion.models.scorebooks import DeviceKind

DAY_SECONDS = 24 * 3600
MAX_AGE_SECONDS = 400 * DAY_SECONDS
"""The longest browsers keep a cookie."""
MAX_CACHED_COOKIES = 10_000
"""Cookies whose signature is checked once: a phone sends its own with every call."""

KINDS: tuple[tuple[DeviceKind, tuple[str, ...]], ...] = (
    ("iphone", ("iPhone",)),
    ("ipad", ("iPad",)),
    ("android", ("Android", "Mobile")),
    ("android_tablet", ("Android",)),
    ("chromebook", ("CrOS",)),
    ("windows", ("Windows",)),
    ("mac", ("Macintosh",)),
    ("linux", ("Linux",)),
)
"""Kinds of devices by the words of their user agent; the first that fits. An iPad may say Mac."""


class CookieData(NamedTuple):
    """The content of a valid cookie."""

    device: str
    day: str
    """The day it was set, in days since 1970; "" in cookies of early versions."""


def init_app(app: Flask) -> None:
    """Send the cookie with every answer for which a device was made or renewed."""
    app.after_request(_set_cookie)


def this_device() -> str:
    """Return the id of the asking device; without a valid cookie it gets a new id and a cookie."""
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


def known_device() -> str | None:
    """Return the id of the asking device; None without a valid cookie."""
    cookie_data = _read_cookie()
    return cookie_data.device if cookie_data else None


def this_kind() -> str:
    """Return the kind of the asking device by its user agent: "android", "iphone"."""
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
    """Return the content of the cookie; None for one that is wrong, or that should be gone."""
    cookie = request.cookies.get(_cookie_name(request.is_secure), "")[:MAX_COOKIE_CHARS]
    cookie_data = _verify(_secret_key(), cookie)
    return None if cookie_data is None or _has_ended(cookie_data) else cookie_data


def _has_ended(cookie_data: CookieData) -> bool:
    """Whether a browser would have dropped the cookie by now; one without a day does not tell."""
    day = cookie_data.day
    return day.isdecimal() and int(_today()) - int(day) > MAX_AGE_SECONDS // DAY_SECONDS


@lru_cache(MAX_CACHED_COOKIES)
def _verify(key: str, cookie: str) -> CookieData | None:
    """Return the content of a cookie; None where its signature is wrong."""
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
    """Return the cookie's name; under HTTPS one that no other host of the domain can set."""
    return "__Host-device" if is_secure else "device"


def _secret_key() -> str:
    return cast("str", current_app.config["SECRET_KEY"])


def _signer(key: str) -> Signer:
    return Signer(key, salt="device", digest_method=hashlib.sha256)
