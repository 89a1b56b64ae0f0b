"""The phones of the gallery, and a server with the sample evening."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from companion.core.config import read_settings
from companion.maintenance.demo import fill
from tests.browser.phone import AXE
from tests.gallery.stage import Actor, Cast
from tests.serving import serving


@pytest.fixture(scope="session")
def cast(browser: Browser, tmp_path_factory) -> Iterator[Cast]:
    data = tmp_path_factory.mktemp("every_screen")
    fill(read_settings({}, data))
    with serving(data) as server:
        cast = Cast(browser, server.address, data, (AXE,))
        cast.phone("demo").open()  # the first phone that comes has the sample evening
        yield cast


@pytest.fixture
def rested(cast) -> Actor:
    """Return a phone beside the gallery's, whose page is at rest until something is begun there."""
    phone = cast.phone("rested")
    phone.open("/settings")
    phone.come_to_rest()
    return phone
