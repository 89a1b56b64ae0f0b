"""What is wrong with a screen for an eye, a finger or a screen reader, found in the page."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.phone import AXE_FAULTS, THEMES
from tests.gallery.stage import Actor

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
FRAME = Path(__file__).with_name("frame.js").read_text(encoding="utf-8")
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
ANEW = dict.fromkeys(THEMES, BY_COLOUR) | {THEMES[0]: ()}
"""Rules by theme for a page that nobody has looked over; none named: all."""
KNOWN = dict.fromkeys(THEMES, BY_COLOUR)
"""The same for a page that differs in its words from one that was looked over."""
IN_THEME = "theme => { document.documentElement.dataset.theme = theme }"


def frame_of(phone: Actor, language: str) -> str:
    """The page without its words, which is the same in each language where they alone differ."""
    expect(phone.page.locator("main").first).to_be_visible()
    return phone.page.evaluate(FRAME, language)


def found_by_axe(phone: Actor, *, has_known_frame: bool) -> Iterator[str]:
    """By every rule in light, by those of colour in the other themes.

    In a frame that has been looked over only the words can be at fault: they may lie on a ground
    of another colour where they are longer.
    """
    rules = KNOWN if has_known_frame else ANEW
    for theme in rules:
        phone.page.evaluate(IN_THEME, theme)
        phone.come_to_rest()
        found = phone.page.evaluate(AXE_FAULTS, rules[theme])
        yield from (f"{theme}: {fault}" for fault in found)
    phone.page.evaluate("delete document.documentElement.dataset.theme")


def looked_over(
    phone: Actor, width: int, height: int, *looks: str, text: int = 100
) -> Iterator[str]:
    """What is wrong in a window of this size, at so many % text.

    "missed" is what a finger misses, "lost" what is cut off, covered or out of reach.
    """
    size = {"width": width, "height": height}
    if phone.page.viewport_size != size:
        phone.page.set_viewport_size(size)
    phone.page.evaluate("text => { document.documentElement.style.fontSize = text }", f"{text}%")
    phone.come_to_rest()
    narrower = [[css, *least] for css, least in NARROWER.items()]
    found = phone.page.evaluate(FAULTS, {"looks": looks, "narrower": narrower})
    phone.page.evaluate("document.documentElement.style.fontSize = ''")
    yield from (f"{width} × {height}, text {text} %: {fault}" for fault in found)
