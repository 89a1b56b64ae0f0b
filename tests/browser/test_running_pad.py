"""The pad of a running game is corrected by the table: made anew, or as the scorebook has it."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.keypad import expect_totals
from tests.browser.phone import Phone, read_as
from tests.browser.test_own_pads import copy
from tests.browser.together import sit_down, wait_for_log
from tests.gallery.pads import wizard
from tests.gallery.stage import game

THREE = ("Ada", "Ben", "Cy")
LOG = wizard("1/1 0/0 1/0", "0/0 1/1 1/1")


def follows(phone: Phone) -> Locator:
    return phone.page.locator(".follows")


def maker_part(phone: Phone, name: str) -> Locator:
    return phone.page.locator(f".maker-part[data-at={name}]")


def open_pad(phone: Phone, path: str) -> None:
    """Go from the sheet to the pad of the game."""
    phone.tap(f"a[href='{path}/settings'] >> nth=0")
    phone.key(re.compile("^The pad"))
    expect(maker_part(phone, "game")).to_be_visible()


def give_more(phone: Phone) -> None:
    """Have each trick of a bid that is met bring one point more."""
    phone.tap(maker_part(phone, "points").get_by_role("button", name="and for each one: more"))
    phone.main_says("Use it here")
    phone.tap(phone.main())


def test_pad_corrected_without_a_network_counts_on_both_phones(guests):
    ada, ben = guests(2)
    path = sit_down(ada, ben, names=THREE, kind="wizard", log=LOG)
    expect_totals(ada.phone, "50", "50", "20")
    open_pad(ada.phone, path)
    ada.offline()
    give_more(ada.phone)
    expect(follows(ada.phone)).to_contain_text(re.compile(read_as("Ada 50 → 51")))
    expect(follows(ada.phone)).to_contain_text(re.compile(read_as("Ben 50 → 51")))
    ada.phone.key("Write it down")
    expect_totals(ada.phone, "51", "51", "21")
    expect_totals(ben.phone, "50", "50", "20")
    ada.online()
    expect_totals(ben.phone, "51", "51", "21")
    (change,) = wait_for_log(ada.phone, path, 3)[-1]["changes"]
    assert change["of"] == "setup"
    assert list(change["entry"]) == ["pad"]
    ben.phone.key("Undo")
    expect_totals(ben.phone, "50", "50", "20")
    expect_totals(ada.phone, "50", "50", "20")


def test_pad_corrected_meanwhile_by_another_phone_is_told(guests):
    ada, ben = guests(2)
    path = sit_down(ada, ben, names=THREE, kind="wizard", log=LOG)
    open_pad(ada.phone, path)
    maker_part(ada.phone, "game").get_by_role("textbox").first.fill("Wizards")
    open_pad(ben.phone, path)
    give_more(ben.phone)
    ben.phone.key("Write it down")
    expect_totals(ben.phone, "51", "51", "21")
    wait_for_log(ben.phone, path, 3)
    here = f"document.querySelector('pad-maker')?.store?.games.get('{path.split('/')[-1]}')"
    ada.phone.wait_until(f"{here}?.record.setup.pad.points.includes('11*')", "Ben's pad")
    ada.phone.key("Use it here")
    told = ada.phone.page.locator("pad-maker toast-line")
    expect(told).to_contain_text("The pad was corrected meanwhile")
    ada.phone.axe()
    ada.phone.key("Undo")
    name = maker_part(ada.phone, "game").get_by_role("textbox").first
    expect(name).to_have_value("Wizards")
    expect(told).to_have_text("")


def test_pad_corrected_by_another_phone_is_shown_at_once_where_it_is_read_or_not_changed_yet(
    guests,
):
    ada, ben, cy = guests(3)
    path = sit_down(ada, ben, cy, names=THREE, kind="wizard", log=LOG)
    open_pad(ada.phone, path)
    bonus = maker_part(ada.phone, "points").get_by_label("and for each one", exact=True)
    expect(bonus).to_have_value("10")
    cy.phone.key("Rules for this")
    worth = cy.phone.page.locator("pad-rules li").filter(has_text="If Tricks = Bid")
    expect(worth).to_contain_text("10 × Tricks")
    open_pad(ben.phone, path)
    give_more(ben.phone)
    ben.phone.key("Write it down")
    expect_totals(ben.phone, "51", "51", "21")
    expect(worth).to_contain_text("11 × Tricks")
    expect(bonus).to_have_value("11")


def test_round_that_becomes_impossible_is_named_before_it_is_written(owner):
    path = game(owner, "wizard", *THREE, log=LOG)
    open_pad(owner, path)
    owner.tap(maker_part(owner, "fields").locator(".maker-more").first)
    row = owner.page.get_by_role("group", name="At most")
    owner.tap(row.get_by_role("button", name="a number", exact=True).first)
    most = maker_part(owner, "fields").get_by_role("textbox", name=re.compile("^At most")).first
    most.fill("0")
    owner.main_says("Use it here")
    owner.tap(owner.main())
    expect(follows(owner)).to_contain_text("Round 1")
    owner.axe()
    owner.main_says("First mend or drop what no longer fits")
    owner.key("Discard changes")
    owner.key("Back")
    expect_totals(owner, "50", "50", "20")


def test_renamed_field_keeps_the_figures_of_the_rounds(owner):
    path = game(owner, "wizard", *THREE, log=LOG)
    open_pad(owner, path)
    name = maker_part(owner, "fields").get_by_role("textbox").first
    name.fill("Said")
    owner.main_says("Use it here")
    owner.tap(owner.main())
    expect(follows(owner)).to_contain_text("No total changes")
    owner.key("Write it down")
    expect_totals(owner, "50", "50", "20")
    owner.tap(owner.main("sheet-screen"))
    expect(owner.page.locator(".pad-field").first).to_contain_text("Said")


def test_steps_on_the_pad_of_a_game_are_undone_after_it_was_looked_at(owner):
    path = game(owner, "wizard", *THREE, log=LOG)
    open_pad(owner, path)
    give_more(owner)
    expect(follows(owner)).to_contain_text(re.compile(read_as("Ada 50 → 51")))
    owner.key(re.compile("^The pad"))
    owner.key("Undo")
    owner.main_says("Use it here")
    owner.tap(owner.main())
    owner.main_says("Back to the sheet")
    expect(follows(owner)).to_have_count(0)


def test_pad_as_the_scorebook_has_it_now_is_taken(owner):
    owner.open("/new?game=pad")
    copy(owner, "Wizard")
    owner.key("Change")
    owner.tap(maker_part(owner, "points").get_by_role("button", name="and for each one: more"))
    owner.key("Keep it")
    owner.main_says("Play")
    path = game(owner, "wizard", *THREE, log=LOG)
    owner.tap(f"a[href='{path}/settings'] >> nth=0")
    expect(owner.page.locator(".settings-version")).to_contain_text("reads otherwise")
    owner.shot("settings-pad-other")
    owner.key("Take that version")
    expect(follows(owner)).to_contain_text(re.compile(read_as("Ada 50 → 51")))
    expect(owner.page.locator(".settings-version")).to_have_count(0)
    expect(owner.page.locator("running-pad .settings-share")).to_be_focused()
    owner.key("Write it down")
    expect_totals(owner, "51", "51", "21")
