"""A tap is drawn, asked about and then saved: after its paint, or when the page is left."""

import pytest
from playwright.sync_api import expect

from tests.browser.renders import come_to_rest, count
from tests.gallery.stage import recorder

ORDER = """(() => {
  window.order = []
  window.paints = true
  const later = setTimeout
  const soon = ms => paints && ms === 1000 ? 60_000 : ms
  window.setTimeout = (call, ms, ...more) => later(call, soon(ms), ...more)
  const ask = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (...what) {
    order.push("asked")
    return ask.apply(this, what)
  }
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (...what) {
    if (this.name === "drafts") order.push("saved")
    return put.apply(this, what)
  }
  addEventListener("click", () => {
    order.length = 0
    requestAnimationFrame(() => {
      const typed = document.querySelector(".points-typed")
      if (typed.textContent.includes("4")) order.push("drawn")
    })
  }, true)
})()"""
"""Before the app's own code: what becomes of a tap on the key of a 4, in its order. A paint that
takes more than a second is waited for here, however long it takes."""

TAP_AND_GO = """async (key, event) => {
  key.click()
  for (let turn = 0; turn < 1000 && !order.includes("asked"); turn++) await null
  document.dispatchEvent(new Event(event, { bubbles: true }))
}"""
"""A tap in the last moment before the page is left: the event comes before any paint."""

FOUR = ".keypad button >> text=4"


@pytest.fixture
def tally(phone):
    """Return a phone on which a round of tally is begun."""
    count(phone)
    phone.page.add_init_script(ORDER)
    recorder(phone, "tally", "Ada", "Ben")
    expect(phone.page.locator(FOUR)).to_be_visible()
    come_to_rest(phone)
    return phone


def test_tap_is_drawn_and_asked_about_before_it_is_saved(tally):
    tally.tap(FOUR)
    tally.page.wait_for_function("() => order.includes('saved')")
    assert sorted(tally.page.evaluate("order")[:2]) == ["asked", "drawn"]


@pytest.mark.parametrize("event", ["visibilitychange", "pagehide"])
def test_tap_is_saved_before_its_paint_where_the_page_is_left(tally, event):
    tally.page.locator(FOUR).evaluate(TAP_AND_GO, event)
    tally.page.wait_for_function("() => order.includes('saved') && order.includes('drawn')")
    order = tally.page.evaluate("order")
    assert order.index("saved") < order.index("drawn")


def test_tap_is_saved_where_no_paint_comes(tally):
    tally.page.evaluate("() => { window.paints = false; window.requestAnimationFrame = () => 0 }")
    tally.page.locator(FOUR).evaluate("key => key.click()")
    tally.page.wait_for_function("() => order.includes('saved')", polling=50)
