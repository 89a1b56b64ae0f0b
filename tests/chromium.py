"""The browser of the tests."""

import shutil

from playwright.sync_api import Browser, Page, Playwright

CHROMIUM = shutil.which("chromium")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def launched(playwright: Playwright, *flags: str) -> Browser:
    """Debian's Chromium where it is, else the one of Playwright; with further flags."""
    args = (*FLAGS, *flags)
    return playwright.chromium.launch(executable_path=CHROMIUM, args=args)


def phone_page(
    browser: Browser,
    width: int = 360,
    height: int = 740,
    *,
    keeps_the_app: bool = False,
    locale: str | None = None,
) -> Page:
    """A page of a phone that has never been here, in its own context."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        color_scheme="light",
        locale=locale,
        service_workers="allow" if keeps_the_app else "block",
    )
    return context.new_page()
