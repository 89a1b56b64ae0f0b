"""Many requests that read and write at once, for a process that is patched as the server is.

Threads change places in the middle of almost everything, as where a machine has much else to do.
"""

import logging
import os
import sys
from io import StringIO

import gevent
from sqlalchemy import create_engine, text
from sqlalchemy.orm import Session

from companion.db import sqlite
from companion.db.pool import POOL
from companion.db.transactions import _Transactions
from companion.log.cache import FoldCache

REQUESTS, CALLS = 40, 200
ANSWERED_WITHIN_SECONDS = 500


def report(folder: str) -> None:
    """Print how many requests were never answered, and end the process."""
    sys.setswitchinterval(1e-6)
    engine = create_engine(f"sqlite:///{folder}/crowded.sqlite", **POOL, **sqlite.engine_options())
    sqlite.prepare(engine)
    transactions = _Transactions(engine)
    cache = FoldCache()
    log = logging.getLogger("crowd")
    log.addHandler(logging.StreamHandler(StringIO()))
    log.propagate = False

    def look(session: Session) -> None:
        for _ in range(20):
            cache.find("game", "epoch", 0)
            log.warning("looked")
        session.execute(text("SELECT 1")).scalar()

    def request(number: int) -> None:
        for call in range(CALLS):
            if (number + call) % 10:
                transactions.read(look)
            else:
                transactions.write(look, is_brief=call % 2 == 0)

    requests = [gevent.spawn(request, number) for number in range(REQUESTS)]
    gevent.joinall(requests, timeout=ANSWERED_WITHIN_SECONDS)
    print(sum(not one.successful() for one in requests), flush=True)
    os._exit(0)  # what hangs would hang at the end, too
