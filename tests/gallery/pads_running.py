"""The pad of a running game, corrected by the table."""

from tests.browser.phone import Phone
from tests.gallery.pads import FOUR, WIZARD
from tests.gallery.stage import game, scene, store_game


def _settings(phone: Phone) -> str:
    return f"{store_game(phone, 'wizard', *FOUR, log=WIZARD)}/settings"


@scene("pad-of-a-game")
def pad_of_a_game(phone: Phone) -> str:
    game(phone, "wizard", *FOUR, log=WIZARD)
    phone.tap("a[href$='/settings'] >> nth=0")
    phone.tap("running-pad a")
    phone.page.locator(".maker-part >> nth=0").wait_for()
    return phone.page.url.removeprefix(phone.address)


@scene("settings-pad-corrected")
def corrected(phone: Phone) -> str:
    """Correct the points of a game."""
    path = f"{store_game(phone, 'wizard', *FOUR, log=WIZARD)}/settings"
    phone.open(path)
    phone.tap("running-pad a")
    phone.tap("[data-at=points] .icon-plus >> nth=0")
    phone.tap(phone.main())
    phone.page.locator(".follows p").wait_for()
    return path


def _show_version(phone: Phone) -> None:
    phone.page.locator(".settings-version button").scroll_into_view_if_needed()


@scene("settings-pad-other", _show_version, whose="versions")
def other(phone: Phone) -> str:
    """Keep a pad of the library with other points under its name."""
    phone.open("/pads/new?from=wizard")
    phone.tap("[data-at=points] .icon-plus >> nth=0")
    phone.tap(phone.main())
    phone.main_says("Play")
    return _settings(phone)
