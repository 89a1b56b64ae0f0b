"""The steps in which a pad is made: undone and done again, also once it is kept."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone
from tests.browser.test_own_pads import copy, expect_own_pads
from tests.browser.test_pad_maker import Maker
from tests.browser.together import OURS

EMPTY = re.compile("^An empty pad(?! of rows)")
LISTED = """(store => !!store?.isSaved && !!store.preferences.get("pad drafts")?.length)(
  document.querySelector("companion-app")?.store)"""


def wins(phone: Phone) -> Locator:
    return phone.page.locator(".maker-part[data-at=end] [aria-pressed=true]").first


def change_wins(phone: Phone, name: str) -> None:
    part = phone.page.locator(".maker-part[data-at=end]")
    phone.tap(part.get_by_role("button", name=name, exact=True))
    expect(wins(phone)).to_have_text(name)


def test_undone_step_is_done_again_until_another_one_is_taken(phone):
    phone.open("/pads/new?from=uno")
    redo = phone.page.get_by_role("button", name="Redo", exact=True)
    change_wins(phone, "fewest points")
    expect(redo).to_have_count(0)
    phone.key("Undo")
    expect(wins(phone)).to_have_text("most points")
    phone.reload()
    phone.tap(redo)
    expect(wins(phone)).to_have_text("fewest points")
    expect(redo).to_have_count(0)
    phone.key("Undo")
    expect(redo).to_be_visible()
    change_wins(phone, "fewest points")
    expect(redo).to_have_count(0)


def test_steps_of_a_kept_pad_are_undone_after_a_reload(phone):
    phone.open("/pads/new?from=uno")
    change_wins(phone, "fewest points")
    phone.key("Keep it")
    phone.main_says("Play")
    phone.reload()
    phone.main_says("Play")
    phone.key("Undo")
    expect(wins(phone)).to_have_text("most points")
    phone.key("Redo")
    phone.main_says("Play")
    phone.key("Undo")
    phone.key("Keep it")
    phone.main_says("Play")
    phone.open("/pads/new")
    expect(phone.page.get_by_role("button", name=EMPTY)).to_be_visible()
    expect(phone.page.get_by_text("Left half-made")).to_have_count(0)


def change_elsewhere(phone: Phone, name: str) -> None:
    """Rename the only pad of the scorebook, as another phone does; this one shows it then."""
    path = f"{phone.address}/api/pads"
    (own,) = phone.page.request.get(path, headers=OURS).json()["pads"]
    sent = {"pad": own["pad"] | {"name": name}, "version": own["version"]}
    assert phone.page.request.put(f"{path}/{own['id']}", data=sent, headers=OURS).ok
    phone.open("/new?game=pad")
    expect_own_pads(phone, name)


def test_pad_changed_elsewhere_since_a_half_made_draft_was_begun_is_kept_beside_it(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=uno")
    maker.keep()
    phone.main_says("Play")
    pad = phone.page.url
    change_wins(phone, "fewest points")
    change_elsewhere(phone, "Uno of Ben")
    phone.page.goto(pad)
    expect(wins(phone)).to_have_text("fewest points")
    change_wins(phone, "most points")
    phone.key("Undo")
    maker.keep()
    phone.open("/new?game=pad")
    expect_own_pads(phone, "Uno", "Uno of Ben")
    phone.page.goto(pad)
    change_wins(phone, "most points")
    phone.key("Keep it")
    phone.main_says("Play")
    phone.open("/new?game=pad")
    expect_own_pads(phone, "Uno", "Uno of Ben")


def test_name_in_formulas_stays_where_a_kept_pad_left_half_made_is_gone_on_with(phone):
    """Games may have figures of its fields, under their names."""
    maker = Maker(phone)
    phone.open("/pads/new?from=wizard")
    maker.keep()
    phone.main_says("Play")
    change_wins(phone, "fewest points")
    phone.wait_until(LISTED, "the draft is listed on the disk")
    phone.open("/pads/new")
    lists = phone.page.locator("pad-beginning .pad-list")
    phone.tap(lists.first.get_by_role("button", name=re.compile("^Wizard")))
    expect(wins(phone)).to_have_text("fewest points")
    maker.field(1).fill("Stiche")
    maker.keep()
    phone.main_says("Play")
    (own,) = phone.page.request.get(f"{phone.address}/api/pads", headers=OURS).json()["pads"]
    assert [(field["id"], field["name"]) for field in own["pad"]["fields"]][1] == (
        "tricks",
        "Stiche",
    )


def test_step_back_from_what_is_typed_after_keeping_leads_to_the_kept_pad(phone):
    maker = Maker(phone)
    phone.open("/pads/new?from=")
    maker.name("Eggs")
    phone.key("Keep it")
    phone.main_says("Play")
    name = maker.part("game").get_by_role("textbox", name="What is it called?")
    name.press("End")
    maker.write("!")
    phone.main_says("Keep it")
    phone.key("Undo")
    expect(name).to_have_value("Eggs")
    phone.main_says("Play")


def test_field_that_is_moved_stays_open_and_after_one_is_removed_none_is(phone):
    phone.open("/pads/new?from=skyjo")
    fields = Maker(phone).part("fields")
    opened = fields.locator(".maker-field").filter(has=phone.page.locator(".maker-particulars"))
    phone.key("Write down more: number")
    phone.tap(fields.locator(".maker-more").first)
    for place in (1, 2):
        phone.tap(fields.get_by_role("button", name=re.compile("further down")))
        expect(
            fields.locator(".maker-field").nth(place).locator(".maker-particulars")
        ).to_be_visible()
        expect(opened).to_have_count(1)
    phone.tap(fields.locator(".maker-more").nth(1))
    phone.tap(opened.get_by_role("button", name="Remove"))
    expect(fields.locator(".maker-field")).to_have_count(2)
    expect(opened).to_have_count(0)


def test_own_pad_is_offered_to_begin_from_and_searched_with_the_others(phone):
    phone.open("/new?game=pad")
    copy(phone, "Skyjo")
    phone.open("/pads/new")
    lists = phone.page.locator("pad-beginning .pad-list")
    expect(lists).to_have_count(3)
    expect(lists.nth(1)).to_contain_text("Skyjo")
    phone.page.get_by_role("searchbox").fill("wiz")
    expect(lists).to_have_count(2)
    phone.page.get_by_role("searchbox").fill("sky")
    phone.tap(lists.nth(1).locator(".pad-key"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Skyjo 2")
    expect(phone.page.locator(".maker-part[data-at=fields]")).to_contain_text("Ended the round")


def test_pad_of_rounds_that_is_being_made_begins_at_its_top(new_phone):
    phone = new_phone(320, 568)
    phone.open("/pads/new")
    phone.key(re.compile("^Wizard"))
    expect(phone.page.locator(".pad-formula")).to_have_text("20 + 10 × 1 = 30")
    part = phone.page.locator(".maker-part[data-at=game]")
    expect(part.get_by_role("textbox", name="What is it called?")).to_be_in_viewport()
    phone.key("Try it")
    phone.tap(phone.page.get_by_role("radio", name="Cy"))
    expect(phone.page.locator(".pad-field[aria-pressed=true]")).to_be_in_viewport()


def test_undone_choice_of_a_formula_shows_what_was_tapped_before(phone):
    phone.open("/pads/new?from=wizard")
    rounds = phone.page.get_by_role("group", name="Rounds").first
    phone.tap(rounds.get_by_role("button", name="a formula"))
    expect(phone.page.locator("[data-at=end] textarea").first).to_have_value("2*seats")
    phone.key("Undo")
    expect(rounds.get_by_role("button", pressed=True)).to_have_text("by cards")
    phone.key("Redo")
    expect(rounds.get_by_role("button", pressed=True)).to_have_text("a formula")


def test_note_of_another_game_stays_there(phone):
    phone.open("/pads/new?from=skyjo")
    note = phone.page.get_by_role("textbox", name="A note for the table, if you like")
    expect(note).to_have_value("")
    phone.open("/new?game=pad")
    copy(phone, "Skyjo")
    phone.open("/pads/new")
    phone.tap(phone.page.locator("pad-beginning .pad-list").nth(1).locator(".pad-key"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Skyjo 2")
    expect(note).to_have_value("")


def test_nearest_pads_are_offered_first_to_a_name_that_is_not_there(phone):
    phone.open("/new")
    phone.key("Another game")
    phone.page.get_by_role("searchbox").fill("Wizzards of ours")
    phone.key("Make a pad")
    lists = phone.page.locator("pad-beginning .pad-list")
    heading = phone.page.get_by_role("heading", level=2).first
    expect(heading).to_have_text("Perhaps like \u2068Wizzards of ours\u2069")
    expect(lists.first.locator("b")).to_have_text(["Wizard"])
    phone.page.get_by_role("searchbox").fill("Euchre")
    expect(heading).to_have_text("As many games are counted")
    expect(lists.first.locator("b")).to_have_text(["Skyjo", "Wizard"])
    phone.page.get_by_role("searchbox").fill("wizardry")
    expect(lists.first.locator("b")).to_have_text(["Wizard"])
    phone.tap(lists.first.locator(".pad-key"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Wizzards of ours")
    expect(phone.page.locator("[data-at=fields]").get_by_role("textbox").first).to_have_value("Bid")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360)])
def test_points_of_the_sample_stay_in_sight_while_a_figure_is_changed(new_phone, width, height):
    phone = new_phone(width, height)
    phone.open("/pads/new?from=wizard")
    peek = phone.page.locator(".maker-peek")
    expect(peek).to_have_text("Ada 30Ben −10Cy −10")
    each = phone.page.get_by_role("textbox", name="and for each one")
    phone.tap(each)
    phone.page.keyboard.type("15")
    phone.page.keyboard.press("Tab")
    expect(peek).to_have_text("Ada 35Ben −10Cy −10")
    expect(peek).to_be_in_viewport(ratio=1)
    expect(each).to_be_in_viewport(ratio=1)
    phone.tap(peek)
    expect(peek).to_have_count(0)
    expect(phone.page.locator(".sample-round")).to_be_in_viewport()


def test_totals_of_the_sample_of_rows_stay_in_sight(phone):
    phone.open("/pads/new?from=qwixx")
    peek = phone.page.locator(".maker-peek")
    expect(peek).to_have_text("Ada −1Ben −1Cy −1")
    phone.axe_in_every_theme()
    part = phone.page.locator(".maker-part[data-at=rows]")
    phone.tap(part.get_by_role("button", name="Red: 0 to 12"))
    phone.tap(part.get_by_role("button", name="times", exact=True))
    phone.tap(part.get_by_role("button", name="Points for each one: more"))
    expect(peek).to_have_text("Ada 0Ben 0Cy 0")


def test_sample_that_nobody_has_tapped_says_points_where_its_figures_break_a_check(phone):
    phone.open("/pads/new?from=oh-hell")
    peek = phone.page.locator(".maker-peek")
    expect(peek).to_have_text("Ada 11Ben 0Cy 0")
    phone.key("Try it")
    phone.tap(phone.page.locator(".sample-round .strip .key").first)
    phone.page.locator(".maker-part[data-at=game]").scroll_into_view_if_needed()
    expect(peek).to_have_text("This does not hold: All tricks of the round are taken.")
