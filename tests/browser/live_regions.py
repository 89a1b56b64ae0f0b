"""Whether what changes is read out: a region that comes with its first text is passed over."""

from tests.browser.phone import Phone

WATCH = """() => {
  const live = "[role=status], [role=alert], [aria-live]"
  window.withText = []
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue
        const regions = [...node.querySelectorAll(live), ...(node.matches(live) ? [node] : [])]
        withText.push(...regions.map(({ textContent }) => textContent.trim()).filter(Boolean))
      }
  }).observe(document.body, { childList: true, subtree: true })
}"""


def watch_regions(phone: Phone) -> None:
    """Note from now on what regions hold that are put into the page."""
    phone.page.evaluate(WATCH)


def regions_with_text(phone: Phone) -> list[str]:
    """Return what regions held as they came since they are watched."""
    return phone.page.evaluate("withText")
