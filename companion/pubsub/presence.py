"""Presence: which device fills in which part of a sheet, and what of an unfinished round.

Where a device writes ends after two minutes unless repeated; what it has filled in outlives that,
so that a phone put aside holds nobody up. Both are in memory only.
"""

from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

from companion.core.limits import MAX_SHOWN
from companion.core.rules import Json
from companion.pubsub.messages import PresenceChanged, format_sse

PRESENCE_SECONDS = 120
"""How long a place stands that is not repeated; a phone repeats it once a minute."""
FILLED_SECONDS = 30 * 60
"""How long what was filled in stands after its phone has fallen silent: longer than a round."""


class PresenceEvent(NamedTuple):
    """What the other phones are told of a device."""

    whole: bytes
    for_watchers: bytes
    """Without what is filled in: that concerns who records, and a watcher sees it once written."""


class Expiry(NamedTuple):
    """When something ends unless it is repeated, and what is left of it then."""

    moment: float
    change: PresenceChanged


class Presence:
    """The devices that are writing now or have left something filled in, each with its event."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._events: dict[str, dict[str, PresenceEvent]] = {}
        """By game, by the public id of the device that writes."""
        self._places: dict[tuple[str, str], Expiry] = {}
        self._filled: dict[tuple[str, str], Expiry] = {}
        """By game and device, the first to end first; one for each, however often repeated."""
        self._shown: dict[tuple[str, str], None] = {}
        """By game and device, what has stood longest without being repeated first."""

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
        self._remove(change)
        if change.notice is not None:
            self._events.setdefault(change.game, {})[change.device] = event
            expiries = self._places if place else self._filled
            seconds = PRESENCE_SECONDS if place else FILLED_SECONDS
            rest = PresenceChanged(change.game, change.device, _rest(change.notice))
            expiries[change.game, change.device] = Expiry(self._clock() + seconds, rest)
            self._shown[change.game, change.device] = None
        return event

    def events(self, game: str) -> dict[str, PresenceEvent]:
        """Return the events of the devices writing in a game, by public id."""
        return self._events.get(game, {})

    def of_device(self, game: str | None, device: str | None) -> list[PresenceChanged]:
        """Return the changes that end what a device shows in a game; None: in all games."""
        return [
            PresenceChanged(name, device, None)
            for name, events in self._events.items()
            if device in events and game in (None, name)
        ]

    def surplus(self) -> list[PresenceChanged]:
        """Return the changes that end what is more than may be shown, the oldest."""
        oldest = islice(self._shown, max(0, len(self._shown) - MAX_SHOWN))
        return [PresenceChanged(game, device, None) for game, device in oldest]

    def expire(self) -> list[PresenceChanged]:
        """Return the changes that end what was not repeated in time."""
        ending: list[PresenceChanged] = []
        for expiries in (self._places, self._filled):
            while expiries and next(iter(expiries.values())).moment <= self._clock():
                ending.append(expiries.pop(next(iter(expiries))).change)
        return ending

    def _remove(self, change: PresenceChanged) -> None:
        for expiries in (self._places, self._filled):
            expiries.pop((change.game, change.device), None)
        self._shown.pop((change.game, change.device), None)
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
