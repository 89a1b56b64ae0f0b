"""PostgreSQL, for a server of many workers (docs/decisions/0140-postgresql.md)."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

READS: Mapping[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""One state of the database, from the first question to the last."""
WRITES: Mapping[str, Any] = {"isolation_level": "READ COMMITTED"}
"""Whoever reads something and then changes it takes its row first (`with_for_update`)."""
WRITERS: int = 8
"""Transactions of one process that write at the same time."""
MAX_CONNECTIONS = 16
SETTINGS = "-c timezone=UTC -c lock_timeout=10s -c statement_timeout=30s"
SCHEMA_LOCK = 5_267_266
"""A number for one lock of the database, that nothing else takes."""
RETRYABLE_STATES = {
    "23503",  # somebody else has just removed what this names, or named what this removes
    "23505",  # somebody else has just written the same key: this time it will be found
    "40001",  # somebody else has changed what was read
    "40P01",  # two waited for each other
}


def engine_options() -> dict[str, Any]:
    """Return what SQLAlchemy needs to open a database."""
    return {
        "pool_size": MAX_CONNECTIONS,
        "pool_pre_ping": True,  # a server that was started anew is found again
        "connect_args": {"connect_timeout": 10, "options": SETTINGS},
    }


def prepare(engine: Engine) -> None:
    """Do nothing: every connection comes as it is wanted."""
    del engine


def lock_schema(connection: Connection) -> None:
    """Wait until no other server brings this database up to date."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")


def has_lost_commits(engine: Engine) -> bool:
    """Return False: what it lost it could not start without."""
    del engine
    return False


def checkpoint(engine: Engine) -> None:
    """Do nothing: it looks after its own log."""
    del engine


def is_retryable(error: DBAPIError) -> bool:
    """Whether a transaction failed only because another one came between."""
    return getattr(error.orig, "sqlstate", None) in RETRYABLE_STATES


def size(connection: Connection) -> int:
    """Return the bytes of the database with its indexes."""
    return connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()


def check_integrity(connection: Connection) -> list[str]:
    """Return no errors: it looks after its own files."""
    del connection
    return []
