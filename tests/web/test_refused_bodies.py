"""Large bodies that are refused may come thirty times a minute; what is small never waits."""

import pytest

from companion.core.limits import SMALL_BODY_BYTES
from tests.web.who_may import CALLS

WRITES = ("POST", "PUT")
LARGE = b'{"token": [' + b"0," * SMALL_BODY_BYTES


def send(phone, body: bytes, **more) -> int:
    headers = {"Content-Type": "application/json", "Sec-Fetch-Site": "same-origin"}
    return phone.post("/api/join", data=body, headers=headers, **more).status_code


@pytest.fixture
def flood(new_phone) -> list[int]:
    return [send(new_phone(), LARGE) for _ in range(31)]


def test_flood_of_large_bodies_that_make_no_sense_ends(flood):
    assert flood == [400] * 30 + [429]


@pytest.mark.usefixtures("flood")
def test_small_calls_of_the_same_address_go_on(phone, other):
    started = phone.start("g1")
    assert started.status_code == 201
    assert other.join(phone.share("g1")).status_code == 200
    assert send(other, b"nonsense") == 400


@pytest.mark.usefixtures("flood")
def test_large_bodies_of_other_addresses_go_on(phone):
    assert send(phone, LARGE, environ_base={"REMOTE_ADDR": "203.0.113.9"}) == 400


def test_large_bodies_that_make_sense_are_not_counted(phone):
    phone.start("g1")
    note = {"id": "a", "type": "round", "players": [{"points": 1}] * 2, "note": "x" * 400}
    for number in range(40):
        batch = [note | {"id": f"{number}-{place}"} for place in range(30)]
        assert phone.write("g1", 30 * number, *batch).status_code == 200


@pytest.mark.parametrize(("method", "rule"), [call for call in CALLS if call[0] in WRITES])
def test_malformed_call_without_a_cookie_asks_the_database_nothing(
    new_phone, queries, method, rule
):
    """It is refused before anybody is looked up, or made."""
    answer = new_phone().open(
        rule.replace("<game>", "none"),
        method=method,
        data=b'{"a": ',
        content_type="application/json",
    )
    assert (answer.status_code, queries) == (400, [])
