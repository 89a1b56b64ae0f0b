"""Transactions side by side, on PostgreSQL: one is held at its commit while another comes."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import psycopg
from flask import Flask
from sqlalchemy import Connection, Engine, event

from companion.core.config import Settings
from companion.models import db
from tests.waiting import wait_until

SECONDS = 20
"""After which a test has failed; nothing here takes as long."""
WAITING = """SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0"""


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
def held_commit(engine: Engine) -> Iterator[HeldCommit]:
    commit = HeldCommit()
    event.listen(engine, "before_cursor_execute", commit.on_statement)
    event.listen(engine, "commit", commit.on_commit)
    try:
        yield commit
    finally:
        commit.let_go()
        event.remove(engine, "commit", commit.on_commit)
        event.remove(engine, "before_cursor_execute", commit.on_statement)


class SideBySide:
    """Calls in threads of their own, so in transactions beside each other."""

    def __init__(self, app: Flask, threads: ThreadPoolExecutor, other: psycopg.Connection) -> None:
        self._app, self._threads, self._other = app, threads, other
        with app.app_context():
            self._engine = db.engine

    def in_app(self, function: Callable, *args: object) -> Callable:
        """Return a call of a function that wants an application's context, as stores do."""

        def call() -> object:
            with self._app.app_context():
                return function(*args)

        return call

    def run(self, first: Callable, second: Callable) -> tuple:
        """Return the results of two calls: the second comes while the first is at its commit.

        Fails where the second does not wait for the first.
        """
        with held_commit(self._engine) as commit:
            held = self._threads.submit(first)
            commit.wait_until_reached()
            waiting = self._threads.submit(second)
            wait_until(lambda: waiting.done() or self._is_anybody_blocked(), "a lock is waited for")
            assert not waiting.done(), waiting.result()
            commit.let_go()
            return held.result(SECONDS), waiting.result(SECONDS)

    def _is_anybody_blocked(self) -> bool:
        return self._other.execute(WAITING).fetchone() is not None


@contextmanager
def transactions_beside(app: Flask, settings: Settings) -> Iterator[SideBySide]:
    address = settings.postgresql.replace("+psycopg", "")
    with ThreadPoolExecutor(2) as threads, psycopg.connect(address, autocommit=True) as other:
        yield SideBySide(app, threads, other)
