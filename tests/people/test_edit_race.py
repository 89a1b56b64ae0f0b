"""On PostgreSQL, where transactions run side by side: somebody is merged while a game ends."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import Connection, event

from companion.access import scorebooks
from companion.core.limits import HostBounds
from companion.db.transactions import writes
from companion.maintenance.doctor import findings
from companion.models import db
from companion.people import store as people
from companion.people.edit import add_person, merge_people, unmerge_person
from tests.conftest import points, settings_in
from tests.results.evenings import BOOK, begin, moment, person, write
from tests.waiting import wait_until

pytestmark = pytest.mark.usefixtures("app_context")

SECONDS = 20
"""After which a test has failed; nothing here takes as long."""
WAITING = """SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0"""


@pytest.fixture
def settings(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


@pytest.fixture
def beside(app, settings) -> Iterator[Callable[..., Future]]:
    """Call a function in another thread, so in a transaction beside others."""

    def call(function, *args):
        with app.app_context():
            return function(*args)

    with ThreadPoolExecutor(2) as threads:
        yield lambda *call_args: threads.submit(call, *call_args)


@pytest.fixture
def other(settings) -> Iterator[psycopg.Connection]:
    address = settings.postgresql.replace("+psycopg", "")
    with psycopg.connect(address, autocommit=True) as connection:
        yield connection


class HeldCommit:
    """The first transaction that has written something and comes to its commit, held there."""

    def __init__(self) -> None:
        self._first = threading.Lock()
        self._reached = threading.Event()
        self._may_go_on = threading.Event()

    def on_statement(self, connection: Connection, _cursor: object, text: str, *_: object) -> None:
        if text.startswith(("INSERT", "UPDATE", "DELETE")):
            connection.info["has_written"] = True

    def on_commit(self, connection: Connection) -> None:
        has_written = connection.info.pop("has_written", False)
        if has_written and self._first.acquire(blocking=False):
            self._reached.set()
            assert self._may_go_on.wait(SECONDS)

    def wait_until_reached(self) -> None:
        assert self._reached.wait(SECONDS)

    def let_go(self) -> None:
        self._may_go_on.set()


@contextmanager
def held_commit() -> Iterator[HeldCommit]:
    commit = HeldCommit()
    event.listen(db.engine, "before_cursor_execute", commit.on_statement)
    event.listen(db.engine, "commit", commit.on_commit)
    try:
        yield commit
    finally:
        commit.let_go()
        event.remove(db.engine, "commit", commit.on_commit)
        event.remove(db.engine, "before_cursor_execute", commit.on_statement)


def wait_until_blocked(other: psycopg.Connection, waiting: Future) -> None:
    """Return as soon as a transaction waits for another. Fails where `waiting` ends before."""
    wait_until(lambda: waiting.done() or other.execute(WAITING).fetchone(), "a lock is waited for")
    assert not waiting.done(), waiting.result()


def figures(name: str) -> tuple[int, int]:
    match = next(one for one in people.list_people(BOOK) if one.name == name)
    return match.played, match.won


def test_merging_waits_for_a_game_that_ends_and_moves_its_result(beside, other):
    game = begin("Addie", "Ben")
    begin("Ada", "Cy")
    addie, ada = person("Addie"), person("Ada")
    with held_commit() as commit:
        greenlet = beside(write, game, 0, points("a", 5, 3) | {"at": moment(1)})
        commit.wait_until_reached()
        merged = beside(merge_people, BOOK, addie, ada)
        wait_until_blocked(other, merged)
        commit.let_go()
        greenlet.result(SECONDS)
        assert merged.result(SECONDS)
    assert figures("Ada") == (1, 1)
    assert list(findings(db.engine)) == []


def test_taking_apart_waits_for_a_game_that_ends_and_moves_its_result(beside, other):
    game = begin("Addie", "Ben")
    begin("Ada", "Cy")
    addie, ada = person("Addie"), person("Ada")
    assert merge_people(BOOK, addie, ada)
    with held_commit() as commit:
        greenlet = beside(write, game, 0, points("a", 5, 3) | {"at": moment(1)})
        commit.wait_until_reached()
        taken_apart = beside(unmerge_person, BOOK, addie)
        wait_until_blocked(other, taken_apart)
        commit.let_go()
        greenlet.result(SECONDS)
        assert taken_apart.result(SECONDS)
    assert (figures("Addie"), figures("Ada")) == ((1, 1), (0, 0))
    assert list(findings(db.engine)) == []


@writes
def make_book(session) -> None:
    scorebooks.register_device(session, "device")
    scorebooks.get_or_create(session, "device", BOOK, HostBounds())


def test_merging_waits_for_who_merges_the_same_two_the_other_way_round(beside, other):
    make_book()  # without a game, whose lock they would wait for
    ada, addie = add_person(BOOK, "Ada"), add_person(BOOK, "Addie")
    with held_commit() as commit:
        first = beside(merge_people, BOOK, ada, addie)
        commit.wait_until_reached()
        second = beside(merge_people, BOOK, addie, ada)
        wait_until_blocked(other, second)
        commit.let_go()
        assert (first.result(SECONDS), second.result(SECONDS)) == (True, False)
    assert [one.name for one in people.list_people(BOOK)] == ["Addie"]
