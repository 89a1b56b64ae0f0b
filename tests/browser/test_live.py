"""What one phone writes the others show at once; who is writing is seen before it is written."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.together import goes_out, no_matter, sit_down, stream_opens
from tests.network.faults import Fault

WATCHDOG = 36_000


TAPPED = "addEventListener('click', () => { window.tapped = Date.now() }, true)"
PAINTED = """() => {
  window.painted = new Promise((seen) => {
    const drawn = () => requestAnimationFrame(() => setTimeout(() => seen(Date.now())));
    const told = { subtree: true, childList: true, characterData: true };
    new MutationObserver(drawn).observe(document.querySelector("score-board"), told);
  });
}"""


BUSY = """async () => {
  const [{ name }] = await indexedDB.databases();
  const opened = indexedDB.open(name);
  const disk = await new Promise((done) => { opened.onsuccess = () => done(opened.result) });
  const store = disk.transaction([...disk.objectStoreNames], "readwrite").objectStore("games");
  window.busy = true;
  const goOn = () => { if (window.busy) store.get("").onsuccess = goOn; else disk.close(); };
  goOn();
}"""
"""The phone's disk takes nothing, until a test lets it."""


def test_a_tap_is_painted_on_the_other_phone_by_the_stream_alone(guests):
    """Whatever else the other phone asks is not answered. How fast, the benchmarks tell."""
    ada, ben = guests(2)
    sit_down(ada, ben)
    with stream_opens(ben.phone):
        ben.phone.page.reload()
    expect_totals(ben.phone, "0", "0")
    expect(ben.phone.page.locator("#written")).to_have_count(0)
    ben.network.choose = lambda request: Fault.NONE if "/stream" in request else Fault.PORTAL
    ada.phone.page.evaluate(TAPPED)
    ben.phone.page.evaluate(PAINTED)
    write_round(ada.phone, "1", "2")
    expect_totals(ben.phone, "1", "2")
    way = ben.phone.page.evaluate("painted") - ada.phone.page.evaluate("tapped")
    ada.phone.record("figure", ("a tap painted on the other phone", f"{way} ms"))
    ada.phone.key("Undo")
    expect_totals(ben.phone, "0", "0")


def test_stored_round_is_shown_before_the_phones_own_disk_has_it(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    write_round(ada.phone, "1", "2")
    expect_totals(ben.phone, "1", "2")
    ben.phone.page.evaluate(BUSY)
    write_round(ada.phone, "3", "4")
    expect_totals(ben.phone, "4", "6")
    ben.phone.page.evaluate("window.busy = false")
    with stream_opens(ben.phone):
        ben.phone.page.reload()
    expect_totals(ben.phone, "4", "6")
    write_round(ben.phone, "5", "6")
    expect_totals(ada.phone, "9", "12")


def test_an_open_draft_shows_on_the_other_phones(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    ada.phone.tap(ada.phone.main())
    type_in(ada.phone, "4")
    expect(ben.phone.main()).to_have_text(re.compile("is writing Round\\s1"))
    ben.phone.shot("live-writing")
    ben.phone.axe()


def test_a_draft_that_was_begun_without_a_network_can_be_taken_over(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    ada.offline()
    ada.phone.tap(ada.phone.main())
    type_in(ada.phone, "4")
    write_round(ben.phone, "5", "6")
    expect_totals(ben.phone, "5", "6")
    ada.online()
    expect(ada.phone.page.get_by_text("has written Round 1 meanwhile")).to_be_visible()
    ada.phone.key("Throw mine away")
    expect_totals(ada.phone, "5", "6")
    expect(ben.phone.main()).to_have_text("Round 2")


def test_phone_that_leaves_the_recorder_is_shown_as_writing_no_more(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    ada.phone.tap(ada.phone.main())
    type_in(ada.phone, "4")
    expect(ben.phone.main()).to_contain_text("is writing")
    ada.phone.key("Back")
    expect(ben.phone.main()).to_have_text("Round 1")


def test_a_cut_stream_is_opened_again_and_nothing_is_missed(guests):
    ada, ben = guests(2)
    sit_down(ada, ben)
    ben.offline()
    write_round(ada.phone, "1", "2")
    with stream_opens(ben.phone):
        ben.online()
    expect_totals(ben.phone, "1", "2")
    with stream_opens(ben.phone):
        ben.network.cut()
    write_round(ada.phone, "3", "4")
    expect_totals(ben.phone, "4", "6")


def test_a_stream_that_falls_silent_is_given_up(guests):
    """A black hole raises no error: the phone itself notices that even the heartbeat is missing."""
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    ben.phone.page.clock.install()
    with stream_opens(ben.phone):
        ben.phone.open(game)
    expect_totals(ben.phone, "0", "0")
    ben.network.black_hole = True
    write_round(ada.phone, "1", "2")
    with ben.phone.page.expect_event("request", lambda request: "/log" in request.url):
        ben.phone.page.clock.fast_forward(WATCHDOG)
    ben.network.black_hole = False
    ben.network.cut()
    ben.phone.page.clock.fast_forward(WATCHDOG)
    expect_totals(ben.phone, "1", "2")


VISIBLE = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


STREAMS = """(() => {
  window.openStreams = 0
  const Stream = window.EventSource
  window.EventSource = class extends Stream {
    constructor(...address) {
      super(...address)
      openStreams++
    }
    close() {
      if (!this.isEnded) openStreams--
      this.isEnded = true
      super.close()
    }
  }
})()"""
"""Before the app's own code: how many streams the page holds open."""


def test_a_hidden_tab_has_no_stream_and_catches_up_when_it_is_shown(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    page = ben.phone.page
    page.add_init_script(STREAMS)
    ben.phone.open("/health")  # whatever the page before has asked is over
    with (
        stream_opens(ben.phone),
        page.expect_event("requestfinished", lambda request: "/log?" in request.url),
        page.expect_event("requestfinished", lambda request: request.url.endswith("/api/games")),
    ):
        ben.phone.open(game)
    expect_totals(ben.phone, "0", "0")
    page.wait_for_function("() => openStreams === 1")
    page.evaluate(VISIBLE, "hidden")
    page.wait_for_function("() => openStreams === 0")
    requests = []
    page.on("request", lambda request: "/api/" in request.url and requests.append(request.url))
    write_round(ada.phone, "1", "2")
    expect_totals(ada.phone, "1", "2")
    assert requests == []
    with stream_opens(ben.phone):
        page.evaluate(VISIBLE, "visible")
    expect_totals(ben.phone, "1", "2")


def test_a_hidden_tab_opens_no_stream_when_the_network_is_back_before_it_is_shown(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    page = ben.phone.page
    page.add_init_script(STREAMS)
    with stream_opens(ben.phone):
        ben.phone.open(game)
    write_round(ben.phone, "1", "2")
    expect_totals(ada.phone, "1", "2")
    page.evaluate(VISIBLE, "hidden")
    page.wait_for_function("() => openStreams === 0")
    no_matter(ben.phone)
    ben.offline()
    ben.phone.key("Undo")
    expect_totals(ben.phone, "0", "0")
    with goes_out(ben.phone, game):
        ben.online()
    expect_totals(ada.phone, "0", "0")
    assert page.evaluate("openStreams") == 0
    with stream_opens(ben.phone):
        page.evaluate(VISIBLE, "visible")
    page.wait_for_function("() => openStreams === 1")


def test_where_there_is_no_stream_the_phone_asks(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    ben.network.choose = lambda request: Fault.PORTAL if "/stream" in request else Fault.NONE
    ben.phone.open(game)
    expect_totals(ben.phone, "0", "0")
    write_round(ada.phone, "1", "2")
    expect_totals(ben.phone, "1", "2")
