"""Random games, legal and illegal, on both interpreters until their answers differ.

python -m tests.engine.fuzz --logs 10000 --seed 0
"""

import argparse
import sys

from tests.engine.both import first_difference
from tests.engine.micropython.phone import Phone

PAD_EVERY = 3
"""One game in so many is by a pad."""


def main() -> int:
    """Compare as many logs as asked for; 1 and the first difference when there is one."""
    reader = argparse.ArgumentParser(prog="python -m tests.engine.fuzz", description=__doc__)
    reader.add_argument("--logs", type=int, default=10_000, help="how many games")
    reader.add_argument("--seed", type=int, default=0, help="the first game's number")
    arguments = reader.parse_args()
    with Phone() as phone:
        for seed in range(arguments.seed, arguments.seed + arguments.logs):
            difference = first_difference(phone, seed, None if seed % PAD_EVERY else "pad")
            if difference:
                print(difference)
                return 1
    print(f"{arguments.logs} logs from seed {arguments.seed}: byte-equal on both interpreters")
    return 0


if __name__ == "__main__":
    sys.exit(main())
