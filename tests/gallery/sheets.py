"""Sheets of two to eight players and of up to forty rounds; rounds, ends, the table view."""

from playwright.sync_api import expect

from companion.maintenance.demo import samples
from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.gallery.stage import EIGHT, game, page, rounds, scene, store_game

THREE = ("Annegret", "Ben", "Cy")
KINDS = {"agame": 4, "animanize": 3, "greta": 2, "lynx": 4, "tally": 3}
ENDED = ("animanize", "tally")
"""The samples that are over with their last round."""
SHEETS = {2: 1, 3: 40, 4: 8, 5: 3, 6: 12, 7: 5, 8: 40}
"""Rounds by players."""


def _begun(phone: Phone, kind: str, left: int, *further: dict) -> str:
    """Return the sample of a game, short of its last entries; then further ones."""
    file = next(one for one in samples() if one["game"] == kind)
    names = [seat["name"] for seat in file["seats"]]
    log = [*file["log"][: -left or None], *further]
    return store_game(phone, kind, *names, log=log, **file.get("options", {}))


def _over(phone: Phone, kind: str) -> str:
    """Return the sample of a game up to its end, which three of them leave to the players."""
    return _begun(phone, kind, 0, *([] if kind in ENDED else [{"type": "finish"}]))


for kind, seats in KINDS.items():
    scene(f"sheet-{kind}-empty")(lambda phone, k=kind, n=seats: store_game(phone, k, *EIGHT[:n]))
    scene(f"sheet-{kind}")(lambda phone, k=kind: _begun(phone, k, 6 if k == "greta" else 1))
    scene(f"sheet-{kind}-end")(lambda phone, k=kind: _over(phone, k))
for seats, count in SHEETS.items():
    scene(f"sheet-of-{seats}")(
        lambda phone, n=seats, c=count: store_game(phone, "tally", *EIGHT[:n], log=rounds(n, c))
    )


@scene("sheet-account", lambda phone: phone.tap("score-board .board-row"))
def account(phone: Phone) -> str:
    return _begun(phone, "animanize", 1)


@scene("sheet-draft")
def draft(phone: Phone) -> str:
    path = game(phone, "tally", *THREE, log=rounds(3, 2))
    phone.tap(phone.main())
    type_in(phone, "17")
    phone.key("Back")
    expect(phone.page.locator("score-board")).to_be_visible()
    return path


def _undone(phone: Phone) -> None:
    phone.tap(".footer .side-button")
    expect(phone.page.locator("toast-line")).not_to_be_empty()


@scene("sheet-undone", _undone, anew=True)
def undone(phone: Phone) -> str:
    return store_game(phone, "tally", *THREE, log=rounds(3, 6))


def _offline(phone: Phone) -> None:
    """Write a round without a network: the cloud counts what waits for one."""
    phone.tap(phone.main())
    expect(phone.page.locator(".keypad")).to_be_visible()
    phone.page.context.set_offline(True)
    for _ in THREE:
        phone.tap(phone.page.locator(".keypad button").nth(4))
        phone.tap(phone.main())
    expect(phone.page.locator("sheet-screen .cloud")).to_be_visible()


def _recorder_offline(phone: Phone) -> None:
    _offline(phone)
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.locator("record-screen .cloud")).to_be_visible()


for what, show in (("sheet-offline", _offline), ("tally-offline", _recorder_offline)):
    scene(what, show, anew=True)(lambda phone: store_game(phone, "tally", *THREE, log=rounds(3, 2)))


for kind in KINDS:
    scene(f"round-{kind}")(lambda phone, k=kind: f"{_begun(phone, k, 0)}/rounds/1")


@scene("round-corrected")
def corrected(phone: Phone) -> str:
    path = game(phone, "tally", *THREE, log=rounds(3, 4))
    phone.key("Round 2")
    phone.key("Correct it")
    type_in(phone, "30")
    phone.write_correction()
    return f"{path}/rounds/2"


@scene("round-adjust", lambda phone: phone.tap(".round-keys .side-button >> nth=1"))
def adjust(phone: Phone) -> str:
    return f"{store_game(phone, 'tally', *THREE, log=rounds(3, 4))}/rounds/2"


@scene("correction")
def correction(phone: Phone) -> str:
    game(phone, "tally", *THREE, log=rounds(3, 4))
    phone.key("Round 2")
    phone.key("Correct it")
    type_in(phone, "30")
    expect(phone.page.locator(".follows")).to_be_visible()
    return phone.page.url.removeprefix(phone.address)


@scene("settings")
def settings(phone: Phone) -> str:
    return f"{_begun(phone, 'agame', 1)}/settings"


@scene("table-3")
def table(phone: Phone) -> str:
    return f"{_begun(phone, 'animanize', 1)}#table"


@scene("table-8")
def table_of_eight(phone: Phone) -> str:
    return f"{store_game(phone, 'tally', *EIGHT, log=rounds(8, 12))}#table"


page("not-here", "/games/nowhere", whose="new")
