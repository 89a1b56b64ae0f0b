"""An engine that takes its time: what is asked of it waits until a test lets it answer."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.phone import Phone

TAKES_ITS_TIME = """(() => {
  const ask = Worker.prototype.postMessage;
  const asked = [];
  let thinks = false;
  let from = "";
  Worker.prototype.postMessage = function (...what) {
    const isHeld = thinks && (asked.length > 0 || String(what[0].text).includes(from));
    asked.push(() => ask.apply(this, what));
    if (!isHeld) asked.splice(0).forEach(one => one());
  };
  window.thinking = (now, text = "") => {
    thinks = now;
    from = text;
    if (!now) asked.splice(0).forEach(one => one());
  };
})()"""


def slow(phone: Phone) -> None:
    """From the next page on the engine can be held up."""
    phone.page.add_init_script(TAKES_ITS_TIME)


def lose_patience(phone: Phone) -> None:
    """From now on an engine that has said nothing for a second is taken for one that hangs."""
    phone.page.evaluate("document.querySelector('companion-app').store.engine.patience = 0")


def be_patient(phone: Phone) -> None:
    """From now on an engine has time again, as long as a slow machine may take."""
    phone.page.evaluate("document.querySelector('companion-app').store.engine.patience = 60")


@contextmanager
def hold_engine(phone: Phone, text: str = "") -> Iterator[None]:
    """Provide the engine answers nothing meanwhile, and then everything that it was asked.

    With a `text` it answers until it is asked something that has that in it.
    """
    phone.page.evaluate("text => thinking(true, text)", text)
    yield
    phone.page.evaluate("thinking(false)")
