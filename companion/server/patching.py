"""gevent in place of what waits: requests of a process go on while others wait for socket or disk.

Locks are the exception. gevent's are for the greenlets of one thread, and what threads share needs
those of the system (docs/decisions/0211-locks-of-threads.md). SQLAlchemy makes its own as it is
loaded, so that comes first; the rest is in `companion/db/pool.py` and `core/threadpool.py`.
"""

import sqlalchemy.orm  # noqa: F401 - before the patching
from gevent import monkey


def patch() -> None:
    """Patch this process, before anything else is loaded that waits."""
    monkey.patch_all()
