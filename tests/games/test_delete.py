"""A game thrown away is nowhere, and comes back; what is erased leaves no row."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from companion.core.clock import now_plus
from companion.db.transactions import reads, writes
from companion.games import delete as erasing
from companion.models import db
from companion.models.games import ErasedGame, Game
from companion.people import edit
from companion.people import store as people
from tests.results.evenings import BOOK, begin, ids, names_of, page, person, play

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.mark.every_database
def test_a_game_thrown_away_is_nowhere_and_comes_back_as_it_was():
    record = play({"Ada": 5, "Ben": 3}, day=1)
    game = play({"Ada": 5, "Cy": 3}, day=2)
    before, everybody = page(), people.list_people(BOOK)
    assert erasing.soft_delete(BOOK, game)
    assert ids() == [record]
    assert ids(player=person("Ada")) == [record]
    assert [one.name for one in people.list_people(BOOK)] == ["Ada", "Ben"]
    (thrown,) = page(thrown_away=True).games
    assert (thrown.id, names_of([thrown])) == (game, [["Ada", "Cy"]])
    assert thrown.deleted
    assert not erasing.soft_delete(BOOK, game)
    assert erasing.undelete(BOOK, game)
    assert not erasing.undelete(BOOK, game)
    assert names_of(page().games) == names_of(before.games)
    assert [(p.name, p.played, p.won) for p in people.list_people(BOOK)] == [
        (p.name, p.played, p.won) for p in everybody
    ]


def test_a_running_game_comes_back_with_its_people():
    game = begin("Ada", "Ben")
    erasing.soft_delete(BOOK, game)
    assert people.list_people(BOOK) == []
    erasing.undelete(BOOK, game)
    assert [one.name for one in people.list_people(BOOK)] == ["Ada", "Ben"]


def test_games_of_another_scorebook_are_left_alone():
    game = play({"Ada": 5})
    assert not erasing.soft_delete("other", game)
    assert not erasing.undelete("other", game)
    assert not erasing.soft_delete(BOOK, "nothing")


@writes
def thrown_away_for(session, game: str, days: float) -> None:
    session.get_one(Game, game).deleted = now_plus(-timedelta(days=days))


@pytest.mark.every_database
@pytest.mark.parametrize(("days", "left"), [(29.9, True), (30.1, False)])
def test_deleted_game_is_erased_after_a_month_by_the_next_new_game(days, left):
    game = play({"Ada": 5})
    thrown_away_for(game, days)
    play({"Ben": 5})
    assert erasing.undelete(BOOK, game) == left


@reads
def rows(session) -> dict[str, int]:
    """How many rows each table has that may name a scorebook or game."""
    tables = db.metadata.sorted_tables
    counted = {
        table.name: session.scalar(select(func.count()).select_from(table)) for table in tables
    }
    return {name: count for name, count in counted.items() if count}


@pytest.mark.every_database
def test_an_erased_scorebook_leaves_only_that_its_games_are_gone():
    games = {play({"Ada": 5, "Benny": 3}), begin("Ada", "Cy"), play({"Ben": 4})}
    edit.merge_people(BOOK, person("Benny"), person("Ben"))
    erasing.soft_delete(BOOK, min(games))
    assert set(erasing.erase_scorebook(BOOK)) == games
    assert rows() == {ErasedGame.__tablename__: 6, "device": 1}  # each with its owner's key


def test_erasing_one_scorebook_leaves_the_others():
    play({"Ada": 5})
    before = rows()
    assert erasing.erase_scorebook("other") == []
    assert rows() == before
