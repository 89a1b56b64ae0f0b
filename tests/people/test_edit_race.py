"""On PostgreSQL, where transactions run side by side: somebody is merged while a game ends."""

import pytest
from sqlalchemy import select

from companion.access import scorebooks
from companion.core.limits import HostBounds
from companion.db.transactions import reads, writes
from companion.maintenance.doctor import findings
from companion.models import db
from companion.models.results import Result
from companion.people import store as people
from companion.people.edit import add_person, merge_people, unmerge_person
from tests.conftest import points, settings_in
from tests.results.evenings import BOOK, begin, moment, person, write

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture
def settings(tmp_path, postgresql_database):
    return settings_in(tmp_path, **postgresql_database)


def figures(name: str) -> tuple[int, int]:
    match = next(one for one in people.list_people(BOOK) if one.name == name)
    return match.played, match.won


def end(game: str) -> None:
    write(game, 0, points("a", 5, 3) | {"at": moment(1)})


def test_merging_waits_for_a_game_that_ends_and_moves_its_result(beside):
    game = begin("Addie", "Ben")
    begin("Ada", "Cy")
    merge = beside.in_app(merge_people, BOOK, person("Addie"), person("Ada"))
    assert beside.run(beside.in_app(end, game), merge)[1]
    assert figures("Ada") == (1, 1)
    assert list(findings(db.engine)) == []


def test_taking_apart_waits_for_a_game_that_ends_and_moves_its_result(beside):
    game = begin("Addie", "Ben")
    begin("Ada", "Cy")
    addie = person("Addie")
    assert merge_people(BOOK, addie, person("Ada"))
    beside.run(beside.in_app(end, game), beside.in_app(unmerge_person, BOOK, addie))
    assert (figures("Addie"), figures("Ada")) == ((1, 1), (0, 0))
    assert list(findings(db.engine)) == []


@reads
def players_of(session, game: str) -> set[str]:
    return set(session.scalars(select(Result.player).where(Result.game == game)))


def test_game_that_is_begun_waits_for_a_merge_and_counts_for_the_merged(beside):
    begin("Addie", "Ben")
    begin("Ada", "Cy")
    ada, ben = person("Ada"), person("Ben")
    merge = beside.in_app(merge_people, BOOK, person("Addie"), ada)
    is_merged, game = beside.run(merge, beside.in_app(begin, "Addie", "Ben"))
    assert is_merged
    assert players_of(game) == {ada, ben}


@writes
def make_book(session) -> None:
    scorebooks.register_device(session, "device")
    scorebooks.get_or_create(session, "device", BOOK, HostBounds())


def test_merging_waits_for_who_merges_the_same_two_the_other_way_round(beside):
    make_book()  # without a game, whose lock they would wait for
    ada, addie = add_person(BOOK, "Ada"), add_person(BOOK, "Addie")
    both_ways = [beside.in_app(merge_people, BOOK, *pair) for pair in ((ada, addie), (addie, ada))]
    assert beside.run(*both_ways) == (True, False)
    assert [one.name for one in people.list_people(BOOK)] == ["Addie"]
