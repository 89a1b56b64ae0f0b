"""Transactions for stores: a store's function is one, from its first line to its last.

    @reads
    def games_of(session: Session, device: str) -> list[Game]: ...

    games_of(device)      # the session comes by itself

Nothing of a session outlives the call, so an answer can be written, or streamed for hours, with
no connection held. Stores call each other's plain functions, never a decorated one.
"""

from collections.abc import Callable
from functools import cache, partial, wraps
from typing import Concatenate, NoReturn, ParamSpec, TypeVar

from gevent import get_hub
from gevent.threadpool import ThreadPool
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from companion.databases import Backend, backend_of
from companion.extensions import db
from companion.threads import under_gevent

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5
"""Of a transaction between which and its end others may come."""


def reads(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """The function with its session, in a transaction that sees one state of the database."""

    @wraps(function)
    def read(*args: P.args, **kwargs: P.kwargs) -> T:
        engine = db.engine.execution_options(**backend_of(db.engine).READS)
        work = partial(_transact, engine, function, *args, **kwargs)
        return _elsewhere(get_hub().threadpool, work) if under_gevent() else work()

    return read


def writes(function: Callable[Concatenate[Session, P], T]) -> Callable[P, T]:
    """The function with its session, in a transaction that writes: all of it is kept or nothing."""

    @wraps(function)
    def write(*args: P.args, **kwargs: P.kwargs) -> T:
        backend = backend_of(db.engine)
        engine = db.engine.execution_options(**backend.WRITES)
        work = partial(_insistent, backend, engine, function, *args, **kwargs)
        return _elsewhere(_writers(backend.WRITERS), work) if under_gevent() else work()

    return write


def _insistent(
    backend: Backend,
    engine: Engine,
    function: Callable[Concatenate[Session, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """A transaction that begins anew, a few times, where another one came between."""
    for _ in range(TRIES - 1):
        try:
            return _transact(engine, function, *args, **kwargs)
        except DBAPIError as error:
            if not backend.may_try_again(error):
                raise
    return _transact(engine, function, *args, **kwargs)


def _transact(
    engine: Engine,
    function: Callable[Concatenate[Session, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    with Session(engine, expire_on_commit=False) as session, session.begin():
        return function(session, *args, **kwargs)


def _elsewhere(pool: ThreadPool, work: Callable[[], T]) -> T:
    """What the work comes to in a thread of this pool, or the error it ends with.

    The error is carried over by hand: gevent would also print it, as if nobody were to handle it.
    """

    def caught() -> Callable[[], T]:
        try:
            result = work()
        except Exception as error:
            return partial(_raise, error)
        return lambda: result

    return pool.apply(caught)()


def _raise(error: Exception) -> NoReturn:
    raise error


@cache
def _writers(most: int) -> ThreadPool:
    """The threads in which this process writes."""
    return ThreadPool(most)
