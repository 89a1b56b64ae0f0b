"""The databases Companion can store in: siblings of one shape."""

from collections.abc import Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from companion.db import postgres, sqlite


class Backend(Protocol):
    """What one kind of database wants differently from the others."""

    READS: Mapping[str, Any]
    """Options of a connection for a transaction that sees one state of the database."""
    WRITES: Mapping[str, Any]
    """Options of a connection for a transaction that writes."""
    WRITERS: int
    """Transactions of one process that may write at the same time."""

    def engine_options(self) -> dict[str, Any]:
        """Return what SQLAlchemy needs to open such a database. Raises `SettingsError`."""
        ...

    def prepare(self, engine: Engine) -> None:
        """Have every connection set up as it has to be."""
        ...

    def lock_schema(self, connection: Connection) -> None:
        """Wait until no other server brings this database up to date."""
        ...

    def has_lost_commits(self, engine: Engine) -> bool:
        """Whether a crash may have cost commits. To be asked before anything else."""
        ...

    def checkpoint(self, engine: Engine) -> None:
        """Do what commits have left to be done, without holding anyone up."""
        ...

    def is_retryable(self, error: DBAPIError) -> bool:
        """Whether a transaction failed only because another one came between."""
        ...

    def size(self, connection: Connection) -> int:
        """Return how many bytes the database has on its disk."""
        ...

    def check_integrity(self, connection: Connection) -> list[str]:
        """Return what the database says is wrong with its own file, where it can tell."""
        ...


BACKENDS: dict[str, Backend] = {"sqlite": sqlite, "postgresql": postgres}


def backend_at(address: str) -> Backend:
    """Return the kind of database at this address."""
    return BACKENDS[make_url(address).get_backend_name()]


def backend_of(engine: Engine) -> Backend:
    """Return the kind of database behind an engine."""
    return BACKENDS[engine.dialect.name]


def database_size(connection: Connection) -> int:
    """Return how many bytes the database behind a connection has on its disk."""
    return backend_of(connection.engine).size(connection)
