"""Two people merged into each other, as two merges at once could once leave them."""

import pytest

from companion.db.transactions import writes
from companion.models.scorebooks import Player
from companion.people.edit import unmerge_person
from companion.people.store import list_people, read_person
from companion.results.players import flatten_merges
from tests.results.evenings import BOOK, person, play

pytestmark = pytest.mark.usefixtures("app_context")


@writes
def merge_in_a_circle(session, *people: str) -> None:
    for one, target in zip(people, people[1:] + people[:1], strict=True):
        session.get_one(Player, (BOOK, one)).into = target


def test_circle_of_merged_people_can_be_read_and_taken_apart():
    play({"Ada": 5, "Ben": 3})
    ada, ben = person("Ada"), person("Ben")
    merge_in_a_circle(ada, ben)
    assert read_person(BOOK, ada)
    assert list_people(BOOK) == []
    play({"Ada": 5, "Cy": 3}, day=2)
    assert unmerge_person(BOOK, ada)
    assert unmerge_person(BOOK, ben)
    assert {one.name: one.played for one in list_people(BOOK)} == {"Ada": 2, "Ben": 1, "Cy": 1}


def test_circle_of_merged_people_is_flattened_into_one_of_them():
    assert flatten_merges({"a": "b", "b": "c", "c": "b"}) == {"a": "b", "b": "b", "c": "b"}
