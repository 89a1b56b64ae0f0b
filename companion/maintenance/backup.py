"""A backup: a database of Companion's in one file, and the secret key its phones are known by."""

import os
import shutil
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pysqlite3.dbapi2 as driver
from sqlalchemy import Engine

from companion.app import with_database
from companion.core.config import Settings, SettingsError
from companion.maintenance.migrate import migrate
from companion.models import db


def write_backup(database: Path, secret: str) -> None:
    """Make one file of a database that nobody has open, for its owner's eyes only, on the disk."""
    with closing(driver.connect(database, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE backup (secret TEXT NOT NULL)")
        connection.execute("INSERT INTO backup VALUES (?)", (secret,))
        connection.execute("PRAGMA journal_mode = DELETE")
    database.chmod(0o600)


def read_backup(file: Path, database: Path) -> str:
    """Make a database of a backup and return the secret key.

    Raises `SettingsError` for other files, and `OSError` where it cannot be read.
    """
    shutil.copyfile(file, database)
    try:
        with closing(driver.connect(database, isolation_level=None)) as connection:
            (secret,) = connection.execute("SELECT secret FROM backup").fetchone()
            connection.execute("DROP TABLE backup")
    except (driver.Error, TypeError) as error:
        raise SettingsError(f"{file} is no backup that companion backup has made.") from error
    return secret


def incomplete_name(file: Path) -> Path:
    """Return what a backup without the rows that cannot be read is called beside a whole one."""
    return file.with_name(f"{file.name}-incomplete")


def put_in_place(database: Path, file: Path) -> None:
    """Give a finished backup its name; what had it before is there until then."""
    with database.open("rb") as stream:
        os.fsync(stream.fileno())
    database.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


@contextmanager
def open_database(settings: Settings) -> Generator[Engine]:
    """Open the database of these settings, brought up to date; yield its engine."""
    app = with_database(settings)
    migrate(app)
    with app.app_context():
        engine = db.engine
        try:
            yield engine
        finally:
            engine.dispose()
