"""A phone that only lies there sleeps: no clock of the page wakes it more than once a minute."""

import pytest

from tests.browser.keypad import type_in
from tests.browser.phone import Phone
from tests.gallery.stage import game

MINUTE = 60_000
WATCHDOG = 35_000
"""The stream's own clock: how long it may be silent."""

KEEP_CLOCKS = """() => {
  window.clocks = new Map()
  const kept = (start, stop, again) => {
    const [begin, end] = [window[start], window[stop]]
    window[start] = (work, pause = 0, ...rest) => {
      const id = begin((...given) => {
        if (!again) clocks.delete(id)
        work(...given)
      }, pause, ...rest)
      clocks.set(id, pause)
      return id
    }
    window[stop] = id => { clocks.delete(id); end(id) }
  }
  kept("setInterval", "clearInterval", true)
  kept("setTimeout", "clearTimeout", false)
}"""

RUNS = "ms => [...clocks.values()].includes(ms)"


@pytest.fixture
def watched(phone) -> Phone:
    """Return a phone whose clocks are known: each by how long it runs, in milliseconds."""
    phone.page.add_init_script(f"({KEEP_CLOCKS})()")
    return phone


def expect_rest(phone: Phone) -> None:
    """Wait until no clock is left that runs less than a minute, but for the stream's own."""
    phone.page.wait_for_function(
        "([minute, watchdog]) => [...clocks.values()].every(ms => ms >= minute || ms === watchdog)",
        arg=[MINUTE, WATCHDOG],
    )


def test_the_list_of_games_rests(watched):
    watched.open()
    watched.page.wait_for_function(RUNS, arg=MINUTE)
    expect_rest(watched)
    assert MINUTE in watched.page.evaluate("[...clocks.values()]")


def test_a_game_rests_on_its_sheet_and_in_a_round_begun(watched):
    phone = watched
    game(phone, "tally", "Ada", "Ben")
    phone.page.wait_for_function(RUNS, arg=WATCHDOG)
    expect_rest(phone)
    phone.tap(phone.main())
    type_in(phone, "12")
    expect_rest(phone)
