"""The browser of the tests."""

import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium where it is, else the one of Playwright."""
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
