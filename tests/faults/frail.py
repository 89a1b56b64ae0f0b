"""`companion serve` that breaks where a test says: the file "break" in its data folder names how.

A worker that is to die at a step of an append does so at the next one, and the file is gone with
it; with a number after the step, at the next one that keeps so many entries at once. The other
faults last until the file is taken away.
"""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

STEPS = ("taken", "before insert", "inserted", "before commit", "committed", "before publish",
         "published")  # fmt: skip
"""Of an append, from the call to its answer: at each the process can be killed."""
IO_ERROR, DISK_FULL = "io error", "disk full"
APPEND = "INSERT INTO entry "
SMALL_FILE = 16_384
"""Bytes up to which a file can be written when the disk has I/O errors."""
PATIENCE = 0.3
"""Seconds that a writer waits for SQLite's lock; ten in earnest."""
TOGETHER = 60
"""Seconds of work that go into one commit, so that a slow machine divides none."""
PATIENT = {"PATIENCE": "10"}
"""Of a server whose writers wait as long as in earnest."""
ENTRIES = "entries"
"""Where a connection counts those of its transaction."""


def file_in(data: Path) -> Path:
    """Where the fault of a server stands."""
    return data / "break"


def together(step: str, entries: int) -> str:
    """Return the file's text for a death at a step of a transaction that has so many."""
    return f"{step}, {entries} entries"


class Faults:
    """What is to go wrong in this process."""

    def __init__(self, data: Path) -> None:
        self._file = file_in(data)
        self._files = getrlimit(RLIMIT_FSIZE)
        self._kept = 0
        """Entries of the last transaction that came to its commit and had any."""

    def wanted(self) -> str | None:
        with suppress(FileNotFoundError):
            return self._file.read_text()
        return None

    def at(self, step: str) -> None:
        """Be killed, if it is to be here."""
        if self.wanted() in (step, together(step, self._kept)):
            self._file.unlink()
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, function, before: str, after: str | None = None):
        """Return the function, between two steps."""

        def called(*args, **options):
            self.at(before)
            outcome = function(*args, **options)
            if after:
                self.at(after)
            return outcome

        return called

    def begun(self, connection) -> None:
        """Make the disk as it is to be, now that a transaction has begun."""
        limit = SMALL_FILE if self.wanted() == IO_ERROR else self._files[0]
        setrlimit(RLIMIT_FSIZE, (limit, self._files[1]))
        if connection.dialect.name == "sqlite":
            pages = 1 if self.wanted() == DISK_FULL else 2**32 - 2
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        connection.info[ENTRIES] = 0

    def sends(self, connection, _cursor, statement, rows, _context, many) -> None:
        if statement.startswith(APPEND):
            connection.info[ENTRIES] += len(rows) if many else 1
            self.at(STEPS[1])

    def sent(self, _connection, _cursor, statement, *_more) -> None:
        if statement.startswith(APPEND):
            self.at(STEPS[2])

    def commit(self, _dialect, connection) -> None:
        """As the dialect does it."""
        entries = connection.info.get(ENTRIES, 0)
        self._kept = entries or self._kept
        if entries:
            self.at(STEPS[3])
        connection.commit()
        if entries:
            self.at(STEPS[4])


def install_faults(faults: Faults) -> None:
    """Have all of it happen in every worker that this process begets."""
    from sqlalchemy import Engine, event
    from sqlalchemy.engine.default import DefaultDialect

    from companion.db import group_commit, postgres, sqlite
    from companion.log import store, views

    sqlite.BUSY_SECONDS = float(os.environ.get("PATIENCE", PATIENCE))
    if "PATIENCE" in os.environ:  # where it is set, for PostgreSQL's, too
        seconds = os.environ["PATIENCE"]
        postgres.SETTINGS += f" -c lock_timeout={seconds}s -c statement_timeout={seconds}s"
    group_commit.MAX_BATCH_SECONDS = TOGETHER
    event.listen(Engine, "begin", faults.begun)
    event.listen(Engine, "before_cursor_execute", faults.sends)
    event.listen(Engine, "after_cursor_execute", faults.sent)
    DefaultDialect.do_commit = lambda *inputs: faults.commit(*inputs)
    store.append = faults.around(store.append, STEPS[0])
    views.publish = faults.around(views.publish, STEPS[5], STEPS[6])


def main() -> None:
    from gevent import monkey

    monkey.patch_all()
    from companion.cli import share_figures
    from companion.core.config import read_settings

    data = Path(sys.argv[-1])
    settings = read_settings(os.environ, data)
    share_figures(settings)
    from companion.server.serve import serve

    install_faults(Faults(data))
    serve(settings)


if __name__ == "__main__":
    main()
