"""Links made on a phone without a network: registered later, each for one device."""

import pytest

from tests.access.shared_links import expire, links, problem, revoke
from tests.conftest import Phone, points

TOKEN = "Kq3_vX-9" + "a1B2c3D4e5F6g7H8i9J0k1_-"


def register(phone: Phone, role: str = "record", token: str = TOKEN, **others):
    return phone.post("/api/games/ours/links", json={"role": role, "token": token, **others})


@pytest.mark.every_database
def test_link_made_on_a_phone_opens_once_the_server_has_it(phone, other, game):
    assert other.join(TOKEN).status_code == 404
    answer = register(phone)
    assert (answer.status_code, answer.json["token"], answer.json["single"]) == (201, TOKEN, True)
    assert other.join(TOKEN).json["role"] == "record"
    assert other.write(game, 0, points("a", 1, 2)).status_code == 200


@pytest.mark.every_database
def test_link_made_on_a_phone_is_for_one_device_which_may_come_again(phone, other, stranger, game):
    register(phone)
    assert [other.join(TOKEN).status_code for _ in range(2)] == [200, 200]
    assert stranger.join(TOKEN).status_code == 404
    assert stranger.role_in(game) is None
    assert links(phone)[0]["used"] == 1


def test_device_sent_away_does_not_come_again_by_it(phone, other, game):
    register(phone)
    other.join(TOKEN)
    revoke(phone, TOKEN[:8])
    assert other.role_in(game) is None
    assert other.join(TOKEN).status_code == 404


def test_link_registered_twice_is_one(phone, game):
    assert [register(phone).status_code for _ in range(2)] == [201, 201]
    assert len(links(phone)) == 1


def test_link_made_on_a_phone_is_good_for_a_day(phone, other, app, game):
    register(phone, "watch")
    (link,) = links(phone)
    assert (link["role"], link["until"][:10] > link["made"][:10]) == ("watch", True)
    expire(app)
    assert other.join(TOKEN).status_code == 404


def test_id_of_another_link_is_not_taken_over(phone, stranger, game):
    register(phone)
    path = "/api/games/strangers-game/links"
    for token in (TOKEN, TOKEN[:-1] + "Z"):
        refused = stranger.post(path, json={"role": "record", "token": token})
        assert (refused.status_code, problem(refused)) == (400, "api.link")
    assert register(phone, "watch").status_code == 400
    assert [link["role"] for link in links(phone)] == ["record"]


@pytest.mark.parametrize(
    "others",
    [{"role": "own"}, {"whole_book": True}, {"token": TOKEN[:-1]}, {"token": TOKEN[:-1] + "\n"}],
)
def test_link_made_on_a_phone_gives_no_more_than_a_guest_gets(phone, game, others):
    refused = phone.post("/api/games/ours/links", json={"role": "record", "token": TOKEN, **others})
    assert (refused.status_code, problem(refused)) == (400, "api.link")
    assert links(phone) == []


def test_guests_and_strangers_have_no_links_registered(phone, other, stranger, game):
    other.join(phone.share(game, "record"))
    assert register(other).status_code == 404
    assert register(stranger).status_code == 404
    assert stranger.join(TOKEN).status_code == 404
