"""A game begun by mistake is thrown away from its sheet."""

import pytest

from companion.games import views
from companion.models.games import Game
from tests.conftest import points


def throw_away(phone, game: str = "ours"):
    return phone.delete(f"/api/games/{game}", json={})


def listed(phone) -> list[str]:
    return [game["id"] for game in phone.get("/api/games").json["games"]]


@pytest.mark.every_database
def test_game_without_rounds_is_thrown_away_and_can_be_brought_back(phone):
    phone.start("ours")
    answer = throw_away(phone)
    assert (answer.status_code, answer.json) == (200, {"games": 1})
    assert listed(phone) == []
    assert throw_away(phone).status_code == 410
    assert "ours" in phone.get("/history/thrown-away").text


def test_game_with_a_round_stays(phone):
    phone.start("ours")
    phone.write("ours", 0, points("a", 1, 2))
    answer = throw_away(phone)
    assert (answer.status_code, answer.json["problem"]["code"]) == (422, "log.has_rounds")
    assert listed(phone) == ["ours"]


@pytest.mark.every_database
def test_game_whose_first_round_comes_meanwhile_stays(phone, monkeypatch):
    phone.start("ours")
    find = views.game_for_owner

    def find_and_write(game: str) -> Game:
        row = find(game)
        assert phone.write(game, 0, points("a", 1, 2)).status_code == 200
        return row

    monkeypatch.setattr(views, "game_for_owner", find_and_write)
    answer = throw_away(phone)
    assert (answer.status_code, answer.json["problem"]["code"]) == (422, "log.has_rounds")
    assert listed(phone) == ["ours"]


def test_guest_who_records_throws_nothing_away(phone, new_phone):
    phone.start("ours")
    guest = new_phone()
    guest.join(phone.share("ours"))
    assert throw_away(guest).status_code == 404
    assert listed(phone) == ["ours"]
