"""Links that are typed as six letters: for one device, for ten minutes, and few wrong ones."""

from datetime import datetime

import pytest

from companion.access.tokens import CODE_LETTERS
from tests.access.shared_links import dump_database, expire, links, problem, revoke
from tests.conftest import Phone, points

WRONG = "AAAAAA"


def make_code(phone: Phone, role: str = "record", **others):
    return phone.post("/api/games/ours/links/code", json={"role": role, **others})


def type_code(phone: Phone, code: object):
    return phone.post("/api/join/code", json={"code": code})


@pytest.mark.every_database
def test_code_lets_one_device_in_which_may_come_again(phone, other, stranger, game):
    made = make_code(phone)
    code = made.json["token"]
    assert (made.status_code, made.json["single"]) == (201, True)
    assert len(code) == 6
    assert set(code) <= set(CODE_LETTERS)
    answers = [type_code(other, code) for _ in range(2)]
    assert [answer.json["role"] for answer in answers] == ["record", "record"]
    assert other.write(game, 0, points("a", 1, 2)).status_code == 200
    assert (type_code(stranger, code).status_code, stranger.role_in(game)) == (404, None)
    assert links(phone)[0]["used"] == 1


def test_code_is_good_for_ten_minutes(phone, other, app, game):
    code = make_code(phone, "watch").json["token"]
    (link,) = links(phone)
    made, until = (datetime.fromisoformat(link[name]) for name in ("made", "until"))
    assert 599 <= (until - made).total_seconds() <= 601
    expire(app)
    assert problem(type_code(other, code)) == "join.unknown"


def test_code_is_taken_back_with_what_it_gave(phone, other, stranger, game):
    code = make_code(phone).json["token"]
    type_code(other, code)
    assert revoke(phone, links(phone)[0]["id"]).status_code == 200
    assert other.role_in(game) is None
    assert type_code(stranger, code).status_code == 404


def test_code_and_its_id_are_no_tokens(phone, other, app, game):
    code = make_code(phone).json["token"]
    link_id = links(phone)[0]["id"]
    for token in (code, link_id, link_id + code):
        assert other.join(token).status_code == 404
    with app.app_context():
        assert code not in dump_database()


@pytest.mark.parametrize(
    "others", [{"role": "own"}, {"whole_book": True}, {"token": "a" * 32}, {"role": None}]
)
def test_code_gives_no_more_than_a_guest_gets(phone, game, others):
    refused = make_code(phone, **others)
    assert (refused.status_code, problem(refused)) == (400, "api.link")
    assert links(phone) == []


@pytest.mark.parametrize("code", ["", "AAAAA", "AAAAAAA", "aaaaaa", "AAAA A", "AAAAIO", 6, None])
def test_text_that_is_no_code_is_refused_and_not_counted(phone, game, code):
    for _ in range(11):
        refused = type_code(phone, code)
        assert (refused.status_code, problem(refused)) == (400, "api.token")


def test_an_address_types_ten_wrong_codes_a_minute(phone, other, game):
    code = make_code(phone).json["token"]
    assert [type_code(other, WRONG).status_code for _ in range(11)] == [404] * 10 + [429]
    assert problem(type_code(other, code)) == "api.too_many"
    assert other.join(phone.share(game, "record")).status_code == 200


def test_right_codes_are_not_counted(phone, new_phone, game):
    for _ in range(15):
        code = make_code(phone).json["token"]
        assert type_code(new_phone(), code).status_code == 200


@pytest.mark.long
def test_all_addresses_together_type_few_wrong_codes(phone, other, game):
    code = make_code(phone).json["token"]
    for number in range(60):
        address = {"REMOTE_ADDR": f"192.0.2.{number}"}
        for _ in range(10):
            other.post("/api/join/code", json={"code": WRONG}, environ_base=address)
    assert problem(type_code(other, code)) == "api.too_many"


def test_guests_and_strangers_make_no_codes(phone, other, stranger, game):
    other.join(phone.share(game, "record"))
    assert make_code(other).status_code == 404
    assert make_code(stranger).status_code == 404
