"""Games the engine has just followed, so that one more entry costs one step."""

from collections import OrderedDict
from threading import Lock

from companion.rules import Fold

MOST = 20_000
"""Entries of all games held together; one of a tally takes some 2.5 KB in a fold."""


class Folds:
    """A cache. What it holds is known by (game, epoch, number of entries), and never changes.

    Only what is committed may be kept: a number that was rolled back is given again.
    """

    def __init__(self) -> None:
        self._held: OrderedDict[str, tuple[str, int, Fold]] = OrderedDict()
        self._entries = 0
        self._lock = Lock()

    def find(self, game: str, epoch: str, seq: int) -> Fold | None:
        """The game after `seq` entries, if it is held."""
        with self._lock:
            found = self._held.get(game)
        return found[2] if found and found[:2] == (epoch, seq) else None

    def holds(self, game: str, seq: int) -> bool:
        """Whether the game is held after `seq` entries, in whichever epoch."""
        with self._lock:
            found = self._held.get(game)
        return found is not None and found[1] == seq

    def keep(self, game: str, epoch: str, seq: int, fold: Fold) -> None:
        """Hold the game as it is after `seq` entries; the one used longest ago makes room."""
        with self._lock:
            self._forget(game)
            self._held[game] = (epoch, seq, fold)
            self._entries += seq
            while self._entries > MOST:
                self._forget(next(iter(self._held)))

    def _forget(self, game: str) -> None:
        _, seq, _ = self._held.pop(game, ("", 0, None))
        self._entries -= seq
