"""While much is asked of the server, whoever costs many times what others do waits for a moment.

Limits count calls, and what a call costs differs by a thousand. So what each sender costs is
measured (`companion/core/cost.py`); it fades within seconds, and where all of it together leaves
the processor time for others, nobody waits (docs/decisions/0249-fair-shares.md).
"""

from collections import OrderedDict
from collections.abc import Callable
from math import exp, log
from time import monotonic

import gevent
from flask import Flask, current_app, g, request
from flask_limiter.util import get_remote_address

from companion.access.device_cookie import known_device
from companion.core.cost import Bill, open_bill
from companion.core.metrics import DELAYED_REQUESTS
from companion.core.threadpool import is_under_gevent

FADE_SECONDS = 7.0
"""After which a third is left of what something has cost."""
BUSY_SECONDS = 0.4 * FADE_SECONDS
"""Of all senders together: four tenths of a processor, for as long."""
FREE_SECONDS = 0.02 * FADE_SECONDS
"""A sender that has cost no more never waits: a fiftieth of a processor."""
FACTOR = 2
"""Nor does one that has cost no more than so many times the average of all."""
MAX_DELAY_SECONDS = 2.0
"""A request waits no longer, whatever its sender has cost."""
REQUEST_SECONDS = 0.002
"""What a request costs besides its work in threads."""
UNCHARGED = ("health", "metrics")
"""Blueprints of those who look after the server, who are answered whatever it does."""


class FairShares:
    """What each sender has cost lately, in seconds of the processor."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._total = 0.0
        self._total_at = clock()
        self._senders: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each has cost and when that was, whoever came last at the end."""

    def charge(self, sender: str, seconds: float) -> None:
        """Add to what a sender has cost."""
        now = self._clock()
        self._total = _faded(self._total, now - self._total_at) + seconds
        self._total_at = now
        self._senders[sender] = self._cost(sender, now) + seconds, now
        self._senders.move_to_end(sender)
        self._forget(now)

    def delay(self, sender: str) -> float:
        """Return for how many seconds the next request of a sender is to wait."""
        now = self._clock()
        total = _faded(self._total, now - self._total_at)
        cost = self._cost(sender, now)
        if total < BUSY_SECONDS or cost <= FREE_SECONDS:
            return 0.0
        allowed = max(FREE_SECONDS, FACTOR * total / len(self._senders))
        return min(max(0.0, FADE_SECONDS * log(cost / allowed)), MAX_DELAY_SECONDS)

    def _cost(self, sender: str, now: float) -> float:
        cost, at = self._senders.get(sender, (0.0, now))
        return _faded(cost, now - at)

    def _forget(self, now: float) -> None:
        """Drop those who have not been here for so long that next to nothing is left."""
        while now - next(iter(self._senders.values()))[1] > 5 * FADE_SECONDS:
            self._senders.popitem(last=False)


def _faded(cost: float, seconds: float) -> float:
    return cost * exp(-seconds / FADE_SECONDS)


def init_app(app: Flask) -> None:
    """Have requests wait for their turn before anything of them is read but the head."""
    app.extensions["shares"] = FairShares()
    app.before_request(_wait_for_turn)
    app.teardown_request(_charge)


def _wait_for_turn() -> None:
    if request.blueprint in UNCHARGED:
        return
    sender = known_device() or get_remote_address()
    g.bill = sender, open_bill()
    delay = _shares().delay(sender)
    if delay and is_under_gevent():
        DELAYED_REQUESTS.inc()
        gevent.sleep(delay)


def _charge(_error: BaseException | None) -> None:
    charge: tuple[str, Bill] | None = g.pop("bill", None)
    if charge is not None:
        sender, bill = charge
        _shares().charge(sender, REQUEST_SECONDS + bill.seconds)


def _shares() -> FairShares:
    return current_app.extensions["shares"]
