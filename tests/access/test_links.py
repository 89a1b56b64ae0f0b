"""Links: who gives them out, what they open, and for how long."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.access.shared_links import dump_database, expire, links, problem, revoke, rows_of_links
from tests.conftest import points


def test_a_link_lets_another_phone_write(phone, other, game):
    answer = other.join(phone.share(game))
    assert answer.json["game"] == game
    assert answer.json["role"] == "record"
    assert other.write(game, 0, points("a", 1, 2)).status_code == 200
    assert other.role_in(game) == "record"


def test_a_link_to_watch_lets_nobody_write(phone, other, game):
    other.join(phone.share(game, "watch"))
    assert other.get(f"/api/games/{game}").status_code == 200
    refused = other.write(game, 0, points("a", 1, 2))
    assert (refused.status_code, problem(refused)) == (422, "log.only_watches")
    assert other.role_in(game) == "watch"


def test_a_link_to_one_game_opens_no_other(phone, other, game):
    phone.start("second")
    other.join(phone.share(game))
    assert other.role_in("second") is None


@pytest.mark.every_database
def test_a_link_to_the_whole_scorebook_opens_every_game_of_it(phone, other, game):
    answer = other.join(phone.share(game, whole_book=True))
    assert answer.json["game"] is None
    phone.start("later")
    assert (other.role_in(game), other.role_in("later")) == ("record", "record")


def test_a_link_is_good_for_several_phones(phone, new_phone, game):
    token = phone.share(game)
    for _ in range(3):
        assert new_phone().join(token).status_code == 200
    assert links(phone)[0]["used"] == 3


def test_a_phone_that_comes_twice_counts_once(phone, other, game):
    token = phone.share(game)
    other.join(token)
    other.join(token)
    assert links(phone)[0]["used"] == 1


@pytest.mark.every_database
def test_a_link_never_takes_away(phone, other, game):
    assert phone.join(phone.share(game, "watch")).json["role"] == "own"
    other.join(phone.share(game))
    other.join(phone.share(game, "watch"))
    other.join(phone.share(game, "watch", whole_book=True))
    assert (phone.role_in(game), other.role_in(game)) == ("own", "record")


@pytest.mark.every_database
def test_a_wider_link_takes_a_lesser_grant_with_it(phone, other, game):
    other.join(phone.share(game, "watch"))
    other.join(phone.share(game, whole_book=True))
    assert other.role_in(game) == "record"


@pytest.mark.every_database
def test_the_token_is_told_once_and_kept_nowhere(app, phone, game, settings):
    token = phone.share(game)
    assert len(token) >= 32
    assert token not in phone.get(f"/api/games/{game}/links").text
    with app.app_context():
        stored = dump_database().encode()
    assert links(phone)[0]["id"].encode() in stored
    for secret in (token.encode(), token[8:].encode()):
        assert secret not in stored
        assert [file for file in settings.data.iterdir() if secret in file.read_bytes()] == []


def test_a_link_lives_for_thirty_days(phone, game):
    phone.share(game)
    (link,) = links(phone)
    assert set(link) == {"id", "role", "whole_book", "made", "until", "used", "single"}
    lives = datetime.fromisoformat(link["until"]) - datetime.now(UTC)
    assert timedelta(days=29, hours=23) < lives <= timedelta(days=30)


@pytest.mark.every_database
def test_an_expired_link_opens_nothing(phone, other, game, app):
    token = phone.share(game)
    expire(app)
    answer = other.join(token)
    assert (answer.status_code, problem(answer)) == (404, "join.unknown")
    assert links(phone) == []


@pytest.mark.every_database
def test_making_a_link_clears_expired_ones_away(phone, game, app):
    phone.share(game)
    expire(app)
    phone.share(game, "watch")
    assert rows_of_links(app) == 1


@pytest.mark.every_database
def test_a_revoked_link_takes_back_what_it_gave(phone, new_phone, game):
    token, standing = phone.share(game), phone.share(game, "watch")
    came, watches = new_phone(), new_phone()
    came.join(token)
    watches.join(standing)
    assert revoke(phone, links(phone)[0]["id"]).status_code == 200
    assert came.role_in(game) is None
    assert came.write(game, 0, points("a", 1, 2)).status_code == 404
    assert watches.role_in(game) == "watch"
    assert problem(came.join(token)) == "join.unknown"


@pytest.mark.every_database
def test_a_revoked_link_to_the_scorebook_takes_back_every_game(phone, other, game):
    other.join(phone.share(game, whole_book=True))
    phone.start("second")
    revoke(phone, links(phone)[0]["id"])
    assert (other.role_in(game), other.role_in("second")) == (None, None)


def test_only_an_owner_makes_sees_and_revokes_links(phone, other, game):
    other.join(phone.share(game))
    wish = {"role": "watch"}
    assert other.post(f"/api/games/{game}/links", json=wish).status_code == 404
    assert other.get(f"/api/games/{game}/links").status_code == 404
    assert revoke(other, links(phone)[0]["id"]).status_code == 404
    assert len(links(phone)) == 1


def test_owner_of_one_game_cannot_share_the_scorebook(phone, other, game):
    phone.share(game, whole_book=True)
    other.join(phone.share(game, "own"))
    wish = {"role": "record", "whole_book": True}
    assert other.post(f"/api/games/{game}/links", json=wish).status_code == 404
    assert links(other) == []


def test_a_link_of_another_game_is_not_revoked_here(phone, game):
    phone.start("second")
    phone.share("second")
    (link,) = links(phone, "second")
    assert revoke(phone, link["id"]).status_code == 404
    assert revoke(phone, "none").status_code == 404


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"role": "king"},
        {"role": 3},
        {"role": "record", "whole_book": 1},
        {"role": "own", "x": 1},
    ],
)
def test_a_link_good_for_nothing_known_is_400(phone, game, wish):
    answer = phone.post(f"/api/games/{game}/links", json=wish)
    assert (answer.status_code, problem(answer)) == (400, "api.link")


def test_links_of_one_game_are_bounded(phone, game):
    for _ in range(50):
        phone.share(game)
    answer = phone.post(f"/api/games/{game}/links", json={"role": "record"})
    assert (answer.status_code, problem(answer)) == (422, "links.too_many")


@pytest.mark.every_database
def test_an_erased_game_takes_its_links_with_it(phone, other, game, app):
    from companion.games.delete import erase

    token = phone.share(game)
    with app.app_context():
        erase(game)
    assert problem(other.join(token)) == "join.unknown"
