"""Several tabs of one phone: one writes, the others catch up, and nothing is written twice."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, fill, type_in, write_at_once, write_round
from tests.browser.phone import Phone
from tests.browser.together import expect_taken_over, sit_down, wait_for_log
from tests.gallery.stage import game


def beside(phone: Phone) -> Phone:
    """Another tab of the phone, at the same recorder."""
    points_field(phone).wait_for()
    tab = phone.another_tab()
    tab.page.goto(phone.page.url)
    return tab


def points_field(phone: Phone):
    return phone.page.locator(".points-typed")


def test_two_tabs_show_the_same_game(phone):
    phone.new_game("Tally", "Ada", "Ben", "Cy", "Dörte")
    other = phone.another_tab()
    other.open()
    expect(other.main()).to_have_text("Round 1")
    write_round(phone, "1", "2", "3", "4")
    expect_totals(other, "1", "2", "3", "4")
    other.tap(other.main())
    type_in(other, "5")
    expect(phone.main()).to_contain_text("1 of 4".replace(" ", "\u00a0"))
    other.tap(other.main())
    fill(other, "5", "5", "5")
    expect_totals(phone, "6", "7", "8", "9")
    phone.key("Undo")
    expect_totals(other, "1", "2", "3", "4")
    write_round(other, "1", "1", "1", "1")
    phone.lose_tab()
    expect_totals(phone, "2", "3", "4", "5")


def test_a_recorder_goes_on_where_the_other_tab_is(phone):
    game(phone, "tally", "Ada", "Ben")
    phone.tap(phone.main())
    other = beside(phone)
    fill(phone, "1")
    type_in(phone, "7")
    expect(points_field(other)).to_have_text("7")
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
        expect(points_field(other)).to_have_text("2")
        write_at_once(phone, other)
        for tab in (phone, other):
            expect_totals(tab, str(7 * count), str(2 * count))
            tab.main_says(f"Round {count + 1}")
            tab.tap(tab.main())
            points_field(tab).wait_for()
    phone.open(game)
    expect_totals(phone, "21", "6")
    assert len(wait_for_log(phone, game, 3)) == 3


TAP_THEN_WAIT = """([tap, log]) => setTimeout(async () => {
  document.querySelector(tap).click();
  for (let turn = 0; turn < 100; turn++) await null;
  const request = new XMLHttpRequest();
  const end = Date.now() + 60_000;
  do {
    if (Date.now() > end) throw new Error("no round came");
    request.open("GET", log, false);
    request.send();
  } while (!JSON.parse(request.responseText).entries.length);
  document.querySelector("companion-app").store.drafts.flush();
})"""
"""A tap, and nothing else on its page until the server has a round.

Then it is saved, and only afterwards what came meanwhile is heard."""


def test_a_tap_that_is_saved_late_brings_back_no_round_of_another_tab(guests):
    [guest] = guests(1)
    phone = guest.phone
    game = sit_down(guest)
    phone.tap(phone.main())
    other = beside(phone)
    fill(phone, "7")
    type_in(phone, "2")
    expect(points_field(other)).to_have_text("2")
    phone.page.evaluate(TAP_THEN_WAIT, [".keypad button", f"/api{game}/log"])
    other.tap(other.main())
    for tab in (other, phone):
        expect_totals(tab, "7", "2")
        tab.main_says("Round 2")
    phone.tap(phone.main())
    expect(points_field(phone)).to_have_text("–")
    assert len(wait_for_log(phone, game, 1)) == 1


ONE = """() => {
  const { store } = document.querySelector("companion-app");
  const round = { type: "round", players: [{ points: 1 }, { points: 2 }] };
  window.writing = store.write(location.pathname.split("/")[2], [round]);
}"""


def test_five_tabs_of_one_phone_never_fight(guests):
    (ada,) = guests(1)
    game = sit_down(ada)
    tabs = [ada.phone, *(ada.phone.another_tab() for _ in range(4))]
    for tab in tabs[1:]:
        tab.open(game)
        expect_taken_over(tab)
    ada.offline()
    for tab in tabs:
        tab.page.evaluate(ONE)
    for tab in tabs:
        tab.page.evaluate("window.writing")
    for tab in tabs:
        tab.page.bring_to_front()
        expect_totals(tab, "5", "10")
    expect(ada.phone.page.locator(".cloud")).to_be_visible()
    ada.online()
    expect(ada.phone.page.locator(".cloud")).to_have_count(0)
    assert len(wait_for_log(ada.phone, game, 5)) == 5
