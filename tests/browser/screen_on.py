"""Whether a page keeps the phone's screen on."""

from tests.browser.phone import Phone

LISTEN = """
window.locks = [];
const request = WakeLock.prototype.request;
WakeLock.prototype.request = async function (...kind) {
  const lock = await request.apply(this, kind);
  locks.push(lock);
  return lock;
};
"""
HELD = "count => locks.filter(({ released }) => !released).length === count"


def expect_wake_locks(phone: Phone, locks: int) -> None:
    """Wait until so many locks are held, on a page that has heard LISTEN."""
    phone.page.wait_for_function(HELD, arg=locks)
