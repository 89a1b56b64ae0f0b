"""The formulas of pads: what they are worth, and what they cost, on both interpreters alike."""

import re
import sys
from contextlib import suppress
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.engine.pads import evaluate, parse, parts, tokens
from tests.engine.both import server
from tests.engine.micropython.phone import Phone, canonical
from tests.engine.problem_texts import gap_in_text
from tests.engine.random_formulas import FIELDS, expressions, spoilt
from tests.engine.slow_formula import slow_value

PAGE = (Path(__file__).parents[2] / "docs" / "pads.md").read_text(encoding="utf-8")
BOUNDS = {"formula.cost", "formula.depth", "value.length"}
TABLE = {"round": 4, "seats": 3}
PLAYERS = [
    {"bid": 3, "tricks": 3, "points": 50},
    {"bid": 1, "tricks": 0, "points": -20},
    {"bid": 2, "tricks": 1, "points": 50},
]
small = st.integers(-20, 20) | st.sampled_from((-999_999, 999_999))
tables = st.fixed_dictionaries({"round": small, "seats": small})
players = st.lists(st.fixed_dictionaries(dict.fromkeys(FIELDS, small)), min_size=1, max_size=12)


def ask(formula: object, seat: int | None = 0) -> dict:
    """Return the request for a formula at the table above."""
    return {
        "do": "formula", "formula": formula, "table": TABLE, "players": PLAYERS, "seat": seat,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("formula", "seat", "value"),
    [
        ("IF(tricks = bid, 20 + 10*tricks, -10*ABS(tricks - bid))", 0, 50),
        ("if(Tricks=BID; 20+10×tricks; −10*abs(tricks−bid))", 1, -10),
        ("SUM(tricks) = round", None, 1),
        ("SUM(IF(tricks = bid, 10, 0))", None, 10),
        ("COUNT(tricks = bid)", None, 1),
        ("COUNT(tricks)", None, 2),
        ("RANK(points)", 0, 1),
        ("RANK(points)", 1, 3),
        ("RANK(points)", 2, 1),
        ("RANK(points, 1)", 1, 1),
        ("RANK(points, 1)", 2, 2),
        ("MIN(points)", 0, -20),
        ("MIN(points, 7)", 0, 7),
        ("MAX(tricks, bid, 5)", 0, 5),
        ("MAX(2,5)", 0, 5),
        ("LOOKUP(4; {0,5}; {1,2})", 0, 1),
        ("LOOKUP(5; {0,5}; {1,2})", 0, 2),
        ("MAX(2, 5; 3)", 0, 5),
        ("LOOKUP(tricks, {0, 2}, {-5, 9})", 0, 9),
        ("LOOKUP(tricks, {0, 2}, {-5, 9})", 2, -5),
        ("QUOTIENT(60, seats)", None, 20),
        ("QUOTIENT(-7, 2)", None, -3),
        ("QUOTIENT(7, -2)", None, -3),
        ("2 + 3 * 4 - 1", None, 13),
        ("-2 * -3", None, 6),
        ("--5", None, 5),
        ("10 - 3 - 2", None, 5),
        ("1 + 1 = 2", None, 1),
        ("2 ≠ 2", None, 0),
        ("IF(0, 1)", None, 0),
        ("IF(seats = 0, 0, QUOTIENT(10, seats))", None, 3),
        ("IF(1, 2, QUOTIENT(1, 0))", None, 2),
        ("AND(0, QUOTIENT(1, 0))", None, 0),
        ("OR(7, QUOTIENT(1, 0))", None, 1),
        ("NOT(3) + NOT(0)", None, 1),
        ("007", None, 7),
    ],
)
def test_formula_has_its_value(phone: Phone, formula: str, seat: int | None, value: int) -> None:
    answer = {"value": value, "problem": None}
    assert server(ask(formula, seat)) == phone.ask(ask(formula, seat)) == answer


@pytest.mark.parametrize(
    ("table", "players", "seat", "code"),
    [
        (None, [{}], None, "value.type"),
        ({}, {}, None, "value.type"),
        ({}, [], None, "value.missing"),
        ({}, [{}] * 13, None, "value.length"),
        ({}, [{"a": 1}, {}], None, "value.missing"),
        ({}, [{}, {"a": 1}], None, "value.unknown_key"),
        ({}, [{"a": True}], None, "value.type"),
        ({"a": 10**6}, [{}], None, "value.range"),
        ({}, [{}], 1, "value.range"),
        ({}, [{}], "0", "value.type"),
    ],
)
def test_sample_figures_are_checked(
    phone: Phone, table: object, players: object, seat: object, code: str
) -> None:
    request = {"do": "formula", "formula": "1", "table": table, "players": players, "seat": seat}
    assert server(request)["problem"]["code"] == code
    assert server(request) == phone.ask(request)


LONGEST = [
    "+".join(["1"] * 200),
    "1" + "-" * 399,
    "-" * 399 + "1",
    "*".join(["1"] * 200),
    "(" * 8 + "1" + ")" * 8,
    "IF(1=1+1*-" * 8 + "1" + ",2)" * 8,
    "ABS(0=0+0*-" * 8 + "1" + ")" * 8,
    "AND(1=1+1*" * 8 + "SUM(1)" + ")" * 8,
    "SUM(1=1+1*-SUM(bid=bid+1*-MAX(1,2,3)))" + "+1" * 100,
    "MAX(" + ",".join(["1"] * 31) + ")",
    "9" * 400,
    " " * 400,
    "LOOKUP(bid,{" + ",".join(map(str, range(60))) + "},{" + ",".join(["1"] * 60) + "})",
    "x" * 400,
    "x" * 401,
]


@pytest.mark.parametrize("formula", LONGEST)
def test_longest_and_deepest_formulas_are_worked_out_alike(phone: Phone, formula: str) -> None:
    answer = server(ask(formula))
    assert "crash" not in answer
    assert canonical(answer) == canonical(phone.ask(ask(formula)))


@given(expressions(is_of_player=True), tables, players)
def test_players_formula_has_the_value_of_a_slow_reading(
    formula: str, table: dict, players: list[dict]
) -> None:
    answer = server(request(formula, table, players, 0))
    assert_same(answer, slow_value(formula, table, players, players[0]))


@given(expressions(is_of_player=False), tables, players)
def test_tables_formula_has_the_value_of_a_slow_reading(
    formula: str, table: dict, players: list[dict]
) -> None:
    answer = server(request(formula, table, players, None))
    assert_same(answer, slow_value(formula, table, players))


def request(formula: str, table: dict, players: list[dict], seat: int | None) -> dict:
    return {
        "do": "formula", "formula": formula, "table": table, "players": players, "seat": seat,
    }  # fmt: skip


def assert_same(answer: dict, slow: int | str) -> None:
    """Compare, unless the engine refuses what is too long, deep or costly for it."""
    problem = answer["problem"]
    if not problem or problem["code"] not in BOUNDS:
        assert (problem["code"] if problem else answer["value"]) == slow


@given(expressions(is_of_player=True), tables, players)
def test_both_interpreters_work_out_the_same(
    phone: Phone, formula: str, table: dict, players: list[dict]
) -> None:
    query = request(formula, table, players, 0)
    assert canonical(server(query)) == canonical(phone.ask(query))


@given(spoilt | st.tuples(expressions(is_of_player=True), spoilt).map("".join))
def test_any_text_is_answered_alike(phone: Phone, formula: str) -> None:
    answer = server(ask(formula))
    assert "crash" not in answer
    assert canonical(answer) == canonical(phone.ask(ask(formula)))
    assert answer["problem"] is None or gap_in_text(answer["problem"]) is None


@pytest.mark.parametrize("formula", [None, True, 3, ["1"], {"a": 1}])
def test_formula_that_is_no_text_is_refused(formula: object) -> None:
    assert server(ask(formula))["problem"]["code"] == "value.type"


@given(expressions(is_of_player=True), players)
@example("RANK(0)", [dict.fromkeys(FIELDS, 0)] * 12)
def test_no_formula_costs_more_than_was_counted(formula: str, players: list[dict]) -> None:
    """Time is bounded: the parts that are looked at are counted beforehand, for a full table."""
    try:
        tree = parse.parse(formula, FIELDS, tuple(TABLE))
    except parse.Problem:
        return
    looked_at = count_calls(lambda: evaluate.evaluate(tree, TABLE, players, players[0]))
    assert looked_at <= parts.cost(tree, True) <= parse.MAX_COST


def count_calls(work) -> int:
    """Return how many parts of a tree are looked at."""
    calls = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code.co_varnames[:2] == ("own", "scope")

    sys.setprofile(count)
    try:
        with suppress(evaluate.problem_at("", 0).__class__):
            work()
    finally:
        sys.setprofile(None)
    return calls


def test_bounds_are_those_of_the_page() -> None:
    assert (
        f"{tokens.MAX_SIGNS} signs, brackets {parse.MAX_DEPTH} deep, {parse.MAX_ARGUMENTS} "
        f"arguments, and as many parts as can be looked at in {parse.MAX_COST} steps"
    ) in PAGE
    assert f"{tokens.MAX_NAME} signs at most" in PAGE
    assert f"±{tokens.MOST:,}" in PAGE


def test_examples_of_the_page_have_their_values() -> None:
    examples = re.findall(r"^\| `(.+)` \| (\d+) \|$", PAGE, re.MULTILINE)
    assert len(examples) >= 7
    assert [(one, str(server(ask(one))["value"])) for one, _ in examples] == examples


def test_functions_are_named_where_one_is_unknown() -> None:
    assert ", ".join(sorted(parse.FUNCTIONS)).upper() == parse.NAMES_OF_FUNCTIONS
