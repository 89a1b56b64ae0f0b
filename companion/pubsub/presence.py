"""Presence: which device fills in which part of a sheet, and what of an unfinished round.

Where a device writes ends after a minute unless repeated; what it has filled in outlives that, so
that a phone put aside holds nobody up. Both are in memory only.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from companion.core.rules import Json
from companion.pubsub.messages import PresenceChanged, format_sse

PRESENCE_SECONDS = 60
"""How long a place stands that is not repeated."""
FILLED_SECONDS = 30 * 60
"""How long what was filled in stands after its phone has fallen silent: longer than a round."""


class PresenceEvent(NamedTuple):
    """What the other phones are told of a device."""

    whole: bytes
    for_watchers: bytes
    """Without what is filled in: that concerns who records, and a watcher sees it once written."""


class Presence:
    """The devices that are writing now or have left something filled in, each with its event."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._events: dict[str, dict[str, PresenceEvent]] = {}
        """By game, by the public id of the device that writes."""
        self._expiries: list[tuple[float, int, PresenceChanged, PresenceEvent]] = []
        """A heap: when each ends."""
        self._numbers = count()

    def __bool__(self) -> bool:
        """Whether any device is writing."""
        return bool(self._events)

    def update(self, change: PresenceChanged) -> PresenceEvent:
        """Store that a device writes or has stopped; return the event that tells phones."""
        notice = change.notice or {}
        place = notice.get("place")
        event = PresenceEvent(
            _format(change, notice), _format(change, _without_filled(notice) if place else {})
        )
        if change.notice is None:
            self._remove(change)
        else:
            self._events.setdefault(change.game, {})[change.device] = event
            seconds = PRESENCE_SECONDS if place else FILLED_SECONDS
            expiry = (self._clock() + seconds, next(self._numbers), change, event)
            heappush(self._expiries, expiry)
        return event

    def events(self, game: str) -> dict[str, PresenceEvent]:
        """Return the events of the devices writing in a game, by public id."""
        return self._events.get(game, {})

    def expire(self) -> list[PresenceChanged]:
        """Remove expired presences; return the changes that end those not repeated in time."""
        ending: list[PresenceChanged] = []
        while self._expiries and self._expiries[0][0] <= self._clock():
            _, _, change, event = heappop(self._expiries)
            if self.events(change.game).get(change.device) is event:  # not renewed since
                ending.append(PresenceChanged(change.game, change.device, _rest(change.notice)))
        return ending

    def _remove(self, change: PresenceChanged) -> None:
        events = self._events.get(change.game, {})
        events.pop(change.device, None)
        if not events:
            self._events.pop(change.game, None)


def _format(change: PresenceChanged, notice: Json) -> bytes:
    return format_sse("writing", {"place": None} | notice | {"device": change.device})


def _without_filled(notice: Json) -> Json:
    return {key: value for key, value in notice.items() if key != "filled"}


def _rest(notice: Json | None) -> Json | None:
    """Return what is left of a notice once its place has ended: what was filled in, if anything."""
    if notice is None or notice["place"] is None or "filled" not in notice:
        return None
    return notice | {"place": None}
