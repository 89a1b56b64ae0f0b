"""What is noted beside a log is what its fold says, whatever was written, corrected, taken back."""

import uuid
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from companion.matches import store as matches
from companion.matches.models import Game
from companion.matches.store import Beginning
from companion.migrating import migrations
from companion.people.folding import folded
from companion.results.models import Result
from companion.results.standings import standings
from companion.rules import Fold, Json, opened
from companion.scorebooks.models import Player
from companion.sync import store as sync
from companion.transactions import reads
from tests.conftest import points, tally
from tests.engine.random_logs import corrected, legal_file, live_file

SAME_APP = HealthCheck.function_scoped_fixture
SEEDS = st.lists(st.integers(0, 10**9), min_size=1, max_size=3)
ONE_APP = settings(max_examples=40, deadline=None, suppress_health_check=[SAME_APP])


@pytest.fixture(autouse=True)
def inside(app):
    with app.app_context():
        yield


def play(seed: int, book: str) -> None:
    """Start a random game and write its log, in batches; what is not legal of it is refused."""
    rnd = Random(seed)
    file = corrected(rnd, (legal_file if rnd.random() < 0.7 else live_file)(rnd))
    log = [{"id": f"#{number}", **entry} for number, entry in enumerate(file.pop("log"), 1)]
    file["id"] = str(uuid.uuid4())
    assert matches.start("device", Beginning(file, book))
    reached = 0
    for at in range(0, len(log), 3):
        reached = sync.append(file["id"], "device", reached, log[at : at + 3]).seq


@reads
def stored(session, book: str) -> list[tuple[Game, list[Result]]]:
    """Every game of a scorebook with its rows, by seat."""
    games = session.scalars(select(Game).where(Game.scorebook == book)).all()
    rows = select(Result).order_by(Result.seat)
    return [(game, session.scalars(rows.where(Result.game == game.id)).all()) for game in games]


@reads
def names(session, book: str) -> dict[str, str]:
    found = session.scalars(select(Player).where(Player.scorebook == book))
    return {player.id: folded(player.name) for player in found}


def fold_of(game: Game) -> Fold:
    return opened({**game.file, "log": sync.pull(game.id, 0).entries})


def expected_rows(answer: Json) -> list[tuple]:
    """What the rows of a game say, worked out anew from its sheet."""
    sheet = answer["sheet"]
    played = sheet["over"] and bool(sheet["rounds"])
    rows = []
    for seat, sits in enumerate(answer["setup"]["seats"]):
        row = [folded(sits["name"]), played]
        if played:
            won = sheet["ranks"][seat] == 1 and len(sheet["ranks"]) > 1
            shared = won and sheet["ranks"].count(1) > 1
            row += [sheet["totals"][seat], sheet["ranks"][seat], won, shared]
        rows.append(tuple(row))
    return rows


def told(row: Result, people: dict[str, str]) -> tuple:
    played = row.finished is not None
    result = (row.total, row.rank, row.won, row.shared) if played else ()
    return (people[row.player], played, *result)


@ONE_APP
@given(SEEDS)
def test_what_is_noted_is_what_the_fold_says(seeds):
    book = str(uuid.uuid4())
    for seed in seeds:
        play(seed, book)
    people = names(book)
    for game, rows in stored(book):
        fold = fold_of(game)
        answer = fold.answer()
        assert game.seats == answer["setup"]["seats"]
        assert game.over == answer["sheet"]["over"]
        assert game.standings == standings(answer["sheet"])
        assert [told(row, people) for row in rows] == expected_rows(answer)
        counts = [row.counts for row in rows if row.finished]
        assert counts == (fold.counts() if counts else [])


def noted(book: str) -> list[tuple]:
    """All that is noted about the games of a scorebook, people by their names."""
    people = names(book)
    return sorted(
        (
            (game.id, game.kind, game.seats, game.over, game.standings, game.started),
            [(*told(row, people), row.finished, row.low, row.counts, row.started) for row in rows],
        )
        for game, rows in stored(book)
    )


@pytest.mark.every_database
def test_the_migration_notes_the_same_of_games_that_were_there_before(app):
    for seed in range(25):
        play(seed, "book")
    before, people = noted("book"), sorted(names("book").values())
    migrating = migrations(app)
    migrating.downgrade(revision="0003")
    migrating.upgrade()
    assert noted("book") == before
    assert sorted(names("book").values()) == people


def begin(**changes) -> None:
    file = tally(id="g1", **changes)
    file["options"] = {"target": None, "rounds": 2, "wins": "high"} | file["options"]
    matches.start("device", Beginning(file, "book"))


def write(*entries: Json) -> None:
    """Append to the only game there is."""
    ((game, _),) = stored("book")
    assert sync.append("g1", "device", game.seq, list(entries)).problem is None


def rows() -> list[tuple]:
    people = names("book")
    ((_, found),) = stored("book")
    return [told(row, people) for row in found]


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


def test_a_game_stopped_before_it_began_is_nobodys_result():
    begin()
    write({"id": "end", "type": "finish"})
    assert rows() == RUNNING


def test_who_plays_alone_beats_nobody():
    begin(seats=[{"name": "Ada"}])
    write(points("a", 5), points("b", 5))
    assert rows() == [("ada", True, 10, 1, False, False)]


def test_a_result_is_of_the_evening_it_was_played_on():
    begin(started="2026-11-20T18:00:00Z")
    last = points("b", 5, 3) | {"at": "2026-11-20T21:30:00+01:00"}
    write(points("a", 5, 3), last)
    amend = {"id": "c", "type": "amend", "changes": [{"of": "a", "entry": points("a", 6, 3)}]}
    write(amend | {"at": "2026-11-21T09:00:00Z"})
    ((game, (row, _)),) = stored("book")
    assert (game.started, row.started) == ("2026-11-20T18:00:00.000Z",) * 2
    assert row.finished == "2026-11-20T20:30:00.000Z"


@pytest.mark.parametrize("at", ["9999-12-31T00:00:00Z", "soon", "0001-01-01T00:00:00+14:00"])
def test_a_clock_that_cannot_be_right_is_not_believed(at):
    begin(started=at)
    write(points("a", 5, 3), points("b", 5, 3) | {"at": at})
    ((game, (row, _)),) = stored("book")
    assert game.started <= game.touched
    assert game.started <= row.finished <= game.touched
