"""Games the engine has just followed, so that one more entry costs one step."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import NamedTuple

from companion.core.rules import GameFold

MOST = 40_000
"""Entries of all games held together; one of a tally takes some 2.5 KB in a fold."""
AT_PLAY_SECONDS = 300.0
"""Since its last entry, a game is taken to be going on."""


class CachedFold(NamedTuple):
    """A game as it is after some entries."""

    epoch: str
    seq: int
    fold: GameFold
    moment: float
    """When that was kept."""


class FoldCache:
    """A cache. What it holds is known by (game, epoch, number of entries), and never changes.

    Only what is committed may be kept: a number that was rolled back is given again.
    """

    def __init__(self, most: int = MOST, clock: Callable[[], float] = monotonic) -> None:
        self._held: OrderedDict[str, CachedFold] = OrderedDict()
        self._entries = 0
        self._most = most
        self._clock = clock
        self._lock = Lock()

    def find(self, game: str, epoch: str, seq: int) -> GameFold | None:
        """Return the game after `seq` entries, if it is held."""
        with self._lock:
            found = self._held.get(game)
        return found.fold if found and found[:2] == (epoch, seq) else None

    def holds(self, game: str, seq: int) -> bool:
        """Whether the game is held after `seq` entries, in whichever epoch."""
        with self._lock:
            found = self._held.get(game)
        return found is not None and found.seq == seq

    def keep(self, game: str, epoch: str, seq: int, fold: GameFold) -> None:
        """Hold the game as it is after `seq` entries, if there is room or a game over to make some.

        Where all are going on none gives way to another: each of too many would be gone by its
        next entry, so that holding them would help nobody.
        """
        with self._lock:
            self._forget(game)
            self._held[game] = CachedFold(epoch, seq, fold, self._clock())
            self._entries += seq
            while self._entries > self._most:
                self._forget(game if self._all_go_on() else next(iter(self._held)))

    def _all_go_on(self) -> bool:
        """Whether even the game kept longest ago is going on."""
        oldest = next(iter(self._held.values()))
        return self._clock() - oldest.moment < AT_PLAY_SECONDS

    def _forget(self, game: str) -> None:
        gone = self._held.pop(game, None)
        self._entries -= gone.seq if gone else 0
