"""The golden files' figures once more, by a reckoning that shares nothing with the engine.

Only the figures: what the engine refuses (297 files) has none, and the slow check knows no
legality. Tables that do play tests/engine/live.
"""

import pytest

from companion.engine.fold import replay
from tests.engine import golden
from tests.engine.slow_end import dealer_of, end_of, is_whole
from tests.engine.slow_games import points_of
from tests.engine.slow_log import as_it_reads

FLOORS = {"agame": 117, "animanize": 95, "format": 3, "greta": 98, "lynx": 64, "tally": 87}
"""How many golden files with a sheet each folder has, at least; a game that is not here has no
second opinion."""


@pytest.mark.parametrize("folder", golden.games())
def test_golden_points_are_those_of_the_slow_check(folder: str) -> None:
    compared = []

    def wrong_points(case: dict) -> str | None:
        if "problem" in case["expect"] or case["file"]["game"] not in FLOORS:
            return None
        compared.append(case["name"])
        return golden.difference(
            {"points": points_of(as_it_reads(case["file"]))},
            {"points": points_on(replay(case["file"])["sheet"])},
        )

    golden.check_files(folder, wrong_points)
    assert len(compared) >= FLOORS.get(folder, 0) or golden.is_filtered()


@pytest.mark.parametrize("folder", golden.games())
def test_golden_ends_and_dealers_are_those_of_the_slow_check(folder: str) -> None:
    def wrong_end(case: dict) -> str | None:
        if "problem" in case["expect"] or case["file"]["game"] not in FLOORS:
            return None
        file, sheet = as_it_reads(case["file"]), replay(case["file"])["sheet"]
        return golden.difference(second_opinion(file), first_opinion(file, sheet))

    golden.check_files(folder, wrong_end)


def second_opinion(file: dict) -> dict:
    """Why a game is over and who deals next, by the slow check; nothing where cards tell."""
    if not is_whole(file):
        return {}
    reason = end_of(file, points_of(file))
    has_dealer = file["game"] == "lynx" and reason is None
    return {"reason": reason, "dealer": dealer_of(file) if has_dealer else None}


def first_opinion(file: dict, sheet: dict) -> dict:
    """Return the same by the engine."""
    if not is_whole(file):
        return {}
    has_dealer = file["game"] == "lynx" and sheet["next"] is not None
    return {"reason": sheet["reason"], "dealer": sheet["next"]["dealer"] if has_dealer else None}


def points_on(sheet: dict) -> list[list[int]]:
    """Return the points of all rounds that are not adjustments; nothing for those who have none."""
    return [
        [part["points"] if part else 0 for part in row["players"]]
        for row in sheet["rounds"]
        if row["no"] is not None
    ]
