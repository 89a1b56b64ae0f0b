"""Two people count by pegs, each in a half of their own."""

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals
from tests.gallery.stage import game, round_of


def test_two_players_count_by_pegs(phone):
    game(phone, "tally", "Ada", "Ben")
    phone.tap(phone.main())
    phone.tap(".depth-key")
    near = phone.page.get_by_role("region", name="Ada")
    far = phone.page.get_by_role("region", name="Ben")
    expect(near.locator(".peg-total")).to_have_text("0")
    for name in ("10 more", "5 more", "1 more", "1 more"):
        phone.tap(near.get_by_role("button", name=name))
    phone.tap(far.get_by_role("button", name="5 more"))
    expect(near.locator(".peg-total b")).to_have_text("17")
    expect(near.locator(".peg-total span")).to_have_text("+17")
    phone.shot("tally-pegs")
    phone.tap(phone.main())
    expect_totals(phone, "17", "5")
    phone.tap(phone.main())
    phone.tap(near.get_by_role("button", name="1 more"))
    expect(far.locator(".peg-total b")).to_have_text("5")
    phone.tap(phone.main())
    expect_totals(phone, "18", "5")


def test_pegs_that_correct_a_round_count_from_the_total_before_it(phone):
    game(phone, "tally", "Ada", "Ben", log=[round_of(10, 5), round_of(3, 3)])
    phone.key("Round 1")
    phone.key("Correct it")
    phone.tap(".depth-key")
    near = phone.page.get_by_role("region", name="Ada")
    expect(near.locator(".peg-total b")).to_have_text("10")
    phone.tap(near.get_by_role("button", name="1 more"))
    expect(near.locator(".peg-total b")).to_have_text("11")
    phone.write_correction()
    expect_totals(phone, "14", "8")
