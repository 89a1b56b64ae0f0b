"""What is noted beside a log is what its fold says, whatever was written, corrected, taken back."""

import uuid
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.names import name_key
from companion.core.rules import GameFold, Json, fold_stored
from companion.games.create import NewGameRequest, create_game
from companion.log import store as sync
from companion.log.store import read_log
from companion.maintenance.migrate import migrate, migrations
from companion.models.games import Game
from companion.results.stats import standings
from tests.engine.random_logs import corrected, legal_file, live_file
from tests.results.stored_results import load_results, names, result_row

pytestmark = pytest.mark.usefixtures("app_context")

SAME_APP = HealthCheck.function_scoped_fixture
SEEDS = st.lists(st.integers(0, 10**9), min_size=1, max_size=3)
ONE_APP = settings(max_examples=40, deadline=None, suppress_health_check=[SAME_APP])


def play(seed: int, book: str) -> None:
    """Start a random game and write its log, in batches; what is not legal of it is refused."""
    rnd = Random(seed)
    file = corrected(rnd, (legal_file if rnd.random() < 0.7 else live_file)(rnd))
    log = [{"id": f"#{number}", **entry} for number, entry in enumerate(file.pop("log"), 1)]
    file["id"] = str(uuid.uuid4())
    assert create_game("device", NewGameRequest(file, book))
    reached = 0
    for at in range(0, len(log), 3):
        reached = sync.append(file["id"], "device", reached, log[at : at + 3]).seq


def fold_of(game: Game) -> GameFold:
    return fold_stored({**game.file, "log": read_log(game.id, 0).entries})


def expected_rows(answer: Json) -> list[tuple]:
    """Return what the rows of a game say, worked out anew from its sheet."""
    sheet = answer["sheet"]
    played = sheet["over"] and bool(sheet["rounds"])
    rows = []
    for seat, sits in enumerate(answer["setup"]["seats"]):
        row = [name_key(sits["name"]), played]
        if played:
            won = sheet["ranks"][seat] == 1 and len(sheet["ranks"]) > 1
            shared = won and sheet["ranks"].count(1) > 1
            row += [sheet["totals"][seat], sheet["ranks"][seat], won, shared]
        rows.append(tuple(row))
    return rows


@pytest.mark.long
@ONE_APP
@given(SEEDS)
def test_stored_results_agree_with_the_fold(seeds):
    book = str(uuid.uuid4())
    for seed in seeds:
        play(seed, book)
    people = names(book)
    for game, rows in load_results(book):
        fold = fold_of(game)
        answer = fold.answer()
        assert game.seats == answer["setup"]["seats"]
        assert game.over == answer["sheet"]["over"]
        assert game.standings == standings(answer)
        assert [result_row(row, people) for row in rows] == expected_rows(answer)
        counts = [row.counts for row in rows if row.finished]
        assert counts == (fold.counts() if counts else [])


def load_all_results(book: str) -> list[tuple]:
    """All that is noted about the games of a scorebook, people by their names."""
    people = names(book)
    return sorted(
        (
            (game.id, game.kind, game.seats, game.over, game.standings, game.started),
            [
                (*result_row(row, people), row.finished, row.low, row.counts, row.started)
                for row in rows
            ],
        )
        for game, rows in load_results(book)
    )


@pytest.mark.long
@pytest.mark.every_database
def test_the_migration_notes_the_same_of_games_that_were_there_before(app):
    for seed in range(25):
        play(seed, "book")
    before, people = load_all_results("book"), sorted(names("book").values())
    migrations(app).downgrade(revision="0003")
    migrate(app)
    assert load_all_results("book") == before
    assert sorted(names("book").values()) == people
