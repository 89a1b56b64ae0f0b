"""Two phones write the same round: one round counts, nothing is lost, a person chooses."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.keypad import expect_lines, expect_totals, fill, type_in, write_round
from tests.browser.phone import Phone, read_as
from tests.browser.together import Guest, is_batch_stored, sit_down, wait_for_log
from tests.gallery.stage import round_of
from tests.network.faults import Fault
from tests.waiting import wait_until

TWICE = "Round 2 was written twice"


@pytest.fixture
def apart(guests) -> tuple[Guest, Guest, str]:
    """Ada's phone has written round 2, and Ben's another one for the same, with no network."""
    ada, ben = guests(2)
    game = sit_down(ada, ben, log=[round_of(1, 2)])
    expect_totals(ben.phone, "1", "2")
    ben.offline()
    with ada.phone.page.expect_response(is_batch_stored):
        write_round(ada.phone, "10", "20")
    write_round(ben.phone, "30", "40")
    write_round(ben.phone, "5", "6")
    expect_totals(ben.phone, "36", "48")
    expect(ben.phone.page.locator(".cloud")).to_contain_text("2")
    ben.online()
    expect(ben.phone.page.get_by_text(TWICE)).to_be_visible()
    expect(ben.phone.page.locator(".cloud")).to_have_count(0)  # what came later is there, too
    return ada, ben, game


def test_the_other_version_is_held_until_that_of_this_phone_is_kept_by_everybody(apart):
    """What came later goes on meanwhile."""
    ada, ben, game = apart
    expect_totals(ben.phone, "16", "28")
    expect_totals(ada.phone, "16", "28")
    expect(ada.phone.page.get_by_text(TWICE)).to_have_count(0)
    assert len(wait_for_log(ada.phone, game, 3)) == 3
    ben.phone.shot("conflict-sheet")
    ben.phone.key("Compare")
    expect(ben.phone.page.locator(".versions-table .is-different")).to_have_count(2)
    ben.phone.shot("conflict-versions")
    ben.phone.key_twice("Keep this phone’s")
    for guest in (ben, ada):
        expect_totals(guest.phone, "36", "48")
        expect(guest.phone.page.get_by_text(TWICE)).to_have_count(0)
    assert [entry["type"] for entry in ada.log(game)] == ["round", "round", "round", "amend"]
    for guest in (ben, ada):
        guest.phone.key("Round 2")
        history = guest.phone.page.locator(".round-history")
        expect(history).to_contain_text("Corrected by")
        expect(history).to_contain_text("+10")
        expect(history).not_to_contain_text("Also written")
    ada.phone.shot("conflict-history")


def test_the_other_version_is_kept_and_this_one_stays_to_be_seen(apart):
    ada, ben, game = apart
    ben.phone.key("Compare")
    expect(ben.phone.page.locator(".versions-table")).to_be_visible()
    ben.phone.reload()
    ben.phone.key("Keep the other")
    expect(ben.phone.page.get_by_text(TWICE)).to_have_count(0)
    expect_totals(ben.phone, "16", "28")
    assert len(ada.log(game)) == 3
    ben.phone.reload()
    expect_totals(ben.phone, "16", "28")
    ben.phone.key("Round 2")
    also = ben.phone.page.get_by_role("link", name=re.compile("Also written"))
    expect(also).to_contain_text("+30")
    ben.phone.shot("conflict-aside")
    ben.phone.axe()
    ben.phone.tap(also)
    ben.phone.key("Keep this phone’s")
    expect_totals(ada.phone, "36", "48")


def test_two_rounds_that_were_really_played_both_count(apart):
    ada, ben, game = apart
    ben.phone.key("Compare")
    expect(ben.phone.page.get_by_text("With both: ")).to_have_text(
        re.compile(read_as("Ada\u00a046\u00a0· Ben\u00a068"))
    )
    ben.phone.shot("conflict-both")
    ben.phone.key_twice("Keep both")
    for guest in (ben, ada):
        expect_totals(guest.phone, "46", "68")
        expect_lines(guest.phone, "4 +5 +6", "3 +30 +40", "2 +10 +20", "1 +1 +2")
        expect(guest.phone.page.get_by_text(TWICE)).to_have_count(0)
    assert [entry["type"] for entry in ada.log(game)] == ["round", "round", "round", "amend"]
    ben.phone.key("Round 2")
    expect(ben.phone.page.locator(".round-history")).not_to_contain_text("Also written")


def test_two_versions_of_four_lie_above_the_keys_of_a_small_phone(guests):
    ada, ben = guests(2)
    names = ("Ada", "Maximilian-Konstantin", "Charlotte", "Annegret")
    game = sit_down(ada, ben, names=names, log=[round_of(1, 2, 3, 4)])
    expect_totals(ben.phone, "1", "2", "3", "4")
    ben.offline()
    write_round(ben.phone, "30", "40", "5", "7")
    ada.append(game, round_of(10, 20, 5, 7) | {"by": "Bartholomäus-Alexander"})
    ben.online()
    ben.phone.page.set_viewport_size({"width": 320, "height": 568})
    ben.phone.key("Compare")
    name = ben.phone.page.locator(".versions-table .name").nth(1)
    expect(name).to_have_text("Maximilian-Konstantin")
    one, two, *_others = ben.phone.page.locator(".versions-table .name").all()
    assert height_of(two) == pytest.approx(2 * height_of(one), abs=1)  # broken at its hyphen
    this, other = ben.phone.page.locator(".versions-who").all()
    expect(other).to_have_text(re.compile("Barthol.*…"))  # no word is broken
    assert height_of(other) <= height_of(this)
    expect(ben.phone.page.locator(".versions-ask")).to_have_count(2)
    footer = ben.phone.page.locator(".versions-keys").bounding_box()
    assert footer
    for line in ben.phone.page.locator(".versions-ask").all():
        box = line.bounding_box()
        assert box
        assert box["y"] + box["height"] <= footer["y"]
    ben.phone.page.set_viewport_size({"width": 740, "height": 360})
    last = ben.phone.page.locator(".versions-table tbody tr").last
    wait_until(lambda: height_of(last) < 40, "the row is as high as one line")
    expect(last).to_be_in_viewport(ratio=1)


def height_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["height"]


def test_watcher_is_offered_the_other_version_only(apart):
    ada, ben, game = apart
    ben.phone.open(f"{game}/share")
    ben.phone.key("Say who you are")
    ben.phone.key("Just watching")
    ben.phone.key("Back to the sheet")
    ben.phone.key("Compare")
    expect(ben.phone.page.get_by_text("This phone only watches")).to_be_visible()
    expect(ben.phone.page.get_by_text("Keep this phone’s")).to_have_count(0)
    ben.phone.shot("conflict-watching")
    ben.phone.axe()
    ben.phone.key("The other one counts")
    expect(ben.phone.page.get_by_text(TWICE)).to_have_count(0)
    ben.phone.key("Round 2")
    also = ben.phone.page.get_by_role("link", name=re.compile("Also written"))
    expect(also).to_contain_text("+30")
    expect_totals(ada.phone, "16", "28")
    assert len(ada.log(game)) == 3


def test_version_for_somebody_who_has_left_shows_no_points(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben, log=[round_of(1, 2)])
    expect_totals(ben.phone, "1", "2")
    ben.offline()
    write_round(ben.phone, "30", "40")
    ada.append(
        game, {"type": "leave", "seat": 1}, {"type": "round", "players": [{"points": 5}, None]}
    )
    ben.online()
    ben.phone.key("Compare")
    expect(ben.phone.page.get_by_text("no longer fits into the game")).to_be_visible()
    expect(ben.phone.page.locator(".versions-table")).to_contain_text("+5")
    ben.phone.shot("conflict-unfit")
    ben.phone.key("Keep the other")
    expect_totals(ben.phone, "6", "2")
    ben.phone.key("Round 2")
    also = ben.phone.page.get_by_role("link", name=re.compile("Also written"))
    expect(also).to_have_text(re.compile(r"\d$"))  # the time, and no points after it


def test_two_phones_that_write_the_same_need_no_choice(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    ben.offline()
    write_round(ada.phone, "10", "20")
    write_round(ben.phone, "10", "20")
    ben.online()
    write_round(ben.phone, "1", "1")
    expect_totals(ada.phone, "11", "21")
    expect(ben.phone.page.get_by_text("was written twice")).to_have_count(0)
    assert len(ada.log(game)) == 2


def test_a_draft_of_a_round_that_is_there_by_now_never_becomes_the_next_one(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben)
    ben.offline()
    ben.phone.tap(ben.phone.main())
    fill(ben.phone, "3")
    write_round(ada.phone, "10", "20")
    ben.online()
    expect(ben.phone.page.get_by_text("has written Round 1 meanwhile")).to_be_visible()
    ben.phone.shot("conflict-overtaken")
    ben.phone.axe()
    type_in(ben.phone, "4")
    total = ben.phone.page.locator(".points-sum b")
    expect(total).to_have_text("4")  # a second version of it, not one more round
    ben.phone.main_says("Write it down")
    ben.phone.tap(ben.phone.main())
    ben.phone.key("Keep the other")
    expect_totals(ben.phone, "10", "20")
    assert len(ada.log(game)) == 1


def correct(phone: Phone, points: str) -> None:
    """Correct what Ada got in the first round."""
    phone.key("Round 1")
    phone.key("Correct it")
    type_in(phone, points)
    phone.write_correction()


def test_two_corrections_of_one_round_are_two_versions(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben, log=[round_of(1, 2)])
    expect_totals(ben.phone, "1", "2")
    ben.offline()
    with ada.phone.page.expect_response(is_batch_stored):
        correct(ada.phone, "7")
    correct(ben.phone, "9")
    expect_totals(ben.phone, "9", "2")
    ben.online()
    expect_totals(ben.phone, "7", "2")
    ben.phone.key("Compare")
    ben.phone.shot("conflict-corrections")
    ben.phone.key("Keep this phone’s")
    expect_totals(ada.phone, "9", "2")
    assert [entry["type"] for entry in ada.log(game)] == ["round", "amend", "amend"]


def test_round_that_another_phone_corrects_meanwhile_is_not_said_to_be_removed(guests):
    ada, ben = guests(2)
    game = sit_down(ada, ben, log=[{"id": "r1", **round_of(1, 2)}, round_of(3, 4)])
    expect_totals(ben.phone, "4", "6")
    ben.phone.key("Round 1")
    ben.phone.key("Remove")
    follows = ben.phone.page.locator(".follows")
    expect(follows).to_contain_text("4 → 3")
    ada.append(game, {"type": "amend", "changes": [{"of": "r1", "entry": round_of(10, 20)}]})
    expect(ben.phone.page.locator(".round-players")).to_contain_text("+10")
    ben.phone.key("Remove it")
    expect(ben.phone.page.locator(".versions-table")).to_be_visible()
    ben.phone.key("Keep this phone’s")
    expect_totals(ben.phone, "3", "4")
    expect_totals(ada.phone, "3", "4")


def test_six_phones_enter_the_same_round_at_once(guests):
    six = guests(6)
    game = sit_down(*six)
    for place, guest in enumerate(six):
        guest.network.choose = lambda request: (
            Fault.CUT_BEFORE if "/writing" in request else Fault.NONE
        )  # none is shown what the others fill in
        guest.phone.tap(guest.phone.main())
        fill(guest.phone, "1")
        guest.phone.tap(
            guest.phone.page.get_by_role("group", name="Keypad").get_by_text(str(place))
        )
        guest.phone.main_says("Write it down")
    for guest in six:
        guest.phone.page.evaluate("document.querySelector('.main-button').click()")
    for guest in six:
        locator = guest.phone.page.locator("sheet-screen score-board, .versions-table")
        expect(locator).to_be_visible()
    for guest in six:
        guest.phone.open(game)
        expect(guest.phone.page.locator("score-board .board-row-total b").first).to_have_text("1")
    entries = wait_for_log(six[0].phone, game, 1)
    assert len(entries) == 1
    points = [str(player["points"]) for player in entries[0]["players"]]
    for guest in six:
        expect_totals(guest.phone, *points)
    wrote = int(points[1])
    for guest in [*six[:wrote], *six[wrote + 1 :]]:
        expect(guest.phone.page.get_by_text("Round 1 was written twice")).to_be_visible()
    assert len(six[0].log(game)) == 1
