"""The table view: on a phone in the middle of the table, on a tablet, on the television."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.table_view import POINTS, TELEVISION, TWO, on_the_table, show
from tests.waiting import wait_until

PHONE, TABLET = (360, 740), (768, 1024)
EIGHT = (
    "Maximiliane-Josephine", "Ben", "דנה", "Dörte",
    "Élodie-Geneviève", "Konstantin von Hohenfels", "Gus", "Heidi",
)  # fmt: skip
LEAST = {
    (PHONE, TWO): 76, (TABLET, TWO): 120, (TELEVISION, TWO): 240,
    (PHONE, EIGHT): 34, (TABLET, EIGHT): 90, (TELEVISION, EIGHT): 120,
}  # fmt: skip
"""The size of a total in pixels: at four metres a television's should have 120."""
WHERE = """elements => elements.map(element => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { scrollWidth, clientWidth } = element;
  return [left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          scrollWidth <= clientWidth];
})"""


UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })"
"""A page that nobody has tapped: to Chromium, Playwright's own looking counts as a tap."""


@pytest.fixture(scope="module")
def browser(whole_browser):
    """Return the one whose pages can be resized while they fill the screen."""
    return whole_browser


def full_screen(phone: Phone) -> Locator:
    """Return what fills the screen, if anything does."""
    return phone.page.locator(":fullscreen")


@pytest.mark.parametrize(("size", "names"), LEAST)
def test_table_view_is_as_large_as_the_screen_allows(new_phone, size, names):
    phone = new_phone(*size)
    show(phone, *names)
    totals = on_the_table(phone)
    expect(totals).to_have_text([points.replace("-", "−") for points in POINTS[: len(names)]])
    locator = phone.page.locator(".table-side b:visible")
    expect(locator).to_have_count(len(names) * (2 if size == PHONE else 1))
    fonts = totals.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(fonts) >= LEAST[size, names]
    whole = phone.page.locator(".table-side b:visible, .table-side .name:visible")
    wait_until(lambda: all(map(all, whole.evaluate_all(WHERE))), "all of it within the screen")
    phone.shot(f"table-{size[0]}-{len(names)}")


def test_names_are_cut_anew_where_the_screen_has_another_size(new_phone):
    phone = new_phone(*PHONE)
    show(phone, *EIGHT)
    phone.page.set_viewport_size(dict(zip(("width", "height"), TELEVISION, strict=True)))
    phone.page.wait_for_function(
        """() => {
             const names = [...document.querySelectorAll(".table-side:not(.is-turned) .name")];
             return names.length > 0
               && names.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
           }"""
    )


@pytest.mark.parametrize("size", [TABLET, TELEVISION])
def test_names_of_few_are_whole_on_a_tablet_and_a_television(new_phone, size):
    names = ("Kanalratten", "Die Boulisten", "Maximilian-Konstantin")
    phone = new_phone(*size)
    show(phone, *names)
    shown = phone.page.locator(".table-side:not(.is-turned) .name")
    expect(shown).to_have_text(list(names))
    wait_until(lambda: all(map(all, shown.evaluate_all(WHERE))), "whole names within the screen")


def test_table_view_reads_the_same_from_both_sides(new_phone):
    phone = new_phone(*PHONE)
    show(phone, *TWO)
    turned, upright = (phone.page.locator(".table-side").nth(at) for at in (0, 1))
    assert turned.inner_text() == upright.inner_text()
    assert turned.evaluate("side => getComputedStyle(side).rotate") == "180deg"
    assert phone.page.locator(".table-side[aria-hidden]").count() == 1


def test_a_tap_fills_the_screen_and_a_tap_returns(phone):
    show(phone, *TWO)
    expect(full_screen(phone)).to_be_attached()
    phone.key("Back to the sheet")
    expect(phone.page.locator("score-board")).to_be_visible()
    expect(full_screen(phone)).not_to_be_attached()


def test_table_view_opened_by_its_address_has_keys_for_screen_and_light(new_phone):
    phone = new_phone(*TELEVISION)
    game = show(phone, *TWO)
    phone.page.add_init_script(UNTOUCHED)
    phone.page.goto("about:blank")
    phone.open(f"{game}#table")
    expect(on_the_table(phone)).to_have_text(["12", "1024"])
    expect(full_screen(phone)).not_to_be_attached()
    phone.tap(phone.page.get_by_role("radio", name="night"))
    expect(phone.page.locator(":root")).to_have_attribute("data-theme", "night")
    ground = phone.page.locator(".table-view")
    expect(ground).to_have_css("background-color", "rgb(0, 0, 0)")  # it fades
    phone.key("Full screen")
    expect(full_screen(phone)).to_be_attached()
    expect(phone.page.locator(".table-keys")).to_be_hidden()


def test_table_view_wanders_against_burn_in(phone):
    phone.page.clock.install()
    show(phone, *TWO)
    side = phone.page.locator(".table-side").last
    places = []
    for _ in range(10):
        places.append(side.evaluate("side => getComputedStyle(side).translate"))
        phone.page.clock.fast_forward("03:00")
        phone.page.evaluate("document.querySelector('table-view').updateComplete")
    assert len(set(places)) == 9
    assert places[9] == places[0]
    assert max(abs(float(one)) for place in places for one in re.findall(r"-?[\d.]+", place)) <= 3
