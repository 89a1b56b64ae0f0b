"""SQLite, so that nothing acknowledged is lost and no writer fails for waiting.

The measurements behind each setting: docs/decisions/0010-sqlite.md.
"""

from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from struct import Struct
from typing import Any

import pysqlite3.dbapi2 as driver
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

from companion.core.config import SettingsError

MIN_VERSION = (3, 51, 3)
"""Older ones can corrupt a database in WAL mode, in a rare race when the log is reset."""
BUSY_SECONDS = 10
READS: Mapping[str, Any] = {}
WRITES: Mapping[str, Any] = {"writes": True}
WRITERS: int = 1
"""Writers queue in their process instead of at the lock, which only one can have."""
UNREADABLE_ERRORS = (ValueError, TypeError, AttributeError, KeyError, OperationalError)
"""Raised by reading something that no version can have stored, and by more: `is_unreadable`."""
NO_UTF8 = "Could not decode to UTF-8"
"""What the driver says of text that is none."""
PRAGMAS = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # NORMAL may lose acknowledged commits at a power cut
    "PRAGMA mmap_size = 0",
)


def engine_options() -> dict[str, Any]:
    """Return what SQLAlchemy needs. Raises `SettingsError` for an SQLite too old."""
    _refuse_old_sqlite()
    return {
        "module": driver,
        # The driver begins no transactions of its own: `_begin` does.
        "connect_args": {"isolation_level": None, "timeout": BUSY_SECONDS},
    }


def prepare(engine: Engine) -> None:
    """Have every connection of `engine` set up, and every transaction begun, our way."""
    event.listen(engine, "connect", _configure)
    event.listen(engine, "begin", _begin)


def lock_schema(connection: Connection) -> None:
    """Do nothing: a writing transaction is alone from its beginning."""
    del connection


def checkpoint(engine: Engine) -> None:
    """Carry what is in the log over to the database, as far as it goes without holding anyone up.

    What cannot be carried over now is left for the next time; a failing disk fails the next
    commit.
    """
    with suppress(driver.Error), closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def has_lost_commits(engine: Engine) -> bool:
    """Whether a crash may have cost commits, as far as the file tells."""
    return is_wal_torn(Path(engine.url.database or ""))


def is_unreadable(error: Exception) -> bool:
    """Whether one of `UNREADABLE_ERRORS` says that a row is unreadable, and not the database."""
    return not isinstance(error, OperationalError) or NO_UTF8 in str(error.orig)


def is_retryable(error: DBAPIError) -> bool:
    """Return False: a writing transaction is alone."""
    del error
    return False


def size(connection: Connection) -> int:
    """Return the bytes of the file, without those that can be used anew."""
    pages, free, page_bytes = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * page_bytes


def check_integrity(connection: Connection) -> list[str]:
    """Return what is wrong with the file, page by page."""
    rows = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return [line for line in rows if line != "ok"]


def _configure(connection: Any, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    """Say at once who writes: a read that becomes a write fails if anyone wrote meanwhile.

    With the option `waits=False` it fails where anybody else writes just now.
    """
    options = connection.get_execution_options()
    begin = "BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN"
    if options.get("waits", True):
        connection.exec_driver_sql(begin)
        return
    _wait_up_to(connection, 0)
    try:
        connection.exec_driver_sql(begin)
    finally:
        _wait_up_to(connection, BUSY_SECONDS)


def _wait_up_to(connection: Connection, seconds: float) -> None:
    driven: Any = connection.connection.dbapi_connection
    driven.execute(f"PRAGMA busy_timeout = {int(1000 * seconds)}")


def _refuse_old_sqlite() -> None:
    if driver.sqlite_version_info < MIN_VERSION:
        least = ".".join(map(str, MIN_VERSION))
        raise SettingsError(
            f"SQLite {driver.sqlite_version} can corrupt a database; {least} or newer is needed. "
            "Install the package pysqlite3 again, from its wheel."
        )


HEADER = Struct(">8xI4xI12x")
"""Of what stands in front: the size of a page, and the count by which this log is known."""
FRAME = Struct(">8xI12x")
"""Of what stands before each page: the count of the log it was written for."""
MAX_RESTARTS = 1_000_000
"""Times SQLite may have restarted the file since it wrote a page that is still in it."""


def is_wal_torn(database: Path) -> bool:
    """Whether more stands in the log than SQLite takes for good, so that commits may be missing.

    To be asked before anything else opens the database: it would write over the evidence. What was
    being written when the process was killed, and nobody was told of, looks the same.
    """
    log = database.with_name(f"{database.name}-wal")
    if not log.exists() or not log.stat().st_size:
        return False
    with closing(_connect(database)) as locking, closing(_connect(database)) as checking:
        locking.execute("BEGIN IMMEDIATE")  # so that nobody is writing just now
        complete = checking.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
        return _has_more(log.read_bytes(), complete)


def _connect(database: Path) -> Any:
    return driver.connect(database, isolation_level=None)


def _has_more(log: bytes, complete: int) -> bool:
    """Whether anything of this log follows its first `complete` pages, whole or not."""
    if len(log) < HEADER.size:
        return True
    page, count = HEADER.unpack_from(log)
    pages, rest = divmod(len(log) - HEADER.size, FRAME.size + page)
    places = (HEADER.size + number * (FRAME.size + page) for number in range(complete, pages))
    return rest > 0 or not all(_is_older(log, offset, count) for offset in places)


def _is_older(log: bytes, offset: int, count: int) -> bool:
    """Whether the page at this place is left from before the file was begun anew, as most are."""
    (frame_count,) = FRAME.unpack_from(log, offset)
    return 0 < (count - frame_count) % 2**32 <= MAX_RESTARTS
