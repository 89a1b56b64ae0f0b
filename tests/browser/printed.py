"""A rulebook on paper."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone

PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page\b")


def print_on_two_pages(reader: Phone, game: str) -> None:
    """Print the rules on the screen: on two pages at most of either paper, in letters to read."""
    reader.page.locator(".chapter").first.wait_for()
    expect(reader.page.locator("body")).not_to_have_attribute("data-letters", "plain")
    for paper in ("A4", "Letter"):
        printed = reader.page.pdf(format=paper)
        assert len(PAGE_OF_A_PDF.findall(printed)) <= 2, (game, paper)
    assert type_on_a4(reader) >= 8, game
    expect(reader.page.locator(".for-paper")).to_have_count(0)


def type_on_a4(reader: Phone) -> float:
    """Return the size in points that the rules were last printed in."""
    size = "getComputedStyle(document.querySelector('.rules')).getPropertyValue('--on-a4')"
    return float(reader.page.evaluate(size).removesuffix("pt"))
