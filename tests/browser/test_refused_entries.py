"""An entry that does not fit any more stays, marked, until a person mends or drops it."""

import pytest
from playwright.sync_api import expect

from tests.browser.double_tap import TWICE
from tests.browser.keypad import expect_totals, type_in, write_round
from tests.browser.slow_engine import hold_engine, slow
from tests.browser.together import Guest, sit_down, wait_for_log
from tests.gallery.stage import game
from tests.network.faults import Fault

THREE = ("Ada", "Ben", "Cy")
LEAVES = """seat => {
  const { store } = document.querySelector("companion-app");
  return store.write(location.pathname.split("/")[2], [{ type: "leave", seat }]);
}"""

NOTHING_REFUSED = """() => {
  const games = document.querySelector("companion-app")?.store?.games;
  const logs = games?.heads.map(({ id }) => games.get(id)?.log) ?? [];
  return logs.length > 0 && logs.every(log => log?.every(({ refused }) => !refused));
}"""


@pytest.fixture
def refused(guests) -> tuple[Guest, Guest, str]:
    """Cy has left by Ada's phone; Ben's, without a network, has written points of his."""
    return wrote_on(guests, rounds=1)


def wrote_on(guests, rounds: int) -> tuple[Guest, Guest, str]:
    ada, ben, game = wrote_apart(guests, rounds)
    ben.online()
    expect(mark(ben)).to_be_visible()
    return ada, ben, game


def wrote_apart(guests, rounds: int) -> tuple[Guest, Guest, str]:
    """Ben's phone has no network yet."""
    ada, ben = guests(2)
    game = sit_down(ada, ben, names=THREE)
    write_round(ada.phone, "1", "2", "3")
    expect_totals(ben.phone, "1", "2", "3")
    ben.offline()
    ada.phone.page.evaluate(LEAVES, 2)
    wait_for_log(ada.phone, game, 2)
    for no in range(1, rounds + 1):
        write_round(ben.phone, "10", "20", "30")
        expect_totals(ben.phone, str(1 + 10 * no), str(2 + 20 * no), str(3 + 30 * no))
    return ada, ben, game


def mark(guest: Guest, no: int = 2):
    return guest.phone.page.get_by_role("alert").get_by_text(f"Round {no} does not fit")


def test_refused_entry_stays_until_it_is_corrected(refused):
    ada, ben, game = refused
    expect_totals(ben.phone, "1", "2", "3")
    expect(ben.phone.page.locator(".cloud")).to_have_count(0)
    ben.phone.page.reload()
    expect(mark(ben)).to_be_visible()
    ben.phone.shot("refused-sheet")
    ben.phone.axe()
    ben.phone.key("Mend it")
    ben.phone.key("Write it down")
    expect_totals(ada.phone, "11", "22", "3")
    expect_totals(ben.phone, "11", "22", "3")
    expect(mark(ben)).to_have_count(0)
    assert len(ada.log(game)) == 3


def test_refused_entry_is_judged_by_code_that_came_with_the_network(guests):
    """News come, but nothing goes out and no further code is to be had: Ben writes on."""
    _ada, ben, game = wrote_apart(guests, rounds=1)
    ben.phone.page.route("**/refusals-*.js", lambda route: route.abort())
    ben.network.choose = lambda line: Fault.CUT_BEFORE if line.startswith("POST") else Fault.NONE
    ben.phone.page.evaluate("dispatchEvent(new Event('online'))")
    expect(mark(ben)).to_be_visible()
    write_round(ben.phone, "10", "20")
    expect_totals(ben.phone, "11", "22", "3")
    ben.online()
    wait_for_log(ben.phone, game, 3)


def test_correction_left_before_its_recorder_has_opened_stays_closed(refused):
    _ada, ben, _game = refused
    slow(ben.phone)
    ben.phone.reload()
    expect(mark(ben)).to_be_visible()
    with hold_engine(ben.phone):
        ben.phone.key("Mend it")
        ben.phone.key("Back")
        expect(ben.phone.page.locator("home-screen")).to_be_visible()
    ben.phone.page.wait_for_function(NOTHING_REFUSED)
    ben.phone.tap("home-screen .game-line")
    expect(mark(ben)).to_have_count(0)
    expect(ben.phone.main("sheet-screen")).to_contain_text("Round 2")


def test_refused_entry_is_dropped_by_a_person_only(refused):
    ada, ben, game = refused
    ben.phone.key("Drop it")
    expect(mark(ben)).to_have_count(0)
    ben.phone.page.reload()
    expect_totals(ben.phone, "1", "2", "3")
    assert len(ada.log(game)) == 2


def test_a_double_tap_drops_one_of_two(guests):
    _ada, ben, _game = wrote_on(guests, rounds=2)
    ben.phone.page.get_by_role("button", name="Drop it").evaluate(TWICE, 80)
    expect(mark(ben)).to_have_count(0)
    expect(mark(ben, 3)).to_be_visible()
    ben.phone.page.reload()
    expect(mark(ben, 3)).to_be_visible()


def test_the_draft_that_lies_there_is_written_first(refused):
    ada, ben, _game = refused
    ben.phone.tap(ben.phone.main())
    type_in(ben.phone, "4")
    ben.phone.key("Back")
    expect(mark(ben)).to_be_visible()
    expect(ben.phone.page.get_by_role("button", name="Mend it")).to_have_count(0)
    expect_totals(ada.phone, "1", "2", "3")


@pytest.mark.parametrize("way", ["Tally", "Round 1"])
def test_a_total_cannot_be_adjusted_by_too_much(phone, way):
    game(phone, "tally", "Ada", "Ben")
    write_round(phone, "1", "2")
    phone.key(way)
    phone.key("± Adjust")
    type_in(phone, "999999+1")
    phone.key("Write it down")
    phone.main_says("−999,999 to 999,999 is allowed.")
    phone.shot("refused-adjustment")
    type_in(phone, "±")
    phone.key("Write it down")
    expect_totals(phone, "999,999", "2")
