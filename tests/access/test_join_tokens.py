"""Tokens that open nothing, and how often they may be tried."""

import pytest

from tests.access.shared_links import problem
from tests.conftest import Phone


@pytest.mark.parametrize("token", [None, 5, [], {}])
def test_a_token_that_is_no_text_is_400(other, token):
    answer = other.join(token)
    assert (answer.status_code, problem(answer)) == (400, "api.token")


@pytest.mark.parametrize("token", ["", "x", "x" * 200_000, "\ud800", "\x00" * 40, "ü" * 32])
def test_a_token_that_was_never_given_out_opens_nothing(other, token):
    answer = other.join(token)
    assert (answer.status_code, problem(answer)) == (404, "join.unknown")


def test_half_a_token_opens_nothing(phone, other, game):
    token = phone.share(game)
    for wrong in (token[:8], token[:-1], token + "A", token[8:], token.swapcase()):
        assert other.join(wrong).status_code == 404


class Guesser:
    """A phone that tries wrong tokens."""

    def __init__(self, phone: Phone, address: str = "203.0.113.1") -> None:
        self.phone = phone
        self.phone.environ_base["REMOTE_ADDR"] = address

    def guess(self, times: int) -> list[int]:
        return [self.phone.join(f"wrong-{n}").status_code for n in range(times)]


def test_guessing_is_slowed_down(other):
    guesser = Guesser(other)
    assert guesser.guess(20) == [404] * 20
    answer = other.join("wrong")
    assert (answer.status_code, problem(answer)) == (429, "api.too_many")
    assert 0 < int(answer.headers["Retry-After"]) <= 60


def test_a_right_token_has_to_wait_as_well(phone, other, game):
    """Or it could be told from a wrong one by going on."""
    token = phone.share(game)
    Guesser(other).guess(20)
    assert other.join(token).status_code == 429


def test_other_addresses_do_not_wait(phone, other, new_phone, game):
    Guesser(other).guess(21)
    assert new_phone().join(phone.share(game)).status_code == 200


def test_a_whole_hall_behind_one_address_comes_in(phone, new_phone, game):
    """What counts is wrong tokens, not right ones."""
    token = phone.share(game)
    assert {new_phone().join(token).status_code for _ in range(40)} == {200}


@pytest.mark.long
def test_guessing_from_many_addresses_is_slowed_down(new_phone):
    met = set()
    for n in range(60):
        met |= set(Guesser(new_phone(), f"203.0.113.{n}").guess(20))
    assert met == {404, 429}
