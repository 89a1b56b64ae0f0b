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

from companion.core.cost import charged, current_bill, leave_bill
from companion.core.threadpool import Thunk, capture, raise_error, return_result, run_in_pool

T = TypeVar("T")
CHECKPOINT_EVERY = 100
"""Commits. What they have left in the log is carried over to the database beside those that follow;
SQLite by itself would do it within one of them, for a thousand pages."""
MAX_BATCH_SECONDS = 0.02
"""Of work in one commit: nobody waits much longer because many others came too."""


class GroupCommitter:
    """Runs the writing transactions of this process, as many as wait in one commit."""

    def __init__(self, engine: Engine, checkpoint: Callable[[Engine], None]) -> None:
        self._engine = engine
        self._checkpoint = checkpoint
        self._without_waiting = engine.execution_options(waits=False)
        self._brief: deque[_Job[Any]] = deque()
        self._long: deque[_Job[Any]] = deque()
        self._thread = ThreadPool(1)
        self._checkpoint_thread = ThreadPool(1)
        self._is_running = False
        self._commits = 0
        """Since the last checkpoint."""

    def run(self, work: Callable[[Session], T], is_brief: bool = False) -> T:
        """Run the work in a transaction, and return its result once that is on the disk.

        Raises what the work raises; nothing of it is stored then. Where other work in the same
        commit fails, it is run a second time. While work that `is_brief` runs, nothing else of
        this process does.
        """
        job = _Job(work, is_brief)
        (self._brief if is_brief else self._long).append(job)
        if not self._is_running:
            self._is_running = True
            gevent.spawn(self._run_queue)
        return job.take_outcome()()

    def _run_queue(self) -> None:
        leave_bill()  # it works for all requests, not only for the one that has begun it
        try:
            while self._brief or self._long:
                for queue in (self._brief, self._long):
                    if queue:
                        _settle(self._commit_batch(queue))
                        self._checkpoint_if_due()
        finally:
            self._is_running = False

    def _checkpoint_if_due(self) -> None:
        self._commits += 1
        if self._commits == CHECKPOINT_EVERY:
            self._commits = 0
            self._checkpoint_thread.spawn(self._checkpoint, self._engine)

    def _commit_batch(self, queue: deque["_Job[Any]"]) -> list[tuple["_Job[Any]", Thunk[Any]]]:
        """Run the jobs that wait in one commit, or each alone where any of them fails."""
        batch: list[_Job[Any]] = []
        try:
            with self._transaction() as session:
                results = [self._run_job(session, job) for job in self._next_jobs(queue, batch)]
        except Exception as error:
            return [(job, self._retry_alone(job)) for job in batch] or self._fail_all(error)
        return [
            (job, partial(return_result, result))
            for job, result in zip(batch, results, strict=True)
        ]

    @contextmanager
    def _transaction(self) -> Generator[Session]:
        connection = self._begin()
        try:
            with _session(connection) as session:
                yield session
            run_in_pool(self._thread, connection.commit)
        finally:
            connection.close()

    def _begin(self) -> Connection:
        """Return a connection in a transaction. Where another process writes, a thread waits."""
        try:
            return _begin(self._without_waiting)
        except OperationalError:
            return run_in_pool(self._thread, partial(_begin, self._engine))

    def _next_jobs(
        self, queue: deque["_Job[Any]"], batch: list["_Job[Any]"]
    ) -> Iterator["_Job[Any]"]:
        """Yield the jobs of one commit; each is in `batch` as it begins."""
        ends = monotonic() + MAX_BATCH_SECONDS
        while queue and (not batch or monotonic() < ends):
            batch.append(queue.popleft())
            yield batch[-1]

    def _run_job(self, session: Session, job: "_Job[T]") -> T:
        work = charged(partial(_run_and_flush, job.work, session), job.bill)
        result = work() if job.is_brief else run_in_pool(self._thread, work)
        session.expunge_all()  # what one job has loaded is not there for the next
        return result

    def _retry_alone(self, job: "_Job[T]") -> Thunk[T]:
        work = charged(partial(run_in_transaction, self._engine, job.work), job.bill)
        return capture(partial(run_in_pool, self._thread, work))

    def _fail_all(self, error: Exception) -> list[tuple["_Job[Any]", Thunk[Any]]]:
        """Tell all that wait that nothing can be written now: they need not each find out."""
        waiting = [*self._brief, *self._long]
        self._brief.clear()
        self._long.clear()
        return [(job, partial(raise_error, error)) for job in waiting]


class _Job(Generic[T]):
    """Work that waits for its commit."""

    def __init__(self, work: Callable[[Session], T], is_brief: bool) -> None:
        self.work = work
        self.is_brief = is_brief
        self.bill = current_bill()
        self.outcome: Any = AsyncResult()
        """Set once the work is committed, or has failed; until whoever waits has taken it."""

    def take_outcome(self) -> Thunk[T]:
        """Wait for the outcome, and forget it: an error would hold the job (`raise_error`)."""
        outcome = self.outcome.get()
        self.outcome = None
        return outcome


def _settle(outcomes: list[tuple[_Job[Any], Thunk[Any]]]) -> None:
    for job, outcome in outcomes:
        job.outcome.set(outcome)


def _begin(engine: Engine) -> Connection:
    connection = engine.connect()
    try:
        connection.begin()
    except BaseException:
        connection.close()
        raise
    return connection


def run_in_transaction(engine: Engine, work: Callable[[Session], T]) -> T:
    """Run the work in a transaction of its own, and return its result."""
    with engine.begin() as connection, _session(connection) as session:
        return work(session)


def _run_and_flush(work: Callable[[Session], T], session: Session) -> T:
    result = work(session)
    session.flush()
    return result


@contextmanager
def _session(connection: Connection) -> Generator[Session]:
    """Open a session in the transaction of this connection."""
    with Session(connection, expire_on_commit=False) as session, session.begin():
        yield session
