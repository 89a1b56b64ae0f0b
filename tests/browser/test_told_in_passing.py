"""What is told or offered for some seconds on the sheet, and is not told for longer."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.phone import Phone
from tests.browser.together import sit_down
from tests.gallery.stage import game, round_of


def discard_a_round(phone: Phone) -> None:
    """Discard what is filled in of the next round, on the sheet."""
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "4")
    phone.tap(".header-key")
    phone.hold_what_is_told()
    phone.key("Discard what is filled in")
    expect(phone.page.locator(".toast")).to_contain_text("Thrown away")


def stop_clock(phone: Phone) -> None:
    """Let no time pass of its own any more, so that what is told next stands until it is seen."""
    phone.page.clock.pause_at(phone.page.evaluate("Date.now() + 1000"))


def look_at_the_round(phone: Phone) -> None:
    """Open the page of the newest round."""
    phone.tap("score-ledger tbody a")
    expect(phone.page.locator("round-screen h1")).to_be_visible()


def test_offer_of_minutes_ago_is_gone_from_a_sheet_opened_anew(phone):
    phone.page.clock.install()
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2)])
    discard_a_round(phone)
    phone.key("Table view")
    expect(phone.page.locator("table-view .table-side").first).to_be_visible()
    phone.page.clock.fast_forward("02:00")
    phone.page.go_back()
    expect(phone.main("sheet-screen")).to_have_text("Round 2")
    expect(phone.page.locator("recent-line toast-line")).to_have_count(1)
    assert phone.page.locator(".toast").count() == 0


def test_offer_made_just_now_stands_on_the_next_screen_too(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2)])
    discard_a_round(phone)
    look_at_the_round(phone)
    phone.tap(phone.page.locator(".toast").get_by_role("button", name="Undo"))
    phone.tap(".header-key")
    expect(phone.main("sheet-screen")).to_contain_text("1 of 2")


def test_offer_is_read_out_without_its_key(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2)])
    discard_a_round(phone)
    said = phone.page.get_by_role("status").filter(has_text="Thrown away")
    expect(said).to_have_count(1)
    expect(said.get_by_role("button")).to_have_count(0)
    expect(phone.page.locator(".toast").get_by_role("button", name="Undo")).to_be_visible()
    named = phone.page.get_by_role("complementary", name="Message", exact=True)
    expect(named).to_have_count(1)
    expect(named).to_contain_text("Thrown away")


def test_round_undone_minutes_ago_is_brought_back_in_the_menu_of_the_game(phone):
    phone.page.clock.install()
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2), round_of(5, 3)])
    stop_clock(phone)
    phone.key("Undo")
    expect(phone.page.locator(".toast")).to_contain_text("Undone: Round 2")
    phone.page.clock.fast_forward("02:00")
    expect(phone.page.locator(".toast")).to_have_count(0)
    phone.page.clock.resume()
    phone.reload()
    phone.key("Tally")
    expect(phone.page.locator("redo-key")).to_contain_text("Undone: Round 2")
    phone.axe()
    phone.key("Redo")
    expect(phone.page.locator(".board-row-total b")).to_have_text(["6", "5"])
    phone.key("Tally")
    expect(phone.page.locator(".settings-actions > button").first).to_be_visible()
    expect(phone.page.locator("redo-key .option")).to_have_count(0)


def test_round_undone_behind_the_end_of_a_game_is_named_by_its_own_number(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(12, 1), round_of(1, 2)], target=10)
    expect(phone.page.locator(".outcome")).to_be_visible()
    phone.hold_what_is_told()
    phone.key("Undo")
    expect(phone.page.locator(".toast")).to_contain_text("Undone: Round 2")


def test_undone_round_is_not_brought_back_over_one_that_was_begun(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2)])
    phone.key("Undo")
    phone.tap(phone.main("sheet-screen"))
    type_in(phone, "4")
    phone.tap(".header-key")
    phone.key("Tally")
    expect(phone.page.locator(".settings-actions > button").first).to_be_visible()
    expect(phone.page.locator("redo-key .option")).to_have_count(0)


def test_leader_just_told_of_is_not_told_over_a_result(phone):
    game(phone, "tally", "Ada", "Ben", "Cy", log=[round_of(9, 2, 1)])
    phone.hold_what_is_told()
    write_round(phone, "0", "20", "0")
    expect(phone.page.locator(".toast")).to_contain_text("moved ahead")
    phone.key("Finish")
    expect(phone.page.locator(".outcome")).to_be_visible()
    assert phone.page.locator(".toast").count() == 0


def open_from_home(phone: Phone, path: str, *totals: str) -> None:
    """Go from the sheet of one game to that of another."""
    phone.key("Back")
    phone.tap(f'a[href="{path}"]')
    expect_totals(phone, *totals)


def undo_and_open(phone: Phone, other: str, *totals: str) -> str:
    """Undo a round of a new game, and open another at once; return the path of the first."""
    path = game(phone, "tally", "Ada", "Ben", log=[round_of(1, 2), round_of(5, 3)])
    stop_clock(phone)
    phone.key("Undo")
    expect(phone.page.locator(".toast")).to_contain_text("Undone: Round 2")
    phone.page.clock.resume()
    open_from_home(phone, other, *totals)
    return path


def test_offer_of_one_game_takes_no_key_from_the_sheet_of_another(phone):
    other = game(phone, "tally", "Cy", "Di", log=[round_of(3, 4)])
    phone.page.clock.install()
    path = undo_and_open(phone, other, "3", "4")
    expect(phone.page.get_by_role("button", name="Finish", exact=True)).to_be_visible()
    phone.page.clock.fast_forward("02:00")
    open_from_home(phone, path, "1", "2")
    expect(phone.page.locator("recent-line toast-line")).to_have_count(1)
    assert phone.page.locator(".toast").count() == 0


def test_headline_of_one_game_goes_after_its_time_though_another_game_has_an_offer(guests):
    (ada,) = guests(1)
    other = sit_down(ada, names=("Cy", "Di"), log=[round_of(3, 4)])
    ada.phone.page.clock.install()
    undo_and_open(ada.phone, other, "3", "4")
    ada.append(other, {"type": "adjust", "seat": 0, "points": 5})
    expect(ada.phone.page.locator(".toast")).to_contain_text("adjusted a total")
    ada.phone.page.clock.fast_forward("00:10")
    expect(ada.phone.page.locator(".toast")).to_have_count(0)
