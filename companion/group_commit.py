"""One writer, many transactions, one commit.

A database in which only one can write makes every writer wait for the disk of the one before.
Here whoever comes while another is being kept waits for the next commit, and that one keeps them
all: the more come at once, the less each costs (docs/decisions/0010-sqlite.md).
"""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Any, Generic, NoReturn, TypeVar

import gevent
from gevent.event import AsyncResult
from gevent.threadpool import ThreadPool
from sqlalchemy import Connection, Engine
from sqlalchemy.orm import Session

T = TypeVar("T")
Outcome = Callable[[], T]
"""Gives what came of something, or raises why nothing did."""
LONGEST_SECONDS = 0.02
"""Of work in one commit: nobody waits much longer because many others came too."""


class Writer:
    """The one thread of this process that writes to a database, while there is work for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Turn[Any]] = deque()
        self._thread = ThreadPool(1)
        self._is_at_work = False

    def done(self, work: Callable[[Session], T]) -> T:
        """What the work comes to, all of it kept; or the error it ends with, and nothing kept.

        Where other work beside it fails, it is done a second time.
        """
        turn = _Turn(work)
        self._waiting.append(turn)
        if not self._is_at_work:
            self._is_at_work = True
            gevent.spawn(self._go_on)
        return turn.outcome.get()()

    def _go_on(self) -> None:
        try:
            while self._waiting:
                for turn, outcome in self._thread.apply(self._kept):
                    turn.outcome.set(outcome)
        finally:
            self._is_at_work = False

    def _kept(self) -> list[tuple["_Turn[Any]", Outcome[Any]]]:
        """What became of those who waited: kept together, or where anything failed, each alone."""
        taken: list[_Turn[Any]] = []
        try:
            with self._engine.begin() as connection:
                results = [within(connection, turn.work) for turn in self._next(taken)]
        except Exception as error:
            return [(turn, self._alone(turn)) for turn in taken] or self._given_up(error)
        return [
            (turn, partial(_given, result)) for turn, result in zip(taken, results, strict=True)
        ]

    def _next(self, taken: list["_Turn[Any]"]) -> Iterator["_Turn[Any]"]:
        """The turns of one commit, each noted in `taken` as it begins."""
        ends = monotonic() + LONGEST_SECONDS
        while self._waiting and (not taken or monotonic() < ends):
            taken.append(self._waiting.popleft())
            yield taken[-1]

    def _alone(self, turn: "_Turn[T]") -> Outcome[T]:
        return outcome_of(partial(transacted, self._engine, turn.work))

    def _given_up(self, error: Exception) -> list[tuple["_Turn[Any]", Outcome[Any]]]:
        """All who wait learn that nothing can be written now: they need not each find out."""
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        return [(turn, partial(_raised, error)) for turn in waiting]


class _Turn(Generic[T]):
    """Work that waits for the writer."""

    def __init__(self, work: Callable[[Session], T]) -> None:
        self.work = work
        self.outcome: Any = AsyncResult()
        """Set once it is done."""


def transacted(engine: Engine, work: Callable[[Session], T]) -> T:
    """What the work comes to, in a transaction of its own."""
    with engine.begin() as connection:
        return within(connection, work)


def within(connection: Connection, work: Callable[[Session], T]) -> T:
    """What the work comes to, in the transaction of this connection."""
    with Session(connection, expire_on_commit=False) as session, session.begin():
        return work(session)


def outcome_of(work: Callable[[], T]) -> Outcome[T]:
    """What comes of the work, to be handed to another thread."""
    try:
        return partial(_given, work())
    except Exception as error:
        return partial(_raised, error)


def _given(result: T) -> T:
    return result


def _raised(error: Exception) -> NoReturn:
    raise error
