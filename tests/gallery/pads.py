"""Games by a pad: chosen, filled in, on their sheet, and over."""

import base64
import gzip
import json

from playwright.sync_api import expect

from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.gallery.stage import EIGHT, PADS, game, page, recorder, scene, store_game

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


def unfold(phone: Phone) -> None:
    """Show what may be done with the first pad."""
    phone.page.locator(".pad-keys-own").wait_for()
    phone.tap(".pad-more >> nth=0")


def copy(phone: Phone, place: int) -> None:
    """Make an own pad of one of the library; what may be done with it is shown."""
    phone.tap(phone.page.locator("pad-library .pad-list").last.locator(".pad-more").nth(place))
    phone.key("Copy")
    phone.page.locator('.pad-more[aria-expanded="true"]:focus').wait_for()


def show_own(phone: Phone) -> None:
    """Show the own pads from which another one begins."""
    phone.page.locator(".pad-list >> nth=2").wait_for()
    phone.page.locator(".pad-search").scroll_into_view_if_needed()


@scene("maker-begin-own", show_own, whose="pads")
def own_to_begin_from(phone: Phone) -> str:
    phone.open("/new?game=pad")
    copy(phone, 0)
    return "/pads/new"


@scene("own-pads", unfold, whose="pads")
def own_pads(phone: Phone) -> str:
    phone.open("/new?game=pad")
    for place in (3, 0, 0):
        copy(phone, place)
    phone.key("Put away")
    return "/new?game=pad"


@scene("pad-send", whose="pads")
def sent(phone: Phone) -> str:
    phone.open("/new?game=pad")
    copy(phone, 0)
    phone.key("Send")
    phone.page.locator("qr-code path").wait_for()
    return phone.page.url.removeprefix(phone.address)


def link_to(**changes: object) -> str:
    """Return the path of a link that holds Wizard, changed so."""
    pad = json.loads((PADS / "wizard.json").read_text(encoding="utf-8")) | changes
    packed = base64.urlsafe_b64encode(gzip.compress(json.dumps(pad).encode())).decode()
    return f"/pads#1.{packed.rstrip('=')}"


page("pad-in", "/pads", whose="new")
page("pad-offered", link_to(name="Maximilian-Konstantins Donaudampfschiff"), whose="new")
page("pad-refused", link_to(points="bid +"), whose="new")
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
    phone.tap(".pad-who .tab >> nth=4")
    return path


@scene("pad-who")
def who(phone: Phone) -> str:
    path = recorder(phone, "skat", *FOUR)
    phone.tap(".pad-who .tab >> nth=2")
    phone.page.locator(".pad-choices .key").first.wait_for()
    return path


@scene("pad-computed")
def computed(phone: Phone) -> str:
    path = recorder(phone, "skat", *FOUR)
    phone.tap(".pad-who .tab >> nth=2")
    phone.tap(".pad-choices .key >> nth=0")
    type_in(phone, "4")
    phone.tap(".pad-field.is-flag")
    return path


def row(seat: int, name: str, value: object) -> dict:
    """Return an entry of a row."""
    return {"type": "row", "seat": seat, "row": name, "value": value}


KNIFFEL = [
    row(seat, name, value)
    for name, values in (
        ("fives", (3, 2, 4, 3, 2, 3, 1, 3)),
        ("full", (True, False, True, True, False, True, True, False)),
        ("sixes", (4, 3, 3, 4, 2, 3, 5, 3)),
        ("chance", (22, 17, 25, 9, 30, 14, 21, 26)),
        ("fours", (5, 3, 2)),
    )
    for seat, value in enumerate(values)
]


def kniffel(seats: int) -> list[dict]:
    """Return the rows that the first players have filled in."""
    return [entry for entry in KNIFFEL if entry["seat"] < seats]


def open_cell(phone: Phone, place: int, *keys: int) -> None:
    """Open a cell of the block, and tap keys of its strip or keypad."""
    phone.tap(f".row-cell >> nth={place}")
    for key in keys:
        phone.tap(phone.page.locator(":is(.strip, .keypad, .row-choices) .key").nth(key))


@scene("rows-strip")
def rows_strip(phone: Phone) -> str:
    path = recorder(phone, "kniffel", *FOUR, log=kniffel(4))
    open_cell(phone, 5, 3)
    return path


@scene("rows-keypad")
def rows_keypad(phone: Phone) -> str:
    path = recorder(phone, "kniffel", *EIGHT, log=kniffel(8))
    open_cell(phone, 51, 1, 3)
    return path


@scene("rows-flag")
def rows_flag(phone: Phone) -> str:
    path = recorder(phone, "kniffel", *EIGHT[:2], log=kniffel(2))
    open_cell(phone, 18, 0)
    return path


ALL_ROWS = [
    row(seat, name, value + more)
    for name, value in (
        *(("red", 5), ("yellow", 7), ("green", 3), ("blue", 9)),
        ("missed", 1),
    )
    for seat, more in enumerate((0, 2, 1))
]

scene("rows-which")(lambda phone: recorder(phone, "7-wonders", *FOUR))
scene("sheet-rows-empty")(lambda phone: store_game(phone, "kniffel", *FOUR))
scene("sheet-rows-two")(lambda phone: store_game(phone, "kniffel", *EIGHT[:2], log=kniffel(2)))
scene("sheet-rows")(lambda phone: store_game(phone, "kniffel", *EIGHT, log=kniffel(8)))
scene("sheet-rows-end")(lambda phone: store_game(phone, "qwixx", *FOUR[:3], log=ALL_ROWS))
ABOVE = [row(0, name, 4) for name in ("ones", "twos", "threes", "fours", "fives", "sixes")]
"""The rows of one player by which the bonus is reached."""
scene("round-rows")(lambda phone: f"{store_game(phone, 'kniffel', *FOUR, log=ABOVE)}/rounds/6")

scene("sheet-pad-empty")(lambda phone: store_game(phone, "skyjo", *EIGHT[:3]))
scene("sheet-pad")(lambda phone: store_game(phone, "wizard", *FOUR, log=WIZARD))
scene("sheet-pad-end")(
    lambda phone: store_game(phone, "skyjo", *FOUR, log=skyjo("12 8 15 60", "7 15 12 48"))
)
scene("round-pad")(lambda phone: f"{store_game(phone, 'wizard', *FOUR, log=WIZARD)}/rounds/3")
scene("settings-pad")(lambda phone: f"{store_game(phone, 'wizard', *FOUR, log=WIZARD)}/settings")


scene("pad-rules")(lambda phone: f"/pads/rules?{game(phone, 'tichu', *FOUR[:2])}")
LAST_ONE = {
    "name": {"en": "Last one", "de": "Wer zuletzt bleibt"},
    "kind": "rounds",
    "seats": [2, 8],
    "fields": [{"id": "cards", "name": {"en": "Cards left", "de": "Karten übrig"}}],
    "points": "cards",
    "out": 100,
    "deals": "left",
    "begins": "loser",
    "wins": "low",
}
"""Whoever has 100 points is out."""


def cards(*line: int | None) -> dict:
    """Return a round of that, None for who is out."""
    players = [one if one is None else {"cards": one} for one in line]
    return {"type": "round", "players": players}


@scene("sheet-pad-out")
def knocked_out(phone: Phone) -> str:
    log = [cards(12, 101, 7, 30), cards(8, None, 95, 20), cards(3, None, None, 9)]
    return store_game(phone, LAST_ONE, *FOUR, log=log)


BACK_TO_FIFTY = LAST_ONE | {"total": "IF(total + points = 100, 50, total + points)"}
BACK = [cards(62, 41, 7, 30), cards(38, 12, 95, 70)]
scene("round-pad-total")(
    lambda phone: f"{store_game(phone, BACK_TO_FIFTY, *FOUR, log=BACK)}/rounds/2"
)
MOST = LAST_ONE | {"points": "MAX(cards - 10, 2*cards - 60, 0)"}
scene("round-pad-most")(lambda phone: f"{store_game(phone, MOST, *FOUR, log=BACK)}/rounds/2")
scene("pad-rules-total")(lambda phone: f"/pads/rules?{game(phone, BACK_TO_FIFTY, *FOUR)}")


@scene("pad-out-corrected")
def corrected(phone: Phone) -> str:
    """Correct a round so that another one is out, who had played on."""
    game(phone, LAST_ONE, *FOUR, log=[cards(12, 101, 7, 30), cards(8, None, 95, 20)])
    expect(phone.page.locator("score-ledger tbody tr")).to_have_count(2)
    phone.key("Round 1")
    phone.key("Correct it")
    type_in(phone, "100")
    phone.tap(phone.page.get_by_role("radio").nth(1))
    type_in(phone, "10")
    phone.page.locator(".follows p").wait_for()
    return phone.page.url.removeprefix(phone.address)
