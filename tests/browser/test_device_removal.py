"""Several phones at one table: sending away, leaving, handing over."""

import re

from playwright.sync_api import Route, expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.sharing import (
    come_in,
    game_of,
    lost,
    no_matter,
    scan,
    show_code,
)


def test_a_phone_is_sent_away_and_told_at_once(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    ben.key("Round 1")
    expect(ben.page.locator("record-screen number-keypad")).to_be_visible()
    owner.key(re.compile("Send away: .*Ben"))
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    text = "This phone no longer takes part here"
    expect(ben.page.locator("record-screen").get_by_text(text)).to_be_visible()
    ben.key("Back")
    expect(ben.page.locator("sheet-screen").get_by_text(text)).to_be_visible()
    expect(ben.page.get_by_role("link", name="Other phones")).to_have_count(0)
    expect(ben.main()).to_have_text("Table view")
    expect(ben.page.get_by_role("button", name="Undo")).to_have_count(0)
    no_matter(ben, 404)


def test_rounds_of_a_removed_phone_stay_on_that_phone(owner, new_phone):
    ben = new_phone()
    address = show_code(owner)
    come_in(ben, address)
    restore = lost(ben)
    write_round(ben, "3", "4")
    expect(ben.page.locator(".cloud")).to_contain_text("1")
    owner.key(re.compile("Send away: .*Ben"))
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    restore()
    ben.page.reload()
    expect(ben.page.get_by_text("One entry was never sent")).to_be_visible()
    expect_totals(ben, "3", "4")
    ben.shot("share-unsent")
    ben.axe()
    restore()
    no_matter(ben, 404)


def test_unsent_rounds_of_a_phone_that_handed_over_are_refused_by_name(owner, new_phone):
    address = show_code(owner, "Hand over")
    owner.key("Back to the sheet")
    restore = lost(owner)
    write_round(owner, "3", "4")
    expect_totals(owner, "3", "4")
    come_in(new_phone(), address)
    restore()
    owner.page.reload()
    expect(owner.page.get_by_text("does not fit: This phone only watches")).to_be_visible()
    expect_totals(owner, "0", "0")
    owner.shot("share-refused")
    owner.axe()
    owner.key("Drop it")
    expect(owner.page.locator(".notice")).to_have_count(0)
    restore()
    no_matter(owner, 422)
    no_matter(owner, 404)  # that it writes may be told once more, and is no affair of a watcher


def test_a_phone_leaves_by_itself(owner, new_phone):
    ben = new_phone()
    come_in(ben, show_code(owner))
    ben.open(f"/games/{game_of(ben)}/share")
    expect(ben.page.get_by_text("Whoever looks after this game")).to_be_visible()
    expect(ben.page.locator("qr-code")).to_have_count(0)
    ben.shot("share-guest")
    ben.axe()
    ben.key("Leave this game")
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    no_matter(ben, 404)


def test_handing_over_the_first_phone_steps_back(owner, new_phone):
    address = show_code(owner, "Hand over")
    owner.shot("share-hand-over")
    ben = new_phone()
    come_in(ben, address)
    expect(owner.page.get_by_text(re.compile("Ben.* looks after the game now"))).to_be_visible()
    owner.shot("share-handed-over")
    owner.axe()
    owner.key("Back to the sheet")
    expect(owner.main()).to_have_text("Table view")
    assert show_code(ben)
    no_matter(owner, 404)  # it may just have asked for the codes it no longer gives out


def test_screen_to_join_is_left_and_entered_again_while_a_game_is_handed_over(owner, new_phone):
    address = show_code(owner, "Hand over")
    ben = new_phone()
    held: list[Route] = []

    def hold(call: Route) -> None:
        held.append(call)

    ben.page.route("**/api/join", hold)
    with ben.page.expect_request("**/api/join"):
        scan(ben, address)
    ben.key("Back")
    ben.key("Join a game on another phone")
    expect(ben.page.locator("join-screen").get_by_text("Opening the game")).to_be_visible()
    ben.page.route("**/api/join", lambda later: later.continue_())
    for call in held:
        call.continue_()
    ben.key("Ben")
    ben.expect_sheet()
    no_matter(owner, 404)  # it may just have asked for the codes it no longer gives out


def test_the_sheet_hears_at_once_that_the_game_was_handed_over(owner, new_phone):
    address = show_code(owner, "Hand over")
    owner.key("Back to the sheet")
    expect(owner.main()).to_have_text("Round 1")
    come_in(new_phone(), address)
    expect(owner.page.get_by_text("This phone only watches")).to_be_visible()
    expect(owner.main()).to_have_text("Table view")


def test_a_code_made_invalid_opens_nothing(owner, new_phone):
    address = show_code(owner)
    ben = new_phone()
    come_in(ben, address)
    expect(owner.page.locator(".phone-line")).to_have_count(2)
    owner.key("Cancel this code")
    expect(owner.page.get_by_text("The phone that came by this code leaves")).to_be_visible()
    owner.shot("share-invalid")
    owner.key("Cancel it")
    expect(owner.page.locator(".phone-line")).to_have_count(1)
    expect(owner.page.locator(".share-link")).not_to_have_text(address)
    late = new_phone()
    scan(late, address)
    expect(late.page.get_by_text("This invitation opens nothing")).to_be_visible()
    late.shot("join-unknown")
    for phone in (ben, late):
        no_matter(phone, 404)
