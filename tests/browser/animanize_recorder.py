"""The tiles, strip and matrix of Animanize's recorder, as a finger finds them."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.gallery.stage import game

SUMS = """texts => {
  const all = [...document.querySelectorAll(".animanize-sum")];
  const sums = all.map(sum => sum.innerText.split(/\\s+/));
  return sums.map(words => words.filter(Boolean).join(" ")).join() === texts.join();
}"""

ROUND = [
    *([f"{colour} {rank}" for colour in ("red", "blue", "yellow")] for rank in range(1, 10)),
    *([f"green {rank + step}" for step in range(3)] for rank in (1, 4, 7)),
    ["animal 9", "Lion", "Lion"],
]
"""The cards of its tricks, as far as the last but one."""


class AnimanizeRecorder:
    """What somebody taps while the tricks lie on the table, or once they are swept up."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page = phone.page

    def open(self, number: int) -> None:
        """From the sheet into the recorder of a round."""
        self.phone.key(re.compile(f"^Round {number}"))
        expect(self.page.locator("animanize-recorder")).to_be_visible()

    def played(self, tricks: str) -> None:
        """Tricks as they fall: "Ada Ben:9" is one for Ada, and one for Ben with the 9 in it."""
        for trick in tricks.split():
            name, _, animal = trick.partition(":")
            self.phone.tap(self.cell(name, int(animal)) if animal else self.tile(name))

    def rest_on(self, name: str, left: str) -> None:
        """Let a finger rest on a tile until it says what is left."""
        self.tile(name).hover()
        self.page.mouse.down()
        self.says(name, left)
        self.page.mouse.up()
        self.says(name, left)

    def numbers(self, *tricks: int) -> None:
        """Numbers on the strip, which walks the players by itself."""
        for number in tricks:
            self.phone.tap(self.strip().get_by_role("button", name=str(number), exact=True))

    def animals(self, **by_name: tuple[int, ...]) -> None:
        """Tap the animals that everybody took."""
        for name, animals in by_name.items():
            for animal in animals:
                self.phone.tap(self.cell(name, animal))

    def typed(self, points: str) -> None:
        """Points on the keypad."""
        for figure in points:
            self.phone.tap(self.page.locator(".keypad").get_by_text(figure, exact=True))

    def out(self) -> None:
        """Tap the side key "Out"."""
        self.phone.key("Out")

    def on(self) -> None:
        """Check the main button: what is missing, or writing it down."""
        self.phone.tap(self.phone.main())

    def turn(self) -> None:
        """Change to the next depth, by the key in the header."""
        self.phone.tap(".depth-key")

    def tile(self, name: str) -> Locator:
        return self.page.locator(".tiles").get_by_role("button", name=re.compile(f"^{name}:"))

    def cell(self, name: str, animal: int) -> Locator:
        return self.page.locator(".matrix").get_by_role(
            "button", name=re.compile(f"^.?{name}.?, {animal}$")
        )

    def strip(self) -> Locator:
        return self.page.locator(".strip")

    def says(self, name: str, *words: str) -> None:
        """Check that a tile shows this figure, and these words under it."""
        for selector, text in zip((".tile-figure", ".tile-words"), words, strict=False):
            expect(self.tile(name).locator(selector)).to_have_text(text)

    def holds(self, name: str, *animals: int) -> None:
        """Check that a player's column shows these animals as his, and no others."""
        for animal in range(2, 10):
            pressed = str(animal in animals).lower()
            expect(self.cell(name, animal)).to_have_attribute("aria-pressed", pressed)

    def sums(self, *texts: str) -> None:
        """Wait until this is what the round is worth to everybody: "5+10 +15 total 15"."""
        self.page.wait_for_function(SUMS, arg=list(texts))


def log_tricks(phone: Phone) -> None:
    """Begin a game of three that logs every trick, with the first round open."""
    game(phone, "animanize", "Ada", "Ben", "Cy", log_tricks=True)
    phone.key("Round 1")
