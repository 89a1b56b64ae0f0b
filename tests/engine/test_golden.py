"""Every worked example of the rules, and every rule somebody might dispute."""

import re
from pathlib import Path

import pytest

import companion.engine
from companion.engine.games import GAMES
from tests.engine import golden
from tests.engine.laws import broken_laws
from tests.engine.problem_texts import gap_in_text


@pytest.mark.parametrize("game", golden.games())
def test_golden_files_score_as_their_rules_say_and_name_what_is_wrong(game: str):
    """Each is replayed once for all that is looked at: that takes the time."""
    golden.check_files(game, wrong_answer)


def wrong_answer(case: dict) -> str | None:
    """Return what is wrong with the score, and with its problems and warnings."""
    answer = golden.answer(case)
    found = [wrong_score(case, answer), wrong_places(case, answer), missing_words(answer)]
    return "\n".join(filter(None, found)) or None


def wrong_score(case: dict, answer: dict) -> str | None:
    """Where the engine departs from what a golden file expects, or from a law."""
    wrong = golden.difference(case["expect"], golden.shown(case["expect"], answer))
    if wrong or not answer["sheet"]:
        return wrong
    return "\n".join(broken_laws(answer["setup"], answer["sheet"])) or None


MAY_BE_MISSING = ("value.missing", "seats.color_missing", "agame.must_lay", "format.unknown")
"""Codes of what is not there: the last step of their place leads nowhere."""


def wrong_places(case: dict, answer: dict) -> str:
    """Problems and warnings whose place is not in the entry, or the set-up, they are about."""
    result = complaints(answer)
    return "\n".join(str(one) for one in result if not leads_somewhere(case["file"], one))


def missing_words(answer: dict) -> str:
    """Problems and warnings that leave a gap in their text, or have none."""
    return "\n".join(gap for one in complaints(answer) if (gap := gap_in_text(one)))


def complaints(answer: dict) -> list[dict]:
    """Return the problem of an answer, else its warnings."""
    return [answer["problem"]] if answer["problem"] else answer["sheet"]["warnings"]


def leads_somewhere(file: object, problem: dict) -> bool:
    """Whether a problem's place can be followed to its end."""
    place = problem["at"][:-1] if problem["code"] in MAY_BE_MISSING else problem["at"]
    value = file["log"][problem["entry"] - 1] if problem["entry"] else file
    for step in place:
        keys = range(len(value)) if isinstance(value, list) else value
        if not isinstance(value, list | dict) or step not in keys:
            return False
        value = value[step]
    return True


def test_the_golden_files_are_there():
    assert len(golden.all_golden()) >= 760


CODE = re.compile(rf'"((?:{"|".join(GAMES)}|log|seats?|players|cards|entry)\.[a-z_]+)"')


def test_every_refusal_and_warning_is_shown():
    """A rule that nothing shows might as well not be there."""
    engine, tests = Path(companion.engine.__file__).parent, Path(__file__).parent
    named = {code for path in engine.rglob("*.py") for code in CODE.findall(path.read_text())}
    codes = {code for path in golden.all_golden() for code in CODE.findall(path.read_text())}
    codes |= {code for path in tests.glob("*.py") for code in CODE.findall(path.read_text())}
    assert named - codes == set()
