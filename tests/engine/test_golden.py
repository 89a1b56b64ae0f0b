"""Every worked example of the rules, and every rule somebody might dispute."""

from pathlib import Path

import pytest

from companion.engine.replay import replay
from tests.engine import golden
from tests.engine.laws import broken_laws


@pytest.mark.parametrize("path", golden.all_golden(), ids=golden.name)
def test_scores_as_the_rule_says(path: Path):
    case = golden.read(path)
    answer = replay(case["file"])
    assert golden.shown(case["expect"], answer) == case["expect"], case["rule"]
    if answer["sheet"]:
        assert broken_laws(answer["setup"], answer["sheet"]) == []
