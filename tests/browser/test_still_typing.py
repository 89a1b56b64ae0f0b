"""Who writes a round that other phones are still at: half a number, two in the same moment."""

import re

from playwright.sync_api import expect

from tests.browser.double_tap import TWICE
from tests.browser.keypad import expect_totals, type_in, write_at_once
from tests.browser.slow_engine import hold_engine, slow
from tests.browser.test_filled_in_together import fill_in_own_seats, is_at, open_round, shown
from tests.browser.together import UNFINISHED, Guest, log_of, sit_down, wait_for_log


def type_half(ada: Guest, ben: Guest) -> str:
    """Have a phone fill in its seat and see half of the other's number; return the game's path.

    The clock of the first stands still: it is a moment ago, however slow the machine is.
    """
    game = sit_down(ada, ben)
    open_round(ada, ben)
    ada.phone.page.clock.set_fixed_time(ada.phone.page.evaluate("Date.now()"))
    type_in(ada.phone, "4")
    is_at(ben.phone, "Ben")
    type_in(ben.phone, "1")
    ada.phone.main_says("Write it down")
    return game


def test_half_typed_number_of_another_phone_is_said_before_the_round_is_written(guests):
    ada, ben = guests(2)
    game = type_half(ada, ben)
    ada.phone.tap(ada.phone.main())
    notice = ada.phone.page.get_by_text(UNFINISHED)
    expect(notice).to_be_visible()
    ada.phone.shot("together-unfinished")
    ada.phone.axe()
    assert log_of(ada.phone, game) == []
    type_in(ben.phone, "2")
    is_at(ada.phone, "Ben")
    expect(shown(ada.phone)).to_have_text("12")
    is_at(ben.phone, "Ada")
    expect(notice).to_have_count(0)
    ada.phone.tap(ada.phone.main())
    expect_totals(ada.phone, "4", "12")
    expect_totals(ben.phone, "4", "12")
    assert len(wait_for_log(ada.phone, game, 1)) == 1


def test_second_tap_before_the_warning_of_an_unfinished_seat_counts_nothing(guests):
    """Both taps come while the engine thinks: the second one waits for the first."""
    ada, ben = guests(2)
    slow(ada.phone)
    game = type_half(ada, ben)
    with hold_engine(ada.phone):
        type_in(ada.phone, "4")
        ada.phone.main().evaluate(TWICE, 0)
    expect(ada.phone.page.get_by_text(UNFINISHED)).to_be_visible()
    ada.phone.tap(ada.phone.main())
    expect_totals(ada.phone, "44", "1")
    assert len(wait_for_log(ada.phone, game, 1)) == 1


def test_second_tap_writes_what_another_phone_has_not_finished(guests):
    """Its phone may be dead; where it is not, what it goes on with is kept there."""
    ada, ben = guests(2)
    game = type_half(ada, ben)
    ben.offline()
    type_in(ben.phone, "2")
    ada.phone.tap(ada.phone.main())
    expect(ada.phone.page.get_by_text(UNFINISHED)).to_be_visible()
    ada.phone.tap(ada.phone.main())
    expect_totals(ada.phone, "4", "1")
    (entry,) = wait_for_log(ada.phone, game, 1)
    assert entry["players"] == [{"points": 4}, {"points": 1}]
    ben.online()
    expect(ben.phone.page.get_by_text("has written round 1 meanwhile")).to_be_visible()
    expect(shown(ben.phone)).to_have_text("12")


def test_two_who_write_in_the_same_moment_have_written_one_round(guests):
    ada, ben = guests(2)
    game = fill_in_own_seats(ada, ben)
    for guest, other, own, next_one in ((ada, ben, "Ada", "Ben"), (ben, ada, "Ben", "Ada")):
        is_at(guest.phone, next_one)  # who goes on has finished
        expect(other.phone.page.get_by_text(re.compile(f"has filled in .{own}"))).to_be_attached()
    write_at_once(ada.phone, ben.phone)
    for guest in (ada, ben):
        expect_totals(guest.phone, "12", "7")
        expect(guest.phone.main()).to_have_text("Round 2")
        expect(guest.phone.page.get_by_text("was written twice")).to_have_count(0)
    assert len(wait_for_log(ada.phone, game, 1)) == 1
