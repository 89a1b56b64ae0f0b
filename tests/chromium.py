"""The browsers of the tests: Chromium without its own windows, and the whole one."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, expect, sync_playwright

WHOLE = shutil.which("chromium")
"""Debian's Chromium where it is, else None: the one of Playwright."""
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
"""The same engine without the browser around it: pages come in half the time."""
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
expect.set_options(timeout=60_000)
"""How long a screen may take on a machine that does much else beside."""


def launch_browser(playwright: Playwright, *flags: str, whole: bool = False) -> Browser:
    """Return a browser with further flags; the whole one for what only that can do."""
    program = WHOLE if whole else CHROMIUM
    return playwright.chromium.launch(executable_path=program, args=(*FLAGS, *flags))


def launch_with_page_cache(playwright: Playwright) -> Browser:
    """Return a whole browser that keeps pages for the way back, as Playwright's do not."""
    return playwright.chromium.launch(
        executable_path=WHOLE,
        ignore_default_args=["--disable-back-forward-cache"],
        args=FLAGS,
    )


def phone_page(
    browser: Browser,
    width: int = 360,
    height: int = 740,
    *,
    keeps_the_app: bool = False,
    locale: str | None = None,
) -> Page:
    """Return a page of a phone that has never been here, in its own context."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        color_scheme="light",
        locale=locale,
        service_workers="allow" if keeps_the_app else "block",
    )
    context.set_default_timeout(60_000)  # a machine may do much else beside
    return context.new_page()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Provide what starts browsers; there can be only one of it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests that need a real one."""
    browser = launch_browser(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Provide a browser with a wake lock, a page cache and an offer to install."""
    browser = launch_browser(playwright, whole=True)
    yield browser
    browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    """Add to a failure what every open page of the test's browsers shows."""
    report = yield
    if call.when == "call" and call.excinfo and call.excinfo.errisinstance((AssertionError, Error)):
        browsers = [one for one in item.funcargs.values() if isinstance(one, Browser)]
        pages = [page for one in browsers for context in one.contexts for page in context.pages]
        report.sections += [(f"shown at {page.url}", _shown(page)) for page in pages]
    return report


def _shown(page: Page) -> str:
    try:
        return page.locator("body").aria_snapshot(timeout=5_000)
    except Error as error:
        return f"nothing that can be read: {error.message}"
