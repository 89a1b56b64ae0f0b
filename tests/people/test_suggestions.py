"""Whom the list of games offers for the next one."""

import pytest

from companion.people import store as people
from companion.people.edit import PersonEdit, edit_person
from companion.people.suggestions import MAX_SUGGESTIONS


def seats(*names: str) -> list[dict]:
    return [{"name": name} for name in names]


def list_suggestions(phone) -> dict:
    return phone.get("/api/games").json["people"]


def names(phone) -> list[str]:
    return [person["name"] for person in list_suggestions(phone)["people"]]


@pytest.fixture
def book(phone) -> str:
    started = "2026-11-19T20:00:00Z"
    return phone.start("g1", seats=seats("Ada", "Ben"), started=started).json["scorebook"]


@pytest.fixture
def edited(book, app):
    """Show somebody otherwise."""

    def edit(name: str, /, **changes) -> None:
        with app.app_context():
            match = next(one for one in people.list_people(book) if one.name == name)
            look = {"name": name, "color": None, "mark": None, "retired": False} | changes
            assert edit_person(book, match.id, PersonEdit(**look))

    return edit


def test_player_of_the_latest_game_is_suggested_first(phone, book):
    assert names(phone) == ["Ada", "Ben"]
    phone.start("g2", seats=[{"name": "Cy"}, {"name": "Ben", "color": "red"}])
    assert names(phone)[2] == "Ada"
    assert list_suggestions(phone)["hidden"] == []
    ben = next(one for one in list_suggestions(phone)["people"] if one["name"] == "Ben")
    assert set(ben) == {"name", "color", "last"}
    assert ben["color"] == "red"


def test_suggestions_of_one_game_stand_by_their_letters_whatever_the_accents(phone):
    phone.start("g1", seats=seats("Öznur", "Fatima", "Élodie", "Otto"))
    assert names(phone) == ["Élodie", "Fatima", "Otto", "Öznur"]


def test_the_retired_are_not_offered(phone, book, edited):
    edited("Ada", retired=True)
    assert names(phone) == ["Ben"]
    assert list_suggestions(phone)["hidden"] == ["ada"]


def test_a_name_of_before_is_not_offered(phone, book, edited):
    edited("Ada", name="Ida", color="blue")
    assert names(phone) == ["Ben", "Ida"]
    assert list_suggestions(phone)["hidden"] == ["ada"]
    edited("Ida", name="Ada")
    assert list_suggestions(phone)["hidden"] == ["ida"]


@pytest.mark.every_database
def test_a_guest_of_the_whole_scorebook_is_offered_its_people(phone, book, new_phone):
    recorder, watcher, player = new_phone(), new_phone(), new_phone()
    recorder.join(phone.share("g1", "record", whole_book=True))
    watcher.join(phone.share("g1", "watch", whole_book=True))
    player.join(phone.share("g1", "record"))
    assert [names(each) for each in (recorder, watcher, player)] == [["Ada", "Ben"], [], []]


def test_the_same_name_in_two_scorebooks_is_offered_once(phone, book, new_phone):
    recorder = new_phone()
    recorder.join(phone.share("g1", "record", whole_book=True))
    recorder.start("g2", seats=seats("ADA", "Eve"))
    assert sorted(names(recorder)) == ["ADA", "Ben", "Eve"]


def test_a_stranger_is_offered_his_own(phone, book, stranger):
    assert list_suggestions(stranger)["people"] == [
        {"name": name, "color": None, "last": stranger_began(stranger)} for name in ("Ada", "Ben")
    ]


def stranger_began(stranger) -> str:
    (game,) = stranger.get("/api/games").json["games"]
    return game["started"]


def test_suggestions_are_limited_in_number(phone):
    for table in range(4):
        phone.start(f"g{table}", seats=seats(*(f"{table} {seat}" for seat in range(12))))
    assert len(names(phone)) == MAX_SUGGESTIONS
    assert list_suggestions(phone)["hidden"] == []
