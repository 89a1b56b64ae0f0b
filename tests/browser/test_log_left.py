"""Where tricks are logged, a round put in as a whole is followed by one put in the same way."""

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.gallery.stage import game, recorder

LOGS = {"agame": "agame-log", "animanize": "animanize-log"}


def leave_log(phone: Phone, kind: str) -> None:
    """Put the first round in by points."""
    game(phone, kind, "Ada", "Ben", "Cy", log_tricks=True)
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.locator(LOGS[kind])).to_be_visible()
    for _ in range(2):
        phone.tap(".depth-key")
    phone.key("Rest 0")
    phone.key("Write it down")
    phone.tap(phone.main("sheet-screen"))


@pytest.mark.parametrize("kind", LOGS)
def test_round_after_one_by_points_opens_by_points(phone, kind):
    leave_log(phone, kind)
    expect(phone.page.locator("points-pad")).to_be_visible()


@pytest.mark.parametrize("kind", LOGS)
def test_adjustment_is_no_round_that_was_put_in_by_points(phone, kind):
    leave_log(phone, kind)
    adjustment = {"type": "adjust", "seat": 0, "points": 5}
    recorder(phone, kind, "Ada", "Ben", "Cy", log=[adjustment], log_tricks=True)
    expect(phone.page.locator(LOGS[kind])).to_be_visible()


@pytest.mark.parametrize("kind", LOGS)
def test_log_left_for_one_round_opens_again_once_it_is_chosen(phone, kind):
    leave_log(phone, kind)
    phone.tap(".depth-key")
    expect(phone.page.locator(LOGS[kind])).to_be_visible()
    phone.key("Back")
    phone.tap(phone.main("sheet-screen"))
    expect(phone.page.locator(LOGS[kind])).to_be_visible()
