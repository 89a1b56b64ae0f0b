"""One writer for all: what waits together is kept together, and fails by itself."""

import weakref
from contextlib import suppress
from threading import current_thread

import gevent
import pysqlite3.dbapi2 as driver
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from companion.db import group_commit, sqlite
from companion.db.group_commit import GroupCommitter
from companion.models import db

AT_ONCE = 20


@pytest.fixture(autouse=True)
def inside(app):
    with app.app_context():
        yield


@pytest.fixture
def writer():
    return GroupCommitter(db.engine.execution_options(**sqlite.WRITES), sqlite.checkpoint)


def adding(name: str):
    """Work that adds a device, and comes to its name."""

    def add(session):
        session.execute(text("INSERT INTO device (id, made) VALUES (:name, 'now')"), {"name": name})
        return name

    return add


def stumbling(session):
    adding("half")(session)
    raise LookupError


def all_done(writer: GroupCommitter, *works) -> list:
    """Return what becomes of each of these works, all begun at once: its result, or its error."""
    greenlets = [gevent.spawn(writer.run, work) for work in works]
    gevent.joinall(greenlets)
    return [one.value if one.successful() else type(one.exception) for one in greenlets]


def devices() -> set[str]:
    with db.engine.connect() as connection:
        return set(connection.execute(text("SELECT id FROM device")).scalars())


def test_waiting_writes_share_commits(writer, monkeypatch):
    monkeypatch.setattr(group_commit, "MAX_BATCH_SECONDS", 60)
    commits = []
    event.listen(db.engine, "commit", commits.append)
    names = [f"phone {number}" for number in range(AT_ONCE)]
    assert all_done(writer, *map(adding, names)) == names
    assert devices() == set(names)
    assert len(commits) == 1


def test_commits_are_carried_over_to_the_database_beside_others(settings, monkeypatch):
    monkeypatch.setattr(group_commit, "CHECKPOINT_EVERY", 2)
    settled = []

    def settle(engine):
        sqlite.checkpoint(engine)
        settled.append(settings.database.read_bytes())

    writer = GroupCommitter(db.engine.execution_options(**sqlite.WRITES), settle)
    for name in ("phone a", "phone b"):
        assert b"phone a" not in settings.database.read_bytes()
        writer.run(adding(name))
    with gevent.Timeout(60):
        while not settled:
            gevent.sleep(0.01)
    assert b"phone a" in settled[0]
    assert b"phone b" in settled[0]


def test_brief_write_runs_inline_and_shares_the_commit(writer):
    threads = {}

    def seen(name):
        def add(session):
            threads[name] = current_thread()
            return adding(name)(session)

        return add

    greenlets = [
        gevent.spawn(writer.run, seen("a"), is_brief=True),
        gevent.spawn(writer.run, seen("b")),
    ]
    assert [one.get() for one in greenlets] == ["a", "b"]
    assert devices() == {"a", "b"}
    assert threads["a"] is current_thread() is not threads["b"]


def test_brief_write_goes_before_the_long_ones_that_wait(writer, monkeypatch):
    monkeypatch.setattr(group_commit, "MAX_BATCH_SECONDS", 0)
    done = []
    works = [("long a", False), ("long b", False), ("brief", True)]
    greenlets = [
        gevent.spawn(lambda *work: done.append(writer.run(*work)), adding(name), is_brief)
        for name, is_brief in works
    ]
    gevent.joinall(greenlets, raise_error=True)
    assert done == ["brief", "long a", "long b"]


def test_long_writes_do_not_wait_for_ever_while_brief_ones_come(writer, monkeypatch):
    """Each brief one leaves the next behind, as tables do that play on."""
    done = []

    def play(number: int) -> None:
        done.append(writer.run(adding(f"brief {number}"), is_brief=True))
        if "long" not in done:
            gevent.spawn(play, number + 1)

    with gevent.Timeout(60):
        gevent.spawn(play, 0)
        assert writer.run(adding("long")) == "long"
        done.append("long")
    assert len(done) < 10


def test_failing_write_is_rolled_back_alone(writer):
    assert all_done(writer, adding("a"), stumbling, adding("b")) == ["a", LookupError, "b"]
    assert devices() == {"a", "b"}


def test_failing_write_leaves_nothing_for_the_search_for_garbage(writer, no_garbage_search):
    held = []

    def fail(_session):
        file = set("all of a large file")
        held.append(weakref.ref(file))
        raise LookupError

    with suppress(LookupError):
        writer.run(fail)
    gevent.sleep(0)  # the writer ends its turn
    assert len(held) == 2  # it was tried once more, alone
    assert [one() for one in held] == [None, None]


def test_other_greenlets_go_on_while_another_process_writes(settings, writer):
    other = driver.connect(settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    greenlet = gevent.spawn(writer.run, adding("a"), is_brief=True)
    for _ in range(10):
        gevent.sleep(0)
    assert not greenlet.ready()
    other.execute("ROLLBACK")
    other.close()
    assert greenlet.get() == "a"


def test_all_who_wait_learn_at_once_that_nothing_can_be_written(settings, writer, monkeypatch):
    other = driver.connect(settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.001)
    assert all_done(writer, adding("a"), adding("b")) == [OperationalError] * 2
    other.execute("ROLLBACK")
    other.close()
    assert all_done(writer, adding("a"), adding("b")) == ["a", "b"]
