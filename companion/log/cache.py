"""A cache of games the engine has followed, so that one more entry costs one step."""

import gc
import sys
import types
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import NamedTuple

from companion.core.limits import MAX_CACHED_BYTES
from companion.core.rules import GameFold, count_entries
from companion.core.threadpool import in_background, in_thread, native_lock

MAX_MEASURED_IN_PLACE = 200
"""Entries of a game up to which it is measured in some milliseconds."""
MEASURE_AGAIN = 1.25
"""By how much a game has grown when it is measured anew; between, its size follows its entries."""
MUCH_LARGER = 2
"""So many times another's size has a game that gives way to it."""
SHARED = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType)
"""What all games have in common."""
AT_PLAY_SECONDS = 300.0
"""How long after its last entry a game counts as going on."""


class CachedFold(NamedTuple):
    """A game after some number of entries."""

    epoch: str
    seq: int
    fold: GameFold
    time: float
    """When it was put into the cache."""
    entries: int
    """As they stand."""
    measured: tuple[int, int]
    """Entries and bytes at the last measurement."""

    @property
    def size(self) -> int:
        """Bytes, by its entries and the last measurement."""
        return self.measured[1] * self.entries // self.measured[0]


class FoldCache:
    """Folds by game, each good for one epoch and number of entries; a fold never changes.

    Only committed entries may be in it: the numbers of a transaction rolled back are given out
    again.
    """

    def __init__(
        self, max_bytes: int = MAX_CACHED_BYTES, clock: Callable[[], float] = monotonic
    ) -> None:
        self._cached: OrderedDict[str, CachedFold] = OrderedDict()
        self._size = 0
        self._max_bytes = max_bytes
        self._clock = clock
        self._lock = native_lock()
        self._being_measured: set[str] = set()

    def find(self, game: str, epoch: str, seq: int) -> GameFold | None:
        """Return the game after `seq` entries; None where it is not in the cache."""
        with self._lock:
            cached = self._cached.get(game)
        return cached.fold if cached and cached[:2] == (epoch, seq) else None

    def has(self, game: str, seq: int) -> bool:
        """Whether the game after `seq` entries is in the cache, whatever the epoch.

        One more entry is judged in tenths of a millisecond then, after 1,000 others too.
        """
        with self._lock:
            cached = self._cached.get(game)
        return cached is not None and cached.seq == seq

    def put(
        self, game: str, epoch: str, seq: int, fold: GameFold, is_heavier: bool = False
    ) -> None:
        """Put in the game after `seq` entries, if there is room or can be made.

        With `is_heavier` its entries say too little of how much it has grown: it is measured.

        A game that nobody plays any more makes room. Where all are going on, one that is much
        larger does, else the new one stays out: replacing each other in turn, all would be gone by
        their next entry.

        A long game that grows entry by entry is measured anew in the background: whoever plays does
        not wait for the games of others that are measured before.
        """
        entries = count_entries(fold)
        with self._lock:
            known = None if is_heavier else self._cached.get(game)
        is_due = known is None or not _is_recent(known.measured, entries)
        is_long = entries > MAX_MEASURED_IN_PLACE
        if known and (is_long or not is_due):
            measured = known.measured
        else:
            measured = _measure(fold, entries, self._max_bytes)
        with self._lock:
            self._insert(game, CachedFold(epoch, seq, fold, self._clock(), entries, measured))
        if known and is_due and is_long and game not in self._being_measured:
            self._being_measured.add(game)
            in_background(partial(self._measure_again, game, fold, entries))

    def _measure_again(self, game: str, fold: GameFold, entries: int) -> None:
        try:
            measured = _measure(fold, entries, self._max_bytes)
        finally:
            self._being_measured.discard(game)
        with self._lock:
            cached = self._cached.get(game)
            if cached:
                self._insert(game, cached._replace(measured=measured))

    def _insert(self, game: str, cached: CachedFold) -> None:
        self._remove(game)
        self._cached[game] = cached
        self._size += cached.size
        while self._size > self._max_bytes:
            self._remove(self._next_to_go(game))

    def _next_to_go(self, game: str) -> str:
        """Return the game that makes room for one that was just put in, perhaps itself."""
        oldest = next(iter(self._cached))
        if self._clock() - self._cached[oldest].time >= AT_PLAY_SECONDS:
            return oldest
        largest = max(self._cached, key=lambda one: self._cached[one].size)
        is_much_larger = self._cached[largest].size > MUCH_LARGER * self._cached[game].size
        return largest if is_much_larger else game

    def _remove(self, game: str) -> None:
        removed = self._cached.pop(game, None)
        self._size -= removed.size if removed else 0


def _is_recent(measured: tuple[int, int], entries: int) -> bool:
    """Whether a game of so many entries is as it was measured, but for a few more."""
    return measured[0] <= max(entries, 1) <= MEASURE_AGAIN * measured[0]


def _measure(fold: GameFold, entries: int, most: int) -> tuple[int, int]:
    """Return entries and bytes of a game; a long one is measured in a thread."""
    measure = in_thread(measure_bytes) if entries > MAX_MEASURED_IN_PLACE else measure_bytes
    return max(entries, 1), measure(fold, most)


def measure_bytes(value: object, most: int) -> int:
    """Return how much memory a value takes with all it holds; more than `most` is not looked at."""
    known: set[int] = set()
    size, waiting = 0, [value]
    while waiting and size <= most:
        containers: list[object] = []
        for one in waiting:
            if id(one) not in known and not isinstance(one, SHARED):
                known.add(id(one))
                size += sys.getsizeof(one)
                if gc.is_tracked(one):
                    containers.append(one)
        waiting = gc.get_referents(*containers)
    return size
