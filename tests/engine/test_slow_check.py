"""The golden files' figures once more, by a reckoning that shares nothing with the engine.

Only the figures: what the engine refuses (277 files) has none, and the slow check knows no
legality. Tables that do play tests/engine/live.
"""

import pytest

from companion.engine.fold import replay
from tests.engine import golden
from tests.engine.slow_games import points_of
from tests.engine.slow_log import as_it_reads

FLOORS = {"agame": 107, "animanize": 79, "format": 3, "greta": 89, "lynx": 57, "tally": 78}
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


def points_on(sheet: dict) -> list[list[int]]:
    """The points of all rounds that are not adjustments; nothing for those who have none."""
    return [
        [part["points"] if part else 0 for part in row["players"]]
        for row in sheet["rounds"]
        if row["no"] is not None
    ]
