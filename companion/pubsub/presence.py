"""Presence: which device fills in which part of a sheet; it ends after a minute unless repeated."""

from collections import deque
from collections.abc import Callable

from companion.pubsub.messages import PresenceChanged, format_sse

PRESENCE_SECONDS = 60
"""A phone repeats its presence every 25 seconds."""


class Presence:
    """The devices that are writing now, each with its event."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._events: dict[str, dict[str, bytes]] = {}
        """By game, by the public id of the device that writes."""
        self._expiries: deque[tuple[float, PresenceChanged, bytes]] = deque()
        """When each ends, the first to end first."""

    def __bool__(self) -> bool:
        """Whether any device is writing."""
        return bool(self._events)

    def update(self, change: PresenceChanged) -> bytes:
        """Store that a device writes or has stopped; return the event that tells phones."""
        event = format_sse(
            "writing", {"place": None} | (change.notice or {}) | {"device": change.device}
        )
        if change.notice is None:
            self._remove(change)
        else:
            self._events.setdefault(change.game, {})[change.device] = event
            self._expiries.append((self._clock() + PRESENCE_SECONDS, change, event))
        return event

    def events(self, game: str) -> dict[str, bytes]:
        """Return the events of the devices writing in a game, by public id."""
        return self._events.get(game, {})

    def expire(self) -> list[PresenceChanged]:
        """Remove expired presences; return the changes that end those not repeated in time."""
        ending: list[PresenceChanged] = []
        while self._expiries and self._expiries[0][0] <= self._clock():
            _, change, event = self._expiries.popleft()
            if self.events(change.game).get(change.device) is event:  # not renewed since
                ending.append(PresenceChanged(change.game, change.device, None))
        return ending

    def _remove(self, change: PresenceChanged) -> None:
        events = self._events.get(change.game, {})
        events.pop(change.device, None)
        if not events:
            self._events.pop(change.game, None)
