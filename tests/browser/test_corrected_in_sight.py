"""A section of Agame or a round by a pad, corrected: nothing that is tapped is cut off."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.agame_recorder import fits
from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.browser.test_whole_in_sight import FOUR, bottom_of
from tests.gallery.stage import game

FIVE = (*FOUR, "Émile")
ROWS = [
    {"row": {"1b": "green", "2": "green", "5": "purple", "8": "purple"}},
    *({"row": {}} for _ in FIVE[1:]),
]
SUMS = [
    {"sum": 84, "lizards": 2, "complete": False},
    *({"sum": 0, "lizards": 0, "complete": False} for _ in FIVE[1:]),
]
IS_WHOLE = """() => {
  const [field, list] = [".pad-field[aria-pressed=true]", ".pad-asks"]
    .map(place => document.querySelector(place)?.getBoundingClientRect());
  return field && list && field.top >= list.top - 1 && field.bottom <= list.bottom + 1;
}"""


def correct(new_phone, locale: str, players: list[dict], **options) -> Phone:
    """Open the correction of a section that these rows make, at 360 by 740."""
    phone: Phone = new_phone(360, 740, locale=locale)
    section = {"id": "first", "type": "section", "players": players}
    path = game(phone, "agame", *FIVE, log=[section], fennek="both", **options)
    phone.open(f"{path}/record?of=first")
    expect(phone.page.locator("follows-strip")).to_be_visible()
    return phone


def expect_above_what_follows(phone: Phone, keys: Locator) -> None:
    """Expect that nothing scrolls, and that each of these keys is in sight down to its edge."""
    expect(phone.page.locator(".follows")).to_contain_text("→")
    assert fits(phone)
    edge = phone.page.locator("follows-strip").bounding_box()
    assert edge
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
        assert bottom_of(key) <= edge["y"]


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@pytest.mark.parametrize("target", [300, 100])
def test_every_card_and_fennek_is_in_sight_while_five_are_corrected(new_phone, locale, target):
    """Also where what follows takes two lines: it ends the game, and says who wins."""
    phone = correct(new_phone, locale, ROWS, target=target)
    cells = phone.page.locator("agame-board .cell")
    expect(cells).to_have_count(50)
    for card in ("red 13", "red 21", "red 34", "yellow fennek"):
        phone.tap(phone.page.locator(f"agame-board [data-cell='{card}']"))
    phone.shot(f"agame-fennek-waits-{locale}-{target}")
    expect_above_what_follows(phone, cells)
    phone.tap(phone.page.locator("agame-board [data-cell='slot 3']"))
    expect(phone.page.locator(".section-sum")).to_contain_text("= 114")
    phone.shot(f"agame-fennek-corrected-{locale}-{target}")
    expect_above_what_follows(phone, cells)


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_whether_a_row_is_complete_is_in_sight_while_its_sums_are_corrected(new_phone, locale):
    phone = correct(new_phone, locale, SUMS)
    answers = phone.page.locator("agame-counts .choice")
    expect(answers).to_have_count(2)
    lizards = phone.page.locator("agame-counts .strip .key")
    phone.tap(lizards.filter(has_text=re.compile("^1$")))
    phone.shot(f"agame-sums-corrected-{locale}")
    expect_above_what_follows(phone, phone.page.locator("agame-counts :is(.key, .choice)"))


def test_figure_that_is_corrected_is_in_sight_where_what_follows_takes_three_lines(new_phone):
    phone = new_phone(360, 740)
    solo = {"declarer": True, "partner": False, "value": 50, "won": False}
    others = [{"declarer": False, "partner": False} for _ in range(3)]
    log = [{"id": "first", "type": "round", "players": [solo, *others]}]
    names = ("Maximiliane-Charlotte", "Ben", "Bartholomäus-Alexander", "Élodie-Geneviève")
    path = game(phone, "schafkopf", *names, log=log)
    phone.open(f"{path}/record?of=first")
    type_in(phone, "60")
    expect(phone.page.locator(".follows")).to_contain_text("→ 60")
    expect(phone.page.locator(".pad-field[aria-pressed=true]")).to_contain_text("60")
    phone.wait_until(IS_WHOLE, "the whole field within the list of fields")
    phone.shot("pad-corrected")
