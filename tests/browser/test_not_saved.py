"""The phone's own disk takes nothing, or lets go: said, tried again, nothing lost."""

import pytest
from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.together import sit_down

FULL = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...row) {
    if (!window.full) return put.apply(this, row);
    throw new DOMException("full", "QuotaExceededError");
  };
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...told) {
    if (window.closed_) { window.closed_ = false; this.close(); }
    const opened = transaction.apply(this, told);
    if (window.aborted && told[1] === "readwrite") opened.commit = opened.abort;
    return opened;
  };
}"""


@pytest.mark.parametrize("trouble", ["full", "aborted"])
def test_a_disk_that_takes_nothing_is_said_and_tried_again(guests, trouble):
    (ada,) = guests(1)
    sit_down(ada)
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
    sit_down(ada)
    ada.phone.page.evaluate(FULL)
    ada.phone.page.evaluate("window.closed_ = true")
    write_round(ada.phone, "1", "2")
    expect(ada.phone.page.get_by_text("Not saved on this phone")).to_have_count(0)
    ada.phone.page.reload()
    expect_totals(ada.phone, "1", "2")
