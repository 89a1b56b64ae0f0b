"""An invitation is scanned inside the app, which an installed app could not open otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.camera import film, launch_with_camera
from tests.browser.phone import Phone
from tests.browser.together import share
from tests.chromium import phone_page

LIVE = "() => document.querySelector('video')?.srcObject?.active ?? false"


@pytest.fixture(scope="module")
def seen(tmp_path_factory) -> Path:
    """Return the film that the camera sees."""
    return tmp_path_factory.mktemp("camera") / "seen.y4m"


@pytest.fixture(scope="module")
def camera_browser(playwright, seen) -> Iterator[Browser]:
    film(seen, None)
    browser = launch_with_camera(playwright, seen)
    yield browser
    browser.close()


@pytest.fixture
def guest(camera_browser, served, record_property) -> Iterator[Phone]:
    """Provide a phone with a camera, which may be used."""
    page = phone_page(camera_browser, locale="en-US")
    page.context.grant_permissions(["camera"], origin=served)
    phone = Phone(page, served, record_property)
    yield phone
    page.context.close()
    assert phone.troubles == []


@pytest.fixture
def invitation(owner) -> str:
    """Return the address in the code of a game of Ada and Ben."""
    path = owner.page.url.removeprefix(owner.address)
    return f"{owner.address}/join#{share(owner, path)}"


def scan(guest: Phone) -> None:
    guest.open()
    with guest.counting("an invitation, scanned", 2):
        guest.key("Join a game on another phone")
        guest.key("Scan a code")
    expect(guest.page.locator("video")).to_be_visible()


def test_scanned_invitation_opens_the_game(guest, invitation, seen):
    film(seen, invitation)
    scan(guest)
    expect(guest.page.locator("who-are-you")).to_contain_text("Ben")
    assert not guest.page.evaluate(LIVE)
    guest.key("Ben")
    expect(guest.page.locator("score-board")).to_be_visible()


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("WIFI:S:cellar;;", "That code is no invitation to a game."),
        ("https://elsewhere.test/join#" + "x" * 32, "That code leads to elsewhere.test"),
    ],
)
def test_other_code_is_said_and_the_camera_looks_on(guest, seen, code, hint):
    film(seen, code)
    scan(guest)
    expect(guest.page.get_by_role("status").filter(has_text=hint)).to_be_visible()
    assert guest.page.evaluate(LIVE)
    guest.key("Stop scanning")
    expect(guest.page.get_by_label("Link or code")).to_be_visible()
    assert not guest.page.evaluate(LIVE)


def test_refused_camera_is_said_and_the_link_can_be_pasted(guest, invitation):
    guest.page.context.clear_permissions()
    guest.open("/join")
    guest.key("Scan a code")
    expect(guest.page.get_by_role("alert").filter(has_text="was not allowed")).to_be_visible()
    guest.page.get_by_label("Link or code").fill(invitation)
    guest.tap(guest.main())
    expect(guest.page.locator("who-are-you")).to_be_visible()


def test_camera_is_off_as_soon_as_the_screen_is_left(guest, seen):
    film(seen, None)
    scan(guest)
    track = "window.track = document.querySelector('video').srcObject.getTracks()[0]"
    guest.page.wait_for_function(LIVE)
    guest.page.evaluate(track)
    guest.page.go_back()
    expect(guest.page.locator(".game-tiles")).to_be_visible()
    assert guest.page.evaluate("window.track.readyState") == "ended"


def test_device_without_a_camera_says_so(new_phone):
    phone = new_phone()
    phone.page.context.grant_permissions(["camera"], origin=phone.address)
    phone.open("/join")
    phone.key("Scan a code")
    expect(phone.page.get_by_role("alert").filter(has_text="has no camera")).to_be_visible()
