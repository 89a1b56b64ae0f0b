"""Evenings in bad weather with fixed seeds; `make chaos` plays long ones with new seeds."""

import re
from collections.abc import Iterator

import pytest

from tests.redis_server import running_redis
from tests.side_by_side.servers import Installation
from tests.simulator.cellar import CellarEvening
from tests.simulator.evening import Evening
from tests.simulator.server import Server
from tests.simulator.together import TogetherEvening


def play(
    browser, server: Server, seed: int, entries: int, kinds: tuple[str, ...], phones: int, **how
) -> Evening:
    """Return an evening of which nothing may be wrong."""
    with Evening(browser, server, seed, entries, kinds=kinds, phones=phones) as evening:
        evening.play(**how)
        assert evening.verdict() == []
        return evening


@pytest.mark.parametrize(
    ("seed", "kinds", "phones"), [(1, ("tally", "greta"), 3), (2, ("agame", "lynx"), 2)]
)
def test_evening_loses_and_doubles_nothing(browser, tmp_path, seed, kinds, phones):
    """Every kind of action and of fault comes up."""
    server = Server(tmp_path / "data")
    evening = play(browser, server, seed, 36, kinds, phones, until_complete=True)
    assert evening.missing() == set()


@pytest.fixture
def two_workers(postgres, tmp_path) -> Iterator[Server]:
    """Provide a server of two workers on PostgreSQL, with a Redis between them."""
    postgres.run("CREATE DATABASE evening")
    with running_redis() as redis:
        installation = Installation(tmp_path, postgres.address("evening"), redis)
        server = installation.server("crew", WORKERS="2")

        def erase() -> None:
            postgres.run("DROP DATABASE evening WITH (FORCE)")
            postgres.run("CREATE DATABASE evening")

        server.erase = erase
        yield server
    postgres.run("DROP DATABASE evening WITH (FORCE)")


def test_evening_by_a_pad_loses_and_doubles_nothing(browser, tmp_path):
    evening = play(browser, Server(tmp_path / "data"), 4, 24, ("pad",), 2)
    assert {"write", "correct", "change_setup"} <= set(evening.done)


def test_evening_by_rows_in_teams_loses_and_doubles_nothing(browser, tmp_path):
    evening = play(browser, Server(tmp_path / "data"), 6, 30, ("rows",), 3)
    assert {"write", "correct", "insert", "change_setup", "write_together"} <= set(evening.done)


def test_evening_on_postgresql_with_two_workers(browser, two_workers):
    evening = play(browser, two_workers, 3, 25, ("animanize",), 2)
    assert {"lose_server", "put_back", "write_together"} <= set(evening.done)


def test_evening_in_a_cellar_loses_and_doubles_nothing(browser, tmp_path):
    """Phones read each other where there is no server, and come back to it one by one."""
    with CellarEvening(browser, Server(tmp_path / "data"), 5, 12, kinds=("tally",)) as evening:
        evening.play()
        assert evening.verdict() == []
        assert evening.done["reading"] >= 3


def test_rounds_filled_in_together_are_there_once_and_whole(browser, tmp_path):
    """Also in bad weather, with a phone that dies, and with a seat filled in by two."""
    with TogetherEvening(browser, Server(tmp_path / "data"), 8, 5) as evening:
        evening.play()
        assert evening.verdict() == []
        assert len(evening.done) == 5


def test_rounds_filled_in_together_by_way_of_two_workers(browser, two_workers):
    """What a phone fills in comes to phones whose streams another worker holds."""
    with TogetherEvening(browser, two_workers, 9, 5) as evening:
        evening.play()
        assert evening.verdict() == []
        assert len(evening.done) == 5


def test_phone_of_an_evening_that_broke_off_says_what_it_shows(browser, tmp_path):
    with CellarEvening(browser, Server(tmp_path / "data"), 7, 1, phones=1) as evening:
        (phone,) = evening.phones
        assert phone.screen == "p0 is off"
        phone.open()
        phone.troubles.append("p0: a trouble")
        assert re.fullmatch(r"p0 at http:.+/:\n(.*\n)+p0: a trouble", phone.screen)
        assert 'heading "Companion"' in phone.screen
