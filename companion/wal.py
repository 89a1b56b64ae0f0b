"""The write-ahead log of an SQLite database, as a crash has left it."""

from contextlib import closing
from pathlib import Path
from struct import Struct
from typing import Any

import pysqlite3.dbapi2 as driver

HEADER = Struct(">8xI4xI12x")
"""Of what stands in front: the size of a page, and the count by which this log is known."""
FRAME = Struct(">8xI12x")
"""Of what stands before each page: the count of the log it was written for."""
ANEW = 1_000_000
"""Times that SQLite may have begun the file anew since it wrote a page that is still in it."""


def is_torn(database: Path) -> bool:
    """Whether more stands in the log than SQLite takes for good, so that commits may be missing.

    To be asked before anything else opens the database: it would write over the evidence. What was
    being written when the process was killed, and nobody was told of, looks the same.
    """
    log = database.with_name(f"{database.name}-wal")
    if not log.exists() or not log.stat().st_size:
        return False
    with closing(_opened(database)) as alone, closing(_opened(database)) as asking:
        alone.execute("BEGIN IMMEDIATE")  # so that nobody is writing just now
        good = asking.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
        return _goes_on(log.read_bytes(), good)


def _opened(database: Path) -> Any:
    return driver.connect(database, isolation_level=None)


def _goes_on(log: bytes, good: int) -> bool:
    """Whether anything of this log follows its first `good` pages, whole or not."""
    if len(log) < HEADER.size:
        return True
    page, count = HEADER.unpack_from(log)
    pages, rest = divmod(len(log) - HEADER.size, FRAME.size + page)
    places = (HEADER.size + number * (FRAME.size + page) for number in range(good, pages))
    return rest > 0 or not all(_is_older(log, place, count) for place in places)


def _is_older(log: bytes, place: int, count: int) -> bool:
    """Whether the page at this place is left from before the file was begun anew, as most are."""
    (written_for,) = FRAME.unpack_from(log, place)
    return 0 < (count - written_for) % 2**32 <= ANEW
