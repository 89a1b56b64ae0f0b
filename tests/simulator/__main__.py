"""`make chaos`: evening after evening in bad weather with new seeds, or one of them once more."""

import argparse
import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tests.simulator.evenings import KINDS, evenings, play_evening

AGAIN = "python -m tests.simulator --{} --seed {} --entries {} --phones {}"
WELL = "nothing lost, nothing doubled, every sheet the same"


def main() -> int:
    """Play, say of each evening how it ended and how to repeat it, and count what happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator")
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--phones", type=int, default=3)
    parser.add_argument("--tables", type=int, default=os.cpu_count(), help="evenings at a time")
    for kind in KINDS:
        parser.add_argument(f"--{kind}", action="store_const", const=kind, dest="kind")
    parser.set_defaults(kind="weather")
    wanted = parser.parse_args()
    happened: Counter[str] = Counter()
    bad = 0
    with ProcessPoolExecutor(wanted.tables, get_context("spawn")) as tables:
        playing = {
            tables.submit(play_evening, *evening, wanted.phones, wanted.kind): AGAIN.format(
                wanted.kind, *evening, wanted.phones
            )
            for evening in evenings(wanted.seed, wanted.entries, wanted.kind)
        }
        for over in as_completed(playing):
            wrong, what = over.result()
            happened += what
            bad += bool(wrong)
            print(playing[over], "\n".join(wrong) or WELL, sep=": ", flush=True)
    print("\n".join(f"{what:16} {times}" for what, times in sorted(happened.items())))
    print(f"{bad} of {len(playing)} evenings went wrong")
    return 1 if bad else 0


sys.exit(main())
