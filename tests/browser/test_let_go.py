"""What is let go, and when: who watches the store, and the address of a file that is saved."""

from playwright.sync_api import expect

COUNT_WATCHERS = """async () => {
  await customElements.whenDefined("app-offers")
  const there = document.querySelector("app-offers")
  await there.updateComplete // Lit gives an upgraded element its properties back
  const { store, parentElement } = there
  const watch = store.watch.bind(store)
  let watchers = 0
  store.watch = (watcher) => {
    const unwatch = watch(watcher)
    watchers += 1
    return () => { watchers -= 1; unwatch() }
  }
  const counts = []
  const count = async (offers) => { await offers.updateComplete; counts.push(watchers) }
  const offers = Object.assign(document.createElement("app-offers"), { store })
  parentElement.append(offers)
  await count(offers)
  offers.remove()
  await count(offers)
  parentElement.append(offers)
  await count(offers)
  offers.remove()
  const gone = document.createElement("app-offers")
  parentElement.append(gone)
  gone.store = store
  gone.remove()
  await count(gone)
  return counts
}"""
"""Watchers of offers that are there, go, come back, and of some that go before they are drawn."""

NOTE_REVOKED = """() => {
  window.revoked = []
  const revoke = URL.revokeObjectURL.bind(URL)
  URL.revokeObjectURL = (address) => { revoked.push(address); revoke(address) }
}"""


def test_offers_watch_their_store_once_and_only_while_they_are_there(owner):
    expect(owner.page.locator("app-offers")).to_have_count(1)
    assert owner.page.evaluate(COUNT_WATCHERS) == [1, 0, 1, 0]


def test_address_of_a_saved_file_outlives_the_tap(owner):
    """A browser may ask first where the file goes, and only then reads it."""
    owner.key("Tally")
    owner.page.evaluate(NOTE_REVOKED)
    with owner.page.expect_download() as download:
        owner.key("Save file")
    assert download.value.url.startswith("blob:")
    assert owner.page.evaluate("revoked") == []


def test_header_of_a_recorder_is_not_read_out_beside_what_is_entered(owner):
    """What a tap has done is told where it is entered; the header would tell it once more."""
    status = owner.page.locator(".header-status")
    expect(status).to_have_role("status")
    owner.tap(owner.main())
    expect(owner.page.locator("record-screen .header-status")).not_to_have_attribute(
        "role", "status"
    )
