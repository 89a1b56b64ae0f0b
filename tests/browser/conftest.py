"""A phone at the table: a real server, a real browser, 360 by 740, touched with a finger."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.camera import film, launch_with_camera
from tests.browser.phone import Phone
from tests.browser.together import Guest, no_matter
from tests.chromium import phone_page
from tests.gallery.stage import game
from tests.network.fault_proxy import FaultProxy
from tests.serving import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory) -> Iterator[str]:
    """Provide the address of a server with a data folder of its own."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server.address


@pytest.fixture
def server(tmp_path) -> Iterator[Served]:
    """Provide a server of this test's own, which may be stopped."""
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture
def new_phone(served, browser, record_property) -> Iterator[Callable[..., Phone]]:
    """Make phones that have never been here; what went wrong on one of them fails the test.

    They come from the server's pages only, unless they are to keep the app: then a service worker
    is installed on each, which most tests need not wait for.
    """
    phones = []

    def make(
        width: int = 360, height: int = 740, *, keeps_the_app: bool = False, locale: str = "en-US"
    ) -> Phone:
        page = phone_page(browser, width, height, keeps_the_app=keeps_the_app, locale=locale)
        phones.append(Phone(page, served, record_property))
        return phones[-1]

    yield make
    troubles = [list(phone.troubles) for phone in phones if phone.troubles]
    for phone in phones:
        if not phone.page.is_closed():  # a call under way gets past what a test has put in its way
            phone.page.unroute_all(behavior="ignoreErrors")
        phone.page.context.close()
    assert troubles == []


@pytest.fixture
def phone(new_phone) -> Phone:
    return new_phone()


@pytest.fixture
def owner(phone) -> Phone:
    """Return a phone with a game of its own on the screen."""
    game(phone, "tally", "Ada", "Ben")
    return phone


@pytest.fixture(scope="session")
def seen(tmp_path_factory) -> Path:
    """Return the film that the cameras of phones see."""
    return tmp_path_factory.mktemp("camera") / "seen.y4m"


@pytest.fixture(scope="session")
def camera_browser(playwright, seen) -> Iterator[Browser]:
    """Provide a browser with a camera."""
    film(seen)
    browser = launch_with_camera(playwright, seen)
    yield browser
    browser.close()


@pytest.fixture
def new_reader(camera_browser, served, record_property) -> Iterator[Callable[..., Phone]]:
    """Make phones that have a camera, which they may use; they keep the app."""
    phones = []

    def make(*, keeps_the_app: bool = True) -> Phone:
        page = phone_page(camera_browser, keeps_the_app=keeps_the_app, locale="en-US")
        page.context.grant_permissions(["camera"], origin=served)
        phones.append(Phone(page, served, record_property))
        return phones[-1]

    yield make
    for phone in phones:
        phone.page.context.close()
    assert [phone.troubles for phone in phones if phone.troubles] == []


@pytest.fixture
def reader(new_reader) -> Phone:
    return new_reader()


@pytest.fixture
def guests(new_phone, served) -> Iterator[Callable[[int], list[Guest]]]:
    """Make phones with a failing network each; that calls fail there is no trouble of theirs."""
    items: list[Guest] = []
    with ExitStack() as networks:

        def make(count: int) -> list[Guest]:
            for _ in range(count):
                network = networks.enter_context(FaultProxy(int(served.rsplit(":", 1)[1])))
                phone = new_phone()
                phone.address = network.address
                items.append(Guest(phone, network))
            return items

        yield make
        for guest in items:
            guest.phone.page.context.close()
            no_matter(guest.phone)
