"""Agame trick by trick: what is put in before a section."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.gallery.stage import game

SECTION = {"type": "section", "players": [{"points": one} for one in (10, 20, 30)]}
TRICK = {
    "type": "trick",
    "leader": 0,
    "plays": [["blue 21"], ["green 8"], ["purple 13"]],
    "laid": ["purple 13"],
}


def logged(phone: Phone, *log: dict) -> None:
    """Show the sheet of a table that logs its tricks, and has written this."""
    game(phone, "agame", "Ada", "Ben", "Cy", log=list(log), log_tricks=True)


def test_whole_section_is_put_in_before_one_that_was_written_whole(phone):
    logged(phone, SECTION, TRICK)
    phone.key("Section 1")
    phone.key("Insert before")
    expect(phone.page.locator("h1")).to_have_text("Before Section 1")
    expect(phone.page.locator("player-tabs")).to_be_visible()
    expect(phone.page.locator("card-board")).to_have_count(0)
    phone.main_says("Ada?")
    expect(phone.page.get_by_role("radio", name=re.compile("done"))).to_have_count(0)
