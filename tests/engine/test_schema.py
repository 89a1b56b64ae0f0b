"""The published schema takes every game file the engine takes, and refuses what has no shape."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.engine import golden

SCHEMA = Path(__file__).parents[2] / "docs" / "format.schema.json"
SHAPELESS = [
    {},
    {"format": "companion/1", "game": "tally", "seats": [], "log": []},
    {"format": "companion/1", "game": "chess", "seats": [{"name": "Ada"}], "log": []},
    {"format": "companion/1", "game": "tally", "seats": [{"name": "Ada"}], "log": [{"type": "x"}]},
    {
        "format": "companion/1",
        "game": "tally",
        "seats": [{"name": "A"}],
        "options": {"x": 1},
        "log": [],
    },
]


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    read = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(read)
    return Draft202012Validator(read)


@pytest.mark.parametrize("path", golden.all_golden(), ids=golden.name)
def test_legal_games_fit_the_schema(schema: Draft202012Validator, path: Path) -> None:
    case = golden.read(path)
    mended_later = any(entry.get("type") in ("undo", "amend") for entry in entries(case["file"]))
    if "problem" not in case["expect"] and not mended_later:
        schema.validate(case["file"])


def entries(file: object) -> list[dict]:
    """The log of a file that may be none."""
    log = file.get("log", []) if isinstance(file, dict) else []
    return [entry for entry in log if isinstance(entry, dict)]


@pytest.mark.parametrize("file", SHAPELESS, ids=range(len(SHAPELESS)))
def test_what_has_no_shape_does_not_fit(schema: Draft202012Validator, file: dict) -> None:
    assert not schema.is_valid(file)
