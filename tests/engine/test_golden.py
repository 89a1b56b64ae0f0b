"""Every worked example of the rules, and every rule somebody might dispute."""

import re
from pathlib import Path

import pytest

import companion.engine
from companion.engine.games import CARDS
from tests.engine import golden
from tests.engine.laws import broken_laws


@pytest.mark.parametrize("path", golden.all_golden(), ids=golden.name)
def test_scores_as_the_rule_says(path: Path):
    case = golden.read(path)
    answer = golden.answer(case)
    assert golden.shown(case["expect"], answer) == case["expect"], case["rule"]
    if answer["sheet"]:
        assert broken_laws(answer["setup"], answer["sheet"]) == []


CODE = re.compile(rf'"((?:{"|".join(CARDS)}|log|seats?|players|cards|entry)\.[a-z_]+)"')


def test_every_refusal_and_warning_is_shown():
    """A rule that nothing shows might as well not be there."""
    engine, tests = Path(companion.engine.__file__).parent, Path(__file__).parent
    named = {code for path in engine.rglob("*.py") for code in CODE.findall(path.read_text())}
    shown = {code for path in golden.all_golden() for code in CODE.findall(path.read_text())}
    shown |= {code for path in tests.glob("*.py") for code in CODE.findall(path.read_text())}
    assert named - shown == set()
