"""What stands in the middle of the table."""

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.together import expect_taken_over
from tests.gallery.stage import game

TWO = ("Ada", "Ben")
TELEVISION = (1920, 1080)
POINTS = ("12", "1024", "0", "-315", "7", "66", "3", "90")


def on_the_table(phone: Phone) -> Locator:
    """Return the totals that are seen upright."""
    return phone.page.locator(".table-side:not(.is-turned) b")


def show(phone: Phone, *names: str) -> str:
    """Return the table view of a game of one round, which the server has; the path of its sheet."""
    players = [{"points": int(points)} for points in POINTS[: len(names)]]
    path = game(phone, "tally", *names, log=[{"type": "round", "players": players}])
    expect_taken_over(phone)  # what comes later moves no key under the finger
    phone.key("Table view")
    expect(on_the_table(phone).first).to_be_visible()
    return path
