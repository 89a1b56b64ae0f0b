"""The pages that are read: people, evenings, the scorebook."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.stored_games import add_finished_game
from tests.gallery.pads import WIZARD
from tests.gallery.stage import page, scene, store_game

for name in ("people", "history", "scorebook"):
    page(f"{name}-none", f"/{name}", whose="new")


@scene("people", whose="demo")
def people(phone: Phone) -> str:
    for evening in range(8):
        totals = {"Ada": evening, "Ben": 20, "Maximilian-Konstantin": 3 * evening}
        add_finished_game(phone, totals, days_ago=2 + 5 * evening)
    return "/people"


def _of_a_person(phone: Phone, suffix: str = "") -> str:
    phone.open("/people")
    return (
        str(phone.page.locator("a[href^='/people/']:not([href$=new])").first.get_attribute("href"))
        + suffix
    )


scene("people-one", whose="demo")(_of_a_person)
scene("people-edit", whose="demo")(lambda phone: _of_a_person(phone, "/edit"))
scene("people-merge", whose="demo")(lambda phone: _of_a_person(phone, "/merge"))
scene("people-erase", whose="demo")(lambda phone: _of_a_person(phone, "/erase"))
page("people-new", "/people/new", whose="demo")


KNIFFEL = [("sixes", 3), ("four", 22), ("full", True), ("small", True), ("large", False)]
"""Rows of Kniffel, and what a player has written there."""


@scene("people-pads", whose="dealt")
def of_pads(phone: Phone) -> str:
    """Show somebody who has played two games by pads."""
    phone.open("/new")
    finish = {"type": "finish"}
    store_game(phone, "wizard", "Ada", "Ben", "Cy", "Dot", log=[*WIZARD, finish])
    rows = [{"type": "row", "seat": 0, "row": row, "value": value} for row, value in KNIFFEL]
    store_game(phone, "kniffel", "Ada", "Ben", log=[*rows, finish])
    phone.open("/people")
    address = phone.page.get_by_role("link", name="Ada").first.get_attribute("href")
    return str(address)


def _wrong(phone: Phone) -> None:
    phone.page.locator("main form input[type=text], main form input:not([type])").first.fill("Ada")
    phone.page.locator("main form").first.evaluate("form => form.requestSubmit()")
    expect(phone.page.locator(".wrong").first).to_be_visible()


page("people-wrong", "/people/new", _wrong, whose="demo")
page("history", "/history", whose="demo")
page("history-nothing", "/history?text=nobodyatall", whose="demo")
page("history-thrown", "/history/thrown-away", whose="demo")
page("scorebook", "/scorebook", whose="demo")


@scene("scorebook-file", whose="demo")
def coming_in(phone: Phone) -> str:
    """Return a file of the phone's own scorebook, looked at before it is taken in."""
    phone.open("/scorebook")
    with phone.page.expect_download() as download:
        phone.page.get_by_role("link", name=re.compile("Save")).first.click()
    phone.page.locator("input[type=file]").set_input_files(download.value.path())
    phone.page.locator("input[type=file]").evaluate("field => field.form.requestSubmit()")
    expect(phone.page).to_have_url(re.compile("/scorebook/files/"))
    return phone.page.url.removeprefix(phone.address)
