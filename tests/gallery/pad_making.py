"""Making a pad: of rounds and of rows, its particulars, its sample, and what is wrong in it."""

from collections.abc import Callable

from tests.browser.phone import Phone
from tests.gallery.stage import page


def make(phone: Phone) -> None:
    """Open the particulars of what is written down first."""
    phone.tap(".maker-more >> nth=0")


page("maker-begin", "/pads/new", whose="beginning")
page("maker-nearest", "/pads/new?called=Wizard+Extreme", whose="beginning")
page("maker", "/pads/new?from=wizard", make, whose="new")


def undo(phone: Phone) -> None:
    """Take a step back, which can be done again."""
    phone.tap("[data-at=end] [aria-pressed=false] >> nth=0")
    phone.tap(".footer .sign >> nth=0")
    phone.page.locator(".footer .sign >> nth=1").wait_for()


page("maker-undone", "/pads/new?from=wizard", undo, whose="new")
page(
    "maker-end",
    "/pads/new?from=wizard",
    lambda phone: phone.page.locator("[data-at=end]").scroll_into_view_if_needed(),
    whose="new",
)
page(
    "maker-total",
    "/pads/new?from=",
    lambda phone: phone.tap("[data-at=end] .choices >> nth=1 >> .choice >> nth=1"),
    whose="new",
)
page(
    "maker-sample",
    "/pads/new?from=wizard",
    lambda phone: phone.page.locator(".sample-says").scroll_into_view_if_needed(),
    whose="new",
)

page(
    "maker-turns",
    "/pads/new?from=wizard",
    lambda phone: phone.page.locator("[data-at=turns]").scroll_into_view_if_needed(),
    whose="new",
)
page(
    "maker-who",
    "/pads/new?from=skyjo",
    lambda phone: phone.tap(".maker-more >> nth=1"),
    whose="new",
)


def compute(phone: Phone) -> None:
    """Add something that is worked out, with its formula."""
    phone.tap(".maker-part[data-at=fields] > .maker-keys .chip >> nth=-1")
    phone.page.keyboard.type("Points of the game")
    phone.page.locator("[data-at='fields.2'] textarea").fill("ABS(tricks - bid) * seats")
    phone.page.locator("[data-at='fields.2']").scroll_into_view_if_needed()


page("maker-computed", "/pads/new?from=wizard", compute, whose="new")


def write_wrong(phone: Phone) -> None:
    """Misspell a name in a formula."""
    phone.tap("[data-at=points] .maker-shape >> nth=-1")
    area = phone.page.locator("[data-at=points] textarea")
    area.fill("IF(AND(ended, cards > 0), 2*crads, cards)")
    area.scroll_into_view_if_needed()


page("maker-formula", "/pads/new?from=skyjo", write_wrong, whose="new")
page(
    "maker-penalty",
    "/pads/new?from=skyjo",
    lambda phone: phone.page.locator("[data-at=points]").scroll_into_view_if_needed(),
    whose="new",
)


def open_row(place: int) -> Callable[[Phone], None]:
    """Open the particulars of a row."""

    def tap(phone: Phone) -> None:
        phone.tap(f".maker-more >> nth={place}")
        phone.page.locator(f"[data-at='rows.{place}']").scroll_into_view_if_needed()

    return tap


def try_cell(phone: Phone) -> None:
    """Open a cell of the block beside it."""
    phone.page.locator(".sample-says").scroll_into_view_if_needed()
    phone.tap(".sample-round [data-cell='0.fives']")


page("maker-rows", "/pads/new?from=kniffel", open_row(1), whose="new")
page("maker-rows-sum", "/pads/new?from=kniffel", open_row(6), whose="new")
page("maker-rows-bonus", "/pads/new?from=kniffel", open_row(7), whose="new")


def check_rows(phone: Phone) -> None:
    """Let rows exclude each other, and fill in one too many."""
    keys = phone.page.locator("[data-at=checks] .maker-keys .chip")
    phone.tap(keys.nth(1))
    phone.tap(".sample-round [data-cell='0.ones']")
    phone.tap(".sample-round .strip .key >> nth=2")
    phone.tap(".sample-round [data-cell='0.twos']")
    phone.tap(".sample-round .strip .key >> nth=2")
    phone.page.locator("[data-at=checks]").scroll_into_view_if_needed()


page("maker-rows-check", "/pads/new?from=kniffel", check_rows, whose="new")
page("maker-rows-sample", "/pads/new?from=kniffel", try_cell, whose="new")


def name_first(phone: Phone) -> None:
    """Call what is written down first so, in every language."""
    phone.page.locator("[data-at='fields.0'] .maker-text").fill("Cards")


def build_mau_mau(phone: Phone) -> None:
    """Say by a formula that one player is out of cards."""
    name_first(phone)
    phone.tap("[data-at=checks] .maker-keys .chip >> nth=-1")
    phone.page.keyboard.type("One player is out")
    phone.page.locator("[data-at=checks] textarea").fill("COUNT(cards=0)=1")
    phone.page.locator("[data-at=checks]").scroll_into_view_if_needed()


def build_cabo(phone: Phone) -> None:
    """Say who called, and by a formula what that costs."""
    name_first(phone)
    phone.tap("[data-at=fields] > .maker-keys .chip >> nth=3")
    phone.page.keyboard.type("Cabo")
    phone.tap("[data-at=points] .maker-shape >> nth=-1")
    area = phone.page.locator("[data-at=points] textarea")
    area.fill("IF(cabo, IF(cards = MIN(cards), 0, cards + 10), cards)")
    area.scroll_into_view_if_needed()


def build_generala(phone: Phone) -> None:
    """Let a row be one of two, each with its points."""
    phone.tap(".maker-more >> nth=9")
    place = phone.page.locator("[data-at='rows.9']")
    phone.tap(place.locator(".maker-particulars > .choices").first.locator(".choice").nth(2))
    for name in ("Poker", "Poker!"):
        phone.tap(place.locator(".maker-particulars > .chip"))
        place.locator(".maker-choices li").last.get_by_role("textbox").first.fill(name)
    place.scroll_into_view_if_needed()


page("maker-mau-mau", "/pads/new?from=&called=Mau-Mau", build_mau_mau, whose="new")
page("maker-cabo", "/pads/new?from=&called=Cabo", build_cabo, whose="new")
page("maker-generala", "/pads/new?from=kniffel&called=Generala", build_generala, whose="new")
