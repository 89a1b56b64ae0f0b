"""Connections that many threads take and give back, with locks that threads may share.

Under gevent a lock of `threading` is one for the greenlets of a single thread. Where two threads
want it at once, the one that waits may never hear that it is free
(docs/decisions/0211-locks-of-threads.md).
"""

from threading import Condition
from typing import Any

from sqlalchemy.pool import QueuePool
from sqlalchemy.util.queue import Queue

from companion.core.threadpool import native_rlock


class _Queue(Queue[Any]):
    """SQLAlchemy's queue of idle connections; nobody waits in it."""

    def __init__(self, maxsize: int = 0, use_lifo: bool = False) -> None:
        super().__init__(maxsize, use_lifo)
        self.mutex = native_rlock()
        self.not_empty = Condition(self.mutex)
        self.not_full = Condition(self.mutex)


class ConnectionPool(QueuePool):
    """A pool that makes as many connections as there are threads, and keeps some of them."""

    _queue_class = _Queue


POOL = {"poolclass": ConnectionPool, "max_overflow": -1}
"""Options of an engine. Nobody waits in the pool: the number of threads is bound enough."""
