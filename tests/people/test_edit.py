"""People: listed, renamed, merged and taken apart, retired."""

import pytest
from sqlalchemy import select

from companion.db.transactions import writes
from companion.games import delete
from companion.models.results import Result
from companion.models.scorebooks import Player, PlayerName
from companion.people import edit
from companion.people import store as people
from companion.people.edit import NameInUseError, PersonEdit, SameTableError
from companion.people.shared_games import SharedGame
from companion.people.store import PersonSummary
from companion.results.players import flatten_merges
from tests.results.evenings import BOOK, begin, play

pytestmark = pytest.mark.usefixtures("app_context")


def list_people() -> list[PersonSummary]:
    return people.list_people(BOOK)


def find_person(name: str) -> PersonSummary:
    return next(person for person in list_people() if person.name == name)


def whole(name: str) -> people.PersonDetail:
    result = people.read_person(BOOK, find_person(name).id)
    assert result
    return result


def rename(name: str, other: str, **changes) -> None:
    look = PersonEdit(**{"name": other, "color": None, "mark": None, "retired": False, **changes})
    assert edit.edit_person(BOOK, find_person(name).id, look)


def merge(name: str, into: str) -> str:
    player = find_person(name).id
    assert edit.merge_people(BOOK, player, find_person(into).id)
    return player


def figures(name: str) -> tuple[int, int]:
    person = find_person(name)
    return person.played, person.won


@pytest.mark.every_database
def test_people_are_listed_by_their_latest_game():
    play({"Ada": 5, "Ben": 3}, day=1)
    play({"Cy": 5, "Ada": 3}, day=2)
    assert [(p.name, p.played, p.won) for p in list_people()] == [
        ("Ada", 2, 1),
        ("Cy", 1, 1),
        ("Ben", 1, 0),
    ]
    assert find_person("Ben").last == "2025-01-02T20:00:00.000Z"


def test_a_game_that_runs_counts_for_nothing_but_the_evening():
    begin("Ada", "Ben", day=3)
    assert figures("Ada") == (0, 0)
    assert find_person("Ada").last == "2025-01-04T20:00:00.000Z"


@pytest.mark.every_database
def test_person_can_be_added_before_playing():
    player = edit.add_person(BOOK, "  Eve   May ") if play({"Ada": 1}) else ""
    assert (find_person("Eve May").id, find_person("Eve May").last) == (player, None)
    play({"eve may": 4, "Ada": 3})
    assert figures("Eve May") == (1, 1)


@pytest.mark.parametrize("name", ["Ada", "ADA", " ada "])
def test_two_cannot_be_called_the_same(name):
    play({"Ada": 1, "Ben": 2})
    with pytest.raises(NameInUseError) as error:
        edit.add_person(BOOK, name)
    assert error.value.name == "Ada"
    with pytest.raises(NameInUseError):
        rename("Ben", name)


@pytest.mark.every_database
def test_a_renamed_person_keeps_the_games_of_before():
    play({"Jürgen": 5, "Ben": 3})
    rename("Jürgen", "Strauß")
    play({"JU\u0308RGEN": 5, "Ben": 3})
    play({"STRAUSS": 1, "Ben": 3})
    assert figures("Strauß") == (3, 2)
    assert whole("Strauß").names == ["jürgen"]


def test_a_name_can_be_written_otherwise():
    play({"ada": 1})
    rename("ada", "Ada", color="blue", mark="A")
    assert (find_person("Ada").color, find_person("Ada").mark) == ("blue", "A")


def test_the_retired_come_last():
    play({"Ada": 1, "Ben": 2}, day=5)
    play({"Ben": 1, "Cy": 2}, day=4)
    rename("Ada", "Ada", retired=True)
    assert [person.name for person in list_people()] == ["Ben", "Cy", "Ada"]


def test_people_of_one_evening_stand_by_their_letters_whatever_the_accents():
    names = ["dörte", "Élodie", "Fatima", "Łukasz", "Mia", "Otto", "Öznur", "Zoe"]
    play(dict.fromkeys(reversed(names), 1))
    assert [person.name for person in list_people()] == names
    assert [person.name for person in people.list_names(BOOK)] == names


def test_unknown_person_cannot_be_edited():
    play({"Ada": 1})
    assert not edit.edit_person(BOOK, "nobody", PersonEdit("Eve", None, None, retired=False))
    assert not edit.edit_person(
        "other", find_person("Ada").id, PersonEdit("Eve", None, None, retired=False)
    )
    assert people.read_person(BOOK, "nobody") is None


@pytest.mark.every_database
def test_two_who_are_one_have_the_games_of_both():
    play({"Benny": 5, "Ada": 3}, day=1)
    play({"Ben": 1, "Ada": 3}, day=2)
    benny = merge("Benny", "Ben")
    assert [person.name for person in list_people()] == ["Ada", "Ben"]
    assert figures("Ben") == (2, 1)
    play({"Benny": 5, "Ada": 3}, day=3)
    assert figures("Ben") == (3, 2)
    assert [one.id for one in whole("Ben").merged] == [benny]
    assert whole("Ben").names == ["benny"]
    assert people.read_person(BOOK, benny) == whole("Ben")


@pytest.mark.every_database
def test_merged_people_can_be_unmerged():
    play({"Benny": 5, "Ada": 3})
    play({"Ben": 1, "Ada": 3})
    before = list_people()
    benny = merge("Benny", "Ben")
    assert edit.unmerge_person(BOOK, benny)
    assert [(p.name, p.played, p.won) for p in list_people()] == [
        (p.name, p.played, p.won) for p in before
    ]
    assert not edit.unmerge_person(BOOK, benny)


def test_merging_goes_on_and_comes_apart_one_by_one():
    play({"B": 5, "Ada": 3})
    play({"Ben": 5, "Ada": 3})
    play({"Benjamin": 1, "Ada": 3})
    b = merge("B", "Ben")
    ben = merge("Ben", "Benjamin")
    assert figures("Benjamin") == (3, 2)
    assert {one.id for one in whole("Benjamin").merged} == {b, ben}
    assert edit.unmerge_person(BOOK, ben)
    assert (figures("Ben"), figures("Benjamin")) == ((1, 1), (2, 1))
    assert edit.unmerge_person(BOOK, b)
    assert (figures("B"), figures("Benjamin")) == ((1, 1), (1, 0))


@pytest.mark.every_database
def test_game_counts_once_for_a_person_on_two_of_its_seats():
    play({"Anna": 9, "Ben": 5, "anna": 3})
    play({"anna": 1, "Ben": 5, "ANNA": 7}, day=2)
    assert figures("Anna") == (2, 2)
    assert figures("Ben") == (2, 0)
    course = people.read_course(BOOK, find_person("Anna").id, "tally")
    assert [point.total for point in course] == [9, 7]


def test_two_who_sat_at_one_table_are_two():
    play({"Ada": 5, "Ben": 3})
    play({"Ada": 5, "Ben": 3}, day=9)
    with pytest.raises(SameTableError) as refusal:
        merge("Ada", "Ben")
    assert refusal.value.game == SharedGame("tally", "2025-01-10T20:00:00.000Z", False)


@pytest.mark.every_database
def test_two_who_sat_at_one_table_are_two_while_its_game_is_thrown_away():
    play({"Ada": 5, "Eve": 1})
    play({"Ben": 5, "Eve": 1})
    play({"Benny": 5, "Cy": 1})
    shared = play({"Ada": 5, "Ben": 3})
    merge("Benny", "Ben")
    assert delete.soft_delete(BOOK, shared)
    with pytest.raises(SameTableError):
        merge("Ada", "Ben")
    assert delete.undelete(BOOK, shared)
    assert (figures("Ada"), figures("Ben")) == ((2, 2), (3, 2))


def test_two_merged_by_a_file_are_taken_apart_when_their_shared_game_is_brought_back():
    play({"Ada": 5, "Eve": 1})
    play({"Ben": 5, "Eve": 1})
    shared = play({"Ada": 5, "Ben": 3})
    assert delete.soft_delete(BOOK, shared)
    ada, ben = find_person("Ada").id, find_person("Ben").id
    merge_as_a_file_may(ada, ben)
    assert [one.name for one in list_people()] == ["Ben", "Eve"]
    assert delete.undelete(BOOK, shared)
    assert (figures("Ada"), figures("Ben")) == ((2, 2), (2, 1))


@pytest.mark.every_database
def test_a_name_of_a_thrown_away_game_is_nobodys_who_sat_there():
    play({"Ada": 5, "Eve": 1})
    shared = play({"Ada": 5, "Cy": 3})
    assert delete.soft_delete(BOOK, shared)
    assert [one.name for one in list_people()] == ["Ada", "Eve"]
    with pytest.raises(SameTableError):
        rename("Ada", "cy")
    rename("Eve", "Dee")
    assert delete.undelete(BOOK, shared)
    assert (figures("Ada"), figures("Cy")) == ((2, 2), (1, 0))


@pytest.mark.every_database
def test_a_game_brought_back_seats_two_where_a_file_gave_both_names_to_one():
    play({"Ada": 5, "Eve": 1})
    shared = play({"Ada": 5, "Cy": 3})
    assert delete.soft_delete(BOOK, shared)
    name_as_a_file_may(find_person("Ada").id, "cy")
    assert delete.undelete(BOOK, shared)
    assert (figures("Ada"), figures("Cy")) == ((2, 2), (1, 0))
    assert whole("Ada").names == []


@writes
def name_as_a_file_may(session, person: str, name: str) -> None:
    session.add(PlayerName(scorebook=BOOK, folded=name, player=person))


@writes
def merge_as_a_file_may(session, person: str, into: str) -> None:
    session.get_one(Player, (BOOK, person)).into = into
    for result in session.scalars(select(Result).where(Result.player == person)):
        result.player = into


def test_five_thousand_merges_in_a_chain_are_one_step_each():
    chain = {f"p{number}": f"p{number + 1}" for number in range(5_000)}
    steps = CountedReads(chain)
    assert flatten_merges(steps) == dict.fromkeys(chain, "p5000")
    assert steps.reads <= 2 * len(chain) + 1
    assert flatten_merges({"a": None, "b": "a"}) == {"b": "a"}


class CountedReads(dict):
    """Who is merged into whom, counting how often that is read."""

    reads = 0

    def get(self, *args):
        self.reads += 1
        return super().get(*args)


def test_person_cannot_be_merged_with_an_unknown_one():
    play({"Ada": 5})
    ada = find_person("Ada").id
    assert not edit.merge_people(BOOK, ada, ada)
    assert not edit.merge_people(BOOK, ada, "nobody")
    assert not edit.merge_people("other", ada, ada)


def test_the_colour_of_one_becomes_the_colour_of_both():
    play({"Ada": 5})
    play({"Adda": 5})
    rename("Adda", "Adda", color="red")
    merge("Adda", "Ada")
    assert find_person("Ada").color == "red"


@pytest.mark.every_database
def test_the_course_of_somebody_has_the_last_games_oldest_first():
    games = [play({"Ada": day, "Ben": 3}, day=day) for day in range(1, 6)]
    course = people.read_course(BOOK, find_person("Ada").id, "tally", 3)
    assert [point.game for point in course] == games[2:]
    assert [(point.total, point.rank, point.won, point.shared) for point in course] == [
        (3, 1, True, True),
        (4, 1, True, False),
        (5, 1, True, False),
    ]


@pytest.mark.long
def test_a_thousand_people_are_listed():
    for number in range(90):
        play({f"{number} {seat}": seat for seat in range(11)}, day=number)
    assert len(list_people()) == 990
    assert figures("7 10") == (1, 1)
