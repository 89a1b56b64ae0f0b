"""Games built by hand, two of the library among them: each comes to its golden pad."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.keypad import expect_totals
from tests.browser.test_pad_maker import Maker, seat
from tests.browser.test_pad_maker_rows import row
from tests.browser.test_pad_maker_steps import EMPTY
from tests.browser.test_pads import strip
from tests.waiting import wait_until

GOLDEN = Path(__file__).parents[1] / "golden" / "pad"
MAX_SIGNS = 80
KEPT = """() => new Promise((resolve) => {
  indexedDB.open("companion-pads").onsuccess = ({ target: { result: db } }) => {
    db.transaction("pads").objectStore("pads").getAll().onsuccess = ({ target }) => {
      db.close();
      resolve(target.result.map(({ pad }) => pad));
    };
  };
})"""


def test_wizard_is_built_from_nothing(phone):
    maker = Maker(phone)
    phone.open("/new")
    with phone.counting("A pad of Wizard, made from nothing", 60):
        maker.begin_empty()
        maker.name("Wizard")
        maker.tap("game", "Players, at least: more")
        maker.type(maker.field(0), "Bid")
        maker.tap("fields", "Bid: number")
        maker.tap("fields", "the round’s number")
        maker.tap("fields", "Write down more: number")
        maker.write("Tricks")
        maker.tap("fields", "the round’s number")
        maker.tap("points", "Tricks as many as Bid, or minus")
        maker.tap("checks", "Tricks: all together the round’s number")
        maker.tap("end", "by cards")
        for which in ("dealt", "begun"):
            phone.tap(turns(maker, which).get_by_role("button", name="the next on the left"))
        expect(phone.page.locator(".pad-formula")).to_have_text("20 + 10 × 1 = 30")
        keep(maker)
        phone.key("Play")
    seat(phone, "Ada", "Ben", "Cy")
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 1, 0, 1, 1, 0, 0)
    phone.key("Write it down")
    expect_totals(phone, "30", "20", "−10")
    expect_pad(maker, "built-wizard")


def test_skyjo_is_built_from_nothing(phone):
    """All of its rules are tapped; that no round brings more than 144 is left to the table."""
    maker = Maker(phone)
    phone.open("/new")
    with phone.counting("A pad of Skyjo, made from nothing", 15):
        maker.begin_empty()
        maker.name("Skyjo")
        for _ in range(2):
            maker.tap("game", "Players, at most: more")
        maker.type(maker.field(0), "Cards")
        maker.tap("fields", "Cards: number")
        maker.type(maker.part("fields").get_by_role("textbox", name="At least"), "-24")
        maker.tap("fields", "Write down more: one player")
        maker.write("Ended")
        maker.tap("points", "Cards, with a penalty: “Ended”, but not the fewest")
        maker.tap("end", "fewest points")
        maker.tap("end", "Over at points: more")
        keep(maker)
        phone.key("Play")
    expect(phone.page.locator(".pad-note")).to_contain_text("to 100 · fewest points win")
    expect_pad(maker, "built-skyjo")


def test_penalty_is_tapped_and_the_sample_shows_it(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=skyjo")
    points = maker.part("points")
    expect(points.get_by_role("textbox", name="Penalty: counts times")).to_have_value("2")
    formula = phone.page.locator(".pad-formula")
    expect(formula).to_have_text("2 × 12 = 24")
    maker.tap("points", "Penalty: counts times: less")
    expect(formula).to_have_count(0)
    maker.tap("points", "and so many points: more")
    expect(formula).to_have_text("12 + 1 = 13")
    maker.tap("points", "has the fewest, also with others")
    maker.tap("points", "A formula of your own")
    expect(points.locator("textarea")).to_have_value(
        "IF(AND(ended, cards > MIN(cards)), cards + 1, cards)"
    )


def test_mau_mau_is_built_from_nothing(phone):
    maker = Maker(phone)
    phone.open("/new")
    with phone.counting("A pad of Mau-Mau, made from nothing", 20):
        begin(maker, "Mau-Mau", EMPTY)
        maker.type(maker.field(0), "Cards")
        maker.tap("checks", "By a formula")
        maker.write("One player is out")
        maker.type(maker.part("checks").locator("textarea"), "COUNT(cards=0)=1")
        maker.tap("end", "fewest points")
        maker.tap("end", "Out at points: more")
        type_number(maker, "Out at points", "101")
        rounds = maker.part("end").get_by_role("group", name="Rounds")
        phone.tap(rounds.get_by_role("button", name="a number"))
        type_number(maker, "Rounds", "7")
        phone.tap(turns(maker, "dealt").get_by_role("button", name="the next on the left"))
        keep(maker)
    expect_pad(maker, "built-mau-mau")


def test_cabo_is_built_from_nothing(phone):
    maker = Maker(phone)
    phone.open("/new")
    with phone.counting("A pad of Cabo, made from nothing", 20):
        begin(maker, "Cabo", EMPTY)
        maker.type(maker.field(0), "Cards")
        maker.tap("fields", "Write down more: one player")
        maker.write("Cabo")
        maker.tap("points", "A formula of your own")
        points = maker.part("points").locator("textarea")
        maker.type(points, "IF(cabo,IF(cards=MIN(cards),0,cards+10),cards)")
        maker.tap("end", "fewest points")
        maker.tap("end", "Over at points: more")
        maker.tap("end", "exactly 100 becomes 50")
        keep(maker)
    expect_pad(maker, "built-cabo")


def test_generala_is_built_from_yahtzee(phone):
    maker = Maker(phone)
    phone.open("/new")
    with phone.counting("A pad of Generala, made from that of Yahtzee", 50):
        begin(maker, "Generala", re.compile("^Yahtzee"))
        for name in (
            "Above: subtotal",
            "Bonus from 63: worked out",
            "Three of a kind: 0 to 30",
            "Large straight: yes or no",
            "Chance: 0 to 30",
        ):
            maker.tap("rows", name)
            maker.tap("rows", "Remove")
        for place, name, worth in ((6, "Poker", 40), (7, "", 30), (8, "Straight", 20)):
            if name:
                maker.type(row(maker, place), name)
            choose(maker, place, ("yes", worth), ("first", worth + 5))
        maker.type(row(maker, 9), "Generala")
        keep(maker)
    expect_pad(maker, "built-generala")


def begin(maker: Maker, name: str, like: re.Pattern) -> None:
    """Search for a game that is not there, and make a pad of that name from another one."""
    maker.phone.key("Another game")
    maker.type(maker.phone.page.get_by_role("searchbox"), name)
    maker.phone.key("Make a pad")
    maker.phone.key(like)
    expect(maker.phone.page.get_by_role("heading", level=1)).to_have_text(name)


def turns(maker: Maker, which: str) -> Locator:
    return maker.part("turns").get_by_role("group", name=re.compile(which))


def type_number(maker: Maker, label: str, value: str) -> None:
    """Type over the number of a field of the end."""
    maker.type(maker.part("end").get_by_role("textbox", name=label, exact=True), value)
    maker.phone.page.keyboard.press("Tab")


def choose(maker: Maker, place: int, *choices: tuple[str, int]) -> None:
    """Let a row be one of these, each with its points, or struck, which is there from the start."""
    line = maker.part("rows").locator(".maker-field").nth(place)
    maker.phone.tap(line.locator(".maker-more"))
    maker.phone.tap(line.get_by_role("button", name="choice", exact=True))
    for name, worth in choices:
        maker.phone.tap(line.get_by_role("button", name="One more to choose"))
        choice = line.locator(".maker-choices li").last
        maker.type(choice.get_by_role("textbox").first, name)
        maker.type(choice.get_by_role("textbox").last, str(worth))
        maker.phone.page.keyboard.press("Tab")
    maker.phone.tap(line.locator(".maker-more"))


def keep(maker: Maker) -> None:
    maker.phone.key("Keep it")
    maker.phone.main_says("Play")


def expect_pad(maker: Maker, name: str) -> None:
    """Compare what is kept with the pad of the golden game; few signs were typed."""
    assert maker.signs <= MAX_SIGNS
    (pad,) = wait_until(lambda: maker.phone.page.evaluate(KEPT), "the pad on the disk")
    golden = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert pad == golden["file"]["pad"]
