"""Several phones at one block: cells side by side, and two that fill the same one."""

from playwright.sync_api import expect

from tests.browser.row_block import cell, expect_sums, fill, number, store_small
from tests.browser.together import Guest, expect_taken_over, is_batch_stored, share


def sit_at_block(host: Guest, guest: Guest) -> str:
    """Return a game by the small pad that both phones show; the path of its sheet."""
    game = store_small(host.phone, "Ada", "Ben")
    token = share(host.phone, game)
    joined = guest.phone.page.request.post(
        f"{guest.phone.address}/api/join",
        data={"token": token},
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    assert joined.ok, joined.text()
    for one in (host, guest):
        one.phone.open(game)
        expect_taken_over(one.phone)
        expect(one.phone.page.locator(".row-block")).to_be_visible()
    return game


def test_two_phones_fill_their_own_rows_side_by_side(guests):
    """Nobody is asked which one counts: both do."""
    ada, ben = guests(2)
    game = sit_at_block(ada, ben)
    ben.offline()
    with ada.phone.page.expect_response(is_batch_stored):
        fill(ada.phone, "Ada", "Fives", 3)
    fill(ben.phone, "Ben", "Fives", 2)
    ben.online()
    for one in (ada, ben):
        expect_sums(one.phone, "15", "10")
        expect(one.phone.page.locator("sheet-notices .notice")).to_have_count(0)
    assert [entry["type"] for entry in ada.log(game)] == ["row", "row"]


def test_a_row_begun_on_one_phone_waits_while_the_other_writes(guests):
    ada, ben = guests(2)
    sit_at_block(ada, ben)
    ben.phone.tap(cell(ben.phone, "Ben", "Fives"))
    ben.phone.tap(number(ben.phone, 2))
    fill(ada.phone, "Ada", "Fives", 3)
    expect_sums(ben.phone, "15", "0")
    expect(ben.phone.page.locator("record-screen .notice")).to_have_count(0)
    ben.phone.key("Write it down")
    expect_sums(ada.phone, "15", "10")


def test_the_same_row_written_twice_is_for_a_person_to_choose(guests):
    ada, ben = guests(2)
    game = sit_at_block(ada, ben)
    ben.offline()
    with ada.phone.page.expect_response(is_batch_stored):
        fill(ada.phone, "Ada", "Fives", 3)
    fill(ben.phone, "Ada", "Fives", 5)
    expect_sums(ben.phone, "25", "0")
    ben.online()
    expect(ben.phone.page.locator("sheet-notices")).to_contain_text("Fives was written twice")
    expect_sums(ben.phone, "15", "0")
    ben.phone.key("Compare")
    ben.phone.key("Keep this phone’s")
    for one in (ada, ben):
        expect_sums(one.phone, "25", "0")
    assert [entry["type"] for entry in ada.log(game)] == ["row", "amend"]


def test_a_row_that_another_phone_has_filled_meanwhile_is_named(guests):
    ada, ben = guests(2)
    sit_at_block(ada, ben)
    ben.phone.tap(cell(ben.phone, "Ada", "Fives"))
    ben.phone.tap(number(ben.phone, 2))
    ben.phone.main_says("Write it down")
    fill(ada.phone, "Ada", "Fives", 3)
    ben.phone.main_says("Ada has this row already: each is filled once.")
