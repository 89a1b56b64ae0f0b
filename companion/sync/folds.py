"""Games the engine has just followed, so that one more entry costs one step."""

from collections import OrderedDict
from threading import Lock

from companion.rules import Fold

MOST = 64
"""Games held; a fold of an evening's log takes some hundred kilobytes."""


class Folds:
    """A cache. What it holds is known by (game, epoch, number of entries), and never changes.

    Only what is committed may be kept: a number that was rolled back is given again.
    """

    def __init__(self) -> None:
        self._held: OrderedDict[str, tuple[str, int, Fold]] = OrderedDict()
        self._lock = Lock()

    def find(self, game: str, epoch: str, seq: int) -> Fold | None:
        """The game after `seq` entries, if it is held."""
        with self._lock:
            found = self._held.get(game)
        return found[2] if found and found[:2] == (epoch, seq) else None

    def keep(self, game: str, epoch: str, seq: int, fold: Fold) -> None:
        """Hold the game as it is after `seq` entries; the one used longest ago makes room."""
        with self._lock:
            self._held[game] = (epoch, seq, fold)
            self._held.move_to_end(game)
            if len(self._held) > MOST:
                self._held.popitem(last=False)
