"""Counts how often each element of a page is rendered, and when the engine has answered."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.phone import Phone
from tests.browser.together import SYNCED

COUNTING = """(() => {
  window.renders = {}
  const define = CustomElementRegistry.prototype.define
  let isWatched = false
  CustomElementRegistry.prototype.define = function (name, element, ...rest) {
    let base = element.prototype
    while (base && !Object.hasOwn(base, "performUpdate")) base = Object.getPrototypeOf(base)
    if (base && !isWatched) {
      isWatched = true
      const perform = base.performUpdate
      base.performUpdate = function () {
        if (this.isUpdatePending) renders[this.localName] = (renders[this.localName] ?? 0) + 1
        return perform.call(this)
      }
    }
    return define.call(this, name, element, ...rest)
  }
  let asked = 0, answered = 0
  const ask = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (...what) {
    if (!asked++) this.addEventListener("message", ({ data }) => { if (data.id) answered++ })
    return ask.apply(this, what)
  }
  window.isQuiet = () => asked === answered
})()"""
"""Before the app's own code: counts by element, and questions of the engine against its answers."""

DRAWN = "new Promise(then => requestAnimationFrame(() => requestAnimationFrame(then)))"


def count(phone: Phone) -> None:
    """From the next page on renders are counted."""
    phone.page.add_init_script(COUNTING)


@contextmanager
def renders(phone: Phone) -> Iterator[dict[str, int]]:
    """Provide by element how often it was rendered until the engine had answered to everything."""
    counted: dict[str, int] = {}
    phone.wait_until(SYNCED, "the first answers of the server")
    come_to_rest(phone)
    phone.page.evaluate("window.renders = {}")
    yield counted
    come_to_rest(phone)
    counted.update(phone.page.evaluate("window.renders"))


def come_to_rest(phone: Phone) -> None:
    """Wait until the engine owes no answer, and what it said is drawn."""
    for _ in range(2):  # an answer may lead to a question
        phone.page.evaluate(DRAWN)
        phone.page.wait_for_function("() => isQuiet()")
    phone.page.evaluate(DRAWN)
