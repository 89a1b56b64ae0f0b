"""The keys of lynX's recorder, as a finger finds them."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.gallery.stage import game

RANKS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}


class LynxRecorder:
    """What somebody taps while the cards lie on the table."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page = phone.page

    def melds(self, keys: str) -> None:
        """Melds by their keys: "K ×4 9 K" is a set of kings and a run."""
        for key in keys.split():
            self.phone.tap(self.meld_key(key))

    def barred(self, key: str) -> None:
        """Tap a key that cannot be, once it is seen to be barred."""
        expect(self.meld_key(key)).to_have_class(re.compile("is-barred"))
        self.melds(key)

    def meld_key(self, key: str) -> Locator:
        name = f"{key[1:]} times" if key.startswith("×") else RANKS.get(key, key)
        return self.page.locator(".meld-keys").get_by_role("button", name=name, exact=True)

    def hand(self, faces: int, others: int) -> None:
        """Enter the cards left: court cards and all others."""
        self._pick("Jacks, queens and kings in hand", faces)
        self._pick("Other cards in hand", others)

    def picked(self, *figures: int | str) -> None:
        """Figures by counts, each picked from its strip; "more" is the + at the end."""
        for figure in figures:
            self.phone.tap(self._key(".count-keys .strip", figure))

    def field(self, of: str) -> None:
        """Goes on to a field of the counts by tapping it."""
        self.phone.tap(self.page.locator(".count-field", has_text=of))

    def typed(self, figure: str) -> None:
        """Points, or cards in melds, on the keypad."""
        for digit in figure:
            self.phone.tap(self._key(".keypad", digit))

    def went_out(self) -> None:
        self.phone.key("Went out")

    def on(self) -> None:
        """Check the main button: the next player, what is missing, or writing it down."""
        self.phone.tap(self.phone.main())

    def turn(self) -> None:
        """Change to the next depth, by the key in the header."""
        self.phone.tap(".depth-key")

    def shows(self, *melds: str) -> None:
        """Check the melds of the player shown, each with what it is worth: "9–K 8"."""
        expect(self.page.locator(".meld")).to_have_text([_spaced(meld) for meld in melds])

    def begun(self, rank: str | None) -> None:
        """Check the meld that waits for its second tap."""
        expect(self.page.locator(".chip.is-ghost")).to_have_text([f"{rank} …"] if rank else [])

    def sums(self, text: str) -> None:
        """Check the line over the keys: the sum, or why the last key cannot be."""
        expect(self.page.locator(".lynx-sum")).to_have_text(_spaced(text))

    def _pick(self, label: str, figure: int) -> None:
        strip = self.page.get_by_role("group", name=label)
        self.phone.tap(strip.get_by_role("button", name=str(figure), exact=True))

    def _key(self, rack: str, key: int | str) -> Locator:
        return self.page.locator(rack).get_by_role("button", name=str(key), exact=True)


def _spaced(text: str) -> re.Pattern:
    """Return the text with any white space between its words, or none."""
    words = r"\s*".join(re.escape(word) for word in text.split())
    return re.compile(rf"^\s*{words}\s*$")


def first_game(phone: Phone) -> LynxRecorder:
    """Return the first game of Ada, Ben and Cy, opened."""
    game(phone, "lynx", "Ada", "Ben", "Cy")
    phone.key("Game 1")
    return LynxRecorder(phone)
