"""A rematch lets in who was there."""

import pytest

from tests.access.shared_links import links, problem, revoke


@pytest.mark.every_database
def test_rematch_lets_in_the_devices_of_the_game_before(phone, other, new_phone, game):
    watcher = new_phone()
    other.join(phone.share(game))
    watcher.join(phone.share(game, "watch"))
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    answer = other.start("rematch", after=game)
    assert answer.status_code == 201
    assert (answer.json["scorebook"], answer.json["role"]) == (book, "record")
    assert [one.role_in("rematch") for one in (phone, other, watcher)] == ["own", "record", "watch"]


@pytest.mark.every_database
def test_a_revoked_link_opens_the_rematch_no_more(phone, other, game):
    other.join(phone.share(game))
    phone.start("rematch", after=game)
    revoke(phone, links(phone)[0]["id"])
    assert other.role_in("rematch") is None


@pytest.mark.parametrize("after", ["strangers-game", "none"])
def test_rematch_of_a_read_only_game_is_a_game_of_its_own(phone, stranger, game, after):
    assert phone.start("rematch", after=after).json["role"] == "own"
    assert stranger.role_in("rematch") is None


@pytest.mark.parametrize("after", [5, "", "\x00"])
def test_an_earlier_game_that_is_no_id_is_refused(phone, after):
    answer = phone.start("rematch", after=after)
    assert (answer.status_code, problem(answer)) == (422, "value.text")
