"""What a power cut can leave of SQLite's log: nothing that stands is lost, what is lost is said."""

import shutil
from contextlib import ExitStack
from pathlib import Path

import pysqlite3.dbapi2 as sqlite
import pytest
from gevent import GreenletExit

from companion import create_app
from companion.app import with_database
from companion.db.sqlite import FRAME, HEADER, is_wal_torn
from companion.maintenance import commands
from companion.maintenance.migrate import migrate, migrations
from companion.models import db
from tests.conftest import Phone, close, points, settings_in

ENTRIES = [points(name, 1, 2) for name in ("a", "b", "c", "d")]
PAGE = FRAME.size + 4096
MORE = {
    "half a page more": lambda log: log + log[HEADER.size : HEADER.size + 2000],
    "pages of a commit that never came": lambda log: log + log[HEADER.size : HEADER.size + PAGE],
    "zeros": lambda log: log + bytes(PAGE),
}
LESS = {
    "cut inside a page": lambda log: log[:-100],
    "cut before the last page": lambda log: log[:-PAGE],
    "the last page garbled": lambda log: log[:-4000] + b"garbled!" * 500,
    "the last pages empty": lambda log: log[: -2 * PAGE] + bytes(2 * PAGE),
}

LOST = """INSERT INTO entry (game, seq, id, text, device, received)
    SELECT game, 5, 'lost', text, device, received FROM entry WHERE id = 'd'"""


@pytest.fixture
def played(phone) -> str:
    """Return a game with its entries, of which the phone knows; its epoch."""
    epoch = phone.start("ours").json["epoch"]
    for after, entry in enumerate(ENTRIES):
        phone.write("ours", after, entry)
    return epoch


def log_of(folder: Path) -> Path:
    return folder / "companion.db.sqlite-wal"


@pytest.fixture
def crashed(settings, played, tmp_path):
    """Return the files as they lie there while the server runs, its log changed by a power cut."""

    def leave(tear) -> Path:
        folder = tmp_path / "left"
        shutil.copytree(settings.data, folder, ignore=lambda *_: ["left"])
        log_of(folder).write_bytes(tear(log_of(folder).read_bytes()))
        return folder

    return leave


@pytest.fixture
def started(phone):
    """Start a server on such files; the same phone, which now finds that one."""
    with ExitStack() as running:

        def start(folder: Path) -> Phone:
            migrate(with_database(settings_in(folder)))
            app = create_app(settings_in(folder))
            running.enter_context(app.app_context())
            running.callback(close, app)
            app.test_client_class = Phone
            again = app.test_client()
            again._cookies = phone._cookies
            return again

        yield start


def send(phone: Phone, epoch: str, after: int, *entries: dict):
    batch = {"after": after, "entries": list(entries)}
    return phone.post(f"/api/games/ours/log?epoch={epoch}", json=batch)


@pytest.mark.parametrize("tear", MORE.values(), ids=MORE.keys())
def test_acknowledged_entries_stand_before_any_torn_tail(crashed, started, tear, capsys):
    again = started(crashed(tear))
    assert again.get("/api/games/ours/log").json["entries"] == ENTRIES
    assert "write-ahead log is torn" in capsys.readouterr().err


@pytest.mark.parametrize("tear", LESS.values(), ids=LESS.keys())
def test_entries_torn_off_come_back_from_a_phone(crashed, played, started, tear, capsys):
    """The log has grown again, to the very number that the phone knows, before it comes."""
    folder = crashed(tear)
    again = started(folder)
    assert "write-ahead log is torn" in capsys.readouterr().err
    (*others, lost) = ENTRIES
    log = again.get("/api/games/ours/log").json
    assert log["entries"] == others
    other = points("other", 3, 4)
    assert again.write("ours", len(others), other).json["seq"] == len(ENTRIES)
    new = points("new", 5, 6)
    late = send(again, played, len(ENTRIES), new)
    assert (late.status_code, late.json["entries"]) == (409, [*others, other])
    assert send(again, log["epoch"], len(ENTRIES), lost, new).json["seq"] == len(ENTRIES) + 2
    assert commands.doctor(settings_in(folder), repairing=False)


def test_entries_torn_off_come_back_though_the_first_start_of_a_new_version_was_killed(
    app, crashed, played, started, monkeypatch
):
    """What tells of the tear has been written over by then."""
    with app.app_context():
        migrations(app).downgrade(revision="0017")
        with db.engine.begin() as connection:
            connection.exec_driver_sql(LOST)
    folder = crashed(LESS["cut inside a page"])

    def be_killed(_engine) -> None:
        raise GreenletExit

    with monkeypatch.context() as killing:
        killing.setattr("companion.maintenance.migrate._work_out", be_killed)
        with pytest.raises(GreenletExit):
            migrate(with_database(settings_in(folder)))
    log = started(folder).get("/api/games/ours/log").json
    assert log["entries"] == ENTRIES
    assert log["epoch"] != played


def test_doctor_reports_a_torn_wal(crashed, capsys):
    assert commands.doctor(settings_in(crashed(LESS["cut inside a page"])), repairing=False)
    assert "write-ahead log is torn" in capsys.readouterr().err


def test_wal_of_a_killed_server_is_not_torn(settings, crashed, played, started, capsys):
    again = started(crashed(lambda log: log))
    assert again.get("/api/games/ours/log").json["epoch"] == played
    assert capsys.readouterr().err == ""


def test_frames_of_an_earlier_wal_are_no_tear(tmp_path):
    file = tmp_path / "companion.db.sqlite"
    one = sqlite.connect(file, isolation_level=None)
    one.execute("PRAGMA journal_mode = WAL")
    one.execute("CREATE TABLE t (n)")
    one.executemany("INSERT INTO t VALUES (?)", [("x" * 3000,)] * 20)
    one.execute("PRAGMA wal_checkpoint(RESTART)")
    one.execute("DELETE FROM t WHERE rowid = 1")
    assert not is_wal_torn(file)
    one.execute("BEGIN IMMEDIATE")
    one.execute("ROLLBACK")
    one.close()
    assert not is_wal_torn(file)


def test_wal_without_its_header_is_torn(crashed):
    folder = crashed(lambda log: b"garbled!" * 4 + log[HEADER.size :])
    assert is_wal_torn(folder / "companion.db.sqlite")
