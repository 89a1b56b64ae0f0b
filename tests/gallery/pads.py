"""Games by a pad: chosen, filled in, on their sheet, and over."""

from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.gallery.stage import EIGHT, page, recorder, scene, store_game

FOUR = ("Ada", "Ben", "Maximilian-Konstantin", "Dörte")


def wizard(*rounds: str) -> list[dict]:
    """Return rounds of Wizard, each "bid/tricks" by player: "1/1 0/0 1/0"."""
    figures = [[one.split("/") for one in line.split()] for line in rounds]
    return [
        {
            "type": "round",
            "players": [{"bid": int(bid), "tricks": int(won)} for bid, won in line],
        }
        for line in figures
    ]


WIZARD = wizard("1/1 0/0 1/0 0/0", "0/0 1/1 1/1 0/0", "2/1 0/1 1/1 1/0")


def skyjo(*rounds: str, ended: int = 0) -> list[dict]:
    """Return rounds of Skyjo by their cards."""
    return [
        {
            "type": "round",
            "players": [
                {"cards": int(cards), "ended": seat == ended}
                for seat, cards in enumerate(line.split())
            ],
        }
        for line in rounds
    ]


page("new-pads", "/new?game=pad", whose="new")
page(
    "new-pads-none",
    "/new?game=pad",
    lambda phone: phone.page.locator("pad-library input").fill("quadrille"),
    whose="new",
)
page("new-pad", "/new?game=pad", lambda phone: phone.tap(".pad-key >> nth=-1"), whose="demo")


@scene("pad-strip")
def strip(phone: Phone) -> str:
    path = recorder(phone, "wizard", *FOUR, log=WIZARD)
    for bid in (1, 0, 2, 1, 1, 1):
        phone.tap(phone.page.locator(".strip .key").nth(bid))
    return path


@scene("pad-wrong")
def wrong(phone: Phone) -> str:
    path = recorder(phone, "wizard", *FOUR, log=WIZARD)
    for bid in (1, 0, 2, 1, 1, 1, 2, 1):
        phone.tap(phone.page.locator(".strip .key").nth(bid))
    return path


@scene("pad-keypad")
def keypad(phone: Phone) -> str:
    path = recorder(phone, "skyjo", *EIGHT)
    for cards in ("12", "8", "15", "21", "30"):
        type_in(phone, cards)
        phone.tap(phone.main())
    phone.tap(".pad-field.is-flag")
    return path


scene("sheet-pad-empty")(lambda phone: store_game(phone, "skyjo", *EIGHT[:3]))
scene("sheet-pad")(lambda phone: store_game(phone, "wizard", *FOUR, log=WIZARD))
scene("sheet-pad-end")(
    lambda phone: store_game(phone, "skyjo", *FOUR, log=skyjo("12 8 15 60", "7 15 12 48"))
)
scene("round-pad")(lambda phone: f"{store_game(phone, 'wizard', *FOUR, log=WIZARD)}/rounds/3")
scene("settings-pad")(lambda phone: f"{store_game(phone, 'wizard', *FOUR, log=WIZARD)}/settings")
