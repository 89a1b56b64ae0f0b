"""Letters at twice their size, as somebody may have set them in the browser."""

from tests.browser.phone import Phone

TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}


def twice_as_large(phone: Phone) -> None:
    """Set the letters of every page from now on."""
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("Page.setFontSizes", TWICE)
    phone.page.reload()
