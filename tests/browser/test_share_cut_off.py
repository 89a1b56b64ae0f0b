"""Letting others in without a network, and too many tries."""

import pytest
from playwright.sync_api import expect

from tests.browser.sharing import lost, no_matter, scan, show_code


def test_a_game_begun_without_a_network_says_that_others_can_join_later(new_phone):
    phone = new_phone()
    phone.open()
    restore = lost(phone)
    phone.new_game("Tally", "Ada", "Ben")
    expect(phone.page.get_by_text("No network: phone to phone")).to_be_visible()
    phone.key("Other phones")  # the one below the board: that of the header has just gone
    expect(phone.page.get_by_text("Others can join once there is a network")).to_be_visible()
    phone.shot("share-offline")
    phone.axe()
    restore()
    expect(phone.page.locator("qr-code path")).to_be_visible()
    restore()


@pytest.mark.parametrize(
    ("flight_mode", "said"), [(True, "There is no network."), (False, "The server does not answer")]
)
def test_an_invitation_waits_for_the_network(owner, new_phone, flight_mode, said):
    address = show_code(owner)
    ben = new_phone()
    ben.open("/join")
    field = ben.page.get_by_label("Link or code")
    expect(field).to_be_visible()
    ben.page.wait_for_load_state("networkidle")
    restore = lost(ben)
    ben.page.context.set_offline(flight_mode)
    field.fill(address)
    ben.key("Open")
    expect(ben.page.get_by_text(said)).to_be_visible()
    ben.shot("join-waiting")
    ben.axe()
    scan_key = ben.page.get_by_role("button", name="Scan a code")
    expect(scan_key).to_be_visible()  # a moving code opens a game without a network
    ben.key("Back")
    ben.key("Join a game on another phone")
    expect(ben.page.get_by_text(said)).to_be_visible()
    expect(scan_key).to_be_visible()
    restore()
    ben.page.context.set_offline(False)
    ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()
    restore()


def test_invitation_mistyped_without_a_network_is_typed_again(owner, new_phone):
    address = show_code(owner)
    ben = new_phone()
    ben.open("/join")
    field = ben.page.get_by_label("Link or code")
    expect(field).to_be_visible()
    restore = lost(ben)
    for typed in ("y" * 32, address):
        field.fill(typed)
        ben.key("Open")
        expect(ben.page.get_by_text("The server does not answer")).to_be_visible()
    ben.open("/join")  # also after the page was loaded again
    expect(ben.page.get_by_text("The server does not answer")).to_be_visible()
    with ben.page.expect_response(lambda answer: answer.url.endswith("/api/join")) as joined:
        restore()
        ben.page.evaluate("dispatchEvent(new Event('online'))")
    assert joined.value.ok
    ben.key("Ben")
    expect(ben.page.locator("score-board")).to_be_visible()


def test_phone_that_a_proxy_makes_wait_says_so(phone):
    """The server limits no joins; a proxy in front may limit the calls of an address."""
    phone.page.route("**/api/join", lambda route: route.fulfill(status=429, body=""))
    scan(phone, f"{phone.address}/join#{'y' * 32}")
    expect(phone.page.get_by_text("Too many invitations were tried")).to_be_visible()
    phone.shot("join-crowded")
    phone.axe()
    no_matter(phone, 429)
