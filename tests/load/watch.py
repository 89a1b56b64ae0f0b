"""What a server needs while others attack it: its answers about its health, memory, processor."""

import resource
import time
from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path

from benchmarks.memory import held_kb
from tests.serving import Served, workers_of

PAUSE_SECONDS = 0.1
HERTZ = 100


@dataclass
class Watched:
    """What was seen from outside."""

    health: list[float] = field(default_factory=list[float])
    """Milliseconds of each answer of `/health`."""
    memory_mb: float = 0
    """What the worker held at its peak, and the process that looks after it besides."""
    server_share: float = 0
    """Time of the processor that the server had, as a share of one."""
    strangers_share: float = 0
    """The same of whoever else works on the machine, neither server nor attacker nor table."""
    has_lost_worker: bool = False


class Watch:
    """Looks at a server from now on."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._health: list[float] = []
        self._ask()  # from then on there is a worker
        self._workers = workers_of(served.process.pid)
        self._began, self._machine = time.time(), machine_seconds()
        self._server, self._clients = processor_seconds(self._workers), clients_seconds()

    def ask_until(self, ends: float) -> None:
        """Ask about its health again and again until this time."""
        while time.time() < ends:
            self._ask()
            time.sleep(PAUSE_SECONDS)

    def _ask(self) -> None:
        asked = time.perf_counter()
        with closing(HTTPConnection("127.0.0.1", self._served.port, timeout=60)) as line:
            line.request("GET", "/health")
            assert line.getresponse().status == 200
        self._health.append(1000 * (time.perf_counter() - asked))

    def end(self) -> Watched:
        """Return what was seen, once the processes of the attackers and tables have ended."""
        if self._workers != workers_of(self._served.process.pid):
            return Watched(self._health, has_lost_worker=True)
        took = time.time() - self._began
        server = processor_seconds(self._workers) - self._server
        own = server + clients_seconds() - self._clients
        memory_mb = sum(map(peak_mb, self._workers)) + held_kb(self._served.process.pid) / 1000
        strangers = machine_seconds() - self._machine - own
        return Watched(self._health, memory_mb, server / took, strangers / took)


def peak_mb(process: int) -> float:
    """Return the most that a process has held."""
    lines = Path(f"/proc/{process}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) / 1000


def processor_seconds(processes: Collection[int]) -> float:
    """Return the time of the processor that these have had."""
    rows = [Path(f"/proc/{one}/stat").read_text().rsplit(") ", 1)[1].split() for one in processes]
    return sum(int(row[11]) + int(row[12]) for row in rows) / HERTZ


def clients_seconds() -> float:
    """Return that of this process and of those it has started that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def machine_seconds() -> float:
    """Return the time for which the machine's processors have been busy."""
    user, nice, system, *_ = Path("/proc/stat").read_text("ascii").splitlines()[0].split()[1:]
    return (int(user) + int(nice) + int(system)) / HERTZ
