"""A game that was erased on purpose: gone for those who know it, and it does not come back."""

import pytest

from tests.conftest import points


@pytest.fixture
def erased(phone, app):
    """Return a phone whose game was erased on another."""
    from companion.games.delete import erase

    phone.start("g1")
    phone.write("g1", 0, points("a", 1, 2))
    phone.start("g2")
    phone.write("g2", 0, points("b", 3, 4))
    with app.app_context():
        erase("g1")
    return phone


@pytest.mark.every_database
def test_calls_about_an_erased_game_answer_gone(erased):
    answers = [
        erased.get("/api/games/g1"),
        erased.start("g1"),
        erased.get("/api/games/g1/log"),
        erased.write("g1", 1, points("c", 5, 6)),
    ]
    assert [answer.status_code for answer in answers] == [410] * len(answers)
    assert answers[0].json["problem"]["code"] == "http.410"


def test_erased_game_leaves_only_a_hash(erased, settings):
    assert [game["id"] for game in erased.get("/api/games").json["games"]] == ["g2"]
    file = settings.database.with_name("copy.sqlite")
    import pysqlite3.dbapi2 as sqlite

    with sqlite.connect(settings.database) as database:
        database.execute("VACUUM INTO ?", (str(file),))
    assert b"g1" not in file.read_bytes()


def test_erasing_a_game_leaves_other_games_unchanged(erased):
    assert erased.get("/api/games/g2/log").json["entries"] == [points("b", 3, 4)]
    assert erased.write("g2", 1, points("c", 5, 6)).status_code == 200


def test_a_game_that_never_was_is_not_gone(erased):
    assert erased.get("/api/games/g3").status_code == 404
