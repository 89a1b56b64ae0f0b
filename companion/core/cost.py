"""What it costs to answer a request: seconds of the processor, in whichever threads they pass."""

from collections.abc import Callable
from contextvars import ContextVar
from time import thread_time
from typing import TypeVar

T = TypeVar("T")


class Bill:
    """What one request has cost so far."""

    def __init__(self) -> None:
        self.seconds = 0.0


_BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)
"""Of the request that this greenlet answers."""


def open_bill() -> Bill:
    """Return a bill for what this greenlet has done from now on."""
    bill = Bill()
    _BILL.set(bill)
    return bill


def leave_bill() -> None:
    """Charge nobody for what this greenlet does from now on."""
    _BILL.set(None)


def current_bill() -> Bill | None:
    """Return the bill of the request that is being answered; None: it is done for nobody."""
    return _BILL.get()


def charged(work: Callable[[], T], bill: Bill | None) -> Callable[[], T]:
    """Wrap work that is done in one go, in whichever thread, so that its time is on the bill."""
    if bill is None:
        return work

    def run() -> T:
        began = thread_time()
        try:
            return work()
        finally:
            bill.seconds += thread_time() - began

    return run
