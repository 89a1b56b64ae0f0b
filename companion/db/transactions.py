"""Transactions for stores: a store's function is one, from its first line to its last.

    @reads
    def games_of(session: Session, device: str) -> list[Game]: ...

    games_of(device)      # the session comes by itself

Nothing of a session outlives the call, so an answer can be written, or streamed for hours, with
no connection held. Stores call each other's plain functions, never a decorated one.
"""

from collections.abc import Callable
from functools import cached_property, partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from flask import current_app
from gevent import get_hub
from gevent.threadpool import ThreadPool
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from companion.core.metrics import READS, WRITES, WRITING
from companion.core.threadpool import is_under_gevent, run_in_pool
from companion.db.backends import backend_of
from companion.db.group_commit import GroupCommitter, run_in_transaction
from companion.models import db

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Session], T]

TRIES = 5
"""Of a transaction between which and its end others may come."""


def reads(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """Give a function its session, in a transaction that sees one state of the database."""

    @wraps(function)
    def read(*args: P.args, **kwargs: P.kwargs) -> T:
        return _transactions().read(partial(_called, function, args, kwargs))

    return read


def writes(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """Give a function its session, in a transaction that writes: all of it or nothing.

    Where it could not be kept because of others, the function is called again.
    """

    @wraps(function)
    def write(*args: P.args, **kwargs: P.kwargs) -> T:
        return _transactions().write(partial(_called, function, args, kwargs))

    return write


def writes_inline(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """Do the same for what takes so little that everything else may stand still for it."""

    @wraps(function)
    def write(*args: P.args, **kwargs: P.kwargs) -> T:
        return _transactions().write(partial(_called, function, args, kwargs), is_brief=True)

    return write


def _called(function: Callable[..., T], args: Any, kwargs: Any, session: Session) -> T:
    return function(session, *args, **kwargs)


def _transactions() -> "_Transactions":
    """Return the ways into this application's database."""
    kept = current_app.extensions
    if "transactions" not in kept:
        kept["transactions"] = _Transactions(db.engine)
    return kept["transactions"]


class _Transactions:
    """The ways into one database. Under gevent no other request waits for a query."""

    def __init__(self, engine: Engine) -> None:
        self._backend = backend_of(engine)
        self._reading = engine.execution_options(**self._backend.READS)
        self._writing = engine.execution_options(**self._backend.WRITES)

    def read(self, work: Work[T]) -> T:
        """Run the work in a transaction that reads, and return its result."""
        done = partial(run_in_transaction, self._reading, work)
        with READS.time():
            return run_in_pool(get_hub().threadpool, done) if is_under_gevent() else done()

    def write(self, work: Work[T], is_brief: bool = False) -> T:
        """Run the work in a transaction that writes; return its result once that is stored."""
        with WRITING.track_inprogress(), WRITES.time():
            return (
                self._write_in_thread(work, is_brief) if is_under_gevent() else self._insist(work)
            )

    @cached_property
    def _write_in_thread(self) -> Callable[[Work[Any], bool], Any]:
        if self._backend.WRITERS == 1:
            return GroupCommitter(self._writing, self._backend.checkpoint).run
        threads = ThreadPool(self._backend.WRITERS)
        return lambda work, _is_brief: run_in_pool(threads, partial(self._insist, work))

    def _insist(self, work: Work[T]) -> T:
        """Begin anew, a few times, where another transaction came between."""
        for _ in range(TRIES - 1):
            try:
                return run_in_transaction(self._writing, work)
            except DBAPIError as error:
                if not self._backend.is_retryable(error):
                    raise
        return run_in_transaction(self._writing, work)
