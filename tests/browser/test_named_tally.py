"""A tally of a game that the table names: on its sheet, at home, in history and figures."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import write_round
from tests.browser.together import goes_out, join
from tests.gallery.stage import game

LONG = "Donaudampfschifffahrtsgesellschaftsspiel"
OVERHANG = """() => {
  const main = document.querySelector("main");
  const page = document.documentElement;
  return Math.max(main.scrollWidth - main.clientWidth, page.scrollWidth - innerWidth);
}"""
"""By how many pixels something is wider than the page."""


def name_field(phone):
    """Return the field for what is played."""
    return phone.page.get_by_role("textbox", name="What is played?")


def test_a_tally_is_named_when_it_is_begun(phone):
    phone.seat("Tally", "Ada", "Ben")
    name_field(phone).fill("  Skyjo ")
    phone.begin()
    expect(phone.page.get_by_role("heading", name="Skyjo")).to_be_visible()
    expect(phone.page.locator("main")).to_contain_text("tap “\u2068Skyjo\u2069” at the top")
    phone.key("Back")
    line = phone.page.locator(".game-line")
    expect(line).to_contain_text("Skyjo")
    expect(line.locator(".drawing")).to_have_text("Sk")
    phone.open("/new")
    expect(name_field(phone)).to_have_value("")
    expect(phone.page.get_by_role("button", name="Skyjo", exact=True)).to_be_visible()
    name_field(phone).fill("skyJO")
    name_field(phone).press("Tab")
    expect(name_field(phone)).to_have_value("Skyjo")
    name_field(phone).fill("")
    name_field(phone).press("Tab")
    phone.key("Skyjo")
    expect(name_field(phone)).to_have_value("Skyjo")


def test_a_tally_is_named_while_it_is_played(phone):
    game(phone, "tally", "Ada", "Ben")
    write_round(phone, "12", "25")
    phone.key(re.compile("^Tally"))
    name_field(phone).fill("Skyjo")
    name_field(phone).press("Enter")
    phone.key("Write it down")
    expect(phone.page.get_by_role("heading", name="Skyjo")).to_be_visible()
    phone.key(re.compile("^Skyjo"))
    name_field(phone).fill("")
    name_field(phone).press("Enter")
    phone.key("Write it down")
    expect(phone.page.get_by_role("heading", name="Tally")).to_be_visible()


def test_a_name_of_forty_letters_without_a_space_stays_within_the_page(phone):
    game(phone, "tally", "Ada", "Ben")
    path = game(phone, "tally", "Ada", "Ben", name=LONG, rounds=1)
    expect(phone.page.locator(".set-up")).to_contain_text("Donau")
    assert phone.page.evaluate(OVERHANG) <= 0
    phone.key("Back")
    for screen in ("home", "history"):
        expect(phone.page.locator(".game-line", has_text="Donau")).to_be_visible()
        assert phone.page.evaluate(OVERHANG) <= 0, screen
        phone.open("/history")
    phone.open(path)
    with goes_out(phone, path):
        write_round(phone, "12", "25")
    phone.open("/people")
    phone.page.get_by_role("link", name=re.compile("Ada")).tap()
    expect(phone.page.locator(".kind h2")).to_contain_text("Donau")
    assert phone.page.evaluate(OVERHANG) <= 0


def test_history_and_figures_keep_named_tallies_apart(phone):
    for called, points in (({"name": "Skyjo"}, ("12", "25")), ({}, ("1", "2"))):
        path = game(phone, "tally", "Ada", "Ben", rounds=1, **called)
        with goes_out(phone, path):
            write_round(phone, *points)
    phone.open("/history")
    line = phone.page.locator(".game-line", has_text="Skyjo")
    expect(line.locator(".drawing")).to_have_text("Sk")
    phone.page.locator("summary").tap()
    phone.page.get_by_label("Game").select_option(label="Skyjo")
    phone.page.locator("form button[type=submit]").first.tap()
    expect(phone.page.locator(".game-line")).to_have_count(1)
    phone.open("/people")
    phone.page.get_by_role("link", name=re.compile("Ada")).tap()
    for kind, points in (("Skyjo", "12"), ("Tally", "1")):
        figures = phone.page.locator(".kind", has_text=kind)
        expect(figures).to_contain_text(points)


def test_a_name_given_on_one_phone_stands_on_the_sheet_of_the_other(guests):
    """Given, corrected and undone; a rematch carries it."""
    ada, ben = (guest.phone for guest in guests(2))
    path = game(ada, "tally", "Ada", "Ben", rounds=1)
    join(ada, ben, path)
    before = "Tally"
    for name in ("Skyjo", "Hearts"):
        ada.key(re.compile(f"^{before}"))
        name_field(ada).fill(name)
        name_field(ada).press("Enter")
        ada.key("Write it down")
        expect(ben.page.get_by_role("heading", name=name)).to_be_visible()
        before = name
    ada.tap(ada.page.get_by_role("button", name="Undo", exact=True))
    for phone in (ada, ben):
        expect(phone.page.get_by_role("heading", name="Skyjo")).to_be_visible()
    write_round(ben, "12", "25")
    ada.key("Rematch")
    expect(name_field(ada)).to_have_value("Skyjo")
