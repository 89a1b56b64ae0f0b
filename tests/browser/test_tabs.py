"""Several tabs of one phone: one writes, the others catch up, and nothing is written twice."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import Phone


def beside(phone: Phone) -> Phone:
    """Another tab of the phone, at the same screen."""
    tab = phone.another_tab()
    tab.page.goto(phone.page.url)
    return tab


def typed(phone: Phone):
    return phone.page.locator(".points-typed")


def test_a_recorder_goes_on_where_the_other_tab_is(phone):
    phone.new_game("Tally", "Ada", "Ben")
    phone.tap(phone.main())
    other = beside(phone)
    fill(phone, "1")
    type_in(phone, "7")
    expect(typed(other)).to_have_text("7")
    fill(other, "2")
    for tab in (phone, other):
        expect_totals(tab, "1", "72")
