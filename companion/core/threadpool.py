"""Work in threads, so that no request of a process waits for the work of another.

Questions to the database have the threads of gevent's pool. Long work has one thread for each of
its kinds: Python lets one thread work at a time, so that more would only keep those waiting who
have little to do, and what they hold in memory would add up.
"""

import logging
from collections.abc import Callable
from functools import cached_property, partial, wraps
from importlib import import_module
from typing import NoReturn, ParamSpec, TypeVar

from gevent import Greenlet, getcurrent, monkey, spawn
from gevent.threadpool import ThreadPool

from companion.core.cost import charged, current_bill

P = ParamSpec("P")
T = TypeVar("T")
Thunk = Callable[[], T]
"""Returns the result of work done before, or raises its error."""

native_lock = monkey.get_original("_thread", "allocate_lock")
native_rlock = monkey.get_original("_thread", "RLock")
"""Make locks for what several threads share: gevent's are for greenlets (`companion/db/pool.py`).
Whoever holds one must not wait for anything, for with it waits every greenlet of the thread."""


def patch_process() -> None:
    """Put gevent in place of what waits, before anything else is loaded that does.

    SQLAlchemy makes locks as it is loaded, and threads share them: it comes first.
    """
    import_module("sqlalchemy.orm")
    monkey.patch_all()
    _share_logs()


def _share_logs() -> None:
    """Give what writes log lines locks that threads may share: those of the database log, too."""
    create_lock = logging.Handler.createLock

    def create_native_lock(self: logging.Handler) -> None:
        create_lock(self)
        if self.lock is not None:  # else it writes nothing
            self.lock = native_rlock()

    logging.__dict__["_lock"] = native_rlock()
    logging.Handler.createLock = create_native_lock
    if logging.lastResort is not None:
        logging.lastResort.createLock()  # which was made before


def is_under_gevent() -> bool:
    """Whether long work in place would stop every other request of this process."""
    return monkey.is_module_patched("threading")


class Lane:
    """One thread, in which long work of one kind is done in turn."""

    @cached_property
    def threads(self) -> ThreadPool:
        """The thread, which begins with the first work."""
        return ThreadPool(1)


BODIES = Lane()
"""What is sent, by whomever: reading it takes some hundredths of a second."""
GAMES = Lane()
"""Long games: followed, judged, measured."""
ANSWERS = Lane()
"""Long answers: encoded, compressed."""
FILES = Lane()
"""Scorebook files, which may take seconds."""
LANES = BODIES, GAMES, ANSWERS, FILES


def in_thread(function: Callable[P, T], lane: Lane = GAMES) -> Callable[P, T]:
    """Wrap a function to run in the thread of a lane when called from a request under gevent.

    Elsewhere it runs in place. It must not use the app or the request.
    """

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        if not is_under_gevent() or not isinstance(getcurrent(), Greenlet):
            return function(*args, **kwargs)
        return run_in_pool(lane.threads, partial(function, *args, **kwargs))

    return run


def in_background(work: Callable[[], object]) -> None:
    """Do what no answer waits for: in a greenlet of its own under gevent, elsewhere at once."""
    if is_under_gevent() and isinstance(getcurrent(), Greenlet):
        spawn(work)
    else:
        work()


def run_in_pool(threads: ThreadPool, work: Callable[[], T]) -> T:
    """Run the work in one of these threads; return its result, or raise its error.

    The error is carried over by hand: gevent would also print it, as if nobody were to handle it.
    """
    return threads.apply(partial(capture, charged(work, current_bill())))()


def capture(work: Callable[[], T]) -> Thunk[T]:
    """Run the work; return its result or error, to be handed to another thread or greenlet."""
    try:
        return partial(return_result, work())
    except Exception as error:
        return partial(raise_error, error)


def return_result(result: T) -> T:
    """Return a result: the thunk of work that succeeded."""
    return result


def raise_error(error: Exception) -> NoReturn:
    """Raise an error: the thunk of work that failed.

    The frame of this call is part of the error's traceback and must not hold the error: in such a
    circle all that the failed work held would stay until the next search for garbage.
    """
    try:
        raise error
    finally:
        del error
