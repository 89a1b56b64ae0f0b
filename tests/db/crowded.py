"""Many requests that read and write at once, in a process that is patched as the server is.

    python -m tests.db.crowded FOLDER      # prints how many were never answered

Threads change places in the middle of almost everything, as where a machine has much else to do.
"""

from companion.core.threadpool import patch_process

patch_process()

import os  # noqa: E402 - after the patching
import sys  # noqa: E402

import gevent  # noqa: E402
from sqlalchemy import create_engine, text  # noqa: E402
from sqlalchemy.orm import Session  # noqa: E402

from companion.db import sqlite  # noqa: E402
from companion.db.pool import POOL  # noqa: E402
from companion.db.transactions import _Transactions  # noqa: E402
from companion.log.cache import FoldCache  # noqa: E402

REQUESTS, CALLS = 40, 200
ANSWERED_WITHIN_SECONDS = 50


def main(folder: str) -> None:
    sys.setswitchinterval(1e-6)
    engine = create_engine(f"sqlite:///{folder}/crowded.sqlite", **POOL, **sqlite.engine_options())
    sqlite.prepare(engine)
    transactions = _Transactions(engine)
    cache = FoldCache()

    def look(session: Session) -> None:
        for _ in range(20):
            cache.find("game", "epoch", 0)
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


if __name__ == "__main__":
    main(sys.argv[1])
