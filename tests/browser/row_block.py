"""The block of a pad of rows, as fingers and eyes find it."""

import re
import uuid

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.stored_games import send
from tests.conftest import tally

SMALL = {
    "format": "companion-pad/1",
    "name": {"en": "Three dice", "de": "Drei Würfel"},
    "kind": "rows",
    "seats": [1, 8],
    "rows": [
        {"id": "fives", "name": {"en": "Fives", "de": "Fünfer"}, "most": 5, "points": "5*fives"},
        {"id": "full", "name": "Full house", "kind": "flag", "points": "25*full"},
        {
            "id": "bonus",
            "name": "Both",
            "kind": "computed",
            "points": "IF(AND(fives > 0, full), 10, 0)",
        },
    ],
}
"""A pad that is filled in by two taps a player."""


def store_small(phone: Phone, *names: str) -> str:
    """Store a game by the small pad on the server; the path of its sheet."""
    game = str(uuid.uuid4())
    seats = [{"name": name} for name in names]
    send(phone, "put", f"/api/games/{game}", tally(seats=seats, game="pad", pad=SMALL, options={}))
    return f"/games/{game}"


def cell(phone: Phone, name: str, row: str) -> Locator:
    """Return the cell of a player's row, which says both and what is in it."""
    return phone.page.get_by_role("button", name=re.compile(rf"^\W*{name}\W*: {row}: "))


def number(phone: Phone, value: int) -> Locator:
    """Return the key of a number."""
    return phone.page.locator("number-strip").get_by_role("button", name=str(value), exact=True)


def fill(phone: Phone, name: str, row: str, value: int) -> None:
    """Fill in a row from the sheet by a number of its strip."""
    phone.tap(cell(phone, name, row))
    phone.tap(number(phone, value))
    phone.key("Write it down")
    expect(phone.page.locator("sheet-screen")).to_be_visible()


def expect_sums(phone: Phone, *totals: str) -> None:
    """Wait until the foot of the block has these totals."""
    expect(phone.page.locator(".row-block tfoot td")).to_have_text(list(totals))
