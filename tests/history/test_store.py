"""History: the games of a scorebook page by page, and searched."""

import pytest

from companion.games.create import NewGameRequest, create_game
from companion.history import store
from companion.history.store import GameSummary
from companion.people import edit
from companion.people import store as people
from companion.people.edit import PersonEdit
from tests.conftest import points, tally
from tests.results.evenings import BOOK, begin, ids, moment, names_of, page, person, play, write

pytestmark = pytest.mark.usefixtures("app_context")


@pytest.fixture
def page_size(monkeypatch) -> int:
    """Make pages of few games; `test_views.py` turns over one as long as it is."""
    monkeypatch.setattr(store, "PAGE_SIZE", 4)
    return store.PAGE_SIZE


def one() -> GameSummary:
    (result,) = page().games
    return result


def test_a_game_is_listed_with_what_it_has_come_to():
    play({"Ada": 5, "Ben": 3})
    game = one()
    assert (game.kind, game.over, game.rounds, game.reason) == ("tally", True, 1, "rounds")
    assert [(s.name, s.figure, s.rank, s.won) for s in game.seats] == [
        ("Ada", 5, 1, True),
        ("Ben", 3, 2, False),
    ]
    assert game.seats[0].player == person("Ada")


def test_series_decided_by_games_won_is_listed_with_those():
    file = tally(id="series", seats=[{"name": "Ada"}, {"name": "Ben"}], started=moment(1))
    file |= {"game": "lynx", "options": {"games": 3, "series": "games"}}
    assert create_game("device", NewGameRequest(file, BOOK))
    rounds = points("a", 90, 10), points("b", 1, 5), points("c", 1, 5)
    write("series", 0, *rounds)
    assert [(seat.figure, seat.won) for seat in one().seats] == [(1, False), (2, True)]


def test_running_game_is_listed():
    begin("Ada", "Ben")
    assert not one().over
    assert [(seat.figure, seat.won) for seat in one().seats] == [(0, False), (0, False)]


def test_people_are_listed_by_their_present_names():
    play({"Ada": 5, "Ben": 3})
    edit.edit_person(BOOK, person("Ada"), PersonEdit("Ida", None, None, retired=False))
    assert (one().seats[0].name, one().seats[0].called) == ("Ada", "Ida")


def test_the_game_begun_last_comes_first():
    games = [play({"Ada": 1}, day=day) for day in (3, 9, 5)]
    assert ids() == [games[1], games[2], games[0]]


@pytest.mark.every_database
def test_pages_follow_each_other_without_a_gap(page_size):
    games = [play({"Ada": 1}, day=number // 2) for number in range(2 * page_size + 3)]
    first = page()
    second = page(first.next)
    third = page(second.next)
    assert third.next is None
    result = [game.id for each in (first, second, third) for game in each.games]
    assert len(result) == len(games)
    assert set(result) == set(games)
    assert [len(each.games) for each in (first, second, third)] == [page_size, page_size, 3]


def test_a_full_last_page_has_none_after_it(page_size):
    for _ in range(page_size):
        play({"Ada": 1})
    assert page().next is None


def test_a_page_stays_where_it_is_while_others_play(page_size):
    for day in range(page_size + 1):
        play({"Ada": 1}, day=day)
    first = page()
    rest = page(first.next)
    play({"Ben": 1}, day=99)
    assert page(first.next) == rest


@pytest.mark.every_database
def test_search_by_player_kind_time_and_name():
    ada = play({"Ada": 5, "Ben": 3}, day=1)
    eve = play({"Eve": 5, "Ben": 3}, day=2)
    assert ids(player=person("Ada")) == [ada]
    assert ids(player=person("Ben")) == [eve, ada]
    assert ids(kind="tally", player=person("Eve")) == [eve]
    assert ids(kind="tally") == [eve, ada]
    assert ids(kind="agame") == ids(kind="agame", player=person("Ben")) == []
    assert ids(since=moment(2)[:19]) == [eve]
    assert ids(until=moment(2)[:19]) == [ada]
    assert ids(text="EV") == [eve]
    assert ids(text="e") == [eve, ada]
    assert ids(text="ev", player=person("Ben")) == [eve]
    assert ids(text="%") == ids(text="nobody") == ids(player="nobody") == []


@pytest.mark.every_database
def test_a_search_by_player_goes_on_page_by_page(page_size):
    games = [play({"Ada": 1, "Eva": 2}, day=number // 3) for number in range(page_size + 3)]
    for search in ({"player": person("Ada")}, {"text": "a"}, {"kind": "tally"}):
        first = page(**search)
        second = page(first.next, **search)
        assert {game.id for game in first.games + second.games} == set(games)
        assert (len(second.games), second.next) == (3, None)


@pytest.mark.every_database
def test_a_name_of_before_and_one_merged_are_found():
    game = play({"Benny": 5, "Ada": 3})
    play({"Cy": 5})
    other = play({"Ben": 5, "Ada": 3})
    edit.merge_people(BOOK, person("Benny"), person("Ben"))
    edit.edit_person(BOOK, person("Ben"), PersonEdit("Herr Müller", None, None, retired=False))
    assert ids(text="benny") == ids(text="MU\u0308LL") == ids(player=person("Herr Müller"))
    assert set(ids(text="benny")) == {game, other}
    assert names_of(page(text="benny").games) == [["Herr Müller", "Ada"]] * 2


def test_the_number_of_queries_does_not_grow_with_the_games(queries, page_size):
    def asked() -> list[int]:
        counts = []
        people.list_people(BOOK)  # makes anew what is stale
        for look in (
            lambda: page(),
            lambda: page(player=ada),
            lambda: page(text="ada"),
            lambda: people.list_people(BOOK),
            lambda: people.read_person(BOOK, ada),
            lambda: people.read_course(BOOK, ada, "tally"),
        ):
            queries.clear()
            look()
            counts.append(len(queries))
        return counts

    play({"Ada": 5, "Ben": 3})
    ada = person("Ada")
    few = asked()
    for day in range(3 * page_size):
        play({"Ada": 5, "Ben": 3, "Cy": 1}, day=day)
    assert asked() == few
    assert max(few) <= 9
