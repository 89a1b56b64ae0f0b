"""One player of the table, in a round by a pad that two phones fill in together."""

import re

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, type_in
from tests.browser.test_filled_in_together import is_at, open_round
from tests.browser.test_pads import seat_by_pad, tap_who
from tests.browser.together import is_game_stored, join, wait_for_log, write_together
from tests.network.faults import Fault


def test_player_chosen_on_two_phones_at_once_is_asked_about(guests):
    ada, ben = guests(2)
    with ada.phone.page.expect_response(is_game_stored):
        seat_by_pad(ada.phone, "Skyjo", "Ada", "Ben")
        ada.phone.begin()
    game = ada.phone.page.url.removeprefix(ada.phone.address)
    join(ada.phone, ben.phone, game)
    open_round(ada, ben)
    for guest in (ada, ben):
        guest.network.choose = lambda request: (
            Fault.CUT_BEFORE if "/writing" in request else Fault.NONE
        )
    tap_who(ada.phone, "Ada")
    tap_who(ben.phone, "Ben")
    chosen = [guest.phone.page.locator(".pad-who .tab[aria-pressed=true]") for guest in (ada, ben)]
    expect(chosen[0]).to_contain_text("Ada")
    expect(chosen[1]).to_contain_text("Ben")
    for guest in (ada, ben):
        guest.network.choose = lambda _request: Fault.NONE
    is_at(ada.phone, "Ada")
    type_in(ada.phone, "5")
    is_at(ben.phone, "Ben")
    type_in(ben.phone, "7")
    for guest, one in zip((ada, ben), chosen, strict=True):
        expect(one).to_have_count(0)
        guest.phone.main_says("Ended the round?")
    tap_who(ada.phone, "Ada")
    for guest in (ada, ben):
        expect(guest.phone.page.locator(".is-asking")).to_be_visible()
    ben.phone.key(re.compile("computer is right"))
    for one in chosen:
        expect(one).to_contain_text("Ada")
    ben.phone.main_says("Write it down")
    write_together(ben.phone)
    for guest in (ada, ben):
        expect_totals(guest.phone, "5", "7")
    assert len(wait_for_log(ada.phone, game, 1)) == 1
