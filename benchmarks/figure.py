"""What a benchmark tells: a figure, what it should be, and what the machine itself needs."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import quantiles


@dataclass(frozen=True)
class Figure:
    """One measured figure."""

    what: str
    """A short sentence: "append over HTTP, one worker"."""
    value: float
    unit: str
    target: float
    floor: float | None = None
    """What the machine needs for the bare thing (an fsync, an echo), measured in the same run."""
    at_least: bool = False
    """Whether the target is a least, as for rates; else it is a most."""

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        return self.value >= self.target if self.at_least else self.value <= self.target

    @property
    def ratio(self) -> float | None:
        """How many times the floor it is; for rates, which part of it."""
        return self.value / self.floor if self.floor else None


def best_ms(work: Callable[[], object], times: int = 15) -> float:
    """Return the shortest of several runs, in milliseconds."""
    return min(timed_ms(work) for _ in range(times))


def timed_ms(work: Callable[[], object]) -> float:
    """How long one run takes, in milliseconds."""
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def percentile(values: list[float], hundredth: int) -> float:
    """Return the value that `hundredth` of a hundred do not exceed; there is one at least."""
    if len(values) == 1:
        return values[0]
    return quantiles(values, n=100, method="inclusive")[hundredth - 1]
