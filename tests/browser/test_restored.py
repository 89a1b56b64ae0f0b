"""The server is put back to an older backup: the phone gives back what it knows beyond that."""

import subprocess
from contextlib import ExitStack

import pytest

from tests.browser.keypad import expect_totals, write_round
from tests.browser.together import arrived, no_matter
from tests.serving import COMPANION, serving


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path / "data") as served:
        yield served


def goes_out(phone, game: str):
    """Waits, at the end of its block, until what waited in a game has arrived."""
    return phone.page.expect_response(lambda told: game in told.url and arrived(told))


def begin(phone, server, *names: str) -> str:
    """A game with its first round, both of which the server has; where it is."""
    phone.new_game("Tally", *names)
    game = phone.page.url.removeprefix(server.address)
    with goes_out(phone, game):
        write_round(phone, "1", "2")
    return game


def entries(phone, game: str) -> int:
    return len(phone.page.request.get(f"{phone.address}/api{game}/log").json()["entries"])


def test_what_happened_after_the_backup_comes_back(phone, server, tmp_path):
    phone.address = server.address
    phone.ignored.append("status of 404")  # of the game that the backup does not know
    known = begin(phone, server, "Ada", "Ben")
    companion("backup", tmp_path / "backup", "--data", server.data)
    with goes_out(phone, known):
        write_round(phone, "3", "4")
    begun = begin(phone, server, "Cy", "Dee")
    server.stop()
    companion("restore", tmp_path / "backup", "--data", tmp_path / "new")
    with ExitStack() as running:
        with goes_out(phone, known), goes_out(phone, begun):
            running.enter_context(serving(tmp_path / "new", port=server.port))
            phone.open(known)
        assert entries(phone, known) == 2
        assert entries(phone, begun) == 1
        expect_totals(phone, "4", "6")
    no_matter(phone)


def companion(*words) -> None:
    """Run a command that has to go well."""
    subprocess.run([COMPANION, *words], check=True, capture_output=True, timeout=120)
