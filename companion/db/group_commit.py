"""One writer, many transactions, one commit.

A database in which only one can write makes every writer wait for the disk of the one before.
Here whoever comes while another is being kept waits for the next commit, and that one keeps them
all: the more come at once, the less each costs (docs/decisions/0010-sqlite.md).

What waits, for the disk or for another process's lock, waits in a thread: the end of a transaction
and, where it is not to be had at once, the beginning. What lies between is done in place if it is
brief, for a thread would have to fight for Python's lock with everything else this process does.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any, Generic, TypeVar

import gevent
from gevent.event import AsyncResult
from gevent.threadpool import ThreadPool
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from companion.core.threadpool import Outcome, elsewhere, given, outcome_of, raised

T = TypeVar("T")
SETTLED_AFTER = 100
"""Commits. What they have left in the log is carried over to the database beside those that follow;
SQLite by itself would do it within one of them, for a thousand pages."""
LONGEST_SECONDS = 0.02
"""Of work in one commit: nobody waits much longer because many others came too."""


class Writer:
    """Whoever writes to a database in this process, one commit after another."""

    def __init__(self, engine: Engine, settle: Callable[[Engine], None]) -> None:
        self._engine = engine
        self._settle = settle
        self._at_once = engine.execution_options(waits=False)
        self._waiting: deque[_Turn[Any]] = deque()
        self._thread = ThreadPool(1)
        self._beside = ThreadPool(1)
        self._is_at_work = False
        self._unsettled = 0
        """Commits since the last settling."""

    def done(self, work: Callable[[Session], T], brief: bool = False) -> T:
        """What the work comes to, all of it kept; or the error it ends with, and nothing kept.

        Where other work beside it fails, it is done a second time. While it is done, nothing else
        of this process is, if it is `brief`.
        """
        turn = _Turn(work, brief)
        self._waiting.append(turn)
        if not self._is_at_work:
            self._is_at_work = True
            gevent.spawn(self._go_on)
        return turn.outcome.get()()

    def _go_on(self) -> None:
        try:
            while self._waiting:
                for turn, outcome in self._kept():
                    turn.outcome.set(outcome)
                self._settle_now_and_then()
        finally:
            self._is_at_work = False

    def _settle_now_and_then(self) -> None:
        self._unsettled += 1
        if self._unsettled == SETTLED_AFTER:
            self._unsettled = 0
            self._beside.spawn(self._settle, self._engine)

    def _kept(self) -> list[tuple["_Turn[Any]", Outcome[Any]]]:
        """What became of those who waited: kept together, or where anything failed, each alone."""
        taken: list[_Turn[Any]] = []
        try:
            with self._transaction() as session:
                results = [self._result(session, turn) for turn in self._next(taken)]
        except Exception as error:
            return [(turn, self._alone(turn)) for turn in taken] or self._given_up(error)
        return [(turn, partial(given, result)) for turn, result in zip(taken, results, strict=True)]

    @contextmanager
    def _transaction(self) -> Generator[Session]:
        connection = self._begun()
        try:
            with _session(connection) as session:
                yield session
            elsewhere(self._thread, connection.commit)
        finally:
            connection.close()

    def _begun(self) -> Connection:
        """A connection in a transaction. Where another process writes, a thread waits for that."""
        try:
            return _begun(self._at_once)
        except OperationalError:
            return elsewhere(self._thread, partial(_begun, self._engine))

    def _next(self, taken: list["_Turn[Any]"]) -> Iterator["_Turn[Any]"]:
        """The turns of one commit, each noted in `taken` as it begins."""
        ends = monotonic() + LONGEST_SECONDS
        while self._waiting and (not taken or monotonic() < ends):
            taken.append(self._waiting.popleft())
            yield taken[-1]

    def _result(self, session: Session, turn: "_Turn[T]") -> T:
        done = partial(_flushed, turn.work, session)
        result = done() if turn.brief else elsewhere(self._thread, done)
        session.expunge_all()  # what one has found is not there for the next
        return result

    def _alone(self, turn: "_Turn[T]") -> Outcome[T]:
        done = partial(transacted, self._engine, turn.work)
        return outcome_of(partial(elsewhere, self._thread, done))

    def _given_up(self, error: Exception) -> list[tuple["_Turn[Any]", Outcome[Any]]]:
        """All who wait learn that nothing can be written now: they need not each find out."""
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        return [(turn, partial(raised, error)) for turn in waiting]


class _Turn(Generic[T]):
    """Work that waits for the writer."""

    def __init__(self, work: Callable[[Session], T], brief: bool) -> None:
        self.work = work
        self.brief = brief
        self.outcome: Any = AsyncResult()
        """Set once it is done."""


def _begun(engine: Engine) -> Connection:
    connection = engine.connect()
    try:
        connection.begin()
    except BaseException:
        connection.close()
        raise
    return connection


def transacted(engine: Engine, work: Callable[[Session], T]) -> T:
    """What the work comes to, in a transaction of its own."""
    with engine.begin() as connection, _session(connection) as session:
        return work(session)


def _flushed(work: Callable[[Session], T], session: Session) -> T:
    result = work(session)
    session.flush()
    return result


@contextmanager
def _session(connection: Connection) -> Generator[Session]:
    """A session in the transaction of this connection."""
    with Session(connection, expire_on_commit=False) as session, session.begin():
        yield session
