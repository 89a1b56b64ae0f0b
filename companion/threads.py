"""Work in threads, so that no request of a process waits for the work of another."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, ParamSpec, TypeVar

from gevent import get_hub, monkey

P = ParamSpec("P")
T = TypeVar("T")


def under_gevent() -> bool:
    """Whether long work in place would stop every other request of this process."""
    return monkey.is_module_patched("threading")


def aside(function: Callable[P, T]) -> Callable[P, T]:
    """The function, done in a thread of its own. It may not ask for the app or the request."""

    @wraps(function)
    def done(*args: P.args, **kwargs: P.kwargs) -> T:
        if not under_gevent():
            return function(*args, **kwargs)
        work = partial(_outcome, function, *args, **kwargs)
        value, trouble = get_hub().threadpool.apply(work)
        if trouble is not None:
            raise trouble
        return value

    return done


def _outcome(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Any:
    """What came of it, `(value, trouble)`: a thread that fails would say so to the terminal."""
    try:
        return function(*args, **kwargs), None
    except Exception as trouble:
        return None, trouble
