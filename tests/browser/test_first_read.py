"""A start reads what it needs from the phone's disk in one transaction."""

import pytest
from playwright.sync_api import expect

from tests.gallery.stage import rounds, store_game

NOTE_READS = """(() => {
  window.reads = []
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...what) {
    if (!document.querySelector("score-board")) reads.push(String(what[0]))
    return begin.apply(this, what)
  }
})()"""
"""Before the app's own code: the stores of every transaction until a sheet is drawn."""


@pytest.mark.parametrize("start", ["sheet", "home"])
def test_first_sheet_is_drawn_after_one_transaction(phone, start):
    path = store_game(phone, "tally", "Ada", "Ben", log=rounds(2, 3))
    phone.open(path)
    expect(phone.page.locator("score-board .board-row")).to_have_count(2)
    phone.page.add_init_script(NOTE_READS)
    phone.open(path if start == "sheet" else "/")
    expect(phone.page.locator("score-board .board-row")).to_have_count(2)
    (stores,) = phone.page.evaluate("reads")
    assert stores == "games,rounds,entries,drafts,people,settings"
