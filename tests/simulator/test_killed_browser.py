"""The browser's process ends at any moment: what it has called saved is on the disk."""

import os
import random
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from select import select

import pytest
from playwright.sync_api import BrowserContext, Playwright

from tests.chromium import CHROMIUM, FLAGS
from tests.network.faults import Fault
from tests.simulator import games
from tests.simulator.games import Points, Remarks
from tests.simulator.journal import Journal
from tests.simulator.oracle import find_faults
from tests.simulator.phone import LOOKS, SimulatedPhone
from tests.simulator.server import Server
from tests.simulator.verdict import find_evidence
from tests.simulator.writer import Writer

KILLS = 2
ENTRIES = 5


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


def launch_browser(playwright: Playwright, profile: Path) -> BrowserContext:
    """Return a browser of its own that keeps everything in this folder."""
    chromium = playwright.chromium
    return chromium.launch_persistent_context(
        profile, executable_path=CHROMIUM, args=FLAGS, **LOOKS
    )


def kill(profile: Path) -> None:
    """End the browser of this folder, with all that belongs to it, at this very moment."""
    command = ["ps", "-ww", "-A", "-o", "pid=", "-o", "args="]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    mine = [int(line.split()[0]) for line in lines if f"--user-data-dir={profile}" in line]
    assert mine, "no browser has this profile"
    for pid in mine:
        with suppress(ProcessLookupError):  # its parent's end may have ended it
            ending = os.pidfd_open(pid)
            os.kill(pid, signal.SIGKILL)
            select([ending], [], [])  # until then it holds the locks of its files
            os.close(ending)


def test_killed_browser_has_all_that_it_called_saved(playwright, server, tmp_path):
    profile, journal, chance = tmp_path / "profile", Journal(), random.Random(4)
    phone = SimulatedPhone(launch_browser(playwright, profile), server, "p0")
    writer = Writer(phone, journal, chance, Remarks(), Points(chance))
    phone.open()
    game = phone.begin(games.file_of("tally"))
    writer.sit_down(game, "tally")
    phone.context.close()  # Chromium writes a new cookie down half a minute later, or now
    phone.live_in(launch_browser(playwright, profile))
    writer.come_back()
    phone.network.choose = lambda _request: Fault.CUT_BEFORE
    for _ in range(KILLS):
        for _ in range(ENTRIES):
            writer.write_next()
        writer.fill_in()
        kill(profile)
        phone.live_in(launch_browser(playwright, profile))
        writer.come_back()
        assert len(phone.log(game)) == len(journal.lines)
    assert writer.filled_in
    phone.network.choose = phone.weather
    phone.heal()
    phone.until(lambda: phone.head(game)["waits"] == 0, "all is sent")
    wrong = writer.faults + phone.troubles
    assert wrong + find_faults(journal, find_evidence([phone], [game])) == []
    phone.close()
