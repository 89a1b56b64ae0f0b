"""What comes next in a log, written out once for all phones that wait for it."""

from collections.abc import Callable
from dataclasses import dataclass

import gevent

from companion.core.rules import Json
from companion.pubsub.messages import event


@dataclass(frozen=True)
class Place:
    """How far a phone has come in a log."""

    epoch: str | None
    """None: it does not say."""
    seq: int


@dataclass(frozen=True)
class Piece:
    """What comes after a place: the event that tells it, and where one stands then."""

    told: bytes
    place: Place
    empty: bool


Read = Callable[[str, Place], Json | None]
"""What a pull of a game tells from a place on; None where the game is no more."""


class Readings:
    """Readings of logs. Those who ask for the same while it is being read get it together."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._under_way: dict[tuple[str, Place], gevent.Greenlet[[str, Place], Piece | None]] = {}
        self._last: dict[str, tuple[Place, Piece]] = {}
        """Of each game what came last, and after which place: known without a reading."""

    def grew(self, game: str, news: Json | None) -> None:
        """A log has grown, by these entries at its end where they were told.

        A reading that began before now may miss something: whoever asks next gets a new one.
        """
        for key in [key for key in self._under_way if key[0] == game]:
            del self._under_way[key]
        if news is None:
            self.forget(game)
        else:
            before = Place(news["epoch"], news["seq"] - len(news["entries"]))
            self._last[game] = before, _written_out(news, before)

    def forget(self, game: str) -> None:
        """Nobody waits for what comes in this game."""
        self._last.pop(game, None)

    def last(self, game: str, place: Place, reaching: int) -> Piece | None:
        """What comes after a place, where that is known and goes as far as number `reaching`."""
        before, piece = self._last.get(game, (None, None))
        return piece if piece and before == place and piece.place.seq >= reaching else None

    def after(self, game: str, place: Place) -> Piece | None:
        """What comes after a place; None where the game is no more. Waits for the database."""
        key = game, place
        if key not in self._under_way:
            self._under_way[key] = gevent.spawn(self._piece, game, place)
        return self._under_way[key].get()

    def _piece(self, game: str, place: Place) -> Piece | None:
        try:
            pulled = self._read(game, place)
        finally:
            self._done(game, place)
        return None if pulled is None else _written_out(pulled, place)

    def _done(self, game: str, place: Place) -> None:
        if self._under_way.get((game, place)) is gevent.getcurrent():
            del self._under_way[game, place]


def _written_out(pulled: Json, place: Place) -> Piece:
    """A pull from this place, as the event that tells it."""
    reached = Place(pulled["epoch"], pulled["seq"])
    told = event("log", pulled, f"{reached.epoch}:{reached.seq}")
    return Piece(told, reached, empty=not pulled["entries"] and reached.epoch == place.epoch)
