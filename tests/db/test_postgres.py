"""PostgreSQL: locked by games and no further, back after a restart."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import InternalError

from companion.core.config import SettingsError
from companion.db.transactions import reads, writes
from companion.games.delete import erase
from companion.maintenance import demo
from tests import postgres_server
from tests.conftest import points, settings_in, tally
from tests.serving import Caller, serving
from tests.waiting import wait_until

PHONES = 6


@pytest.fixture
def settings(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


@pytest.fixture
def inside(app):
    with app.app_context():
        yield


@pytest.mark.usefixtures("inside")
def test_reading_transaction_cannot_write():
    @reads
    def write(session):
        session.execute(text("DELETE FROM device"))

    with pytest.raises(InternalError, match="read-only"):
        write()


@pytest.mark.usefixtures("inside")
def test_a_key_that_another_has_just_written_is_found(settings):
    tries = []

    @writes
    def know(session):
        there = session.execute(text("SELECT 1 FROM device WHERE id = 'd'")).first()
        tries.append(there)
        if there is None:
            with psycopg.connect(address_of(settings), autocommit=True) as other:
                other.execute("INSERT INTO device (id, made, kind) VALUES ('d', '', '')")
            session.execute(text("INSERT INTO device (id, made, kind) VALUES ('d', '', '')"))

    know()
    assert tries == [None, (1,)]


def test_games_do_not_wait_for_each_other(settings, phone):
    """A transaction that has taken one game's row holds up nobody at another table."""
    phone.start("held")
    phone.start("free")
    with psycopg.connect(address_of(settings)) as other:
        other.execute("SELECT 1 FROM game WHERE id = 'held' FOR UPDATE")
        assert phone.write("free", 0, points("a", 1, 2)).status_code == 200
        waits = threading.Thread(target=phone.write, args=("held", 0, points("b", 1, 2)))
        waits.start()
        until_somebody_waits(other)
    waits.join()
    assert phone.get("/api/games/held/log").json["seq"] == 1


def test_a_round_that_six_phones_write_is_one(app, new_phone):
    """The same entry, as phones send it that never heard an answer."""
    owner = new_phone()
    owner.start("ours")
    token = owner.share("ours")
    phones = [new_phone() for _ in range(PHONES)]
    for one in phones:
        one.join(token)
    with ThreadPoolExecutor(PHONES) as together:
        answers = list(together.map(lambda one: one.write("ours", 0, points("a", 1, 2)), phones))
    assert {answer.status_code for answer in answers} <= {200}
    assert owner.get("/api/games/ours/log").json["seq"] == 1


def test_a_game_that_two_phones_begin_is_one(new_phone):
    phones = [new_phone() for _ in range(PHONES)]
    for one in phones:
        one.get("/")
    with ThreadPoolExecutor(PHONES) as together:
        answers = list(together.map(lambda one: one.start("ours"), phones))
    assert sorted(answer.status_code for answer in answers) == [201] + [404] * (PHONES - 1)


def test_hand_over_is_taken_by_one_phone_only(new_phone):
    owner = new_phone()
    owner.start("ours")
    token = owner.share("ours", role="own")
    phones = [new_phone() for _ in range(PHONES)]
    with ThreadPoolExecutor(PHONES) as together:
        list(together.map(lambda one: one.join(token), phones))
    assert [one.role_in("ours") for one in phones].count("own") == 1


def test_an_entry_under_way_comes_first_and_is_erased_with_its_game(app, settings, phone):
    phone.start("ours")

    def erased_here():
        with app.app_context():
            erase("ours")

    with psycopg.connect(address_of(settings)) as other, ThreadPoolExecutor(1) as beside:
        other.execute("SELECT 1 FROM game WHERE id = 'ours' FOR UPDATE")
        erased = beside.submit(erased_here)
        until_somebody_waits(other)
        other.execute("INSERT INTO device (id, made, kind) VALUES ('d', '', '')")
        other.execute("INSERT INTO entry VALUES ('ours', 1, 'a', '{}', 'd', '')")
        other.commit()
        erased.result()
    assert phone.get("/api/games/ours").status_code == 410


def test_id_that_no_text_column_can_hold_is_not_found(phone):
    assert phone.get("/api/games/%00").status_code == 404
    assert phone.write("%00", 0, points("a", 1, 2)).status_code == 404


def test_a_database_with_games_gets_no_demo(settings, phone):
    phone.start("ours")
    with pytest.raises(SettingsError, match="games already"):
        demo.fill(settings)


def test_a_restarted_database_is_waited_for_and_has_everything(tmp_path):
    with postgres_server.running_postgres() as database:
        database.run("CREATE DATABASE companion")
        environment = {**os.environ, "DATABASE_URL": database.address("companion")}
        with serving(tmp_path, env=environment) as served, closing(Caller(served.port)) as phone:
            assert phone.call("PUT", "/api/games/ours", tally())[0] == 201
            assert write(phone, 0)[0] == 200
            database.stop()
            assert write(phone, 1)[0] == 503
            assert phone.call("GET", "/health")[0] == 503
            with postgres_server.start_server(database.folder):
                assert write(phone, 1)[0] == 200
                assert phone.call("GET", "/api/games/ours/log")[1]["seq"] == 2


def write(phone: Caller, after: int) -> tuple[int, object]:
    batch = {"after": after, "entries": [points(f"e{after}", 1, 2)]}
    return phone.call("POST", "/api/games/ours/log", batch)


def until_somebody_waits(other: psycopg.Connection) -> None:
    """Return as soon as a transaction waits for what this one holds."""
    query = "SELECT 1 FROM pg_locks WHERE NOT granted"
    wait_until(lambda: other.execute(query).fetchone(), "somebody waits for a lock")


def address_of(settings) -> str:
    """How psycopg reaches the same database."""
    return settings.postgresql.replace("+psycopg", "")
