"""Bounds of fields that follow from the round and the seats: worked out once a round."""

import pytest

from tests.engine.ask import PAD
from tests.engine.micropython.phone import Phone
from tests.engine.test_pads import alike, game


def played(phone: Phone, field: dict, *rounds: list[dict]) -> list[object]:
    """Return of each round, alone in its place after rounds of points, what is wrong in it."""
    called = {"id": "called", "name": "Called", "kind": "flag"}
    pad = {**PAD, "fields": [called, {"id": "tricks", "name": "Tricks"} | field]}
    problems: list[object] = []
    for number, players in enumerate(rounds):
        log = [{"type": "round", "players": [{"points": 0}] * len(players)}] * number
        log.append({"type": "round", "players": players})
        problem = alike(phone, game(pad, len(players), log))["problem"]
        problems.append(problem and (problem["code"], problem["at"], problem["params"]))
    return problems


def tricks(count: int) -> dict:
    """Return what one player has in a round."""
    return {"called": True, "tricks": count}


def test_a_bound_by_a_formula_is_that_of_each_round_and_of_its_players(phone: Phone) -> None:
    field = {"least": "round - 1", "most": "1 + ABS(QUOTIENT(10, seats) - round)"}
    low, high = ({"low": 0, "high": 5}, {"low": 2, "high": 1})
    found = played(
        phone,
        field,
        [tricks(0), tricks(6)],
        [tricks(1), tricks(4)],
        [tricks(2), tricks(2), tricks(1)],
    )
    assert found == [
        ("value.range", ["players", 1, "tricks"], low),
        None,
        ("value.range", ["players", 0, "tricks"], high),
    ]


@pytest.mark.parametrize("end", ["least", "most"])
def test_a_bound_is_cut_to_what_any_number_may_be(phone: Phone, end: str) -> None:
    ends = {"least": "-1000*1000*round", "most": "1000*1000*round"}
    over = {"least": -1000000, "most": 1000000}[end]
    wide = {"low": -999999, "high": 999999}
    found = played(phone, ends, [tricks(999999), tricks(-999999)], [tricks(0), tricks(over)])
    assert found == [None, ("value.range", ["players", 1, "tricks"], wide)]


def test_a_bound_that_cannot_be_worked_out_in_a_round_is_named_at_its_field(phone: Phone) -> None:
    found = played(
        phone,
        {"most": "QUOTIENT(12, ABS(round - 2))"},
        [tricks(12), tricks(13)],
        [tricks(0), tricks(1)],
        [tricks(12), tricks(12)],
    )
    assert [problem and problem[:2] for problem in found] == [
        ("value.range", ["players", 1, "tricks"]),
        ("formula.by_zero", ["players", 0, "tricks"]),
        None,
    ]


def test_a_bound_that_cannot_be_worked_out_hinders_nobody_who_is_not_asked(phone: Phone) -> None:
    field = {"most": "QUOTIENT(12, round - 1)", "of": "called"}
    found = played(phone, field, [{"called": False}] * 2, [tricks(12), {"called": False}])
    assert found == [None, None]
    assert played(phone, field, [{"called": False}, tricks(1)])[0][:2] == (
        "formula.by_zero",
        ["players", 1, "tricks"],
    )
