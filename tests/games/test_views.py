"""Starting a game, and finding it again."""

import pytest

from tests.conftest import points


def problem(answer) -> dict:
    return answer.json["problem"]


@pytest.mark.every_database
def test_a_new_game_is_there_with_every_option_written_out(phone):
    answer = phone.start("g1")
    assert answer.status_code == 201
    assert answer.json["seq"] == 0
    file = phone.get("/api/games/g1").json["file"]
    assert file["options"] == {"target": None, "rounds": None, "wins": "high"}
    assert file["log"] == []
    assert file["id"] == "g1"


@pytest.mark.every_database
def test_repeated_start_of_the_same_game_is_confirmed(phone):
    first = phone.start("g1")
    again = phone.start("g1")
    assert (again.status_code, again.json) == (200, first.json)


def test_another_game_under_the_same_id_is_refused(phone):
    phone.start("g1")
    answer = phone.start("g1", seats=[{"name": "Cy"}])
    assert answer.status_code == 422
    assert problem(answer)["code"] == "log.id_taken"


@pytest.mark.every_database
def test_id_of_a_strangers_game_is_not_found(phone, stranger):
    phone.start("g1")
    assert stranger.start("g1").status_code == 404


@pytest.mark.every_database
def test_the_list_has_the_game_written_to_last_first(phone):
    phone.start("g1")
    phone.start("g2")
    phone.write("g1", 0, points("a", 1, 2))
    games = phone.get("/api/games").json["games"]
    assert [game["id"] for game in games] == ["g1", "g2"]
    assert games[0]["seq"] == 1
    assert games[0]["seats"] == [{"name": "Ada"}, {"name": "Ben"}]
    assert set(games[0]) == {
        "id", "game", "scorebook", "seats", "started", "touched", "seq", "epoch", "role", "by",
        "proof",
    }  # fmt: skip


def test_the_list_shows_names_as_they_were_corrected(phone):
    phone.start("g1")
    seats = [{"name": "Ida"}, {"name": "Ben"}]
    correction = {"of": "setup", "entry": {"seats": seats}}
    phone.write("g1", 0, {"id": "a", "type": "amend", "changes": [correction]})
    assert phone.get("/api/games").json["games"][0]["seats"] == seats


def test_the_list_of_a_stranger_does_not_have_it(phone, stranger):
    phone.start("g1")
    assert [game["id"] for game in stranger.get("/api/games").json["games"]] == ["strangers-game"]


@pytest.mark.every_database
def test_the_whole_game_has_its_log(phone):
    phone.start("g1", started="2026-11-20T19:30:00Z")
    phone.write("g1", 0, points("a", 1, 2))
    whole = phone.get("/api/games/g1").json
    assert whole["seq"] == 1
    assert whole["file"]["log"] == [points("a", 1, 2)]
    assert whole["file"]["started"] == "2026-11-20T19:30:00Z"


@pytest.mark.every_database
def test_games_of_one_phone_lie_in_one_scorebook(phone):
    books = {phone.start(game).json["scorebook"] for game in ("g1", "g2")}
    assert len(books) == 1


def test_the_phone_may_name_the_scorebook(phone):
    assert phone.start("g1", scorebook="book").json["scorebook"] == "book"
    assert phone.start("g2", scorebook="book").json["scorebook"] == "book"


def test_phone_cannot_start_a_game_in_a_strangers_scorebook(phone, stranger):
    phone.start("g1", scorebook="book")
    assert stranger.start("g2", scorebook="book").status_code == 404
    assert stranger.get("/api/games/g2").status_code == 404


@pytest.mark.parametrize(
    ("changes", "at", "code"),
    [
        ({"game": "chess"}, ["game"], "value.choice"),
        ({"seats": []}, ["seats"], "seats.count"),
        ({"seats": [{"name": ""}]}, ["seats", 0, "name"], "value.text"),
        ({"seats": [{"name": "\ud800"}]}, ["seats", 0, "name"], "value.text"),
        ({"options": {"target": "300"}}, ["options", "target"], "value.type"),
        ({"options": {"goal": 300}}, ["options", "goal"], "value.unknown_key"),
        ({"id": "g2"}, ["id"], "value.choice"),
        ({"log": []}, ["log"], "value.unknown_key"),
        ({"format": "companion/2"}, ["format"], "format.unknown"),
        ({"scorebook": 5}, ["scorebook"], "value.text"),
        ({"scorebook": ""}, ["scorebook"], "value.text"),
        ({"colour": "red"}, ["colour"], "value.unknown_key"),
    ],
)
def test_a_game_that_cannot_be_is_refused_at_the_place(phone, changes, at, code):
    answer = phone.start("g1", **changes)
    assert answer.status_code == 422
    assert (problem(answer)["entry"], problem(answer)["at"]) == (0, at)
    assert problem(answer)["code"] == code
    assert phone.get("/api/games/g1").status_code == 404


@pytest.mark.every_database
def test_an_option_learnt_since_does_not_make_it_another_game(phone, app):
    phone.start("g1")
    with app.app_context():
        forget_option("g1", "wins")
    assert phone.start("g1").status_code == 200


def forget_option(game: str, option: str) -> None:
    """Leave the stored game as an engine wrote it that did not know the option yet."""
    from companion.db.transactions import writes
    from companion.models.games import Game

    @writes
    def forget(session):
        result = session.get_one(Game, game)
        options = {key: value for key, value in result.file["options"].items() if key != option}
        result.file = {**result.file, "options": options}

    forget()


@pytest.mark.every_database
def test_a_phone_is_told_of_the_newest_games_and_that_there_are_more(phone, monkeypatch):
    from companion.access import games

    monkeypatch.setattr(games, "MAX_LISTED_GAMES", 2)
    for game in ("g1", "g2"):
        phone.start(game)
    assert phone.get("/api/games").json["more"] is False
    phone.start("g3")
    for game in ("g3", "g1"):
        phone.write(game, 0, points("a", 1, 2))
    payload = phone.get("/api/games").json
    assert ([game["id"] for game in payload["games"]], payload["more"]) == (["g1", "g3"], True)
    assert phone.get("/api/games/g2").status_code == 200


def test_game_is_owned_by_whoever_may_write_into_the_scorebook_and_begins_it(phone, new_phone):
    phone.start("before")
    book = phone.get("/api/games").json["games"][0]["scorebook"]
    guest, member = new_phone(), new_phone()
    guest.join(phone.share("before"))
    member.join(phone.share("before", whole_book=True))
    assert guest.start("after", scorebook=book).status_code == 404
    assert member.start("after", scorebook=book).status_code == 201
    assert member.role_in("after") == "own"
    assert phone.role_in("after") == "own"
