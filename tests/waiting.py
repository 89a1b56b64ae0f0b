"""Waiting for what a test has to see, never longer than a bound."""

import time
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")
MAX_SECONDS = 60
"""Long enough for a machine that does much else; a race ends as a failure, not as a hang."""
INTERVAL_SECONDS = 0.01


def wait_until(look: Callable[[], Seen], what: str, seconds: float = MAX_SECONDS) -> Seen:
    """Return the first true value that `look` gives.

    Raises `AssertionError`, which names `what` was waited for, when none comes in time.
    """
    end = time.monotonic() + seconds
    while not (view := look()):
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        time.sleep(INTERVAL_SECONDS)
    return view
