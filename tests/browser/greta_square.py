"""Greta's square on one phone, and cards that are placed in it."""

import re

from playwright.sync_api import expect

from companion.engine.fold import replay
from tests.gallery.stage import game

LEVEL_ONE = [
    *("JH", "8C", "QD", "7S"),
    *("QS", "7D", "9H", "KC"),
    *("9C", "AH", "JS", "10D"),
    *("8D", "KS", "10C", "AS"),
]
"""G16 of the rules: the square filled row by row; 16 for Ada, who does not deal, 15 for Ben."""
REST = ["7H", "8H", "10H", "KH", "7C", "JC", "AC", "8S", "9S", "10S", "9D", "JD", "KD", "AD"]
"""What is left after the two queens of G8 and G11."""
LATER = [card for card in LEVEL_ONE if card not in ("QD", "QS")]
"""The cards of the first level that lie open after the queens of G8 and G11, row by row."""
RANKS = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack"}
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}


def card_name(card: str) -> str:
    """Return the card in words, as its key is called."""
    rank, suit = card[:-1], card[-1]
    return f"{RANKS.get(rank, rank)} of {SUITS[suit]}"


class Table:
    """The board on one phone; cells are written in row and column, from the first card's 1, 1."""

    def __init__(self, phone) -> None:
        self.phone = phone
        self.page = phone.page
        self.lying: dict[str, tuple] = {}

    def choose(self, card: str) -> None:
        self.phone.tap(f'greta-rack button[aria-label="{card_name(card)}"]')

    def key(self, label: str):
        return self.page.locator(f'greta-square button[aria-label^="{label}"]')

    def place(self, card: str, at: tuple) -> None:
        """Card, then cell; found beside a card that lies there already."""
        self.choose(card)
        self.phone.tap(self.key(self.cell(at)))
        self.lying[card] = at
        expect(self.key(card_name(card))).to_be_visible()
        expect(
            self.page.locator(f'greta-rack button[aria-label="{card_name(card)}"]')
        ).to_have_count(0)
        self.expect_answered()

    def cell(self, at: tuple) -> str:
        """Return what an empty cell is called: its row and column on the screen."""
        row, column = at
        if self.lying:
            known, (its_row, its_column) = next(iter(self.lying.items()))
            label = self.key(card_name(known)).get_attribute("aria-label")
            numbers = [int(n) for n in re.findall(r"row (\d+), column (\d+)", label)[0]]
            row, column = row - its_row + numbers[0], column - its_column + numbers[1]
        return f"Empty, row {row}, column {column}"

    def expect_answered(self) -> None:
        """Wait until the engine has said which cards may come next: till then no cell is open."""
        expect(self.page.locator("greta-rack:not(:has(button))")).to_have_count(0)

    def cover(self, card: str, under: str) -> None:
        """Place a card of the second level on one of the first."""
        self.choose(card)
        self.phone.tap(self.key(card_name(under)))
        expect(self.key(card_name(card))).to_be_visible()

    def bar(self, name: str):
        return self.page.get_by_role("region", name=name, exact=True)

    def expect_points(self, **points: int) -> None:
        for name, total in points.items():
            expect(self.bar(name).locator(".greta-bar-total")).to_have_text(str(total))

    def expect_line(self, text: str) -> None:
        """Check what the line says; names in it are isolated by invisible signs."""
        words = text.replace(" ", "[\u2068\u2069 ]+")
        expect(self.page.locator(".greta-line-text")).to_contain_text(re.compile(words))


def open_recorder(phone) -> Table:
    """Ada and Ben with the recorder open, before the first card."""
    game(phone, "greta", "Ada", "Ben")
    phone.tap(phone.main())
    return Table(phone)


def level_one() -> list[tuple]:
    return [(card, (1 + at // 4, 1 + at % 4)) for at, card in enumerate(LEVEL_ONE)]


def expected_totals(placed: list[tuple]) -> list[int]:
    """Return what the engine makes of these cards, without any screen."""
    log = [{"type": "place", "card": card, "at": list(at)} for card, at in placed]
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    file = {"format": "companion/1", "game": "greta", "seats": seats, "options": {}, "log": log}
    answer = replay(file)
    assert answer["problem"] is None
    return answer["sheet"]["totals"]


def level_two(table: Table, phone) -> list[tuple]:
    """Sixteen cards on the sixteen; the first two are G8 and G11 of the rules."""
    at = dict(level_one())
    table.cover("QH", "QD")
    table.expect_points(Ada=16, Ben=139)
    expect(phone.page.locator(".greta-square-value")).to_have_text(["2", "2", "10 × 12"])
    phone.shot("greta-lines")
    table.cover("QC", "QS")
    table.expect_points(Ada=148, Ben=139)
    open_cells = [card for card in LEVEL_ONE if card not in ("QD", "QS")]
    pairs = list(zip(REST, open_cells, strict=True))
    for card, under in pairs:
        table.cover(card, under)
    return [(card, at[under]) for card, under in [("QH", "QD"), ("QC", "QS"), *pairs]]


def claimed_table(phone, *names: str) -> Table:
    """Return the recorder of a game in which points must be claimed."""
    phone.seat("Greta", *names)
    phone.tap(".rules-line")
    phone.key("when claimed")
    phone.begin()
    phone.tap(phone.main())
    return Table(phone)


def place_last_card(phone, **options: object) -> Table:
    """Place the last card of a game that was stored up to it."""
    level_two = [("QH", "QD"), ("QC", "QS"), *zip(REST, LATER, strict=True)]
    at = dict(level_one())
    placed = [*level_one(), *((card, at[under]) for card, under in level_two[:-1])]
    log = [{"type": "place", "card": card, "at": list(cell)} for card, cell in placed]
    game(phone, "greta", "Ada", "Ben", log=log, **options)
    phone.tap(phone.main())
    table = Table(phone)
    table.cover(*level_two[-1])
    return table
