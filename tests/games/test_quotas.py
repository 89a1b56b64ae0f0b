"""Games begun on a server whose host bounds them: by guests only, so many a day, so many MB."""

import pytest

from companion.core.limits import HostBounds
from tests.transfer.file_pages import post, send
from tests.transfer.small_scorebook import book, raw


@pytest.fixture
def phones(own_app):
    return own_app.test_client


def problem(answer) -> tuple[int, str]:
    return answer.status_code, answer.json["problem"]["code"]


@pytest.mark.every_database
def test_only_those_who_are_let_in_begin_games_where_the_host_says_so(own_app, phones):
    owner, guest, stranger = phones(), phones(), phones()
    owner.start("g1")
    own_app.config["HOST_BOUNDS"] = HostBounds(invite_only=True)
    assert problem(stranger.start("g2")) == (422, "new.invite_only")
    stranger.join(owner.share("g1", "watch"))
    assert problem(stranger.start("g2")) == (422, "new.invite_only")
    guest.join(owner.share("g1", "record"))
    assert guest.start("g3").status_code == 201
    assert owner.start("g4").status_code == 201


def test_import_begins_no_scorebook_where_only_guests_do(own_app, phones):
    own_app.config["HOST_BOUNDS"] = HostBounds(invite_only=True)
    phone = phones()
    answer = post(phone, send(phone, raw(book())).location)
    assert answer.status_code == 422
    assert "games are begun by those who have been let in" in answer.text


@pytest.mark.every_database
def test_full_server_begins_no_game_and_goes_on_with_those_there_are(own_app, phones):
    phone = phones()
    phone.start("g1")
    own_app.config["HOST_BOUNDS"] = HostBounds(quota_mb=1_000)
    assert phone.start("g2").status_code == 201
    own_app.config["HOST_BOUNDS"] = HostBounds(quota_mb=0)
    assert problem(phone.start("g3")) == (422, "new.full")
    assert phone.get("/api/games/g1").status_code == 200
    assert phone.write("g1", 0, {"id": "end", "type": "finish"}).status_code == 200


def test_an_address_begins_so_many_games_a_day(own_app, phones):
    own_app.config["GAMES_PER_ADDRESS"] = 2
    first, other = phones(), phones()
    assert [first.start("g1").status_code, other.start("g2").status_code] == [201, 201]
    assert problem(other.start("g3")) == (429, "api.too_many")


def test_number_of_games_of_an_address_is_not_bounded_by_itself(phones):
    phone = phones()
    assert {phone.start(f"g{number}").status_code for number in range(40)} == {201}
