"""Home, a new game, the rulebook, and what is said where nothing is."""

from contextlib import closing

import pysqlite3
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.gallery.stage import EIGHT, Actor, page, scene, store_game

KINDS = ("agame", "animanize", "greta", "lynx", "tally")

page("home-empty", "/", whose="new")


def _home(phone: Phone) -> None:
    """Home leads on to the game of this evening: back from there."""
    if phone.page.locator("score-board").count():
        phone.tap(".header-key >> nth=0")
    expect(phone.page.locator(".game-line").first).to_be_visible()


@scene("home", _home, whose="demo")
def home(phone: Phone) -> str:
    phone.open()
    expect(phone.page.locator("h1")).to_be_visible()
    return "/"


def _home_offline(phone: Phone) -> None:
    _home(phone)
    phone.page.context.set_offline(True)
    phone.page.evaluate("dispatchEvent(new Event('online'))")  # it asks what there is, in vain
    expect(phone.page.locator(".cut-off")).to_be_visible()


@scene("home-offline", _home_offline, whose="cut off")
def home_without_a_network(phone: Actor) -> str:
    store_game(phone, "tally", *EIGHT[:2])
    return "/"


def _known(phone: Phone) -> None:
    """Those who are known sit down."""
    for _ in range(2 if "greta" in phone.page.url else 4):
        phone.tap(".people .chip >> nth=0")


def _unfolded(phone: Phone) -> None:
    _known(phone)
    phone.tap(".rules-line")


for kind in KINDS:
    page(f"new-{kind}", f"/new?game={kind}", whose="demo")
    page(
        f"new-{kind}-rules",
        f"/new?game={kind}",
        _unfolded,
        whose="demo",
    )
    page(f"rules-{kind}", f"/rules/{kind}", whose="demo")


page("new-seated", "/new?game=agame", _known, whose="demo")
page("new-nobody-known", "/new?game=animanize", whose="new")


def _typed(phone: Phone) -> None:
    phone.tap(".people .chip >> nth=-1")
    for name in EIGHT:
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")


page("new-eight", "/new?game=tally", _typed, whose="new")


def _store_named(phone: Actor) -> None:
    for name in ("Skyjo", "Rommé mit Auslegen und Klopfen", "Mau-Mau"):
        store_game(phone, "tally", *EIGHT[:4], name=name)


@scene("new-named", _known, whose="names")
def new_named(phone: Actor) -> str:
    _store_named(phone)
    phone.open("/")
    expect(phone.page.locator(".game-line")).to_have_count(3)
    return "/new?game=tally"


@scene("home-named", _home, whose="named")
def home_named(phone: Actor) -> str:
    _store_named(phone)
    return "/"


page("rules", "/rules", whose="demo")
page("rules-paragraph", "/rules/agame#lizards", whose="demo")


page("rules-asked", "/rules/agame?q=", whose="demo")
page("rules-search", "/rules/agame?q=fennek", whose="demo")
page("rules-none", "/rules/agame?q=quadrille", whose="demo")
page("rules-who-agame", "/rules/agame?who", whose="demo")
page("rules-who-animanize", "/rules/animanize?who", whose="demo")


page("preferences", "/settings", whose="demo")
page("about", "/about", whose="demo")
page("error-404", "/nothing/here")


def _from_other_site(phone: Phone) -> None:
    """Send a form from another site, which is refused."""
    phone.page.goto("about:blank")
    with phone.page.expect_navigation():
        phone.page.evaluate(
            """address => {
              const form = document.body.appendChild(document.createElement("form"));
              Object.assign(form, { method: "post", action: address }).submit();
            }""",
            f"{phone.address}/people/new",
        )


page("error-403", "/people/new", _from_other_site, whose="demo")


def _without_table(phone: Actor) -> None:
    """Make what is needed unreadable for a while."""
    with closing(
        pysqlite3.connect(phone.cast.data / "companion.db.sqlite", isolation_level=None)
    ) as db:
        db.execute("ALTER TABLE result RENAME TO result_away")
        phone.open("/history")
        db.execute("ALTER TABLE result_away RENAME TO result")


page("error-503", "/history", _without_table, whose="demo")

for name, address in {
    "home": "/",
    "new": "/new",
    "people": "/people",
    "history": "/history",
    "scorebook": "/scorebook",
}.items():
    page(f"bare-{name}", address, whose="bare")
