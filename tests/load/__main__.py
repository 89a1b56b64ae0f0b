"""`make load`: play and attack, then say what came of it; status 1 where a bound is broken."""

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.load.attacks import NAMES, PROCESSES, Attack, attack
from tests.load.tables import TABLES, Evening, play_tables
from tests.load.watch import Watch, Watched
from tests.serving import Served, serving

SECONDS = 600
ENTRY_MS = 250
"""What ninety-nine entries in a hundred may take at the most."""
HEALTH_MS = 100
"""What ninety-nine answers of `/health` in a hundred may take at the most."""
MEMORY_MB = 500
"""What the server's processes may hold together at the most."""
WELL = "nothing is lost, and every bound is held"


def main() -> int:
    """Play for as long as is asked; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.load")
    parser.add_argument("seconds", type=float, nargs="?", default=SECONDS)
    parser.add_argument("--only", choices=NAMES, help="a single attack")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        with (
            errors.open("w") as log,
            serving(Path(folder) / "data", stderr=log, env={**os.environ}) as served,
        ):
            evening, attacks, watched = run(served, wanted.seconds, wanted.only)
        tracebacks = errors.read_text().count("Traceback")
    broken = report(evening, attacks, watched, tracebacks)
    print("\n".join(broken) or WELL)
    return 1 if broken else 0


def run(served: Served, seconds: float, only: str | None) -> tuple[Evening, list[Attack], Watched]:
    """Have the tables play and everybody else attack for so long, or in one way only."""
    context, clients = get_context("fork"), 1 + len(PROCESSES)
    all_there = context.Barrier(clients + 1)
    with ProcessPoolExecutor(clients, context, all_there.wait) as processes:
        playing = processes.submit(play_tables, served.port, seconds)
        attacking = [
            processes.submit(attack, served.port, number, seconds, only)
            for number in range(len(PROCESSES))
        ]
        all_there.wait()
        watch = Watch(served)
        watch.ask_until(time.time() + seconds)
        attacks = [one for future in attacking for one in future.result()]
        evening = playing.result()
    return evening, attacks, watch.end()


def report(evening: Evening, attacks: list[Attack], watched: Watched, tracebacks: int) -> list[str]:
    """Print the figures; return which bounds are broken."""
    for one in attacks:
        print(f"{one.name:16} {describe(one.answers)}")
    print(f"{TABLES} tables: {evening.accepted:,} entries, {spread(evening.delays)}")
    print(f"/health: {len(watched.health):,} times, {spread(watched.health)}")
    print(f"memory of the server at its peak: {watched.memory_mb:.0f} MB")
    print(f"the server had {watched.server_share:.0%} of a processor,", end=" ")
    print(f"others on this machine {watched.strangers_share:.0%}: with much, times mean little")
    bounds = {
        f"one entry in a hundred took more than {ENTRY_MS} ms": p99(evening.delays) > ENTRY_MS,
        f"one answer of /health in a hundred took more than {HEALTH_MS} ms": p99(watched.health)
        > HEALTH_MS,
        f"the server held more than {MEMORY_MB} MB": watched.memory_mb > MEMORY_MB,
        "a worker has died": watched.has_lost_worker,
        f"errors in the server's log: {tracebacks}": tracebacks > 0,
    }
    return evening.wrong + [said for said, is_broken in bounds.items() if is_broken]


def describe(answers: Counter[str]) -> str:
    """Return how often each answer came."""
    return ", ".join(f"{answer} × {times:,}" for answer, times in sorted(answers.items()))


def spread(milliseconds: list[float]) -> str:
    """Return the middle, the one in a hundred and the longest."""
    middle = sorted(milliseconds)[len(milliseconds) // 2]
    return f"p50 {middle:.0f}, p99 {p99(milliseconds):.0f}, max {max(milliseconds):.0f} ms"


def p99(milliseconds: list[float]) -> float:
    """Return what ninety-nine in a hundred do not exceed."""
    return sorted(milliseconds)[int(len(milliseconds) * 0.99)]


if __name__ == "__main__":
    sys.exit(main())
