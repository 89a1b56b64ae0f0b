"""What the unfolding of a formula and the filling of a row cost, in calls of functions."""

import sys
from collections.abc import Sequence
from random import Random
from types import FrameType
from typing import Any

from benchmarks.engine import ROWS, TEN, kniffel, tally_of_ten
from companion.core import rules
from tests.engine.ask import PAD
from tests.engine.test_pads import game

LONG = ", ".join(f"a + b > -{number}" for number in range(1, 24))
MOST = 1.6
"""So many times the calls of the same formula of which nothing is told."""


def test_condition_without_room_is_not_told_to_its_end() -> None:
    condition = f"NOT(NOT(AND({LONG})))"
    assert calls_of(f"IF({condition}, 5, 6)") < MOST * calls_of(f"IF({condition}, a, a)")


def test_count_that_is_compared_is_not_told() -> None:
    """`1 ≠ 0` would not say of what; what is compared besides is told."""
    assert lines("IF(COUNT(tricks) = 0, 5, 6)") == [{"what": "formula", "points": 6}]
    told = lines("IF(AND(tricks > 2, COUNT(tricks) = 1), 5, 6)")
    assert told == [{"what": "formula", "points": 5, "when": "3 > 2"}]


def test_row_that_is_filled_works_out_what_rests_on_it_alone() -> None:
    """An entry of Kniffel costs no more than a round of a tally of the same ten."""
    random = Random(500)
    filled = calls(kniffel(random)) - calls(kniffel(random, rows=0))
    assert filled < calls(tally_of_ten(ROWS * len(TEN))) - calls(tally_of_ten(0))


def test_yes_that_decides_is_told_beside_what_is_compared() -> None:
    told = lines("IF(AND(NOT(tricks = 2), tricks), 5, 6)")
    assert told == [{"what": "formula", "points": 5, "when": "3 ≠ 2", "said": {"tricks": True}}]
    assert lines("IF(NOT(tricks), 5, 6)")[0]["said"] == {"tricks": True}


def test_more_than_two_that_decide_are_not_told() -> None:
    assert lines("IF(AND(a, b), 5, 6)", "ab")[0]["said"] == {"a": True, "b": True}
    assert lines("IF(AND(a, b, c), 5, 6)", "abc") == [{"what": "formula", "points": 5}]


def test_worked_out_yes_is_told_as_one_that_is_asked_and_a_number_is_not() -> None:
    for formula in (
        "tricks > 2",
        "AND(tricks, tricks < 9)",
        "IF(tricks = 1, NOT(tricks), tricks = 3)",
    ):
        assert lines("IF(won, 5, 6)", won=formula)[0]["said"] == {"won": True}
    chain = {"won": "tricks >= 3", "lost": "NOT(won)", "safe": "IF(lost, won, won)"}
    assert lines("IF(safe, 5, 6)", **chain)[0]["said"] == {"safe": True}
    for formula in ("tricks - 1", "COUNT(tricks)", "IF(tricks, tricks = 3, 2)"):
        assert lines("IF(won, 5, 6)", won=formula) == [{"what": "formula", "points": 5}]


def lines(points: str, names: Sequence[str] = ("tricks",), **computed: str) -> list[Any]:
    """Return what the sheet says of the only player of a round, of whom every asked field is 3."""
    log = [{"type": "round", "players": [dict.fromkeys(names, 3)]}]
    fields: list[dict[str, str]] = [{"id": name, "name": name} for name in names]
    for name, formula in computed.items():
        fields.append({"id": name, "name": name, "kind": "computed", "is": formula})
    answer = rules.replay(game({**PAD, "fields": fields, "points": points}, 1, log)["file"])
    return answer["sheet"]["rounds"][0]["players"][0]["lines"]


def calls_of(points: str) -> int:
    """Count the calls of thirty rounds of twelve, without those of the set-up."""
    fields = [{"id": name, "name": name, "most": 999} for name in ("a", "b")]
    log = [
        {
            "type": "round",
            "players": [{"a": seat, "b": 20 * number} for seat in range(12)],
        }
        for number in range(30)
    ]
    pad = {**PAD, "fields": fields, "points": points}
    return calls(game(pad, 12, log)["file"]) - calls(game(pad, 12, [])["file"])


def calls(file: rules.Json) -> int:
    """Count the calls that following a game takes."""
    count = 0

    def note(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        answer = rules.replay(file)
    finally:
        sys.setprofile(before)
    assert answer["problem"] is None
    return count
