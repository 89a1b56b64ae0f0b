"""JSON is compared with its types: by steps a log comes to what it comes to from scratch."""

import copy
import json

import pytest

from companion.engine.equal import json_equal
from companion.engine.fold import fold_file, replay
from tests.engine.both import server
from tests.engine.micropython.phone import canonical

ROUND = {"id": "a", "type": "round", "players": [{"points": 1}, {"points": 0}]}
FINISH = {"id": "end", "type": "finish"}
LATE = {"id": "late", "type": "round", "players": [{"points": 2}, {"points": 3}]}
SAME = [None, True, False, 0, 1, -1, "", "1", [], [1], [True], {}, {"a": 1}, {"a": True}]


def tally(*log: dict) -> dict:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    return {"format": "companion/1", "game": "tally", "seats": seats, "log": list(log)}


def amend(target: str, entry: object) -> dict:
    return {"id": "c", "type": "amend", "changes": [{"of": target, "entry": entry}]}


def with_points(points: object) -> dict:
    return {"type": "round", "players": [{"points": points}, {"points": 0}]}


LOOK_ALIKES = {"true for one": (1, True), "a fraction for one": (1, 1.0), "false": (0, False)}


@pytest.mark.parametrize(("before", "after"), LOOK_ALIKES.values(), ids=LOOK_ALIKES)
def test_amend_to_a_look_alike_is_refused_as_in_a_fresh_replay(before, after):
    first = {"id": "a", **with_points(before)}
    correction = amend("a", with_points(after))
    problem = fold_file(tally(first)).follow([correction]).problem
    assert problem == replay(tally(first, correction))["problem"]
    assert (problem["code"], problem["entry"]) == ("value.type", 2)


@pytest.mark.parametrize(("before", "after"), LOOK_ALIKES.values(), ids=LOOK_ALIKES)
def test_phone_refuses_an_amend_to_a_look_alike_as_the_server(phone, before, after):
    correction = amend("a", with_points(after))
    for request in (
        {"do": "open", "file": tally({"id": "a", **with_points(before)})},
        {"do": "add", "entries": [correction]},
    ):
        here, there = server(request), phone.ask(request)
        assert canonical(here) == canonical(there)
    assert there["problem"]["code"] == "value.type"


def test_amend_to_the_same_text_places_its_warnings_as_a_fresh_replay():
    log = [ROUND, FINISH, LATE, amend("late", copy.deepcopy(LATE))]
    by_steps = fold_file(tally())
    for entry in log:
        by_steps = by_steps.follow([entry])
    assert by_steps.answer() == replay(tally(*log))
    (warning,) = by_steps.answer()["sheet"]["warnings"]
    assert (warning["code"], warning["entry"]) == ("played_on", 4)


def test_undone_amend_to_the_same_text_places_its_warnings_as_a_fresh_replay():
    undo = {"id": "u", "type": "undo", "of": "c"}
    log = [ROUND, FINISH, LATE, amend("late", copy.deepcopy(LATE)), undo, {**LATE, "id": "later"}]
    by_steps = fold_file(tally())
    for entry in log:
        by_steps = by_steps.follow([entry])
    assert by_steps.answer() == replay(tally(*log))


def test_amend_to_the_same_text_costs_no_step_anew():
    """The states before the correction are the very same objects after it."""
    before = fold_file(tally(ROUND, FINISH, LATE))
    after = before.follow([amend("a", copy.deepcopy(ROUND))])
    assert after.problem is None
    assert after.state() is before.state()


def test_json_is_equal_to_its_own_copy_and_to_nothing_else():
    values = [*SAME, 1.0, 0.0, [1.0], {"a": 1.0}, {"b": 1}, {"a": 1, "b": 1}, [1, 1]]
    for one in values:
        for other in values:
            same = json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
            assert json_equal(one, copy.deepcopy(other)) is same


def test_json_objects_are_equal_in_any_order_of_keys():
    assert json_equal({"a": 1, "b": [2]}, {"b": [2], "a": 1})
