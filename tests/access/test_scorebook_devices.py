"""The devices of a scorebook: told to its owner, who may send them away."""

import re

import pytest

from tests.web.pages import token_of


@pytest.fixture
def member(phone, new_phone):
    """Return a phone that may write into the whole scorebook."""
    phone.start("ours")
    other = new_phone()
    other.join(phone.share("ours", "record", whole_book=True))
    return other


def away(phone) -> str:
    """Return the address that sends the first other device away."""
    return re.findall(
        r'action="(/scorebook/devices/[^"]+/away[^"]*)"', phone.get("/scorebook").text
    )[0]


def test_an_owner_sees_who_may_see_the_scorebook(phone, member):
    page = phone.get("/scorebook").text
    assert "this phone" in page
    assert "owns it" in page
    assert "writes" in page


def test_device_removed_from_a_scorebook_loses_all_its_games(phone, member):
    assert member.get("/api/games/ours").status_code == 200
    answer = phone.post(away(phone), data={"csrf_token": token_of(phone)})
    assert answer.status_code == 303
    assert member.get("/api/games/ours").status_code == 404
    assert phone.get("/api/games/ours").status_code == 200
    assert "/away" not in phone.get("/scorebook").text


def test_without_the_pages_own_token_nobody_goes(phone, member):
    assert phone.post(away(phone)).status_code == 400
    assert member.get("/api/games/ours").status_code == 200


def test_removing_an_unknown_device_is_404(phone, member):
    answer = phone.post("/scorebook/devices/nobody/away", data={"csrf_token": token_of(phone)})
    assert answer.status_code == 404


@pytest.mark.every_database
def test_game_of_a_removed_device_is_the_scorebook_owners_again(phone, member):
    phone.start("theirs")
    member.join(phone.share("theirs", "own"))
    assert (phone.role_in("theirs"), member.role_in("theirs")) == ("watch", "own")
    phone.post(away(phone), data={"csrf_token": token_of(phone)})
    assert (phone.role_in("theirs"), member.role_in("theirs")) == ("own", None)
