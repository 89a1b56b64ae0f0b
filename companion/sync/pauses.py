"""How long to wait before asking again somebody who did not answer."""

import random
from collections.abc import Iterator

FIRST = 0.1
LONGEST = 5.0


def pauses() -> Iterator[float]:
    """Seconds, twice as many each time, and not the same in every worker."""
    pause = FIRST
    while True:
        yield pause * (0.5 + random.random() / 2)  # noqa: S311 - no secret
        pause = min(2 * pause, LONGEST)
