"""The cookie by which a phone is known."""

import hashlib
import time

import pytest
from itsdangerous import Signer

from companion.access import device_cookie
from tests.conftest import SECRET, Phone


def cookie(answer) -> str:
    return answer.headers.get("Set-Cookie", "")


def test_page_sets_the_device_cookie(phone):
    value = cookie(phone.get("/"))
    assert value.startswith("device=")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"):
        assert part in value
    assert "Domain" not in value


def test_cookie_under_https_cannot_be_set_by_a_sibling_domain(phone):
    value = cookie(phone.get("/", base_url="https://localhost"))
    assert value.startswith("__Host-device=")
    assert "Secure" in value


def test_page_renews_the_cookie_and_the_phone_stays_the_same_device(phone):
    phone.start("g1")
    before = phone.get_cookie("device").value
    assert cookie(phone.get("/")).startswith(f"device={before}")
    assert phone.get("/api/games/g1").status_code == 200


def test_call_sets_the_cookie_once(phone):
    assert cookie(phone.get("/api/games"))
    assert not cookie(phone.get("/api/games"))


TODAY = int(time.time()) // device_cookie.DAY_SECONDS


@pytest.mark.parametrize(
    "earlier", [f".{TODAY - 300}", ""], ids=["another day", "before days were written"]
)
def test_call_renews_the_cookie_once_a_day(phone, earlier):
    """An installed phone has its pages from its own copy: only calls reach the server."""
    phone.start("g1")
    device = set_earlier_cookie(phone, earlier)
    answer = phone.get("/api/games/g1")
    assert answer.status_code == 200
    assert cookie(answer).startswith(f"device={device}.")
    assert not cookie(phone.get("/api/games/g1"))


def set_earlier_cookie(phone, day: str) -> str:
    """Give a phone its cookie as it was on another day; return its device."""
    device = phone.get_cookie("device").value.split(".")[0]
    signer = Signer(SECRET, salt="device", digest_method=hashlib.sha256)
    phone.set_cookie("device", signer.sign(device + day).decode())
    return device


def test_cookie_ends_on_the_server_after_as_many_days_as_in_a_browser(phone):
    phone.start("g1")
    days = device_cookie.MAX_AGE_SECONDS // device_cookie.DAY_SECONDS
    device = set_earlier_cookie(phone, f".{TODAY - days - 2}")
    answer = phone.get("/api/games/g1")
    assert answer.status_code == 404
    assert not cookie(answer).startswith(f"device={device}.")


def test_health_and_static_files_set_no_cookie(phone):
    assert not cookie(phone.get("/health"))
    assert not cookie(phone.get("/favicon.ico"))


def test_forged_cookie_opens_nothing(phone, new_phone):
    phone.start("g1")
    value = phone.get_cookie("device").value
    forger: Phone = new_phone()
    # A letter before the last one, of which some bits mean nothing.
    other = "A" if value[-5] != "A" else "B"
    for forged in (value[:-5] + other + value[-4:], value.split(".")[0], "", "." + value):
        forger.set_cookie("device", forged)
        assert forger.get("/api/games/g1").status_code == 404


def test_cookie_set_over_http_is_not_believed_under_https(phone):
    phone.start("g1")
    assert phone.get("/api/games/g1", base_url="https://localhost").status_code == 404
