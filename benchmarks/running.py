"""What is measured, running: the real server on an empty folder, and the browser of a phone."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import launch_browser
from tests.serving import Served, serving


@contextmanager
def new_server(**settings: str) -> Iterator[Served]:
    """Provide a server that holds nothing yet; it and its folder are gone afterwards."""
    environment = {**os.environ, **settings}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), env=environment) as served,
    ):
        yield served


@contextmanager
def server_and_browser() -> Iterator[tuple[Served, Browser]]:
    """Provide a new server, and a browser to look at it."""
    with (
        new_server() as served,
        sync_playwright() as playwright,
        closing(launch_browser(playwright)) as browser,
    ):
        yield served, browser
