"""Several phones at one table: the code on one, what it opens on another."""

import re

from playwright.sync_api import Route, expect

from tests.browser.phone import Phone


def game_of(phone: Phone) -> str:
    return re.search(r"/games/([^/]+)", phone.page.url).group(1)


def show_code(phone: Phone, role: str = "Write") -> str:
    """Return the address in the code on the screen; the code itself must say the same."""
    if "/share" not in phone.page.url:
        phone.open(f"/games/{game_of(phone)}/share")
    with_role = phone.page.get_by_role("button", name=role, exact=True)
    phone.tap(with_role)
    expect(with_role).to_have_attribute("aria-pressed", "true")
    code = phone.page.locator("qr-code")
    expect(code.locator("path")).to_be_visible()
    address = phone.page.locator(".share-link").inner_text()
    assert code.evaluate("element => element.text") == address
    return address


def show_game(phone: Phone, role: str = "Copy") -> None:
    """Show the moving code of a game; other roles than a copy are the owner's to give."""
    phone.open(f"/games/{game_of(phone)}/share")
    phone.key("Show the game")
    film = phone.page.locator("game-film")
    expect(film).to_be_visible()  # the screen before has keys of the same names
    if role != "Copy":
        as_role = film.get_by_role("button", name=role, exact=True)
        phone.tap(as_role)
        expect(as_role).to_have_attribute("aria-pressed", "true")


def stop_showing(phone: Phone) -> None:
    """Go back to the screen before the moving code, which has some of the same keys."""
    phone.key("Stop showing")
    expect(phone.page.locator("game-film")).to_have_count(0)


def scan(phone: Phone, address: str) -> None:
    """Open what the code says, as after the camera's tap."""
    phone.page.goto(address)


def come_in(phone: Phone, address: str, name: str | None = "Ben") -> None:
    """By the code to the sheet, the camera's tap and one more; the server knows who came."""
    scan(phone, address)
    with phone.page.expect_response(lambda response: response.url.endswith("/devices/me")):
        phone.key(name or "Just watching")
    expect(phone.page.locator("score-board")).to_be_visible()


def author_pattern(who: str) -> re.Pattern:
    """Return what a round's page says of its writer; marks keep the name apart from the text."""
    return re.compile(f"Written by \u2068?{who}\u2069?, (?:today|yesterday)")


def no_matter(phone: Phone, status: int) -> None:
    """Ignore calls refused with this status, late ones too; anything else still counts."""
    phone.ignore(f"status of {status}")


def expect_game_listed(phone: Phone, game: str) -> None:
    """Wait until a phone has heard of a game."""
    phone.open("/join")
    phone.key("Back")
    expect(phone.page.locator(f'.game-line[href="/games/{game}"]')).to_be_visible()


def lost(phone: Phone):
    """Return the network between this phone and the server, cut until `restore`.

    The console may tell of a call that failed after the network is back: no trouble either.
    """
    phone.ignore("ERR_INTERNET_DISCONNECTED")

    def cut(route: Route) -> None:
        route.abort("internetdisconnected")

    phone.page.context.route("**/api/**", cut)

    def restore() -> None:
        phone.page.context.unroute("**/api/**", cut)

    return restore
