"""A cache of games the engine has followed, so that one more entry costs one step."""

import gc
import sys
import types
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from companion.core.limits import MAX_CACHED_BYTES
from companion.core.rules import GameFold, count_entries
from companion.core.threadpool import in_thread, native_lock

MAX_MEASURED_IN_PLACE = 200
"""Entries of a game up to which it is measured in some milliseconds."""
MEASURE_AGAIN = 1.25
"""By how much a game has grown when it is measured anew; between, its size follows its entries."""
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
    size: int
    """Bytes, by its entries and the last measurement."""
    measured: tuple[int, int]
    """Entries and bytes at the last measurement."""


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

        A game that nobody plays any more makes room. Where all are going on the new one stays out:
        replacing each other in turn, all would be gone by their next entry.
        """
        entries = count_entries(fold)
        measured = self._measure("" if is_heavier else game, fold, entries)
        size = measured[1] * entries // measured[0]
        with self._lock:
            self._remove(game)
            self._cached[game] = CachedFold(
                epoch, seq, fold, self._clock(), entries, size, measured
            )
            self._size += size
            while self._size > self._max_bytes:
                self._remove(game if self._are_all_active() else next(iter(self._cached)))

    def _measure(self, game: str, fold: GameFold, entries: int) -> tuple[int, int]:
        """Return entries and bytes of a game, measured now or not long ago."""
        with self._lock:
            cached = self._cached.get(game)
        if cached and cached.measured[0] <= max(entries, 1) <= MEASURE_AGAIN * cached.measured[0]:
            return cached.measured
        measure = in_thread(measure_bytes) if entries > MAX_MEASURED_IN_PLACE else measure_bytes
        return max(entries, 1), measure(fold, self._max_bytes)

    def _are_all_active(self) -> bool:
        """Whether even the game that was put in first is going on."""
        oldest = next(iter(self._cached.values()))
        return self._clock() - oldest.time < AT_PLAY_SECONDS

    def _remove(self, game: str) -> None:
        removed = self._cached.pop(game, None)
        self._size -= removed.size if removed else 0


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
