"""A pad of one's own, made on the phone: from nothing, by hand, offline, left and found again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Response, expect

from tests.browser.cached_app import keep
from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone
from tests.browser.test_pads import strip
from tests.browser.together import no_matter

THREE = ("Ada", "Ben", "Cy")


class Maker:
    """Somebody who makes a pad; the signs that are typed count."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.signs = 0

    def type(self, field: Locator, text: str) -> None:
        """Tap a field and type into it."""
        self.phone.tap(field)
        self.write(text)

    def write(self, text: str) -> None:
        """Type where the caret is."""
        self.phone.page.keyboard.type(text)
        self.signs += len(text)

    def part(self, name: str) -> Locator:
        return self.phone.page.locator(f".maker-part[data-at={name}]")

    def field(self, place: int) -> Locator:
        return self.part("fields").locator(".maker-field").nth(place).get_by_role("textbox").first

    def tap(self, part: str, name: str) -> None:
        """Tap a key in a part of the screen."""
        self.phone.tap(self.part(part).get_by_role("button", name=name, exact=True))

    def begin_empty(self) -> None:
        self.phone.key("Another game")
        self.phone.key("Make a pad")
        self.phone.key(re.compile("^An empty pad(?! of rows)"))

    def keep(self) -> None:
        """Keep the pad, and wait until the server has it."""

        def is_stored(response: Response) -> bool:
            return "/api/pads/" in response.url and response.request.method == "PUT"

        with self.phone.page.expect_response(is_stored):
            self.phone.key("Keep it")

    def name(self, text: str) -> None:
        self.type(self.part("game").get_by_role("textbox", name="What is it called?"), text)


@pytest.fixture
def maker(phone) -> Iterator[Maker]:
    maker = Maker(phone)
    yield maker
    assert maker.signs <= 80


def seat(phone: Phone, *names: str) -> None:
    phone.key("name")
    for name in names:
        phone.page.locator("input[name=name]").fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".seats .name").last).to_have_text(name)


def test_figures_of_the_sample_are_tapped_and_show_their_points(phone, maker):
    phone.open("/pads/new")
    phone.key(re.compile("^Wizard"))
    expect(phone.page.locator(".pad-formula")).to_have_text("20 + 10 × 1 = 30")
    expect(maker.part("points").locator("[aria-pressed=true]")).to_have_text(
        "Tricks as many as Bid, or minus"
    )
    phone.page.locator(".pad-points").scroll_into_view_if_needed()
    expect(phone.page.locator(".maker-peek")).to_have_count(0)
    strip(phone, 3)
    expect(phone.page.locator(".pad-points")).to_contain_text("−20")
    maker.tap("points", "and for each one: more")
    phone.axe_in_every_theme()


def test_a_wrong_formula_is_named_where_it_is_wrong_in_german(new_phone):
    phone = new_phone(locale="de")
    phone.open("/pads/new?from=wizard")
    part = phone.page.locator(".maker-part[data-at=points]")
    phone.tap(part.get_by_role("button", name="Eine eigene Formel"))
    area = part.get_by_role("textbox")
    area.fill("10*trick")
    expect(part.locator(".wrong")).to_have_text(
        "Zeichen 4: „trick“ ist unbekannt. Namen: bid, tricks, total, round, seats."
    )
    expect(part.locator("mark")).to_have_text("t")
    phone.main_says("Sieh die Punkte an")
    area.fill("MAX(2,5; 3)")
    expect(part.locator(".wrong")).to_have_text(
        "Zeichen 5: „2,5“ ist keine ganze Zahl. Gerechnet wird nur mit ganzen; "
        "zwischen zwei Werten steht ; oder ein Komma mit Leerzeichen."
    )
    expect(part.locator("mark")).to_have_text("2")
    area.fill("MAX(2, 5; trick")
    expect(part.locator(".wrong")).to_contain_text("Zeichen 11: „trick“ ist unbekannt")
    area.fill("10*trick")
    phone.tap(part.get_by_role("button", name="tricks", exact=True))
    expect(area).to_have_value("10*tricks")
    expect(part.locator(".wrong")).to_have_count(0)
    phone.main_says("Speichern")


def test_a_function_is_written_with_its_brackets_around_the_caret(phone, maker):
    phone.open("/pads/new?from=skyjo")
    maker.tap("points", "A formula of your own")
    area = maker.part("points").get_by_role("textbox")
    area.fill("")
    for key in ("MAX", "cards", ",", "total"):
        maker.tap("points", key)
    expect(area).to_have_value("MAX(cards, total)")


def test_a_pad_left_half_made_is_found_again(phone, maker):
    phone.open("/pads/new")
    phone.key(re.compile("^An empty pad(?! of rows)"))
    maker.name("Ours")
    maker.type(maker.field(0), "Eggs")
    phone.reload()
    expect(maker.field(0)).to_have_value("Eggs")
    phone.page.go_back()
    phone.key(re.compile("^Ours"))
    expect(maker.field(0)).to_have_value("Eggs")
    phone.key("Undo")
    expect(maker.field(0)).to_have_value("Number")
    phone.key("Undo")
    phone.main_says("What is the game called?")
    phone.tap(phone.main())
    expect(maker.part("game").get_by_role("textbox").first).to_be_focused()


def test_a_draft_thrown_away_is_brought_back(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Ours")
    phone.key("Back")
    phone.key("Make a pad")
    phone.key("Throw Ours away")
    expect(phone.page.locator("pad-beginning")).to_contain_text("Ours is thrown away.")
    phone.key("Bring back")
    phone.key(re.compile("^Ours"))
    expect(maker.part("game").get_by_role("textbox").first).to_have_value("Ours")


def test_partners_and_points_by_place_are_tapped(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Relay")
    maker.tap("game", "2 partners")
    expect(maker.part("game").get_by_text("Teams, at most")).to_be_visible()
    maker.tap("points", "By place, lowest first: Number")
    maker.tap("points", "Place 3: more")
    expect(phone.page.locator(".pad-formula")).to_have_text("2 counts 6")
    expect(phone.page.locator(".pad-points")).to_contain_text("6")
    maker.tap("points", "Number by a table")
    maker.tap("points", "one more line")
    phone.axe()
    phone.key("Keep it")
    phone.key("Play")
    expect(phone.page.locator(".pad-note")).to_contain_text("Number")


def test_bonuses_from_so_many_on_are_tapped_in_rounds(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Eggs")
    maker.tap("points", "Number, with a bonus from so many on")
    formula = phone.page.locator(".pad-formula")
    expect(formula).to_have_text("12 + 10 = 22")
    maker.tap("points", "Points of the bonus: more")
    expect(formula).to_have_text("12 + 11 = 23")
    for _ in range(3):
        maker.tap("points", "Bonus from: more")
    expect(formula).to_have_count(0)
    maker.tap("end", "50 more at 100")
    maker.tap("end", "gets so many more: more")
    expect(maker.part("end")).to_contain_text("51 more at 100")
    phone.axe()
    phone.key("Keep it")
    phone.main_says("Play")


def test_president_from_nothing_by_places_in_the_round(phone, maker):
    """A place is chosen as a kind, and has its name, its bounds, its check and what it is worth."""
    phone.open("/new")
    with phone.counting("A pad like President, made from nothing", 8):
        maker.begin_empty()
        maker.name("President")
        phone.tap(maker.part("fields").locator(".maker-more").first)
        maker.tap("fields", "place in the round")
        expect(maker.field(0)).to_have_value("Place")
        checks = maker.part("checks")
        expect(checks).to_contain_text("Place: each number once")
        phone.axe()
        phone.key("Keep it")
        phone.key("Play")
    seat(phone, *THREE)
    phone.begin()
    phone.tap(phone.main("sheet-screen"))
    strip(phone, 2, 1, 1)
    phone.main_says("This does not hold: Place: each number once.")
    phone.key("Undo")
    strip(phone, 3)
    phone.key("Write it down")
    expect_totals(phone, "6", "10", "3")


def test_one_player_of_the_table_is_a_kind_of_its_own(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("Eggs")
    maker.tap("fields", "Write down more: one player")
    maker.write("Found it")
    expect(maker.part("checks")).to_contain_text("Found it: exactly one player")
    maker.tap("fields", "one or nobody")
    expect(maker.part("checks")).to_contain_text("Found it: one player at most")
    row = phone.page.get_by_role("group", name="Found it")
    chosen = row.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    phone.tap(row.get_by_role("button").nth(1))
    expect(row.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    phone.tap(chosen)
    expect(chosen).to_have_count(0)
    phone.axe()
    maker.tap("fields", "number")
    expect(maker.part("checks")).not_to_contain_text("one player at most")


def test_computed_field_is_a_kind_with_a_formula(phone, maker):
    phone.open("/pads/new?from=wizard")
    maker.tap("fields", "Write down more: worked out")
    maker.write("Off by")
    fields = maker.part("fields")
    area = fields.locator("formula-field textarea")
    area.fill("")
    maker.type(area, "AB")
    maker.tap("fields", "ABS")
    maker.write("tri")
    maker.tap("fields", "tricks")
    maker.write("-bid)")
    area.fill("ABS(tricks-off_by)")
    expect(fields.locator(".wrong")).to_contain_text("off_by")
    area.fill("ABS(tricks - bid)")
    expect(fields.locator(".wrong")).to_have_count(0)
    value = phone.page.locator(".sample-round .is-computed")
    expect(value).to_have_text(re.compile("Off by\\s*0"))
    points = maker.part("points").locator("textarea")
    maker.tap("points", "A formula of your own")
    points.fill("IF(off_by = 0, 20, -10*off_by)")
    expect(maker.part("points").locator(".wrong")).to_have_count(0)
    phone.axe_in_every_theme()
    field = fields.locator(".maker-field").nth(2)
    phone.tap(field.get_by_role("button", name="choice", exact=True))
    expect(area).to_have_count(0)


def test_a_kept_pad_is_changed_in_its_place(phone, maker):
    phone.open("/pads/new?from=uno")
    maker.keep()
    expect(phone.page).to_have_url(re.compile("/pads/(?!new)"))
    maker.tap("end", "fewest points")
    phone.reload()
    expect(maker.part("end").locator("[aria-pressed=true]").first).to_have_text("fewest points")
    phone.key("Keep it")
    phone.key("Play")
    expect(phone.page.locator(".pad-note")).to_contain_text("fewest points win")


def test_a_pad_is_made_and_played_without_a_network(new_phone, server):
    phone = keep(new_phone(keeps_the_app=True), server.address)
    server.stop()
    no_matter(phone)
    maker = Maker(phone)
    phone.open("/new")
    maker.begin_empty()
    maker.name("Eggs")
    phone.key("Keep it")
    phone.key("Play")
    seat(phone, *THREE)
    phone.begin()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Eggs")


def test_markup_in_a_name_stays_text(phone, maker):
    phone.open("/pads/new?from=")
    maker.name("<b onclick=x>")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("<b onclick=x>")
