"""Every code the engine can give has a text in the catalogue; `test_golden.py` fills them."""

import ast
from functools import cache
from pathlib import Path

import pytest

from hatch_build import TRANSLATIONS
from tests.texts import forms, messages

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "companion" / "engine"
LANGUAGES = sorted(folder.parent.name for folder in TRANSLATIONS.glob("*/LC_MESSAGES"))
CODE_AT = {"Problem": 0, "problem_at": 0, "complain": 0, "warn": 2}


@cache
def codes() -> frozenset[str]:
    """Every code written as a literal in a `Problem(…)` or a `warn(…)`, and in a bar."""
    result = {"animanize.round_full"}
    for path in ENGINE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                result |= literals(call)
    return frozenset(result)


def literals(call: ast.Call) -> set[str]:
    """Return the texts in a call's place for the code."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    place = CODE_AT.get(name)
    if place is None or len(call.args) <= place:
        return set()
    code = call.args[place]
    parts = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
    return {part.value for part in parts if isinstance(part, ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    texts = messages(language).items()
    assert sorted(codes() - {name for name, message in texts if all(forms(message))}) == []
