"""A round that is said to be kept lies on the disk itself, and outlives an empty battery."""

from playwright.sync_api import expect

from tests.browser.keypad import change_minds, type_in, write_round
from tests.browser.phone import KEPT
from tests.browser.together import begin, join

NOTE_DURABILITY = """(() => {
  window.durabilities = {};
  for (const name of ["put", "delete", "add", "clear"]) {
    const change = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      (window.durabilities[this.name] ??= []).push(this.transaction.durability);
      return change.apply(this, given);
    };
  }
})()"""
"""Notes by store how durable each change of it was asked to be."""


def test_every_write_to_the_disk_is_strict(new_phone):
    ada, ben = new_phone(), new_phone()
    for phone in (ada, ben):
        phone.page.add_init_script(NOTE_DURABILITY)
    join(ada, ben, begin(ada))
    write_round(ada, "1", "2")
    write_round(ada, "3", "4")
    change_minds(ada)
    expect(ben.page.locator("score-board .board-row-total b")).to_have_text(["12", "6"])
    ben.tap(ben.main("sheet-screen"))
    type_in(ben, "5")
    ben.page.evaluate(KEPT)
    ada.key("Back")
    expect(ada.page.locator("home-screen .game-line")).to_have_count(1)
    ada.page.wait_for_function("() => 'settings' in durabilities")
    result = ada.page.evaluate("durabilities")
    assert result.keys() >= {"games", "entries", "drafts", "people", "settings"}
    for durabilities in (result, ben.page.evaluate("durabilities")):
        assert {kind for kinds in durabilities.values() for kind in kinds} == {"strict"}
