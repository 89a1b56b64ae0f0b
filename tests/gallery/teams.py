"""Partners: who plays with whom, their sheet, and its corrections."""

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.gallery.stage import page, scene, store_game

LONG = ("Maximilian-Konstantin", "Ben", "Bartholomäus-Alexander", "Élodie-Geneviève")
TEAMS = (
    ("Maximilia… & Bartholom…", "Maximilian-Konstantin", "Bartholomäus-Alexander"),
    ("Annegret & Ben", "Annegret", "Ben"),
    ("Die Eulen vom Hohenstein", "Dörte", "Fatima", "Heidi"),
    ("Maximilian-Konrad & Élodie-Geneviève", "Maximilian-Konrad", "Élodie-Geneviève"),
)
LOG = [
    {"type": "round", "players": [{"points": points} for points in line]}
    for line in ((120, -35, 80, 1005), (65, 200, -20, 15), (0, 45, 310, 90))
]


def seat(phone: Phone, *names: str) -> None:
    """Type in who plays."""
    for at, name in enumerate(names):
        if not at:
            phone.tap(".people .chip >> nth=-1")
        phone.page.locator(".new-name input").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name")).to_have_count(at + 1)


def seat_tichu(phone: Phone) -> None:
    phone.page.locator("pad-library input").fill("tichu")
    phone.tap(".pad-key")
    seat(phone, *LONG)
    phone.tap(".team .chip >> nth=1")


page("new-teams", "/new?game=pad", seat_tichu, whose="new")
scene("sheet-teams")(lambda phone: store_game(phone, "tally", *TEAMS, log=LOG))
NOTHING = {"counted": False, "double": False, "tichu": False, "grand": False, "loss": False}
TICHU = [
    {"type": "round", "players": [NOTHING | {"counted": True, "own": own} | more, NOTHING]}
    for own, more in ((70, {"tichu": True}), (25, {}), (100, {}))
]
scene("sheet-teams-pad-end")(
    lambda phone: store_game(phone, "tichu", *TEAMS[::3], log=[*TICHU, {"type": "finish"}])
)
scene("settings-teams")(lambda phone: f"{store_game(phone, 'tally', *TEAMS, log=LOG)}/settings")
