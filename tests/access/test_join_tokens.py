"""Tokens that open nothing: they cost little, and may be tried for ever."""

import pytest

from tests.access.shared_links import problem


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


@pytest.mark.long
@pytest.mark.every_database
def test_wrong_tokens_lock_nobody_out(phone, other, game):
    assert {other.join(f"wrong-{n}").status_code for n in range(200)} == {404}
    assert other.join(phone.share(game)).status_code == 200


def test_wrong_token_writes_nothing(phone, other, game, app, monkeypatch):
    right = phone.share(game)
    with app.app_context():
        transactions = app.extensions["transactions"]
    monkeypatch.setattr(transactions, "write", lambda *_, **__: pytest.fail("it wrote"))
    assert other.join("wrong").status_code == 404
    assert other.join(right[:-1]).status_code == 404


def test_a_whole_hall_behind_one_address_comes_in(phone, new_phone, game):
    token = phone.share(game)
    assert {new_phone().join(token).status_code for _ in range(40)} == {200}
