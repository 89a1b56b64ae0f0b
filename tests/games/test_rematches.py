"""A link to a single game lets its guests begin a few more, which the owner can undo in one tap."""

import pytest

from companion.core.limits import MAX_REMATCHES_AN_HOUR
from companion.models import db
from tests.conftest import Phone


@pytest.fixture
def guest(phone, new_phone) -> Phone:
    """Provide a phone that has come by a link to the one game of `phone`."""
    phone.start("ours")
    guest = new_phone()
    guest.token = phone.share("ours")
    guest.join(guest.token)
    return guest


def begin(phone: Phone, *games: str, after: str = "ours") -> list[int]:
    return [phone.start(game, after=after).status_code for game in games]


def names(count: int) -> list[str]:
    return [f"rematch-{number}" for number in range(count)]


def line_of(owner: Phone, game: str = "ours") -> dict:
    """Return what the owner is told of the guest."""
    devices = owner.get(f"/api/games/{game}/devices").json["devices"]
    return next(one for one in devices if not one["this"])


def listed(phone: Phone) -> set[str]:
    return {game["id"] for game in phone.get("/api/games").json["games"]}


@pytest.mark.every_database
def test_rematches_by_a_link_are_limited(guest, phone):
    most = MAX_REMATCHES_AN_HOUR
    assert begin(guest, *names(most)) == [201] * most
    answer = guest.start("one-more", after="ours")
    problem = answer.json["problem"]
    assert (answer.status_code, problem["code"]) == (422, "new.too_many_rematches")
    assert problem["params"] == {"most": most}
    assert begin(guest, "one-more", after="rematch-3") == [422]
    assert begin(phone, "of-the-owner") == [201]
    assert begin(guest, "rematch-0") == [200]


def test_other_devices_by_the_same_link_share_its_limit(guest, phone, new_phone):
    begin(guest, *names(MAX_REMATCHES_AN_HOUR))
    other, invited_again = new_phone(), new_phone()
    other.join(guest.token)
    invited_again.join(phone.share("ours"))
    assert begin(other, "of-another") == [422]
    assert begin(invited_again, "by-another-link") == [201]


def test_guest_that_leaves_its_rematches_has_begun_them_all_the_same(guest):
    for name in names(MAX_REMATCHES_AN_HOUR):
        begin(guest, name)
        devices = guest.get(f"/api/games/{name}/devices").json["devices"]
        me = next(one for one in devices if one["this"])
        assert guest.delete(f"/api/games/{name}/devices/{me['id']}", json={}).status_code == 200
    assert begin(guest, "one-more") == [422]


def test_an_hour_later_there_may_be_others(guest, app):
    begin(guest, *names(MAX_REMATCHES_AN_HOUR))
    with app.app_context(), db.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE game SET touched = '2020-01-01T00:00:00.000Z'")
    assert begin(guest, "one-more") == [201]


def test_recorders_of_the_whole_scorebook_are_not_limited(phone, new_phone):
    phone.start("ours")
    member = new_phone()
    member.join(phone.share("ours", whole_book=True))
    most = MAX_REMATCHES_AN_HOUR + 1
    assert begin(member, *names(most)) == [201] * most
    assert line_of(phone)["began"] == 0


@pytest.mark.every_database
def test_owner_sees_and_throws_away_what_a_device_began(guest, phone):
    begin(guest, *names(3))
    begin(phone, "mine")
    line = line_of(phone)
    assert line["began"] == 3
    answer = phone.delete(f"/api/games/ours/devices/{line['id']}/games", json={})
    assert (answer.status_code, answer.json) == (200, {"games": 3})
    assert listed(phone) == listed(guest) == {"ours", "mine"}
    assert line_of(phone)["began"] == 0
    assert "rematch-0" in phone.get("/history/thrown-away").text


def test_only_the_owner_of_the_scorebook_is_told_and_may(guest, phone):
    begin(guest, *names(2))
    lines = guest.get("/api/games/ours/devices").json["devices"]
    assert {one["began"] for one in lines} == {0}
    short = line_of(phone)["id"]
    assert guest.delete(f"/api/games/ours/devices/{short}/games", json={}).status_code == 404
    assert listed(phone) == {"ours", *names(2)}


@pytest.mark.every_database
def test_guest_who_was_sent_away_begins_nothing_by_a_game_that_was_thrown_away(guest, phone):
    begin(guest, "thrown", after="ours")
    assert phone.delete("/api/games/thrown", json={}).status_code == 200
    short = line_of(phone)["id"]
    assert phone.delete(f"/api/games/ours/devices/{short}", json={}).status_code == 200
    answer = guest.start("next", after="thrown")
    assert (answer.status_code, answer.json["role"]) == (201, "own")
    assert listed(phone) == {"ours"}


def test_guest_who_was_sent_away_is_not_in_the_owners_rematch_of_a_game_thrown_away(guest, phone):
    begin(guest, "thrown", after="ours")
    assert phone.delete("/api/games/thrown", json={}).status_code == 200
    short = line_of(phone)["id"]
    assert phone.delete(f"/api/games/ours/devices/{short}", json={}).status_code == 200
    assert begin(phone, "next", after="thrown") == [201]
    assert listed(phone) == {"ours", "next"}
    assert listed(guest) == set()


def test_owner_and_recorder_of_the_scorebook_begin_one_after_a_game_thrown_away(phone, new_phone):
    phone.start("ours")
    member = new_phone()
    member.join(phone.share("ours", whole_book=True))
    assert phone.delete("/api/games/ours", json={}).status_code == 200
    assert begin(phone, "of-the-owner") == begin(member, "of-a-member") == [201]
    assert listed(phone) == listed(member) == {"of-the-owner", "of-a-member"}
