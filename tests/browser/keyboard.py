"""Somebody who plays by the keyboard alone: the tab key from stop to stop, arrows within a rack."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone

SIGNS = "[\u2068\u2069]*"
STOPS = 60
"""More than this on one screen, and nobody finds anything by the tab key."""
WALK = 40

HIDDEN = """() => {
  const here = document.activeElement;
  const lines = ["", "::after"].map(part => getComputedStyle(here, part || null));
  const seen = here === document.body || lines.some(({ outlineStyle, outlineWidth }) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
  return seen ? null : here.outerHTML;
}"""
"""What is in focus, if the ring around it cannot be seen."""

WAY = """wanted => {
  const here = document.activeElement;
  if (here === wanted) return "there";
  const rack = wanted.closest("[role=group], [role=radiogroup]");
  if (!rack?.contains(here) || here === document.body) return "Tab";
  const middle = one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(here), [right, down] = middle(wanted);
  if (Math.abs(down - y) > 8) return down > y ? "ArrowDown" : "ArrowUp";
  return right > x ? "ArrowRight" : "ArrowLeft";
}"""
"""The key that leads towards what is wanted; "there" on it."""


class Keyboard:
    """The keys of a phone, none of which is on its screen."""

    def __init__(self, phone: Phone) -> None:
        self.page = phone.page

    def press(self, name: str, inside: str = "body") -> None:
        """Goes to a key whose name begins so, and presses it."""
        locator, called = self.page.locator(inside), re.compile(f"^{loose(name)}(?!\\d)")
        roles = [locator.get_by_role(role, name=called) for role in ("button", "link")]
        self.press_on(roles[0].or_(roles[1]).first)

    def main(self, text: str) -> None:
        """Press the main button, once it reads so."""
        button = self.page.locator(".main-button").filter(has_text=re.compile(loose(text)))
        self.press_on(button)

    def press_on(self, wanted: Locator) -> None:
        self.go(wanted)
        self.page.keyboard.press("Enter")

    def go(self, wanted: Locator) -> None:
        """Move the focus by tab to it or into its rack, there by arrows.

        Whatever is on the way can be seen.
        """
        stops = steps = 0
        while (key := wanted.evaluate(WAY)) != "there":
            self.page.keyboard.press(key)
            stops, steps = stops + (key == "Tab"), steps + (key != "Tab")
            assert stops < STOPS, f"no way to {wanted}"
            assert steps < WALK, f"no way to {wanted} in its rack"
            assert self.page.evaluate(HIDDEN) is None

    def hears(self, text: str) -> None:
        """Wait until those who listen have been told so; names are kept apart by signs."""
        locator = self.page.get_by_role("status").filter(has_text=re.compile(loose(text)))
        expect(locator.first).to_be_attached()


def loose(text: str) -> str:
    """Return a pattern for a text in which names may be kept apart by signs that nobody sees."""
    return SIGNS + SIGNS.join(map(re.escape, text))
