"""SQLite: set up so that nothing is lost."""

import pysqlite3.dbapi2 as driver
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from companion.core.config import SettingsError
from companion.db import sqlite
from companion.db.transactions import reads, writes
from companion.models import db
from companion.models.grants import ScorebookGrant


@pytest.fixture(autouse=True)
def inside(app):
    with app.app_context():
        yield


@reads
def pragma(session, name):
    return session.execute(text(f"PRAGMA {name}")).scalar()


@pytest.mark.parametrize(
    ("name", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
def test_every_connection_is_set_up(name, value):
    assert pragma(name) == value


def test_sqlite_is_the_version_that_was_checked():
    @reads
    def version(session):
        return session.execute(text("SELECT sqlite_version()")).scalar()

    assert version() == driver.sqlite_version


def test_a_grant_for_nothing_is_refused():
    @writes
    def grant(session):
        session.add(ScorebookGrant(scorebook="none", device="none", role=1))

    with pytest.raises(IntegrityError):
        grant()


def test_transaction_that_fails_halfway_leaves_nothing():
    @writes
    def stumble(session):
        session.execute(text("INSERT INTO device (id, made) VALUES ('d', 'now')"))
        raise LookupError

    @reads
    def devices(session):
        return session.execute(text("SELECT count(*) FROM device")).scalar()

    with pytest.raises(LookupError):
        stumble()
    assert devices() == 0


def test_writers_wait_from_their_first_statement_on(settings, monkeypatch):
    """So no writer reads what is old by the time it writes."""
    other = driver.connect(settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    reached = []

    @writes
    def write(session):
        session.execute(text("PRAGMA busy_timeout"))
        reached.append(True)

    db.engine.dispose()
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "PRAGMA busy_timeout = 1"))
    with pytest.raises(OperationalError, match="locked"):
        write()
    assert reached == []
    other.execute("ROLLBACK")
    other.close()
    write()
    assert reached == [True]


def test_an_sqlite_that_can_corrupt_the_database_is_refused(monkeypatch):
    monkeypatch.setattr(driver, "sqlite_version_info", (3, 51, 2))
    with pytest.raises(SettingsError, match="or newer is needed"):
        sqlite.engine_options()
