"""A pad for partners: whoever makes it, seats a table and reads its rules is told of teams."""

from playwright.sync_api import expect

from tests.browser.test_pad_maker import Maker, seat
from tests.browser.test_pad_rules import expect_rules


def test_pad_for_partners_speaks_of_teams_from_the_maker_to_its_rules(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.name("Eggs")
    maker.tap("fields", "Write down more: one player")
    maker.write("Found it")
    maker.tap("game", "2 partners")
    checks = maker.part("checks")
    expect(checks).to_contain_text("Found it: exactly one team")
    expect(maker.part("fields")).to_contain_text("Found it: one team")
    maker.tap("game", "everybody alone")
    expect(checks).to_contain_text("Found it: exactly one player")
    phone.key("Undo")
    expect(checks).to_contain_text("Found it: exactly one team")
    phone.key("Keep it")
    phone.key("Play")
    phone.main_says("Who plays? 4 or 6 names")
    seat(phone, "Ada", "Ben", "Cy", "Di")
    phone.begin()
    phone.key("Rules for this")
    expect_rules(phone, "^Found it: one team$", "^Found it: exactly one team$")
