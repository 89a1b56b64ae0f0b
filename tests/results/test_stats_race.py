"""On PostgreSQL, where transactions run side by side: a game ends while statistics are stored."""

from concurrent.futures import Future, ThreadPoolExecutor

import psycopg
import pytest
from sqlalchemy import event

from companion.models import db
from companion.people import store as people
from tests.conftest import settings_in
from tests.held_commits import SECONDS, WAITING
from tests.results.evenings import BOOK, play
from tests.waiting import wait_until

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture
def settings(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


def figures(name: str) -> tuple[int, int]:
    match = next(one for one in people.list_people(BOOK) if one.name == name)
    return match.played, match.won


def test_game_that_ends_while_statistics_are_stored_is_in_them(app, settings):
    play({"Ada": 5, "Ben": 3}, day=1)
    played: list[Future] = []

    def play_again() -> None:
        with app.app_context():
            play({"Ada": 7, "Ben": 1}, day=2)

    def before_statement(_connection: object, _cursor: object, text: str, *_: object) -> None:
        if text.startswith("UPDATE figures") and not played:
            played.append(threads.submit(play_again))
            wait_until(lambda: played[0].done() or is_waited_for(), "the game ends or waits")

    def is_waited_for() -> bool:
        return other.execute(WAITING).fetchone() is not None

    address = settings.postgresql.replace("+psycopg", "")
    with ThreadPoolExecutor(1) as threads, psycopg.connect(address, autocommit=True) as other:
        event.listen(db.engine, "before_cursor_execute", before_statement)
        try:
            people.list_people(BOOK)
        finally:
            event.remove(db.engine, "before_cursor_execute", before_statement)
        played[0].result(SECONDS)
    assert (figures("Ada"), figures("Ben")) == ((2, 2), (2, 0))
