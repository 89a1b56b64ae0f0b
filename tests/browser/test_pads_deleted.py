"""An own pad deleted for good: asked once, gone from the other phone, kept by its games."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.test_pad_maker import Maker, seat

OWN = re.compile("^Ours")
MORE = re.compile("What to do with your own .*Ours")


def make_own(phone: Phone) -> None:
    """Make a pad of one's own, and have the server store it."""
    phone.open("/pads/new?from=")
    maker = Maker(phone)
    maker.name("Ours")
    maker.keep()


def ask(phone: Phone) -> None:
    """Ask to delete the pad, on the list of pads."""
    phone.key(MORE)
    phone.key("Delete")
    expect(phone.page.locator(".pad-library .pad-question")).to_contain_text("for good")


def test_a_pad_is_deleted_for_good_and_its_game_goes_on(phone):
    phone.open("/")
    make_own(phone)
    phone.key("Play")
    seat(phone, "Ada", "Ben")
    phone.begin()
    game = phone.page.url
    phone.open("/new?game=pad")
    ask(phone)
    phone.axe_in_every_theme()
    is_told = phone.page.expect_response(
        lambda response: "/api/pads/" in response.url and response.request.method == "DELETE"
    )
    with is_told as told:
        phone.key("Delete for good")
    assert told.value.status == 200
    expect(phone.page.get_by_role("button", name=OWN)).to_have_count(0)
    phone.reload()
    expect(phone.page.locator(".pad-hint")).to_be_visible()
    expect(phone.page.get_by_role("button", name=OWN)).to_have_count(0)
    phone.page.goto(game)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ours")


def test_a_second_tap_at_once_deletes_nothing(phone):
    phone.open("/")
    make_own(phone)
    phone.open("/new?game=pad")
    phone.key(MORE)
    phone.page.locator(".pad-actions .side-button").last.evaluate(
        """key => { key.click(); key.click();
        requestAnimationFrame(() =>
            document.querySelector(".pad-actions .side-button:last-child").click()); }"""
    )
    expect(phone.page.locator(".pad-library .pad-question")).to_be_visible()
    phone.key("Keep it")
    expect(phone.page.locator(".pad-library .pad-question")).to_have_count(0)
    expect(phone.page.get_by_role("button", name=OWN).first).to_be_visible()
