"""What is begun on a phone: every draft that lies on its disk."""

from tests.browser.phone import KEPT, Phone

BEGUN = """() => new Promise(done => {
  const opening = indexedDB.open("companion");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("drafts").objectStore("drafts").getAllKeys();
    reading.onsuccess = () => { opening.result.close(); done(reading.result.map(key => key[1])); };
  };
})"""
"""The places of everything begun that lies on the disk, after what was asked of it before."""


def expect_nothing_begun(phone: Phone) -> None:
    """Look once every tap that is seen is kept: what is begun is kept after it is drawn."""
    phone.page.evaluate(KEPT)
    assert phone.page.evaluate(BEGUN) == []
