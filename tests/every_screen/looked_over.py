"""What is wrong with a screen for an eye, a finger or a screen reader, found in the page."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser.phone import THEMES, axe_faults

BY_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules of axe that a theme can break."""


def found_by_axe(page: Page) -> Iterator[str]:
    """By every rule in light, by those of colour in the other themes."""
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        rules = () if theme == THEMES[0] else BY_COLOUR
        yield from (f"{theme}: {fault}" for fault in axe_faults(page, *rules))
    page.evaluate("delete document.documentElement.dataset.theme")
