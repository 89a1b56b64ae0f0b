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

MAX_ATTEMPTS = 5
"""Attempts at a transaction that others may come between."""


def reads(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """Give a function its session, in a transaction that sees one state of the database."""

    @wraps(function)
    def read(*args: P.args, **kwargs: P.kwargs) -> T:
        return _transactions().read(partial(_call, function, args, kwargs))

    return read


def writes(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """Give a function its session, in a transaction that writes: all of it or nothing.

    Where it could not be kept because of others, the function is called again.
    """

    @wraps(function)
    def write(*args: P.args, **kwargs: P.kwargs) -> T:
        return _transactions().write(partial(_call, function, args, kwargs))

    return write


def writes_inline(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """Do the same for work so brief that everything else in this process may wait for it."""

    @wraps(function)
    def write(*args: P.args, **kwargs: P.kwargs) -> T:
        return _transactions().write(partial(_call, function, args, kwargs), is_brief=True)

    return write


def _call(function: Callable[..., T], args: Any, kwargs: Any, session: Session) -> T:
    return function(session, *args, **kwargs)


def _transactions() -> "_Transactions":
    """Return the ways into this application's database."""
    extensions = current_app.extensions
    if "transactions" not in extensions:
        extensions["transactions"] = _Transactions(db.engine)
    return extensions["transactions"]


class _Transactions:
    """The ways into one database. Under gevent no other request waits for a query."""

    def __init__(self, engine: Engine) -> None:
        self._backend = backend_of(engine)
        engine.connect().close()  # what SQLAlchemy does once, before threads could wait for it
        self._read_engine = engine.execution_options(**self._backend.READS)
        self._write_engine = engine.execution_options(**self._backend.WRITES)

    def read(self, work: Work[T]) -> T:
        """Run the work in a transaction that reads, and return its result."""
        run = partial(run_in_transaction, self._read_engine, work)
        with READS.time():
            return run_in_pool(get_hub().threadpool, run) if is_under_gevent() else run()

    def write(self, work: Work[T], is_brief: bool = False) -> T:
        """Run the work in a transaction that writes; return its result once that is stored."""
        with WRITING.track_inprogress(), WRITES.time():
            return (
                self._write_in_thread(work, is_brief)
                if is_under_gevent()
                else self._write_with_retries(work)
            )

    @cached_property
    def _write_in_thread(self) -> Callable[[Work[Any], bool], Any]:
        if self._backend.WRITERS == 1:
            return GroupCommitter(self._write_engine, self._backend.checkpoint).run
        threads = ThreadPool(self._backend.WRITERS)
        return lambda work, _is_brief: run_in_pool(threads, partial(self._write_with_retries, work))

    def _write_with_retries(self, work: Work[T]) -> T:
        """Run the work again, a few times, where another transaction came between."""
        for _ in range(MAX_ATTEMPTS - 1):
            try:
                return run_in_transaction(self._write_engine, work)
            except DBAPIError as error:
                if not self._backend.is_retryable(error):
                    raise
        return run_in_transaction(self._write_engine, work)
