"""Tables that play, in a process of their own: `python -m benchmarks.load PORT` says when they do.

Every phone streams, and entries come at an even pace until the process is ended.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.crowd import Crowd

GAMES = 1000
PHONES = 3
ENTRIES_A_SECOND = 100
"""Each game gets one every ten seconds."""
BEGUN = "they play"
FOREVER = 100_000


@contextmanager
def games_being_played(port: int) -> Iterator[None]:
    """Provide a thousand games on this server, for as long as this lasts."""
    command = [sys.executable, "-m", "benchmarks.load", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == BEGUN
            yield
            assert process.poll() is None, "the load has ended"
        finally:
            process.kill()


def main(port: int) -> None:
    """Sit down at every table, and play."""
    crowd = Crowd(port, GAMES, PHONES)
    crowd.open_streams()
    print(BEGUN, flush=True)
    crowd.write(ENTRIES_A_SECOND, FOREVER)


if __name__ == "__main__":
    main(int(sys.argv[1]))
