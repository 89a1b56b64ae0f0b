"""The table view while the game goes on: elsewhere, at its end, in a rematch, without a network."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone, read_as
from tests.browser.screen_on import LISTEN, expect_wake_locks
from tests.browser.table_view import TELEVISION, TWO, on_the_table, show
from tests.browser.together import (
    OURS,
    gather,
    is_game_stored,
    join,
    log_of,
    no_matter,
    share,
    sit_down,
)

OVER = """() => document.querySelector("companion-app")?.store?.games.listed
  .some(({ sheet }) => sheet.over)"""

TWO_GAMES = """() => document.querySelector("companion-app")?.store?.games.listed
  .filter(({ setup }) => setup.seats.length).length === 2"""

NO_MINUTES = """{
  const every = setInterval;
  window.setInterval = (call, ms, ...more) => ms < 60_000 ? every(call, ms, ...more) : 0;
}"""
"""What is asked for every minute is not asked for: news comes by the stream, or not at all."""

FITS = """() => {
  const names = [...document.querySelectorAll(".table-side .name")];
  return names.length > 0
    && names.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
}"""


@pytest.fixture(scope="module")
def browser(whole_browser):
    """Return the one that can keep a screen on."""
    return whole_browser


def write_points(phone: Phone, game: str, *points: int) -> None:
    """Write a round as somebody else at the table, with the same grant."""
    write(phone, game, {"type": "round", "players": [{"points": one} for one in points]})


def end(phone: Phone, game: str) -> None:
    """Stop the table here."""
    write(phone, game, {"type": "finish"})


def write(phone: Phone, game: str, entry: dict) -> None:
    """Write an entry as somebody else at the table, with the same grant."""
    seq = len(log_of(phone, game))
    answer = phone.page.request.post(
        f"{phone.address}/api{game}/log",
        data={"after": seq, "entries": [entry | {"id": f"e{seq}"}]},
        headers=OURS,
    )
    assert answer.ok, answer.text()


def test_table_view_of_a_watcher_is_live_and_names_who_begins(new_phone):
    owner, screen = new_phone(), new_phone(*TELEVISION)
    game = gather(owner, names=("Ada", "Ben", "Cy"), kind="animanize")
    screen.page.add_init_script(LISTEN)
    screen.open(f"/join#{share(owner, game, 'watch')}")
    screen.key("Just watching")
    screen.tap(screen.main())
    expect(on_the_table(screen)).to_have_text(["0", "0", "0"])
    expect(screen.page.locator(".table-line").last).to_contain_text("Ada")
    expect_wake_locks(screen, 1)
    write_points(owner, game, 15, 20, 10)
    expect(on_the_table(screen)).to_have_text(["15", "20", "10"])
    expect(screen.page.locator(".table-line").last).to_contain_text("Ben")
    expect(screen.page.locator(".table-mark .icon-crown:visible")).to_have_count(1)


@pytest.fixture
def watched(new_phone) -> tuple[Phone, Phone, str]:
    """Return a phone, a television that keeps what is told, and a game of both with a round."""
    owner, screen = new_phone(), new_phone(*TELEVISION)
    game = gather(owner)
    watch(screen, share(owner, game, "watch"))
    write_points(owner, game, 12, 37)
    expect(on_the_table(screen)).to_have_text(["12", "37"])
    screen.hold_what_is_told()
    return owner, screen, game


def message_on(screen: Phone) -> Locator:
    """Return what the half of the table view that is not turned tells for some seconds."""
    return screen.page.locator(".table-side:not(.is-turned) .toast-text")


def test_table_view_tells_once_what_was_corrected(watched):
    owner, screen, game = watched
    corrected = {"type": "round", "players": [{"points": 8}, {"points": 37}]}
    change = {"of": "e0", "entry": corrected}
    write(owner, game, {"type": "amend", "by": "Ben", "changes": [change]})
    expect(message_on(screen)).to_have_text(
        re.compile(read_as("Ben corrected Round 1: Ada 12 → 8"))
    )
    expect(on_the_table(screen)).to_have_text(["8", "37"])
    screen.shot("table-corrected")
    screen.axe()
    screen.key("Back to the sheet")
    expect(screen.page.locator("score-board")).to_be_visible()
    expect(screen.page.locator("recent-line toast-line")).to_have_count(1)
    expect(screen.page.locator(".toast")).to_have_count(0)


def test_table_view_tells_who_joins(watched, new_phone):
    owner, screen, game = watched
    join(owner, new_phone(), game)
    expect(message_on(screen)).to_have_text(re.compile("joined$"))


def test_table_view_goes_on_to_the_rematch_by_itself(new_phone):
    owner, screen = new_phone(), new_phone(*TELEVISION)
    game = gather(owner)
    screen.page.add_init_script(NO_MINUTES)
    screen.open(f"/join#{share(owner, game, 'watch')}")
    screen.key("Just watching")
    screen.tap(screen.main())
    expect(on_the_table(screen)).to_have_text(["0", "0"])
    write_points(owner, game, 3, 4)
    end(owner, game)
    expect(on_the_table(screen)).to_have_text(["3", "4"])
    screen.page.wait_for_function(OVER)
    expect(owner.main()).to_have_text("Rematch")
    owner.key("Rematch")
    with owner.page.expect_response(is_game_stored):
        owner.begin()
    expect(on_the_table(screen)).to_have_text(["0", "0"])
    screen.page.wait_for_url(f"{owner.page.url}#table")
    write_points(owner, owner.page.url.removeprefix(owner.address), 5, 6)
    expect(on_the_table(screen)).to_have_text(["5", "6"])
    screen.key("Back to the sheet")
    screen.page.wait_for_url(owner.page.url)


def test_rematch_of_another_phone_is_joined_instead_of_begun_twice(new_phone):
    ada, ben = new_phone(), new_phone()
    game = gather(ada, ben)
    write_points(ada, game, 3, 4)
    end(ada, game)
    expect(ben.main("sheet-screen")).to_have_text("Rematch")
    expect(ada.main("sheet-screen")).to_have_text("Rematch")
    ada.key("Rematch")
    with ada.page.expect_response(is_game_stored):
        ada.begin()
    ben.page.wait_for_function(TWO_GAMES)
    ben.key("Rematch")
    ben.page.wait_for_url(ada.page.url)
    ben.expect_board({"Ada": "0", "Ben": "0"})


def test_after_many_rounds_there_is_no_more_on_the_page_than_before(phone):
    game = show(phone, *TWO)
    count = "document.querySelectorAll('body *').length"
    before = phone.page.evaluate(count)
    for total in range(1, 25):
        write_points(phone, game, 1, 0)
        expect(on_the_table(phone).first).to_have_text(str(12 + total))
    assert phone.page.evaluate(count) == before


def test_table_view_without_a_network_says_so(guests):
    (guest,) = guests(1)
    sit_down(guest)
    guest.phone.key("Table view")
    cloud = guest.phone.page.locator(".table-side:not(.is-turned) .cloud")
    expect(cloud).to_have_count(0)
    guest.offline()
    expect(cloud).to_be_visible()
    no_matter(guest.phone)
    guest.online()
    expect(cloud).to_have_count(0)


LONG = "Bartholomäus-Alexander"


def test_a_long_name_is_cut_anew_when_its_total_grows_wider(new_phone):
    owner, screen = new_phone(), new_phone()
    game = gather(owner, names=("Ada", LONG, "Cy", "Dora", "Eve"))
    watch(screen, share(owner, game, "watch"))
    name = screen.page.locator(".table-side:not(.is-turned) .name").nth(1)
    expect(name).to_contain_text("…")
    write_points(owner, game, 2, 37, 0, 0, 0)
    expect(on_the_table(screen).nth(1)).to_have_text("37")
    screen.page.wait_for_function(FITS)


def watch(screen: Phone, token: str) -> None:
    """Open the table view of a game that this phone only watches."""
    screen.open(f"/join#{token}")
    expect(screen.page.get_by_role("heading", name="Who are you?")).to_be_visible()
    expect(screen.page.get_by_text("Your name will stand")).to_have_count(0)
    screen.key("Just watching")
    screen.tap(screen.main())
    expect(on_the_table(screen).first).to_be_visible()
