"""What a server erases by itself."""

import gc
import os
import weakref
from contextlib import closing

import gevent
import pysqlite3.dbapi2 as sqlite
import pytest

from companion.games.delete import PURGE_BATCH_SIZE
from companion.models import db
from companion.server import retention
from companion.server.retention import sweep, sweep_forever
from tests.conftest import points, tally
from tests.serving import Caller, serving
from tests.transfer.file_pages import ERASE, import_file, post
from tests.transfer.small_scorebook import book, raw
from tests.waiting import wait_until
from tests.web.scorebook_of_routes import PAD

LONG_AGO = "2020-01-01T00:00:00.000Z"


def age(app, *statements: str) -> None:
    with app.app_context(), db.engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement.replace("LONG_AGO", f"'{LONG_AGO}'"))


def sweep_after(app, days: int | None) -> None:
    app.config["RETENTION_DAYS"] = days
    sweep(app)


def count_games(app) -> int:
    with app.app_context(), db.engine.connect() as connection:
        return connection.exec_driver_sql("SELECT count(*) FROM game").scalar_one()


@pytest.mark.every_database
def test_games_older_than_the_host_keeps_them_are_erased(phone, own_app):
    phone = own_app.test_client()
    for game in ("old", "new"):
        phone.start(game)
        phone.write(game, 0, points("a", 1, 2))
    age(own_app, "UPDATE game SET touched = LONG_AGO, born = LONG_AGO WHERE id = 'old'")
    sweep_after(own_app, None)
    assert phone.get("/api/games/old").status_code == 200
    sweep_after(own_app, 365)
    assert phone.get("/api/games/old").status_code == 410
    assert phone.get("/api/games/new").status_code == 200


@pytest.mark.every_database
@pytest.mark.parametrize("is_known", [False, True])
def test_old_game_from_a_file_is_kept_from_when_it_came_in(own_app, is_known):
    """Also one that was here before and was erased, whose owner of then it still is."""
    phone = own_app.test_client()
    if is_known:
        phone.start("old")
        post(phone, "/scorebook/erase", **ERASE)
    old = tally(id="old", started=LONG_AGO, log=[points("a", 1, 2) | {"at": LONG_AGO}])
    import_file(phone, raw(book(players=[], games=[{"file": old}])))
    sweep_after(own_app, 365)
    assert phone.get("/api/games/old").status_code == 200
    age(own_app, "UPDATE game SET touched = LONG_AGO, born = LONG_AGO")
    sweep_after(own_app, 365)
    assert phone.get("/api/games/old").status_code == 410


def test_old_scorebook_stays_for_a_pad_changed_lately(own_app):
    phone = own_app.test_client()
    phone.start("old")
    body = {"pad": PAD, "version": 0}
    assert phone.put("/api/pads/p", json=body).status_code == 201
    age(
        own_app,
        "UPDATE game SET touched = LONG_AGO, born = LONG_AGO",
        "UPDATE scorebook SET made = LONG_AGO",
    )
    sweep_after(own_app, 365)
    assert phone.get("/api/games/old").status_code == 410
    assert [pad["id"] for pad in phone.get("/api/pads").json["pads"]] == ["p"]
    age(own_app, "UPDATE pad SET changed = LONG_AGO")
    sweep_after(own_app, 365)
    assert phone.get("/api/pads").json["scorebooks"] == []


def test_games_thrown_away_a_month_ago_are_erased_without_anybody_asking(own_app):
    phone = own_app.test_client()
    phone.start("gone")
    age(own_app, "UPDATE game SET deleted = LONG_AGO")
    sweep_after(own_app, None)
    assert count_games(own_app) == 0


@pytest.mark.every_database
def test_games_a_file_brings_as_thrown_away_long_ago_hold_up_nobody(app, phone):
    thrown_away = [
        {"file": tally(id=f"g{n}", log=[]), "deleted": "1900-01-01T00:00:00Z"} for n in range(30)
    ]
    import_file(phone, raw(book(players=[], games=thrown_away)))
    assert count_games(app) == 30
    assert phone.start("new").status_code == 201
    assert count_games(app) == 31 - PURGE_BATCH_SIZE
    sweep(app)
    assert count_games(app) == 1
    assert phone.get("/api/games/new").status_code == 200


@pytest.mark.long
def test_server_erases_old_games_as_soon_as_it_runs(tmp_path):
    with serving(tmp_path) as server, closing(Caller(server.port)) as caller:
        assert caller.call("PUT", "/api/games/g1", tally())[0] == 201
        cookie = caller.cookie
    with closing(sqlite.connect(tmp_path / "companion.db.sqlite")) as database:
        database.execute("UPDATE game SET touched = ?, born = ?", (LONG_AGO, LONG_AGO))
        database.commit()
    environment = {**os.environ, "RETENTION_DAYS": "30"}
    with serving(tmp_path, env=environment) as server, closing(Caller(server.port)) as caller:
        caller.cookie = cookie
        wait_until(lambda: caller.call("GET", "/api/games/g1")[0] == 410, "the game is erased")


@pytest.mark.long
def test_private_server_begins_no_games_for_strangers(tmp_path):
    environment = {**os.environ, "INVITE_ONLY": "yes", "QUOTA_MB": "100"}
    with serving(tmp_path, env=environment) as server, closing(Caller(server.port)) as caller:
        status, answer = caller.call("PUT", "/api/games/g1", tally())
    assert (status, answer["problem"]["code"]) == (422, "new.invite_only")


class Ring:
    """Refers to itself: only a search finds that nobody else does."""

    def __init__(self) -> None:
        self.own = self


def test_garbage_is_looked_for_with_what_is_past_its_time(own_app):
    gc.collect()
    gc.disable()
    try:
        ring = Ring()
        gc.freeze()  # as after the searches of a worker
        ring = weakref.ref(ring)
        sweeper = gevent.spawn(sweep_forever, own_app)
        wait_until(lambda: gevent.sleep(0) or ring() is None, "the garbage is found")
        sweeper.kill()
    finally:
        gc.enable()


def test_step_that_fails_keeps_no_other_from_being_taken(own_app, monkeypatch, caplog):
    taken = []

    def fail(_app) -> None:
        raise ValueError("what nobody can read")

    monkeypatch.setattr(retention, "STEPS", (fail, taken.append))
    monkeypatch.setattr(retention, "SWEEP_SECONDS", 0)
    sweeper = gevent.spawn(sweep_forever, own_app)
    wait_until(lambda: gevent.sleep(0) or len(taken) > 1 or sweeper.dead, "it is taken again")
    assert not sweeper.dead
    sweeper.kill()
    assert "fail failed" in caplog.text
