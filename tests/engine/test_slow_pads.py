"""Random games by pads beside a slow reading: bounds, checks, totals, turns, ends, corrections.

Both interpreters are asked.
"""

from random import Random

import pytest

from companion.core.rules import Json
from tests.engine.micropython.phone import Phone
from tests.engine.random_pads import plain_pad_file
from tests.engine.slow_pads import slow_game
from tests.engine.test_pads import alike, is_bound

SEEDS = 80
FLOORS = {
    "rounds": {"pad.check": 2, "value.range": 3, "formula.by_zero": 1, "pad.total": 1, None: 10},
    "rows": {"pad.check": 1, "pad.row_taken": 2, "formula.by_zero": 1, None: 20},
}
"""So often at least something is refused in these games, or nothing."""
TURNS = ("deals", "begins")
REASONS = {"rounds": {"games", "target", "rounds"}, "rows": {"games"}}


@pytest.mark.long
@pytest.mark.parametrize("kind", ["rounds", "rows"])
def test_random_games_are_those_of_a_slow_reading(phone: Phone, kind: str) -> None:
    refusals: list[str | None] = []
    reasons: list[str | None] = []
    for seed in range(SEEDS):
        file = plain_pad_file(Random(seed), kind)
        answer = alike(phone, {"do": "score", "file": file})
        if answer["problem"] and is_bound(answer["problem"]):
            continue
        assert opinion(answer) == slow_game(file), f"seed {seed}"
        refusals.append((answer["problem"] or {}).get("code"))
        reasons.append(answer["sheet"]["reason"])
    missing = {code for code, least in FLOORS[kind].items() if refusals.count(code) < least}
    assert not missing, missing
    assert {*reasons} >= REASONS[kind]


def opinion(answer: Json) -> Json:
    """Return what the engine says, as the slow reading does."""
    sheet = answer["sheet"]
    for row in sheet["rounds"]:
        for player in row["players"]:
            assert player["points"] == sum(line["points"] for line in player["lines"])
    played = [[one["points"] for one in row["players"]] for row in sheet["rounds"]]
    refused = (answer["problem"] or {}).get("code")
    ahead = sheet["next"]
    return {
        "points": played,
        "ranks": sheet["ranks"],
        "turns": ahead and {key: ahead[key] for key in TURNS if key in ahead},
        "out": sheet["table"].get("out"),
        "reason": sheet["reason"],
        "refused": refused,
    }
