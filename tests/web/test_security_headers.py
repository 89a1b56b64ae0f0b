"""The headers of every answer."""

import re

import pytest

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types lit-html companion"
)
PERMISSIONS_POLICY = "camera=(self), geolocation=(), microphone=(), payment=()"


@pytest.mark.parametrize(
    "address", ["/", "/nowhere", "/health", "/api/games", "/api/nowhere", "/favicon.ico"]
)
def test_every_answer_is_hardened(phone, address):
    headers = phone.get(address).headers
    assert headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert headers["Permissions-Policy"] == PERMISSIONS_POLICY
    assert "Strict-Transport-Security" not in headers
    assert "Cross-Origin-Opener-Policy" not in headers


@pytest.mark.parametrize("method", ["GET", "OPTIONS", "PUT"])
@pytest.mark.parametrize("address", ["/", "/api/games", "/api/games/none", "/favicon.ico"])
def test_no_other_site_is_let_read_an_answer(phone, address, method):
    asked = {"Origin": "https://evil.test", "Access-Control-Request-Method": "PUT"}
    headers = phone.open(address, method=method, headers=asked).headers
    assert [name for name, _ in headers if name.startswith("Access-Control")] == []


def test_answers_under_https_demand_https(phone):
    answer = phone.get("/", base_url="https://localhost")
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_no_page_has_script_or_style_in_itself(phone):
    for address in ("/", "/nowhere"):
        page = phone.get(address).text
        assert " style=" not in page
        assert "<style" not in page
        assert not re.search(r"<[^>]+\son\w+=", page)
        assert not re.search(r"<script(?![^>]*\ssrc=)", page)
