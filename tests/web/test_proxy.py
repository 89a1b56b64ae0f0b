"""What a proxy in front is believed, and no more: as many hops as the settings say."""

from dataclasses import replace

import pytest

from companion import create_app
from tests.conftest import Phone, close

EVIL = {
    "X-Forwarded-For": "192.0.2.7",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.test",
    "X-Forwarded-Prefix": "/evil",
    "Forwarded": "for=192.0.2.7;host=evil.test;proto=https",
}


@pytest.fixture
def behind(settings):
    """Provide a phone whose calls come through one proxy."""
    app = create_app(replace(settings, proxy_hops=1))
    app.test_client_class = Phone
    yield app.test_client()
    with app.app_context():
        close(app)


def export(phone: Phone, *forwarded: str) -> list[int]:
    """How exports are answered, each asked for with one of these in `X-Forwarded-For`."""
    answers = (phone.get("/scorebook/file", headers={"X-Forwarded-For": one}) for one in forwarded)
    return [answer.status_code for answer in answers]


def test_forwarded_headers_without_a_proxy_are_not_believed(phone):
    answer = phone.get("/", headers=EVIL)
    assert answer.status_code == 200
    assert answer.headers["Set-Cookie"].startswith("device=")
    assert "evil" not in answer.text
    assert "Strict-Transport-Security" not in answer.headers


GIVEN = {"X-Request-Id": "from-the-proxy-1"}


def test_a_request_is_called_as_the_proxy_calls_it(behind, phone):
    assert behind.get("/", headers=GIVEN).headers["X-Request-Id"] == "from-the-proxy-1"
    assert phone.get("/", headers=GIVEN).headers["X-Request-Id"] != "from-the-proxy-1"


def test_id_that_the_proxy_adds_last_wins_over_what_it_was_sent(behind):
    params = {"X-Request-Id": "from-a-stranger,from-the-proxy-1"}
    assert behind.get("/", headers=params).headers["X-Request-Id"] == "from-the-proxy-1"


@pytest.mark.parametrize("given", ["short", "x" * 65, "with space 1", "<b>12345678</b>"])
def test_invalid_request_id_is_replaced(behind, given):
    answer = behind.get("/", headers={"X-Request-Id": given})
    assert answer.headers["X-Request-Id"].isalnum()


def test_without_a_proxy_another_address_does_not_help(phone):
    assert export(phone, *(f"192.0.2.{n}" for n in range(11))) == [404] * 10 + [429]


def test_a_proxy_is_believed_that_it_speaks_https(behind):
    answer = behind.get("/", headers={"X-Forwarded-Proto": "https"})
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("__Host-device=")
    assert "Secure" in cookie
    assert "Strict-Transport-Security" in answer.headers


def test_forwarded_headers_of_a_phone_before_the_proxys_do_not_count(behind):
    """The proxy adds the address it sees at the end; what stands before it anybody can write."""
    claims = (f"192.0.2.{n}, 203.0.113.1" for n in range(11))
    assert export(behind, *claims) == [404] * 10 + [429]
    assert export(behind, "203.0.113.1, 203.0.113.2") == [404]


def test_a_name_that_is_not_ours_is_refused_through_a_proxy_as_well(behind):
    assert behind.get("/", headers={"X-Forwarded-Host": "evil.test"}).status_code == 400


def test_a_path_before_ours_is_nobodys_to_say(behind):
    assert (
        "/evil" not in behind.get("/people", headers=EVIL | {"X-Forwarded-Host": "localhost"}).text
    )
