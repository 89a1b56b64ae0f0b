"""A cache of games the engine has followed, so that one more entry costs one step."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import NamedTuple

from companion.core.rules import GameFold

MAX_CACHED_ENTRIES = 40_000
"""Entries of all games held together; one of a tally takes some 2.5 KB in a fold."""
AT_PLAY_SECONDS = 300.0
"""How long after its last entry a game counts as going on."""


class CachedFold(NamedTuple):
    """A game after some number of entries."""

    epoch: str
    seq: int
    fold: GameFold
    time: float
    """When it was put into the cache."""


class FoldCache:
    """Folds by game, each good for one epoch and number of entries; a fold never changes.

    Only committed entries may be in it: the numbers of a transaction rolled back are given out
    again.
    """

    def __init__(
        self, max_entries: int = MAX_CACHED_ENTRIES, clock: Callable[[], float] = monotonic
    ) -> None:
        self._cached: OrderedDict[str, CachedFold] = OrderedDict()
        self._entries = 0
        self._max_entries = max_entries
        self._clock = clock
        self._lock = Lock()

    def find(self, game: str, epoch: str, seq: int) -> GameFold | None:
        """Return the game after `seq` entries; None where it is not in the cache."""
        with self._lock:
            cached = self._cached.get(game)
        return cached.fold if cached and cached[:2] == (epoch, seq) else None

    def has(self, game: str, seq: int) -> bool:
        """Whether the game after `seq` entries is in the cache, in whichever epoch."""
        with self._lock:
            cached = self._cached.get(game)
        return cached is not None and cached.seq == seq

    def put(self, game: str, epoch: str, seq: int, fold: GameFold) -> None:
        """Put in the game after `seq` entries, if there is room or can be made.

        A game that nobody plays any more makes room. Where all are going on the new one stays out:
        replacing each other in turn, all would be gone by their next entry.
        """
        with self._lock:
            self._remove(game)
            self._cached[game] = CachedFold(epoch, seq, fold, self._clock())
            self._entries += seq
            while self._entries > self._max_entries:
                self._remove(game if self._are_all_active() else next(iter(self._cached)))

    def _are_all_active(self) -> bool:
        """Whether even the game that was put in first is going on."""
        oldest = next(iter(self._cached.values()))
        return self._clock() - oldest.time < AT_PLAY_SECONDS

    def _remove(self, game: str) -> None:
        removed = self._cached.pop(game, None)
        self._entries -= removed.seq if removed else 0
