"""The phone's own disk takes nothing, or lets go: said, tried again, nothing lost."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in, write_round
from tests.browser.phone import Phone
from tests.browser.sharing import lost
from tests.browser.together import begin, wait_for_log

FULL = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...row) {
    if (!window.full) return put.apply(this, row);
    throw new DOMException("full", "QuotaExceededError");
  };
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    if (window.closed_) { window.closed_ = false; this.close(); }
    const opened = transaction.apply(this, given);
    const fails = given[1] === "readwrite" && (window.aborted || window.aborts-- > 0);
    if (fails) opened.commit = opened.abort;
    return opened;
  };
}"""
TWO_FIGURES = """async () => {
  for (const figure of ["1", "2"]) {
    document.querySelector(`.keypad [aria-label="${figure}"]`).click();
    for (let step = 0; step < 200; step++) await null;
  }
}"""
"""Each is kept before the disk has had time to answer to anything."""
TWO_PLAYERS = """() => {
  for (const chip of document.querySelectorAll("usual-players button")) chip.click();
}"""
READ = """async () => {
  const [{ name }] = await indexedDB.databases();
  const settled = request =>
    new Promise(done => { request.onsuccess = () => done(request.result); });
  const disk = await settled(indexedDB.open(name));
  await settled(disk.transaction("settings").objectStore("settings").getAll());
  disk.close();
}"""
"""Comes after what was read before it."""
SAVED = "() => document.querySelector('companion-app')?.store?.isSaved"


@pytest.mark.parametrize("trouble", ["full", "aborted"])
def test_a_disk_that_takes_nothing_is_said_and_tried_again(guests, trouble):
    (ada,) = guests(1)
    begin(ada.phone)
    page = ada.phone.page
    ada.offline()
    page.evaluate(FULL)
    page.evaluate(f"window.{trouble} = true")
    write_round(ada.phone, "1", "2")
    expect_totals(ada.phone, "1", "2")
    bar = page.get_by_role("alert").get_by_text("Not saved on this phone")
    expect(bar).to_be_visible()
    ada.phone.shot(f"sync-{trouble}")
    ada.phone.axe()
    page.evaluate(f"window.{trouble} = false")
    expect(bar).to_have_count(0)
    page.reload()
    expect_totals(ada.phone, "1", "2")


def test_a_connection_to_the_disk_that_was_closed_is_opened_again(guests):
    (ada,) = guests(1)
    begin(ada.phone)
    ada.phone.page.evaluate(FULL)
    ada.phone.page.evaluate("window.closed_ = true")
    write_round(ada.phone, "1", "2")
    expect(ada.phone.page.get_by_text("Not saved on this phone")).to_have_count(0)
    ada.phone.reload()
    expect_totals(ada.phone, "1", "2")


def test_a_draft_that_the_disk_takes_late_is_no_older_than_the_one_it_has(owner):
    owner.tap(owner.main("sheet-screen"))
    expect(owner.page.locator(".points-typed")).to_have_text("–")
    owner.page.evaluate(FULL)
    owner.page.evaluate("window.aborts = 1")
    owner.page.evaluate(TWO_FIGURES)
    expect(owner.page.locator(".points-typed")).to_have_text("12")
    owner.reload()
    expect(owner.page.locator(".points-typed")).to_have_text("12")


@pytest.fixture
def last_tap(owner) -> Phone:
    """Return a round that is filled in and lies on the disk; the next tap writes it down."""
    owner.tap(owner.main("sheet-screen"))
    fill(owner, "1")
    type_in(owner, "2")
    owner.main_says("Write it down")
    owner.page.evaluate(FULL)
    return owner


def test_a_round_that_the_disk_takes_late_is_no_draft_any_more(last_tap):
    last_tap.page.evaluate("window.full = true")
    last_tap.tap(last_tap.main())
    bar = last_tap.page.get_by_role("alert").get_by_text("Not saved on this phone")
    expect_totals(last_tap, "1", "2")
    expect(bar).to_be_visible()
    last_tap.page.evaluate("window.full = false")
    expect(bar).to_have_count(0)
    last_tap.page.reload()
    expect_totals(last_tap, "1", "2")
    last_tap.main_says("Round 2")


def test_a_round_is_tried_again_as_it_is_and_not_as_the_game_was_before(last_tap):
    restore = lost(last_tap)
    last_tap.page.evaluate("window.aborts = 2")
    last_tap.tap(last_tap.main())
    expect_totals(last_tap, "1", "2")
    last_tap.page.wait_for_function(f"() => window.aborts < 0 && ({SAVED})()")
    last_tap.reload()
    expect_totals(last_tap, "1", "2")
    restore()


def test_a_setting_that_the_disk_takes_late_is_no_older_than_the_one_it_has(owner):
    owner.open("/settings")
    usual = owner.page.locator("usual-players button")
    expect(usual).to_have_count(2)
    owner.page.evaluate(FULL)
    owner.page.evaluate("window.aborts = 1")
    owner.page.evaluate(TWO_PLAYERS)
    expect(owner.page.locator("usual-players [aria-pressed=true]")).to_have_count(2)
    owner.page.wait_for_function(SAVED)
    owner.reload()
    expect(owner.page.locator("usual-players [aria-pressed=true]")).to_have_count(2)


def test_a_setting_that_the_disk_has_not_taken_yet_outlives_a_look_elsewhere(owner):
    owner.open("/settings")
    usual = owner.page.locator("usual-players button")
    ada, ben = (usual.filter(has_text=name) for name in ("Ada", "Ben"))
    expect(ada).to_have_attribute("aria-pressed", "false")
    owner.page.evaluate(FULL)
    owner.page.evaluate("window.full = true")
    owner.tap(ada)
    expect(owner.page.get_by_role("alert").get_by_text("Not saved on this phone")).to_be_visible()
    owner.page.evaluate("dispatchEvent(new Event('pageshow'))")
    owner.page.evaluate(READ)
    owner.tap(ben)
    expect(owner.page.locator("usual-players [aria-pressed=true]")).to_have_text(["1Ada", "2Ben"])
    owner.page.evaluate("window.full = false")
    owner.page.wait_for_function(SAVED)
    owner.reload()
    expect(owner.page.locator("usual-players [aria-pressed=true]")).to_have_text(["1Ada", "2Ben"])


WRITE_ONE = """async points => {
  const { store } = document.querySelector("companion-app");
  const players = points.map(figure => ({ points: figure }));
  await store.write(location.pathname.split("/")[2], [{ type: "round", players }]);
}"""


def test_rounds_written_while_the_disk_is_held_back_are_both_kept_and_sent_once(guests):
    [ada] = guests(1)
    page = ada.phone.page
    page.clock.install()
    game = begin(ada.phone)
    ada.offline()
    page.evaluate(FULL)
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))  # so that nothing is tried again
    page.evaluate("window.full = true")
    page.evaluate(WRITE_ONE, [1, 2])
    assert not page.evaluate(f"({SAVED})()")
    page.evaluate("window.full = false")
    page.evaluate(WRITE_ONE, [3, 4])
    assert page.evaluate(f"({SAVED})()")
    page.clock.resume()
    page.reload()
    expect_totals(ada.phone, "4", "6")
    expect(page.locator(".cloud")).to_contain_text("2")
    ada.online()
    expect(page.locator(".cloud")).to_have_count(0)
    requests = [
        [player["points"] for player in entry["players"]]
        for entry in wait_for_log(ada.phone, game, 2)
    ]
    assert requests == [[1, 2], [3, 4]]
