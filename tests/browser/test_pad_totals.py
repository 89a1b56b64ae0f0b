"""What a pad makes of a total, on the recorder, the sheet, the page of a round and in the rules."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.browser.test_pad_maker import Maker
from tests.browser.test_pad_rules import expect_rules
from tests.gallery.stage import game

CABO = {
    "name": {"en": "Cabo", "de": "Cabo"},
    "kind": "rounds",
    "seats": [2, 6],
    "fields": [{"id": "cards", "name": "Cards"}],
    "points": "cards",
    "total": "IF(total + points = 100, 50, total + points)",
    "wins": "low",
}
FIRST = [{"type": "round", "players": [{"cards": 62}, {"cards": 41}]}]


def test_exactly_100_becomes_50_before_the_round_is_written_and_after(phone):
    game(phone, CABO, "Ada", "Ben", log=FIRST)
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "38")
    expect(phone.page.locator(".points-sum")).to_contain_text("62 + 38 = 100 · 100 becomes 50")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    type_in(phone, "5")
    expect(phone.page.locator(".points-sum")).to_contain_text("41 + 5 = 46")
    phone.key("Write it down")
    expect_totals(phone, "50", "46")
    expect(phone.page.locator("score-ledger td")).to_have_text(["", "−12", "+5", "+62", "+41"])
    phone.key("Round 2")
    expect(phone.page.locator("round-screen")).to_contain_text("+38 · 100 becomes 50")


def test_points_alone_say_what_becomes_of_a_total(phone):
    game(phone, CABO, "Ada", "Ben", log=FIRST)
    phone.tap(phone.main("sheet-screen"))
    phone.tap(phone.page.get_by_role("button", name="Change to: Points"))
    type_in(phone, "38")
    expect(phone.page.locator(".points-sum")).to_have_text("62 + 38 = 100 · 100 becomes 50")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    type_in(phone, "5")
    expect(phone.page.locator(".points-sum")).to_have_text("41 + 5 = 46")
    phone.axe()


def test_total_that_becomes_another_is_tapped_where_a_pad_is_made(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.name("Cabo")
    maker.tap("end", "exactly 100 becomes 50")
    maker.tap("end", "become so many: less")
    expect(
        maker.part("end").get_by_role("button", name="exactly 100 becomes 49")
    ).to_have_attribute("aria-pressed", "true")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    type_in(phone, "100")
    expect(phone.page.locator(".points-sum")).to_contain_text("0 + 100 = 100 · 100 becomes 49")
    phone.axe_in_every_theme()
    maker.tap("end", "never below 0")
    for before in ("exactly 100 becomes 49", "exactly 100 becomes 50", "it stays"):
        phone.key("Undo")
        expect(maker.part("end").get_by_role("button", name=before)).to_have_attribute(
            "aria-pressed", "true"
        )
    phone.key("Redo")
    maker.tap("end", "it stays")
    maker.part("end").get_by_role("group", name="What becomes of the total").get_by_role(
        "button", name="a formula"
    ).tap()
    formula = maker.part("end").get_by_role("textbox", name="What becomes of the total")
    expect(formula).to_have_value("total + points")
    phone.main_says("Keep it")


def test_first_round_that_is_too_small_counts_nothing(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.name("Farkle")
    maker.tap("end", "500 to get on the board")
    maker.tap("end", "The first round needs: less")
    expect(
        maker.part("end").get_by_role("button", name="499 to get on the board")
    ).to_have_attribute("aria-pressed", "true")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    said = phone.page.locator(".points-sum")
    type_in(phone, "498")
    expect(said).to_contain_text("0 + 498 = 498 · 498 becomes 0")
    phone.tap(phone.page.get_by_role("radio", name="Cy"))
    type_in(phone, "499")
    expect(said).to_contain_text("0 + 499 = 499")
    expect(said).not_to_contain_text("becomes")
    pad = CABO | {"total": "IF(AND(total = 0, points < 500), total, total + points)"}
    game(phone, pad, "Ada", "Ben", log=[_round(450, 500), _round(550, 50)])
    expect_totals(phone, "550", "550")


def _round(ada: int, ben: int) -> dict:
    return {"type": "round", "players": [{"cards": ada}, {"cards": ben}]}


def test_rules_say_what_becomes_of_a_total(phone):
    game(phone, CABO, "Ada", "Ben")
    phone.key("Rules for this")
    expect_rules(phone, "^If total \\+ points of the round = 100: 50$")


def test_function_alone_is_unfolded_in_words_before_the_round_is_written_and_after(phone):
    pad = CABO | {"points": "MAX(cards - 3, 0)", "total": None}
    game(phone, pad, "Ada", "Ben")
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "8")
    expect(phone.page.locator(".points-sum")).to_contain_text("the most of 8 − 3, 0 = 5")
    phone.tap(phone.page.get_by_role("radio", name="Ben"))
    type_in(phone, "2")
    phone.key("Write it down")
    expect_totals(phone, "5", "0")
    phone.key("Round 1")
    expect(phone.page.locator("round-screen")).to_contain_text("the most of 2 − 3, 0 = 0")
