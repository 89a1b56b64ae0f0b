"""The app on the phone: it starts cold without a server, plays, and hands over what was written."""

import pytest

from tests.every_browser.phone import Phone
from tests.serving import serving


@pytest.fixture
def kept(phone) -> Phone:
    """Return a phone that has been here once: the service worker has everything and answers."""
    phone.open()
    phone.until("return navigator.serviceWorker.controller !== null")
    phone.may_be_alone = True
    return phone


@pytest.mark.short_flow
def test_an_evening_in_which_the_server_goes_and_comes_back(kept, server):
    kept.new_game("Tally", "Ada", "Ben")
    game = kept.path()
    kept.write_round("1", "2")
    kept.until(SENT, game, 1)
    server.stop()
    kept.write_round("3", "4")
    kept.totals("4", "6")
    kept.again()
    kept.open()
    kept.totals("4", "6")
    kept.shot("offline-sheet")
    kept.write_round("5", "1")
    kept.hold_what_is_told()
    kept.key("Undo")
    kept.totals("4", "6")
    kept.key("Redo")
    kept.totals("9", "7")
    for path, screen in (("/new", "new-game-screen"), ("/rules/agame", "rules-screen")):
        kept.open(path)
        kept.sees(screen)
    with serving(server.data, port=server.port):
        kept.open(game)
        kept.totals("9", "7")
        kept.until(SENT, game, 5)
        kept.sees_no(".cloud")


SENT = """
const [game, count] = arguments;
return fetch(`/api${game}/log`, { signal: AbortSignal.timeout(5000) }).then(answer => answer.json())
  .then(({ entries }) => entries.length === count, () => false);
"""
"""Whether the server has so many entries of a game, and soon says so: a call may be lost."""


def test_a_draft_outlives_the_page_and_the_browser(kept):
    kept.new_game("Tally", "Ada", "Ben")
    game = kept.path()
    kept.tap(".main-button")
    kept.type_in("17")
    kept.sees(".typed", "17")
    kept.reload()
    kept.sees(".typed", "17")
    kept.back()
    kept.sees("score-board")
    kept.again()
    kept.open(f"{game}/record")
    kept.sees(".typed", "17")
    kept.tap(".main-button")
    kept.type_in("4")
    kept.tap(".main-button")
    kept.totals("17", "4")
