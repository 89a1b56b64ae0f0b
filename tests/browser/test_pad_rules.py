"""The rules of a game by a pad, in words: from its sheet and back, in both languages."""

import re

from playwright.sync_api import expect

from tests.browser.cached_app import keep
from tests.browser.phone import Phone
from tests.browser.row_block import store_small
from tests.browser.test_pads import THREE, seat_by_pad
from tests.browser.together import no_matter
from tests.gallery.pads import wizard
from tests.gallery.stage import game


def expect_rules(phone: Phone, *lines: str) -> None:
    """Wait until the rules are shown, and have these lines."""
    rules = phone.page.locator("pad-rules")
    expect(rules.get_by_role("heading", level=2).first).to_be_visible()
    for line in lines:
        expect(rules.locator("li").filter(has_text=re.compile(line)).first).to_be_visible()


def test_rules_of_wizard_are_read_from_its_sheet(phone):
    seat_by_pad(phone, "Wizard", *THREE)
    phone.begin()
    phone.key("Rules for this")
    expect_rules(
        phone,
        "^Bid: from 0 to the round’s number$",
        "^If Tricks = Bid: 20 \\+ 10 × Tricks$",
        "^Otherwise: −10 × ",
        "^As many tricks as the round has$",
        "^most points win$",
        "^Rounds: 60 divided by number of players, the remainder does not count$",
    )
    phone.axe_in_every_theme()
    phone.key("Back to the game")
    expect(phone.page.locator("sheet-screen score-board")).to_be_visible()


def test_rules_of_rows_are_in_german_on_a_narrow_phone(new_phone):
    phone = new_phone(320, locale="de")
    phone.open("/")
    phone.open(store_small(phone, "Ada", "Ben"))
    phone.tap(phone.page.locator("sheet-screen .header-key").last)
    expect_rules(phone, "^Fünfer: von 0 bis 5", "^5 × Fünfer$", "^Wenn \\(?Fünfer > 0 und ")
    width = phone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320
    phone.reload()
    expect_rules(phone, "^Schluss, sobald alle Zeilen gefüllt sind$")
    phone.key("Zurück zur Partie")
    expect(phone.page.locator("sheet-screen row-block")).to_be_visible()


def test_rules_are_read_without_a_network(new_phone, server):
    phone = keep(new_phone(keeps_the_app=True), server.address)
    server.stop()
    no_matter(phone)
    seat_by_pad(phone, "Skyjo", *THREE)
    phone.begin()
    phone.key("Rules for this")
    expect_rules(phone, "^fewest points win$", "^Over once somebody has 100 points$")


def test_rules_are_not_offered_where_what_is_being_set_up_or_typed_would_be_lost(phone):
    """The rules by a pad take the place of the screen they are read from."""
    path = game(phone, "wizard", *THREE, log=[{"type": "finish"}])
    rules = phone.page.get_by_role("link", name="Rules for this")
    expect(rules).to_be_visible()
    phone.key("Rematch")
    phone.key("Cy: does not play")
    expect(phone.page.locator("new-game-screen .seats .name")).to_have_text(["Ada", "Ben"])
    expect(rules).to_have_count(0)
    phone.open(f"{path}/settings")
    expect(rules).to_be_visible()
    phone.key("± Adjust")
    expect(phone.page.locator("adjust-form")).to_be_visible()
    expect(rules).to_have_count(0)


def test_rules_are_not_offered_beside_an_adjustment_typed_on_the_page_of_a_round(phone):
    game(phone, "wizard", *THREE, log=wizard("1/1 0/0 0/0"))
    phone.key("Round 1")
    rules = phone.page.get_by_role("link", name="Rules for this")
    expect(rules).to_be_visible()
    phone.key("± Adjust")
    expect(phone.page.locator("adjust-form")).to_be_visible()
    expect(rules).to_have_count(0)


def test_rules_of_no_game_lead_to_the_pads(phone):
    phone.open("/pads/rules")
    expect(phone.page.locator("pad-rules main")).to_have_text("This phone has no such game.")
    phone.tap(phone.main("pad-rules"))
    expect(phone.page.locator("pad-library .pad-key").first).to_be_visible()
