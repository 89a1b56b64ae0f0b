"""A network that swallows a call for good: nothing comes back, and nothing ends."""

import threading
from asyncio import StreamWriter
from collections.abc import Iterator

import pytest

from tests.browser.keypad import write_round
from tests.browser.phone import Phone
from tests.browser.together import NO_LOCK, Guest, goes_out, is_log, no_matter, sit_down
from tests.network.fault_proxy import FaultProxy, Request

ANSWERED_WITHIN_SECONDS = 60
TIMEOUTS_BY_THE_CLOCK = """AbortSignal.timeout = ms => {
  const control = new AbortController();
  setTimeout(() => control.abort(new DOMException("timed out", "TimeoutError")), ms);
  return control.signal;
}"""
"""The browser's own timeout, by the clock that a test can put forward."""


class BlackHole(FaultProxy):
    """A network whose calls, while it `swallows`, never arrive and never end, then or later."""

    def __init__(self, server_port: int) -> None:
        super().__init__(server_port)
        self.swallows = False
        self.has_batch = threading.Event()
        """Set once a batch of entries has been swallowed."""

    async def _answer(self, request: Request, writer: StreamWriter) -> None:
        if self.swallows and " /api/" in request.line:
            if request.line.startswith("POST") and is_log(request.line):
                self.has_batch.set()
            await self._stopped.wait()
        else:
            await super()._answer(request, writer)


@pytest.fixture
def ada(new_phone, served) -> Iterator[Guest]:
    """Provide a phone in such a network, and with a clock that can be put forward."""
    with BlackHole(int(served.rsplit(":", 1)[1])) as network:
        phone: Phone = no_matter(new_phone())
        phone.address = network.address
        phone.page.clock.install()
        phone.page.add_init_script(TIMEOUTS_BY_THE_CLOCK)
        yield Guest(phone, network)
        phone.page.context.close()


def test_swallowed_batch_is_sent_again_without_a_reload(ada):
    game = sit_down(ada)
    with goes_out(ada.phone, game):
        write_round(ada.phone, "1", "2")
    ada.network.swallows = True
    write_round(ada.phone, "3", "4")
    assert ada.network.has_batch.wait(ANSWERED_WITHIN_SECONDS)
    ada.network.swallows = False
    with goes_out(ada.phone, game):
        ada.phone.page.clock.fast_forward("00:30")
    assert [entry["type"] for entry in ada.log(game)] == ["round", "round"]


HOLD_LOCK = """async game => {
  await new Promise(held =>
    navigator.locks.request(`companion ${game}`, () => new Promise(() => held(null))));
}"""
"""Takes a game's turn among the tabs, and hangs."""
LOCK_WANTED = "async () => (await navigator.locks.query()).pending.length"


def test_tab_that_hangs_keeps_no_other_tab_from_sending(ada):
    game = sit_down(ada)
    with goes_out(ada.phone, game):
        write_round(ada.phone, "1", "2")
    ada.phone.wait_until(NO_LOCK, "nothing is being sent")
    ada.phone.page.evaluate(f"void ({HOLD_LOCK})('{game.removeprefix('/games/')}')")
    write_round(ada.phone, "3", "4")
    ada.phone.wait_until(LOCK_WANTED, "the other tab waits for its turn")
    with goes_out(ada.phone, game):
        ada.phone.page.clock.fast_forward("00:31")
    assert [entry["type"] for entry in ada.log(game)] == ["round", "round"]
