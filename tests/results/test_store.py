"""Whose result a game is: while it runs, at its end, taken back, corrected, on which evening."""

import pytest

from companion.core.rules import Json
from companion.db.transactions import writes
from companion.games.create import NewGameRequest, create_game
from companion.log import store as sync
from companion.log.stored import load_fold
from companion.models.games import Game
from companion.results import store as results
from companion.results.stats import seat_results
from tests.conftest import points, tally
from tests.results.stored_results import load_results, names, result_row

pytestmark = pytest.mark.usefixtures("app_context")


def begin(**changes) -> None:
    file = tally(id="g1", **changes)
    file["options"] = {"target": None, "rounds": 2, "wins": "high"} | file["options"]
    create_game("device", NewGameRequest(file, "book"))


def write(*entries: Json) -> None:
    """Append to the only game there is."""
    ((game, _),) = load_results("book")
    assert sync.append("g1", "device", game.seq, list(entries)).problem is None


def rows() -> list[tuple]:
    people = names("book")
    ((_, result),) = load_results("book")
    return [result_row(row, people) for row in result]


RUNNING = [("ada", False), ("ben", False)]


def test_a_game_that_runs_is_nobodys_result():
    begin()
    write(points("a", 5, 3))
    assert rows() == RUNNING


@pytest.mark.every_database
def test_the_end_taken_back_takes_the_result_back():
    begin()
    write(points("a", 5, 3), points("b", 5, 3))
    assert rows() == [("ada", True, 10, 1, True, False), ("ben", True, 6, 2, False, False)]
    write({"id": "c", "type": "undo", "of": "b"})
    assert rows() == RUNNING


def test_a_correction_after_the_end_turns_the_result():
    begin()
    write(points("a", 5, 3), points("b", 5, 3))
    write({"id": "c", "type": "amend", "changes": [{"of": "a", "entry": points("a", 1, 9)}]})
    assert rows() == [("ada", True, 6, 2, False, False), ("ben", True, 12, 1, True, False)]


def test_stored_results_leave_the_log_and_its_number():
    begin()
    write(points("a", 5, 3), points("b", 5, 3))
    log, stored = sync.read_log("g1", 0), rows()

    @writes
    def delete_and_store(session):
        game = session.get_one(Game, "g1")
        fold = load_fold(session, game)
        results.delete_results(session, game)
        results.save_results(session, game, fold, fold.answer())
        results.replace_results(session, game, [])
        results.replace_results(session, game, seat_results(fold, fold.answer()))

    delete_and_store()
    assert rows() == stored
    assert sync.read_log("g1", 0) == log
    assert (log.seq, [entry["id"] for entry in log.entries]) == (2, ["a", "b"])


@pytest.mark.every_database
def test_another_name_after_the_end_gives_the_result_to_another():
    begin()
    write(points("a", 5, 3), points("b", 5, 3))
    seats = [{"name": "Eve"}, {"name": "Ben"}]
    write({"id": "c", "type": "amend", "changes": [{"of": "setup", "entry": {"seats": seats}}]})
    assert [row[0] for row in rows()] == ["eve", "ben"]
    assert sorted(names("book").values()) == ["ben", "eve"]


def test_a_shared_win_is_said_to_be_shared():
    begin()
    write(points("a", 5, 5), points("b", 5, 5))
    assert [row[3:] for row in rows()] == [(1, True, True), (1, True, True)]


def test_game_stopped_before_it_began_leaves_no_result():
    begin()
    write({"id": "end", "type": "finish"})
    assert rows() == RUNNING


def test_player_alone_beats_nobody():
    begin(seats=[{"name": "Ada"}])
    write(points("a", 5), points("b", 5))
    assert rows() == [("ada", True, 10, 1, False, False)]


def test_a_result_is_of_the_evening_it_was_played_on():
    begin(started="2026-11-20T18:00:00Z")
    last = points("b", 5, 3) | {"at": "2026-11-20T21:30:00+01:00"}
    write(points("a", 5, 3), last)
    amend = {"id": "c", "type": "amend", "changes": [{"of": "a", "entry": points("a", 6, 3)}]}
    write(amend | {"at": "2026-11-21T09:00:00Z"})
    ((game, (row, _)),) = load_results("book")
    assert (game.started, row.started) == ("2026-11-20T18:00:00.000Z",) * 2
    assert row.finished == "2026-11-20T20:30:00.000Z"


@pytest.mark.parametrize("at", ["9999-12-31T00:00:00Z", "soon", "0001-01-01T00:00:00+14:00"])
def test_a_clock_that_cannot_be_right_is_not_believed(at):
    begin(started=at)
    write(points("a", 5, 3), points("b", 5, 3) | {"at": at})
    ((game, (row, _)),) = load_results("book")
    assert game.started <= game.touched
    assert game.started <= row.finished <= game.touched
