"""A game thrown away: gone for everybody who may see it, nothing to learn for others, and back."""

import pytest

from companion.games import delete as erasing
from tests.conftest import points

A, B = points("a", 1, 2), points("b", 3, 4)


@pytest.fixture
def book(phone) -> str:
    """Return a scorebook with a game in it."""
    started = phone.start("g1").json
    phone.write("g1", 0, A)
    return started["scorebook"]


@pytest.fixture
def thrown(phone, book, app):
    with app.app_context():
        assert erasing.soft_delete(book, "g1")
    return phone


def calls(phone) -> list[int]:
    answers = (
        phone.get("/api/games/g1"),
        phone.start("g1"),
        phone.get("/api/games/g1/log"),
        phone.write("g1", 1, B),
        phone.get("/api/games/g1/links"),
        phone.get("/api/games/g1/devices"),
    )
    return [answer.status_code for answer in answers]


def listed(phone) -> list[str]:
    return [game["id"] for game in phone.get("/api/games").json["games"]]


@pytest.mark.parametrize("role", ["watch", "record", "own"])
@pytest.mark.parametrize("whole_book", [False, True])
def test_deleted_game_is_gone_for_every_device_of_it(phone, new_phone, book, app, role, whole_book):
    guest = new_phone()
    guest.join(phone.share("g1", role, whole_book))
    assert listed(guest) == ["g1"]
    with app.app_context():
        erasing.soft_delete(book, "g1")
    for each in (phone, guest):
        assert set(calls(each)) == {410}
        assert listed(each) == []


def test_strangers_learn_nothing_of_a_deleted_game(thrown, stranger):
    assert set(calls(stranger)) == {404}


@pytest.mark.every_database
def test_undeleted_game_is_as_it_was(thrown, book, app):
    with app.app_context():
        assert erasing.undelete(book, "g1")
    assert listed(thrown) == ["g1"]
    assert thrown.get("/api/games/g1/log").json["entries"] == [A]
    assert thrown.write("g1", 1, B).status_code == 200


def test_recorder_cannot_write_into_a_deleted_game(thrown, book, app):
    assert thrown.write("g1", 1, B).status_code == 410
    with app.app_context():
        erasing.undelete(book, "g1")
    assert thrown.get("/api/games/g1/log").json["entries"] == [A]


def test_link_to_a_deleted_game_opens_nothing_until_the_game_is_back(phone, new_phone, book, app):
    guest, token = new_phone(), phone.share("g1")
    with app.app_context():
        erasing.soft_delete(book, "g1")
    guest.join(token)
    assert listed(guest) == []
    with app.app_context():
        erasing.undelete(book, "g1")
    assert listed(guest) == ["g1"]


@pytest.mark.every_database
def test_erased_scorebook_is_gone_for_all_its_devices(phone, new_phone, book, app):
    guest = new_phone()
    guest.join(phone.share("g1", whole_book=True))
    with app.app_context():
        assert erasing.erase_scorebook(book) == ["g1"]
    for each in (phone, guest):
        assert set(calls(each)) <= {404, 410}
        assert each.get("/api/games/g1").status_code == 410
        assert listed(each) == []
    assert phone.start("g2").status_code == 201
