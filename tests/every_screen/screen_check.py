"""What is wrong with a screen for an eye, a finger or a screen reader, found in the page."""

from collections.abc import Iterator
from pathlib import Path

from tests.browser.phone import AXE_FAULTS, THEMES
from tests.gallery.stage import Actor

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
NARROWER = {
    ".cell": (60, 45),  # five columns of eight to ten lines, all in sight
    ".greta-rack button": (40, 46),  # eight in a line
    ".greta-square button": (44, 44),  # up to five by five
    ".lynx-hand-line .key": (30, 48),  # nine in a line, on a low phone
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
RULES: dict[str, tuple[str, ...]] = dict.fromkeys(THEMES, BY_COLOUR) | {THEMES[0]: ()}
"""By theme; none named: all."""
IN_THEME = "theme => { document.documentElement.dataset.theme = theme }"


def axe_faults(phone: Actor) -> Iterator[str]:
    """Yield what axe finds: by every rule in light, by those of colour in the other themes."""
    for theme, rules in RULES.items():
        phone.page.evaluate(IN_THEME, theme)
        phone.come_to_rest()
        faults = phone.page.evaluate(AXE_FAULTS, rules)
        yield from (f"{theme}: {fault}" for fault in faults)
    phone.page.evaluate("delete document.documentElement.dataset.theme")


def looked_over(
    phone: Actor, width: int, height: int, *looks: str, text: int = 100
) -> Iterator[str]:
    """Yield what is wrong in a window of this size, at so many % text.

    "missed" is what a finger misses, "lost" what is cut off, covered or out of reach.
    """
    size = {"width": width, "height": height}
    if phone.page.viewport_size != size:
        phone.page.set_viewport_size(size)
    phone.page.evaluate("text => { document.documentElement.style.fontSize = text }", f"{text}%")
    phone.come_to_rest()
    narrower = [[css, *least] for css, least in NARROWER.items()]
    faults = phone.page.evaluate(FAULTS, {"looks": looks, "narrower": narrower})
    phone.page.evaluate("document.documentElement.style.fontSize = ''")
    yield from (f"{width} × {height}, text {text} %: {fault}" for fault in faults)
