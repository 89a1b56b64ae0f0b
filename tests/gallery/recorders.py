"""Every recorder in its states: cards, counts, points, tricks."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import agame_log, agame_recorder
from tests.browser.animanize_recorder import ROUND, AnimanizeRecorder
from tests.browser.greta_square import LEVEL_ONE, Table
from tests.browser.keypad import fill, type_in
from tests.browser.lynx_recorder import LynxRecorder
from tests.browser.phone import Phone
from tests.gallery.stage import (
    EIGHT,
    Action,
    Actor,
    game,
    recorder,
    scene,
    store_game,
    store_recorder,
)

THREE, FOUR = ("Annegret", "Ben", "Cy"), ("Ada", "Ben", "Cy", "Dörte")


def turned_to(shown: str) -> Action:
    """By the key in the header to the depth that shows this.

    A phone opens at the depth it used last: what is turned to is on a phone of its own.
    """

    def turn(phone: Actor) -> None:
        expect(phone.page.locator(".depth-key")).to_be_visible()
        for _ in range(3):
            if phone.page.locator(shown).first.is_visible():
                return
            phone.tap(".depth-key")
            phone.come_to_rest()

    return turn


def _typed(figure: str) -> Action:
    """By the keypad for points, with a figure typed."""

    def turn(phone: Actor) -> None:
        turned_to(".points-typed")(phone)
        for digit in figure:
            phone.key(digit)
        phone.come_to_rest()

    return turn


@scene("animanize-cards")
def animanize(phone: Phone) -> str:
    path = recorder(phone, "animanize", *THREE)
    AnimanizeRecorder(phone).played("Annegret:9 Ben Cy:4 Ben:8 Annegret Annegret:5 Ben:2 Ben Ben:7")
    return path


@scene("animanize-brawl")
def brawl(phone: Phone) -> str:
    path = recorder(phone, "animanize", *FOUR)
    AnimanizeRecorder(phone).played(
        "Ada:9 Ada:8 Ada:7 Ada:6 Ben Cy:4 Dörte Ada:5 Ada Ada Ada Ada Ada"
    )
    return path


def _counts(phone: Actor) -> None:
    turned_to(".strip")(phone)
    phone.tap(phone.page.locator(".strip button").nth(5))


def turned(name: str, show: Action, *, anew: bool = False) -> Callable[[Action], Action]:
    """Return a scene at another depth than cards."""
    return scene(name, show, whose="turned", anew=anew)


turned("animanize-counts", _counts, anew=True)(
    lambda phone: store_recorder(phone, "animanize", *THREE)
)
turned("animanize-points", turned_to(".keypad"))(
    lambda phone: store_recorder(phone, "animanize", *THREE)
)
scene("animanize-out", lambda phone: phone.tap(".footer .side-button >> nth=1"), anew=True)(
    lambda phone: store_recorder(phone, "animanize", *FOUR)
)


@scene("animanize-log")
def animanize_log(phone: Phone) -> str:
    path = recorder(phone, "animanize", *THREE, log_tricks=True)
    for card in ("red 5", "blue 7", "animal 4", "red 9"):
        phone.tap(phone.page.locator("card-board").get_by_role("button", name=card, exact=True))
    return path


def _tricks() -> list[dict]:
    """Return the first twelve tricks of a round of three."""
    leaders = [*[0] * 10, 2, 1]
    return [
        {"type": "trick", "leader": leader, "cards": cards}
        for leader, cards in zip(leaders, ROUND, strict=False)
    ]


scene("animanize-log-tricks")(
    lambda phone: (
        store_game(
            phone, "animanize", "Élodie-Geneviève", "Ben", "Cy", log=_tricks(), log_tricks=True
        )
        + "/rounds/1"
    )
)


@scene("animanize-log-mend-all")
def animanize_log_mend_all(phone: Phone) -> str:
    """Give a trick to another player, and so each one after it."""
    game(phone, "animanize", "Élodie-Geneviève", "Ben", "Cy", log=_tricks(), log_tricks=True)
    phone.tap(".line-link")
    phone.tap(".log-entry")
    board = phone.page.locator("card-board")
    for card in ("blue 1", "animal 2"):
        phone.tap(board.get_by_role("button", name=card, exact=True))
    expect(phone.page.locator(".follows-rule")).to_be_visible()
    return phone.page.url.removeprefix(phone.address)


@scene("agame-cards")
def agame(phone: Phone) -> str:
    path = recorder(phone, "agame", *FOUR)
    agame_recorder.lay(phone, "green 1", "green 2", "red 5", "purple 8", "purple 13", "red 34")
    return path


@scene("agame-taken")
def agame_taken_tiles(phone: Phone) -> str:
    path = recorder(phone, "agame", *agame_recorder.FIVE, fennek="both")
    agame_recorder.lay(phone, "green 1", "green 2", "red 5", "purple 8", "purple 13", "red 34")
    phone.tap(phone.main())
    agame_recorder.lay(phone, "blue 2", "blue 3", "yellow 21")
    return path


scene("agame-nothing-yet")(lambda phone: store_recorder(phone, "agame", *FOUR))
turned("agame-counts", turned_to(".strip"))(lambda phone: store_recorder(phone, "agame", *FOUR))
turned("agame-points", turned_to(".points-typed"))(
    lambda phone: store_recorder(phone, "agame", *FOUR)
)
turned("agame-points-doubted", _typed("200"))(lambda phone: store_recorder(phone, "agame", *FOUR))


@scene("agame-log")
def agame_tricks(phone: Phone) -> str:
    path = recorder(phone, "agame", *agame_recorder.FIVE, log_tricks=True)
    agame_log.tap(phone, "blue 5", "blue 8", "green 13", "purple 8", "red 5", "yellow 2")
    agame_log.says(phone, "Ada takes it")
    return path


scene("agame-log-tricks")(
    lambda phone: (
        store_game(
            phone,
            "agame",
            *agame_recorder.FIVE,
            log=agame_log.transcript("live-leaflet-five-players")["log"],
            log_tricks=True,
        )
        + "/rounds/1"
    )
)


@scene("lynx-melds")
def lynx(phone: Phone) -> str:
    path = recorder(phone, "lynx", *FOUR)
    keys = LynxRecorder(phone)
    keys.melds("K ×4 9 K 7 ×3 Q")
    return path


@scene("lynx-out")
def lynx_out(phone: Phone) -> str:
    path = recorder(phone, "lynx", *FOUR)
    keys = LynxRecorder(phone)
    keys.melds("K ×4")
    keys.went_out()
    return path


@scene("lynx-many")
def lynx_many(phone: Phone) -> str:
    path = recorder(phone, "lynx", *EIGHT)
    LynxRecorder(phone).melds("A 3 Q A 10 A 5 ×3 J ×3 2 ×3 3 ×3 6 ×3 9 ×3 8 K")
    return path


turned("lynx-counts", turned_to(".count-field"))(lambda phone: store_recorder(phone, "lynx", *FOUR))
turned("lynx-points", turned_to(".points-typed"))(
    lambda phone: store_recorder(phone, "lynx", *FOUR)
)


@scene("greta-first")
def greta(phone: Phone) -> str:
    path = recorder(phone, "greta", "Annegret", "Ben")
    table = Table(phone)
    for at, card in enumerate(LEVEL_ONE[:7]):
        table.place(card, (1 + at // 4, 1 + at % 4))
    return path


def _whole_level(phone: Phone, *names: str, **options) -> str:
    log = [
        {"type": "place", "card": card, "at": [1 + at // 4, 1 + at % 4]}
        for at, card in enumerate(LEVEL_ONE)
    ]
    return store_recorder(phone, "greta", *(names or ("Annegret", "Ben")), log=log, **options)


scene("greta-empty")(lambda phone: store_recorder(phone, "greta", "Annegret", "Ben"))

scene("greta-names")(
    lambda phone: _whole_level(phone, "Ännchen-Friederike", "Maximilian-Konstantin")
)


@scene("greta-claim")
def greta_claim(phone: Phone) -> str:
    """Cover a card where points must be claimed: four keys, the sum, and the key that claims it."""
    path = _whole_level(phone, claiming="call")
    phone.open(path)
    expect(phone.page.locator("greta-rack")).to_be_visible()
    Table(phone).cover("QH", "QD")
    phone.tap(phone.page.locator("greta-claim .key").nth(3))
    return path


@scene("greta-second")
def greta_second(phone: Phone) -> str:
    path = _whole_level(phone)
    phone.open(path)
    expect(phone.page.locator("greta-rack")).to_be_visible()
    Table(phone).cover("7H", "JH")
    return path


turned("greta-points", turned_to(".points-typed"))(_whole_level)


@scene("tally-keypad")
def tally(phone: Phone) -> str:
    path = recorder(phone, "tally", *THREE)
    fill(phone, "12")
    type_in(phone, "12+7")
    return path


@scene("tally-eight")
def tally_of_eight(phone: Phone) -> str:
    path = recorder(phone, "tally", *EIGHT)
    fill(phone, "12", "8", "±15")
    return path


@scene("tally-pegs", whose="turned")
def pegs(phone: Phone) -> str:
    path = recorder(phone, "tally", "Annegret", "Ben")
    phone.tap(".depth-key")
    expect(phone.page.locator(".peg-total").first).to_be_visible()
    phone.tap(phone.page.locator(".peg-total").first.locator("xpath=../..").locator("button").first)
    return path
