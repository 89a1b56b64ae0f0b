"""Phones with each of the browsers; each test has a server, where no browser has been yet."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.every_browser.browsers import BROWSERS, Browser, screen
from tests.every_browser.phone import Phone
from tests.serving import Served, serving

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the short flows in a run of everything, in the browsers that no other test starts."""
    if any("every_browser" in name for name in config.args):
        return
    left_out = [item for item in items if HERE in item.path.parents and not is_short(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def is_short(item: pytest.Item) -> bool:
    is_chromium = isinstance(item, pytest.Function) and "chromium" in item.callspec.params.values()
    return item.get_closest_marker("short_flow") is not None and not is_chromium


@pytest.fixture(scope="session")
def display() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture(scope="session", params=BROWSERS)
def browsers(request, display, tmp_path_factory) -> Iterator[Callable[[int], Browser]]:
    """Give the first browser of a kind, the second, and so on: each is started once."""
    started: list[Browser] = []
    with ExitStack() as ending:

        def numbered(number: int) -> Browser:
            if number == len(started):
                profile = tmp_path_factory.mktemp("profile") / request.param
                started.append(BROWSERS[request.param](profile))
                ending.callback(started[-1].stop)
            return started[number]

        yield numbered


@pytest.fixture
def server(tmp_path) -> Iterator[Served]:
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture
def new_phone(browsers, server) -> Iterator[Callable[[], Phone]]:
    """Make phones that have never been here; what went wrong on one of them fails the test."""
    phones: list[Phone] = []

    def make() -> Phone:
        phones.append(Phone(browsers(len(phones)), server.address))
        return phones[-1]

    yield make
    for phone in phones:
        phone.leave()


@pytest.fixture
def phone(new_phone) -> Phone:
    return new_phone()
