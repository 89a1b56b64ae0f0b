"""The server is put back to an older backup: the phone gives back what it knows beyond that."""

from contextlib import ExitStack

from playwright.sync_api import expect

from tests.browser.keypad import expect_totals, write_round
from tests.browser.sharing import come_in, scan, show_code
from tests.browser.together import goes_out, is_game_stored, log_of, no_matter, wait_for_log
from tests.forking import run_companion
from tests.serving import serving


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
    phone.page.goto("about:blank")  # else it might be back before anybody waits for what it sends
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


def test_guest_who_comes_first_leaves_the_game_to_its_owner(new_phone, server, tmp_path):
    """The guest keeps what is written, and gives it once the owner has let them in again."""
    owner, guest = new_phone(), new_phone()
    for phone in (owner, guest):
        phone.address = server.address
        no_matter(phone).ignore("status of 404")
    begin(owner, server, "Gus", "Hal")
    companion("backup", tmp_path / "backup", "--data", server.data)
    game = begin(owner, server, "Ada", "Ben")
    come_in(guest, show_code(owner))
    with goes_out(guest, game):
        write_round(guest, "3", "4")
    owner.page.goto("about:blank")  # else it might be the first to come by itself
    server.stop()
    companion("restore", tmp_path / "backup", "--data", tmp_path / "new")
    with serving(tmp_path / "new", port=server.port):
        guest.open(game)
        expect(guest.page.get_by_text("no longer takes part here")).to_be_visible()
        with owner.page.expect_response(is_game_stored):
            owner.open(game)
        scan(guest, show_code(owner))
        expect_totals(guest, "4", "6")
        assert len(wait_for_log(owner, game, 2)) == 2


def companion(*words) -> None:
    """Run a command that has to go well."""
    run_companion(*words, check=True, timeout=120)
