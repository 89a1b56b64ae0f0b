"""A phone that keeps the app: it has been here once, and everything it needs lies on it."""

from tests.browser.phone import Phone
from tests.waiting import MAX_SECONDS


def keep(phone: Phone, address: str) -> Phone:
    """Return the first visit: from now on the phone starts without a network."""
    phone.address = address
    phone.open()
    wait_until_cached(phone)
    return phone


def wait_until_cached(phone: Phone) -> None:
    """Wait until the service worker has everything and answers this tab."""
    phone.page.wait_for_function(
        "() => navigator.serviceWorker.controller !== null", timeout=MAX_SECONDS * 3_000
    )
