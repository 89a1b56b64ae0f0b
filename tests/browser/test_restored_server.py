"""The server is put back to an older backup: the phone gives back what it knows beyond that."""

import subprocess
from contextlib import ExitStack

from tests.browser.keypad import expect_totals, write_round
from tests.browser.together import goes_out, log_of, no_matter
from tests.serving import COMPANION, serving


def begin(phone, server, *names: str) -> str:
    """Return a game with its first round, both of which the server has; where it is."""
    phone.new_game("Tally", *names)
    game = phone.page.url.removeprefix(server.address)
    with goes_out(phone, game):
        write_round(phone, "1", "2")
    return game


def test_entries_written_after_the_backup_come_back(phone, server, tmp_path):
    phone.address = server.address
    phone.ignored.append("status of 404")  # of the game that the backup does not know
    known = begin(phone, server, "Ada", "Ben")
    companion("backup", tmp_path / "backup", "--data", server.data)
    with goes_out(phone, known):
        write_round(phone, "3", "4")
    start = begin(phone, server, "Cy", "Dee")
    server.stop()
    companion("restore", tmp_path / "backup", "--data", tmp_path / "new")
    with ExitStack() as running:
        with goes_out(phone, known), goes_out(phone, start):
            running.enter_context(serving(tmp_path / "new", port=server.port))
            phone.open(known)
        assert len(log_of(phone, known)) == 2
        assert len(log_of(phone, start)) == 1
        expect_totals(phone, "4", "6")
    no_matter(phone)


def companion(*words) -> None:
    """Run a command that has to go well."""
    subprocess.run([COMPANION, *words], check=True, capture_output=True, timeout=120)
