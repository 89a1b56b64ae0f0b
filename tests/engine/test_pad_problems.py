"""A pad in the making: everything that is wrong in it is named, and the rest can be tried."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.rules import Json, pad_problem
from tests.engine.both import server
from tests.engine.micropython.phone import Phone, canonical
from tests.engine.problem_texts import gap_in_text
from tests.engine.random_formulas import spoilt
from tests.engine.test_pads import LIBRARY, read

WIZARD = json.loads(read(next(path for path in LIBRARY if path.stem == "wizard")))
SEATS = [{"name": name} for name in ("Ada", "Ben", "Cy")]
PLACES = (
    ("name",),
    ("seats",),
    ("points",),
    ("rounds",),
    ("fields", 0, "most"),
    ("fields", 1, "name"),
    ("checks", 0, "holds"),
    ("checks", 0, "name"),
)


def tried(pad: Json, **more: Json) -> dict[str, Json]:
    return {"do": "pad", "pad": pad, "seats": SEATS, **more}


def with_values(pad: dict[str, Json], values: dict[tuple[str | int, ...], Json]) -> Json:
    """Return a pad with other values at some places."""
    changed = copy.deepcopy(pad)
    for place, value in values.items():
        inner: Json = changed
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = value
    return changed


def test_every_place_that_is_wrong_is_named_at_once(phone: Phone) -> None:
    values = {
        ("name",): "",
        ("points",): "IF(tricks = bidd, 20",
        ("fields", 0, "most"): "roun",
        ("checks", 0, "holds"): "SUM(tricks = round",
        ("rounds",): "60/seats",
    }
    answer = server(tried(with_values(WIZARD, values)))
    found = {tuple(one["at"][1:]): one["code"] for one in answer["problems"]}
    assert found == {
        ("name",): "value.text",
        ("points",): "formula.name",
        ("fields", 0, "most"): "formula.name",
        ("checks", 0, "holds"): "formula.unclosed",
        ("rounds",): "formula.division",
    }
    assert canonical(answer) == canonical(phone.ask(tried(with_values(WIZARD, values))))


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_pads_of_the_library_have_no_problem(path) -> None:
    assert server(tried(json.loads(read(path)))) == {"problems": [], "choices": None}


def test_a_round_of_the_pad_is_tried_as_a_later_one() -> None:
    players = [{"bid": 3, "tricks": 3}, {"bid": 1, "tricks": 0}, {"bid": 0, "tricks": 0}]
    draft = {"entry": {"type": "round", "players": players}}
    choices = server(tried(WIZARD, round=3, draft=draft))["choices"]
    assert [one["points"] for one in choices["players"]] == [50, -10, 20]
    assert choices["problem"] is None
    assert choices["taps"]["bounds"][0] == {"bid": [0, 3], "tricks": [0, 3]}
    first = server(tried(WIZARD, draft=draft))["choices"]
    assert first["problem"]["at"] == ["players", 0, "bid"]


def test_the_rest_of_a_pad_is_tried_where_its_points_cannot_be_read() -> None:
    draft = {"entry": {"type": "round", "players": [{"bid": 1, "tricks": 1}] * 3}}
    pad = with_values(WIZARD, {("points",): "20 +", ("name",): ""})
    answer = server(tried(pad, round=3, draft=draft))
    assert [one["code"] for one in answer["problems"]] == ["value.text", "formula.ends"]
    assert [one["points"] for one in answer["choices"]["players"]] == [0, 0, 0]


@pytest.mark.parametrize("pad", [3, [], {}, {"kind": "rounds"}, {"kind": "rows", "rows": 1}])
def test_no_pad_has_a_problem_and_is_not_tried(pad: Json) -> None:
    answer = server(tried(pad, draft={"entry": {}}))
    assert answer["problems"]
    assert answer["choices"] is None


@pytest.mark.parametrize("draft", [3, {}, {"entry": {"type": "round", "players": [1, 2, 3]}}])
def test_a_draft_that_is_none_is_answered_all_the_same(draft: Json) -> None:
    assert server(tried(WIZARD, draft=draft))["problems"] == []


@given(st.dictionaries(st.sampled_from(PLACES), spoilt | st.none() | st.integers(), max_size=4))
def test_any_spoilt_pad_is_answered_alike(phone: Phone, values: dict) -> None:
    draft = {"entry": {"type": "round", "players": [{"bid": 1, "tricks": 1}] * 3}}
    request = tried(with_values(WIZARD, values), draft=draft)
    answer = server(request)
    assert "crash" not in answer
    assert canonical(answer) == canonical(phone.ask(request))
    assert [gap_in_text(problem) for problem in answer["problems"] if gap_in_text(problem)] == []
    bids = " + ".join(["SUM(bid * tricks)"] * 20)
    problem = pad_problem(WIZARD | {"points": bids}, [])
    assert problem is not None
    assert (problem["code"], gap_in_text(problem)) == ("pad.cost", None)
    assert problem["params"]["dearest"] == "points"
    assert problem["params"]["part"] < problem["params"]["cost"]
    assert problem["params"]["most"] == 6000


def test_a_bound_about_all_players_names_the_function():
    fields = [WIZARD["fields"][0], WIZARD["fields"][1] | {"most": "1 + SUM(bid)"}]
    problem = pad_problem(WIZARD | {"fields": fields}, [])
    assert problem is not None
    assert (problem["code"], problem["params"]) == ("pad.bound", {"sign": 5, "met": "sum"})
    assert gap_in_text(problem) is None


def test_a_pad_without_a_total_costs_what_it_did_before_pads_had_one():
    """Games are played by pads that take every step a version before allowed."""
    fields: list[Json] = [{"id": "a", "name": "A"}]
    for number in range(3):
        terms = "+".join(["a"] * 131)
        fields.append({"id": f"c{number}", "name": "C", "kind": "computed", "is": terms})
    pad = {"name": "Dear", "kind": "rounds", "seats": [1, 12], "fields": fields}
    pad["points"] = "+".join(["a"] * 100)
    assert pad_problem(pad, []) is None
    dearer = pad_problem(pad | {"total": "total + points"}, [])
    assert dearer is not None
    assert dearer["code"] == "pad.cost"
