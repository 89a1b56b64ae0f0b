"""Server and app are updated in the middle of a game, with data that has to be migrated."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.next_version import make_next_version
from tests.network.faults import Fault
from tests.simulator import games
from tests.simulator.games import Points, Remarks
from tests.simulator.healing import settle
from tests.simulator.in_the_page import GO
from tests.simulator.journal import Journal
from tests.simulator.oracle import find_faults
from tests.simulator.phone import new_phone
from tests.simulator.server import Server
from tests.simulator.verdict import find_evidence, find_faults_in
from tests.simulator.writer import Writer

EARLIER = "0003"
"""The revision of the data before the update."""
WAITS = "() => navigator.serviceWorker.getRegistration().then((kept) => !!kept?.waiting)"
OFFER = "Update ready"


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def writers(browser, server) -> Iterator[list[Writer]]:
    """Two phones at a tally; the first keeps the app."""
    chance, journal, remarks = random.Random(5), Journal(), Remarks()
    phones = [new_phone(browser, server, "p0", service_workers="allow")]
    phones.append(new_phone(browser, server, "p1"))
    yield [Writer(phone, journal, chance, remarks, Points(chance)) for phone in phones]
    for phone in phones:
        phone.close()


def test_update_in_the_middle_loses_and_doubles_nothing(writers, server, tmp_path):
    keeper, other = writers
    phones = [writer.phone for writer in writers]
    for phone in phones:
        phone.open()
    phone, page = keeper.phone, keeper.phone.page
    phone.until("() => navigator.serviceWorker.controller !== null", "the app is kept")
    game = phone.begin(games.file_of("tally"))
    other.phone.join(game, phone.invite(game))
    for writer in writers:
        writer.sit_down(game, "tally")
    write(3, *writers)
    phone.network.choose = lambda _request: Fault.CUT_BEFORE
    phone.network.cut()
    write(2, *writers)

    (tmp_path / "next").mkdir()
    server.update(make_next_version(tmp_path / "next"), EARLIER)
    phone.ask("() => document.dispatchEvent(new Event('visibilitychange'))")
    phone.until(WAITS, "the next version has come")
    write(2, *writers)
    phone.ask(GO, "/")
    page.locator("home-screen").wait_for()
    assert phone.head(game)["waits"] > 0
    expect(page.get_by_text(OFFER)).to_have_count(0)

    phone.network.choose = phone.weather
    phone.heal()
    expect(page.get_by_text(OFFER)).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Update now", exact=True).click()
    expect(page.locator("html[data-version='next']")).to_have_count(1, timeout=60_000)
    phone.wait_for_app()
    phone.show(game)
    write(2, *writers)
    settle(writers, [game])
    wrong = [*find_faults_in(game, phones), *keeper.faults, *other.faults]
    wrong += phone.troubles + other.phone.troubles
    assert wrong + find_faults(keeper.journal, find_evidence(phones, [game])) == []


def write(rounds: int, *writers: Writer) -> None:
    for _ in range(rounds):
        for writer in writers:
            writer.write_next()
