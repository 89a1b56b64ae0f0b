"""Handing over: the first phone steps back."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.access import join_views
from companion.pubsub.messages import AccessRevoked
from tests.access.shared_links import expire, links, problem, rows_of_links
from tests.conftest import points


@pytest.mark.every_database
def test_handing_over_the_first_phone_steps_back(phone, other, game):
    assert other.join(phone.share(game, "own")).json["role"] == "own"
    assert (phone.role_in(game), other.role_in(game)) == ("watch", "own")
    assert other.share(game)


def test_entries_sent_after_handing_over_are_refused_by_name(phone, other, game):
    phone.write(game, 0, points("a", 1, 2))
    other.join(phone.share(game, "own"))
    answer = phone.post(
        f"/api/games/{game}/log",
        json={"after": 1, "entries": [points("a", 1, 2), points("b", 3, 4)]},
    )
    assert (answer.status_code, problem(answer)) == (422, "log.only_watches")
    assert (answer.json["stored"], answer.json["id"], answer.json["seq"]) == (["a"], "b", 1)


@pytest.mark.every_database
def test_handing_over_is_good_once(phone, other, new_phone, game):
    token = phone.share(game, "own")
    other.join(token)
    assert problem(new_phone().join(token)) == "join.unknown"
    assert problem(phone.join(token)) == "join.unknown"


@pytest.mark.every_database
@pytest.mark.parametrize("whole_book", [False, True])
def test_new_owner_alone_comes_again_by_the_same_link_as_an_answer_may_be_lost(
    phone, other, new_phone, game, whole_book
):
    token = phone.share(game, "own", whole_book=whole_book)
    assert [other.join(token).json["role"] for _ in range(2)] == ["own", "own"]
    assert [problem(one.join(token)) for one in (new_phone(), phone)] == ["join.unknown"] * 2
    assert (phone.role_in(game), other.role_in(game)) == ("watch", "own")
    assert links(other) == []


def test_former_owner_is_told_once_however_often_the_new_one_comes(phone, other, game, monkeypatch):
    (owner,) = phone.get(f"/api/games/{game}/devices").json["devices"]
    token = phone.share(game, "own")
    news = []
    monkeypatch.setattr(join_views, "publish", news.append)
    for _ in range(2):
        other.join(token)
    told = [one for one in news if isinstance(one, AccessRevoked)]
    assert told == [AccessRevoked(game, owner["id"])]


def test_new_owner_does_not_come_again_after_an_hour(phone, other, game, app):
    token = phone.share(game, "own")
    other.join(token)
    expire(app)
    assert problem(other.join(token)) == "join.unknown"


def test_game_keeps_one_link_by_which_it_was_handed_over_that_of_its_last_owner(
    phone, other, new_phone, game, app
):
    first, third = phone.share(game, "own"), new_phone()
    other.join(first)
    second = other.share(game, "own")
    third.join(second)
    assert problem(other.join(first)) == "join.unknown"
    assert third.join(second).json["role"] == "own"
    assert rows_of_links(app) == 1


def test_handing_over_to_oneself_changes_nothing(phone, other, game):
    token = phone.share(game, "own")
    assert phone.join(token).json["role"] == "own"
    assert other.join(token).json["role"] == "own"


def test_handing_over_is_good_for_an_hour(phone, game):
    phone.share(game, "own")
    lives = datetime.fromisoformat(links(phone)[0]["until"]) - datetime.now(UTC)
    assert timedelta(minutes=59) < lives <= timedelta(hours=1)


def test_device_that_stepped_back_cannot_hand_over(phone, other, new_phone, game):
    first, second = phone.share(game, "own"), phone.share(game, "own")
    other.join(first)
    assert problem(new_phone().join(second)) == "join.unknown"
    assert other.role_in(game) == "own"


@pytest.mark.every_database
def test_a_whole_scorebook_is_handed_over(phone, other, game):
    other.join(phone.share(game, "own", whole_book=True))
    phone.start("mine-again", scorebook=None)
    assert (phone.role_in(game), other.role_in(game)) == ("watch", "own")
    assert (phone.role_in("mine-again"), other.role_in("mine-again")) == ("own", None)


def test_browser_that_keeps_no_cookie_takes_over_nothing(app, phone, other, game):
    token = phone.share(game, "own", whole_book=True)
    forgetful = app.test_client(use_cookies=False)
    assert problem(forgetful.join(token)) == "join.unknown"
    assert phone.role_in(game) == "own"
    assert other.join(token).json["role"] == "own"
