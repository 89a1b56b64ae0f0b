"""Long work of many requests at once, in a process that is patched as the server is."""

import gevent
from gevent import get_hub

from companion.core.threadpool import LANES, in_thread, native_lock, run_in_pool

REQUESTS = 30


def report() -> None:
    """Print how many of each lane were at work at a time, and what was answered meanwhile."""
    gates = {lane: native_lock() for lane in LANES}
    at_work, most = dict.fromkeys(gates, 0), dict.fromkeys(gates, 0)

    def work(lane) -> str:
        at_work[lane] += 1
        most[lane] = max(most[lane], at_work[lane])
        with gates[lane]:
            at_work[lane] -= 1
        return "done"

    for gate in gates.values():
        gate.acquire()
    requests = {
        lane: [gevent.spawn(in_thread(work, lane), lane) for _ in range(REQUESTS)] for lane in gates
    }
    print("asked:", run_in_pool(get_hub().threadpool, lambda: "answered"))
    for lane, gate in gates.items():
        gate.release()
        gevent.joinall(requests[lane], raise_error=True)
        print([one.value for one in requests[lane]].count("done"), most[lane])
