"""Several tabs of one phone: one writes, the others catch up, and nothing is written twice."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in
from tests.browser.phone import Phone
from tests.browser.together import sit_down


def beside(phone: Phone) -> Phone:
    """Another tab of the phone, at the same recorder."""
    typed(phone).wait_for()
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


def test_two_tabs_that_save_the_same_round_in_the_same_instant_write_it_once(guests):
    [guest] = guests(1)
    phone = guest.phone
    game = sit_down(guest)
    phone.tap(phone.main())
    other = beside(phone)
    for count in (1, 2, 3):
        fill(phone, "7")
        type_in(phone, "2")
        expect(typed(other)).to_have_text("2")
        at_once("document.querySelector('.main-button').click()", phone, other)
        for tab in (phone, other):
            expect_totals(tab, str(7 * count), str(2 * count))
            tab.main_says(f"Round {count + 1}")
            tab.tap(tab.main())
            typed(tab).wait_for()
    phone.open(game)
    expect_totals(phone, "21", "6")
    expect(phone.page.locator(".cloud")).to_have_count(0)
    assert len(guest.log(game)) == 3


def at_once(script: str, *tabs: Phone) -> None:
    """Runs a script in several tabs at the same moment of their common clock."""
    moment = tabs[0].page.evaluate("Date.now()") + 300
    for tab in tabs:
        tab.page.evaluate(f"at => void setTimeout(() => {{ {script} }}, at - Date.now())", moment)
