"""Plain HTTP in the home network: all of it works but the cold start and the wake lock."""

import socket
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.phone import Phone
from tests.chromium import launch_browser, phone_page
from tests.serving import serving

NAME = f"{socket.gethostname().lower()}.local"
"""This machine's name in its network. To a browser it is no more secure than an address there."""


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Iterator[str]:
    """Provide the address at which the home network finds the server."""
    with serving(tmp_path_factory.mktemp("home"), host="0.0.0.0") as server:
        yield f"http://{NAME}:{server.port}"


@pytest.fixture(scope="module")
def at_home(home, playwright: Playwright) -> Iterator[Browser]:
    """Provide a browser that knows the machine's name without a network."""
    browser = launch_browser(playwright, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    yield browser
    browser.close()


@pytest.fixture
def guest(at_home, home, record_property) -> Iterator[Callable[[], Phone]]:
    """Make phones in that network; what went wrong on one of them fails the test."""
    phones = []

    def make() -> Phone:
        phones.append(Phone(phone_page(at_home), home, record_property))
        return phones[-1]

    yield make
    for phone in phones:
        phone.page.context.close()
    assert [phone.troubles for phone in phones if phone.troubles] == []


def test_an_evening_over_plain_http(guest):
    ada, ben = guest(), guest()
    ada.new_game("Tally", "Ada", "Ben")
    assert not ada.page.evaluate("isSecureContext")
    ada.key("Other phones")
    address = ada.page.locator(".share-link")
    expect(address).to_contain_text(f"{ada.address}/join#")
    ada.key("Copy the link")
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    ben.page.goto(address.inner_text())
    ben.key("Ben")
    write_round(ben, "3", "4")
    ada.key("Back to the sheet")
    expect_totals(ada, "3", "4")
    write_round(ada, "1", "2")
    expect_totals(ben, "4", "6")
    ben.page.reload()
    expect_totals(ben, "4", "6")


def test_two_tabs_of_a_phone_take_turns_without_locks(guest):
    ada = guest()
    ada.new_game("Tally", "Ada", "Ben")
    other = ada.another_tab()
    other.page.goto(ada.page.url)
    expect_totals(other, "0", "0")
    write_round(ada, "3", "4")
    expect_totals(other, "3", "4")
    write_round(other, "1", "2")
    expect_totals(ada, "4", "6")


def test_the_app_says_what_https_would_add(guest):
    ada = guest()
    ada.open("/settings")
    expect(ada.page.get_by_text("This address is plain HTTP.")).to_be_visible()
    expect(ada.page.get_by_text("Needs the network to start.")).to_be_visible()
    expect(ada.page.get_by_text("Cannot keep the screen on")).to_be_visible()
    ada.page.locator("this-phone").scroll_into_view_if_needed()
    ada.shot("plain-http")
    ada.axe()
