"""What is wrong with a screen for an eye, a finger or a screen reader, found in the page."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.phone import AT_REST, THEMES, axe_faults

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
NARROWER = {
    ".cell": (60, 45),  # five columns of eight to ten lines, all in sight
    ".greta-rack button": (40, 46),  # eight in a line
    ".greta-square button": (44, 44),  # up to five by five
    ".hand-line .key": (30, 48),  # nine in a line, on a low phone
    ".strip .key": (38, 48),  # eight in a line
    ".rank-keys .key": (44, 48),  # seven in a line
    ".tab": (38, 48),  # eight in a line; the main button goes from one to the next
    ".line-link": (48, 38),  # the whole line of the ledger, of which eight players see four
}
"""What must be in sight at once, so many together that it cannot be 48 px wide and high on a phone.

Nothing lies between them, and none is less than WCAG 2.5.8 asks: 24 px.
"""
BY_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules of axe that a theme can break."""
DRAWN = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"""
"""Waits until the page has been laid out anew."""


def found_by_axe(page: Page) -> Iterator[str]:
    """By every rule in light, by those of colour in the other themes."""
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        rules = () if theme == THEMES[0] else BY_COLOUR
        yield from (f"{theme}: {fault}" for fault in axe_faults(page, *rules))
    page.evaluate("delete document.documentElement.dataset.theme")


def missed(page: Page, width: int, height: int) -> Iterator[str]:
    """What a finger misses in a window of this size."""
    _resize(page, width, height)
    narrower = [[css, *least] for css, least in NARROWER.items()]
    found = page.evaluate(FAULTS, {"look": "missed", "narrower": narrower})
    yield from (f"{width} × {height}: {fault}" for fault in found)


def lost(page: Page, width: int, height: int, text: int = 100) -> Iterator[str]:
    """What is cut off, covered or out of reach in a window of this size, at so many % text."""
    page.evaluate("text => { document.documentElement.style.fontSize = text }", f"{text}%")
    _resize(page, width, height)
    found = page.evaluate(FAULTS, {"look": "lost"})
    page.evaluate("document.documentElement.style.fontSize = ''")
    yield from (f"{width} × {height}, text {text} %: {fault}" for fault in found)


def _resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    page.evaluate(AT_REST)
